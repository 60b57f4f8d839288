/// One string on which ICU and this engine differ.
struct LedgerDifference: CustomStringConvertible {
    let reading: LedgerEntry.Reading
    /// In ICU's or BCP 47's spelling, with keywords.
    let locale: String
    let currency: String
    let skeleton: String
    let amount: String
    let upstream: String
    let here: String

    var description: String {
        "\(reading.rawValue): \(locale) currency/\(currency)" + (skeleton.isEmpty ? "" : " " + skeleton)
            + " \(amount): ICU \(upstream.debugDescription), here \(here.debugDescription)"
    }

    /// The locale in BCP 47's spelling, without keywords.
    var tag: String {
        let subtags = locale.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }
        // What follows a single letter are keywords.
        return subtags.prefix { $0.utf8.count > 1 }.joined(separator: "-")
    }

    /// The amount without its sign; 0 where it is no number.
    var magnitude: Double {
        guard let number = Double(amount), !number.isNaN else { return 0 }
        return abs(number)
    }

    /// Whether a numbering system is asked for, by the locale or by the skeleton.
    var namesNumberingSystem: Bool {
        locale.contains("numbers=") || locale.contains("-u-nu-") || skeleton.contains("numbering-system/")
    }

    /// Whether a currency is asked for by the locale.
    var namesCurrency: Bool {
        locale.contains("currency=") || locale.contains("-u-cu-")
    }
}
