import CurrencyFormat
import Foundation
import TestSupport
import Testing

struct DataVersionTests {
    private static func profile() throws -> CurrencyData {
        try CurrencyData(Data(contentsOf: PackageFolder.file("Tests/Conformance/Foundation/cldr-46.image")))
    }

    /// CLDR 46 has no fraction digits for dinars; CLDR 48 has two.
    @Test func anInvoiceIsPrintedAsItWas() throws {
        let held = [CurrencyData.bundled, try Self.profile()]
        func text(_ version: String) throws -> String {
            let data = try CurrencyData.asOf(version, among: held)
            return CurrencyStyle(currency: try CurrencyCode("RSD"), locale: try LocaleIdentifier("sr"), data: data)
                .format(1234.5)
        }
        #expect(try text("46") == "1.234\u{A0}RSD")
        #expect(try text("48") == "1.234,50\u{A0}RSD")
    }

    @Test func noOtherVersionIsTaken() throws {
        let profile = try Self.profile()
        let held = [CurrencyData.bundled, profile]
        for version in ["44", "45", "49", "4", "", "48.9", "46.1.2", "."] {
            #expect(
                throws: CurrencyDataVersionError.notHeld(
                    version: version, held: [CurrencyData.bundled.cldrVersion, profile.cldrVersion])
            ) { try CurrencyData.asOf(version, among: held) }
        }
        #expect(throws: CurrencyDataVersionError.notHeld(version: "48", held: [])) {
            try CurrencyData.asOf("48", among: [])
        }
        #expect(
            CurrencyDataVersionError.notHeld(version: "45", held: ["48", "46"]).description
                == "no data of CLDR 45 is held, but of 48, 46")
    }

    @Test func ofOneVersionTheFirstIsTaken() throws {
        let (first, second) = (try Self.profile(), try Self.profile())
        #expect(try CurrencyData.asOf(first.cldrVersion, among: [.bundled, first, second]) == first)
    }
}
