import Foundation

/// A report's values as JSON that a person can read and compare: keys sorted, a newline at the end.
package enum ReportJSON {
    package static func text(of report: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    }
}
