import LocaleModel
import Testing

@testable import ICUSource

/// Missing or unknown data is an error that names its place.
@Suite struct ImportErrorTests {
    private func elements(_ resource: ICUResource) -> ICUNode {
        ICUNode(file: "xx.res", locale: "xx", path: "NumberElements", resource: resource)
    }

    private func read(_ resource: ICUResource) throws(ImportError) -> LocaleFacts {
        var facts = LocaleFacts(identifier: "xx")
        try NumberElementsReader.read(elements(resource), into: &facts)
        return facts
    }

    private func system(_ tables: [(key: String, value: ICUResource)]) -> ICUResource {
        .table([("deva", .table(tables))])
    }

    private func currencies(_ tables: [(key: String, value: ICUResource)]) throws(ImportError) -> LocaleFacts {
        var facts = LocaleFacts(identifier: "xx")
        try CurrencyTablesReader.read(
            ICUNode(file: "curr/xx.res", locale: "xx", path: "", resource: .table(tables)), into: &facts)
        return facts
    }

    @Test func aBundleThatIsNotThere() {
        #expect(throws: ImportError.missingFile(file: "curr/xx_nowhere.res")) {
            _ = try ICUBundle.open(.currencies, "xx_nowhere", in: .linked).node()
        }
    }

    @Test func aPlaceThatIsNotThere() {
        #expect(throws: ImportError.missing(file: "root.res", locale: nil, field: "NumberElements/none")) {
            _ = try ICUBundle.open(.main, "root", in: .linked).node("NumberElements/none")
        }
        #expect(throws: ImportError.missing(file: "root.res", locale: nil, field: "NumberElements/latn/none")) {
            _ = try ICUBundle.open(.main, "root", in: .linked).node("NumberElements/latn").entry("none")
        }
    }

    @Test func aValueOfAnotherKind() {
        #expect(
            throws: ImportError.malformed(
                file: "xx.res", locale: "xx", field: "NumberElements/deva/symbols/decimal", value: "3",
                expected: "a string")
        ) {
            try read(system([("symbols", .table([("decimal", .integer(3))]))]))
        }
    }

    @Test(arguments: [
        ("symbols", "dozen"), ("patterns", "dozenFormat"), ("patternsShort", "dozenFormat"), ("miscPatterns", "dozen"),
    ])
    func anUnknownKeyInAnyTable(table: String, key: String) {
        let field = "NumberElements/deva/\(table)/\(key)"
        #expect(throws: ImportError.unknownField(file: "xx.res", locale: "xx", field: field)) {
            try read(system([(table, .table([(key, .string("12"))]))]))
        }
    }

    @Test func unknownKeysBesideTables() {
        #expect(throws: ImportError.unknownField(file: "xx.res", locale: "xx", field: "NumberElements/dozen")) {
            try read(.table([("dozen", .string("latn"))]))
        }
        #expect(throws: ImportError.unknownField(file: "xx.res", locale: "xx", field: "NumberElements/deva/dozen")) {
            try read(system([("dozen", .table([]))]))
        }
    }

    @Test func unknownMagnitudesAndCategories() {
        func compact(_ magnitude: String, _ category: String) -> ICUResource {
            system([
                (
                    "patternsShort",
                    .table([
                        ("decimalFormat", .table([(magnitude, .table([(category, .string("0K"))]))]))
                    ])
                )
            ])
        }
        let place = "NumberElements/deva/patternsShort/decimalFormat/"
        #expect(throws: ImportError.unknownField(file: "xx.res", locale: "xx", field: place + "1200")) {
            try read(compact("1200", "other"))
        }
        #expect(throws: ImportError.unknownField(file: "xx.res", locale: "xx", field: place + "1000/dozens")) {
            try read(compact("1000", "dozens"))
        }
    }

    @Test func onlyReferencesThatInheritanceImpliesAreLeftOut() throws {
        let latn = "/LOCALE/NumberElements/latn/"
        let facts = try read(
            system([
                ("symbols", .alias(latn + "symbols")),
                (
                    "patterns",
                    .table([
                        ("accountingFormat", .alias("/LOCALE/NumberElements/deva/patterns/currencyFormat")),
                        ("currencyFormat", .string("¤0")), ("decimalFormat", .alias(latn + "patterns/decimalFormat")),
                    ])
                ),
                ("patternsLong", .alias(latn + "patternsShort")),
            ]))
        #expect(facts.values == [.pattern(system: "deva", .standard): "¤0"])
        #expect(throws: ImportError.self) {
            try read(system([("symbols", .alias("/LOCALE/NumberElements/arab/symbols"))]))
        }
        #expect(throws: ImportError.self) {
            try read(
                system([("patterns", .table([("decimalFormat", .alias(latn + "patterns/percentFormat"))]))]))
        }
    }

    @Test func unknownCurrencyTables() {
        #expect(throws: ImportError.unknownField(file: "curr/xx.res", locale: "xx", field: "Currencies%emoji")) {
            try currencies([("Currencies%emoji", .table([]))])
        }
        #expect(
            throws: ImportError.malformed(
                file: "curr/xx.res", locale: "xx", field: "Currencies/EUR", value: "an array of 1",
                expected: "a symbol, a name and, for some, their own pattern and separators")
        ) {
            try currencies([("Currencies", .table([("EUR", .array([.string("€")]))]))])
        }
        #expect(
            throws: ImportError.unknownField(file: "curr/xx.res", locale: "xx", field: "CurrencyPlurals/EUR/dozens")
        ) {
            try currencies([("CurrencyPlurals", .table([("EUR", .table([("dozens", .string("x"))]))]))])
        }
    }

    @Test func regionCurrenciesWithUnknownContent() {
        func node(_ extra: (key: String, value: ICUResource)) -> ICUNode {
            ICUNode(file: "f", path: "CurrencyMap/XX/0", resource: .table([("id", .string("EUR")), extra]))
        }
        #expect(throws: ImportError.unknownField(file: "f", locale: nil, field: "CurrencyMap/XX/0/until")) {
            try CurrencySupplementReader.readRegionCurrency(node(("until", .string("now"))))
        }
        #expect(throws: ImportError.self) {
            try CurrencySupplementReader.readRegionCurrency(node(("tender", .string("perhaps"))))
        }
        #expect(throws: ImportError.self) {
            try CurrencySupplementReader.readRegionCurrency(node(("from", .integers([Int32.max, 0]))))
        }
        #expect(throws: ImportError.self) {
            try CurrencySupplementReader.readFractions(
                ICUNode(file: "f", path: "CurrencyMeta/EUR", resource: .integers([2, 0, 2])))
        }
    }

    @Test(
        arguments: [
            (Int64(0), "1970-01-01"), (-1, "1969-12-31"), (951_782_399_999, "2000-02-28"),
            (951_782_400_000, "2000-02-29"),
            (1_014_940_799_999, "2002-02-28"), (4_107_542_399_999, "2100-02-28"), (4_107_542_400_000, "2100-03-01"),
            (-62_135_596_800_000, "0001-01-01"), (-62_135_596_800_001, nil), (253_402_300_799_999, "9999-12-31"),
            (253_402_300_800_000, nil), (Int64.min, nil), (Int64.max, nil),
        ] as [(Int64, String?)])
    func instantsFallOnTheirDay(milliseconds: Int64, day: String?) {
        #expect(CalendarDate(millisecondsSince1970: milliseconds)?.description == day)
    }

    @Test(arguments: [
        ("i = 1 and v = 0 @integer 1", "i = 1 and v = 0"), (" @integer 0~15, … @decimal 0.0", ""), ("", ""),
        ("n = 1", "n = 1"),
    ])
    func samplesAreCutOff(rule: String, text: String) {
        #expect(PluralsReader.withoutSamples(rule) == text)
    }
}
