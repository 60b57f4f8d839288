import DataSnapshot
import LocaleModel
import PackedTables
import TableWriter
import TestSupport

/// The committed snapshot, reduced to a few locales, regions and languages: real but little data.
enum CutSnapshot {
    /// Read once for all tests, without names.
    static let whole = Result { try Snapshot(directory: PackageFolder.file("Data/Snapshot").path, names: false) }

    static let locales: Set<String> = ["und", "ar", "ar-EG", "de", "de-AT", "pt", "pt-PT", "pt-CV"]
    static let currencies: Set<String> = ["ANG", "CHF", "CVE", "EGP", "EUR", "HUF", "USD", "XAU", "XCG"]

    static func read() throws -> Snapshot {
        var snapshot = try whole.get()
        snapshot.localeFacts = snapshot.localeFacts.filter { locales.contains($0.identifier) }
        for index in snapshot.localeFacts.indices {
            snapshot.localeFacts[index].values = snapshot.localeFacts[index].values.filter {
                switch $0.key {
                case .currency(let code, _): currencies.contains(code)
                case .compact(_, _, let zeros, _, _): zeros < 9
                default: true
                }
            }
        }
        var supplemental = snapshot.supplemental
        supplemental.fractions = supplemental.fractions.filter { currencies.contains($0.key) || $0.key == "DEFAULT" }
        supplemental.regionCurrencies = supplemental.regionCurrencies.filter {
            ["AT", "CH", "CV", "CW", "EG", "PT"].contains($0.key)
        }.mapValues { $0.filter { currencies.contains($0.code) } }
        supplemental.identifiers.likelySubtags = supplemental.identifiers.likelySubtags.filter {
            ["ar", "de", "pt", "pt-GQ"].contains($0.key)
        }
        supplemental.identifiers.languageAliases = supplemental.identifiers.languageAliases.filter {
            ["ara", "deu", "arb", "por"].contains($0.key)
        }
        supplemental.identifiers.territoryAliases = supplemental.identifiers.territoryAliases.filter {
            ["DD", "UK", "040", "SU"].contains($0.key)
        }
        for language in supplemental.plurals.cardinals.keys where !["ar", "de", "pt-PT"].contains(language) {
            supplemental.plurals.cardinals[language] = nil
            supplemental.plurals.ranges[language] = nil
        }
        let systems: Set<String> = ["arab", "arabext", "deva", "hanidec", "latn", "roman"]
        supplemental.numberingSystems = supplemental.numberingSystems.filter { systems.contains($0.key) }
        snapshot.supplemental = supplemental
        snapshot.iso4217.current = snapshot.iso4217.current.filter { currencies.contains($0.code) }
        snapshot.iso4217.withdrawn = snapshot.iso4217.withdrawn.filter { currencies.contains($0.code) }
        return snapshot
    }
}

/// Writes a valid checksum into a changed image.
enum ForgedImage {
    static func putChecksum(into bytes: inout [UInt8]) throws {
        let checksum = bytes.withUnsafeBufferPointer {
            Checksum.crc32(UnsafeBufferPointer(rebasing: $0[PackedLayout.directoryOffset...]))
        }
        // The checksum directly precedes its range.
        let packed = try PackedInteger.bytes(of: Int(checksum), width: 5)
        let end = PackedLayout.directoryOffset
        bytes.replaceSubrange((end - packed.count)..<end, with: packed)
    }
}
