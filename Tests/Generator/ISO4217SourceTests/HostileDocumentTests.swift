import Foundation
import ISO4217Source
import LocaleModel
import Testing

/// Documents that try to make the reader do more than read.
struct HostileDocumentTests {
    static let refusedDoctype = ImportError.unreadable(
        file: "list-one.xml", reason: "line 2: the document declares a DOCTYPE, which is not allowed")

    static func document(_ doctype: String, name: String = "Lek") -> String {
        Fixture.one(Fixture.entry("ALBANIA", name, code: "ALL", number: "008", minorUnit: "2"))
            .replacingOccurrences(of: "<ISO_4217", with: doctype + "<ISO_4217")
    }

    static let doctypes = [
        "<!DOCTYPE ISO_4217>",
        "<!DOCTYPE ISO_4217 SYSTEM \"list.dtd\">",
        "<!DOCTYPE ISO_4217 PUBLIC \"-//X//Y\" \"http://localhost:9/list.dtd\">",
        "<!DOCTYPE ISO_4217 [<!ENTITY lek \"Lek\">]>",
    ]

    @Test(arguments: doctypes)
    func aDoctypeIsRefused(doctype: String) throws {
        #expect(try Fixture(listOne: Self.document(doctype)).error() == Self.refusedDoctype)
    }

    @Test(.timeLimit(.minutes(15)))
    func anEntityBombIsRefusedBeforeItGrows() throws {
        var entities = "<!ENTITY e0 \"lol\">"
        for level in 1...30 {
            let previous = String(repeating: "&e\(level - 1);", count: 10)
            entities += "<!ENTITY e\(level) \"\(previous)\">"
        }
        let bomb = Self.document("<!DOCTYPE ISO_4217 [\(entities)]>", name: "&e30;")
        #expect(try Fixture(listOne: bomb).error() == Self.refusedDoctype)
    }

    @Test func anExternalEntityIsNotOpened() throws {
        let secret = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("secret".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let doctype = "<!DOCTYPE ISO_4217 [<!ENTITY s SYSTEM \"\(secret.absoluteString)\">]>"
        #expect(try Fixture(listOne: Self.document(doctype, name: "&s;")).error() == Self.refusedDoctype)
    }

    @Test func anEntityThatNobodyDeclaredIsRefused() throws {
        let error = try Fixture(listOne: Self.document("", name: "&lek;")).error()
        try expectUnreadable(error, reason: "line 2: Entity 'lek' not defined")
    }

    @Test func everyTruncationIsRefused() throws {
        let whole = Array(Fixture().listOne.trimmingCharacters(in: .newlines).utf8)
        for length in 0..<whole.count {
            let part = String(decoding: whole[..<length], as: UTF8.self)
            let error = try Fixture(listOne: part).error()
            guard case .unreadable(file: "list-one.xml", let reason) = error else {
                Issue.record("cut to \(length) bytes: \(String(describing: error))")
                continue
            }
            #expect(!reason.isEmpty)
        }
    }

    /// Each attribute is compared with all before it. These took libxml2 eighteen seconds.
    @Test(.timeLimit(.minutes(15))) func attributesHaveABound() throws {
        let attributes = (0..<100_000).map { "a\($0)=\"x\"" }.joined(separator: " ")
        let list = Fixture.one(Fixture.lek, published: "Pblshd=\"2026-01-01\" \(attributes)")
        try expectUnreadable(
            try Fixture(listOne: list).error(), reason: "line 2: an element has more than 256 attributes")
    }

    /// Codes become table rows and enum cases, not files.
    @Test(arguments: ["../", "..\u{2F}x", "A\u{9}L", "all", "ÀLL", "A&#10;L"])
    func aCodeIsThreeCapitalLetters(code: String) throws {
        let entry = Fixture.entry("ALBANIA", "Lek", code: code, number: "008", minorUnit: "2")
        guard
            case .malformed(file: "list-one.xml", _, _, _, "three capital letters") =
                try Fixture(listOne: Fixture.one(entry)).error()
        else {
            Issue.record("\(code) was not refused")
            return
        }
    }

    @Test func depthHasABound() throws {
        let deep = String(repeating: "<a>", count: 100_000)
        guard case .unreadable(file: "list-one.xml", _) = try Fixture(listOne: deep).error() else {
            Issue.record("a document of 100,000 levels was not refused")
            return
        }
    }

    @Test func bytesThatAreNotUTF8AreRefused() throws {
        try Fixture().withSource { source in
            let file = URL(fileURLWithPath: source.directory).appendingPathComponent("list-one.xml")
            var bytes = Array(Fixture().listOne.utf8)
            let letter = try #require(bytes.firstIndex(of: UInt8(ascii: "L")))
            bytes[letter] = 0xFF
            try Data(bytes).write(to: file)
            #expect(throws: ImportError.self) { try source.read() }
        }
    }

    private func expectUnreadable(_ error: ImportError?, reason: String) throws {
        guard case .unreadable(file: "list-one.xml", let found) = error else {
            Issue.record("not refused: \(String(describing: error))")
            return
        }
        #expect(found == reason)
    }
}
