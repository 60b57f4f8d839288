import Benchmark
import CurrencyFormat
import CurrencyFoundation
import Foundation

/// Measures the calls that people write first. Each call of this package looks everything up; Foundation's has a cache.
func oneCallBenchmarks() {
    let german = Locale(identifier: "de_DE")

    Benchmark("plan from enums") { benchmark in
        for _ in benchmark.scaledIterations {
            for _ in 0..<Amounts.count { blackHole(CurrencyStyle(.euro, locale: .germanGermany).plan) }
        }
    }

    Benchmark("one call, style and minor units") { benchmark in
        for _ in benchmark.scaledIterations {
            for amount in Amounts.minorUnits {
                blackHole(try CurrencyStyle(.euro, locale: .germanGermany).format(minorUnits: amount))
            }
        }
    }

    Benchmark("one call, style and Double") { benchmark in
        for _ in benchmark.scaledIterations {
            for amount in Amounts.doubles { blackHole(CurrencyStyle(.euro, locale: .germanGermany).format(amount)) }
        }
    }

    Benchmark("one call, Money") { benchmark in
        for _ in benchmark.scaledIterations {
            for amount in Amounts.minorUnits {
                blackHole(try Money(minorUnits: amount, .euro).formatted(in: .germanGermany))
            }
        }
    }

    Benchmark("one call, Decimal") { benchmark in
        for _ in benchmark.scaledIterations {
            for amount in Amounts.decimals { blackHole(amount.formatted(.currency(.euro, locale: german))) }
        }
    }

    Benchmark("Foundation's call, Decimal") { benchmark in
        for _ in benchmark.scaledIterations {
            for amount in Amounts.decimals {
                blackHole(amount.formatted(.currency(code: "EUR").locale(german)))
            }
        }
    }

    Benchmark("Foundation's call, Double") { benchmark in
        for _ in benchmark.scaledIterations {
            for amount in Amounts.doubles { blackHole(amount.formatted(.currency(code: "EUR").locale(german))) }
        }
    }

    Benchmark("ICU formatter from scratch") { benchmark in
        for _ in benchmark.scaledIterations {
            for amount in Amounts.doubles { blackHole(try ICUPeer(locale: "de-DE", code: "EUR").formatAll([amount])) }
        }
    }
}
