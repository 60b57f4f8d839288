import DataAudits
import DataSnapshot
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataPage

/// The text of the HTML page. scripts/check/page.sh tests its behavior in a browser.
struct PageReportTests {
    /// A value from a hostile or careless source.
    static let hostile = "</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>&amp;\u{2028}\"'\\u003c"

    /// The page for a part of this package's snapshot.
    static let plain = Result { try PageReport(snapshot: OwnSnapshot.german()).html() }

    static func pieces(of html: String, _ mark: String) -> Int {
        html.split(separator: mark, omittingEmptySubsequences: false).count - 1
    }

    @Test func theSameSnapshotsGiveTheSameBytes() throws {
        let old = try OwnSnapshot.german()
        var new = old
        new.set(SmallSnapshot.group, to: "\u{202F}", in: "de")
        let page = { try PageReport(SnapshotDifference(from: old, to: new), from: old, to: new).html() }
        let first = try page()
        let second = try page()
        // Compared as conditions, so that a failure does not print the page.
        let isSame = first == second
        #expect(isSame)
        #expect(first.suffix(8) == "</html>\n")
        #expect(Self.pieces(of: first, "{{") == 0)
    }

    @Test func aPageOfOneSnapshotHasNoComparison() throws {
        let html = try Self.plain.get()
        #expect(Self.pieces(of: html, "\"comparison\":null") == 1)
        #expect(Self.pieces(of: html, "<title>Currency formats of cldr-json 48.0.0</title>") == 1)
    }

    @Test func textsOfTheSnapshotAreNoMarkup() throws {
        var snapshot = try OwnSnapshot.german()
        let plain = try Self.plain.get()
        snapshot.locales.name = Self.hostile
        snapshot.iso4217.current[0].name = Self.hostile
        snapshot.supplemental.englishNames.languages["de"] = Self.hostile
        snapshot.set(.currency(code: "EUR", .symbol), to: Self.hostile, in: "de")
        snapshot.set(.name(code: "EUR", nil), to: Self.hostile, in: "de")
        let html = try PageReport(snapshot: snapshot).html()
        for mark in ["<script", "</script", "<!--", "<img"] {
            let count = Self.pieces(of: html, mark)
            #expect(count == Self.pieces(of: plain, mark), "\(mark)")
        }
        // In the data and in the title.
        #expect(Self.pieces(of: html, "\\u003c/script\\u003e") >= 5)
        #expect(Self.pieces(of: html, "&lt;/script&gt;") == 2)
    }

    @Test func nothingIsFetched() throws {
        let html = try Self.plain.get()
        for mark in ["http://", "https://", " src=", "@import", "url(", "<link rel=\"stylesheet", "import("] {
            #expect(Self.pieces(of: html, mark) == 0, "\(mark)")
        }
    }

    @Test(arguments: [
        (PageValue.text("a\"b\\c</script>"), #""a\"b\\c\u003c/script\u003e""#),
        (.text("\u{A0}\u{200F}\u{2028}\u{0}\u{E0001}"), #""\u00a0\u200f\u2028\u0000\udb40\udc01""#),
        (.text("€ ١'é"), "\"€ ١'é\""),
        (.list([.null, .bool(true), .number(-1), .list([])]), "[null,true,-1,[]]"),
        (.record(["b": .number(1), "a": .number(2)]), #"{"b":1,"a":2}"#),
    ]) func valuesAreJSONThatEndsNoScript(value: PageValue, json: String) {
        #expect(value.json == json)
    }

    @Test func textsThatUnicodeTakesForEqualAreKeptApart() {
        var pools = PagePools()
        #expect(pools.index(of: "\u{E9}") == 0)
        #expect(pools.index(of: "e\u{301}") == 1)
        #expect(pools.index(of: "\u{E9}") == 0)
    }
}
