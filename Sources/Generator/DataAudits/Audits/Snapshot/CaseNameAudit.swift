import DataSnapshot
import LocaleModel
import LocaleResolution

/// Checks that the cases of both enums have unique names, every alias is for a case, and every decision is used.
enum CaseNameAudit {
    static let rule = AuditRule(
        id: "case-names", title: "Names of cases are unique, and every alias and decision resolves",
        link: "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/enumerations/")

    static func check(_ snapshot: Snapshot, _ decisions: CaseNameDecisions) -> RuleResult {
        var result = RuleResult()
        func report(_ kind: FindingClass, _ file: String, _ error: NamingError) {
            result.findings.append(
                AuditFinding(
                    rule, kind, field: "", file: "../Decisions/Naming/\(file)", message: String(describing: error)))
        }
        do throws(NamingError) {
            let names = try LocaleCaseNaming(
                identifiers: snapshot.localeFacts.map(\.identifier), facts: snapshot.supplemental.identifiers,
                names: snapshot.supplemental.englishNames, decisions: decisions.locales
            ).resolve()
            result.looked += names.cases.count + names.aliases.count
        } catch {
            report(.locale, "locales.json", error)
        }
        let english =
            snapshot.localeFacts.first { $0.identifier == "en" } ?? LocaleFacts(identifier: "en")
        do throws(NamingError) {
            let names = try CurrencyCaseNaming(
                iso: snapshot.iso4217, english: english, regions: snapshot.supplemental.regionCurrencies,
                decisions: decisions.currencies
            ).resolve()
            result.looked += names.cases.count + names.aliases.count
        } catch {
            report(.currency, "currencies.json", error)
        }
        return result
    }
}
