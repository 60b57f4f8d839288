import Foundation

/// Why a request has no result.
enum FieldRequestError: Error {
    case missing(String)
    case unknown([String])
    case unsupported(String)

    /// An error as text.
    static func text(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "\(path(context, key)) is missing"
        case DecodingError.typeMismatch(let type, let context): "\(path(context)) must be of type \(type)"
        case DecodingError.valueNotFound(let type, let context): "\(path(context)) must be of type \(type)"
        case DecodingError.dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "the line is no JSON object" : "\(path(context)): \(context.debugDescription)"
        default: String(describing: error)
        }
    }

    private static func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
        let keys = context.codingPath + (key.map { [$0] } ?? [])
        return keys.isEmpty
            ? "the line" : keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}

extension Decoder {
    /// Throws if there is a field without meaning.
    func allow<Key: CodingKey & CaseIterable>(_ keys: Key.Type) throws {
        let known = Set(keys.allCases.map(\.stringValue))
        let found = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
        let unknown = found.filter { !known.contains($0) }.sorted()
        if !unknown.isEmpty {
            let path = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            throw FieldRequestError.unknown(unknown.map { (path + [$0]).joined(separator: ".") })
        }
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension FieldRequestError: CustomStringConvertible {
    var description: String {
        switch self {
        case .missing(let what): "\(what) is missing"
        case .unknown(let names): "there is no \(names.joined(separator: ", "))"
        case .unsupported(let what): "unsupported: \(what)"
        }
    }
}
