import Foundation
import Testing

@testable import currency

/// Formatting amounts like a sample price, on the command line and in the executor's requests.
@Suite struct LikeCommandTests {
    private func lines(_ arguments: [String]) throws -> [String] { try CommandOutput.lines(of: ["like"] + arguments) }

    @Test func amountsAreWrittenLikeThePrice() throws {
        let arguments = ["--currency", "RON", "--amount", "1.23", "--region", "RO", "1,23 lei", "--", "14.76", "0.99"]
        #expect(try lines(arguments) == ["14,76 lei", "0,99 lei"])
    }

    @Test(arguments: [
        (["--currency", "EUR", "--amount", "1.23", "€1.23"], Int32(2), "name the text of a price"),
        (["--currency", "EUR", "--amount", "x", "€1.23", "5"], 2, "\"x\" is not an amount"),
        (["--currency", "EUR", "--amount", "1.24", "€1.23", "5"], 3, "do not spell 1.24"),
        (
            ["--currency", "EUR", "--amount", "1.23", "--region", "Rom", "€1.23", "5"], 3,
            "\"Rom\" is not the code of a region"
        ),
        (["--currency", "EUR", "--amount", "1.23", "€1.23", "1234.5"], 1, "styles differ in 1234.5"),
        (
            ["--currency", "EUR", "--amount", "1.23", "--region", "DE", "ab 1,23 €", "5"], 1,
            "no locale writes the price"
        ),
    ])
    func doubtsAndErrors(_ arguments: [String], _ code: Int32, _ message: String) {
        let run = CommandRun(["like"] + arguments)
        #expect(run.code == code && run.message.contains(message))
    }

    @Test func theExecutorSaysWhetherItIsSure() throws {
        var dialogue = Dialogue()
        func answer(_ fields: String) -> String {
            String(decoding: dialogue.line(#"{"label":"5","op":"like",\#(fields)}"#), as: UTF8.self)
        }
        let lei = #""text":"1,23 lei","amount":"1.23","currency":"RON""#
        #expect(
            answer(#"\#(lei),"region":"RO","inputs":["14.76","1234.5"]"#)
                == #"{"label":"5","result":["14,76 lei","1.234,50 lei"],"sure":true}"#)
        #expect(answer(#"\#(lei),"inputs":["1234.5"]"#).hasSuffix(#""sure":false}"#))
        #expect(answer(lei) == #"{"label":"5","error":"inputs is missing"}"#)
        #expect(
            answer(#"\#(lei),"region":"x","inputs":[]"#)
                == ##"{"label":"5","error":"\"x\" is not the code of a region"}"##)
    }
}
