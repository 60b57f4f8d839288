/// A country calling code of the E.164 plan, and how its numbers are written.
struct CountryCode: Sendable {
    /// ASCII digits.
    let code: String
    let formats: [PhoneFormat]

    /// Nil where the digits are no country code.
    init?(_ code: String) {
        let table = UnsafeBufferPointer(
            start: PhoneFormatTable.lines.utf8Start, count: PhoneFormatTable.lines.utf8CodeUnitCount)
        let key = Array(code.utf8)
        var formats: [PhoneFormat] = []
        var isKnown = false
        for line in table.split(separator: UInt8(ascii: "\n")) where line.starts(with: key) {
            let rest = line.dropFirst(key.count)
            if rest.isEmpty { isKnown = true }
            guard rest.first == UInt8(ascii: ";") else { continue }
            let text = String(decoding: rest.dropFirst(), as: UTF8.self)
            if let format = PhoneFormat(text[...]) { formats.append(format) }
        }
        guard isKnown else { return nil }
        self.code = code
        self.formats = formats
    }

    /// The country code that a number begins with; nil where it has none yet. No code is the beginning of another.
    init?(startOf digits: [UInt8]) {
        for length in 1...3 where length <= digits.count {
            if let country = CountryCode(String(decoding: digits[..<length], as: UTF8.self)) {
                self = country
                return
            }
        }
        return nil
    }

    /// A national number as text; the digits alone where the country has no format for it.
    func write(_ digits: [UInt8]) -> String {
        guard let format = formats.first(where: { $0.fits(digits) }) else {
            return String(decoding: digits, as: UTF8.self)
        }
        return format.write(digits)
    }
}
