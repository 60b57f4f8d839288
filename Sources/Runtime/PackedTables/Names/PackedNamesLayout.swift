/// The layout of an image of currency names, which its writer, reader and check follow. Each `NamesTableRow` declares
/// the columns of its table.
///
///     header        magic "CFN1", version, total length, CRC-32 of everything after the checksum
///     directory     for each table: offset, bytes
///     index         a table image with the locales, the tables to find them, and the codes of the currencies
///     locales       for each locale of the index: its vocabulary, its currencies, and the start of its records
///     vocabularies  for each: its symbols
///     symbols       the definition of each symbol
///     shapes        which text of a record serves which form
///     presence      which currencies a locale has records of: one bit each
///     blocks        the start of every tenth record of a locale
///     records       the names of one currency in one locale
///
/// A locale has a record of a currency if any of the currency's names differs from its parent's. The record then has
/// all of the currency's names. So a lookup walks from the locale to its parents until one has a record. LDML's order
/// of fallbacks was already applied when the record was made.
///
/// A **record** is its length in one byte, followed by codes of symbols. A symbol is a Unicode scalar, an edit, a shape
/// or a pair of symbols. Frequent words and phrases are single symbols, made of pairs. With pairs expanded, a record is
///
///     text  (edit text)*  shape
///
/// The first text is stored in full. An edit makes another text from the one before it: the last `kept` bytes of that
/// text stay at the end, and the edit's text replaces the `removed` bytes before them. So
///
///     P e s e t e   [remove 0, keep 0] n   [shape: the first stands alone, the second is other]
///
/// holds "Pesete" and "Peseten". The shape says which of the texts serves each form.
///
/// A **code** is one byte for the vocabulary's most frequent symbols and two bytes for the others. With `n` symbols,
/// the last `leadBytes(n)` values of a byte are the first of two bytes.
///
/// All numbers are packed seven bits to a byte (`PackedInteger`), so the whole image is ASCII.
@usableFromInline
package enum PackedNamesLayout {
    package static let magic: [UInt8] = [0x43, 0x46, 0x4E, 0x31]  // CFN1
    /// Changes whenever the form of a table changes. An image of another version is rejected.
    package static let version = 1

    /// The offset of the directory, where the bytes that the checksum covers begin.
    package static var directoryOffset: Int { ImageHeader.magicLength + ImageHeader.width }
    package static var headerLength: Int {
        directoryOffset + PackedNamesTable.allCases.count * DirectoryEntry.width
    }

    /// The number of records in a block.
    package static let recordsPerBlock = 10
    /// The most symbols that a vocabulary may have, because a pair is two numbers of ten bits.
    @inlinable package static var maximumSymbols: Int { 1024 }
    /// The limit for the nesting of pairs.
    package static let maximumDepth = 31
    /// The length of the longest text, in bytes.
    package static let maximumTextLength = 512
    /// The most bytes of codes that a record may have.
    package static let maximumRecordLength = 127

    /// How many values of a byte begin a code of two bytes.
    package static func leadBytes(_ symbols: Int) -> Int {
        // One byte holds 128 - lead symbols, and each lead byte adds 128 more.
        symbols <= 128 ? 0 : (symbols - 128 + 126) / 127
    }
}

/// The tables of an image of names, in the order of the image.
@usableFromInline
package enum PackedNamesTable: UInt8, CaseIterable, Sendable {
    case index
    case locales
    case vocabularies
    case symbols
    case shapes
    case presence
    case blocks
    case records

    /// The row width in bytes; 1 for tables without rows of equal width.
    package var rowWidth: Int {
        switch self {
        case .locales: NamesLocaleRow.width
        case .vocabularies: VocabularyRow.width
        case .symbols: NameSymbolRow.width
        case .shapes: NameForm.count
        case .blocks: BlockRow.width
        case .index, .presence, .records: 1
        }
    }
}

/// The forms of a currency's name: the columns of `shapes`.
///
/// A column holds one more than the index of the record's text for the form, or 0 if there is no text.
@usableFromInline
package enum NameForm {
    /// The name for use on its own.
    package static let displayName = 0
    /// The names for exactly 0 and exactly 1, LDML's explicit counts.
    package static let explicitZero = 1
    package static let explicitOne = 2
    /// The first of the six plural categories: zero, one, two, few, many, other.
    package static let firstCategory = 3
    package static let count = 9

    /// The column of a name for a number or a plural category.
    package static func index(of form: CountForm) -> Int { explicitZero + form.rawValue }
}

/// The definition of a symbol, as a number of 21 bits.
@usableFromInline
package enum SymbolDefinition: Equatable, Sendable {
    case pair(Int, Int)
    case scalar(UInt32)
    case edit(removed: Int, kept: Int)
    case shape(Int)

    // Numbers below `terminal` are pairs. Shapes and edits use planes 14 and 15, which no name uses.
    package static let terminal = 0x10_0000
    package static let firstShape = 0xE_0000
    package static let firstEdit = 0xF_0000
    /// The limits of the numbers in a definition.
    package static let maximumRemoved = 1023
    package static let maximumKept = 63
    package static let maximumShape = 0xFFFF

    package init(packed: Int) {
        if packed < Self.terminal {
            self = .pair(packed >> 10, packed & 1023)
        } else {
            let value = packed - Self.terminal
            if value < Self.firstShape {
                self = .scalar(UInt32(truncatingIfNeeded: value))
            } else if value < Self.firstEdit {
                self = .shape(value - Self.firstShape)
            } else {
                self = .edit(removed: (value - Self.firstEdit) >> 6, kept: value & 63)
            }
        }
    }
}
