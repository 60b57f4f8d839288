import FieldEngine
import FieldFormats

/// A field after an event.
struct FieldState: Encodable {
    var text: String
    var selection: Range<Int>?
    var value: String?
    var digitCount: Int
    var answer: Bool

    init(_ state: EditingState<some Hashable & Sendable>, value: String?, answer: Bool) {
        text = state.text
        selection = state.selection
        self.value = value
        digitCount = state.text.unicodeScalars.filter { GeneralCategory.isDecimalDigit($0.value) }.count
        self.answer = answer
    }

    private enum CodingKeys: String, CodingKey {
        case text, selection, value, digitCount, answer
    }

    /// Missing values are null, not omitted.
    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(text, forKey: .text)
        try fields.encode(selection.map { [$0.lowerBound, $0.upperBound] }, forKey: .selection)
        try fields.encode(value, forKey: .value)
        try fields.encode(digitCount, forKey: .digitCount)
        try fields.encode(answer, forKey: .answer)
    }
}

/// The answer to a request.
struct Answer: Encodable {
    enum Content {
        case states([FieldState])
        case validation(Validation)
        case card(Card)
        case error(String)
    }

    struct Validation {
        var result: String
        var text: String?
        var selection: Range<Int>?

        init(_ outcome: EditOutcome<some Hashable & Sendable>) {
            switch outcome {
            case .accepted: result = "accepted"
            case .rejected: result = "rejected"
            case .changed(let state, _): (result, text, selection) = ("changed", state.text, state.selection)
            }
        }
    }

    struct Card {
        var number: BankCardNumber

        init(_ number: BankCardNumber) {
            self.number = number
        }
    }

    var label: String?
    var content: Content

    private enum CodingKeys: String, CodingKey {
        case label, states, error, result, text, selection, digits, formatted, brand, checkDigitHolds
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(label, forKey: .label)
        switch content {
        case .states(let states):
            try fields.encode(states, forKey: .states)
        case .error(let text):
            try fields.encode(text, forKey: .error)
        case .validation(let validation):
            try fields.encode(validation.result, forKey: .result)
            try fields.encodeIfPresent(validation.text, forKey: .text)
            try fields.encodeIfPresent(validation.selection.map { [$0.lowerBound, $0.upperBound] }, forKey: .selection)
        case .card(let card):
            try fields.encode(card.number.digits, forKey: .digits)
            try fields.encode(card.number.formatted, forKey: .formatted)
            try fields.encode(card.number.brand?.rawValue, forKey: .brand)
            try fields.encode(card.number.hasValidCheckDigit, forKey: .checkDigitHolds)
        }
    }
}
