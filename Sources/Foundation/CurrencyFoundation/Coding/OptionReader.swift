import CurrencyFormat

/// Reads the options of a stored style, each of which may be missing, and refuses those that it does not know.
struct OptionReader<Key: CodingKey & CaseIterable> {
    private let container: KeyedDecodingContainer<Key>

    /// - Throws: `DecodingError` with the path of a key that is none of `Key`.
    init(_ decoder: any Decoder, _ keys: Key.Type) throws {
        let known = Set(Key.allCases.map(\.stringValue))
        let all = try decoder.container(keyedBy: AnyKey.self)
        if let other = all.allKeys.map(\.stringValue).filter({ !known.contains($0) }).min() {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath + [AnyKey(stringValue: other)],
                    debugDescription: "\"\(other)\" is none of \(known.sorted().joined(separator: ", "))"))
        }
        container = try decoder.container(keyedBy: keys)
    }

    func value<Value: Decodable>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value? {
        try container.decodeIfPresent(type, forKey: key)
    }

    func required<Value: Decodable>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value {
        try container.decode(type, forKey: key)
    }

    /// An option that is stored by name.
    func named<Value: CodedName>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value? {
        guard let name = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
        if let value = Value(codedName: name) { return value }
        let names = Value.codedNames.map(\.name).joined(separator: ", ")
        throw error(key, "\"\(name)\" is not one of \(names)")
    }

    /// An option that has rules of its own, such as a pattern.
    func checked<Stored: Decodable, Value>(_ key: Key, _ make: (Stored) throws -> Value) throws -> Value? {
        guard let stored = try container.decodeIfPresent(Stored.self, forKey: key) else { return nil }
        do {
            return try make(stored)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw self.error(key, "\(error)")
        }
    }

    /// The error that a value is none of the option.
    func error(_ key: Key, _ message: String) -> DecodingError {
        DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: message)
    }
}

/// Any key of an object.
struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
}
