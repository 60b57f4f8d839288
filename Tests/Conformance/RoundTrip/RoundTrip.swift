import CurrencyLaws
import CurrencyParsing
import Foundation
import TestSupport

// Formats amounts in every locale, currency and style, parses each text strictly, and expects the amount back.
//
//     round-trip --list FILE                    every row
//     round-trip --list FILE --sample 200000    about so many rows, chosen by the seed
//     round-trip --list FILE --compare          compares the list of what is written alike with the tables
//     round-trip --list FILE --write            writes that list
//     round-trip --laws                         checks the laws of finding currencies and of reading in every locale
//     round-trip --reading 20                   checks the laws of reading with so many texts in every locale
//
// Further options: --seed N, --show N (failures shown). A text of several amounts is a failure unless the list has it.

@main
struct RoundTrip {
    static func main() async throws {
        var arguments = Arguments(CommandLine.arguments.dropFirst())
        let seed = arguments.number("--seed") ?? 4217
        let sample = arguments.number("--sample")
        let show = arguments.number("--show") ?? 20
        let list = AmbiguityList(path: arguments.text("--list") ?? "")
        let compares = arguments.flag("--compare")
        let writes = arguments.flag("--write")
        let checksLaws = arguments.flag("--laws")
        let reading = arguments.number("--reading")
        arguments.finish()
        if writes { try list.write() }
        if checksLaws {
            let finding = await checkLaws(seed: UInt64(seed), show: show)
            let reading = await checkReading(seed: UInt64(seed), show: show, texts: reading ?? 20)
            if !finding || !reading { exit(1) }
        } else if let reading {
            if !(await checkReading(seed: UInt64(seed), show: show, texts: reading)) { exit(1) }
        } else if compares || writes {
            try list.compare()
        } else {
            await run(sample: sample, seed: UInt64(seed), show: show, listed: try list.ambiguousStyles())
        }
    }

    private static func run(sample: Int?, seed: UInt64, show: Int, listed: Set<String>) async {
        let data = CurrencyData.bundled
        let locales = data.localeIdentifiers.compactMap { try? LocaleIdentifier($0) }
        let currencies = data.currencyCodes
        let all = locales.count * currencies.count * RowStyle.allCases.count
        let total = await withTaskGroup(of: Tally.self) { group in
            for (index, locale) in locales.enumerated() {
                group.addTask {
                    var random = SplitMix64(seed: seed &+ UInt64(index))
                    var tally = Tally()
                    for currency in currencies {
                        for style in RowStyle.allCases {
                            if let sample, random.below(all) >= sample { continue }
                            tally.check(Row(locale: locale, currency: currency, style: style))
                        }
                    }
                    return tally
                }
            }
            return await group.reduce(into: Tally()) { $0.add($1) }
        }
        for failure in total.failures.prefix(show) { print(failure) }
        let unlisted = total.ambiguous.subtracting(listed)
        for style in unlisted.sorted() { print("texts of several amounts, not in the list: \(style)") }
        print(
            "round trip: \(total.rows) rows, \(total.texts) texts, \(total.failures.count) failures, "
                + "\(total.ambiguousTexts) texts of several amounts, all in the list: \(unlisted.isEmpty); seed \(seed)"
        )
        if total.rows == 0 || !total.failures.isEmpty || !unlisted.isEmpty { exit(1) }
    }

    /// Checks the laws of reading; whether they hold.
    private static func checkReading(seed: UInt64, show: Int, texts: Int) async -> Bool {
        let locales = CurrencyData.bundled.localeIdentifiers.compactMap { try? LocaleIdentifier($0) }
        let tally = await withTaskGroup(of: LawTally.self) { group in
            for start in stride(from: 0, to: locales.count, by: 16) {
                group.addTask {
                    ReadingLaws.check(locales[start..<min(start + 16, locales.count)], texts: texts, seed: seed)
                }
            }
            return await group.reduce(into: LawTally()) { $0.add($1) }
        }
        for line in tally.examples(show) { print(line) }
        print("laws of reading: \(tally.texts) texts, \(tally.certain) with a certain amount; seed \(seed)")
        // Today fewer than one text in a hundred breaks a law; see ReadingLawTests.
        let broken = tally.broken.values.reduce(0) { $0 + $1.count }
        return broken * 100 < tally.texts && tally.texts > 50_000 * texts
    }

    /// Checks the laws of finding currencies; whether they hold.
    private static func checkLaws(seed: UInt64, show: Int) async -> Bool {
        let locales = CurrencyData.bundled.localeIdentifiers.compactMap { try? LocaleIdentifier($0) }
        let laws = await withTaskGroup(of: CurrencyLaws.self) { group in
            for locale in locales {
                group.addTask {
                    var laws = CurrencyLaws()
                    let parser = CurrencyParser(locale: locale, data: .bundled)
                    laws.checkKnown(locale, parser, texts: 60, seed: seed)
                    laws.checkCertain(locale, parser)
                    return laws
                }
            }
            return await group.reduce(into: CurrencyLaws()) { $0.add($1) }
        }
        for broken in laws.broken.prefix(show) { print(broken) }
        print(
            "laws of finding currencies: \(locales.count) locales, \(laws.attributed) attributed, \(laws.uncertain) "
                + "uncertain, \(laws.broken.count) broken; seed \(seed)")
        return laws.attributed >= 20_000 && laws.uncertain >= 1000 && laws.broken.isEmpty
    }
}
