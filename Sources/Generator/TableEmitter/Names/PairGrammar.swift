/// Finds the common pieces of sequences, so that each piece is written once.
///
/// The most frequent pair of neighbours is replaced by a new symbol everywhere; then the next one, until no pair is
/// frequent enough to pay for its definition. In this way, frequent syllables, words and whole phrases become single
/// symbols. This is Larsson and Moffat's Re-Pair ("Offline Dictionary-Based Compression", 1999), except that all pairs
/// of about the same count are replaced in one pass over the sequences.
struct PairGrammar {
    /// The pairs that define the symbols after the given ones. Each consists of earlier symbols.
    private(set) var pairs: [(left: Int, right: Int)] = []
    private let terminals: Int
    /// All sequences, one after the other, each followed by `end`.
    private var symbols: [Int32] = []
    private var depths: [UInt8]

    private static let end: Int32 = -1

    /// - Parameters:
    ///   - sequences: Sequences of numbers below `terminals`.
    ///   - minimumCount: The minimum count for a pair to become a symbol.
    init(
        _ sequences: [[Int]], terminals: Int, maximumSymbols: Int, maximumDepth: Int, minimumCount: Int
    ) {
        self.terminals = terminals
        depths = Array(repeating: 0, count: terminals)
        for sequence in sequences {
            for symbol in sequence { symbols.append(Int32(symbol)) }
            symbols.append(Self.end)
        }
        while terminals + pairs.count < maximumSymbols {
            let counts = pairCounts(atLeast: minimumCount, maximumDepth: maximumDepth)
            guard let best = counts.first?.count else { break }
            // Pairs near the best are replaced in one pass: few passes, and hardly worse than one pair at a time.
            let threshold = max(minimumCount, best - best / 3)
            var numbers: [Int: Int32] = [:]
            for (pair, count) in counts {
                guard count >= threshold, terminals + pairs.count < maximumSymbols else { break }
                numbers[pair] = Int32(terminals + pairs.count)
                let (left, right) = (pair >> 20, pair & 0xF_FFFF)
                pairs.append((left, right))
                depths.append(1 + max(depths[left], depths[right]))
            }
            replace(numbers)
        }
    }

    /// The current sequences, in the given order.
    var sequences: [[Int]] {
        symbols.split(separator: Self.end, omittingEmptySubsequences: false).dropLast().map { $0.map(Int.init) }
    }

    /// The pairs of neighbours, the most frequent first; equally frequent ones keep their order.
    private func pairCounts(atLeast minimum: Int, maximumDepth: Int) -> [(pair: Int, count: Int)] {
        var counts = PairCounts(capacity: symbols.count)
        var last = -1
        for index in symbols.indices.dropLast() {
            let (left, right) = (symbols[index], symbols[index + 1])
            if left == Self.end || right == Self.end {
                last = -1
                continue
            }
            let pair = Int(left) << 20 | Int(right)
            // Three equal symbols contain their pair once.
            if pair == last {
                last = -1
            } else {
                counts.add(pair)
                last = pair
            }
        }
        return counts.pairs(atLeast: minimum)
            .filter { max(depths[$0.pair >> 20], depths[$0.pair & 0xF_FFFF]) < UInt8(maximumDepth) }
            .sorted { ($1.count, $0.pair) < ($0.count, $1.pair) }
    }

    private mutating func replace(_ numbers: [Int: Int32]) {
        // Most symbols begin no pair, so they need no lookup in the dictionary.
        var isLeft = [Bool](repeating: false, count: depths.count)
        for pair in numbers.keys { isLeft[pair >> 20] = true }
        var write = 0
        var read = 0
        while read < symbols.count {
            var symbol = symbols[read]
            read += 1
            if symbol != Self.end, isLeft[Int(symbol)], read < symbols.count, symbols[read] != Self.end,
                let number = numbers[Int(symbol) << 20 | Int(symbols[read])]
            {
                symbol = number
                read += 1
            }
            symbols[write] = symbol
            write += 1
        }
        symbols.removeLast(symbols.count - write)
    }
}

/// Counts pairs in a hash table with open addressing, which is several times as fast as a dictionary.
private struct PairCounts {
    private var pairs: [Int]
    private var counts: [Int32]
    private let mask: Int

    /// - Parameter capacity: More than the number of different pairs.
    init(capacity: Int) {
        var size = 64
        while size < 2 * capacity { size *= 2 }
        mask = size - 1
        pairs = Array(repeating: -1, count: size)
        counts = Array(repeating: 0, count: size)
    }

    mutating func add(_ pair: Int) {
        var slot = Int(truncatingIfNeeded: (UInt64(pair) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while pairs[slot] != pair, pairs[slot] != -1 { slot = (slot + 1) & mask }
        pairs[slot] = pair
        counts[slot] += 1
    }

    func pairs(atLeast minimum: Int) -> [(pair: Int, count: Int)] {
        counts.indices.compactMap { slot in
            counts[slot] < minimum ? nil : (pair: pairs[slot], count: Int(counts[slot]))
        }
    }
}
