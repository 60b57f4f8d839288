/// Why upstream data could not be taken in.
///
/// Every case names the file; a locale and a field where there is one. Nothing is skipped: one error
/// ends the import, and the outputs stay as they were.
public enum ImportError: Error, Equatable, Sendable {
    /// A file that the publication must have is not there.
    case missingFile(file: String)
    /// A file could not be read, or its bytes are not what its format allows.
    case unreadable(file: String, reason: String)
    /// A value that must be there is not.
    case missing(file: String, locale: String?, field: String)
    /// A value is there but is not what its field allows.
    case malformed(file: String, locale: String?, field: String, value: String, expected: String)
    /// A field that this reader does not know: new upstream data must be looked at, not dropped.
    case unknownField(file: String, locale: String?, field: String)
    /// Two entries for what must be unique.
    case duplicate(file: String, locale: String?, field: String)
    /// An element that one file has is in several.
    case inSeveralFiles(field: String, files: [String])
}

extension ImportError: CustomStringConvertible {
    /// The error as text, in English, with file, locale and field.
    public var description: String {
        func place(_ file: String, _ locale: String?, _ field: String) -> String {
            locale.map { "\(file): locale \($0): \(field)" } ?? "\(file): \(field)"
        }
        return switch self {
        case .missingFile(let file): "\(file): the file is missing"
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .missing(let file, let locale, let field): "\(place(file, locale, field)) is missing"
        case .malformed(let file, let locale, let field, let value, let expected):
            "\(place(file, locale, field)) is \"\(value)\"; expected \(expected)"
        case .unknownField(let file, let locale, let field): "\(place(file, locale, field)) is not a known field"
        case .duplicate(let file, let locale, let field): "\(place(file, locale, field)) is there twice"
        case .inSeveralFiles(let field, let files):
            "\(field) is in \(files.joined(separator: " and in ")); expected in one file"
        }
    }
}
