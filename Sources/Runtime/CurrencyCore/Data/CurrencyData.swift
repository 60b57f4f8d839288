import PackedTables

/// Locale and currency data, stored as an image of packed tables.
///
///     let bytes = CurrencyData.bundled.imageBytes     // or those of a file, or from a network
///     let data = try CurrencyData(bytes)
///     data.cldrVersion                                // "48"
///
/// The bundled data is `CurrencyData.bundled`, in the module CurrencyFormat. Values are cheap to copy and share the
/// image's bytes, which never change.
public struct CurrencyData: Sendable {
    package let image: PackedImage
    /// Keeps the bytes alive if they are not constants in the program.
    private let owner: ImageBytes?

    /// Creates data from an image, such as the contents of a file, and checks every number and text in it.
    ///
    /// The image may be a slice and lack data that a style needs. Then make plans with `checkedPlan()`, which throws an
    /// error where `plan` and `format` stop the program.
    ///
    /// - Throws: `CurrencyImageError` if the bytes are truncated, changed, of another version, or not an image.
    /// - Complexity: linear in the image's length; about a millisecond for all locales.
    public init(_ bytes: some Collection<UInt8>) throws(CurrencyImageError) {
        let owner = ImageBytes.copy(of: bytes)
        do throws(PackedImageError) {
            try PackedCheck.check(owner.bytes)
        } catch {
            throw CurrencyImageError(.tables(error))
        }
        let image = PackedImage(uncheckedBase: owner.base, count: owner.bytes.count)
        // Images of names have currencies without facts, but here each currency must have its facts.
        guard image.rowCount(of: CurrencyFactRow.self) == image.rowCount(of: CurrencyRow.self) else {
            throw CurrencyImageError(.tables(.badTable(.currencyFacts)))
        }
        self.owner = owner
        self.image = image
    }

    /// Creates data from an image that is a literal in the program.
    ///
    /// Nothing is checked, so the literal must be one that `currency-data` wrote.
    public init(uncheckedLiteral literal: StaticString) {
        owner = nil
        image = PackedImage(uncheckedBase: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// Whether the image's bytes exist as long as the program runs.
    package var isConstant: Bool { owner == nil }

    /// The CLDR version of the locales, such as `48`.
    public var cldrVersion: String { image.text(image.identity.cldrVersion).string }

    /// The CLDR version up to its first point; 0 if it does not begin with a number.
    package var cldrMajorVersion: Int {
        // This reads bytes, because characters would need Unicode tables in Embedded Swift.
        var version = 0
        for byte in image.text(image.identity.cldrVersion).utf8 {
            guard byte >= 0x30, byte <= 0x39, version < 1000 else { break }
            version = version * 10 + Int(byte - 0x30)
        }
        return version
    }

    /// The publication that the locales come from, such as `cldr-json 48.0.0`.
    public var source: String { image.text(image.identity.source).string }

    /// The publication date of ISO 4217's list of current currencies, such as `2026-01-01`.
    public var isoPublished: String { image.text(image.identity.isoPublished).string }

    /// The image's length in bytes.
    public var byteCount: Int { image.count }

    /// The image's bytes, as a file would hold them.
    public var imageBytes: [UInt8] { [UInt8](image.bytes) }

    /// The identifiers of all locales, sorted; the root is `und`.
    public var localeIdentifiers: [String] {
        (0..<LocaleLookup(image: image).localeCount).map {
            image.text(image[LocaleRow.self, $0].identifier).string
        }
    }

    /// The codes of all currencies in the data, sorted.
    public var currencyCodes: [CurrencyCode] {
        (0..<image.rowCount(of: CurrencyRow.self)).map { CurrencyCode(image[CurrencyRow.self, $0].code) }
    }

    /// The numbering systems that have ten digits, sorted.
    public var numberingSystems: [String] {
        (0..<image.rowCount(of: NumberingSystemRow.self)).compactMap {
            let system = image[NumberingSystemRow.self, $0]
            return system.digits == nil ? nil : image.text(system.identifier).string
        }
    }
}

extension CurrencyData {
    /// Returns the identifier of the locale whose data an identifier uses: `zh-TW` uses the data of `zh-Hant`.
    public func locale(for identifier: LocaleIdentifier) -> String {
        let row = LocaleLookup(image: image).row(for: identifier.tag)
        return image.text(image[LocaleRow.self, row].identifier).string
    }

    /// The row of a currency; nil if the data does not have its code.
    package func row(of currency: CurrencyCode) -> Int? {
        let currencies = image.rows(of: CurrencyRow.self)
        return currencies.row(of: currency.packed, in: 0..<currencies.count)
    }

    /// The row of a currency: the probable one if it is right; otherwise the result of a search.
    // Inlined to hold the budgets of resolving.
    @inline(__always)
    package func row(of currency: CurrencyCode, _ probable: ProbableRow) -> Int? {
        let currencies = image.rows(of: CurrencyRow.self)
        let row = Int(probable.row)
        return row < currencies.count && currencies[row].code == currency.packed ? row : self.row(of: currency)
    }
}

/// Two values are equal if their images are at the same place in memory. Contents are not compared.
extension CurrencyData: Hashable {
    /// Returns whether both are the same image in memory. Contents are not compared.
    public static func == (left: Self, right: Self) -> Bool {
        left.image.bytes.baseAddress == right.image.bytes.baseAddress
    }

    /// Hashes the image's place in memory.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(image.bytes.baseAddress)
    }
}
