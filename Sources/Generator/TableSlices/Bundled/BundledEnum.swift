/// An enum as its generated file has it: the cases with their documentation, in the order of their raw values.
package struct BundledEnum: Sendable {
    package struct Case: Sendable {
        /// As the source has it, which may be between backticks.
        package var name: String
        package var rawValue: String
        /// The lines before the case: its documentation and attributes.
        package var lines: [String]
    }

    package struct Alias: Sendable {
        package var target: String
        /// The lines of its declaration.
        package var lines: [String]
    }

    package private(set) var cases: [Case] = []
    package private(set) var aliases: [Alias] = []

    /// Reads a file that `currency-data emit` wrote.
    ///
    /// - Throws: `BundledTablesError`, where it is none.
    init(file: [UInt8], name: String) throws(BundledTablesError) {
        guard let table = SwiftLiteral.bytes(of: "rawValueTexts", in: file) else { throw .unreadable(name) }
        var rawValues = String(decoding: table, as: UTF8.self).split(separator: " ").map(String.init)[...]
        var before: [String] = []
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("    "), !line.hasPrefix("     ") else {
                before = []
                continue
            }
            let text = String(line.dropFirst(4))
            if text.hasPrefix("///") || text.hasPrefix("@available") {
                before.append(text)
            } else if text.hasPrefix("case ") {
                guard let rawValue = rawValues.popFirst() else { throw .unreadable(name) }
                cases.append(Case(name: String(text.dropFirst("case ".count)), rawValue: rawValue, lines: before))
                before = []
            } else {
                // The attributes of a library's alias serve its clients; the slice is the client's.
                let attributes = "@_alwaysEmitIntoClient @_borrowed "
                let (reader, end) = (" { _read { yield .", " } }")
                if text.hasPrefix(attributes + "public static var "), text.hasSuffix(end),
                    let place = text.range(of: reader)
                {
                    let declaration = text[..<place.lowerBound].dropFirst(attributes.count)
                    let target = text[place.lowerBound...].dropFirst(reader.count).dropLast(end.count)
                    let line = "\(declaration) { .\(target) }"
                    aliases.append(Alias(target: String(target), lines: before + [line]))
                }
                before = []
            }
        }
        guard !cases.isEmpty, rawValues.isEmpty else { throw .unreadable(name) }
    }
}

extension String {
    /// Where the text behind another one begins; nil where the other one does not stand in it.
    fileprivate func range(of other: String) -> PartialRangeFrom<Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(other) { return self.index(index, offsetBy: other.count)... }
            index = self.index(after: index)
        }
        return nil
    }
}
