import CurrencyParsing

// Parses amounts as people wrote them, one on each line of standard input, and writes a table of comma-separated
// values:
//
//     swift run amounts de-DE <Examples/Amounts/lines.txt
//
// A line that means exactly one amount in one currency is `read`. If there are several readings, the row lists all of
// them, with the reasons, for a person to choose from. Other text is refused with the reason.

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
            let currency = parsed.candidates.map { $0.currency.description }.joined(separator: "|")
            return [parsed.candidates.count <= 1 ? "read" : "several", parsed.amount.description, currency, ""]
        } catch {
            guard error.reason == .ambiguous else { return ["refused", "", "", error.description] }
            let amounts = distinct(error.readings.map(\.amount.description))
            let currencies = distinct(error.readings.compactMap { $0.currency?.currency.description })
            let reasons = distinct(error.doubts.map(\.kind.description))
            return [
                "several", amounts.joined(separator: "|"), currencies.joined(separator: "|"),
                reasons.joined(separator: "; "),
            ]
        }
    }

    /// Each text once, in order.
    private static func distinct(_ texts: [String]) -> [String] {
        var result: [String] = []
        for text in texts where !result.contains(text) { result.append(text) }
        return result
    }

    /// Quotes a field if necessary.
    private static func quoted(_ field: String) -> String {
        guard field.contains(where: { $0 == "," || $0 == "\"" || $0 == " " }) else { return field }
        return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
