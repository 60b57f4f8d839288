/// Reads the literals of generated files: text between triple quotation marks on separate lines, with a backslash at
/// the end of each line of text, and with Swift's escapes.
///
///     static var bytes: StaticString {
///         """
///         CFT1\u{7}4q\
///         oG
///         """
///     }
enum SwiftLiteral {
    private static let backslash = UInt8(ascii: "\\")
    private static let newline = UInt8(ascii: "\n")

    /// The bytes of the literal of a property with the type `StaticString`; nil if the file has no such literal.
    static func bytes(of property: String, in file: [UInt8]) -> [UInt8]? {
        let opening = Array("var \(property): StaticString {\n".utf8)
        let quotes = Array("\"\"\"\n".utf8)
        guard let declaration = file.firstRange(of: opening),
            let start = file[declaration.upperBound...].firstRange(of: quotes)
        else { return nil }
        // Further spaces are part of the text.
        let indentation = start.lowerBound - declaration.upperBound
        var result: [UInt8] = []
        var position = start.upperBound
        while position + indentation < file.count {
            position += indentation
            if file[position...].starts(with: quotes) { return result }
            guard readLine(file, &position, &result) else { return nil }
        }
        return nil
    }

    /// Reads the rest of a line; returns false if it is not part of a literal.
    private static func readLine(_ file: [UInt8], _ position: inout Int, _ result: inout [UInt8]) -> Bool {
        while position < file.count {
            let byte = file[position]
            position += 1
            if byte == newline { return true }
            guard byte == backslash else {
                result.append(byte)
                continue
            }
            guard position < file.count else { return false }
            let escape = file[position]
            position += 1
            switch escape {
            case newline: return true
            case UInt8(ascii: "0"): result.append(0)
            case UInt8(ascii: "t"): result.append(9)
            case UInt8(ascii: "n"): result.append(10)
            case UInt8(ascii: "r"): result.append(13)
            case UInt8(ascii: "u"):
                guard let scalar = readScalar(file, &position) else { return false }
                result += Array(String(Character(scalar)).utf8)
            default: result.append(escape)
            }
        }
        return true
    }

    /// Reads a scalar such as `{1F}`.
    private static func readScalar(_ file: [UInt8], _ position: inout Int) -> Unicode.Scalar? {
        guard let end = file[position...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let digits = String(decoding: file[position..<end].dropFirst(), as: UTF8.self)
        position = end + 1
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// The first position of other bytes.
    fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
        guard let first = other.first else { return nil }
        var index = startIndex
        while index + other.count <= endIndex {
            if self[index] == first, self[index...].starts(with: other) { return index..<index + other.count }
            index += 1
        }
        return nil
    }
}
