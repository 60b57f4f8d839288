import Foundation

extension AttributeScopes {
    /// The attributes for the appearance of a number's text, on every platform.
    public struct FormattedNumbersAttributes: AttributeScope {
        /// The colour of the text.
        public let numberColor: NumberColorAttribute
        /// The font of the text.
        public let numberFont: NumberFontAttribute
        /// The alignment of the text.
        public let numberAlignment: NumberAlignmentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes
    }

    /// The attributes of this module, for `AttributeScopes`.
    public var formattedNumbers: FormattedNumbersAttributes.Type { FormattedNumbersAttributes.self }
}

extension AttributeScopes.FormattedNumbersAttributes {
    /// The colour of a run of text.
    public enum NumberColorAttribute: CodableAttributedStringKey {
        /// The colour's type.
        public typealias Value = NumberColor
        /// The name under which the attribute is encoded.
        public static let name = "FormattedNumbers.color"
    }

    /// The font of a run of text.
    public enum NumberFontAttribute: CodableAttributedStringKey {
        /// The font's type.
        public typealias Value = NumberFont
        /// The name under which the attribute is encoded.
        public static let name = "FormattedNumbers.font"
    }

    /// The alignment of a run of text.
    public enum NumberAlignmentAttribute: CodableAttributedStringKey {
        /// The alignment's type.
        public typealias Value = NumberAlignment
        /// The name under which the attribute is encoded.
        public static let name = "FormattedNumbers.alignment"
    }
}

extension AttributeDynamicLookup {
    /// The attribute of a key path, so that `text.numberColor` works.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FormattedNumbersAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
