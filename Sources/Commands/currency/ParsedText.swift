import CommandSupport
import CurrencyParsing

/// What `parse` answers for a text, as one line of JSON or as lines for people.
struct ParsedText: Encodable {
    /// The file in CSV that has the text; nil for standard input and arguments.
    var file: String?
    /// The number of the line in the input, counted from 1; nil for an argument.
    var line: Int?
    var text: String
    /// The amount; absent if it is not certain.
    var amount: String?
    /// Whether the amount is certain.
    var sure: Bool
    /// All amounts that the text may mean, the likeliest first.
    var readings: [String]
    var currencies: [String]
    var doubts: [DoubtReport]
    var notes: [String]?
    var error: String?
    var offset: Int?
    var wellFormed: String?
    var explanation: ReadingExplanation?

    private var refusal: AmountParseError?

    private enum CodingKeys: String, CodingKey {
        case file, line, text, amount, sure, readings, currencies, doubts, notes, error, offset, wellFormed, explanation
    }

    init(
        _ text: UnsafeBufferPointer<UInt8>, _ line: Int?, _ result: AmountReader.Result,
        _ explanation: ReadingExplanation?
    ) {
        self.text = String(decoding: text, as: UTF8.self)
        self.line = line
        readings = result.readings
        doubts = result.doubts.map { DoubtReport($0, in: text) }
        sure = result.amount != nil && doubts.isEmpty
        amount = sure ? result.amount : nil
        currencies = result.currencies.map { $0.description }
        notes = result.notes?.names
        // A doubtful text was read.
        refusal = result.amount == nil ? result.error : nil
        error = refusal.map { "\($0.reason): expected \($0.expected)" }
        offset = refusal?.offset
        wellFormed = refusal?.wellFormed
        self.explanation = explanation
    }

    /// A record of a table that has no amount to read.
    init(_ text: [UInt8], _ line: Int, mistake: String) {
        self.text = String(decoding: text, as: UTF8.self)
        self.line = line
        (sure, readings, currencies, doubts) = (false, [], [], [])
        error = mistake
    }

    /// The answer, and the explanation on lines of their own.
    var lines: String {
        var lines = [answer]
        if let explanation {
            let isOpen = doubts.contains { $0.kind == AmountDoubt.Kind.group.rawValue }
            lines += (explanation.lines(hasOpenSeparator: isOpen) + doubts.map(\.line)).map { "  " + $0 }
        }
        return lines.joined(separator: "\n")
    }

    private var answer: String {
        if let amount { return amount + currency }
        let place = (file.map { "\(TerminalText.of($0)): " } ?? "") + (line.map { "line \($0): " } ?? "")
        if let refusal { return "refused: \(place)\(TerminalText.of(refusal.description(in: text)))" }
        if let error { return "refused: \(place)\(TerminalText.of(error))" }
        return "doubtful: \(place)\(readings.joined(separator: " or "))\(currency): \(DoubtReport.sentence(doubts))"
    }

    /// The currency, or all that it may be.
    private var currency: String { currencies.isEmpty ? "" : " " + currencies.joined(separator: "|") }
}
