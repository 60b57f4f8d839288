import PackedTables
import TableWriter

/// The symbols of a vocabulary that the kept records use, the most frequent first.
struct SliceVocabulary {
    /// The definition of each symbol; shapes have their numbers in the complete image.
    private(set) var definitions: [SymbolDefinition] = []
    private let whole: [SymbolDefinition]
    /// The count of each symbol of the complete vocabulary in the records.
    private var counts: [Int: Int] = [:]
    private var numbers: [Int: Int] = [:]

    init(_ names: PackedImage, _ vocabulary: RowReference<VocabularyRow>) {
        let symbols = names.symbols(of: vocabulary)
        whole = (0..<symbols.count).map { symbols[$0].definition }
    }

    mutating func add(_ record: NameRecord) {
        for symbol in symbols(of: record) { counts[symbol, default: 0] += 1 }
    }

    private func symbols(of record: NameRecord) -> [Int] {
        NameRecord.symbols(of: record.codes, whole.count) ?? []
    }

    /// Numbers the symbols, including those that pairs consist of.
    mutating func finish() {
        var open = Array(counts.keys)
        while let symbol = open.popLast() {
            guard case .pair(let left, let right) = whole[symbol] else { continue }
            for part in [left, right] where counts[part] == nil {
                counts[part] = 0
                open.append(part)
            }
        }
        let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
        definitions = order.map { symbol in
            guard case .pair(let left, let right) = whole[symbol] else { return whole[symbol] }
            return .pair(numbers[left] ?? 0, numbers[right] ?? 0)
        }
    }

    /// A record, encoded with the symbols of the slice.
    func codes(of record: NameRecord) -> [UInt8] {
        symbols(of: record).flatMap { NameRecord.code(numbers[$0] ?? 0, of: definitions.count) }
    }
}
