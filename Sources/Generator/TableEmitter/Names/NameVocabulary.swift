import PackedTables
import TableWriter

/// The symbols that a group of locales shares, the most frequent first, and its records encoded with them.
struct NameVocabulary {
    /// The definitions, in the order of the symbols' numbers.
    private(set) var definitions: [SymbolDefinition] = []
    /// The records in the order of the texts, without their lengths.
    private(set) var records: [[UInt8]] = []

    /// The minimum count of a pair; with fewer, its definition of three bytes saves nothing.
    private static let minimumCount = 7

    init(_ texts: [NameText]) throws(PackedWriterError) {
        var packed: Set<Int> = []
        var sequences: [[Int]] = []
        for text in texts {
            let sequence = text.terminals.map(\.packed)
            packed.formUnion(sequence)
            sequences.append(sequence)
        }
        let terminals = packed.sorted()
        guard terminals.count <= NameRecord.maximumSymbols else {
            throw .tooLarge(value: terminals.count, maximum: NameRecord.maximumSymbols)
        }
        let numbers = Dictionary(uniqueKeysWithValues: zip(terminals, terminals.indices))
        let grammar = PairGrammar(
            sequences.map { $0.compactMap { numbers[$0] } }, terminals: terminals.count,
            maximumSymbols: NameRecord.maximumSymbols, maximumDepth: NameRecord.maximumDepth,
            minimumCount: Self.minimumCount)
        let coded = grammar.sequences
        let order = Self.byFrequency(coded, symbols: terminals.count + grammar.pairs.count)
        var codes = Array(repeating: 0, count: order.count)
        for (code, symbol) in order.enumerated() { codes[symbol] = code }
        for symbol in order {
            if symbol < terminals.count {
                definitions.append(SymbolDefinition(packed: terminals[symbol]))
            } else {
                let pair = grammar.pairs[symbol - terminals.count]
                definitions.append(.pair(codes[pair.left], codes[pair.right]))
            }
        }
        records = coded.map { $0.flatMap { NameRecord.code(codes[$0], of: order.count) } }
    }

    /// The symbols, the most frequent in records first; equally frequent ones keep their order.
    private static func byFrequency(_ sequences: [[Int]], symbols: Int) -> [Int] {
        var counts = Array(repeating: 0, count: symbols)
        for symbol in sequences.joined() { counts[symbol] += 1 }
        return (0..<symbols).sorted { (counts[$1], $0) < (counts[$0], $1) }
    }
}
