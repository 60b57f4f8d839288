/// An error that says why a snapshot could not be read or written.
public enum SnapshotError: Error, Equatable, Sendable {
    case missingFile(file: String)
    /// A file that is missing from the snapshot's list of contents.
    case strayFile(file: String)
    case unreadable(file: String, reason: String)
    /// A path in a locale's file that is not a field.
    case unknownField(file: String, field: String)
    case malformed(file: String, field: String, expected: String)
    case cannotWrite(file: String, reason: String)
}

extension SnapshotError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .missingFile(let file): "snapshot: \(file) is missing"
        case .strayFile(let file): "snapshot: \(file) is not listed in \(SnapshotLayout.contents)"
        case .unreadable(let file, let reason): "snapshot: \(file): \(reason)"
        case .unknownField(let file, let field): "snapshot: \(file): \(field) is not a known field"
        case .malformed(let file, let field, let expected): "snapshot: \(file): \(field): expected \(expected)"
        case .cannotWrite(let file, let reason): "snapshot: \(file) cannot be written: \(reason)"
        }
    }
}
