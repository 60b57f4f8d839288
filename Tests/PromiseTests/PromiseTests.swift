import AmountSearch
import ArgumentParser
import CurrencyColumns
import CurrencyFoundation
import CurrencyObjects
import CurrencyParsing
import FieldEngine
import Foundation
import Testing

@testable import CommandSupport
@testable import currency

/// A value that may be wrong never stands where a certain one would: every surface says the same about a text, or what its
/// documentation says. Python's tests and those of the web module read the same texts.
@Suite struct PromiseTests {
    @Test func allKindsAreThere() {
        #expect(PromiseText.all.count >= 45)
        #expect(Set(PromiseText.all.map(\.kind)).count >= 20)
    }

    // MARK: The whole text is an amount

    @Test(arguments: PromiseText.all)
    func parserAndReadings(_ row: PromiseText) throws {
        let (parser, expected) = (try row.parser(), try row.whole())
        #expect(Outcome { try parser.parse(row.text).amount } == expected)
        #expect(Outcome { try parser.parse(row.text, or: CurrencyCode(row.currency)).amount } == expected)
        #expect(Outcome(parser.readings(of: row.text)) == expected)
        do {
            _ = try parser.parse(row.text)
        } catch {
            #expect((error.reason == .ambiguous) == !error.readings.isEmpty)
            #expect(error.readings.isEmpty == error.doubts.isEmpty)
            for doubt in error.doubts { #expect(doubt.range.upperBound <= row.text.utf8.count && !doubt.range.isEmpty) }
        }
    }

    /// Minor units and columns round nothing: an amount with more digits than the currency has is an error, too.
    @Test(arguments: PromiseText.all)
    func minorUnitsAndColumns(_ row: PromiseText) throws {
        let (parser, style) = (try row.parser(), try row.style())
        let scale = try #require(style.plan.minorUnit)
        let column = parser.parseColumn(try TextColumn([row.text]))
        switch try row.whole() {
        case .certain(let amount):
            let units = try amount.minorUnits(scale: scale)
            #expect(try parser.parseMinorUnits(row.text) == units)
            #expect(column.minorUnits == [units] && column.errors.isEmpty)
        case .doubtful(let amounts):
            #expect(Outcome { DecimalValue(try parser.parseMinorUnits(row.text)) } == .doubtful(amounts))
            #expect(column.errors.map(\.error.reason) == [.ambiguous] && column.validity?[0] == false)
            #expect(column.errors.first?.error.readings.map(\.amount) == amounts)
        case .none:
            #expect(Outcome { DecimalValue(try parser.parseMinorUnits(row.text)) } == .none)
            #expect(column.errors.count == 1 && column.validity?[0] == false)
        }
    }

    /// Foundation's strategies have no conventions of statements.
    @Test(arguments: PromiseText.all.filter { !$0.isStatement })
    func strategiesOfFoundation(_ row: PromiseText) throws {
        let expected = try row.whole()
        let locale = Locale(identifier: row.locale)
        let currency = try CurrencyCode(row.currency)
        let format = CurrencyFormatStyle<DecimalValue>(currency, locale: locale)
        #expect(Outcome { try format.parseStrategy.parse(row.text) } == expected)
        #expect(Outcome { try DecimalValue(row.text, format: format) } == expected)
        // A single amount is a range from itself to itself.
        #expect(Outcome { try RangeParseStrategy(of: format).parse(row.text).lowerBound } == expected)
        let formatter = CurrencyStyleFormatter(CurrencyFormatStyle(currency, locale: locale))
        #expect(Outcome { try formatter.number(from: row.text).decimalValue } == expected)
        // The strategy of money finds the currency in the text, so it may know less, but never something else.
        let money = Outcome { try Money(row.text, format: .money(locale: locale)).amount }
        if case .certain = money { #expect(money == expected) }
    }

    /// A pasted amount that is not certain is rejected. A field rounds the others to its digits.
    @Test(arguments: PromiseText.all.filter { !$0.isStatement })
    func fields(_ row: PromiseText) throws {
        let style = try row.style()
        var field = FieldEditor(AmountEntry(style))
        let outcome = field.paste(row.text)
        switch try row.whole() {
        case .certain(let amount):
            let digits = try #require(style.resolvedOptions.maximumFractionDigits)
            #expect(field.state.value == amount.rounded(toFractionDigits: digits, .halfEven))
        case .doubtful:
            #expect(field.state.value == nil)
            guard case .rejected(.ambiguous, let announcement) = outcome else {
                Issue.record("\(row) is pasted: \(outcome)")
                return
            }
            #expect(announcement != nil)
        case .none where row.text.contains("\t"):
            // A tab parts the cells of a table; the field reads none of them.
            #expect(field.state.value == nil)
        case .none:
            #expect(field.state.value == nil, "\(outcome)")
        }
    }

    @Test(arguments: PromiseText.all)
    func commandOfParsing(_ row: PromiseText) throws {
        struct Answer: Decodable {
            var amount: String?
            var sure: Bool
            var readings: [String]
            var doubts: [Doubt]
        }
        struct Doubt: Decodable {
            var kind: String
            var reason: String
        }
        var arguments = ["parse", "--locale", row.locale, "--currency", row.currency]
        if row.isStatement { arguments.append("--statement") }
        let line = try #require(try Self.lines(arguments + ["--json", "--", row.text]).first)
        let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
        let text = try #require(try Self.lines(arguments + ["--", row.text]).first)
        let readings = try answer.readings.map { try DecimalValue($0) }
        switch try row.whole() {
        case .certain(let amount):
            #expect(answer.sure && readings == [amount] && answer.doubts.isEmpty)
            #expect(text == "\(try #require(answer.amount)) \(row.currency)")
        case .doubtful(let amounts):
            #expect(!answer.sure && answer.amount == nil && readings == amounts)
            #expect(text.hasPrefix("doubtful: \(answer.readings.joined(separator: " or ")) \(row.currency): "))
            for doubt in answer.doubts { #expect(text.contains(doubt.reason)) }
            #expect(!answer.doubts.isEmpty)
        case .none:
            #expect(!answer.sure && answer.amount == nil && readings.isEmpty)
            #expect(text.hasPrefix("refused: "))
        }
    }

    private static func lines(_ arguments: [String], input: String = "") throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("promise-\(UUID().uuidString)")
        try Data(input.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        var bytes: [UInt8] = []
        var lines = OutputLines { bytes += $0 }
        switch try CurrencyTool.command(arguments) {
        case let command as ParseCommand: _ = try command.write(to: &lines, from: handle)
        case let command as ScanCommand: try command.scan(to: &lines, standardInput: handle)
        default: Issue.record("\(arguments) writes no lines")
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    // MARK: The text is searched

    @Test(arguments: PromiseText.all)
    func searches(_ row: PromiseText) throws {
        let found = try row.parser().amounts(in: row.text)
        #expect(found.count <= 1)
        let outcome: Outcome =
            found.first.map { $0.amount.map(Outcome.certain) ?? .doubtful($0.readings) } ?? .none
        #expect(outcome == (try row.found()))
        if let first = found.first {
            #expect(first.likeliest == first.readings.first && first.isCertain == (first.amount != nil))
            #expect(first.isCertain || !first.doubts.isEmpty)
        }
        // What one of the two is certain of, the other does not contradict.
        if case .certain(let whole) = try row.whole(), case .certain(let part) = outcome { #expect(whole == part) }
    }

    @Test(arguments: PromiseText.all)
    func commandOfSearching(_ row: PromiseText) throws {
        struct Answer: Decodable {
            var amount: String?
            var sure: Bool
            var readings: [String]
            var doubts: [Doubt]
        }
        struct Doubt: Decodable { var kind: String }
        var arguments = ["scan", "--locale", row.locale, "--currency", row.currency]
        if row.isStatement { arguments.append("--statement") }
        let answers = try Self.lines(arguments + ["--json"], input: row.text)
            .map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
        let text = try Self.lines(arguments, input: row.text).first
        switch try row.found() {
        case .certain(let amount):
            let answer = try #require(answers.first)
            #expect(answer.sure && answer.amount.flatMap { try? DecimalValue($0) } == amount)
            #expect(text?.contains("doubtful") == false)
        case .doubtful(let amounts):
            let answer = try #require(answers.first)
            #expect(!answer.sure && answer.amount == nil && !answer.doubts.isEmpty)
            #expect(try answer.readings.map { try DecimalValue($0) } == amounts)
            #expect(text?.contains("doubtful \(answer.readings.joined(separator: " or ")) ") == true)
        case .none:
            #expect(answers.isEmpty)
        }
    }
}
