import Foundation
import LDMLSource
import LocaleModel
import Testing

/// Invalid releases. Each error names the file, the locale and the place.
struct ReleaseErrorTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var reason: String
        var locale = "de"
        var numbers: String
        var error: ImportError

        var testDescription: String { reason }

        static func unknown(_ reason: String, locale: String = "de", _ numbers: String, _ field: String) -> Row {
            let identifier = locale == "root" ? "und" : locale
            return Row(
                reason: reason, locale: locale, numbers: numbers,
                error: .unknownField(
                    file: "common/main/\(locale).xml", locale: identifier, field: "//ldml/numbers/\(field)"))
        }
    }

    static let rows: [Row] = [
        .unknown("a table", "<ordinals numberSystem=\"latn\"/>", "ordinals[@numberSystem='latn']"),
        .unknown(
            "a symbol", "<symbols numberSystem=\"latn\"><comma>,</comma></symbols>",
            "symbols[@numberSystem='latn']/comma"),
        .unknown(
            "an alternate", "<symbols numberSystem=\"latn\"><decimal alt=\"old\">,</decimal></symbols>",
            "symbols[@numberSystem='latn']/decimal[@alt='old']"),
        .unknown(
            "an attribute", "<symbols numberSystem=\"latn\" script=\"x\"/>",
            "symbols[@numberSystem='latn'][@script='x']/@script"),
        .unknown(
            "an alias outside the root",
            "<symbols numberSystem=\"deva\"><alias source=\"locale\" path=\"../symbols[@numberSystem='latn']\"/></symbols>",
            "symbols[@numberSystem='deva']/alias[@source='locale'][@path='../symbols[@numberSystem='latn']']"),
        .unknown(
            "an element inside a value", "<symbols numberSystem=\"latn\"><decimal><b>,</b></decimal></symbols>",
            "symbols[@numberSystem='latn']/decimal/b"),
        .unknown(
            "a role of a system", "<otherNumberingSystems><old>latn</old></otherNumberingSystems>",
            "otherNumberingSystems/old"),
        Row(
            reason: "a value twice",
            numbers: "<symbols numberSystem=\"latn\"><decimal>,</decimal><decimal>.</decimal></symbols>",
            error: .duplicate(
                file: "common/main/de.xml", locale: "de",
                field: "//ldml/numbers/symbols[@numberSystem='latn']/decimal")),
        Row(
            reason: "a status that there is not",
            numbers: "<symbols numberSystem=\"latn\"><decimal draft=\"maybe\">,</decimal></symbols>",
            error: .malformed(
                file: "common/main/de.xml", locale: "de",
                field: "//ldml/numbers/symbols[@numberSystem='latn']/decimal/@draft", value: "maybe",
                expected: "unconfirmed, provisional, contributed, approved")),
        Row(
            reason: "a count of digits that is none", numbers: "<minimumGroupingDigits>0</minimumGroupingDigits>",
            error: .malformed(
                file: "common/main/de.xml", locale: "de", field: "//ldml/numbers/minimumGroupingDigits", value: "0",
                expected: "a whole number from 1 to 9")),
        Row(
            reason: "a currency's code", numbers: "<currencies><currency type=\"Euro\"/></currencies>",
            error: .malformed(
                file: "common/main/de.xml", locale: "de",
                field: "//ldml/numbers/currencies/currency[@type='Euro']/@type", value: "Euro",
                expected: "three capital letters")),
        Row(
            reason: "an alias of the root that inheritance does not follow", locale: "root",
            numbers: """
                <symbols numberSystem="arab"><alias source="locale" path="../symbols[@numberSystem='deva']"/></symbols>
                """,
            error: .malformed(
                file: "common/main/root.xml", locale: "und",
                field: "//ldml/numbers/symbols[@numberSystem='arab']/"
                    + "alias[@source='locale'][@path='../symbols[@numberSystem='deva']']/@path",
                value: "../symbols[@numberSystem='deva']", expected: "../symbols[@numberSystem='latn']")),
    ]

    @Test(arguments: rows)
    func aLocaleIsRefused(row: Row) throws {
        var release = MinimalRelease()
        release.setLocale(row.locale, row.numbers)
        #expect(try release.error() == row.error)
    }

    @Test func aFileUnderAnotherNameIsRefused() throws {
        var release = MinimalRelease()
        release.setLocale("de", "")
        release["common/main/fr.xml"] = release["common/main/de.xml"]
        #expect(
            try release.error()
                == .malformed(
                    file: "common/main/fr.xml", locale: "fr", field: "//ldml/identity", value: "de", expected: "fr"))
    }

    struct SupplementalRow: Sendable {
        var file: String
        var old: String
        var new: String
        var field: String
    }

    @Test(arguments: [
        SupplementalRow(
            file: "numberingSystems", old: "0123456789", new: "012345678",
            field: "//supplementalData/numberingSystems/"
                + "numberingSystem[@id='latn'][@type='numeric'][@digits='012345678']/@digits"),
        SupplementalRow(
            file: "supplementalData", old: "digits=\"2\" rounding=\"0\" cash", new: "digits=\"x\" rounding=\"0\" cash",
            field: "//supplementalData/currencyData/fractions/"
                + "info[@iso4217='CHF'][@digits='x'][@rounding='0'][@cashRounding='5']/@digits"),
        SupplementalRow(
            file: "supplementalData", old: "1999-01-01", new: "1999-1-1",
            field: "//supplementalData/currencyData/region[@iso3166='DE']/"
                + "currency[@iso4217='EUR'][@from='1999-1-1']/@from"),
        SupplementalRow(
            file: "pluralRanges", old: "result=\"other\"", new: "result=\"any\"",
            field: "//supplementalData/plurals/pluralRanges[@locales='de en']/"
                + "pluralRange[@start='one'][@end='other'][@result='any']/@result"),
    ])
    func supplementalDataIsRefused(row: SupplementalRow) throws {
        var release = MinimalRelease()
        let file = "common/supplemental/\(row.file).xml"
        let old = release[file]
        release[file] = old.replacingOccurrences(of: row.old, with: row.new)
        try #require(release[file] != old)
        guard case .malformed(file, nil, row.field, _, _) = try release.error() else {
            Issue.record("\(String(describing: try release.error()))")
            return
        }
    }

    @Test func aVersionThatIsNoneIsRefused() throws {
        var release = MinimalRelease()
        release["common/dtd/ldml.dtd"] = "<!ATTLIST version cldrVersion CDATA #FIXED \"next\" >"
        #expect(
            try release.error()
                == .malformed(
                    file: "common/dtd/ldml.dtd", locale: nil, field: "version/@cldrVersion", value: "next",
                    expected: "a version such as 41 or 48.1"))
        release["common/dtd/ldml.dtd"] = ""
        #expect(
            try release.error()
                == .missing(file: "common/dtd/ldml.dtd", locale: nil, field: "version/@cldrVersion"))
    }
}
