import CommandSupport
import DataSnapshot
import LocaleModel

/// Checks that numbering systems have ten digits, locales use only those, and no value is for an unavailable system.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Numbering_Systems>.
enum NumberingSystemAudit {
    static let rule = AuditRule(
        id: "numbering-systems", title: "Values belong to numbering systems with digits",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Numbering_Systems")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        let systems = snapshot.supplemental.numberingSystems
        for (name, system) in systems {
            result.looked += 1
            guard let digits = system.digits else { continue }
            let scalars = Set(digits.unicodeScalars)
            if digits.unicodeScalars.count == 10, scalars.count == 10 { continue }
            result.findings.append(
                AuditFinding(
                    rule, .numberingSystem, field: name, file: SnapshotFile.numberingSystems, here: digits,
                    message: "\(name) has the digits \u{201C}\(VisibleText.of(digits))\u{201D}; expected ten of them"))
        }
        for locale in snapshot.localeFacts {
            var unknown: Set<String> = []
            for (field, value) in locale.values {
                result.looked += 1
                // Traditional and financial systems may be algorithmic; default and native systems may not.
                if case .numberingSystem(let role) = field {
                    let isUsable = systems[value].map { $0.digits != nil || ![.default, .native].contains(role) }
                    if isUsable != true {
                        result.findings.append(
                            AuditFinding(rule, .numberingSystem, locale.identifier, field, value, "has no digits"))
                    }
                } else if let system = field.systemName, systems[system]?.digits == nil,
                    unknown.insert(system).inserted
                {
                    let problem = "is for \(system), which has no digits"
                    result.findings.append(
                        AuditFinding(rule, .numberingSystem, locale.identifier, field, value, problem))
                }
            }
        }
        return result
    }
}

extension LocaleField {
    /// The numbering system of the field.
    fileprivate var systemName: String? {
        switch self {
        case .symbol(let system, _), .pattern(let system, _), .spacing(let system, _, _), .appendISO(let system),
            .unitPattern(let system, _), .compact(let system, _, _, _, _), .miscellaneous(let system, _):
            system
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit, .numberRules: nil
        }
    }
}
