import PackedTables

/// Locale and currency data: a table image as a value.
///
///     let bytes = CurrencyData.bundled.imageBytes     // or those of a file, or from a network
///     let data = try CurrencyData(bytes)
///     data.cldrVersion                                // "48"
///
/// The bundled data is `CurrencyData.bundled`, in module CurrencyFormat. Values are cheap to copy and share the
/// image's bytes, which never change.
public struct CurrencyData: Sendable {
    package let image: PackedImage
    /// Keeps the bytes alive where they are not constants of the program.
    private let owner: ImageBytes?

    /// Takes an image from outside, with a full check of every number and text in it.
    ///
    /// - Throws: `PackedImageError`, where the bytes are cut off, changed, of another version, or no image.
    /// - Complexity: linear in the image's length; about a millisecond for all locales.
    public init(_ bytes: some Collection<UInt8>) throws(PackedImageError) {
        let owner = ImageBytes.copy(of: bytes)
        try PackedCheck.check(owner.bytes)
        let image = PackedImage(uncheckedBase: owner.base, count: owner.bytes.count)
        // Images of names have currencies without facts; here each must have its own.
        guard image.rowCount(of: .currencyFacts) == image.rowCount(of: .currencies) else {
            throw .badTable(.currencyFacts)
        }
        self.owner = owner
        self.image = image
    }

    /// Takes an image that the emitter wrote into a program.
    ///
    /// Nothing is checked: the literal must be one that `currency-data` wrote.
    public init(uncheckedLiteral literal: StaticString) {
        owner = nil
        image = PackedImage(uncheckedBase: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// The CLDR version of the locales, such as `48`.
    public var cldrVersion: String { image.text(.image, 0, ImageColumn.cldrVersion).string }

    /// The CLDR version without what follows a point; 0 where it begins with no number.
    package var cldrMajorVersion: Int {
        // No characters, whose boundaries Embedded Swift would need tables for.
        var version = 0
        for byte in image.text(.image, 0, ImageColumn.cldrVersion).utf8 {
            guard byte >= 0x30, byte <= 0x39, version < 1000 else { break }
            version = version * 10 + Int(byte - 0x30)
        }
        return version
    }

    /// The publication that the locales come from, such as `cldr-json 48.0.0`.
    public var source: String { image.text(.image, 0, ImageColumn.source).string }

    /// The publication date of ISO 4217's list of current currencies, such as `2026-01-01`.
    public var isoPublished: String { image.text(.image, 0, ImageColumn.isoPublished).string }

    /// The image's length in bytes.
    public var byteCount: Int { image.count }

    /// The image's bytes, as a file would hold them.
    public var imageBytes: [UInt8] { [UInt8](image.bytes) }

    /// The identifiers of all locales, sorted; the root is `und`.
    public var localeIdentifiers: [String] {
        (0..<LocaleLookup(image: image).localeCount).map {
            image.text(.locales, $0, LocaleColumn.identifier).string
        }
    }

    /// The codes of all currencies that anything is known of, sorted.
    public var currencyCodes: [CurrencyCode] {
        (0..<image.rowCount(of: .currencies)).map {
            CurrencyCode(packed: image.value(.currencies, $0, CurrencyColumn.code))
        }
    }

    /// The numbering systems that have ten digits, sorted.
    public var numberingSystems: [String] {
        (0..<image.rowCount(of: .numberingSystems)).compactMap {
            image.optionalText(.numberingSystems, $0, NumberingSystemColumn.digits) == nil
                ? nil : image.text(.numberingSystems, $0, NumberingSystemColumn.identifier).string
        }
    }
}

extension CurrencyData {
    /// The identifier of the locale of this data that serves an identifier: `zh-TW` is served by `zh-Hant`.
    public func locale(for identifier: LocaleIdentifier) -> String {
        let row = LocaleLookup(image: image).row(for: identifier.tag)
        return image.text(.locales, row, LocaleColumn.identifier).string
    }

    /// The row of a currency, or nil where nothing is known of its code.
    package func row(of currency: CurrencyCode) -> Int? {
        let rows = image.rows(of: .currencies)
        var low = 0
        var high = rows.count
        let key = Self.ordered(currency.packed)
        while low < high {
            let middle = (low &+ high) / 2
            let value = Self.ordered(rows.value(middle, CurrencyColumn.code))
            if value == key { return middle }
            if value < key { low = middle &+ 1 } else { high = middle }
        }
        return nil
    }

    /// Packed codes have their first character lowest; as numbers they must be compared the other way round.
    static func ordered(_ packed: Int) -> Int {
        (packed & 0x7F) << 14 | (packed & 0x3F80) | (packed >> 14)
    }
}

/// Two values are equal when they are the same image in memory: contents are not compared.
extension CurrencyData: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.image.bytes.baseAddress == right.image.bytes.baseAddress
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(image.bytes.baseAddress)
    }
}
