/// An error that says why upstream data could not be imported.
///
/// Every case names the file, and a locale and a field if there is one. Nothing is skipped: one error
/// ends the import, and the outputs stay as they were.
public enum ImportError: Error, Equatable, Sendable {
    /// A file that the publication must have does not exist.
    case missingFile(file: String)
    /// A file could not be read, or its bytes do not follow its format.
    case unreadable(file: String, reason: String)
    /// A required value does not exist.
    case missing(file: String, locale: String?, field: String)
    /// A value does not follow the format of its field.
    case malformed(file: String, locale: String?, field: String, value: String, expected: String)
    /// A field that this reader does not know. New upstream data must be reviewed, not dropped.
    case unknownField(file: String, locale: String?, field: String)
    /// Two entries for something that must be unique.
    case duplicate(file: String, locale: String?, field: String)
    /// An element that belongs in one file is in several.
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
