import Testing

@testable import currency_executor

/// Skeletons and patterns. Expected texts are from ICU's NumberFormatter; its user guide has some of them.
@Suite struct SkeletonRequestTests {
    private static func answer(_ locale: String, _ input: String, _ fields: String) throws -> Dialogue.Answer {
        var dialogue = Dialogue(compatibility: .icu)
        return try dialogue.answer(#"{"label":"1","locale":"\#(locale)","input":"\#(input)",\#(fields)}"#)
    }

    @Test(arguments: [
        ("de-DE", "91827.3645", #""skeleton":"currency/USD .000 rounding-mode-floor""#, "91.827,364\u{a0}$"),
        ("en", "0.256", #""skeleton":"percent scale/100""#, "25.6%"),
        ("en", "5000", #""skeleton":"compact-short currency/CAD unit-width-narrow""#, "$5K"),
        ("en", "2.5", #""skeleton":"precision-integer""#, "2"),
        ("en", "1234.5", ##""pattern":"#,##0.00""##, "1,234.50"), ("de", "-3", #""pattern":"0.0;(0.0)""#, "(3,0)"),
        ("en", "2.5", #""pattern":"0","options":{"roundingMode":"ceil"}"#, "3"),
        ("en", "2.5", #""pattern":"0""#, "2"), ("en", "3.14159", #""pattern":"@@@""#, "3.14"),
    ])
    func texts(locale: String, input: String, fields: String, expected: String) throws {
        #expect(try Self.answer(locale, input, fields) == Dialogue.Answer(label: "1", result: expected))
    }

    @Test(arguments: [
        (#""skeleton":"scientific""#, "unsupported: scientific notation in skeletons"),
        (#""skeleton":"measure-unit/length-furlong""#, "unsupported: a unit of measurement in skeletons"),
        (#""skeleton":"frob""#, "\"frob\" is not a skeleton: "), (#""skeleton":1"#, "skeleton must be a string"),
        (#""pattern":"0.0E0""#, "\"0.0E0\" is not a pattern: "),
        (#""pattern":"0","options":{"style":"percent"}"#, "there is no options.style"),
        (#""pattern":"0","skeleton":"percent""#, "there is no request with a skeleton and a pattern or options"),
        (#""options":{},"skeleton":"percent""#, "there is no request with a skeleton and a pattern or options"),
    ])
    func errors(fields: String, error: String) throws {
        let answer = try Self.answer("en", "1", fields)
        #expect(answer.result == nil)
        #expect(answer.error?.hasPrefix(error) == true, "\(answer)")
    }
}
