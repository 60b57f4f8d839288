import LocaleModel
import LocaleResolution
import TableWriter

/// Writes `RegionLanguageTable.swift` of module LocaleMatching, rows of one length, sorted by their first columns:
///
///     languages     region of three; language of three, script of four, status, share in thousandths of two
///     codes         region of three letters; region of two
///
/// Shorter values are filled with spaces. A status is `o` for official, `r` for official in a part, or a space. A share
/// is two digits to the base of 64, each the byte 0x30 plus its value. The rows of a region are in order of preference.
public struct RegionLanguagesFile: Sendable {
    private let decisions: RegionLanguageDecisions
    private let identifiers: IdentifierFacts
    private let header: FileHeader

    /// - Parameters:
    ///   - decisions: The languages of regions.
    ///   - identifiers: CLDR's aliases, among which are codes of three letters.
    public init(decisions: RegionLanguageDecisions, identifiers: IdentifierFacts, header: FileHeader) {
        self.decisions = decisions
        self.identifiers = identifiers
        self.header = header
    }

    /// The file's text.
    ///
    /// - Throws: `EmitError` if an identifier or a share has a form that the rows do not support.
    public func text() throws -> String {
        let (languages, codes) = (try languages(), codes)
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation(
            "The languages of regions, from Data/Decisions/regionLanguages.json, and their codes of three letters.")
        source.documentation("")
        source.documentation("- languages: \(languages.count) rows of 13, \(13 * languages.count) bytes")
        source.documentation("- codes: \(codes.count) rows of 5, \(5 * codes.count) bytes")
        try source.block("enum RegionLanguageTable") { (source: inout SwiftSource) throws in
            try source.staticString("languages", modifiers: "static", Array(languages.joined().utf8))
            source.line()
            try source.staticString("codes", modifiers: "static", Array(codes.joined().utf8))
        }
        return source.text
    }

    private func languages() throws -> [String] {
        var rows: [String] = []
        for (region, languages) in decisions.regions.sorted(by: { $0.key < $1.key }) {
            for language in languages {
                let parts = language.language.split(separator: "-").map(String.init)
                guard (2...3).contains(region.utf8.count), (1...2).contains(parts.count),
                    (2...3).contains(parts[0].utf8.count),
                    parts.count == 1 || parts[1].utf8.count == 4, (0...1000).contains(language.share)
                else {
                    throw EmitError.malformed(
                        locale: "", field: "regionLanguages/\(region)", value: language.language,
                        expected: "a language, with a script or without, and a share of at most 1000")
                }
                let status = language.status.map { $0 == .official ? "o" : "r" } ?? " "
                let share = [UInt8(0x30 + language.share >> 6), UInt8(0x30 + language.share & 0x3F)]
                rows.append(
                    Self.padded(region, 3) + Self.padded(parts[0], 3) + Self.padded(parts.count > 1 ? parts[1] : "", 4)
                        + status
                        + String(decoding: share, as: UTF8.self))
            }
        }
        return rows
    }

    /// CLDR's aliases with codes of three letters, as in ISO 3166.
    private var codes: [String] {
        identifiers.territoryAliases.filter {
            $0.key.utf8.count == 3 && $0.key.allSatisfy(\.isLetter) && $0.value.utf8.count == 2
        }
        .map { $0.key + $0.value }.sorted()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.utf8.count)
    }
}
