import LocaleModel

/// References from one place in a locale's number data to another place in the same locale.
///
/// The root has them exactly where LDML has lateral inheritance, so they are not values of the root itself. Reading
/// them as values would be wrong for each locale that has another value at the place of reference.
/// See <https://www.unicode.org/reports/tr35/tr35.html#Lateral_Inheritance>.
extension NumberElementsReader {
    private static let prefix = "/LOCALE/"

    /// Whether a node is one of the references that LDML's inheritance implies. Any other reference is an error,
    /// because nothing would follow it.
    static func isLateralAlias(_ node: ICUNode, system: String) throws(ImportError) -> Bool {
        guard case .alias(let target) = node.resource else { return false }
        guard implied(node.path, system: system).contains(where: { prefix + $0 == target }) else {
            throw node.malformed(expected: "a reference to the system latn, or from accounting to standard")
        }
        return true
    }

    /// The places from which a path inherits within its locale.
    private static func implied(_ path: String, system: String) -> [String] {
        let own = "\(key)/\(system)/"
        guard path.hasPrefix(own) else { return [] }
        let rest = path.dropFirst(own.count)
        var candidates = ["\(key)/latn/\(rest)"]
        for (from, to) in steps where rest.hasPrefix(from) {
            let target = to + rest.dropFirst(from.count)
            candidates += [own + target, "\(key)/latn/\(target)"]
        }
        return candidates.filter { $0 != path }
    }

    /// The replacements, besides that of one system by another.
    private static let steps = [
        ("patterns/accountingFormat", "patterns/currencyFormat"),
        ("patternsLong", "patternsShort"),
    ]
}
