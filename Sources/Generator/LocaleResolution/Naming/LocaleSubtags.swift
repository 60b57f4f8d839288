/// The parts of a locale identifier that CLDR's locales have.
///
///     language[_Script][_REGION][_VARIANT]...      separated by underscores or hyphens
///
/// See <https://www.unicode.org/reports/tr35/#Unicode_language_identifier>.
struct LocaleSubtags: Hashable {
    var language: String
    var script: String?
    var region: String?
    var variants: [String] = []

    init(language: String, script: String? = nil, region: String? = nil, variants: [String] = []) {
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
    }

    init(_ identifier: String) throws(NamingError) {
        var parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
        guard let first = parts.popFirst(), [2, 3, 5, 6, 7, 8].contains(first.utf8.count),
            first.utf8.allSatisfy({ Self.isLetter($0) })
        else { throw .malformedIdentifier(identifier) }
        language = String(first)
        if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy({ Self.isLetter($0) }) {
            script = String(part)
            parts.removeFirst()
        }
        if let part = parts.first, Self.isRegion(part) {
            region = String(part)
            parts.removeFirst()
        }
        for part in parts {
            guard Self.isVariant(part) else { throw .malformedIdentifier(identifier) }
            variants.append(String(part))
        }
    }

    /// The parts joined by hyphens.
    var identifier: String {
        ([language, script, region].compactMap { $0 } + variants).joined(separator: "-")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isRegion(_ part: Substring) -> Bool {
        (part.utf8.count == 2 && part.utf8.allSatisfy { isLetter($0) })
            || (part.utf8.count == 3 && part.utf8.allSatisfy { isDigit($0) })
    }

    private static func isVariant(_ part: Substring) -> Bool {
        guard part.utf8.allSatisfy({ isLetter($0) || isDigit($0) }), let first = part.utf8.first else { return false }
        return (5...8).contains(part.utf8.count) || (part.utf8.count == 4 && isDigit(first))
    }
}

extension LocaleSubtags {
    /// The identifier with the script and region that it leaves out, according to LDML's "Add Likely Subtags".
    ///
    /// See <https://www.unicode.org/reports/tr35/#Likely_Subtags>.
    func maximised(_ likelySubtags: [String: String]) throws(NamingError) -> LocaleSubtags {
        let keys = [
            LocaleSubtags(language: language, script: script, region: region),
            LocaleSubtags(language: language, region: region),
            LocaleSubtags(language: language, script: script),
            LocaleSubtags(language: language),
        ]
        for key in keys {
            guard let likely = likelySubtags[key.identifier] else { continue }
            var result = try LocaleSubtags(likely)
            result.language = language
            result.script = script ?? result.script
            result.region = region ?? result.region
            result.variants = variants
            return result
        }
        return self
    }
}
