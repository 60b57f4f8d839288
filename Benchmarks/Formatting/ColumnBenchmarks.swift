import Benchmark
import CurrencyColumns
import CurrencyParsing
import Dispatch
import Foundation

// Formats a million amounts into one column of texts. The peers are ICU, which writes UTF-8 into an arena, and a copy
// of the same bytes. This package allocates its columns each time; ICU and the copies reuse their arenas.

func columnBenchmarks() {
    let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
    for amounts in [ColumnAmounts.similar, .mixed] {
        columnBenchmark("column, minor units, \(amounts.name)") {
            blackHole(try plan.formatColumn(minorUnits: amounts.minorUnits))
        }
        columnBenchmark("column, Double, \(amounts.name)") {
            blackHole(try plan.formatColumn(amounts.doubles))
        }
        columnBenchmark("column, decimal128, \(amounts.name)") {
            blackHole(try plan.formatColumn(amounts.decimals))
        }
        columnBenchmark("column, minor units, \(amounts.name), two threads") {
            DispatchQueue.concurrentPerform(iterations: 2) { half in
                blackHole(try? plan.formatColumn(minorUnits: amounts.halves[half]))
            }
        }
        let texts = try? plan.formatColumn(minorUnits: amounts.minorUnits)
        columnBenchmark("column, read back, \(amounts.name)") {
            if let texts { blackHole(CurrencyParser(.euro, locale: .germanGermany).parseColumn(texts)) }
        }
        columnBenchmark("copy of the bytes, \(amounts.name)") { [arena = ColumnArena()] in
            blackHole(
                texts?.withUnsafeValues {
                    arena.bytes.update(fromContentsOf: UnsafeRawBufferPointer($0).bindMemory(to: CChar.self))
                })
        }
        columnBenchmark("copy of amounts, bytes and offsets, \(amounts.name)") { [arena = ColumnArena()] in
            blackHole(
                texts?.withUnsafeValues {
                    arena.bytes.update(fromContentsOf: UnsafeRawBufferPointer($0).bindMemory(to: CChar.self))
                })
            blackHole(arena.words.update(fromContentsOf: amounts.minorUnits))
            if let texts { blackHole(arena.offsets.update(fromContentsOf: texts.offsets)) }
        }
        columnBenchmark("ICU column, Double, \(amounts.name)") { [arena = ColumnArena()] in
            let formatter = try ICUPeer(locale: "de-DE", code: "EUR")
            blackHole(try formatter.formatColumn(amounts.doubles, arena.bytes, arena.offsets))
        }
    }
}

private func columnBenchmark(_ name: String, _ body: @escaping @Sendable () throws -> Void) {
    Benchmark(
        name,
        configuration: .init(
            metrics: [.wallClock], timeUnits: .microseconds, warmupIterations: 1, maxDuration: .seconds(3),
            maxIterations: 30)
    ) { benchmark in
        for _ in benchmark.scaledIterations { try body() }
    }
}

/// Memory for a column, which is never freed.
private final class ColumnArena: @unchecked Sendable {
    // Unchecked, because benchmarks run one after the other.
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 64 * ColumnAmounts.count)
    let words = UnsafeMutableBufferPointer<Int64>.allocate(capacity: ColumnAmounts.count)
    let offsets = UnsafeMutableBufferPointer<Int32>.allocate(capacity: ColumnAmounts.count + 1)

    init() {
        // Touches all pages before the measurement.
        bytes.initialize(repeating: 0)
        words.initialize(repeating: 0)
        offsets.initialize(repeating: 0)
    }
}

/// The amounts of a column, from a fixed seed, in each form.
struct ColumnAmounts: Sendable {
    static let count = 1_000_000

    let name: String
    let minorUnits: [Int64]
    let doubles: [Double]
    let decimals: Decimal128Column
    let halves: [[Int64]]

    private init(_ name: String, _ amount: (UInt64) -> Int64) {
        self.name = name
        var state: UInt64 = 42
        minorUnits = (0..<Self.count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return amount(state)
        }
        doubles = minorUnits.map { Double($0) / 100 }
        let words = minorUnits.flatMap { [UInt64(bitPattern: $0), $0 < 0 ? UInt64.max : 0] }
        guard let decimals = try? Decimal128Column(words: words, scale: 2) else { fatalError("two words for each row") }
        self.decimals = decimals
        halves = [Array(minorUnits[..<(Self.count / 2)]), Array(minorUnits[(Self.count / 2)...])]
    }

    /// Up to 167,772.15, so that nearly all have the same number of digits.
    static let similar = ColumnAmounts("similar sizes") { Int64($0 >> 40) }
    /// One to ten digits and either sign, so that lengths vary from row to row.
    static let mixed = ColumnAmounts("mixed sizes") { state in
        let units =
            Int64(state >> 30) % [10, 1000, 100_000, 10_000_000, 1_000_000_000, 10_000_000_000][Int(state >> 20) % 6]
        return state >> 16 & 1 == 0 ? units : -units
    }
}
