import LDMLSource
import LocaleModel
import Testing

/// CLDR's announced changes for versions 49 and 50, in releases written by the tests.
///
/// CLDR 49 gives `currency` the attribute `numberSystem`: <https://github.com/unicode-org/cldr-staging/pull/225>.
/// Later versions split `supplementalData.xml` and `supplementalMetadata.xml`: <https://cldr.unicode.org/downloads/cldr-49>.
struct NewerReleaseTests {
    private static let pattern = LocaleField.currency(code: "ITL", .pattern)
    private static let decimal = LocaleField.currency(code: "ITL", .decimal)

    private static func currency(_ content: String, system: String? = nil) -> String {
        let attribute = system.map { " numberSystem=\"\($0)\"" } ?? ""
        return "<currency type=\"ITL\"\(attribute)>\(content)</currency>"
    }

    private static func release(_ locale: String, _ numbers: String = "", _ currencies: String...) -> MinimalRelease {
        var release = MinimalRelease()
        release.setLocale(locale, "\(numbers)<currencies>\(currencies.joined())</currencies>")
        return release
    }

    private static func path(_ system: String, _ element: String) -> String {
        "//ldml/numbers/currencies/currency[@type='ITL'][@numberSystem='\(system)']/\(element)"
    }

    @Test func aCurrencysValuesForTheDefaultSystemAreRead() throws {
        let facts = try Self.release(
            "it", "", Self.currency("<symbol>L.</symbol>"),
            Self.currency("<pattern>¤#,##0</pattern><decimal>,</decimal>", system: "latn"),
            Self.currency("<pattern>#,##0¤</pattern>", system: "arab")
        ).read()
        let locale = try #require(facts.locale("it"))
        #expect(locale[.currency(code: "ITL", .symbol)] == "L.")
        #expect(locale[Self.pattern] == "¤#,##0")
        #expect(locale[Self.decimal] == ",")
        let file = "common/main/it.xml"
        #expect(
            facts.notices == [
                .defaultSystem(file: file, locale: "it", field: Self.path("latn", "pattern")),
                .defaultSystem(file: file, locale: "it", field: Self.path("latn", "decimal")),
                .otherSystem(
                    file: file, locale: "it", field: Self.path("arab", "pattern"), system: "arab", default: "latn"),
            ])
    }

    /// The value without the attribute is first or last.
    @Test(arguments: [true, false])
    func anotherSystemsValueOverwritesNothing(isFirst: Bool) throws {
        let plain = Self.currency("<pattern>¤#,##0</pattern>")
        let other = Self.currency("<pattern>#,##0¤</pattern>", system: "latn")
        let numbers = "<defaultNumberingSystem>arab</defaultNumberingSystem>"
        let facts = try
            (isFirst ? Self.release("ar", numbers, plain, other) : Self.release("ar", numbers, other, plain))
            .read()
        #expect(facts.locale("ar")?[Self.pattern] == "¤#,##0")
        #expect(facts.notices.count == 1)
        #expect(facts.notices.first?.description.contains("the locale's default is arab: left out") == true)
    }

    @Test func theDefaultSystemIsInherited() throws {
        var release = Self.release("ar_EG", "", Self.currency("<pattern>#,##0¤</pattern>", system: "arab"))
        release.setLocale("ar", "<defaultNumberingSystem>arab</defaultNumberingSystem>")
        let facts = try release.read()
        #expect(facts.locale("ar-EG")?[Self.pattern] == "#,##0¤")
        try release.withFolder { folder in
            let locale = try LDMLSource(directory: folder.path).read(locale: "ar-EG")
            #expect(locale[Self.pattern] == "#,##0¤", "read alone")
        }
    }

    /// Two different values are ambiguous; two equal ones are not.
    @Test func twoValuesForOneSystemAreRefusedUnlessTheyAgree() throws {
        let (plain, named) = (
            Self.currency("<decimal>.</decimal>"), Self.currency("<decimal>,</decimal>", system: "latn")
        )
        #expect(
            try Self.release("it", "", plain, named).error()
                == .duplicate(file: "common/main/it.xml", locale: "it", field: Self.path("latn", "decimal")))
        let same = Self.currency("<decimal>.</decimal>", system: "latn")
        #expect(try Self.release("it", "", plain, same).read().locale("it")?[Self.decimal] == ".")
    }

    @Test func valuesOfTooLittleStandingAreNotMet() throws {
        let draft = Self.currency("<decimal draft=\"unconfirmed\">,</decimal>", system: "latn")
        let inherited = Self.currency("<group>↑↑↑</group>", system: "arab")
        let facts = try Self.release("it", "", draft, inherited).read()
        #expect(facts.locale("it")?[Self.decimal] == nil)
        #expect(facts.notices.isEmpty)
    }

    // MARK: Files of the supplemental data

    /// Each element in a separate file with an unknown name.
    private static func split() throws -> MinimalRelease {
        var release = MinimalRelease()
        let folder = "common/supplemental/"
        func cut(_ element: String, from file: String) throws -> String {
            let text = release["\(folder)\(file).xml"]
            let begin = try #require(text.range(of: "<\(element)")?.lowerBound)
            let end = try #require(text.range(of: "</\(element)>")?.upperBound)
            return String(text[begin..<end])
        }
        let (data, metadata) = ("supplementalData", "supplementalMetadata")
        let content = [
            "fractions": "<currencyData>\(try cut("fractions", from: data))</currencyData>",
            "regions": "<currencyData>\(try cut("region", from: data))</currencyData>",
            "parents": try cut("parentLocales", from: data),
            "aliases": "<metadata>\(try cut("alias", from: metadata))</metadata>",
            "contents": "<metadata><defaultContent locales=\"de_DE en_US\"/></metadata>",
        ]
        release.files[folder + "supplementalData.xml"] = nil
        release.files[folder + "supplementalMetadata.xml"] = nil
        for (name, content) in content { release.setSupplemental(name, content) }
        return release
    }

    @Test func anElementIsReadFromWhicheverFileHasIt() throws {
        let (whole, split) = (try MinimalRelease().read(), try Self.split().read())
        #expect(split.supplemental == whole.supplemental)
        #expect(whole.notices.isEmpty)
        #expect(split.notices.count == 5)
        #expect(
            split.notices.contains(
                .movedElement(
                    field: "//supplementalData/currencyData/fractions", file: "common/supplemental/fractions.xml",
                    known: "common/supplemental/supplementalData.xml")))
        try Self.split().withFolder { folder in
            let files = try LDMLSource(directory: folder.path).files()
            #expect(files.contains("common/supplemental/parents.xml"))
            #expect(!files.contains("common/supplemental/supplementalData.xml"))
        }
    }

    @Test func anElementInTwoFilesIsRefused() throws {
        var release = MinimalRelease()
        release.setSupplemental(
            "currencies",
            "<currencyData><fractions><info iso4217=\"DEFAULT\" digits=\"3\" rounding=\"0\"/></fractions></currencyData>"
        )
        let error = try #require(try release.error())
        #expect(
            error
                == .inSeveralFiles(
                    field: "//supplementalData/currencyData/fractions",
                    files: ["common/supplemental/currencies.xml", "common/supplemental/supplementalData.xml"]))
        #expect(
            error.description
                == "//supplementalData/currencyData/fractions is in common/supplemental/currencies.xml and in "
                + "common/supplemental/supplementalData.xml; expected in one file")
    }

    @Test func otherPurposesHaveElementsOfTheSameNames() throws {
        var release = MinimalRelease()
        release.setSupplemental(
            "segments",
            "<parentLocales component=\"segmentations\"><parentLocale parent=\"zh\" locales=\"zh_Hant\"/></parentLocales>"
        )
        release.setSupplemental(
            "units",
            "<metadata><alias><unitAlias type=\"part-per-million\" replacement=\"permillion\"/></alias></metadata>")
        release.setSupplemental(
            "zones", "<metadata><alias><zoneAlias type=\"Egypt\" replacement=\"Africa/Cairo\"/></alias></metadata>")
        release["common/supplemental/windowsZones.xml"] = "no XML, and of no interest"
        #expect(try release.read().supplemental == MinimalRelease().read().supplemental)
    }

    /// The ordinals of Italian, as CLDR has them.
    @Test func rulesOfOrdinalsAreReadWhereThereAreSome() throws {
        #expect(try MinimalRelease().read().supplemental.plurals.ordinals == nil)
        var release = MinimalRelease()
        release.setSupplemental(
            "ordinals",
            "<plurals type=\"ordinal\"><pluralRules locales=\"it sc\">"
                + "<pluralRule count=\"many\">n = 11,8,80,800 @integer 8, 11, 80, 800</pluralRule>"
                + "<pluralRule count=\"other\"> @integer 0~7, 9, 10, 12~17, …</pluralRule></pluralRules></plurals>")
        let plurals = try release.read().supplemental.plurals
        let rules = ["many": "n = 11,8,80,800", "other": ""]
        #expect(plurals.ordinals == ["it": rules, "sc": rules])
        #expect(plurals.cardinals == (try MinimalRelease().read().supplemental.plurals.cardinals))
    }

    // MARK: Versions

    @Test(arguments: [("41", false), ("48", false), ("48.2", false), ("49", true), ("50.1", true)])
    func aNewerVersionIsReadAndSaid(version: String, isNewer: Bool) throws {
        var release = MinimalRelease()
        release["common/dtd/ldml.dtd"] = "<!ATTLIST version cldrVersion CDATA #FIXED \"\(version)\" >\n"
        let facts = try release.read()
        #expect(facts.source.version == version)
        #expect(facts.notices == (isNewer ? [.newerVersion(facts.source, known: 48)] : []))
        #expect(
            facts.notices.allSatisfy {
                $0.description == "ldml \(version) is newer than 48, the newest version that this program knows"
            })
    }

    /// ICU's versions; 70 to 78 are known.
    @Test(arguments: [("72.1", false), ("78.3", false), ("79.1", true), ("next", true)])
    func icuIsNewerBeyondItsNewestKnown(version: String, isNewer: Bool) {
        let icu = SourceVersion(name: "icu", version: version)
        #expect(UpstreamNotice.of(icu, newestKnown: 78) == (isNewer ? [.newerVersion(icu, known: 78)] : []))
    }
}
