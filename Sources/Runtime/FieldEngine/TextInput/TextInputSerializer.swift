/// The half of a format that converts text to a value and back.
public struct TextInputSerializer<Value: Hashable & Sendable>: Sendable {
    private let write: @Sendable (Value) -> String
    private let read: @Sendable (String) throws(TextInputError) -> Value

    /// Creates a serializer from two closures: one converts a value to text, and the other converts text to a value.
    public init(
        string: @escaping @Sendable (Value) -> String,
        value: @escaping @Sendable (String) throws(TextInputError) -> Value
    ) {
        write = string
        read = value
    }

    /// Converts a value to text.
    public func string(for value: Value) -> String { write(value) }

    /// Converts text to a value.
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
    /// A serializer whose value is the text itself.
    public static var plain: TextInputSerializer {
        TextInputSerializer(string: { $0 }, value: { text throws(TextInputError) in text })
    }
}
