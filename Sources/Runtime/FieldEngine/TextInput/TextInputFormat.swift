/// The rules of a field, in two halves: a formatter for its text and a serializer for its value.
///
///     let digits = TextInputFormats.plain.filter(by: .decimalDigits).filter(constrainingCharactersCount: 3)
///     var field = FieldEditor(digits.transformValue(direct: { Int($0) }, reverse: { String($0) }))
///     field.apply(.begin)
///     field.type("12x34")
///     field.state.text            // "123"
///     field.state.value           // 123
///
/// The structure and names are those of TextInputKit.
public struct TextInputFormat<Value: Hashable & Sendable>: Sendable {
    /// The half that converts text to a value and back.
    public let serializer: TextInputSerializer<Value>
    /// The half that judges each replacement of text.
    public let formatter: TextInputFormatter

    /// Creates a format from its two halves.
    public init(_ serializer: TextInputSerializer<Value>, _ formatter: TextInputFormatter) {
        self.serializer = serializer
        self.formatter = formatter
    }

    /// Returns a format that also rejects every text for which a closure returns false.
    public func filter(_ isAllowed: @escaping @Sendable (String) -> Bool) -> Self {
        Self(serializer, formatter.filter(isAllowed))
    }

    /// Returns a format that also rejects texts with characters outside a class.
    public func filter(by characters: CharacterClass) -> Self {
        filter { $0.allSatisfy(characters.contains) }
    }

    /// Returns a format that also rejects texts with characters outside a set, such as Foundation's `CharacterSet`.
    public func filter(by scalars: some SetAlgebra<Unicode.Scalar> & Sendable) -> Self {
        filter(by: CharacterClass(scalars))
    }

    /// Returns a format that also rejects texts with more than a number of characters.
    public func filter(constrainingCharactersCount most: Int) -> Self {
        filter { $0.count <= most }
    }

    /// Returns a format that transforms the text and the selection, which is in UTF-16 code units.
    public func map(
        _ transform: @escaping @Sendable (_ text: String, _ selection: Range<Int>) -> (String, Range<Int>)
    ) -> Self {
        Self(serializer, formatter.map(transform))
    }

    /// Returns a format that cuts off characters beyond a number.
    public func map(constrainingCharactersCount most: Int) -> Self {
        map { text, selection in
            let text = String(text.prefix(max(0, most)))
            return (text, text.clamped(selection))
        }
    }

    /// Returns a format with values of another type.
    public func transformValue<Result>(
        direct: @escaping @Sendable (Value) throws(TextInputError) -> Result,
        reverse: @escaping @Sendable (Result) -> Value
    ) -> TextInputFormat<Result> {
        TextInputFormat<Result>(serializer.map(direct: direct, reverse: reverse), formatter)
    }

    /// Returns a format with values of another type; the closure returns nil if a value has none.
    public func transformValue<Result>(
        direct: @escaping @Sendable (Value) -> Result?, reverse: @escaping @Sendable (Result) -> Value
    ) -> TextInputFormat<Result> {
        transformValue(
            direct: { value throws(TextInputError) in
                guard let result = direct(value) else { throw .unreadable }
                return result
            }, reverse: reverse)
    }
}

/// The formats that come with the engine.
public enum TextInputFormats {
    /// The field's own behaviour; the text is the value.
    public static let plain = TextInputFormat(.plain, .plain)
}
