import Foundation
import ISO4217Source
import LocaleModel

/// The two lists, hand-written, in a temporary folder for one test.
struct Fixture {
    var listOne = Fixture.one(Fixture.lek)
    var listThree = Fixture.three(Fixture.oldLek)

    static let lek = entry("ALBANIA", "Lek", code: "ALL", number: "008", minorUnit: "2")
    static let oldLek = withdrawal("ALBANIA", "Old Lek", code: "ALK", number: "008", date: "1989-12")

    static func one(_ entries: String, published: String = "Pblshd=\"2026-01-01\"") -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<ISO_4217 \(published)><CcyTbl>\(entries)"
            + "</CcyTbl></ISO_4217>\n"
    }

    static func three(_ entries: String) -> String {
        "<ISO_4217 Pblshd=\"2025-12-31\"><HstrcCcyTbl>\(entries)</HstrcCcyTbl></ISO_4217>\n"
    }

    static func entry(
        _ entity: String, _ name: String, code: String? = nil, number: String? = nil, minorUnit: String? = nil
    ) -> String {
        "<CcyNtry><CtryNm>\(entity)</CtryNm><CcyNm>\(name)</CcyNm>" + element("Ccy", code)
            + element("CcyNbr", number) + element("CcyMnrUnts", minorUnit) + "</CcyNtry>"
    }

    static func withdrawal(
        _ entity: String, _ name: String, code: String?, number: String?, date: String?
    ) -> String {
        "<HstrcCcyNtry><CtryNm>\(entity)</CtryNm><CcyNm>\(name)</CcyNm>" + element("Ccy", code)
            + element("CcyNbr", number) + element("WthdrwlDt", date) + "</HstrcCcyNtry>"
    }

    private static func element(_ name: String, _ text: String?) -> String {
        text.map { "<\(name)>\($0)</\(name)>" } ?? ""
    }
}

extension Fixture {
    func withSource<Result>(_ body: (ISO4217Source) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(listOne.utf8).write(to: folder.appendingPathComponent("list-one.xml"))
        try Data(listThree.utf8).write(to: folder.appendingPathComponent("list-three.xml"))
        return try body(ISO4217Source(directory: folder.path))
    }

    func read() throws -> ISO4217Facts {
        try withSource { try $0.read() }
    }

    /// The error of reading the lists, or nil.
    func error() throws -> ImportError? {
        try withSource { source in
            do throws(ImportError) {
                _ = try source.read()
                return nil
            } catch {
                return error
            }
        }
    }
}
