import CurrencyFormat

// Parses amounts as people wrote them, one on each line of standard input, and writes a table of comma-separated
// values:
//
//     swift run amounts de-DE <Examples/Amounts/lines.txt
//
// A line that means exactly one amount in one currency is `read`. If there are several readings, the row lists all of
// them for a person to choose from. Other text is refused with the reason.

@main
enum Amounts {
    static func main() throws {
        let locale = try LocaleIdentifier(CommandLine.arguments.dropFirst().first ?? "und")
        let parser = CurrencyParser(locale: locale, data: .bundled)
        print("text,result,amount,currency,remark")
        while let line = readLine() {
            print(([line] + fields(of: line, parser)).map(quoted).joined(separator: ","))
        }
    }

    /// Returns the result, the amount, the currency and a remark.
    private static func fields(of line: String, _ parser: CurrencyParser) -> [String] {
        do throws(AmountParseError) {
            let parsed = try parser.parse(line)
            let others = parsed.otherReadings.map { "or \($0)" }.joined(separator: " ")
            let currency = parsed.candidates.map { $0.currency.description }.joined(separator: "|")
            let isSure = parsed.candidates.count <= 1 && others.isEmpty
            return [isSure ? "read" : "several", parsed.amount.description, currency, others]
        } catch {
            // The text does not fit the locale's separators, but may fit those of another country.
            let readings = parser.readings(of: line)
            guard let first = readings.first else { return ["refused", "", "", error.description] }
            var amounts: [String] = []
            for reading in readings where !amounts.contains(reading.amount.description) {
                amounts.append(reading.amount.description)
            }
            let currency = first.currency?.currency.description ?? ""
            let decimal = first.conventions.first.map { "decimal separator \($0.decimal)" } ?? ""
            return [amounts.count == 1 ? "read" : "several", amounts.joined(separator: "|"), currency, decimal]
        }
    }

    /// Quotes a field if necessary.
    private static func quoted(_ field: String) -> String {
        guard field.contains(where: { $0 == "," || $0 == "\"" || $0 == " " }) else { return field }
        return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
