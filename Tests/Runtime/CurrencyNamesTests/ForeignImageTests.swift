import CurrencyEngine
import CurrencyNames
import PackedTables
import Testing

/// Images from outside are refused or safe to use. No lookup in them traps.
struct ForeignImageTests {
    @Test func imageByHand() throws {
        let names = try CurrencyNames(SmallNamesImage.bytes())
        let german = try LocaleIdentifier("de")
        let austrian = try LocaleIdentifier("de-AT")
        let (euro, franc) = (try CurrencyCode("EUR"), try CurrencyCode("CHF"))
        #expect(names.displayName(of: euro, in: german) == "Euro")
        #expect(names.pluralName(of: euro, category: .two, in: german) == "Euro")
        #expect(names.displayName(of: euro, in: austrian) == "Eurö")
        #expect(names.displayName(of: franc, in: austrian) == "Franken")
        #expect(names.pluralName(of: franc, category: .other, in: austrian) == "Frankenxx")
        #expect(names.pluralName(of: franc, category: .few, in: german) == "xFränken")
        #expect(names.names(in: austrian).explicitName(of: franc, NameForm.explicitOne) == "Frankenxx")
        #expect(names.names(in: austrian).explicitName(of: franc, NameForm.explicitZero) == nil)
        #expect(names.displayName(of: franc, in: .root) == nil)
        #expect(names.localeIdentifiers == ["de", "de-AT", "und"])
        #expect(names.currencyCodes == [franc, euro])
    }

    @Test func truncatedAtEveryByte() throws {
        let bytes = try SmallNamesImage.bytes()
        for count in 0..<bytes.count {
            #expect(throws: CurrencyImageError.self) { try CurrencyNames(bytes[..<count]) }
            let withChecksum = SmallNamesImage.withNewChecksum(Array(bytes[..<count]))
            #expect(throws: CurrencyImageError.self) { try CurrencyNames(withChecksum) }
        }
        #expect(
            throws: CurrencyImageError(.names(.header(.trailingBytes(bytes: bytes.count + 1, expected: bytes.count))))
        ) {
            try CurrencyNames(bytes + [0])
        }
    }

    @Test func everyBitChanged() throws {
        let bytes = try SmallNamesImage.bytes()
        var accepted = 0
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << UInt8(bit)
                if isAccepted(changed) { Issue.record("byte \(index) without bit \(bit)") }
                if useIfAccepted(SmallNamesImage.withNewChecksum(changed)) { accepted += 1 }
            }
        }
        print("of \(bytes.count * 8) changed images with fitting checksums, \(accepted) are images of other names")
    }

    @Test func severalBytesChanged() throws {
        let bytes = try SmallNamesImage.bytes()
        let seed: UInt64 = 20_261_120
        print("seed \(seed)")
        var state = seed
        func random(_ limit: Int) -> Int {
            // Knuth's linear congruential generator.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        for _ in 0..<5000 {
            var changed = bytes
            for _ in 0...random(6) {
                let start = PackedLayout.directoryOffset
                changed[start + random(bytes.count - start)] = UInt8(random(128))
            }
            _ = useIfAccepted(SmallNamesImage.withNewChecksum(changed))
        }
    }

    @Test func bundledBytesAreAccepted() throws {
        let names = try CurrencyNames(CurrencyNames.bundled.imageBytes)
        let name = names.pluralName(of: try CurrencyCode("USD"), category: .other, in: try LocaleIdentifier("en-US"))
        #expect(name == "US dollars")
    }

    @Test func bundledBytesCutOff() {
        let bytes = CurrencyNames.bundled.imageBytes
        for count in stride(from: 0, to: bytes.count, by: 9973) {
            #expect(throws: CurrencyImageError.self) { try CurrencyNames(bytes[..<count]) }
        }
    }

    private func isAccepted(_ bytes: [UInt8]) -> Bool {
        do throws(CurrencyImageError) {
            _ = try CurrencyNames(bytes)
            return true
        } catch {
            return false
        }
    }

    /// Looks up every name. Returns whether the image was accepted.
    private func useIfAccepted(_ bytes: [UInt8]) -> Bool {
        guard let names = try? CurrencyNames(bytes) else { return false }
        for identifier in names.localeIdentifiers + ["de-AT"] {
            guard let locale = try? LocaleIdentifier(identifier) else { continue }
            let here = names.names(in: locale)
            for currency in names.currencyCodes {
                _ = here.displayName(of: currency)
                for category in PluralCategory.allCases { _ = here.pluralName(of: currency, category: category) }
            }
        }
        return true
    }
}
