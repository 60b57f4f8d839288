import DataSnapshot
import LocaleModel

/// Checks that currency spacing has three parts on both sides, and that the engine supports its sets.
///
///     set         = "[" ["^"] element+ "]"  |  element
///     element     = ":" ["^"] property ":" , a set, or a character; "&" and "-" between elements
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies> and
/// <https://www.unicode.org/reports/tr35/#Unicode_Sets>.
enum SpacingAudit {
    static let rule = AuditRule(
        id: "spacing-sets", title: "Currency spacing is complete, and its sets are well formed",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        for locale in snapshot.localeFacts {
            for (field, value) in locale.values {
                guard case .spacing(_, _, let part) = field else { continue }
                result.looked += 1
                let problem: String
                switch part {
                case .insertBetween:
                    // Nothing is inserted if the sets are empty.
                    problem = value.unicodeScalars.count > 1 ? "is more than one character" : ""
                case .currencyMatch, .surroundingMatch:
                    var reader = SetReader(value)
                    problem = reader.isWellFormed() ? "" : "is not a set of characters"
                }
                if !problem.isEmpty {
                    result.findings.append(AuditFinding(rule, .spacing, locale.identifier, field, value, problem))
                }
            }
        }
        guard let root = snapshot.localeFacts.first(where: { $0.identifier == LocaleFacts.rootIdentifier }) else {
            return result
        }
        for side in SpacingSide.allCases {
            for part in SpacingPart.allCases {
                let field = LocaleField.spacing(system: "latn", side, part)
                result.looked += 1
                if root[field] != nil { continue }
                result.findings.append(
                    AuditFinding(
                        rule, .spacing, locale: root.identifier, field: field.path,
                        file: SnapshotFile.of(field, in: root.identifier), message: "the root has no \(field.path)"))
            }
        }
        return result
    }

    /// Reads a set and returns whether it ends at the end of the text.
    private struct SetReader {
        private let scalars: [Unicode.Scalar]
        private var position = 0
        /// The maximum depth of nested sets; CLDR has no deeper ones.
        private static let maximumDepth = 8

        init(_ text: String) { scalars = Array(text.unicodeScalars) }

        mutating func isWellFormed() -> Bool {
            readSet(0) && position == scalars.count
        }

        private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            if next != scalar { return false }
            position += 1
            return true
        }

        private mutating func readSet(_ depth: Int) -> Bool {
            guard depth < Self.maximumDepth, take("[") else { return false }
            if take(":") { return readProperty() }
            _ = take("^")
            var elements = 0
            while let scalar = next {
                switch scalar {
                case "]":
                    position += 1
                    return true
                case "[":
                    if !readSet(depth + 1) { return false }
                    elements += 1
                case "&", "-":
                    position += 1
                    if elements == 0 || next == "]" { return false }
                case "\\":
                    position += 2
                    elements += 1
                default:
                    position += 1
                    elements += 1
                }
            }
            return false
        }

        /// Reads the name of a property and the `:]` after it.
        private mutating func readProperty() -> Bool {
            _ = take("^")
            let start = position
            while let scalar = next, scalar.properties.isAlphabetic || scalar == "_" || scalar == "=" { position += 1 }
            return position > start && take(":") && take("]")
        }
    }
}
