import LocaleModel
import NumberRuleTables

/// Reads the text after a rule's colon into its elements.
///
///     body         = { text | substitution | plural }       at most two substitutions; a third is text, as in ICU
///     substitution = ("<" | ">" | "=") [ "%" name | pattern ] (the same character again), or ">>>"
///     plural       = "$(" ("cardinal" | "ordinal") "," { category "{" text "}" } ")$"
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
enum RuleBodyReader {
    /// Why a text is no body.
    struct Defect: Error, CustomStringConvertible {
        var expected: String

        var description: String { "expected \(expected)" }
    }

    // Scalars, because a sign of the syntax may be followed by a combining mark.
    typealias Scalars = ArraySlice<Unicode.Scalar>

    /// The elements of a text without brackets.
    static func elements(of text: Scalars) throws(Defect) -> [RuleElement] {
        var elements: [RuleElement] = []
        var rest = text
        for _ in 0..<2 {
            guard let range = substitution(in: rest) else { break }
            elements += try plurals(in: rest[..<range.lowerBound])
            elements.append(try element(of: rest[range]))
            rest = rest[range.upperBound...]
        }
        return elements + (try plurals(in: rest))
    }

    /// The first substitution in a text.
    private static func substitution(in text: Scalars) -> Range<Int>? {
        for start in text.indices.dropLast() where begins(text[start], text[start + 1]) {
            if text[start...].starts(with: ">>>".unicodeScalars) { return start..<(start + 3) }
            guard let end = text[(start + 1)...].firstIndex(of: text[start]) else { return nil }
            // `<%set<<`.
            let isDouble = text[start] == "<" && end + 1 < text.endIndex && text[end + 1] == "<"
            return start..<(end + (isDouble ? 2 : 1))
        }
        return nil
    }

    private static func begins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        switch first {
        case "<": "<%#0".unicodeScalars.contains(second)
        case ">": ">%#0".unicodeScalars.contains(second)
        case "=": "%#0".unicodeScalars.contains(second)
        default: false
        }
    }

    private static func element(of token: Scalars) throws(Defect) -> RuleElement {
        if token.elementsEqual(">>>".unicodeScalars) { return .operation(.smallerWithPreviousRule) }
        let hasZeros = token.count > 2 && token.first == "<" && token.suffix(2).elementsEqual("<<".unicodeScalars)
        let inner = token.dropFirst().dropLast(hasZeros ? 2 : 1)
        switch (token.first, inner.first) {
        case ("<", nil): return .operation(.larger)
        case (">", nil): return .operation(.smaller)
        case (_, nil): throw Defect(expected: "a rule set or a pattern between equals signs")
        case ("<", "%"): return .inSet(hasZeros ? .largerInSetWithZeros : .largerInSet, string(inner.dropFirst()))
        case (">", "%"): return .inSet(.smallerInSet, string(inner.dropFirst()))
        case (_, "%"): return .inSet(.sameInSet, string(inner.dropFirst()))
        case ("<", _): return .inPattern(.largerInPattern, string(inner))
        case (">", _): return .inPattern(.smallerInPattern, string(inner))
        default: return .inPattern(.sameInPattern, string(inner))
        }
    }

    /// A text without substitutions, and the plural forms in it.
    private static func plurals(in text: Scalars) throws(Defect) -> [RuleElement] {
        guard let start = place(of: "$(", in: text) else { return literal(text) }
        guard let end = place(of: ")$", in: text[start...]) else { throw Defect(expected: ")$ after $(") }
        var elements = literal(text[..<start])
        let parts = text[(start + 2)..<end].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        switch parts.first.map(string) {
        case "cardinal": elements.append(.operation(.cardinal))
        case "ordinal": elements.append(.operation(.ordinal))
        default: throw Defect(expected: "cardinal or ordinal")
        }
        elements += try forms(in: parts.count > 1 ? parts[1] : [])
        elements.append(.operation(.formsEnd))
        return elements + literal(text[(end + 2)...])
    }

    /// The forms of a plural, `other` at the end.
    private static func forms(in text: Scalars) throws(Defect) -> [RuleElement] {
        var other: [RuleElement]?
        var elements: [RuleElement] = []
        var rest = text
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { throw Defect(expected: "} after {") }
            guard let category = PluralCategory(rawValue: string(rest[..<open].filter { $0 != " " }[...])) else {
                throw Defect(expected: "a plural category")
            }
            let value = rest[(open + 1)..<close]
            guard !value.contains(where: { "{#'".unicodeScalars.contains($0) }) else {
                throw Defect(expected: "a text without # and quotes")
            }
            let form: [RuleElement] = [.form(category)] + literal(value)
            if category == .other { other = form } else { elements += form }
            rest = rest[(close + 1)...]
        }
        guard let other else { throw Defect(expected: "a text for other") }
        return elements + other
    }

    private static func place(of token: String, in text: Scalars) -> Int? {
        text.indices.first { text[$0...].starts(with: token.unicodeScalars) }
    }

    private static func literal(_ text: Scalars) -> [RuleElement] {
        text.isEmpty ? [] : [.text(string(text))]
    }

    static func string(_ scalars: Scalars) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
