/// A place in a file whose text is not UTF-8, and what it looks like.
struct ForeignText: Equatable, CustomStringConvertible {
    /// An encoding by its first or its first invalid bytes. Which of the similar ones it is, nobody can say.
    enum Encoding: String, Equatable {
        case utf16LittleEndian = "UTF-16LE"
        case utf16BigEndian = "UTF-16BE"
        case utf32 = "UTF-32"
        /// Each byte is a character.
        case oneByte = "WINDOWS-1252"

        /// Whether characters have several bytes, so that no amount can be found.
        var isWide: Bool { self != .oneByte }
    }

    var file: String
    /// Counted from 1.
    var line: Int
    /// In the line, counted from 0.
    var byte: Int
    var encoding: Encoding

    var description: String {
        let place = "\(file):\(line):\(byte): expected UTF-8, "
        let conversion = "convert it with iconv -f \(encoding.rawValue) -t UTF-8"
        return encoding.isWide
            ? "\(place)found what looks like \(encoding.rawValue): \(conversion)"
            : "\(place)found what looks like Latin-1 or Windows-1252: \(conversion)"
    }
}

extension ForeignText.Encoding {
    /// As many bytes tell how a file begins.
    private static let beginning = 1024

    /// The encoding of a file that begins with these bytes; nil unless characters have several bytes.
    init?(wide text: UnsafeBufferPointer<UInt8>) {
        let bytes = text.prefix(Self.beginning)
        // The byte order marks of UTF-32 contain those of UTF-16.
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            self = .utf32
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            self = .utf16LittleEndian
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            self = .utf16BigEndian
        } else {
            // Of the two bytes of a letter of a Western language, one is zero, and the same one each time.
            let zeros = bytes.indices.filter { bytes[$0] == 0 }
            let odd = zeros.count { $0 % 2 != 0 }
            guard zeros.count * 4 >= bytes.count, zeros.count > 1 else { return nil }
            if odd == zeros.count {
                self = .utf16LittleEndian
            } else if odd == 0 {
                self = .utf16BigEndian
            } else {
                return nil
            }
        }
    }
}
