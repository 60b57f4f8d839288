import LDMLSource
import LocaleModel
import LocaleResolution
import Testing

/// The values in a release's files, and their meaning in LDML.
struct ReleaseReadingTests {
    static let decimal = LocaleField.symbol(system: "latn", .decimal)
    static let group = LocaleField.symbol(system: "latn", .group)

    static func release(_ numbers: String, locale: String = "de") -> MinimalRelease {
        var release = MinimalRelease()
        release.setLocale(locale, numbers)
        return release
    }

    @Test func theSmallestReleaseIsRead() throws {
        let facts = try MinimalRelease().read()
        #expect(facts.source == SourceVersion(name: "ldml", version: "41", cldrVersion: "41"))
        #expect(facts.locales.map(\.identifier) == ["en", "und"])
        let root = try #require(facts.locale("und"))
        #expect(root[Self.decimal] == ".")
        #expect(root[.symbol(system: "deva", .decimal)] == nil, "an alias is no value")
        #expect(root[.pattern(system: "latn", .standard)] == "¤ #,##0.00")
        #expect(root[.pattern(system: "latn", .accounting)] == nil)
        let supplemental = facts.supplemental
        #expect(supplemental.numberingSystems["taml"] == NumberingSystem(digits: nil))
        #expect(supplemental.fractions["CHF"] == Fractions(digits: 2, rounding: 0, cashRounding: 5))
        #expect(
            supplemental.regionCurrencies["DE"] == [
                RegionCurrency(code: "EUR", from: "1999-01-01"),
                RegionCurrency(code: "DEM", from: "1948-06-20", to: "2002-02-28"),
            ])
        #expect(supplemental.identifiers.parentLocales == ["zh-Hant": "und"])
        #expect(supplemental.identifiers.defaultContent == ["de-DE", "en-US"])
        #expect(supplemental.identifiers.languageAliases == ["in": "id"])
        #expect(supplemental.plurals.cardinals["und"] == ["one": "i = 1 and v = 0", "other": ""])
        #expect(supplemental.plurals.ranges["de"] == ["one": ["other": "other"]])
        #expect(supplemental.englishNames.languages == ["de-AT": "Austrian German"])
    }

    @Test func theMarkerOfInheritanceIsNoValue() throws {
        let numbers = "<symbols numberSystem=\"latn\"><decimal>,</decimal><group>↑↑↑</group></symbols>"
        let german = try #require(try Self.release(numbers).read().locale("de"))
        #expect(german.values == [Self.decimal: ","])
    }

    @Test(arguments: [
        (DraftStatus.unconfirmed, ["a", "b", "c", "d"]), (.provisional, ["b", "c", "d"]),
        (.contributed, ["c", "d"]), (.approved, ["d"]),
    ])
    func valuesBelowTheThresholdAreLeftOut(threshold: DraftStatus, kept: [String]) throws {
        let numbers = """
            <currencies>
              <currency type="AAA"><symbol draft="unconfirmed">a</symbol></currency>
              <currency type="BBB"><symbol draft="provisional">b</symbol></currency>
              <currency type="CCC"><symbol draft="contributed">c</symbol></currency>
              <currency type="DDD"><symbol>d</symbol></currency>
            </currencies>
            """
        let german = try #require(try Self.release(numbers).read(threshold: threshold).locale("de"))
        #expect(german.values.values.sorted() == kept)
    }

    @Test func theStandingOfAnElementHoldsForWhatIsInside() throws {
        let numbers = "<symbols numberSystem=\"latn\" draft=\"unconfirmed\"><decimal>,</decimal></symbols>"
        #expect(try Self.release(numbers).read().locale("de")?.values.isEmpty == true)
    }

    @Test func alternatesAreFieldsOfTheirOwnAndProposalsAreNone() throws {
        let numbers = """
            <symbols numberSystem="latn">
              <decimal alt="us">.</decimal><timeSeparator alt="variant">.</timeSeparator>
              <decimal alt="proposed-u1-4">;</decimal>
            </symbols>
            <defaultNumberingSystem alt="latn">latn</defaultNumberingSystem>
            <currencyFormats numberSystem="latn"><currencyFormatLength><currencyFormat>
              <pattern>#,##0.00 ¤</pattern><pattern alt="alphaNextToNumber">#,##0.00 ¤¤</pattern>
            </currencyFormat></currencyFormatLength></currencyFormats>
            <currencies><currency type="USD">
              <symbol alt="narrow">$</symbol><displayName count="one">US-Dollar</displayName>
            </currency></currencies>
            """
        let german = try #require(try Self.release(numbers).read().locale("de"))
        #expect(
            german.values == [
                .symbol(system: "latn", .decimalAltUS): ".",
                .symbol(system: "latn", .timeSeparatorAltVariant): ".",
                .pattern(system: "latn", .standard): "#,##0.00 ¤",
                .pattern(system: "latn", .standardAlphaNextToNumber): "#,##0.00 ¤¤",
                .currency(code: "USD", .narrow): "$",
                .name(code: "USD", .one): "US-Dollar",
            ])
    }

    /// The short nominative patterns of percent and permille.
    @Test func unitsOfPercentagesAreRead() throws {
        let units = """
            <unitLength type="long"><unit type="concentr-percent">
              <unitPattern count="other">{0} Prozent</unitPattern>
            </unit></unitLength>
            <unitLength type="short">
              <compoundUnit type="per"><compoundUnitPattern>{0}/{1}</compoundUnitPattern></compoundUnit>
              <unit type="concentr-percent">
                <gender>neuter</gender><displayName>%</displayName>
                <unitPattern count="one">{0} %</unitPattern>
                <unitPattern count="one" case="dative">{0} %%</unitPattern>
                <unitPattern count="other" draft="unconfirmed">{0}%</unitPattern>
              </unit>
              <unit type="length-meter"><unitPattern count="other">{0} m</unitPattern></unit>
            </unitLength>
            """
        var release = MinimalRelease()
        release.setLocale("de", "", units: units)
        #expect(try release.read().locale("de")?.values == [.measureUnit(.percent, .one): "{0} %"])
    }

    @Test func tablesWithoutASystemAreFromBeforeThereWereSystems() throws {
        let numbers = "<symbols><decimal>,</decimal></symbols>"
        #expect(try Self.release(numbers).read().locale("de")?.values.isEmpty == true)
    }

    @Test func aVariantIsWrittenInSmallLetters() throws {
        var release = MinimalRelease()
        release["common/main/be_TARASK.xml"] = """
            \(MinimalRelease.doctype)
            <ldml><identity><language type="be"/><variant type="TARASK"/></identity></ldml>
            """
        #expect(try release.read().locales.map(\.identifier) == ["be-tarask", "en", "und"])
    }

    @Test func aLocaleThatIsDefaultContentIsLeftOut() throws {
        #expect(try Self.release("", locale: "de_DE").read().locales.map(\.identifier) == ["en", "und"])
        let error = try Self.release("<minimumGroupingDigits>2</minimumGroupingDigits>", locale: "de_DE").error()
        #expect(
            error
                == .unknownField(
                    file: "common/main/de_DE.xml", locale: "de-DE", field: "minimumGroupingDigits"))
    }

    @Test func resolvedValuesFollowTheAliasesOfTheRootFromTheLocaleThatAsks() throws {
        let numbers = """
            <defaultNumberingSystem>deva</defaultNumberingSystem>
            <symbols numberSystem="latn"><decimal>,</decimal></symbols>
            <currencyFormats numberSystem="latn"><currencyFormatLength>
              <currencyFormat type="standard"><pattern>#,##0.00 ¤</pattern></currencyFormat>
            </currencyFormatLength></currencyFormats>
            """
        let facts = try Self.release(numbers).read()
        let resolved = ResolvedValues.of(facts.locales, identifiers: facts.supplemental.identifiers)
        let german = try #require(resolved.first { $0.identifier == "de" })
        #expect(german[.symbol(system: "deva", .decimal)] == ",")
        #expect(german[.symbol(system: "deva", .group)] == ",")
        #expect(german[.pattern(system: "latn", .accounting)] == "#,##0.00 ¤")
        #expect(german[.pattern(system: "deva", .accounting)] == "#,##0.00 ¤")
        #expect(
            german[.compact(system: "deva", .decimalLong, zeros: 3, .other, alphaNextToNumber: false)] == "0K")
        #expect(german[.numberingSystem(.default)] == "deva")
        #expect(german[.minimumGroupingDigits] == "1")
    }
}
