import FieldEngine

/// A custom serializer, as in TextInputKit.
///
///     struct Cents: TextInputSerializerType {
///         func string(for value: Int) -> String { String(value) }
///         func value(for string: String) throws -> Int {
///             guard let value = Int(string) else { throw TextInputError.unreadable }
///             return value
///         }
///     }
///     var field = FieldEditor(TextInputFormat(Cents(), TextInputFormatter.plain))
///     field.type("995")
///     field.state.value           // 995
public protocol TextInputSerializerType<Value> {
    associatedtype Value: Hashable & Sendable

    /// Converts a value to text.
    func string(for value: Value) -> String
    /// Converts text to a value; throws an error if the text has none.
    func value(for string: String) throws -> Value
}

extension TextInputSerializer: TextInputSerializerType {
    /// Creates an engine serializer that calls another serializer. Errors of other types count as
    /// `TextInputError.unreadable`.
    public init(_ serializer: some TextInputSerializerType<Value> & Sendable) {
        self.init(
            string: serializer.string,
            value: { text throws(TextInputError) in
                do { return try serializer.value(for: text) } catch { throw error as? TextInputError ?? .unreadable }
            })
    }
}

extension TextInputFormat {
    /// Creates a format from your own serializer and formatter.
    public init(
        _ serializer: some TextInputSerializerType<Value> & Sendable,
        _ formatter: some TextInputFormatterType & Sendable
    ) {
        self.init(TextInputSerializer(serializer), TextInputFormatter(formatter))
    }
}
