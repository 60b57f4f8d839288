import AmountSearch
import CurrencyNames
import CurrencyParsing
import Foundation
import Testing

/// Statements, price tags and chat lines in `statements.tsv`: no text is parsed with certainty as a wrong amount.
struct StatementTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var isRunningText: Bool
        var locale: String
        var currency: String?
        var isStatement: Bool
        var text: String
        var expected: [String]

        var testDescription: String { "\(locale) \(currency ?? "-") \(text)" }
    }

    /// The amounts found with certainty, and those reported as ambiguous.
    struct Reading {
        var sure: [String] = []
        var doubtful: [String] = []
    }

    static let rows: [Row] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("statements.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(
                isRunningText: fields[1] == "amounts", locale: fields[2] == "-" ? "und" : fields[2],
                currency: fields[3] == "-" ? nil : fields[3], isStatement: fields[4] == "statement",
                text: unescaped(fields[5]),
                expected: fields[6] == "none"
                    ? [] : fields[6].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
        }
    }()

    /// Rows parsed differently from the expected amount, with the reason. The list must match exactly.
    static let differences: [String: String] = [
        "-.50": "a minus in front of a fraction, as keyboards write it",
        "u owe me 20 bucks": "the locale's region says which dollar",
    ]

    /// Rows whose amounts are refused or not found, with the reason.
    static let missed: [String: String] = [
        "–:50": "no integer in front of a colon",
        "3 € 50": "a space between the sign and the cents",
        "Zimmer 12, 80 €": "reported with its readings: 12.80 or 80",
        "£1·50": "a middle dot",
    ]

    @Test
    func thereAreRows() {
        #expect(Self.rows.count > 400)
        let texts = Set(Self.rows.map(\.text))
        for text in [String](Self.differences.keys) + Self.missed.keys { #expect(texts.contains(text), "\(text)") }
    }

    @Test(arguments: rows)
    func nothingElseIsRead(_ row: Row) throws {
        let reading = try Self.read(row)
        let wanted = row.expected.filter { !$0.hasPrefix("?") }.map(Self.normalized)
        let wrong = reading.sure.filter { !wanted.contains($0) }
        let missing = wanted.filter { !reading.sure.contains($0) }
        if Self.differences[row.text] != nil {
            #expect(!wrong.isEmpty, "\(reading) is no difference any more")
        } else {
            #expect(wrong.isEmpty, "\(reading), not \(wanted)")
            let isMissed = !wanted.isEmpty && Self.missed.keys.contains(row.text)
            #expect(missing.isEmpty != isMissed, "\(reading), not \(wanted)")
        }
    }

    private static func read(_ row: Row) throws -> Reading {
        let locale = try LocaleIdentifier(row.locale)
        let conventions = row.isStatement ? AmountConventions.statement(in: locale, data: .bundled) : nil
        let currency = try row.currency.map { try CurrencyCode($0) }
        var reading = Reading()
        if row.isRunningText {
            for found in CurrencyParser(locale: locale, conventions: conventions).amounts(in: row.text) {
                let text = "\(found.likeliest) \(found.currency?.description ?? "-")"
                let isSure = found.currency != nil && found.isCertain
                if isSure { reading.sure.append(normalized(text)) } else { reading.doubtful.append(text) }
            }
            return reading
        }
        let parser =
            currency.map {
                CurrencyParser(CurrencyStyle($0, locale: locale), names: .bundled, conventions: conventions)
            } ?? CurrencyParser(locale: locale, names: .bundled, conventions: conventions)
        do throws(AmountParseError) {
            let parsed = try parser.parse(row.text)
            let text = "\(parsed.amount) \((parsed.currency ?? currency)?.description ?? "-")"
            let isSure = parsed.currency != nil || parsed.candidates.isEmpty
            if isSure { reading.sure.append(normalized(text)) } else { reading.doubtful.append(text) }
        } catch {
            reading.doubtful = error.readings.map { "\($0.amount) \($0.currency?.currency.description ?? "-")" }
        }
        return reading
    }

    /// An amount and its currency without trailing zeros in the fraction.
    private static func normalized(_ text: String) -> String {
        let parts = text.split(separator: " ")
        guard let amount = try? DecimalValue(String(parts[0])) else { return text }
        let number =
            "\(amount)".contains(".") ? "\(amount)".replacing(/0+$/, with: "").replacing(/\.$/, with: "") : "\(amount)"
        return ([number] + parts.dropFirst().map(String.init)).joined(separator: " ")
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing(/\\u([0-9A-Fa-f]{4})/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }.replacing("\\t", with: "\t")
    }
}
