import Foundation
import LDMLSource
import LocaleModel

/// The smallest valid release, for tests to change.
struct MinimalRelease {
    var files: [String: Data] = [:]

    static let doctype = "<!DOCTYPE ldml SYSTEM \"../../common/dtd/ldml.dtd\">"
    static let supplementalDoctype = "<!DOCTYPE supplementalData SYSTEM \"../../common/dtd/ldmlSupplemental.dtd\">"

    init() {
        self["common/dtd/ldml.dtd"] = "<!ATTLIST version cldrVersion CDATA #FIXED \"41\" >\n"
        setLocale(
            "root",
            """
            <defaultNumberingSystem>latn</defaultNumberingSystem>
            <minimumGroupingDigits>1</minimumGroupingDigits>
            <symbols numberSystem="deva"><alias source="locale" path="../symbols[@numberSystem='latn']"/></symbols>
            <symbols numberSystem="latn"><decimal>.</decimal><group>,</group></symbols>
            <decimalFormats numberSystem="latn">
              <decimalFormatLength><decimalFormat><pattern>#,##0.###</pattern></decimalFormat></decimalFormatLength>
              <decimalFormatLength type="long">
                <alias source="locale" path="../decimalFormatLength[@type='short']"/>
              </decimalFormatLength>
              <decimalFormatLength type="short">
                <decimalFormat><pattern type="1000" count="other">0K</pattern></decimalFormat>
              </decimalFormatLength>
            </decimalFormats>
            <currencyFormats numberSystem="latn">
              <currencyFormatLength>
                <currencyFormat type="standard"><pattern>¤ #,##0.00</pattern></currencyFormat>
                <currencyFormat type="accounting">
                  <alias source="locale" path="../currencyFormat[@type='standard']"/>
                </currencyFormat>
              </currencyFormatLength>
            </currencyFormats>
            """)
        setLocale("en", "", displayNames: Self.englishNames)
        setSupplemental("likelySubtags", "<likelySubtags><likelySubtag from=\"de\" to=\"de_Latn_DE\"/></likelySubtags>")
        setSupplemental(
            "numberingSystems",
            """
            <numberingSystems>
              <numberingSystem id="latn" type="numeric" digits="0123456789"/>
              <numberingSystem id="taml" type="algorithmic" rules="tamil"/>
            </numberingSystems>
            """)
        setSupplemental(
            "plurals",
            """
            <plurals type="cardinal">
              <pluralRules locales="de en root">
                <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
                <pluralRule count="other"> @integer 0, 2~16</pluralRule>
              </pluralRules>
            </plurals>
            """)
        setSupplemental(
            "pluralRanges",
            """
            <plurals><pluralRanges locales="de en">
              <pluralRange start="one" end="other" result="other"/>
            </pluralRanges></plurals>
            """)
        setSupplemental(
            "supplementalData",
            """
            <currencyData>
              <fractions>
                <info iso4217="CHF" digits="2" rounding="0" cashRounding="5"/>
                <info iso4217="DEFAULT" digits="2" rounding="0"/>
              </fractions>
              <region iso3166="DE">
                <currency iso4217="EUR" from="1999-01-01"/>
                <currency iso4217="DEM" from="1948-06-20" to="2002-02-28"/>
              </region>
            </currencyData>
            <parentLocales><parentLocale parent="root" locales="zh_Hant"/></parentLocales>
            """)
        setSupplemental(
            "supplementalMetadata",
            """
            <metadata>
              <alias>
                <languageAlias type="in" replacement="id" reason="deprecated"/>
                <subdivisionAlias type="fra" replacement="frges" reason="deprecated"/>
              </alias>
              <defaultContent locales="
                 de_DE en_US"/>
            </metadata>
            """)
    }

    private static let englishNames = """
        <languages><language type="de_AT">Austrian German</language>
          <language type="az" alt="short">Azeri</language></languages>
        <scripts><script type="Latn">Latin</script></scripts>
        <territories><territory type="DE">Germany</territory></territories>
        <variants><variant type="1901">Traditional German orthography</variant></variants>
        """

    subscript(file: String) -> String {
        get { String(decoding: files[file] ?? Data(), as: UTF8.self) }
        set { files[file] = Data(newValue.utf8) }
    }

    /// Writes a locale's file. `numbers` and `units` are the content of the elements with these names.
    mutating func setLocale(
        _ name: String, _ numbers: String, displayNames: String = "", units: String = "", doctype: String = doctype
    ) {
        let kinds = ["language", "territory"]
        let subtags = name.split(separator: "_")
        let identity = zip(kinds, subtags).map { "<\($0) type=\"\($1)\"/>" }.joined()
        self["common/main/\(name).xml"] = """
            <?xml version="1.0" encoding="UTF-8" ?>
            \(doctype)
            <ldml>
              <identity><version number="$Revision$"/>\(identity)</identity>
              <localeDisplayNames>\(displayNames)</localeDisplayNames>
              <numbers>\(numbers)</numbers>
              <units>\(units)</units>
            </ldml>
            """
    }

    mutating func setSupplemental(_ name: String, _ content: String) {
        self["common/supplemental/\(name).xml"] = """
            <?xml version="1.0" encoding="UTF-8" ?>
            \(Self.supplementalDoctype)
            <supplementalData><version number="$Revision$"/>\(content)</supplementalData>
            """
    }

    /// Writes the release to a temporary folder while `body` runs.
    func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ldml-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, content) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: file)
        }
        return try body(folder)
    }

    func read(threshold: DraftStatus = .contributed) throws -> UpstreamFacts {
        try withFolder { try LDMLSource(directory: $0.path, threshold: threshold).read() }
    }

    /// The error of reading the release, or nil.
    func error() throws -> ImportError? {
        do {
            _ = try read()
            return nil
        } catch let error as ImportError {
            return error
        }
    }
}

extension UpstreamFacts {
    func locale(_ identifier: String) -> LocaleFacts? {
        locales.first { $0.identifier == identifier }
    }
}
