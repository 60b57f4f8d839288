import CurrencyFormat
import FieldEngine
import FieldFormats
import Foundation

/// Answers requests to fields, one line of JSON each, so that other libraries' test suites can drive the engine.
///
///     var executor = FieldExecutor(data: .bundled)
///     let events = #"[{"op":"begin"},{"op":"type","with":"12"}]"#
///     let config = #"{"locale":"en_US","currency":"USD"}"#
///     let answer = executor.answer(#"{"engine":"currency","config":\#(config),"events":\#(events)}"#)
///
/// Every line gets an answer, and no line prevents later answers.
struct FieldExecutor {
    private let data: CurrencyData
    private let encoder: JSONEncoder

    init(data: CurrencyData) {
        self.data = data
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// The answer to a line, without a newline.
    func answer(_ line: String) -> String {
        answer(Data(line.utf8))
    }

    /// The answer to a line, without a newline.
    func answer(_ line: Data) -> String {
        let decoder = JSONDecoder()
        let label = try? decoder.decode(Label.self, from: line).label
        do {
            return try text(Answer(label: label, content: content(decoder.decode(FieldRequest.self, from: line))))
        } catch {
            let failure = Answer(label: label, content: .error(FieldRequestError.text(error)))
            // Encoding text cannot fail.
            return (try? text(failure)) ?? #"{"error":"no answer"}"#
        }
    }

    private func text(_ answer: Answer) throws -> String {
        String(decoding: try encoder.encode(answer), as: UTF8.self)
    }

    private func content(_ request: FieldRequest) throws -> Answer.Content {
        if request.kind == .value { return .card(try card(request)) }
        let engine = request.engine ?? .textinput
        switch engine {
        case .currency, .decimal, .percent:
            return try run(request, .amounts { try $0.entry(engine, data) })
        case .mask:
            return try run(request, .texts { try $0.mask() })
        case .textinput:
            switch request.format ?? request.config.format ?? .plain {
            case .none, .plain:
                return try run(request, .texts { _ in TextInputFormats.plain })
            case .bankCardNumber:
                return try run(
                    request, FieldKind({ _ in TextInputFormats.bankCardNumber() }, valueText: { $0?.digits }))
            case .bankCardExpiryDate:
                return try run(
                    request, FieldKind({ _ in TextInputFormats.bankCardExpiryDate }, valueText: { $0?.formatted }))
            case .bankCardHolderName:
                return try run(request, .texts { _ in TextInputFormats.bankCardHolderName() })
            case .phoneNumber:
                return try run(request, FieldKind({ _ in TextInputFormats.phoneNumber() }, valueText: { $0?.dialled }))
            }
        }
    }

    private func run<Format: FieldFormat>(
        _ request: FieldRequest, _ kind: FieldKind<Format>
    ) throws -> Answer.Content {
        if request.kind == .validate { return .validation(try validate(request, kind.make(request.config))) }
        var session = try FieldSession(kind, request.config)
        try session.start(request.initial)
        var states: [FieldState] = []
        for event in request.events ?? [] {
            let answer = try session.play(event)
            let state = session.field.state
            states.append(FieldState(state, value: kind.valueText(state.value), answer: answer))
        }
        return .states(states)
    }

    private func validate<Format: FieldFormat>(_ request: FieldRequest, _ format: Format) throws -> Answer.Validation {
        guard let text = request.text else { throw FieldRequestError.missing("text") }
        guard let range = request.range?.range else { throw FieldRequestError.missing("range") }
        let state = EditingState<Format.Value>(text: text, selection: request.selection?.range ?? range)
        return Answer.Validation(format.apply(.replace(range, with: request.with ?? "", .inserted), to: state))
    }

    private func card(_ request: FieldRequest) throws -> Answer.Card {
        guard (request.format ?? request.config.format) == .bankCardNumber else {
            throw FieldRequestError.unsupported("values of this format")
        }
        guard let text = request.fromDigits ?? request.fromFormatted else {
            throw FieldRequestError.missing("fromDigits or fromFormatted")
        }
        guard let number = BankCardNumber(text) else { throw FieldRequestError.unsupported("\"\(text)\" as a number") }
        return Answer.Card(number)
    }

    private struct Label: Decodable {
        var label: String?
    }
}
