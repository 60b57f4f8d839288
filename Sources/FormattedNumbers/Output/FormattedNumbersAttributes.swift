import Foundation

extension AttributeScopes {
    /// The looks of a number's text, on every platform.
    public struct FormattedNumbersAttributes: AttributeScope {
        public let numberColor: NumberColorAttribute
        public let numberFont: NumberFontAttribute
        public let numberAlignment: NumberAlignmentAttribute
        public let foundation: FoundationAttributes
    }

    public var formattedNumbers: FormattedNumbersAttributes.Type { FormattedNumbersAttributes.self }
}

extension AttributeScopes.FormattedNumbersAttributes {
    public enum NumberColorAttribute: CodableAttributedStringKey {
        public typealias Value = NumberColor
        public static let name = "FormattedNumbers.color"
    }

    public enum NumberFontAttribute: CodableAttributedStringKey {
        public typealias Value = NumberFont
        public static let name = "FormattedNumbers.font"
    }

    public enum NumberAlignmentAttribute: CodableAttributedStringKey {
        public typealias Value = NumberAlignment
        public static let name = "FormattedNumbers.alignment"
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FormattedNumbersAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
