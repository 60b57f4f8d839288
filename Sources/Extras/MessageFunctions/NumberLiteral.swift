// The numbers of messages:
//
//     number-literal = ["-"] ("0" | ("1" ... "9") *digit) ["." 1*digit] [("e" | "E") ["-" | "+"] 1*digit]
//
// See https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Numeric_Operands.

enum NumberLiteral {
    static func isWellFormed(_ text: String) -> Bool {
        var rest = Substring(text).utf8
        func skipDigits() -> Int {
            let end = rest.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? rest.endIndex
            let count = rest.distance(from: rest.startIndex, to: end)
            rest = rest[end...]
            return count
        }
        func skip(_ bytes: UInt8...) -> Bool {
            guard let first = rest.first, bytes.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip(UInt8(ascii: "-"))
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let count = skipDigits()
        guard count > 0, !startsWithZero || count == 1 else { return false }
        if skip(UInt8(ascii: ".")), skipDigits() == 0 { return false }
        if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
            if skipDigits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
