import LocaleResolution

/// Writes `Currency.swift`.
public struct CurrencyFile: Sendable {
    /// The cases and their aliases.
    public var names: CurrencyCaseNames
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from the cases and a header.
    public init(names: CurrencyCaseNames, header: FileHeader) {
        self.names = names
        self.header = header
    }

    /// The file's text. The same names and header give the same text.
    public func text() throws(EnumEmissionError) -> String {
        try source.text()
    }

    /// The names that programs can use.
    var listing: CaseListing { source.listing }

    private var source: RawValueEnum {
        RawValueEnum(
            name: "Currency",
            documentation: [
                "A currency of ISO 4217 or CLDR, of today or withdrawn.",
                "The raw value is the code: `Currency.euro.rawValue` is `\"EUR\"`. The case `none` is no currency. "
                    + "The code in small letters is another name of each currency in use: `Currency.eur`.",
            ],
            header: header, cases: names.cases.map(Self.enumCase), aliases: names.aliases)
    }

    private static func enumCase(_ currency: CurrencyCase) -> RawValueEnum.Case {
        RawValueEnum.Case(
            name: currency.name, rawValue: currency.rawValue, documentation: documentation(of: currency) + ".")
    }

    /// `Swiss Franc, CHF, number 756, 2 decimals`, `Kuna, HRK, number 191, withdrawn 2023-01, replaced by EUR`.
    private static func documentation(of currency: CurrencyCase) -> String {
        guard currency.rawValue != CurrencyCase.none else { return "No currency" }
        var parts = [currency.isoName ?? currency.englishName ?? currency.rawValue, currency.rawValue]
        if currency.isoName == nil {
            parts.append("not in ISO 4217")
        } else if let number = currency.numericCode {
            parts.append("number \(number)")
        }
        if let withdrawn = currency.withdrawn {
            parts.append("withdrawn \(withdrawn)")
        } else if let lastDay = currency.lastDay {
            parts.append("until \(lastDay)")
        } else if let minorUnit = currency.minorUnit {
            parts.append(minorUnit == 1 ? "1 decimal" : "\(minorUnit) decimals")
        } else if currency.isoName != nil {
            parts.append("no minor unit")
        }
        if let last = currency.successors.last {
            let others = currency.successors.dropLast().joined(separator: ", ")
            parts.append("replaced by " + (others.isEmpty ? last : "\(others) and \(last)"))
        }
        return parts.joined(separator: ", ")
    }
}
