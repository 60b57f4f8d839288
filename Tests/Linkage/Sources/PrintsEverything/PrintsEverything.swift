import AmountSearch
import CurrencyColumns
import CurrencyNames
import CurrencyParsing
import NumberSkeletons

/// A program that uses every feature: parsing, search, ranges, compact notation, names, parts, skeletons and columns.
/// It is also built as Embedded Swift, where an error has one type.
@main
enum PrintsEverything {
    static func main() {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        guard
            let read = try? CurrencyParser(style).parse("EUR 1234,5"),
            let range = try? style.rangePlan.format(from: 1, to: 3),
            let german = try? LocaleIdentifier("de-DE"),
            let skeleton = try? NumberStyle(skeleton: "currency/EUR .00", locale: german, data: .bundled),
            let columns = try? style.plan.formatColumn(minorUnits: [123_450, 5])
        else {
            print("refused")
            return
        }
        let parts = style.plan.formatParts(read.amount)
        let found = AmountSearch(CurrencyParser(locale: .germanGermany)).amounts(in: "war 59,99 €, jetzt 44,00 €")
        let texts = [
            parts.text, "\(parts.parts.count)", "\(found.count)", range, style.compact().format(1_500_000),
            style.display(.name(.bundled)).format(1234.5), skeleton.format(1234.5), "\(columns.count)",
        ]
        print(texts.joined(separator: "; "))
    }
}
