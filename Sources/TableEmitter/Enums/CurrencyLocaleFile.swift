import LocaleResolution

/// Writes `CurrencyLocale.swift`.
public struct CurrencyLocaleFile: Sendable {
    public var names: LocaleCaseNames
    public var header: FileHeader

    public init(names: LocaleCaseNames, header: FileHeader) {
        self.names = names
        self.header = header
    }

    /// The file's text; the same names and header give the same text.
    public func text() throws(EnumEmissionError) -> String {
        try RawValueEnum(
            name: "CurrencyLocale",
            documentation: [
                "A locale of CLDR, by its English name.",
                "The raw value is the identifier with underscores: `CurrencyLocale.germanAustria.rawValue` is "
                    + "`\"de_AT\"`. The cases `current` and `autoUpdating` follow the user and are no identifiers.",
            ],
            header: header, cases: names.cases.map(Self.enumCase), aliases: names.aliases
        ).text()
    }

    private static func enumCase(_ locale: LocaleCase) -> RawValueEnum.Case {
        let identifier = locale.identifier.map { ", `\($0)`" } ?? ""
        return RawValueEnum.Case(
            name: locale.name, rawValue: locale.rawValue, documentation: "\(locale.displayName)\(identifier).")
    }
}
