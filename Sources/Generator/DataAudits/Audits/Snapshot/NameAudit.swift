import DataSnapshot
import LocaleModel
import LocaleResolution

/// Checks that names are complete: English has one for each currency that is money somewhere, and counted names include
/// `other`. Names for categories that the language's rules lack are ignored, because nobody sees them.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
enum NameAudit {
    static let rule = AuditRule(
        id: "names", title: "Names of currencies are complete",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies")

    static func check(_ snapshot: Snapshot, _ inheritance: Inheritance) -> RuleResult {
        var result = RuleResult()
        func report(_ locale: String, _ code: String, _ field: LocaleField, _ message: String) {
            result.findings.append(
                AuditFinding(
                    rule, .names, locale: locale, currency: code, field: field.path,
                    file: SnapshotFile.of(field, in: locale), message: "\(locale): \(message)"))
        }
        for code in money(in: snapshot) {
            result.looked += 1
            let field = LocaleField.name(code: code, nil)
            if inheritance.value(of: field, in: "en") == nil { report("en", code, field, "\(code) has no name") }
        }
        for locale in snapshot.localeFacts {
            let chain = inheritance.parents.chain(from: locale.identifier)
            var counted: Set<String> = []
            for field in locale.values.keys {
                guard case .name(let code, .some) = field else { continue }
                result.looked += 1
                counted.insert(code)
            }
            for code in counted where inheritance.find(.name(code: code, .other), along: chain) == nil {
                report(
                    locale.identifier, code, .name(code: code, .other), "\(code) is counted, but has no name for other")
            }
        }
        return result
    }

    /// The currencies that are money of some region today.
    private static func money(in snapshot: Snapshot) -> Set<String> {
        var result: Set<String> = []
        for currencies in snapshot.supplemental.regionCurrencies.values {
            for currency in currencies where currency.isTender && currency.to == nil { result.insert(currency.code) }
        }
        return result
    }
}
