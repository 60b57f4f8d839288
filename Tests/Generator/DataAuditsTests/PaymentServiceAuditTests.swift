import DataSnapshot
import Foundation
import LocaleModel
import LocaleResolution
import SnapshotSupport
import TestSupport
import Testing

@testable import DataAudits

/// Compares the committed snapshot with the recorded payment services, and detects a change of one.
struct PaymentServiceAuditTests {
    private static func decisions() throws -> PaymentServiceDecisions {
        let file = PackageFolder.file("Data/Decisions/paymentServices.json")
        return try JSONDecoder().decode(PaymentServiceDecisions.self, from: Data(contentsOf: file))
    }

    private static func unexplained(
        _ change: (inout Snapshot, inout PaymentServiceDecisions) -> Void
    ) throws -> [AuditFinding] {
        var (snapshot, decisions) = (try OwnSnapshot.whole.get(), try Self.decisions())
        change(&snapshot, &decisions)
        return PaymentServiceAudit(snapshot, decisions: decisions).section().findings.filter { !$0.isExplained }
    }

    @Test func recordedDifferencesAreExplained() throws {
        let section = PaymentServiceAudit(try OwnSnapshot.whole.get(), decisions: try Self.decisions()).section()
        #expect(section.findings.allSatisfy { $0.class == .digits && $0.isExplained })
        let forint = try #require(section.findings.first { $0.currency == "HUF" })
        #expect(
            forint.message == "HUF has decimals: ISO 4217 2, display 0, cash 0, Adyen 2, Braintree 2, Checkout.com 2, "
                + "Klarna 2, Mollie 2, PayPal 0, Stripe 2, Worldpay 0")
        // All seventeen currencies for which ISO 4217 and CLDR differ, and those for which a service differs.
        let found = Set(section.findings.compactMap(\.currency))
        #expect(found.isSuperset(of: ["AFN", "CLP", "COP", "CVE", "HUF", "IDR", "IQD", "ISK", "MGA", "TWD", "UGX"]))
        #expect(!found.contains("EUR") && !found.contains("JPY") && !found.contains("KWD"))
    }

    /// CLDR 48 removed the forint's fraction digits. This simulates the same for the Mexican peso.
    @Test func aChangeOfDisplayIsFound() throws {
        let found = try Self.unexplained { snapshot, _ in
            snapshot.supplemental.fractions["MXN"] = Fractions(digits: 0, rounding: 0)
        }
        #expect(found.map(\.currency) == ["MXN"])
        #expect(found[0].class == .digits && found[0].message.hasSuffix("Stripe 2, Worldpay 2; this is new"))
        let undone = try Self.unexplained { snapshot, _ in
            snapshot.supplemental.fractions["HUF"] = Fractions(digits: 2, rounding: 0)
        }
        #expect(undone.map(\.currency) == ["HUF"])
        #expect(undone[0].message.hasSuffix("; it was ISO 4217 2, display 0, cash 0"))
    }

    @Test func aChangeOfAServiceIsFound() throws {
        let found = try Self.unexplained { _, decisions in
            decisions.services[0].facts.insert(
                PaymentServiceDecisions.Fact(
                    applies: .listed, currencies: ["EUR"], exponent: 0, source: "https://example.com",
                    seen: "2026-11-24"), at: 0)
        }
        #expect(found.map(\.currency) == ["EUR"])
    }
}
