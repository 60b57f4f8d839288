import CurrencyCore
import CurrencyEngine
import CurrencyFormat
import CurrencyNames

/// Reads lines of locale, currency, amount and form, separated by tabs, and answers each with the formatted amount.
///
/// Forms are as in `Tests/Embedded/Module.swift`: the display is `form / 2`, and odd forms are accounting.
@main
enum AnswersLines {
    static func main() {
        while let line = readLine() { print(answer(to: line)) }
    }

    private static func answer(to line: String) -> String {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 4, let form = Int(fields[3]) else { return "error: four fields are wanted" }
        do {
            let display: [CurrencyDisplay] = [.symbol, .narrowSymbol, .code, .name(.bundled)]
            let locale = try LocaleIdentifier(String(fields[0]))
            return CurrencyStyle(try CurrencyCode(fields[1]), locale: locale)
                .display(display[min(form / 2, 3)]).sign(form % 2 == 0 ? .standard : .accounting)
                .format(try DecimalValue(String(fields[2])))
        } catch {
            return "error: \(error)"
        }
    }
}
