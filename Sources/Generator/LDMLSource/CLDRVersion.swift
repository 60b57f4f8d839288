import Foundation
import LocaleModel
import MarkupDocument

/// The version of a CLDR release, from the text of its DTD, which is not applied:
///
///     <!ATTLIST version cldrVersion CDATA #FIXED "41" >
enum CLDRVersion {
    static let file = "common/dtd/ldml.dtd"
    private static let declaration = "cldrVersion CDATA #FIXED \""

    static func read(from directory: String) throws(ImportError) -> String {
        let text = String(decoding: try UpstreamFile.contents(of: file, in: directory), as: UTF8.self)
        guard let start = text.range(of: declaration)?.upperBound else {
            throw .missing(file: file, locale: nil, field: "version/@cldrVersion")
        }
        let version = text[start...].prefix { $0 != "\"" }
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts.allSatisfy({ (1...3).contains($0.utf8.count) && Int($0) != nil })
        else {
            throw .malformed(
                file: file, locale: nil, field: "version/@cldrVersion", value: String(version.prefix(40)),
                expected: "a version such as 41 or 48.1")
        }
        return String(version)
    }
}
