import FieldEngine

/// A telephone number, in international form or as dialled within a country.
///
///     PhoneNumber("+1 (234) 567-8901")?.dialled           // "+12345678901"
///     PhoneNumber("+12345678901")?.formatted              // "+1 (234) 567-8901"
///     PhoneNumber("+12345678901")?.countryCode            // "1"
public struct PhoneNumber: Hashable, Sendable {
    /// The ASCII digits, with a plus before a country code.
    public let dialled: String

    /// Creates a number from text with digits, an optional leading plus, and the usual punctuation: spaces, hyphens,
    /// points, slashes and parentheses. Returns nil if the text has anything else, no digit, or more than the 15 digits
    /// that E.164 allows.
    public init?(_ text: String) {
        guard let elements = PhoneElements(text), elements.digitCount > 0 else { return nil }
        dialled = elements.text
    }

    /// The country calling code; nil if the number has none.
    public var countryCode: String? {
        guard dialled.utf8.first == UInt8(ascii: "+") else { return nil }
        return CountryCode(startOf: Array(dialled.utf8.dropFirst()))?.code
    }

    /// The number in its country's format, after the country code; as dialled if it has no country code.
    public var formatted: String { PhoneElements.formatted(Array(dialled.utf8), nil) }
}

/// The significant characters of a number's text: digits and a leading plus.
struct PhoneElements {
    /// The characters in ASCII.
    var bytes: [UInt8] = []
    /// The range of each byte's character in the text, in UTF-16 code units.
    var offsets: [Range<Int>] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var digitCount: Int { bytes.count - (bytes.first == UInt8(ascii: "+") ? 1 : 0) }

    static var mostDigits: Int { 15 }

    /// Parses a text; nil if it has characters that phone numbers do not have, or too many digits.
    init?(_ text: String) {
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF16.width(scalar)
            if let digit = GeneralCategory.decimalDigit(scalar.value) {
                bytes.append(UInt8(ascii: "0") + digit.value)
                offsets.append(offset..<(offset + width))
            } else if LenientScalar.kind(scalar.value) == .plus, bytes.isEmpty {
                bytes.append(UInt8(ascii: "+"))
                offsets.append(offset..<(offset + width))
            } else if !Self.isPunctuation(scalar) {
                return nil
            }
            offset += width
        }
        if digitCount > Self.mostDigits { return nil }
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch LenientScalar.kind(scalar.value) {
        case .space, .minus, .opening, .closing, .bidiMark: true
        default: scalar == "." || scalar == "/"
        }
    }

    /// Formats a number: with a plus, in the format of its country code; otherwise in that of the given country.
    static func formatted(_ bytes: [UInt8], _ country: CountryCode?) -> String {
        guard bytes.first == UInt8(ascii: "+") else {
            return country?.write(bytes) ?? String(decoding: bytes, as: UTF8.self)
        }
        let digits = Array(bytes.dropFirst())
        guard let country = CountryCode(startOf: digits) else { return String(decoding: bytes, as: UTF8.self) }
        let national = Array(digits.dropFirst(country.code.utf8.count))
        return "+" + country.code + (national.isEmpty ? "" : " " + country.write(national))
    }
}
