/// The layout of an image of currency names, which its writer, reader and check follow. The columns of its tables are
/// declared by their `NamesTableRow`.
///
///     header        magic "CFN1", version, total length, CRC-32 of all that follows the checksum
///     directory     for each table: offset, bytes
///     index         a table image with the locales, what finds them, and the codes of the currencies
///     locales       for each locale of the index: its vocabulary, its currencies, where its records begin
///     vocabularies  for each: its symbols
///     symbols       what each symbol stands for
///     shapes        which text of a record serves which form
///     presence      which currencies a locale has records of: one bit each
///     blocks        where every tenth record of a locale begins
///     records       the names of one currency in one locale
///
/// A locale has a record of a currency where any of that currency's names differs from its parent's, and the record
/// then has them all. So a name is found by walking from the locale to its parents until one has a record; LDML's
/// order of fallbacks was followed when the record was made.
///
/// A **record** is its length in one byte and then codes of symbols. A symbol is a Unicode scalar, an edit, a shape or
/// a pair of symbols; frequent words and phrases are single symbols, made of pairs. With pairs expanded, a record is
///
///     text  (edit text)*  shape
///
/// The first text is given whole. An edit begins another, made from the one before it: of that, the last `kept` bytes
/// stay at the end, the `removed` bytes before them go, and the edit's text takes their place. So
///
///     P e s e t e   [remove 0, keep 0] n   [shape: the first stands alone, the second is other]
///
/// holds "Pesete" and "Peseten". The shape says which of the texts serves each form.
///
/// A **code** is one byte for the vocabulary's most frequent symbols and two for the others. With `n` symbols the last
/// `leadBytes(n)` values of a byte are the first of two.
///
/// All numbers are packed seven bits to a byte (`PackedInteger`), so the whole image is ASCII.
@usableFromInline
package enum PackedNamesLayout {
    package static let magic: [UInt8] = [0x43, 0x46, 0x4E, 0x31]  // CFN1
    /// Changes whenever a table's form changes: an image of another version is refused.
    package static let version = 1

    /// Where the directory begins, and with it the bytes that the checksum covers.
    package static var directoryOffset: Int { ImageHeader.magicLength + ImageHeader.width }
    package static var headerLength: Int {
        directoryOffset + PackedNamesTable.allCases.count * DirectoryEntry.width
    }

    /// The number of records in a block.
    package static let recordsPerBlock = 10
    /// The most symbols that a vocabulary may have: a pair is two numbers of ten bits.
    @inlinable package static var maximumSymbols: Int { 1024 }
    /// How deep pairs may be nested.
    package static let maximumDepth = 31
    /// The longest text, in bytes.
    package static let maximumTextLength = 512
    /// The most bytes of codes that a record may have.
    package static let maximumRecordLength = 127

    /// How many values of a byte begin a code of two bytes.
    package static func leadBytes(_ symbols: Int) -> Int {
        // One byte holds 128 - lead symbols, and each lead byte 128 more.
        symbols <= 128 ? 0 : (symbols - 128 + 126) / 127
    }
}

/// The tables of an image of names, in the order in which they stand in it.
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

    /// The row width in bytes; 1 for tables without rows of one width.
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
/// A column holds one more than the index of the record's text for the form; 0 where there is none.
@usableFromInline
package enum NameForm {
    /// The name that stands alone.
    package static let displayName = 0
    /// The names for exactly 0 and exactly 1, as LDML's explicit counts have them.
    package static let explicitZero = 1
    package static let explicitOne = 2
    /// The first of the six plural categories: zero, one, two, few, many, other.
    package static let firstCategory = 3
    package static let count = 9
}

/// What a symbol stands for, as a number of 21 bits.
@usableFromInline
package enum SymbolDefinition: Equatable, Sendable {
    case pair(Int, Int)
    case scalar(UInt32)
    case edit(removed: Int, kept: Int)
    case shape(Int)

    // Numbers below `terminal` are pairs. Planes 14 and 15, which no name uses, are left to shapes and edits.
    package static let terminal = 0x10_0000
    package static let firstShape = 0xE_0000
    package static let firstEdit = 0xF_0000
    /// The limits of what a definition can hold.
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
