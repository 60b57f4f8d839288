import LocaleModel
import PackedTables
import TableWriter

/// Writes `RightToLeft.swift`: which scripts and languages are written from right to left, in sorted rows of one length.
///
///     scripts      four letters
///     languages    the language, filled with spaces to three
///     exceptions   language and region, three characters each, where the language has the other direction
public struct RightToLeftFile: Sendable {
    /// The scripts that are written from right to left.
    public var scripts: [String]
    /// The likely subtags by language, or by language and region.
    public var likelySubtags: [String: String]
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from scripts and likely subtags.
    public init(scripts: [String], likelySubtags: [String: String], header: FileHeader) {
        self.scripts = scripts
        self.likelySubtags = likelySubtags
        self.header = header
    }

    /// The file's text.
    public func text() throws -> String {
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("What is written from right to left, in sorted rows of one length.")
        try source.block("enum RightToLeft") { (source: inout SwiftSource) throws in
            try source.staticString("scripts", modifiers: "static", Self.bytes(scripts))
            source.line()
            try source.staticString("languages", modifiers: "static", Self.bytes(languages))
            source.line()
            try source.staticString("exceptions", modifiers: "static", Self.bytes(exceptions))
        }
        return source.text
    }

    private var languages: [String] {
        likelySubtags.keys.filter { !$0.contains("-") && isRightToLeft($0) }.map(Self.padded)
    }

    private var exceptions: [String] {
        likelySubtags.keys.compactMap { key in
            let tag = LanguageTag(canonical: key)
            guard tag.script == nil, let region = tag.region,
                isRightToLeft(key) != isRightToLeft(tag.language.description)
            else { return nil }
            return Self.padded(tag.language.description) + Self.padded(region.description)
        }
    }

    private func isRightToLeft(_ identifier: String) -> Bool {
        guard let likely = likelySubtags[identifier], let script = LanguageTag(canonical: likely).script else {
            return false
        }
        return scripts.contains(script.description)
    }

    private static func padded(_ subtag: String) -> String {
        subtag + String(repeating: " ", count: 3 - subtag.utf8.count)
    }

    private static func bytes(_ rows: [String]) -> [UInt8] {
        rows.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
    }
}
