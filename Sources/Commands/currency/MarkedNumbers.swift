import AmountSearch
import CommandSupport

/// Numbers that a mark of a debit or credit shows to be amounts, although no currency is beside them: the "12,34 S" of a
/// bank's line.
///
/// A search needs a currency. It therefore searches the line again with a code between the number and the mark, so that
/// such an amount is read by the same rules and has the same doubts as one with a currency.
struct MarkedNumbers: Sendable {
    private let search: AmountSearch
    private let syntax: AmountSyntax
    private let code: String
    /// The fraction digits of amounts in the currency.
    private let digits: Int

    /// - Parameter parser: One with a style, which has the currency, and with conventions, which have the marks.
    init?(_ parser: CurrencyParser, _ search: AmountSearch) {
        guard let style = parser.style, parser.syntax.conventions != nil else { return nil }
        (self.search, syntax, code) = (search, parser.syntax, style.currency.description)
        digits = style.resolvedOptions.minimumFractionDigits ?? 0
    }

    /// The amounts of a line, in order, whose text has no currency.
    ///
    /// - Parameters:
    ///   - found: The amounts of the line that have one.
    ///   - tokens: Those of the line.
    func amounts(
        in line: UnsafeBufferPointer<UInt8>, beside found: [FoundAmount], _ tokens: [ExplainedToken]
    ) -> [(amount: FoundAmount, line: LineWithCodes)] {
        let marked = tokens.indices.compactMap { place(behind: $0, tokens, line, found) }
        guard !marked.isEmpty else { return [] }
        let coded = LineWithCodes(line, code: code, at: marked.map(\.number))
        let amounts = coded.text.withUnsafeBufferPointer { search.amounts(utf8: $0) }
        return amounts.compactMap { amount in
            let range = coded.original(amount.range)
            // What does not reach behind the mark has another sign than it says.
            guard marked.contains(where: { range.contains($0.number - 1) && range.upperBound >= $0.mark }),
                !found.contains(where: { $0.range.overlaps(range) })
            else { return nil }
            return (amount, coded)
        }
    }

    /// The ends of a number that is written as money and of the mark behind it; nil if it is no such number.
    private func place(
        behind index: Int, _ tokens: [ExplainedToken], _ line: UnsafeBufferPointer<UInt8>, _ found: [FoundAmount]
    ) -> (number: Int, mark: Int)? {
        let end = tokens[index].range.upperBound
        guard tokens[index].kind == "number", isMoney(UnsafeBufferPointer(rebasing: line[tokens[index].range])),
            !found.contains(where: { $0.range.contains(end - 1) })
        else { return nil }
        let next = tokens[(index + 1)...].first { $0.kind != "blank" }
        guard let start = next?.range.lowerBound, let mark = syntax.mark(line, at: start, isBehind: true) else {
            return nil
        }
        return (end, start + mark.length)
    }

    /// Whether a number has the currency's fraction digits, or groups if there are none: "12 D" is also a flat.
    private func isMoney(_ number: UnsafeBufferPointer<UInt8>) -> Bool {
        let separator = number.lastIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return separator.map { number.count - 1 - $0 == (digits == 0 ? 3 : digits) } ?? false
    }
}

/// A line with a currency's code behind some numbers, and the places that its bytes had before.
struct LineWithCodes {
    private(set) var text: [UInt8] = []
    /// The ranges of the codes in the text.
    private var codes: [Range<Int>] = []

    /// - Parameter places: The ends of numbers, in order.
    init(_ line: UnsafeBufferPointer<UInt8>, code: String, at places: [Int]) {
        var start = 0
        for place in places {
            text += line[start..<place]
            // A mark may touch the number.
            codes.append(text.count..<(text.count + code.utf8.count + 2))
            text += Array(" \(code) ".utf8)
            start = place
        }
        text += line[start...]
    }

    /// The range in the line without codes.
    func original(_ range: Range<Int>) -> Range<Int> {
        original(range.lowerBound)..<original(range.upperBound)
    }

    private func original(_ offset: Int) -> Int {
        offset - codes.reduce(0) { $0 + max(0, min($1.upperBound, offset) - $1.lowerBound) }
    }
}
