import CurrencyColumns
import CurrencyFormat
import CurrencyNames

/// A program that uses what there is: parsing, search, ranges, compact notation, names, parts, skeletons and columns.
@main
enum PrintsEverything {
    static func main() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        let read = try CurrencyParser(style).parse("EUR 1234,5")
        let parts = style.plan.formatParts(read.amount)
        let found = AmountSearch(CurrencyParser(locale: .germanGermany)).amounts(in: "war 59,99 €, jetzt 44,00 €")
        let skeleton = try NumberStyle(skeleton: "currency/EUR .00", locale: LocaleIdentifier("de-DE"), data: .bundled)
        let columns = try style.plan.formatColumn(minorUnits: [123_450, 5])
        print(
            parts.text, parts.parts.count, found.count, try style.rangePlan.format(from: 1, to: 3),
            style.compact().format(1_500_000), style.display(.name(.bundled)).format(1234.5), skeleton.format(1234.5),
            columns.count, separator: "; ")
    }
}
