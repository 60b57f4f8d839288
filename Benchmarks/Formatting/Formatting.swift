import Benchmark
import CICU
import CurrencyFormat
import Foundation

// Measures each branch of the formatter and its peers in one run. Quote ratios, because times from different runs
// cannot be compared. All use the same amounts, from a fixed seed; one iteration formats all of them.

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .instructions], warmupIterations: 3, scalingFactor: .one,
        maxDuration: .seconds(2), maxIterations: 300)

    for locale in BenchmarkedLocale.all {
        let plan = CurrencyStyle(locale.currency, locale: locale.locale).plan

        Benchmark("buffer, minor units, \(locale.name)") { benchmark in
            let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 512)
            defer { buffer.deallocate() }
            for _ in benchmark.scaledIterations {
                for amount in Amounts.minorUnits { blackHole(try plan.write(minorUnits: amount, into: buffer)) }
            }
        }

        Benchmark("buffer, Double, \(locale.name)") { benchmark in
            let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 512)
            defer { buffer.deallocate() }
            for _ in benchmark.scaledIterations {
                for amount in Amounts.doubles { blackHole(plan.write(amount, into: buffer)) }
            }
        }

        Benchmark("String, minor units, \(locale.name)") { benchmark in
            for _ in benchmark.scaledIterations {
                for amount in Amounts.minorUnits { blackHole(try plan.format(minorUnits: amount)) }
            }
        }

        Benchmark("ICU buffer, Double, \(locale.name)") { benchmark in
            let formatter = try ICUPeer(locale: locale.identifier, code: locale.code)
            for _ in benchmark.scaledIterations { blackHole(try formatter.formatAll(Amounts.doubles)) }
        }

        Benchmark("NumberFormatter String, \(locale.name)") { benchmark in
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: locale.identifier)
            formatter.numberStyle = .currency
            formatter.currencyCode = locale.code
            for _ in benchmark.scaledIterations {
                for amount in Amounts.doubles { blackHole(formatter.string(from: NSNumber(value: amount))) }
            }
        }

        Benchmark("FormatStyle String, \(locale.name)") { benchmark in
            let style = Decimal.FormatStyle.Currency(
                code: locale.code, locale: Locale(identifier: locale.identifier))
            for _ in benchmark.scaledIterations {
                for amount in Amounts.decimals { blackHole(style.format(amount)) }
            }
        }
    }

    parsingBenchmarks()
    editingBenchmarks()
    columnBenchmarks()
    oneCallBenchmarks()
    moneyBenchmarks()
    wordsBenchmarks()
}
