import AmountSearch
import CommandSupport
import CurrencyParsing

/// What `scan` answers for an amount, as one line of JSON or as lines for people.
struct ScannedAmount: Encodable {
    var file: String
    /// Counted from 1.
    var lineNumber: Int
    /// Bytes in the line, from 0.
    var start: Int
    var end: Int
    var text: String
    /// The amount; absent if it is not certain.
    var amount: String?
    /// Whether the amount is certain.
    var sure: Bool
    /// All amounts that the text may mean, the likeliest first.
    var readings: [String]
    var currency: String?
    var candidates: [String]
    var doubts: [DoubtReport]
    /// Whether it is the end of a range, or a bound.
    var relation: String?
    /// The same in words.
    private let role: String?
    var explanation: ReadingExplanation?

    private enum CodingKeys: String, CodingKey {
        case file, start, end, text, amount, sure, readings, currency, candidates, doubts, relation, explanation
        case lineNumber = "line"
    }

    /// - Parameter tokens: Those of the line, to explain the amount; nil if nothing has to be explained.
    init(
        _ found: FoundAmount, _ line: UnsafeBufferPointer<UInt8>, _ file: String, _ number: Int,
        _ tokens: [ExplainedToken]?
    ) {
        self.file = file
        lineNumber = number
        (start, end) = (found.range.lowerBound, found.range.upperBound)
        text = String(decoding: line[found.range], as: UTF8.self)
        amount = found.amount?.description
        sure = found.isCertain
        readings = found.readings.map(\.description)
        currency = found.currency?.description
        candidates = found.candidates.map { $0.currency.description }
        doubts = found.doubts.map { DoubtReport($0, in: line) }
        relation = found.relation?.rawValue
        role =
            switch found.relation {
            case .from: "from"
            case .to: "to"
            case .atLeast: "at least"
            case .atMost: "at most"
            case nil: nil
            }
        explanation = tokens.map { ReadingExplanation(line, $0.near(found.range)) }
    }

    /// An amount that was found with a currency's code beside it.
    ///
    /// - Parameters:
    ///   - coded: The line in which it was found.
    ///   - line: The line as it is.
    init(
        _ found: FoundAmount, in coded: LineWithCodes, _ line: UnsafeBufferPointer<UInt8>, _ file: String,
        _ number: Int, _ tokens: [ExplainedToken]?
    ) {
        self = coded.text.withUnsafeBufferPointer { ScannedAmount(found, $0, file, number, nil) }
        let range = coded.original(found.range)
        (start, end) = (range.lowerBound, range.upperBound)
        text = String(decoding: line[range], as: UTF8.self)
        for (index, doubt) in doubts.enumerated() {
            let place = coded.original(doubt.start..<doubt.end)
            (doubts[index].start, doubts[index].end) = (place.lowerBound, place.upperBound)
            doubts[index].text = String(decoding: line[place], as: UTF8.self)
        }
        explanation = tokens.map { ReadingExplanation(line, $0.near(range)) }
    }

    var lines: String {
        var line = "\(TerminalText.of(file)):\(lineNumber):\(start): "
        line += amount ?? "doubtful \(readings.joined(separator: " or "))"
        line += " \(currency ?? candidates.joined(separator: "|"))  \(TerminalText.of(text))"
        let remarks = [role, doubts.isEmpty ? nil : DoubtReport.sentence(doubts)].compactMap { $0 }
        if !remarks.isEmpty { line += "  (\(remarks.joined(separator: ": ")))" }
        guard let explanation else { return line }
        let more = explanation.lines(hasOpenSeparator: true) + doubts.map(\.line)
        return ([line] + more.map { "  " + $0 }).joined(separator: "\n")
    }
}

extension [ExplainedToken] {
    /// The tokens in a range and those that touch it.
    fileprivate func near(_ amount: Range<Int>) -> [ExplainedToken] {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.upperBound < amount.lowerBound { low = middle + 1 } else { high = middle }
        }
        return Array(self[low...].prefix { $0.range.lowerBound <= amount.upperBound })
    }
}
