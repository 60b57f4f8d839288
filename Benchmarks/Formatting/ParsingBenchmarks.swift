import Benchmark
import CurrencyFormat
import Foundation

/// The way back: amounts from the texts that the same plan wrote, with the peers in the same run.
///
/// A peer that does not read every text as the amount that was written has no benchmark in that locale.
func parsingBenchmarks() {
    for locale in BenchmarkedLocale.all {
        let plan = CurrencyStyle(locale.currency, locale: locale.locale).plan
        let texts = Amounts.minorUnits.map { plan.format(minorUnits: $0) }
        let bytes = texts.map { Array($0.utf8) }
        let sum = Amounts.minorUnits.reduce(0, +)

        Benchmark("strict parsing, minor units, \(locale.name)") { benchmark in
            for _ in benchmark.scaledIterations {
                var read: Int64 = 0
                for text in bytes { read += try text.withUnsafeBufferPointer { try plan.parseMinorUnits(utf8: $0) } }
                precondition(read == sum, "the amounts are others")
            }
        }

        Benchmark("lenient parsing, minor units, \(locale.name)") { benchmark in
            let parser = CurrencyParser(locale.currency, locale: locale.locale)
            for _ in benchmark.scaledIterations {
                var read: Int64 = 0
                for text in bytes { read += try text.withUnsafeBufferPointer { try parser.parseMinorUnits(utf8: $0) } }
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
