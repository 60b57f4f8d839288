import CommandSupport

/// JSON for embedding in a page. It is as short as possible, and equal values produce equal text.
///
/// The JSON is written between `<script>` and `</script>`, where HTML recognizes only the end of the element, so `<`
/// is always escaped. Invisible characters are escaped too.
///
/// See <https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements>.
enum PageValue {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([PageValue])
    /// The members in the given order.
    case record(KeyValuePairs<String, PageValue>)

    static func numbers(_ numbers: [Int]) -> PageValue { .list(numbers.map(PageValue.number)) }
    static func texts(_ texts: [String]) -> PageValue { .list(texts.map(PageValue.text)) }
    static func text(_ text: String?) -> PageValue { text.map { .text($0) } ?? .null }
    static func number(_ number: Int?) -> PageValue { number.map { .number($0) } ?? .null }

    var json: String {
        var result: [UInt8] = []
        write(to: &result)
        return String(decoding: result, as: UTF8.self)
    }

    private func write(to out: inout [UInt8]) {
        switch self {
        case .null: out += "null".utf8
        case .bool(let value): out += (value ? "true" : "false").utf8
        case .number(let value): out += String(value).utf8
        case .text(let text): Self.write(text, to: &out)
        case .list(let values):
            out.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                value.write(to: &out)
            }
            out.append(UInt8(ascii: "]"))
        case .record(let members):
            out.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &out)
                out.append(UInt8(ascii: ":"))
                member.value.write(to: &out)
            }
            out.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\"".utf8
            case "\\": out += "\\\\".utf8
            case "<", ">", "&": escape(scalar, to: &out)
            case " "..."~": out.append(UInt8(truncatingIfNeeded: scalar.value))
            case _ where VisibleText.isInvisible(scalar): escape(scalar, to: &out)
            default: out += String(scalar).utf8
            }
        }
        out.append(UInt8(ascii: "\""))
    }

    private static func escape(_ scalar: Unicode.Scalar, to out: inout [UInt8]) {
        for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            out += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        }
    }
}
