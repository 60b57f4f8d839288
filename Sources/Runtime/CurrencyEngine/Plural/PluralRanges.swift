import CurrencyCore
import PackedTables

/// A language's rules for the plural category of a range, such as "2–5 days".
///
/// The category of a range follows from those of its two numbers. For a pair without a rule, LDML uses the category of
/// the second number, ICU `other`. ICU looks up the language only, so CLDR's rules for pt-PT apply only under `ldml`.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_Ranges>.
public struct PluralRanges: Hashable, Sendable {
    private let data: CurrencyData
    private let pairs: Range<Int>
    private let compatibility: FormatOptions.Compatibility

    /// Makes the rules for the data's locale that serves an identifier.
    ///
    /// - Throws: `CurrencyDataError` if the data, a slice, has no plural rules.
    public init(
        locale: LocaleIdentifier, compatibility: FormatOptions.Compatibility = .ldml, data: CurrencyData
    ) throws(CurrencyDataError) {
        if let missing = data.missing(.notation) { throw missing }
        self.init(localeRow: data.localeRow(for: locale), compatibility: compatibility, data: data)
    }

    package init(localeRow: Int, compatibility: FormatOptions.Compatibility, data: CurrencyData) {
        self.data = data
        self.compatibility = compatibility
        guard var language = data.image[LocaleRow.self, localeRow].plurals?.index else {
            pairs = 0..<0
            return
        }
        if compatibility == .icu { language = Self.language(of: language, in: data.image) }
        pairs = data.image[PluralLanguageRow.self, language].ranges.range
    }

    /// The row of the language only, for a row such as that of pt-PT.
    private static func language(of row: Int, in image: PackedImage) -> Int {
        let name = image.text(image[PluralLanguageRow.self, row].identifier).utf8
        guard let hyphen = name.firstIndex(of: UInt8(ascii: "-")) else { return row }
        let language = UnsafeBufferPointer(rebasing: name[..<hyphen])
        return image.row(of: language, in: PluralLanguageRow.self) { $0.identifier } ?? row
    }

    /// The category of a range whose two numbers have these categories.
    public func category(start: PluralCategory, end: PluralCategory) -> PluralCategory {
        let image = data.image
        let ends = CountFormPair(start: start.countForm, end: end.countForm)
        for row in pairs where image[PluralRangeRow.self, row].ends == ends {
            return PluralCategory(image[PluralRangeRow.self, row].form) ?? .other
        }
        return compatibility == .icu ? .other : end
    }
}
