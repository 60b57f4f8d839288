import DataSnapshot
import LocaleModel
import LocaleResolution

/// Compares the fraction digits of ISO 4217 and CLDR, for display and for cash, with those of payment services.
///
/// Each currency for which they differ is a finding. It is explained as long as ISO 4217 and CLDR state the same as at
/// the last review, which `paymentServices.json` records under `beside`.
public struct PaymentServiceAudit {
    private static let rule = AuditRule(
        id: "payment-services", title: "Payment services count what ISO 4217 and CLDR have",
        link: "https://www.six-group.com/en/products-services/financial-information/data-standards.html")

    private static let cause = AuditCause(
        id: "recorded-difference", reason: "Services have lists of their own; these differences are recorded.",
        link: rule.link)

    /// Whether a service counts all currencies in the same unit, such as thousandths or millionths.
    private static func countsAllAlike(_ service: PaymentServiceDecisions.Service) -> Bool {
        service.facts.allSatisfy { $0.applies == .all && $0.exponent != nil }
    }

    private let snapshot: Snapshot
    private let decisions: PaymentServiceDecisions

    /// - Parameter decisions: How the services count.
    public init(_ snapshot: Snapshot, decisions: PaymentServiceDecisions) {
        self.snapshot = snapshot
        self.decisions = decisions
    }

    /// Compares the selected currencies.
    public func section(_ selection: AuditSelection = AuditSelection()) -> AuditSection {
        let current = snapshot.iso4217.current
        let services = decisions.services.filter { !Self.countsAllAlike($0) }
        var findings: [AuditFinding] = []
        var looked = 0
        for currency in current {
            guard let minorUnit = currency.minorUnit else { continue }
            looked += 1
            finding(currency.code, minorUnit, services).map { findings.append($0) }
        }
        let known = Set(current.filter { $0.minorUnit != nil }.map(\.code))
        for code in decisions.beside.keys where !known.contains(code) {
            findings.append(
                AuditFinding(
                    Self.rule, .digits, currency: code, field: "\(code)/digits", file: SnapshotFile.fractions,
                    message: "\(code) is recorded beside payment services and has no minor unit by ISO 4217 any more"))
        }
        findings = findings.filter(selection.contains)
        return AuditSection(
            subject: "payment-services", title: "Payment services",
            summary: ["\(services.count) services: \(services.map(\.name).joined(separator: ", "))"],
            checks: [AuditSection.Check(rule: Self.rule, looked: looked, found: findings.count)], findings: findings)
    }

    private func finding(
        _ code: String, _ minorUnit: Int, _ services: [PaymentServiceDecisions.Service]
    ) -> AuditFinding? {
        let fractions = snapshot.supplemental.fractions
        let digits = fractions[code] ?? fractions["DEFAULT"] ?? Fractions(digits: 2, rounding: 0)
        let now = PaymentServiceDecisions.Beside(
            iso: minorUnit, display: digits.digits, cash: digits.cashDigits ?? digits.digits)
        let counted = services.compactMap { service in
            service.exponent(of: code, iso: minorUnit).map { (service.name, $0) }
        }
        let differ = Set([now.iso, now.display, now.cash] + counted.map(\.1)).count > 1
        let recorded = decisions.beside[code]
        if !differ, recorded == nil { return nil }
        let said = "ISO 4217 \(now.iso), display \(now.display), cash \(now.cash)"
        let others = counted.map { ", \($0) \($1)" }.joined()
        let change: String
        switch recorded {
        case nil: change = "; this is new"
        case now?: change = ""
        case let old?: change = "; it was ISO 4217 \(old.iso), display \(old.display), cash \(old.cash)"
        }
        return AuditFinding(
            Self.rule, .digits, currency: code, field: "\(code)/digits", file: SnapshotFile.fractions,
            here: String(now.display), there: String(now.iso), cause: recorded == now ? Self.cause : nil,
            message: "\(code) has decimals: \(said)\(others)\(change)")
    }
}
