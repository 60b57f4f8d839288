import Foundation

/// A value as one line of JSON, its keys sorted.
package enum JSONLine {
    package static func bytes(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}
