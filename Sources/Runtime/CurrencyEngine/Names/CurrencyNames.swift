import CurrencyCore
import PackedTables

/// CLDR's names of currencies in all locales.
///
///     let names = CurrencyNames.bundled
///     let polish = try LocaleIdentifier("pl")
///     let zloty = try CurrencyCode("PLN")
///     names.displayName(of: zloty, in: polish)                    // "złoty polski"
///     names.pluralName(of: zloty, category: .few, in: polish)     // "złote polskie"
///     names.pluralName(of: zloty, category: .many, in: polish)    // "złotych polskich"
///
/// A locale inherits the names that it lacks: `de-AT` has most of its names from `de`. Locales are found as
/// `CurrencyData` finds them, but among all locales that have names. The data that amounts are
/// formatted with makes no difference.
///
/// The package's own names are `CurrencyNames.bundled`, in the module CurrencyNames. Only programs that import that
/// module link the names. `CurrencyDisplay.name` writes amounts with names.
///
/// Looking up a name uses no lock and no cache, and allocates nothing but the string. Values are cheap to copy: they
/// share the image's bytes, which never change.
public struct CurrencyNames: Sendable {
    let image: PackedImage
    private let source: Source

    /// What is the same for all names of an image.
    private final class Source: Sendable {
        /// Keeps the bytes alive if they are not constants of the program.
        private let owner: ImageBytes?
        /// The name of a currency around its amounts. Plans find names through this function, so that programs without
        /// names do not contain the code: the size budgets of formats.
        let outerText: @Sendable (CurrencyNames, LocaleIdentifier, CurrencyCode) -> OuterText

        /// The source of all literals.
        static let literal = Source(nil)

        init(_ owner: ImageBytes?) {
            self.owner = owner
            outerText = { names, locale, currency in names.names(in: locale).outerText(of: currency) }
        }
    }

    /// Makes names from an image, such as a file, and checks every record in it.
    ///
    ///     try CurrencyNames([])      // throws the image of names is cut off: it has 0 bytes of 223
    ///
    /// - Throws: `CurrencyImageError` if the bytes are truncated, changed, of another version, or no image of names.
    /// - Complexity: Linear in the length of all names: some tens of milliseconds for all locales.
    public init(_ bytes: some Collection<UInt8>) throws(CurrencyImageError) {
        let owner = ImageBytes.copy(of: bytes)
        do throws(PackedImageError) {
            try PackedCheck.checkNames(owner.bytes)
        } catch {
            throw CurrencyImageError(.names(error))
        }
        source = Source(owner)
        image = PackedImage(uncheckedBase: owner.base, count: owner.bytes.count)
    }

    /// Makes names from an image that is a literal of the program.
    ///
    /// The literal is not checked, so it must be one that `currency-data` wrote.
    public init(uncheckedLiteral literal: StaticString) {
        source = .literal
        image = PackedImage(uncheckedBase: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// The name of a currency around its amounts in a locale.
    func outerText(of currency: CurrencyCode, in locale: LocaleIdentifier) -> OuterText {
        source.outerText(self, locale, currency)
    }

    /// The CLDR version of the names, such as `48`.
    public var cldrVersion: String { image.text(image.identity.cldrVersion).string }

    /// The image's length in bytes.
    public var byteCount: Int { image.count }

    /// The image's bytes, as a file would hold them.
    public var imageBytes: [UInt8] { [UInt8](image.bytes) }

    /// The identifiers of all locales that have names, sorted; the root is `und`.
    public var localeIdentifiers: [String] {
        (0..<LocaleLookup(image: image).localeCount).map {
            image.text(image[LocaleRow.self, $0].identifier).string
        }
    }

    /// The codes of all currencies that have a name in any locale, sorted.
    public var currencyCodes: [CurrencyCode] {
        (0..<image.rowCount(of: CurrencyRow.self)).map { CurrencyCode(image[CurrencyRow.self, $0].code) }
    }
}

/// Two values are equal if they are the same image in memory. Contents are not compared.
extension CurrencyNames: Hashable {
    /// Whether both values are the same image in memory. Contents are not compared.
    public static func == (left: Self, right: Self) -> Bool {
        left.image.bytes.baseAddress == right.image.bytes.baseAddress
    }

    /// Hashes the image's address in memory.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(image.bytes.baseAddress)
    }
}
