import Foundation
import LocaleModel
import TestSupport
import Testing

@testable import ICUSource

/// Reads the data of any ICU from a file.
@Suite struct PackageTests {
    @Test(.enabled(if: Packages.linked != nil, "the file of the linked ICU is not known here"))
    func aFileGivesWhatTheLinkedLibraryGives() throws {
        let package = try ICUPackage(file: try #require(Packages.linked))
        let facts = try ICUSource(package).read()
        let linked = try UpstreamFacts.installed()
        #expect(facts.source == linked.source)
        #expect(facts.supplemental == linked.supplemental)
        #expect(facts.locales.map(\.identifier) == linked.locales.map(\.identifier))
        for (own, expected) in zip(facts.locales, linked.locales) {
            #expect(own.values == expected.values, "\(own.identifier)")
        }
    }

    /// Expected values are from CLDR's charts for the file's version.
    @Test(arguments: [Packages.foundation, Packages.other].compactMap { $0 })
    func anotherICUIsRead(file: String) throws {
        let package = try ICUPackage(file: file)
        let source = try ICUSource(package)
        let facts = try source.read()
        print("\(package.file): \(package.name), ICU \(source.version.version): \(facts.locales.count) locales")
        #expect(package.name == "icudt\(source.version.version.prefix { $0 != "." })l")
        #expect(facts.locales.count > 800)
        let german = try #require(facts.locale("de"))
        #expect(german[.symbol(system: "latn", .decimal)] == ",")
        #expect(facts.locale("en-US-posix")?[.symbol(system: "latn", .perMille)] == "0/00")
        #expect(facts.locale("sv")?[.symbol(system: "arabext", .minusSign)] == "\u{200e}\u{2212}\u{200e}")
        #expect(facts.supplemental.fractions["JPY"]?.digits == 0)
        #expect(facts.supplemental.identifiers.likelySubtags["zh-TW"] == "zh-Hant-TW")
        #expect(facts.supplemental.identifiers.likelySubtags["und"] == "en-Latn-US")
        #expect(facts.supplemental.regionCurrencies["CH"]?.first?.code == "CHF")
    }

    // MARK: Likely subtags

    /// If ICU has CLDR's own table as well as its lookup table, both agree.
    @Test(arguments: [Packages.linked, Packages.foundation].compactMap { $0 })
    func bothTablesOfLikelySubtagsAgree(file: String) throws {
        let data = ICUData.package(try ICUPackage(file: file))
        guard try ICUBundle.openIfPresent(.main, "likelySubtags", in: data) != nil else {
            print("skipped: \(file) has one table only")
            return
        }
        let table = try LikelySubtagsReader.read(data)
        let lookups = try LikelySubtagsReader.read(try ICUBundle.open(.main, "langInfo", in: data).node("likely"))
        let old = try IdentifiersReader.read(try ICULocaleTree.read(data), data).languageAliases
        var compared = 0
        for (key, full) in table {
            // The lookup table omits old codes, keys that a shorter one implies, and unknown regions.
            guard let found = lookups[key], old[String(full.prefix { $0 != "-" })] == nil else { continue }
            compared += 1
            #expect(
                found.replacing("und-", with: "") == full.replacing("-ZZ", with: "").replacing("und-", with: "")
                    || found == full, "\(key)")
        }
        print("\(compared) of \(table.count) likely subtags compared")
        #expect(compared * 100 > table.count * 95)
        #expect(lookups.count < table.count + 200)
    }

    /// By hand, from the description of the format.
    @Test func aTrieOfBytesIsRead() throws {
        // A branch of two: `a` has the final value 1, and `b` leads to the linear node `cd` with the final value 64.
        let bytes: [UInt8] = [0x01, 0x61, (0x10 + 1) << 1 | 1, 0x62, 0x11, 0x63, 0x64, UInt8((0x10 + 64) << 1 | 1)]
        let entries = try BytesTrie.entries(of: bytes)
        #expect(
            entries == [
                BytesTrie.Entry(key: [0x61], value: 1, isFinal: true),
                BytesTrie.Entry(key: [0x62, 0x63, 0x64], value: 64, isFinal: true),
            ])
        for length in 0..<bytes.count {
            #expect(throws: BytesTrie.Malformed.self) { _ = try BytesTrie.entries(of: Array(bytes[..<length])) }
        }
    }

    /// Two paths at each step lead to the same next one. Sixty steps would be more entries than there are atoms.
    @Test func aTrieWhosePathsMeetAgainIsRefused() {
        var bytes: [UInt8] = []
        for _ in 0..<60 { bytes += [0x01, 0x61, (0x10 + 1) << 1, 0x62] }
        bytes += [0x21]
        #expect(throws: BytesTrie.Malformed.self) { _ = try BytesTrie.entries(of: bytes) }
    }

    // MARK: Files that are not packages

    private func reason(_ bytes: [UInt8]) -> String? {
        do throws(ImportError) {
            _ = try ICUPackage(Data(bytes), file: "x")
            return nil
        } catch {
            return String(describing: error)
        }
    }

    private static let item = Packages.bundle([0, 0])

    @Test func filesWithoutOnePackageAreRefused() {
        let one = Packages.package(["a.res": Self.item])
        #expect(reason(one) == nil)
        #expect(reason(Array(repeating: 7, count: 33) + one) == nil)
        #expect(reason([]) == "x: it contains no ICU data")
        #expect(reason(Array("CmnD".utf8)) == "x: it contains no ICU data")
        #expect(reason(one + one) == "x: there are 2 packages of ICU's data in it, not one")
        var bigEndian = one
        bigEndian[8] = 1
        #expect(reason(bigEndian) == "x: its data of ICU are big-endian, and little-endian ones are read")
        var format = one
        format[16] = 2
        #expect(reason(format)?.contains("format 2") == true)
        #expect(reason(Packages.package([:])) == "x: its package of ICU's data is empty")
        for length in 24..<one.count - Self.item.count {
            #expect(reason(Array(one[..<length])) == "x: its package of ICU's data is cut off")
        }
        var many = one
        many.replaceSubrange(24..<28, with: Packages.word(1 << 30))
        #expect(reason(many) == "x: its package lists 1073741824 items")
    }

    @Test func filesThatCannotBeReadAreRefused() {
        #expect(throws: ImportError.unreadable(file: "nowhere.dat", reason: "the file cannot be read")) {
            _ = try ICUPackage(file: "nowhere.dat")
        }
        #expect(throws: ImportError.unreadable(file: "zero", reason: "this is not a file")) {
            _ = try ICUPackage(file: "/dev/zero")
        }
        #expect(throws: ImportError.self) { _ = try ICUPackage(file: #filePath) }
        #expect(throws: ImportError.unreadable(file: "ICUSourceTests", reason: "this is not a file")) {
            _ = try ICUPackage(file: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
        }
    }

    @Test func aPackageWithoutBundlesNamesTheMissingOne() throws {
        let package = try ICUPackage(Data(Packages.package(["a.res": Self.item])), file: "x")
        #expect(throws: ImportError.missingFile(file: "icuver.res")) { _ = try ICUSource(package) }
    }

    /// The snapshot's files are named after locales. This renames a bundle of the machine's ICU, in the list of locales
    /// and among the files.
    @Test(.enabled(if: Packages.linked != nil, "the file of the linked ICU is not known here"))
    func whatIsNoIdentifierBecomesNoPath() throws {
        let real = try ICUPackage(file: try #require(Packages.linked))
        var items: [String: [UInt8]] = [:]
        for path in real.files where !path.contains("/") && path.hasSuffix(".res") {
            items[path] = Array(try #require(real.item(path)))
        }
        let (name, other) = ("de_AT", "../xx")
        items["\(other).res"] = items.removeValue(forKey: "\(name).res")
        var replaced = 0
        for list in ["res_index.res", "pool.res"] {
            var bytes = Data(try #require(items[list]))
            while let place = bytes.range(of: Data([0] + Array(name.utf8) + [0])) {
                bytes.replaceSubrange(place, with: [0] + Array(other.utf8) + [0])
                replaced += 1
            }
            items[list] = Array(bytes)
        }
        try #require(replaced > 0)
        let package = try ICUPackage(Data(Packages.package(items)), file: "x")
        #expect(
            throws: ImportError.malformed(
                file: "../xx.res", locale: nil, field: "the bundle's name", value: "../xx",
                expected: "a locale identifier: letters and digits with hyphens between")
        ) { _ = try ICULocaleTree.read(.package(package)) }
    }

    // MARK: Damaged bundles

    /// Reads every value of every item of a package.
    private func walkAll(_ bytes: [UInt8]) {
        guard let package = try? ICUPackage(Data(bytes), file: "x") else { return }
        for path in package.files where path.hasSuffix(".res") {
            let name = String(path.dropLast(".res".count))
            _ = try? ICUBundle.openIfPresent(.main, name, in: .package(package))?.node()
        }
    }

    @Test(.enabled(if: Packages.linked != nil, "the file of the linked ICU is not known here"))
    func brokenBytesOfRealBundlesEndInAnError() throws {
        let real = try ICUPackage(file: try #require(Packages.linked))
        var items: [String: [UInt8]] = [:]
        for path in ["pool.res", "root.res", "de.res", "numberingSystems.res", "plurals.res"] {
            items[path] = Array(try #require(real.item(path)))
        }
        let bytes = Packages.package(items)
        walkAll(bytes)
        var generator = SplitMix64(seed: 4217)
        for _ in 0..<300 {
            var broken = bytes
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                // Half of the changes are in the headers and indexes.
                let limit = Bool.random(using: &generator) ? 600 : broken.count
                broken[Int.random(in: 24..<limit, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            walkAll(broken)
        }
        for _ in 0..<100 {
            walkAll(Array(bytes[..<Int.random(in: 0..<bytes.count, using: &generator)]))
        }
    }

    /// Both elements of each array are the next array: without a limit, 2^40 nodes.
    @Test func arraysThatMeetAgainEndInAnError() throws {
        let index: [UInt32] = [8, 9, 0, 0, 3, 0, 9, 0]
        let levels = 40
        var words: [UInt32] = []
        for level in 0..<levels {
            let next = UInt32(9 + 3 * (level + 1))
            words += level + 1 < levels ? [2, 8 << 28 | next, 8 << 28 | next] : [0, 0, 0]
        }
        var bundle = [8 << 28 | 9] + index + words
        let end = UInt32(bundle.count)
        bundle[3] = end
        bundle[4] = end
        let package = try ICUPackage(Data(Packages.package(["a.res": Packages.bundle(bundle)])), file: "x")
        #expect(throws: ImportError.unreadable(file: "a.res", reason: "U_INVALID_FORMAT_ERROR")) {
            _ = try ICUBundle.open(.main, "a", in: .package(package)).node()
        }
    }
}
