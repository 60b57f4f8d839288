import Foundation
import LDMLSource
import LocaleModel
import Testing

/// Releases that try to make the reader do more than read, or never finish.
struct HostileReleaseTests {
    static let file = "common/main/de.xml"

    static func release(doctype: String, symbol: String = ",") -> MinimalRelease {
        var release = MinimalRelease()
        release.setLocale(
            "de", "<symbols numberSystem=\"latn\"><decimal>\(symbol)</decimal></symbols>", doctype: doctype)
        return release
    }

    static func reason(_ release: MinimalRelease) throws -> String? {
        guard case .unreadable(file, let reason) = try release.error() else { return nil }
        return reason
    }

    @Test(arguments: [
        MinimalRelease.doctype, "", "<!DOCTYPE ldml>",
        "<!DOCTYPE ldml PUBLIC \"-//X//Y\" \"http://localhost:9/x.dtd\">",
        "<!DOCTYPE ldml SYSTEM \"ldml.dtd\" [<!-- nothing -->]>",
    ])
    func aDoctypeMayNameADTDThatIsNotLoaded(doctype: String) throws {
        let german = try Self.release(doctype: doctype).read().locale("de")
        #expect(german?.values.count == 1)
    }

    @Test(arguments: [
        "<!ENTITY comma \",\">", "<!ENTITY % comma \",\">", "<!ENTITY s SYSTEM \"file:///etc/passwd\">",
        "<!ENTITY p SYSTEM \"p.gif\" NDATA gif>", "<!NOTATION gif SYSTEM \"gif\">", "<!ELEMENT decimal (#PCDATA)>",
        "<!ATTLIST decimal draft CDATA \"unconfirmed\">", "<!ATTLIST decimal draft (a|b) \"a\">",
    ])
    func aDoctypeThatDeclaresSomethingIsRefused(declaration: String) throws {
        let reason = try Self.reason(Self.release(doctype: "<!DOCTYPE ldml SYSTEM \"l.dtd\" [\(declaration)]>"))
        #expect(reason == "line 2: the DOCTYPE declares something itself, which is not allowed")
    }

    @Test(.timeLimit(.minutes(15)))
    func anEntityBombIsRefusedBeforeItGrows() throws {
        var entities = "<!ENTITY e0 \"lol\">"
        for level in 1...30 {
            entities += "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
        }
        let release = Self.release(doctype: "<!DOCTYPE ldml SYSTEM \"l.dtd\" [\(entities)]>", symbol: "&e30;")
        #expect(try Self.reason(release) == "line 2: the DOCTYPE declares something itself, which is not allowed")
    }

    /// The DTD that the document names could declare the entity, so libxml2 considers the document well-formed.
    @Test func anEntityThatNobodyDeclaredIsRefused() throws {
        let inText = try Self.reason(Self.release(doctype: MinimalRelease.doctype, symbol: "&comma;"))
        #expect(inText == "line 6: the document uses an entity that XML itself does not define")
        var release = MinimalRelease()
        release.setLocale("de", "<symbols numberSystem=\"la&t;n\"><decimal>,</decimal></symbols>")
        #expect(try Self.reason(release) == "line 6: the document uses an entity that XML itself does not define")
        release.setLocale("de", "<symbols numberSystem=\"latn\"><decimal>&amp;&#x2c;</decimal></symbols>")
        #expect(try release.read().locale("de")?[.symbol(system: "latn", .decimal)] == "&,")
    }

    @Test func aFileLargerThanAnyReleaseHasIsNotRead() throws {
        try Self.release(doctype: "").withFolder { folder in
            // A sparse file of one gigabyte: one attribute begins, and nothing follows.
            let handle = try FileHandle(forWritingTo: folder.appendingPathComponent(Self.file))
            try handle.truncate(atOffset: 1 << 30)
            try handle.close()
            #expect(throws: ImportError.unreadable(file: Self.file, reason: "the file is larger than 67108864 bytes")) {
                try LDMLSource(directory: folder.path).read()
            }
        }
    }

    @Test(.timeLimit(.minutes(15)))
    func anAttributeOfManyMillionBytesIsRefused() throws {
        var release = MinimalRelease()
        let long = String(repeating: "a", count: 60_000_000)
        release.setLocale("de", "<symbols numberSystem=\"\(long)\"><decimal>,</decimal></symbols>")
        #expect(try Self.reason(release)?.isEmpty == false)
    }

    /// Each attribute is compared with all before it. These took libxml2 eighteen seconds.
    @Test(.timeLimit(.minutes(15))) func attributesHaveABound() throws {
        func element(_ count: Int) -> String {
            "\n<symbols \((0..<count).map { "a\($0)='>'" }.joined(separator: " "))><decimal>,</decimal></symbols>"
        }
        var release = MinimalRelease()
        release.setLocale("de", element(100_000))
        #expect(try Self.reason(release) == "line 7: an element has more than 256 attributes")
        release.setLocale("de", element(257))
        #expect(try Self.reason(release) == "line 7: an element has more than 256 attributes")
        // These are not attributes.
        let many = String(repeating: "<a b=''>", count: 1_000)
        release.setLocale("de", "<!-- \(many) --><![CDATA[\(many)]]><?pi \(many)?>")
        #expect(try release.error() == nil)
        release.setLocale("de", element(256))
        #expect(try Self.reason(release) == nil)
    }

    /// With a declaration of another encoding, the counted text could differ from the parsed text.
    @Test func everyDocumentIsUTF8() throws {
        var release = MinimalRelease()
        release.setLocale("de", "<symbols numberSystem=\"latn\"><decimal>٫</decimal></symbols>")
        let text = release[Self.file]
        release[Self.file] = text.replacingOccurrences(of: "encoding=\"UTF-8\"", with: "encoding=\"ISO-8859-1\"")
        #expect(try release.read().locale("de")?[.symbol(system: "latn", .decimal)] == "٫")
        release[Self.file] = "\u{FEFF}" + text
        #expect(try release.read().locale("de")?[.symbol(system: "latn", .decimal)] == "٫")
        release.files[Self.file] = text.replacingOccurrences(of: "UTF-8", with: "UTF-16").data(using: .utf16)
        #expect(try Self.reason(release)?.isEmpty == false)
    }

    /// The snapshot's files are named after these.
    @Test(arguments: ["..", "de at", "d", "", "dé", "de\n", "de__AT", "de\u{1B}[31m"])
    func aFileIsNamedAfterALocale(name: String) throws {
        var release = MinimalRelease()
        release.setLocale(name, "")
        #expect(
            try release.error()
                == .malformed(
                    file: "common/main/\(name).xml", locale: nil, field: "the file's name", value: name,
                    expected: "a locale identifier: letters and digits with hyphens between"))
    }

    @Test func depthHasABound() throws {
        var release = MinimalRelease()
        release.setLocale("de", String(repeating: "<a>", count: 100_000))
        #expect(try Self.reason(release)?.isEmpty == false)
    }

    @Test func bytesThatAreNotUTF8AreRefused() throws {
        var release = Self.release(doctype: MinimalRelease.doctype)
        var bytes = try #require(release.files[Self.file])
        let comma = try #require(bytes.range(of: Data("<decimal>,".utf8)))
        bytes[comma.upperBound - 1] = 0xFF
        release.files[Self.file] = bytes
        #expect(try Self.reason(release)?.isEmpty == false)
    }

    @Test func everyTruncationIsRefused() throws {
        let whole = Self.release(doctype: MinimalRelease.doctype)
        let bytes = try #require(whole.files[Self.file])
        try whole.withFolder { folder in
            for length in 0..<bytes.count {
                try bytes.prefix(length).write(to: folder.appendingPathComponent(Self.file))
                #expect(throws: ImportError.self, "cut to \(length) bytes") {
                    try LDMLSource(directory: folder.path).read()
                }
            }
        }
    }

    @Test func everyMissingFileIsNamed() throws {
        let whole = MinimalRelease()
        for name in whole.files.keys.sorted() {
            var release = whole
            release.files[name] = nil
            // An element of the supplemental data may be in any file.
            let element = Self.firstElement[name]
            #expect(
                try release.error()
                    == element.map {
                        .missing(file: "common/supplemental", locale: nil, field: "//supplementalData/\($0)")
                    } ?? .missingFile(file: name))
        }
    }

    /// For each file, the first missing element.
    private static let firstElement = [
        "common/supplemental/likelySubtags.xml": "likelySubtags/likelySubtag",
        "common/supplemental/numberingSystems.xml": "numberingSystems/numberingSystem",
        "common/supplemental/pluralRanges.xml": "plurals/pluralRanges",
        "common/supplemental/plurals.xml": "plurals[@type='cardinal']/pluralRules",
        "common/supplemental/supplementalData.xml": "currencyData/fractions",
        "common/supplemental/supplementalMetadata.xml": "metadata/defaultContent",
    ]

    @Test func linksThatLeadInACircleAreRefused() throws {
        try MinimalRelease().withFolder { folder in
            let link = folder.appendingPathComponent(Self.file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: link)
            #expect(throws: ImportError.self) { try LDMLSource(directory: folder.path).read() }
            try FileManager.default.removeItem(at: link)
            // A folder that contains itself is not entered.
            let inner = folder.appendingPathComponent("common/main/loop")
            try FileManager.default.createSymbolicLink(
                at: inner, withDestinationURL: folder.appendingPathComponent("common/main"))
            #expect(try LDMLSource(directory: folder.path).read().locales.count == 2)
        }
    }

    @Test(.timeLimit(.minutes(15)))
    func aPipeIsNotWaitedFor() throws {
        try MinimalRelease().withFolder { folder in
            let path = folder.appendingPathComponent(Self.file).path
            try #require(mkfifo(path, 0o600) == 0)
            #expect(throws: ImportError.unreadable(file: Self.file, reason: "this is not a file")) {
                try LDMLSource(directory: folder.path).read()
            }
        }
    }
}
