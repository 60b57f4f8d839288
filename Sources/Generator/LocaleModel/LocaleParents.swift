/// The locale from which each locale inherits.
///
/// A parent is, in this order of precedence: the locale in `parentLocales`; the root, if truncation would leave a
/// language without its unlikely script (`zh-Hant` does not inherit from `zh`); the identifier without its last subtag.
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Parent_Locales>.
public struct LocaleParents: Sendable {
    private let explicit: [String: String]
    private let likelySubtags: [String: String]
    private let existing: Set<String>

    /// - Parameter existing: The locales with data; parents without data are skipped.
    public init(identifiers: IdentifierFacts, existing: some Sequence<String>) {
        explicit = identifiers.parentLocales
        likelySubtags = identifiers.likelySubtags
        self.existing = Set(existing)
    }

    /// The nearest ancestor with data; nil for the root.
    public func parent(of identifier: String) -> String? {
        var current = identifier
        for _ in 0..<Self.longestChain {
            guard let next = directParent(of: current) else { return nil }
            if existing.contains(next) { return next }
            current = next
        }
        return nil
    }

    /// The locale, its parent, and so on to the root.
    ///
    /// If the parents form a cycle, the chain ends before the first repeated locale.
    public func chain(from identifier: String) -> [String] {
        var result = [identifier]
        while result.count < Self.longestChain, let next = parent(of: result[result.count - 1]),
            !result.contains(next)
        {
            result.append(next)
        }
        return result
    }

    /// CLDR's longest chain has six locales, so only a cycle is longer than this.
    private static let longestChain = 32

    private func directParent(of identifier: String) -> String? {
        if identifier == LocaleFacts.rootIdentifier { return nil }
        if let parent = explicit[identifier] { return parent }
        let subtags = identifier.split(separator: "-")
        if subtags.count < 2 { return LocaleFacts.rootIdentifier }
        if subtags.count == 2, subtags[1].utf8.count == 4, subtags[1] != likelyScript(of: subtags[0]) {
            return LocaleFacts.rootIdentifier
        }
        return subtags.dropLast().joined(separator: "-")
    }

    private func likelyScript(of language: Substring) -> Substring? {
        guard let full = likelySubtags[String(language)] else { return nil }
        let subtags = full.split(separator: "-")
        return subtags.count > 1 ? subtags[1] : nil
    }
}
