import AmountSearch

/// How a text was read: its tokens, and what the parser understood them to be.
///
///     tokens: number "1.234,50", blank " ", currency "€"
///     number: "1.234,50" at byte 0, "." groups digits, "," sets off the fraction
///     currency: "€" at byte 9 is EUR (symbol)
///     notes: otherGrouping
package struct ReadingExplanation: Encodable {
    package struct Token: Encodable {
        package var kind: String
        package var text: String
    }

    package struct Number: Encodable {
        var text: String
        var start: Int
        var group: String?
        var decimal: String?
    }

    package struct Currency: Encodable {
        var text: String
        var start: Int
        var code: String
        var evidence: String
    }

    package var tokens: [Token]
    /// Nil if the parser found none, or if the text is the formatter's own.
    package var number: Number?
    package var currencies: [Currency] = []
    package var notes: [String] = []

    /// Explains a text or a part of one by its tokens only.
    package init(_ text: UnsafeBufferPointer<UInt8>, _ tokens: [ExplainedToken]) {
        self.tokens = tokens.map { Token(kind: $0.kind, text: String(decoding: text[$0.range], as: UTF8.self)) }
    }

    package init(_ text: UnsafeBufferPointer<UInt8>, _ parser: CurrencyParser, _ search: AmountSearch) {
        self.init(text, search.tokens(utf8: text))
        guard let read = parser.interpretation(utf8: text) else { return }
        func part(_ range: Range<Int>) -> String {
            String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
        }
        if !read.number.isEmpty {
            number = Number(
                text: part(read.number), start: read.number.lowerBound,
                group: read.separators.group.map { String(Character($0)) },
                decimal: read.separators.decimal.map { String(Character($0)) })
        }
        currencies = read.candidates.map {
            Currency(
                text: part($0.range), start: $0.range.lowerBound, code: $0.currency.description,
                evidence: String(describing: $0.evidence))
        }
        notes = read.notes.names
    }

    /// The lines for people, without indentation.
    ///
    /// - Parameter hasOpenSeparator: Whether the role of the separator is in doubt, so that the lines do not state it.
    package func lines(hasOpenSeparator: Bool) -> [String] {
        func shown(_ text: String) -> String { "\"\(TerminalText.of(text))\"" }
        var lines = ["tokens: " + tokens.map { "\($0.kind) \(shown($0.text))" }.joined(separator: ", ")]
        if let number {
            var line = "number: \(shown(number.text)) at byte \(number.start)"
            if !hasOpenSeparator {
                if let group = number.group { line += ", \(shown(group)) groups digits" }
                if let decimal = number.decimal { line += ", \(shown(decimal)) sets off the fraction" }
            }
            lines.append(line)
        }
        for currency in currencies {
            lines.append(
                "currency: \(shown(currency.text)) at byte \(currency.start) is \(currency.code) (\(currency.evidence))"
            )
        }
        if !notes.isEmpty { lines.append("notes: " + notes.joined(separator: ", ")) }
        return lines
    }
}
