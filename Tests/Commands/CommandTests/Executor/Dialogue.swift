import CurrencyFormat
import CurrencyNames
import Foundation
import Testing

@testable import currency_executor

/// Sends requests to an executor and reads its answers.
struct Dialogue {
    struct Answer: Decodable, Equatable {
        var label: String?
        var result: String?
        var error: String?
    }

    /// An answer with parts.
    struct PartsAnswer: Decodable, Equatable {
        struct Part: Decodable, Equatable {
            var type: String
            var value: String
        }

        var label: String?
        var result: [Part]?
        var error: String?
    }

    private var executor: ConformanceExecutor

    init(compatibility: FormatOptions.Compatibility = .ldml) {
        executor = ConformanceExecutor(data: .bundled, names: .bundled, compatibility: compatibility)
    }

    mutating func answer(_ line: String) throws -> Answer {
        try answer(bytes: Data(line.utf8))
    }

    /// The answer, unparsed.
    mutating func line(_ line: String) -> Data {
        Data(executor.answer(Data(line.utf8)))
    }

    mutating func answer(bytes: Data) throws -> Answer {
        let line = Data(executor.answer(bytes))
        #expect(!line.contains(UInt8(ascii: "\n")))
        return try JSONDecoder().decode(Answer.self, from: line)
    }

    /// The parts of a number as `type value`. `options` is the content of a JSON object.
    static func parts(_ locale: String, _ input: String, _ options: String) throws -> [String] {
        var dialogue = Self()
        let line = #"{"label":"1","locale":"\#(locale)","input":"\#(input)","parts":true,"options":{\#(options)}}"#
        let answer = try JSONDecoder().decode(PartsAnswer.self, from: Data(dialogue.executor.answer(Data(line.utf8))))
        #expect(answer.label == "1" && answer.error == nil)
        return try #require(answer.result).map { "\($0.type) \($0.value)" }
    }

    /// The text of an amount. `options` is the content of a JSON object.
    static func text(
        _ locale: String, _ currency: String, _ input: String, _ options: String = "",
        compatibility: FormatOptions.Compatibility = .ldml
    ) throws -> String {
        var dialogue = Self(compatibility: compatibility)
        let answer = try dialogue.answer(request(locale, currency, input, options))
        #expect(answer.error == nil)
        return try #require(answer.result)
    }

    /// The error of a request.
    static func error(
        _ options: String, locale: String = "en", currency: String = "USD", input: String = "1"
    ) throws -> String {
        var dialogue = Self()
        let answer = try dialogue.answer(request(locale, currency, input, options))
        #expect(answer.label == "1")
        #expect(answer.result == nil)
        return try #require(answer.error)
    }

    static func request(_ locale: String, _ currency: String, _ input: String, _ options: String = "") -> String {
        #"{"label":"1","locale":"\#(locale)","input":"\#(input)","#
            + #""options":{"style":"currency","currency":"\#(currency)"\#(options.isEmpty ? "" : ",")\#(options)}}"#
    }
}
