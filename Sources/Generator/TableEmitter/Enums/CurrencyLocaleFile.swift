import LocaleResolution
import PackedTables

/// Writes `CurrencyLocale.swift`.
public struct CurrencyLocaleFile: Sendable {
    /// The cases and their aliases.
    public var names: LocaleCaseNames
    /// The header of the file.
    public var header: FileHeader
    /// The row of each case's locale, in the image to which the enum belongs.
    public var rows: [Int]

    /// Creates a file from the cases, a header and the rows of their locales.
    public init(names: LocaleCaseNames, header: FileHeader, rows: [Int]) {
        self.names = names
        self.header = header
        self.rows = rows
    }

    /// Creates a file from the cases and a header, with the rows in an image.
    public init(names: LocaleCaseNames, header: FileHeader, image: TableImage) {
        self.init(names: names, header: header, rows: Self.rows(of: names, in: image))
    }

    /// The file's text. The same names and header give the same text.
    public func text() throws(EnumEmissionError) -> String {
        try source.text()
    }

    /// The names that programs can use.
    var listing: CaseListing { source.listing }

    private var source: RawValueEnum {
        RawValueEnum(
            name: "CurrencyLocale",
            documentation: [
                "A locale of CLDR, by its English name.",
                "The raw value is the identifier with underscores: `CurrencyLocale.germanAustria.rawValue` is "
                    + "`\"de_AT\"`. `current` and `autoUpdating`, which follow the user, come with module "
                    + "CurrencyFoundation: programs that do not link it have no such cases.",
                "There are more cases than locales: the \(names.cases.filter { $0.identifier != nil }.count) cases with an "
                    + "identifier are served by \(Set(rows).count) locales of the data. `de` and `de_DE` are two cases, and "
                    + "write the same texts.",
            ],
            header: header, cases: names.cases.map(Self.enumCase), aliases: names.aliases,
            numbers: RawValueEnum.Numbers(
                name: "bundledRow",
                documentation: "The row of the bundled locale that serves the case: that of `zh-Hant` for `zh_TW`.",
                values: rows))
    }

    /// The rows that the runtime finds. Cases that follow the user have none and get the row of the root.
    private static func rows(of names: LocaleCaseNames, in image: TableImage) -> [Int] {
        image.bytes.withUnsafeBufferPointer { bytes in
            // An image is never empty.
            let lookup = LocaleLookup(
                image: PackedImage(uncheckedBase: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count))
            return names.cases.map { locale in
                guard locale.identifier != nil else { return lookup.rootRow }
                return lookup.row(for: LanguageTag(canonical: locale.rawValue))
            }
        }
    }

    private static func enumCase(_ locale: LocaleCase) -> RawValueEnum.Case {
        let identifier = locale.identifier.map { ", `\($0)`" } ?? ""
        return RawValueEnum.Case(
            name: locale.name, rawValue: locale.rawValue, documentation: "\(locale.displayName)\(identifier).",
            isConditional: locale.identifier == nil)
    }
}
