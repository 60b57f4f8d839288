import PackedTables
import TableWriter

/// An error that says why tables could not be emitted from a snapshot.
public enum EmitError: Error, Equatable, Sendable {
    /// A locale has no value, its own or inherited, for a field that every locale must have.
    case missing(locale: String, field: String)
    /// A value in the snapshot does not follow the format of its field.
    case malformed(locale: String, field: String, value: String, expected: String)
    /// A requested locale or currency is not in the snapshot.
    case unknown(kind: String, identifier: String)
    /// The format of a table is too small for the data.
    case packing(PackedWriterError)
    /// Released names would disappear: cases of an enum, or aliases, each with its raw value.
    case lostNames(enum: String, names: [String])
    /// Released names would have other raw values.
    case movedNames(enum: String, names: [String])
    /// A name is recorded as removed but was never released.
    case notReleased(enum: String, name: String)
    /// A line in a listing of released names is not a name and a raw value, or repeats a name.
    case malformedListing(file: String, line: Int, text: String)
    /// The finished image differs from the model, which is a defect of the emitter.
    case readBackDiffers(locale: String, field: String, expected: String, found: String)
}

extension EmitError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .missing(let locale, let field): "locale \(locale): \(field) is missing"
        case .malformed(let locale, let field, let value, let expected):
            "locale \(locale): \(field) is \"\(value)\"; expected \(expected)"
        case .unknown(let kind, let identifier): "\(kind) \(identifier) is not in the snapshot"
        case .packing(let error): "the tables cannot be packed: \(error)"
        case .lostNames(let name, let names):
            "\(name) would lose what was released: \(names.joined(separator: ", ")); where that is meant, record each under "
                + "\"removed\" in Data/Decisions/Naming with the raw value of the case that replaces it. For tables beside "
                + "the released ones, `image` writes a file for programs to load, and `emit` with --cases and --output "
                + "writes enums of their own"
        case .movedNames(let name, let names):
            "\(name) would give released names other raw values: \(names.joined(separator: ", "))"
        case .notReleased(let name, let removed): "\(name).\(removed) is recorded as removed, and was never released"
        case .malformedListing(let file, let line, let text):
            "\(file):\(line): \"\(text)\" is not a name and a raw value, or has a name for the second time"
        case .readBackDiffers(let locale, let field, let expected, let found):
            "locale \(locale): \(field) reads back as \"\(found)\" instead of \"\(expected)\""
        }
    }
}
