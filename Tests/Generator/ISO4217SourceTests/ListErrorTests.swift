import Foundation
import ISO4217Source
import LocaleModel
import Testing

/// A change to valid lists, and the error with which the import must end.
struct BrokenList: CustomTestStringConvertible {
    var reason: String
    var fixture: Fixture
    var error: ImportError

    var testDescription: String { reason }

    static func one(_ reason: String, _ entries: String, _ error: ImportError) -> Self {
        Self(reason: reason, fixture: Fixture(listOne: Fixture.one(entries)), error: error)
    }

    static func three(_ reason: String, _ entries: String, _ error: ImportError) -> Self {
        Self(reason: reason, fixture: Fixture(listThree: Fixture.three(entries)), error: error)
    }
}

/// Short forms for the table below. The default file is list one.
extension ImportError {
    static func malformed(
        in file: String = "list-one.xml", _ field: String, _ value: String, _ expected: String
    ) -> ImportError {
        .malformed(file: file, locale: nil, field: field, value: value, expected: expected)
    }

    static func missing(in file: String = "list-one.xml", _ field: String) -> ImportError {
        .missing(file: file, locale: nil, field: field)
    }

    static func unknown(in file: String = "list-one.xml", _ field: String) -> ImportError {
        .unknownField(file: file, locale: nil, field: field)
    }

    static func duplicate(in file: String = "list-one.xml", _ field: String) -> ImportError {
        .duplicate(file: file, locale: nil, field: field)
    }
}

struct ListErrorTests {
    static func lek(
        _ name: String = "Lek", code: String? = "ALL", number: String? = "008", minorUnit: String? = "2"
    ) -> String {
        Fixture.entry("ALBANIA", name, code: code, number: number, minorUnit: minorUnit)
    }

    static func other(
        _ name: String = "Lek", code: String = "ALL", number: String = "008", minorUnit: String = "2"
    ) -> String {
        Fixture.entry("KOSOVO", name, code: code, number: number, minorUnit: minorUnit)
    }

    static let badFields: [BrokenList] = [
        .one(
            "a code of two", lek(code: "AL"), .malformed("ALBANIA, line 2: Ccy", "AL", "three capital letters")),
        .one(
            "a code in lower case", lek(code: "all"),
            .malformed("ALBANIA, line 2: Ccy", "all", "three capital letters")),
        .one(
            "a code with a space", lek(code: "ALL "),
            .malformed("ALBANIA, line 2: Ccy", "ALL ", "three capital letters")),
        .one("a code beyond ASCII", lek(code: "ÅL"), .malformed("ALBANIA, line 2: Ccy", "ÅL", "three capital letters")),
        .one("a number of two digits", lek(number: "08"), .malformed("ALBANIA, line 2: CcyNbr", "08", "three digits")),
        .one(
            "a number with a letter", lek(number: "0O8"), .malformed("ALBANIA, line 2: CcyNbr", "0O8", "three digits")),
        .one(
            "a minor unit of two digits", lek(minorUnit: "12"),
            .malformed("ALBANIA, line 2: CcyMnrUnts", "12", "one digit or N.A.")),
        .one(
            "a negative minor unit", lek(minorUnit: "-1"),
            .malformed("ALBANIA, line 2: CcyMnrUnts", "-1", "one digit or N.A.")),
        .one(
            "a minor unit not there in words", lek(minorUnit: "n/a"),
            .malformed("ALBANIA, line 2: CcyMnrUnts", "n/a", "one digit or N.A.")),
        .one(
            "another name for one code", lek() + other("New Lek"),
            .malformed("KOSOVO, line 2: CcyNm", "New Lek", "Lek, as in other entries of ALL")),
        .one(
            "another number for one code", lek() + other(number: "009"),
            .malformed("KOSOVO, line 2: CcyNbr", "009", "008, as in other entries of ALL")),
        .one(
            "another minor unit for one code", lek() + other(minorUnit: "N.A."),
            .malformed("KOSOVO, line 2: CcyMnrUnts", "N.A.", "2, as in other entries of ALL")),
        .one(
            "a fund in one entry of two",
            lek() + other().replacingOccurrences(of: "<CcyNm>", with: "<CcyNm IsFund=\"true\">"),
            .malformed("KOSOVO, line 2: CcyNm IsFund", "true", "false, as in other entries of ALL")),
        .one(
            "an unclear fund mark", lek().replacingOccurrences(of: "<CcyNm>", with: "<CcyNm IsFund=\"maybe\">"),
            .malformed("ALBANIA, line 2: CcyNm IsFund", "maybe", "true")),
        .one(
            "references in an attribute",
            lek().replacingOccurrences(of: "<CcyNm>", with: "<CcyNm IsFund=\"a&amp;b&#233;&lt;c\">"),
            .malformed("ALBANIA, line 2: CcyNm IsFund", "a&bé<c", "true")),
        .one("text between elements", lek() + "stray", .malformed("line 2: CcyTbl", "stray", "elements only")),
    ]

    static let absentFields: [BrokenList] = [
        .one("no code", lek(code: nil), .missing("ALBANIA, line 2: Ccy")),
        .one("no number", lek(number: nil), .missing("ALBANIA, line 2: CcyNbr")),
        .one("no minor unit", lek(minorUnit: nil), .missing("ALBANIA, line 2: CcyMnrUnts")),
        .one("an empty code", lek(code: ""), .missing("ALBANIA, line 2: Ccy")),
        .one("a name of spaces", lek("\u{A0} "), .missing("ALBANIA, line 2: CcyNm")),
        .one(
            "a bare entry with a currency's name", lek(code: nil, number: nil, minorUnit: nil),
            .missing("ALBANIA, line 2: Ccy")),
        .one("no entity", "<CcyNtry><CcyNm>Lek</CcyNm></CcyNtry>", .missing("line 2: CtryNm")),
        .one("no entries", "", .missing("CcyTbl/CcyNtry")),
    ]

    static let unknownFields: [BrokenList] = [
        .one(
            "a new element in an entry", lek().replacingOccurrences(of: "</CcyNtry>", with: "<New>1</New></CcyNtry>"),
            .unknown("ALBANIA, line 2: New")),
        .one("a new element beside the entries", lek() + "<New/>", .unknown("line 2: New")),
        .one("an element in a field", lek("<b>Lek</b>"), .unknown("ALBANIA, line 2: CcyNm/b")),
        .one(
            "a new attribute", lek().replacingOccurrences(of: "<Ccy>", with: "<Ccy since=\"1\">"),
            .unknown("ALBANIA, line 2: Ccy since")),
        .one(
            "an attribute on an entry", lek().replacingOccurrences(of: "<CcyNtry>", with: "<CcyNtry id=\"1\">"),
            .unknown("line 2: CcyNtry id")),
        .one(
            "a namespace", lek().replacingOccurrences(of: "<CcyNtry>", with: "<CcyNtry xmlns=\"urn:x\">"),
            .unknown("line 2: namespace urn:x of CcyNtry")),
    ]

    static let duplicates: [BrokenList] = [
        .one("an entity twice for one code", lek() + lek(), .duplicate("ALBANIA, line 2: ALL")),
        .one(
            "an entity twice without currency",
            lek() + Fixture.entry("A", "No universal currency")
                + Fixture.entry("A", "No universal currency"), .duplicate("A, line 2: CtryNm")),
        .one("a field twice", lek("Lek</CcyNm><CcyNm>Lek"), .duplicate("ALBANIA, line 2: CcyNm")),
        .one("one number for two codes", lek() + other(code: "ALB"), .duplicate("CcyNbr 008 of ALB and ALL")),
        .three(
            "an entry twice", Fixture.oldLek + Fixture.oldLek,
            .duplicate(in: "list-three.xml", "ALBANIA, line 1: ALK")),
    ]

    static let badWithdrawals: [BrokenList] =
        [
            "2003", "2003-13", "2003-00", "2003-1", "200-01", "2003-01-01", "1990 to 1989", "1990-09 to 1990-07",
            "1990to1991",
            "1990 to 1991-02", "1990 – 1991", " 2003-01", "until 2003",
        ].map { date in
            .three(
                "withdrawn \(date)", Fixture.withdrawal("A", "B", code: "ALK", number: "008", date: date),
                .malformed(
                    in: "list-three.xml", "A, line 1: WthdrwlDt", date,
                    "YYYY-MM, YYYY to YYYY, YYYY-YYYY or YYYY-MM to YYYY-MM"))
        } + [
            .three(
                "no date of withdrawal", Fixture.withdrawal("A", "B", code: "ALK", number: "008", date: nil),
                .missing(in: "list-three.xml", "A, line 1: WthdrwlDt")),
            .three(
                "no code", Fixture.withdrawal("A", "B", code: nil, number: "008", date: "2003-01"),
                .missing(in: "list-three.xml", "A, line 1: Ccy")),
            .three(
                "an empty number", Fixture.withdrawal("A", "B", code: "ALK", number: "", date: "2003-01"),
                .missing(in: "list-three.xml", "A, line 1: CcyNbr")),
            .three("no entries", "", .missing(in: "list-three.xml", "HstrcCcyTbl/HstrcCcyNtry")),
            .three("an entry of list one", Fixture.lek, .unknown(in: "list-three.xml", "line 1: CcyNtry")),
        ]

    static let badRoots: [BrokenList] = [
        BrokenList(
            reason: "another root", fixture: Fixture(listOne: "<ldml/>"),
            error: .malformed("root element", "ldml", "ISO_4217")),
        BrokenList(
            reason: "no publication date", fixture: Fixture(listOne: Fixture.one(lek(), published: "")),
            error: .missing("Pblshd")),
        BrokenList(
            reason: "a day that no calendar has",
            fixture: Fixture(listOne: Fixture.one(lek(), published: "Pblshd=\"2025-02-29\"")),
            error: .malformed("Pblshd", "2025-02-29", "a date YYYY-MM-DD")),
        BrokenList(
            reason: "a date with words", fixture: Fixture(listOne: Fixture.one(lek(), published: "Pblshd=\"today\"")),
            error: .malformed("Pblshd", "today", "a date YYYY-MM-DD")),
        BrokenList(
            reason: "a new attribute of the root",
            fixture: Fixture(listOne: Fixture.one(lek(), published: "Pblshd=\"2026-01-01\" version=\"2\"")),
            error: .unknown("version")),
        BrokenList(
            reason: "no table", fixture: Fixture(listOne: "<ISO_4217 Pblshd=\"2026-01-01\"/>"),
            error: .missing("CcyTbl")),
        BrokenList(
            reason: "two tables",
            fixture: Fixture(listOne: "<ISO_4217 Pblshd=\"2026-01-01\"><CcyTbl/><CcyTbl/></ISO_4217>"),
            error: .duplicate("CcyTbl")),
        BrokenList(
            reason: "list three in the place of list one", fixture: Fixture(listOne: Fixture.three(Fixture.oldLek)),
            error: .unknown("line 1: HstrcCcyTbl")),
    ]

    @Test(arguments: badFields + absentFields + unknownFields + duplicates + badWithdrawals + badRoots)
    func aBrokenListEndsInItsError(list: BrokenList) throws {
        #expect(try list.fixture.error() == list.error)
    }

    @Test func aLeapDayIsADay() throws {
        let published = "Pblshd=\"2024-02-29\""
        #expect(try Fixture(listOne: Fixture.one(Self.lek(), published: published)).error() == nil)
    }

    @Test(arguments: ["list-one.xml", "list-three.xml"])
    func aMissingFileIsNamed(file: String) throws {
        try Fixture().withSource { source in
            try FileManager.default.removeItem(atPath: source.directory + "/" + file)
            #expect(throws: ImportError.missingFile(file: file)) { try source.read() }
        }
    }

    @Test func aFolderInThePlaceOfAFileCannotBeRead() throws {
        try Fixture().withSource { source in
            let path = source.directory + "/list-one.xml"
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            #expect(throws: ImportError.unreadable(file: "list-one.xml", reason: "this is not a file")) {
                try source.read()
            }
        }
    }
}
