import DataSnapshot
import LocaleModel

/// Checks that parents of locales exist, and that no locale is its own ancestor.
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Parent_Locales>.
enum ParentAudit {
    static let rule = AuditRule(
        id: "parents", title: "Parents exist, and every chain ends at the root",
        link: "https://www.unicode.org/reports/tr35/tr35-info.html#Parent_Locales")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        let existing = Set(snapshot.localeFacts.map(\.identifier))
        let parents = snapshot.supplemental.identifiers.parentLocales
        func report(_ locale: String, _ message: String) {
            result.findings.append(
                AuditFinding(
                    rule, .identifier, locale: locale, field: "parentLocales/\(locale)",
                    file: SnapshotFile.identifiers, here: parents[locale], message: message))
        }
        if !existing.contains(LocaleFacts.rootIdentifier) {
            report(LocaleFacts.rootIdentifier, "there is no root, which every locale inherits from")
        }
        for (locale, parent) in parents {
            result.looked += 1
            if !existing.contains(parent) {
                report(locale, "\(locale) inherits from \(parent), which is not there")
            }
            if isInCycle(locale, parents) { report(locale, "\(locale) is its own ancestor") }
        }
        return result
    }

    /// Whether the explicit parents, or truncated identifiers between them, lead back to the locale.
    private static func isInCycle(_ locale: String, _ parents: [String: String]) -> Bool {
        var seen: Set<String> = []
        var current = locale
        while current != LocaleFacts.rootIdentifier {
            if !seen.insert(current).inserted { return current == locale }
            if let parent = parents[current] {
                current = parent
            } else if let hyphen = current.lastIndex(of: "-") {
                current = String(current[..<hyphen])
            } else {
                return false
            }
        }
        return false
    }
}
