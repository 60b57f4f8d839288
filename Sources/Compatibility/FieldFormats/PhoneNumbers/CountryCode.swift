/// An E.164 country calling code, and the formats of its numbers.
struct CountryCode: Sendable {
    /// The code in ASCII digits.
    let code: String
    let formats: [PhoneFormat]

    /// Creates a country code; nil if the text is not one.
    init?(_ code: String) {
        self.init(startOf: Array(code.utf8))
        if self.code != code { return nil }
    }

    /// The country code at the start of a number; nil if there is none yet. No code is a prefix of another.
    init?(startOf digits: [UInt8]) {
        let table = UnsafeBufferPointer(
            start: PhoneFormatTable.lines.utf8Start, count: PhoneFormatTable.lines.utf8CodeUnitCount)
        var code: String?
        var formats: [PhoneFormat] = []
        for line in table.split(separator: UInt8(ascii: "\n")) {
            let key = line.prefix { $0 != UInt8(ascii: ";") }
            guard digits.starts(with: key) else { continue }
            if key.count == line.count {
                code = String(decoding: key, as: UTF8.self)
            } else if let format = PhoneFormat(String(decoding: line.dropFirst(key.count + 1), as: UTF8.self)[...]) {
                formats.append(format)
            }
        }
        guard let code else { return nil }
        self.code = code
        self.formats = formats
    }

    /// Formats a national number; returns only the digits if the country has no format for it.
    func write(_ digits: [UInt8]) -> String {
        guard let format = formats.first(where: { $0.fits(digits) }) else {
            return String(decoding: digits, as: UTF8.self)
        }
        return format.write(digits)
    }
}
