import CurrencyEngine
import Foundation

/// The fields of a JSON object, with typed access.
struct JSONFields {
    private let fields: [String: Any]
    /// The prefix of field names in errors: `options.` for options.
    private let prefix: String

    /// Parses one line.
    init(line: Data) throws(RequestError) {
        guard let object = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] else {
            throw .notAnObject
        }
        fields = object
        prefix = ""
    }

    private init(fields: [String: Any], prefix: String) {
        self.fields = fields
        self.prefix = prefix
    }

    /// An object without fields, for omitted options.
    static var none: JSONFields { JSONFields(fields: [:], prefix: "options.") }

    /// Throws if there is a field other than the known ones.
    func allow(only known: Set<String>, unsupported: Set<String> = []) throws(RequestError) {
        // Sorted, so that a line always has the same answer.
        for name in fields.keys.sorted() where !known.contains(name) {
            throw unsupported.contains(name) ? .unsupported(path(name)) : .unknown(field: path(name))
        }
    }

    /// The name of a field in errors.
    func path(_ name: String) -> String { prefix + name }

    func object(_ name: String) throws(RequestError) -> JSONFields? {
        guard let value = fields[name] else { return nil }
        guard let object = value as? [String: Any] else { throw type(name, "an object") }
        return JSONFields(fields: object, prefix: path(name) + ".")
    }

    func string(_ name: String) throws(RequestError) -> String? {
        guard let value = fields[name] else { return nil }
        guard let string = value as? String else { throw type(name, "a string") }
        return string
    }

    func required(_ name: String) throws(RequestError) -> String {
        guard let string = try string(name) else { throw .missing(field: path(name)) }
        return string
    }

    /// A list of strings.
    func strings(_ name: String) throws(RequestError) -> [String] {
        guard let value = fields[name] else { throw .missing(field: path(name)) }
        guard let strings = value as? [String] else { throw type(name, "a list of strings") }
        return strings
    }

    /// A number as a string: `"1234.5"`.
    func number(_ name: String) throws(RequestError) -> DecimalValue {
        try Self.number(required(name))
    }

    static func number(_ text: String) throws(RequestError) -> DecimalValue {
        do throws(DecimalError) {
            return try DecimalValue(text)
        } catch {
            throw .number(text, error)
        }
    }

    /// A locale identifier.
    func locale(_ name: String) throws(RequestError) -> LocaleIdentifier {
        let text = try required(name)
        do throws(LocaleIdentifierError) {
            return try LocaleIdentifier(text)
        } catch {
            throw .locale(text, error)
        }
    }

    /// A currency code.
    func currency(_ name: String) throws(RequestError) -> CurrencyCode {
        let code = try required(name)
        do throws(CurrencyCodeError) {
            return try CurrencyCode(code)
        } catch {
            throw .currency(code, error)
        }
    }

    func boolean(_ name: String) throws(RequestError) -> Bool? {
        guard let value = fields[name] else { return nil }
        guard let number = value as? NSNumber, Self.isBoolean(number) else { throw type(name, "true or false") }
        return number.boolValue
    }

    /// An integer. ECMA-402 rounds other numbers down.
    func integer(_ name: String) throws(RequestError) -> Int? {
        guard let value = fields[name] else { return nil }
        guard let number = value as? NSNumber, !Self.isBoolean(number),
            let integer = Int(exactly: number.doubleValue.rounded(.down))
        else { throw type(name, "a number") }
        return integer
    }

    /// A number within limits.
    func integer(_ name: String, in limits: ClosedRange<Int>) throws(RequestError) -> Int? {
        guard let integer = try integer(name) else { return nil }
        guard limits.contains(integer) else {
            throw .range(
                option: path(name), value: String(integer), expected: "\(limits.lowerBound) to \(limits.upperBound)")
        }
        return integer
    }

    /// One of several words.
    func word<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) throws(RequestError) -> Value? {
        guard let string = try string(name) else { return nil }
        for (word, value) in values where word == string { return value }
        throw .range(option: path(name), value: string, expected: values.map(\.key).joined(separator: ", "))
    }

    /// The field's boolean, or nil if it has another type.
    func booleanIfAny(_ name: String) -> Bool? {
        (fields[name] as? NSNumber).flatMap { Self.isBoolean($0) ? $0.boolValue : nil }
    }

    func type(_ name: String, _ expected: String) -> RequestError {
        .type(field: path(name), expected: expected)
    }

    /// JSON booleans and numbers are both `NSNumber`; booleans have C's type char.
    private static func isBoolean(_ number: NSNumber) -> Bool {
        number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
            || number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "B"))
    }
}
