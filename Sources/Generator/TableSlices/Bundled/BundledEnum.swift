/// An enum in its generated file: the cases with their documentation, in the order of their raw values.
package struct BundledEnum: Sendable {
    package struct Case: Sendable {
        /// The name as in the source, possibly in backticks.
        package var name: String
        package var rawValue: String
        /// The lines before the case, with its documentation and attributes.
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
    /// - Throws: `BundledTablesError` if the file is not such a file.
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
                // The attributes of a library's alias are for its clients, but the slice is part of the client.
                let attributes = "@_alwaysEmitIntoClient @_borrowed "
                let (reader, end) = (" { _read { yield .", " } }")
                if text.hasPrefix(attributes + "public static var "), text.hasSuffix(end),
                    let target = text.rest(behind: reader)?.dropLast(end.count)
                {
                    let rest = reader.count + target.count + end.count
                    let declaration = text.dropFirst(attributes.count).dropLast(rest)
                    aliases.append(Alias(target: String(target), lines: before + ["\(declaration) { .\(target) }"]))
                }
                before = []
            }
        }
        guard !cases.isEmpty, !aliases.isEmpty, rawValues.isEmpty else { throw .unreadable(name) }
    }
}

extension String {
    /// The rest of the text after another one; nil if it does not begin with that one.
    fileprivate func rest(behind other: String) -> Substring? {
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(other) { return rest.dropFirst(other.count) }
            rest.removeFirst()
        }
        return nil
    }
}
