// The tables with the names of currencies, in an image of names:
//
//     nameLocales   for each locale: its vocabulary, its currencies, and the start of its records
//     vocabularies  for each: its symbols
//     nameSymbols   the definition of each symbol
//     nameShapes    which text of a record serves which form
//     namePresence  which currencies a locale has records of: one bit each
//     nameBlocks    the start of every tenth record of a locale
//     nameRecords   the names of one currency in one locale
//
// A locale has a record of a currency if any of the currency's names differs from its parent's. The record then has
// all of the currency's names. So a lookup walks from the locale to its parents until one has a record. LDML's order
// of fallbacks was already applied when the record was made.
//
// A **record** is its length in one byte, followed by codes of symbols. A symbol is a Unicode scalar, an edit, a shape
// or a pair of symbols. Frequent words and phrases are single symbols, made of pairs. With pairs expanded, a record is
//
//     text  (edit text)*  shape
//
// The first text is stored in full. An edit makes another text from the one before it: the last `kept` bytes of that
// text stay at the end, and the edit's text replaces the `removed` bytes before them. So
//
//     P e s e t e   [remove 0, keep 0] n   [shape: the first stands alone, the second is other]
//
// holds "Pesete" and "Peseten". The shape says which of the texts serves each form.
//
// A **code** is one byte for the vocabulary's most frequent symbols and two bytes for the others. With `n` symbols,
// the last `leadBytes(n)` values of a byte are the first of two bytes.

/// The names of one currency in one locale.
package struct NameRecord {
    let image: PackedImage
    /// The codes, without the byte that holds their length.
    package let codes: UnsafeBufferPointer<UInt8>
    package let vocabulary: RowReference<VocabularyRow>

    /// The number of records in a block.
    package static let countInBlock = 10
    /// The most symbols that a vocabulary may have, because a pair is two numbers of ten bits.
    package static let maximumSymbols = 1024
    /// The limit for the nesting of pairs.
    package static let maximumDepth = 31
    /// The length of the longest text, in bytes.
    package static let maximumTextLength = 512
    /// The most bytes of codes that a record may have.
    package static let maximumLength = 127

    /// How many values of a byte begin a code of two bytes.
    package static func leadBytes(_ symbols: Int) -> Int {
        // One byte holds 128 - lead symbols, and each lead byte adds 128 more.
        symbols <= 128 ? 0 : (symbols - 128 + 126) / 127
    }

    /// The number of bytes that hold one bit for each currency.
    package static func presenceWidth(currencies: Int) -> Int { (currencies + 6) / 7 }

    /// The result of reading a form.
    package enum Reading: Equatable, Sendable {
        /// The text is the first `count` bytes of the buffer.
        case text(count: Int)
        /// The record has no text for the form.
        case none
        /// The bytes are not a record, which is possible only in an unchecked image.
        case malformed
    }

    /// Writes the text of a form into a buffer.
    ///
    /// Every step stays within bounds, whatever the bytes are, as long as the tables are in the image. So the check of
    /// images from outside uses this function too.
    ///
    /// - Parameter text: A buffer of `maximumTextLength` bytes.
    /// - Complexity: Linear in the texts up to the wanted one. Nothing is allocated.
    package func read(_ form: Int, into text: UnsafeMutableBufferPointer<UInt8>) -> Reading {
        guard let shape else { return .malformed }
        let wanted = Int(image.nameShape(shape)[form])
        if wanted == 0 { return .none }
        var expansion = NameExpansion(text: text, wanted: wanted - 1)
        let definitions = definitions
        // Nothing is allocated on the heap, because the size is a small constant.
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.maximumDepth + 2) { stack in
            var index = 0
            while index < codes.count, let symbol = symbol(at: &index, of: definitions.count) {
                stack[0] = symbol
                var depth = 1
                while depth > 0 {
                    depth -= 1
                    switch definitions[stack[depth]].definition {
                    case .pair(let left, let right):
                        guard depth + 2 <= stack.count else { return .malformed }
                        stack[depth] = right
                        stack[depth + 1] = left
                        depth += 2
                    case .scalar(let scalar):
                        guard expansion.append(scalar) else { return .malformed }
                    case .edit(let removed, let kept):
                        guard expansion.endText() else { return .malformed }
                        if expansion.isDone { return .text(count: expansion.count) }
                        guard expansion.beginText(removing: removed, keeping: kept) else { return .malformed }
                    case .shape:
                        guard expansion.endText(), expansion.isDone else { return .malformed }
                        return .text(count: expansion.count)
                    }
                }
            }
            return .malformed
        }
    }

    /// A form that has the record's last text; nil if the bytes are not a record.
    var formOfLastText: Int? {
        guard let shape else { return nil }
        let texts = image.nameShape(shape)
        return (0..<NameForm.count).max { texts[$0] < texts[$1] }
    }

    private var definitions: PackedRows<NameSymbolRow> { image.symbols(of: vocabulary) }

    /// Reads the symbol at an index of the codes, and moves the index behind it.
    ///
    /// - Parameter count: The number of symbols in the vocabulary. Returns nil for a symbol that is not one of them.
    private func symbol(at index: inout Int, of count: Int) -> Int? {
        let singles = 128 - Self.leadBytes(count)
        var symbol = Int(codes[index])
        index += 1
        if symbol >= singles {
            guard index < codes.count else { return nil }
            symbol = singles + (symbol - singles) << 7 + Int(codes[index])
            index += 1
        }
        return symbol < count ? symbol : nil
    }

    /// The shape, which is the last part of the record's last symbol; nil if a symbol is not in the vocabulary.
    private var shape: Int? {
        let definitions = definitions
        var (index, last) = (0, 0)
        while index < codes.count {
            guard let symbol = symbol(at: &index, of: definitions.count) else { return nil }
            last = symbol
        }
        guard index > 0 else { return nil }
        for _ in 0...Self.maximumDepth {
            switch definitions[last].definition {
            case .pair(_, let right): last = right
            case .shape(let shape): return shape
            case .scalar, .edit: return nil
            }
        }
        return nil
    }
}

/// Writes the texts of a record in order, each over the previous one in the same buffer.
private struct NameExpansion {
    let text: UnsafeMutableBufferPointer<UInt8>
    /// How many texts precede the wanted one.
    private var before: Int
    private(set) var count = 0
    private(set) var isDone = false
    /// The length of the end that this text keeps from the previous one. Its bytes are at the end of the buffer.
    private var kept = 0

    init(text: UnsafeMutableBufferPointer<UInt8>, wanted: Int) {
        self.text = text
        before = wanted
    }

    /// The room for text. The bytes after it hold the kept end.
    private var capacity: Int { text.count - SymbolDefinition.maximumKept }

    mutating func append(_ scalar: UInt32) -> Bool {
        guard count + 4 <= capacity, let scalar = Unicode.Scalar(scalar), let bytes = UTF8.encode(scalar) else {
            return false
        }
        for byte in bytes {
            text[count] = byte
            count += 1
        }
        return true
    }

    /// Appends the kept end, which completes the text.
    mutating func endText() -> Bool {
        guard count + kept <= capacity else { return false }
        for index in 0..<kept { text[count + index] = text[capacity + index] }
        count += kept
        kept = 0
        isDone = before == 0
        return true
    }

    /// Begins the next text with the parts of the complete text's beginning and end that it keeps.
    mutating func beginText(removing removed: Int, keeping kept: Int) -> Bool {
        let end = count - kept
        guard end >= removed, isBoundary(end), isBoundary(end - removed) else { return false }
        for index in 0..<kept { text[capacity + index] = text[end + index] }
        self.kept = kept
        count = end - removed
        before -= 1
        return true
    }

    /// Whether an offset is the start of a scalar or the end of the text.
    private func isBoundary(_ offset: Int) -> Bool {
        offset == count || text[offset] & 0xC0 != 0x80
    }
}
