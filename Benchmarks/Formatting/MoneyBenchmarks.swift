import Benchmark
import CurrencyFormat
import Foundation

/// Measures calculations with money beside Foundation's Decimal.
func moneyBenchmarks() {
    Benchmark("Money, sum") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(try MoneyAmounts.money.sum(in: Currency.euro.code)) }
    }

    Benchmark("Money, addition") { benchmark in
        for _ in benchmark.scaledIterations {
            for (left, right) in MoneyAmounts.pairs { blackHole(try left + right) }
        }
    }

    Benchmark("Money, percentage") { benchmark in
        let rate: DecimalValue = 0.19
        for _ in benchmark.scaledIterations {
            for money in MoneyAmounts.money { blackHole(try (money * rate).rounded(to: .minorUnit, .halfUp)) }
        }
    }

    Benchmark("Money, split into 3") { benchmark in
        for _ in benchmark.scaledIterations {
            for money in MoneyAmounts.money { blackHole(try money.split(into: 3)) }
        }
    }

    Benchmark("Foundation's Decimal, sum") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(Amounts.decimals.reduce(Decimal(0), +)) }
    }

    Benchmark("Foundation's Decimal, addition") { benchmark in
        for _ in benchmark.scaledIterations {
            for (left, right) in MoneyAmounts.decimalPairs { blackHole(left + right) }
        }
    }

    Benchmark("Foundation's Decimal, percentage") { benchmark in
        let rate = Decimal(19) / 100
        for _ in benchmark.scaledIterations {
            for amount in Amounts.decimals {
                var (product, rounded) = (amount * rate, Decimal())
                NSDecimalRound(&rounded, &product, 2, .plain)
                blackHole(rounded)
            }
        }
    }
}

/// The amounts of the other benchmarks, in euros, and each with the one before it.
private enum MoneyAmounts {
    static let money = Amounts.minorUnits.map { units in
        // swift-format-ignore: NeverUseForceTry
        try! Money(minorUnits: units, .euro)
    }
    static let pairs = Array(zip(money, money.dropFirst() + money.prefix(1)))
    static let decimalPairs = Array(zip(Amounts.decimals, Amounts.decimals.dropFirst() + Amounts.decimals.prefix(1)))
}
