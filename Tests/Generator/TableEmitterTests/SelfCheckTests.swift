import DataSnapshot
import LocaleModel
import LocaleResolution
import PackedTables
import Testing

@testable import TableEmitter

/// The emitter's comparison of a finished image with the model detects every difference.
struct SelfCheckTests {
    private func error(_ bytes: [UInt8], _ snapshot: Snapshot, _ inheritance: Inheritance) -> EmitError? {
        do throws(EmitError) {
            try SelfCheck.check(bytes, against: snapshot, ImageSelection(), inheritance)
            return nil
        } catch {
            return error
        }
    }

    private func inheritance(_ snapshot: Snapshot) -> Inheritance {
        Inheritance(locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
    }

    /// Changes each byte of each table in turn: the comparison covers the whole image.
    @Test
    func everyChangedByteIsSeen() throws {
        let snapshot = try CutSnapshot.read()
        let inheritance = inheritance(snapshot)
        let bytes = try TableImage(of: snapshot).bytes
        #expect(error(bytes, snapshot, inheritance) == nil)
        var unseen: [String] = []
        for index in PackedLayout.data.headerLength..<bytes.count {
            var changed = bytes
            changed[index] ^= 1
            try ForgedImage.putChecksum(into: &changed)
            if error(changed, snapshot, inheritance) == nil { unseen.append(place(index, bytes)) }
        }
        // One change makes no difference: a run of one unit pattern that begins at another row with the same pattern.
        let column = TableID.miscellaneousSets.columns.first {
            if case .runStart = $0.content { true } else { false }
        }
        unseen.removeAll { $0.hasPrefix("miscellaneousSets ") && $0.contains(" byte \(column?.offset ?? -1) ") }
        #expect(unseen == [], "\(unseen.count) of \(bytes.count)")
    }

    /// The table, row and byte at an offset of an image.
    private func place(_ index: Int, _ bytes: [UInt8]) -> String {
        var result = ""
        for table in PackedLayout.data.tables {
            let entry = PackedLayout.directoryOffset + Int(table.rawValue) * DirectoryEntry.width
            let (offset, length) = bytes.withUnsafeBufferPointer { buffer in
                buffer.baseAddress.map {
                    (PackedInteger.read($0 + entry, width: 3), PackedInteger.read($0 + entry + 3, width: 3))
                } ?? (0, 0)
            }
            guard (offset..<(offset + length)).contains(index) else { continue }
            let width = table.rowWidth
            result = "\(table) row \((index - offset) / width) byte \((index - offset) % width) of \(length / width)"
        }
        return result
    }

    /// The error for a value that differs between model and image names its locale and field.
    @Test(arguments: [
        ("de", LocaleField.symbol(system: "latn", .decimal), "·"),
        ("de", .pattern(system: "latn", .standard), "¤#,##0.00"),
        ("de", .pattern(system: "latn", .accountingNoCurrency), "0.00"),
        ("und", .spacing(system: "latn", .beforeCurrency, .insertBetween), " "),
        ("de", .compact(system: "latn", .currencyShort, zeros: 6, .other, alphaNextToNumber: false), "0M"),
        ("de", .compact(system: "latn", .decimalLong, zeros: 3, .one, alphaNextToNumber: false), "0 tausend"),
        ("de", .miscellaneous(system: "latn", .range), "{0} bis {1}"),
        ("de", .unitPattern(system: "latn", .one), "{0}{1}"),
        ("de", .measureUnit(.percent, .one), "{0} Prozent"),
        ("de", .currency(code: "USD", .symbol), "Dollar"),
        ("pt-CV", .currency(code: "CVE", .decimal), "."),
        ("de-AT", .minimumGroupingDigits, "2"),
        ("ar-EG", .numberingSystem(.default), "latn"),
    ])
    func differenceIsNamed(locale: String, field: LocaleField, value: String) throws {
        let snapshot = try CutSnapshot.read()
        let bytes = try TableImage(of: snapshot).bytes
        var other = snapshot
        let index = try #require(other.localeFacts.firstIndex { $0.identifier == locale })
        try #require(inheritance(snapshot).value(of: field, in: locale) != value)
        other.localeFacts[index][field] = value
        let error = error(bytes, other, inheritance(other))
        guard case .readBackDiffers(let named, let path, let expected, let found) = error else {
            Issue.record("\(String(describing: error)) is no difference")
            return
        }
        // Descendants inherit the value, so the error names the first locale in the image's order.
        #expect(inheritance(other).parents.chain(from: named).contains(locale), "\(named)")
        // The error may name a numbering system that takes the value from latn before it names latn.
        let parts = path.split(separator: "/")
        let isOfSystem = field.path.hasPrefix("systems/")
        #expect(parts.dropFirst(isOfSystem ? 2 : 0) == field.path.split(separator: "/").dropFirst(isOfSystem ? 2 : 0))
        #expect(expected == value)
        #expect(found != value)
    }

    @Test
    func imageThatIsCutOffIsRefused() throws {
        let snapshot = try CutSnapshot.read()
        let bytes = try TableImage(of: snapshot).bytes
        guard case .readBackDiffers(_, "image", _, _) = error(bytes.dropLast(), snapshot, inheritance(snapshot)) else {
            Issue.record("the image was accepted")
            return
        }
    }

    /// The engine would ignore unknown spacing sets.
    @Test(arguments: [SpacingPart.currencyMatch, .surroundingMatch])
    func unknownSpacingSetIsRefused(part: SpacingPart) throws {
        var snapshot = try CutSnapshot.read()
        let index = try #require(snapshot.localeFacts.firstIndex { $0.identifier == "de" })
        snapshot.localeFacts[index][.spacing(system: "latn", .afterCurrency, part)] = "[[:L:]]"
        let error = #expect(throws: EmitError.self) { try TableImage(of: snapshot) }
        let field = "systems/latn/currencySpacing/afterCurrency/\(part.rawValue)"
        guard case .malformed("de", field, "[[:L:]]", _) = error else {
            Issue.record("\(String(describing: error)) is about something else")
            return
        }
        // The engine supports the empty set.
        snapshot.localeFacts[index][.spacing(system: "latn", .afterCurrency, part)] = "[]"
        _ = try TableImage(of: snapshot)
    }

    @Test(arguments: [
        (PatternKind.standard, "¤"), (.standard, "¤ '#,##0.00"), (.standard, "#,##0.00 ¤ #"), (.accounting, "¤0;(¤)"),
        (.accounting, "¤0;(¤0);0"), (.decimal, ""), (.percent, "%"), (.standardNoCurrency, "'0'"),
    ])
    func malformedPatternIsRefused(kind: PatternKind, pattern: String) throws {
        var snapshot = try CutSnapshot.read()
        let index = try #require(snapshot.localeFacts.firstIndex { $0.identifier == "de" })
        snapshot.localeFacts[index][.pattern(system: "latn", kind)] = pattern
        let error = #expect(throws: EmitError.self) { try TableImage(of: snapshot) }
        guard case .malformed("de", "systems/latn/patterns/\(kind.rawValue)", pattern, _) = error else {
            Issue.record("\(String(describing: error)) is about something else")
            return
        }
    }

    @Test
    func malformedPatternOfACurrencyIsRefused() throws {
        var snapshot = try CutSnapshot.read()
        let index = try #require(snapshot.localeFacts.firstIndex { $0.identifier == "de" })
        snapshot.localeFacts[index][.currency(code: "EUR", .pattern)] = "¤"
        let error = #expect(throws: EmitError.self) { try TableImage(of: snapshot) }
        guard case .malformed("de", "currencies/EUR/pattern", "¤", _) = error else {
            Issue.record("\(String(describing: error)) is about something else")
            return
        }
    }

    @Test(arguments: ["0123456789", "٠١٢٣٤٥٦٧٨9", "012345678"])
    func digitsMustBeTenOfOneLength(digits: String) throws {
        var snapshot = try CutSnapshot.read()
        snapshot.supplemental.numberingSystems["deva"] = NumberingSystem(digits: digits)
        if digits == "0123456789" {
            #expect(throws: Never.self) { try TableImage(of: snapshot) }
            return
        }
        let error = #expect(throws: EmitError.self) { try TableImage(of: snapshot) }
        guard case .malformed(_, "numberingSystems/deva/digits", digits, _) = error else {
            Issue.record("\(String(describing: error)) is about something else")
            return
        }
    }

    @Test(arguments: [
        ("#,##0.00", true), ("¤ #,##,##0.00;(¤ #,##,##0.00)", true), ("'0'0", true), ("#E0", true), ("''0", true),
        ("0,0#.'x'", true), ("", false), ("x", false), ("0x0", false), ("0;", false), ("0;0;0", false), ("'0", false),
        ("0'", false), ("0 E0", false),
    ])
    func wellFormedPatternHasOneNumberInEachPart(pattern: String, isWellFormed: Bool) {
        #expect(SelfCheck.hasForm(.oneNumber, pattern) == isWellFormed)
    }

    @Test
    func wordAloneMayBeACompactPattern() {
        #expect(SelfCheck.hasForm(.atMostOneNumber, "mille"))
        #expect(SelfCheck.hasForm(.atMostOneNumber, "0\u{A0}Mio'.'"))
        #expect(!SelfCheck.hasForm(.atMostOneNumber, "0\u{A0}Mio."))
    }
}
