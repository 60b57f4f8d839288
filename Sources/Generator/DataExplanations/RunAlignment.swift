import CurrencyEngine

/// Aligns the engine's text with the tables: each character with the token that it comes from.
///
/// The text is never produced here. Tokens are hypotheses; the forms whose texts equal the engine's, scalar by scalar,
/// are the correct ones.
struct RunAlignment {
    let number: FormattedNumber
    let filter: TextFilter

    /// The bytes between the text before the digits and the text after them; empty, at the end, if there are no digits.
    var core: Range<Int> {
        let kinds: Set<FormattedPart.Kind> = [.integer, .group, .decimal, .fraction, .nan, .infinity]
        let inner = number.parts.filter { kinds.contains($0.kind) }
        guard let first = inner.first, let last = inner.last else {
            return number.text.utf8.count..<number.text.utf8.count
        }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// The runs around the digits for the first form that is in the text; nil if there is none.
    func runs(_ forms: [TokenForm]) -> (before: [ExplainedRun], after: [ExplainedRun])? {
        let core = core
        let length = number.text.utf8.count
        for form in forms {
            if core.isEmpty {
                // A word without a number is in one place.
                if let runs = runs(form.prefix + form.suffix, in: 0..<length) { return (runs, []) }
            } else if let before = runs(form.prefix, in: 0..<core.lowerBound),
                let after = runs(form.suffix, in: core.upperBound..<length)
            {
                return (before, after)
            }
        }
        return nil
    }

    private func runs(_ tokens: [TextToken], in range: Range<Int>) -> [ExplainedRun]? {
        var offset = range.lowerBound
        var result: [ExplainedRun] = []
        for token in tokens {
            let written = filter.apply(token.text)
            guard offset + written.utf8.count <= range.upperBound,
                number.text(in: offset..<(offset + written.utf8.count)) == written
            else { return nil }
            result += runs(of: token, isChanged: written != token.text, in: offset..<(offset + written.utf8.count))
            offset += written.utf8.count
        }
        return offset == range.upperBound ? result : nil
    }

    /// The runs of one token: one for each part of the text that it overlaps.
    private func runs(of token: TextToken, isChanged: Bool, in range: Range<Int>) -> [ExplainedRun] {
        number.parts.compactMap { part in
            let range = range.clamped(to: part.range)
            guard !range.isEmpty else { return nil }
            return ExplainedRun(
                text: number.text(in: range), range: range, part: part.kind, rule: token.rule,
                value: token.value, because: token.because,
                note: isChanged ? ExplainedRun.changedNote : nil)
        }
    }
}

extension FormattedNumber {
    /// The text between UTF-8 offsets, which must be at boundaries of characters.
    func text(in range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}
