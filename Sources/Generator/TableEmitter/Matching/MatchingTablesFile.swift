import LocaleModel
import TableWriter

/// Writes `MatchingTables.swift` of module LocaleMatching; `MatchingTables` describes the rows.
public struct MatchingTablesFile: Sendable {
    /// How well languages can substitute for each other.
    public var matching: LanguageMatchingFacts
    /// Likely subtags and aliases.
    public var identifiers: IdentifierFacts
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from the snapshot's data about languages.
    public init(matching: LanguageMatchingFacts, identifiers: IdentifierFacts, header: FileHeader) {
        self.matching = matching
        self.identifiers = identifiers
        self.header = header
    }

    /// The file's text.
    ///
    /// - Throws: `EmitError` if a distance or an identifier has a form that the tables do not support.
    public func text() throws -> String {
        let tables = try MatchingTables(matching, identifiers)
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("Likely subtags, aliases and distances of languages, in rows of one length.")
        source.documentation("")
        for table in tables.tables {
            let bytes = table.rowWidth * table.rows.count
            source.documentation("- \(table.name): \(table.rows.count) rows of \(table.rowWidth), \(bytes) bytes")
        }
        source.documentation("")
        let all = tables.tables.flatMap(\.rows).flatMap(\.utf8)
        source.documentation("In all \(all.count) bytes, CRC-32 \(ImageFile.checksum(of: all)).")
        try source.block("enum MatchingTables") { (source: inout SwiftSource) throws in
            for (name, value) in tables.constants {
                source.line("static var \(name): Int { \(value) }")
            }
            for table in tables.tables {
                source.line()
                try source.staticString(table.name, modifiers: "static", Array(table.rows.joined().utf8))
            }
        }
        return source.text
    }
}
