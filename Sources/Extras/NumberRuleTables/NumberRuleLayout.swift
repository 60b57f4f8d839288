import PackedTables

/// The layout of an image of number rules, which its writer, reader and check follow.
///
///     header        magic "CFW1", version, total length, CRC-32 of everything after the checksum
///     directory     for each table: offset, bytes
///     identity      the CLDR version of the rules
///     bases         the base values of all rules, sorted, in nine bytes each, the highest first
///     divisors      the divisors that are not the greatest power of ten in the base value, in the same form
///     patterns      the patterns for numbers in digits, one a line
///     names         the names of the public rule sets, sorted, each with the length that it shares with the one before
///     ordinals      the plural rules for ordinal numbers: language, category and rule, one a line
///     locales       for each locale, sorted: its identifier and its groups of rule sets
///     groups        the rule sets that refer to each other: their vocabulary, their patterns and their members
///     members       for each group, sorted by name: the name and the rule set
///     ruleSets      the shape, the bodies and the special rules of each rule set
///     shapes        the base values of the rules of a rule set, as positions in `bases`
///     bodies        the bodies of the rules of a rule set, as codes of symbols
///     vocabularies  for each: its symbols and its text
///     symbols       the definition of each symbol
///     texts         the texts of symbols, in UTF-8
///
/// A **rule set** has the rules of LDML for numbers from a base value on, and a few special rules: for negative numbers,
/// for fractions, for infinity and for NaN. LDML's `[…]`, which makes one rule of two, stays one rule here.
///
/// A **body** is a sequence of symbols. A symbol is a text, an operation or a pair of symbols; frequent sequences are
/// single symbols, made of pairs, so that each is stored once. The last operation of a body is `end`, and nothing else
/// marks the border, so a symbol may span several bodies. The bodies of a rule set are read together.
///
/// A **shape** counts the positions below 128, from 128 and from 256 on, and then has their lower seven bits.
///
/// A **code** is one or two bytes, as in an image of names: see `NameRecord`.
///
/// All numbers are packed seven bits to a byte (`PackedInteger`). With the texts, the whole image is UTF-8.
package enum NumberRuleLayout {
    package static let magic: [UInt8] = [0x43, 0x46, 0x57, 0x31]  // CFW1
    /// Changes whenever the form of a table changes. An image of another version is rejected.
    package static let version = 1

    /// The offset of the directory, where the bytes that the checksum covers begin.
    package static var directoryOffset: Int { PackedLayout.directoryOffset }
    package static var headerLength: Int {
        directoryOffset + NumberRuleTable.allCases.count * DirectoryEntry.width
    }

    /// The width of a base value or a divisor.
    package static let valueWidth = 9
    /// The width of a locale's identifier, which zeros fill up.
    package static let identifierWidth = 12
    /// The most operations and texts that a body may have.
    package static let longestBody = 256
    /// The limit for the nesting of pairs.
    package static let maximumDepth = 31
    /// The most symbols that a vocabulary may have, because a pair is two numbers of ten bits.
    package static let maximumSymbols = 1024
    /// The limit for the nesting of rule sets in each other, the same as ICU's.
    @inlinable package static var deepest: Int { 64 }
}

/// The tables of an image of number rules, in the order of the image.
package enum NumberRuleTable: UInt8, CaseIterable, Sendable {
    case identity
    case bases
    case divisors
    case patterns
    case names
    case ordinals
    case locales
    case groups
    case members
    case ruleSets
    case shapes
    case bodies
    case vocabularies
    case symbols
    case texts

    /// The row width in bytes; 1 for tables without rows of equal width.
    package var rowWidth: Int {
        switch self {
        case .bases, .divisors: NumberRuleLayout.valueWidth
        case .locales: NumberRuleLayout.identifierWidth + 2 * NumberRuleGroupKind.allCases.count
        case .groups: 8
        case .members: 4
        case .ruleSets: 9
        case .vocabularies: 8
        case .symbols: 3
        case .identity, .patterns, .names, .ordinals, .shapes, .bodies, .texts: 1
        }
    }
}

/// LDML's groups of rule sets. Rule sets refer only to others of their group.
package enum NumberRuleGroupKind: Int, CaseIterable, Sendable {
    case spellout
    case ordinal
    case duration
    case numberingSystem
}

/// The rules of a rule set that no base value selects. A set has them after its other rules, in this order.
package enum SpecialRule: Int, CaseIterable, Sendable {
    /// `-x`.
    case negative
    /// `x.x`, for any number with a fraction.
    case improperFraction
    /// `x,x`, which replaces `x.x` in a locale whose decimal separator is a comma.
    case improperFractionComma
    /// `0.x`, for a number between 0 and 1.
    case properFraction
    /// `0,x`.
    case properFractionComma
    /// `x.0`, for any other number.
    case standard
    /// `Inf`.
    case infinity
    /// `NaN`.
    case notANumber
}
