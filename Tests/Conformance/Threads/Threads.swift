import CurrencyNames
import CurrencyParsing
import Foundation

// Many threads use the same plans and parsers at once, each in another order, and must write the same bytes as one
// thread.
// Under the thread sanitizer, with fewer amounts, this also shows that no memory is shared without synchronization.
//
//     threads [COUNT [THREADS]]       amounts that each thread formats, 10,000,000 if left out; threads, 8 if left out

@main
struct Threads {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
        guard arguments.count <= 2, arguments.allSatisfy({ $0 ?? 0 > 0 }) else {
            print("usage: threads [COUNT [THREADS]]")
            exit(2)
        }
        let count = arguments.first.flatMap { $0 } ?? 10_000_000
        let threads = arguments.dropFirst().first.flatMap { $0 } ?? 8
        let shared = SharedFormats()
        let found = all(threads) { thread in
            // All threads access tables and constants for the first time together.
            let own = SharedFormats()
            return (shared.hash(count, from: thread * count / threads), own.hash(1000, from: 0))
        }
        // Runs last, so that nothing is prepared for the other threads.
        let (alone, few) = (shared.hash(count, from: 0), SharedFormats().hash(1000, from: 0))
        for (thread, hashes) in found.enumerated() where hashes != (alone, few) {
            print("thread \(thread) wrote other bytes: \(hashes), not \((alone, few))")
            exit(1)
        }
        print(
            "\(threads) threads, \(count) amounts each, \(shared.formats.count) plans: the bytes of one thread, \(alone)"
        )
    }

    /// Runs a closure on `count` threads at once, whatever the number of cores.
    private static func all<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        let results = Results<Result>(count)
        let threads = (0..<count).map { index in
            Thread { results.put(body(index), at: index) }
        }
        threads.forEach { $0.start() }
        return results.wait()
    }
}

/// Collects the threads' results.
private final class Results<Result: Sendable>: @unchecked Sendable {
    // Unchecked: the condition guards the array.
    private let condition = NSCondition()
    private var results: [Result?]

    init(_ count: Int) {
        results = Array(repeating: nil, count: count)
    }

    func put(_ result: Result, at index: Int) {
        condition.withLock {
            results[index] = result
            condition.signal()
        }
    }

    func wait() -> [Result] {
        condition.withLock {
            while results.contains(where: { $0 == nil }) { condition.wait() }
            return results.compactMap { $0 }
        }
    }
}

/// A plan for each path, with its parser.
private struct SharedFormats: Sendable {
    struct Format: Sendable {
        var plan: FormatPlan
        var parser: CurrencyParser
    }

    let formats: [Format]

    init() {
        let styles = [
            CurrencyStyle(.euro, locale: .germanGermany), CurrencyStyle(.dollar, locale: .englishUnitedStates),
            CurrencyStyle(.indianRupee, locale: .hindiIndia), CurrencyStyle(.egyptianPound, locale: .arabicEgypt),
            CurrencyStyle(.euro, locale: .frenchFrance).compact(),
            CurrencyStyle(.yen, locale: .japaneseJapan).compact(.long),
            CurrencyStyle(.dollar, locale: .englishUnitedStates).sign(.accounting).precision(.fraction(0...9)),
            CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)),
        ]
        formats = styles.map { Format(plan: $0.plan, parser: CurrencyParser($0, names: .bundled)) }
    }

    /// A hash of the first `count` texts, in any rotation: it does not depend on their order.
    func hash(_ count: Int, from start: Int) -> UInt64 {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { buffer in
            var sum: UInt64 = 0
            for step in 0..<count {
                let index = (start + step) % count
                let format = formats[index % formats.count]
                let amount = Self.amount(index)
                guard let length = format.plan.write(amount, into: buffer) else { fatalError("no room for \(amount)") }
                // FNV-1a, seeded with the amount's number.
                var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(index)
                for byte in buffer[..<length] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
                sum &+= hash
                // Parsing takes longer than formatting.
                if index % 64 == 0 {
                    let text = UnsafeBufferPointer(rebasing: buffer[..<length])
                    let read = try? format.parser.parse(utf8: text).amount
                    sum &+= read.map { UInt64(bitPattern: Int64($0.exponent)) ^ $0.coefficient.low } ?? 1
                }
            }
            return sum
        }
    }

    private static func amount(_ index: Int) -> DecimalValue {
        // SplitMix64's mixing: neighboring numbers give unrelated results.
        var mixed = (UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        let magnitude = mixed >> (mixed & 0x3F)
        let value = DecimalValue(minorUnits: Int64(magnitude >> 1), scale: Int(mixed >> 32 & 3))
        return mixed & 1 << 40 == 0 ? value : value.negated
    }
}
