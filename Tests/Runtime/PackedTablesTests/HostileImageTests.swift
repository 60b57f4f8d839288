import CurrencyParsing
import PackedTables
import TableWriter
import TestSupport
import Testing

/// Images from outside are either refused or safe to use. They never trap.
struct HostileImageTests {
    private func error(of bytes: [UInt8]) -> PackedImageError? {
        do throws(CurrencyImageError) {
            _ = try CurrencyData(bytes)
            return nil
        } catch {
            guard case .tables(let cause) = error.cause else { preconditionFailure("this is not an image of names") }
            return cause
        }
    }

    @Test
    func imageItselfIsAccepted() throws {
        let data = try CurrencyData(SmallImage.bytes())
        #expect(data.localeIdentifiers == SmallImage.locales)
        #expect(data.currencyCodes.map(\.description) == SmallImage.currencies)
        #expect(data.cldrVersion == "48")
        let style = CurrencyStyle(currency: try CurrencyCode("EUR"), locale: try LocaleIdentifier("de"), data: data)
        // From the tables of `SmallImage`: a decimal comma, a dot between groups and a leading symbol.
        #expect(style.format(-1234567.5) == "-€1.234.567,50")
        #expect(style.sign(.accounting).format(-1.5) == "(€1,50)")
        // Arabic digits have their own pattern: groups of two and a trailing symbol. USD has its own pattern in the
        // root.
        let arabic = try LocaleIdentifier("ar")
        #expect(
            CurrencyStyle(currency: try CurrencyCode("EUR"), locale: arabic, data: data).format(1234567.5)
                == "١٢٬٣٤٬٥٦٧٫٥٠\u{A0}€\u{200F}")
        #expect(
            CurrencyStyle(currency: try CurrencyCode("USD"), locale: arabic, data: data).format(1234567.5)
                == "USD ١٬٢٣٤٬٥٦٧٫٥٠")
    }

    @Test
    func everyTruncationIsRefused() throws {
        let bytes = try SmallImage.bytes()
        for count in 0..<bytes.count {
            let expected = count < PackedLayout.data.headerLength ? PackedLayout.data.headerLength : bytes.count
            #expect(error(of: Array(bytes[..<count])) == .header(.truncated(bytes: count, expected: expected)))
        }
    }

    @Test
    func bytesBehindTheImageAreRefused() throws {
        let bytes = try SmallImage.bytes()
        #expect(error(of: bytes + [0]) == .header(.trailingBytes(bytes: bytes.count + 1, expected: bytes.count)))
        #expect(error(of: bytes + bytes) == .header(.trailingBytes(bytes: 2 * bytes.count, expected: bytes.count)))
    }

    @Test
    func otherVersionIsRefused() throws {
        var bytes = try SmallImage.bytes()
        for version in 0...127 where version != PackedLayout.data.version {
            bytes[PackedLayout.data.magic.count] = UInt8(version)
            #expect(error(of: bytes) == .header(.wrongVersion(found: version, expected: PackedLayout.data.version)))
        }
    }

    @Test
    func otherFileIsRefused() throws {
        let bytes = try SmallImage.bytes()
        for index in PackedLayout.data.magic.indices {
            var other = bytes
            other[index] ^= 0x20
            #expect(error(of: other) == .header(.notAnImage))
        }
        #expect(error(of: Array(repeating: 0, count: 4096)) == .header(.notAnImage))
        #expect(error(of: Array(repeating: 0xFF, count: 4096)) == .header(.notAnImage))
    }

    @Test
    func everyChangedBitIsRefused() throws {
        var bytes = try SmallImage.bytes()
        for bit in 0..<(bytes.count * 8) {
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(error(of: bytes) != nil, "bit \(bit)")
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        }
    }

    /// The checksum only detects accidental damage. An attacker can compute a valid one, so every accepted value must
    /// be safe to use.
    @Test(arguments: 0..<8)
    func everyChangedBitWithAFittingChecksumIsRefusedOrCanBeUsed(bit: UInt8) throws {
        let original = try SmallImage.bytes()
        var accepted = 0
        for index in original.indices {
            var bytes = original
            bytes[index] ^= 1 << bit
            Self.putChecksum(into: &bytes)
            guard let data = try? CurrencyData(bytes) else { continue }
            accepted += 1
            Self.use(data)
        }
        // Some changes affect only texts or stay within a number's limits. Most are refused, and texts are ASCII.
        #expect(accepted > 0 && accepted < original.count * 3 / 4, "\(accepted) of \(original.count)")
    }

    @Test
    func severalChangesWithAFittingChecksumAreRefusedOrCanBeUsed() throws {
        let original = try SmallImage.bytes()
        var random = SplitMix64(printing: 20_261_120)
        for _ in 0..<3000 {
            var bytes = original
            for _ in 0..<(1 + random.below(6)) {
                bytes[PackedLayout.directoryOffset + random.below(bytes.count - PackedLayout.directoryOffset)] =
                    UInt8(random.below(128))
            }
            Self.putChecksum(into: &bytes)
            if let data = try? CurrencyData(bytes) { Self.use(data) }
        }
    }

    @Test
    func randomBytesBehindAHeaderAreRefusedOrCanBeUsed() throws {
        let original = try SmallImage.bytes()
        var random = SplitMix64(printing: 3_141_592_653)
        for _ in 0..<2000 {
            var bytes = original
            // Every second round keeps the directory, so that only the tables are random.
            let start = random.below(2) == 0 ? PackedLayout.directoryOffset : PackedLayout.data.headerLength
            for index in start..<bytes.count { bytes[index] = UInt8(random.below(128)) }
            Self.putChecksum(into: &bytes)
            if let data = try? CurrencyData(bytes) { Self.use(data) }
        }
    }

    /// The last rows of some tables are sentinels: no column may refer to them.
    @Test(arguments: [
        (TableID.locales, 0, Self.parent, 3),
        (.systems, 0, Column(of: SystemRow.self) { 1 + ($0.currencyShort?.packed ?? -1) }, 2),
        (.systems, 1, Column(of: SystemRow.self) { 1 + ($0.decimalLong?.packed ?? -1) }, 2),
    ])
    func rowBehindTheLastIsNotPointedTo(table: TableID, row: Int, column: Column, value: Int) throws {
        let bytes = try Self.put(value, in: column, of: table, row, in: SmallImage.bytes())
        #expect(error(of: bytes) == .badValue(table, row: row, column: column.offset))
    }

    /// Lookups fall back to the locale's first numbering system, so a locale must have one.
    @Test
    func localeWithoutNumberingSystemsIsRefused() throws {
        let count = Column(of: LocaleRow.self) { $0.systems.count }
        let bytes = try Self.put(0, in: count, of: .locales, 1, in: SmallImage.bytes())
        #expect(error(of: bytes) == .badValue(.locales, row: 1, column: count.offset))
    }

    /// A cycle of parents never reaches the root.
    @Test
    func parentsThatGoRoundAreRefused() throws {
        var bytes = try Self.put(1, in: Self.parent, of: .locales, 0, in: SmallImage.bytes())
        bytes = try Self.put(0, in: Self.parent, of: .locales, 1, in: bytes)
        #expect(error(of: bytes) == .badValue(.locales, row: 0, column: Self.parent.offset))
    }

    /// A text run ends where the next one begins. A run that begins inside a text would be read past its end.
    @Test(arguments: [1, 3, 4])
    func symbolsThatBeginInsideOfATextAreRefused(row: Int) throws {
        let image = try SmallImage.bytes()
        let start = try SmallImage.with(image) { $0[CurrencySymbolRow.self, row].start.packed }
        let column = Column(of: CurrencySymbolRow.self) { $0.start.packed }
        let bytes = try Self.put(start + 1, in: column, of: .currencySymbols, row, in: image)
        #expect(throws: PackedImageError.self) { if let error = error(of: bytes) { throw error } }
    }

    /// A search for currencies reads the code of the currency that each value refers to.
    @Test
    func valueOfNoCurrencyIsRefused() throws {
        let column = Column(of: CurrencyValueRow.self) { $0.key.packed }
        let last = SmallImage.currencies.count - 1
        for (currency, error) in [
            (last, nil), (last + 1, PackedImageError.badValue(.currencyValues, row: 5, column: column.offset)),
        ] {
            let key = CurrencyValueKey(currency: currency, .pattern)
            let bytes = try Self.put(key.packed, in: column, of: .currencyValues, 5, in: SmallImage.bytes())
            #expect(self.error(of: bytes) == error)
        }
    }

    private static let parent = Column(of: LocaleRow.self) { $0.parent.packed }

    /// Sets a column of a row to a value and updates the checksum.
    private static func put(
        _ value: Int, in column: Column, of table: TableID, _ row: Int, in image: [UInt8]
    ) throws -> [UInt8] {
        var bytes = image
        let entry = PackedLayout.directoryOffset + Int(table.rawValue) * DirectoryEntry.width
        let start = Int(bytes[entry]) | Int(bytes[entry + 1]) << 7 | Int(bytes[entry + 2]) << 14
        let offset = start + row * table.rowWidth + column.offset
        bytes.replaceSubrange(
            offset..<(offset + column.width), with: try PackedInteger.bytes(of: value, width: column.width))
        putChecksum(into: &bytes)
        return bytes
    }

    private static func putChecksum(into bytes: inout [UInt8]) {
        var header = ImageHeader()
        bytes.withUnsafeBufferPointer {
            header.putChecksum(of: UnsafeBufferPointer(rebasing: $0[PackedLayout.directoryOffset...]))
        }
        // The checksum is the last field of the header.
        let packed = ((try? header.bytes()) ?? []).suffix(5)
        bytes.replaceSubrange(
            (PackedLayout.directoryOffset - packed.count)..<PackedLayout.directoryOffset, with: packed)
    }

    private static let identifiers = ["de", "ar", "und", "de-DD", "iw-u-nu-arab", "fr", "ar-u-nu-hanidec"]
        .compactMap { try? LocaleIdentifier($0) }
    private static let codes = ["EUR", "JPY", "USD", "XXX"].compactMap { try? CurrencyCode($0) }

    /// Makes every kind of call that a program can make with the data.
    private static func use(_ data: CurrencyData) {
        _ = (data.cldrVersion, data.source, data.isoPublished, data.localeIdentifiers, data.numberingSystems)
        for code in data.currencyCodes { _ = (data.facts(of: code), try? data.regions(using: code)) }
        for region in ["DE", "US", "001"] { _ = try? data.currencies(ofRegion: region) }
        if let date = CalendarDate(year: 2026, month: 1, day: 1) { _ = try? data.currency(numericCode: 978, on: date) }
        for (index, locale) in identifiers.enumerated() {
            _ = data.locale(for: locale)
            var style = CurrencyStyle(currency: codes[index % codes.count], locale: locale, data: data)
            style.sign = index % 2 == 0 ? .standard : .accounting
            style.compatibility = index % 3 == 0 ? .icu : .ldml
            style.display = index % 4 == 3 ? .narrowSymbol : .symbol
            let parser = CurrencyParser(style)
            for text in ["$5", "5 JP¥", "\u{200F}€ 5", "5 x"] { _ = try? parser.parse(text) }
            // A changed bit can mark the image as a slice.
            guard let plan = try? style.checkedPlan() else { continue }
            _ = plan.format(-1234567.891)
            _ = try? plan.format(minorUnits: .max)
            if index == 0 { _ = (plan.format(Double.nan), plan.format(-Double.infinity)) }
        }
    }
}
