/// The half of a format that converts text to a value and back.
public struct TextInputSerializer<Value: Hashable & Sendable>: Sendable {
    private let write: @Sendable (Value) -> String
    private let read: @Sendable (String) throws(TextInputError) -> Value

    /// Creates a serializer from two closures: one gives the text of a value, the other the value of a text.
    public init(
        string: @escaping @Sendable (Value) -> String,
        value: @escaping @Sendable (String) throws(TextInputError) -> Value
    ) {
        write = string
        read = value
    }

    /// Returns the text of a value.
    public func string(for value: Value) -> String { write(value) }

    /// Returns the value of a text.
    ///
    /// - Throws: `TextInputError`, if the text has no value.
    public func value(for text: String) throws(TextInputError) -> Value { try read(text) }

    /// Returns a serializer that converts the values.
    public func map<Result>(
        direct: @escaping @Sendable (Value) throws(TextInputError) -> Result,
        reverse: @escaping @Sendable (Result) -> Value
    ) -> TextInputSerializer<Result> {
        TextInputSerializer<Result>(
            string: { string(for: reverse($0)) },
            value: { text throws(TextInputError) in try direct(try value(for: text)) })
    }
}

extension TextInputSerializer where Value == String {
    /// The text is the value.
    public static var plain: TextInputSerializer {
        TextInputSerializer(string: { $0 }, value: { text throws(TextInputError) in text })
    }
}
