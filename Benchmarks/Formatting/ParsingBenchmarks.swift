import Benchmark
import CurrencyParsing
import Foundation

/// Measures parsing of the texts that the same plan formatted, and the peers in the same run.
///
/// A peer that does not parse every text to the original amount has no benchmark in that locale.
func parsingBenchmarks() {
    for locale in BenchmarkedLocale.all {
        let plan = CurrencyStyle(locale.currency, locale: locale.locale).plan
        let bare = CurrencyStyle(locale.currency, locale: locale.locale).display(.none).plan
        guard let texts = try? Amounts.minorUnits.map({ try plan.format(minorUnits: $0) }),
            let bareTexts = try? Amounts.minorUnits.map({ try bare.format(minorUnits: $0) })
        else { preconditionFailure("\(locale.name): the currency has no minor unit") }
        let bytes = FlatTexts(texts)
        let sum = Amounts.minorUnits.reduce(0, +)

        Benchmark("strict parsing, minor units, \(locale.name)") { benchmark in
            for _ in benchmark.scaledIterations {
                var read: Int64 = 0
                try bytes.forEach { read += try plan.parseMinorUnits(utf8: $0) }
                precondition(read == sum, "the amounts are others")
            }
        }

        Benchmark("lenient parsing, minor units, \(locale.name)") { benchmark in
            let parser = CurrencyParser(locale.currency, locale: locale.locale)
            for _ in benchmark.scaledIterations {
                var read: Int64 = 0
                try bytes.forEach { read += try parser.parseMinorUnits(utf8: $0) }
                precondition(read == sum, "the amounts are others")
            }
        }

        // A code in place of the symbol and a plain space, which only lenient parsing accepts.
        let coded = FlatTexts(bareTexts.map { "\(locale.code) " + $0 })
        Benchmark("lenient parsing of codes, minor units, \(locale.name)") { benchmark in
            let parser = CurrencyParser(locale.currency, locale: locale.locale)
            for _ in benchmark.scaledIterations {
                var read: Int64 = 0
                try coded.forEach { read += try parser.parseMinorUnits(utf8: $0) }
                precondition(read == sum, "the amounts are others")
            }
        }

        if let parser = try? ICUParserPeer(locale: locale.identifier, texts: texts),
            let read = try? parser.parseAll(), abs(read * 100 - Double(sum)) < 1
        {
            Benchmark("ICU parsing, \(locale.name)") { benchmark in
                let parser = try ICUParserPeer(locale: locale.identifier, texts: texts)
                for _ in benchmark.scaledIterations { blackHole(try parser.parseAll()) }
            }
        }

        let strategy = Decimal.FormatStyle.Currency(
            code: locale.code, locale: Locale(identifier: locale.identifier)
        ).parseStrategy
        if let read = try? texts.reduce(Decimal(0), { $0 + (try strategy.parse($1)) }), read * 100 == Decimal(sum) {
            Benchmark("Foundation parsing, \(locale.name)") { benchmark in
                for _ in benchmark.scaledIterations {
                    for text in texts { blackHole(try strategy.parse(text)) }
                }
            }
        }
    }
}
