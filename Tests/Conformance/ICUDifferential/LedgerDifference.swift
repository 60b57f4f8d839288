/// One string on which ICU and this engine differ.
struct LedgerDifference: CustomStringConvertible {
    let reading: LedgerEntry.Reading
    /// In ICU's or BCP 47's spelling, including keywords.
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
        // A single letter starts the keywords.
        return subtags.prefix { $0.utf8.count > 1 }.joined(separator: "-")
    }

    /// The amount without its sign; 0 if it is not a number.
    var magnitude: Double {
        guard let number = Double(amount), !number.isNaN else { return 0 }
        return abs(number)
    }

    /// Whether the locale or the skeleton specifies a numbering system.
    var namesNumberingSystem: Bool {
        locale.contains("numbers=") || locale.contains("-u-nu-") || skeleton.contains("numbering-system/")
    }

    /// Whether the locale specifies a currency.
    var namesCurrency: Bool {
        locale.contains("currency=") || locale.contains("-u-cu-")
    }
}
