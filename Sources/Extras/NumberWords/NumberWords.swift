import CurrencyCore
import NumberRuleTables
import PackedTables

/// Spells numbers in words, by the rules that CLDR has for each language.
///
///     try NumberWords.bundled.spell(1234, in: .germanGermany)         // "ein­tausend­zwei­hundert­vier­und­dreißig"
///     try NumberWords.bundled.spell(-2.5, in: .englishUnitedStates)   // "minus two point five"
///
/// The texts are those of ICU's `RuleBasedNumberFormat` with the same CLDR. Between the parts of long words, some languages
/// have soft hyphens (U+00AD), which are seen only where a line breaks.
///
/// A language without rules inherits those of the root, which write digits.
///
/// Values are cheap to copy: they share the image's bytes, which never change.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
public struct NumberWords: Sendable {
    let tables: NumberRuleTables
    /// Keeps the bytes alive if they are not constants of the program.
    private let owner: ImageBytes?
    /// The locales, their parents, and the symbols and plural rules of numbers.
    let data: CurrencyData

    /// Makes rules from an image, such as a file, and checks everything in it.
    ///
    ///     try NumberWords([])        // throws the image of number rules is cut off: it has 0 bytes of 103
    ///
    /// - Parameters:
    ///   - bytes: An image that `currency-data` wrote.
    ///   - data: The locales, and their symbols and plural rules.
    /// - Throws: `NumberWordsImageError` if the bytes are truncated, changed, of another version, or no image of rules.
    public init(_ bytes: some Collection<UInt8>, data: CurrencyData = .bundled) throws(NumberWordsImageError) {
        let owner = ImageBytes.copy(of: bytes)
        do throws(NumberRuleImageError) {
            tables = try NumberRuleCheck.check(owner.bytes)
        } catch {
            throw NumberWordsImageError(error)
        }
        self.owner = owner
        self.data = data
    }

    /// Makes rules from an image that is a literal of the program. The literal is not checked, so it must be one that
    /// `currency-data` wrote.
    init(uncheckedLiteral literal: StaticString) {
        owner = nil
        tables = NumberRuleTables(uncheckedBase: literal.utf8Start, count: literal.utf8CodeUnitCount)
        data = .bundled
    }

    /// The CLDR version of the rules, such as `48`.
    public var cldrVersion: String { tables.cldrVersion }

    /// The image's length in bytes.
    public var byteCount: Int { tables.count }

    /// The image's bytes, as a file would hold them.
    public var imageBytes: [UInt8] { [UInt8](tables.bytes) }

    /// The identifiers of the locales that have rules of their own, sorted; the root is `und`. Other locales inherit theirs.
    public var localeIdentifiers: [String] {
        (0..<tables.rowCount(of: .locales)).map { String(decoding: tables.identifier(ofLocale: $0), as: UTF8.self) }
    }
}

/// An error that says why bytes are no image of number rules that this version can use.
public struct NumberWordsImageError: Error, Equatable, Sendable, CustomStringConvertible {
    private let cause: NumberRuleImageError

    init(_ cause: NumberRuleImageError) { self.cause = cause }

    /// A description of the error in English.
    public var description: String { cause.description }
}
