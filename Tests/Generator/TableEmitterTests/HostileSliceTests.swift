import CurrencyEngine
import PackedTables
import TableEmitter
import Testing

/// A real image with random changes and a valid checksum is refused, or harmless in every style.
@Test
func changedRealImageIsRefusedOrHarmless() throws {
    let original = try TableImage(of: CutSnapshot.read()).bytes
    let locales = try ["de-AT", "ar-EG", "en-IN", "pt-CV", "fr", "de-u-nu-arab"].map { try LocaleIdentifier($0) }
    let codes = try ["EUR", "INR", "CVE", "QQQ"].map { try CurrencyCode($0) }
    var state: UInt64 = 0x5EED
    print("changedRealImageIsRefusedOrHarmless: seed \(state)")
    func random(_ bound: Int) -> Int {
        // Knuth's 64-bit linear congruential generator.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
    var accepted = 0
    for round in 0..<4000 {
        var bytes = original
        for _ in 0...random(3) {
            bytes[PackedLayout.directoryOffset + random(bytes.count - PackedLayout.directoryOffset)] ^=
                1 << UInt8(random(7))
        }
        try ForgedImage.putChecksum(into: &bytes)
        guard let data = try? CurrencyData(bytes) else { continue }
        accepted += 1
        for (index, locale) in locales.enumerated() {
            var style = CurrencyStyle(currency: codes[(index + round) % codes.count], locale: locale, data: data)
            style.sign = round % 2 == 0 ? .standard : .accounting
            style.compatibility = round % 3 == 0 ? .icu : .ldml
            _ = try? style.checkedPlan().format(-1234567.891)
        }
    }
    #expect(accepted > 100)
}
