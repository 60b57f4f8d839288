/// A set of characters, such as those that a field accepts.
///
///     CharacterClass.decimalDigits.contains("٣")         // true
///     CharacterClass("XYZ").contains("A")                // false
public struct CharacterClass: Sendable {
    private let isMember: @Sendable (Character) -> Bool

    /// Creates a class of the characters for which a closure returns true.
    public init(_ isMember: @escaping @Sendable (Character) -> Bool) {
        self.isMember = isMember
    }

    /// Creates a class of the characters in a text.
    public init(_ characters: String) {
        let characters = Array(characters)
        isMember = { characters.contains($0) }
    }

    /// Creates a class of the characters whose scalars are all in a set, such as Foundation's `CharacterSet`.
    ///
    ///     CharacterClass(Set("XYZ".unicodeScalars)).contains("Y")        // true
    public init(_ scalars: some SetAlgebra<Unicode.Scalar> & Sendable) {
        isMember = { $0.unicodeScalars.allSatisfy(scalars.contains) }
    }

    /// Returns whether a character belongs to the class.
    public func contains(_ character: Character) -> Bool { isMember(character) }

    /// Decimal digits of every script.
    public static var decimalDigits: CharacterClass {
        CharacterClass { character in
            character.unicodeScalars.allSatisfy { GeneralCategory.isDecimalDigit($0.value) }
        }
    }

    /// Letters of every script, with the marks that belong to them.
    public static var letters: CharacterClass {
        CharacterClass { $0.unicodeScalars.first.map { GeneralCategory.isLetter($0.value) } ?? false }
    }

    /// Letters and decimal digits of every script.
    public static var alphanumerics: CharacterClass {
        CharacterClass { decimalDigits.contains($0) || letters.contains($0) }
    }

    /// Returns a class of the characters in either class.
    public func union(_ other: CharacterClass) -> CharacterClass {
        CharacterClass { contains($0) || other.contains($0) }
    }

    /// All other characters.
    public var inverted: CharacterClass {
        CharacterClass { !contains($0) }
    }
}
