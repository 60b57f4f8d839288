import CurrencyReader

/// A doubt about an amount, with the text that raised it, as the command line shows it.
package struct DoubtReport: Encodable, Equatable {
    /// The stable name of what is in doubt.
    package var kind: String
    /// The place of the text, in UTF-8 bytes.
    package var start: Int
    package var end: Int
    package var text: String
    /// The reason as a sentence.
    package var reason: String
    /// The rule that raised it.
    package var rule: String?

    package init(_ doubt: AmountDoubt, in text: UnsafeBufferPointer<UInt8>) {
        let range = doubt.range.clamped(to: 0..<text.count)
        (kind, reason) = (doubt.kind.rawValue, doubt.kind.description)
        rule = doubt.row?.rule
        (start, end) = (doubt.range.lowerBound, doubt.range.upperBound)
        self.text = String(decoding: text[range], as: UTF8.self)
    }

    /// The reasons for people, each once: `the amount may be negative ("-")`.
    package static func sentence(_ doubts: [DoubtReport]) -> String {
        var reasons: [String] = []
        for doubt in doubts {
            let text = doubt.text.split(separator: " ").joined(separator: " ")
            let reason = text.isEmpty ? doubt.reason : "\(doubt.reason) (\"\(TerminalText.of(text))\")"
            if !reasons.contains(reason) { reasons.append(reason) }
        }
        return reasons.joined(separator: "; ")
    }

    /// The line of an explanation.
    package var line: String {
        "doubt: \(kind) at byte \(start), \"\(TerminalText.of(text))\": \(reason)" + (rule.map { " [\($0)]" } ?? "")
    }
}
