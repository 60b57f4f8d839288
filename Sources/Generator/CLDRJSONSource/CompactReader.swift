import LocaleModel

/// Reads a compact pattern table, whose keys are `MAGNITUDE-count-CATEGORY[-alt-alphaNextToNumber]`.
enum CompactReader {
    static func read(
        _ patterns: JSONObject, _ system: String, _ kind: CompactKind, into facts: inout LocaleFacts
    ) throws(ImportError) {
        for key in patterns.sortedKeys {
            guard let field = field(key, system, kind) else { throw patterns.unknown(key) }
            facts[field] = try patterns.string(key)
        }
    }

    private static func field(_ key: String, _ system: String, _ kind: CompactKind) -> LocaleField? {
        var parts = key.split(separator: "-")
        var isAlpha = false
        if parts.suffix(2) == ["alt", "alphaNextToNumber"] {
            parts.removeLast(2)
            isAlpha = true
        }
        guard parts.count == 3, parts[1] == "count", let category = PluralCategory(rawValue: String(parts[2])),
            let zeros = LocaleField.zeros(ofMagnitude: parts[0])
        else { return nil }
        return .compact(system: system, kind, zeros: zeros, category, alphaNextToNumber: isAlpha)
    }
}
