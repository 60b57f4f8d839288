import NumberRuleTables
import PackedTables
import TableWriter

/// The rules of a language, packed with symbols of their own: for each rule set, its bodies with their ends.
struct RuleVocabularyWriter {
    /// A text of one scalar, or an operation.
    enum Terminal: Hashable, Comparable {
        case scalar(UInt32)
        case operation(Int)
    }

    /// The definitions in the order of the symbols' numbers.
    private(set) var definitions: [RuleSymbol] = []
    /// The texts of symbols.
    private(set) var text: [UInt8] = []
    /// The codes of the rule sets, in the order of the given ones.
    private(set) var codes: [[UInt8]] = []

    private var byteCount: Int { definitions.count * 3 + text.count + codes.reduce(0) { $0 + $1.count } }

    /// Packs rule sets in the best of several ways.
    ///
    /// - Throws: `tooLarge` if no way fits.
    init(_ ruleSets: [[Terminal]]) throws(PackedWriterError) {
        var best: Self?
        // With fewer occurrences, the definition of a pair costs more than it saves.
        for minimumCount in [3, 4, 5, 6, 8, 12] {
            guard let candidate = Self(ruleSets, minimumCount: minimumCount) else { continue }
            if best.map({ candidate.byteCount < $0.byteCount }) ?? true { best = candidate }
        }
        guard let best else { throw .tooLarge(value: ruleSets.count, maximum: NumberRuleLayout.maximumSymbols) }
        self = best
    }

    private init?(_ ruleSets: [[Terminal]], minimumCount: Int) {
        let terminals = Set(ruleSets.joined()).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(terminals, terminals.indices))
        let sequences = ruleSets.map { $0.compactMap { numbers[$0] } }
        let grammar = PairGrammar(
            sequences, terminals: terminals.count, maximumSymbols: 4 * NumberRuleLayout.maximumSymbols,
            maximumDepth: NumberRuleLayout.maximumDepth, minimumCount: minimumCount)
        let coded = grammar.sequences
        let symbols = SymbolTexts(terminals, grammar.pairs)
        let order = Self.order(of: coded, symbols)
        guard order.count <= NumberRuleLayout.maximumSymbols else { return nil }
        let codeOf = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        text = symbols.pool(of: order)
        for symbol in order {
            guard let definition = symbols.definition(of: symbol, codeOf, text) else { return nil }
            definitions.append(definition)
        }
        codes = coded.map { body in
            body.flatMap { symbol in codeOf[symbol].map { NameRecord.code($0, of: order.count) } ?? [] }
        }
    }

    /// The symbols that are needed, the most frequent first: they have codes of one byte.
    private static func order(of sequences: [[Int]], _ symbols: SymbolTexts) -> [Int] {
        var counts: [Int: Int] = [:]
        for symbol in sequences.joined() { counts[symbol, default: 0] += 1 }
        var needed = Set(counts.keys)
        var pending = Array(needed)
        while let symbol = pending.popLast() {
            for child in symbols.children(of: symbol) where needed.insert(child).inserted { pending.append(child) }
        }
        return needed.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    }
}

/// The symbols of a grammar, with the texts of those that are nothing but text.
private struct SymbolTexts {
    private let terminals: [RuleVocabularyWriter.Terminal]
    private let pairs: [(left: Int, right: Int)]
    /// Nil for symbols with operations, and for texts that are too long for a definition.
    private var texts: [[UInt8]?] = []

    init(_ terminals: [RuleVocabularyWriter.Terminal], _ pairs: [(left: Int, right: Int)]) {
        self.terminals = terminals
        self.pairs = pairs
        for terminal in terminals {
            switch terminal {
            case .scalar(let value):
                texts.append(Unicode.Scalar(value).map { Array(String($0).utf8) })
            case .operation: texts.append(nil)
            }
        }
        for (left, right) in pairs {
            var text: [UInt8]?
            if let first = texts[left], let second = texts[right],
                first.count + second.count <= RuleSymbol.longestText
            {
                text = first + second
            }
            texts.append(text)
        }
    }

    /// The symbols of a pair that is no text.
    func children(of symbol: Int) -> [Int] {
        guard symbol >= terminals.count, texts[symbol] == nil else { return [] }
        let pair = pairs[symbol - terminals.count]
        return [pair.left, pair.right]
    }

    /// The texts of symbols, the longest first, each once, also if it is a part of another.
    func pool(of symbols: [Int]) -> [UInt8] {
        var pool: [UInt8] = []
        let texts = symbols.compactMap { self.texts[$0] }
        for text in texts.sorted(by: { $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1) })
        where Self.place(of: text, in: pool) == nil {
            pool += text
        }
        return pool
    }

    /// The definition of a symbol; nil if a number is too large.
    func definition(of symbol: Int, _ codes: [Int: Int], _ pool: [UInt8]) -> RuleSymbol? {
        if let text = texts[symbol] {
            guard let offset = Self.place(of: text, in: pool), offset <= RuleSymbol.maximumTextOffset else {
                return nil
            }
            return .token(.text(offset: offset, length: text.count))
        }
        if symbol < terminals.count {
            guard case .operation(let packed) = terminals[symbol] else { return nil }
            return RuleSymbol(packed: packed)
        }
        let pair = pairs[symbol - terminals.count]
        guard let left = codes[pair.left], let right = codes[pair.right] else { return nil }
        return .pair(left, right)
    }

    private static func place(of text: [UInt8], in pool: [UInt8]) -> Int? {
        guard let first = text.first, pool.count >= text.count else { return nil }
        return (0...(pool.count - text.count)).first { start in
            pool[start] == first && pool[start..<(start + text.count)].elementsEqual(text)
        }
    }
}
