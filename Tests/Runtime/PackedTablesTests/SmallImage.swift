import LDMLSyntax
import PackedTables
import TableWriter

/// A hand-written image of three locales and three currencies. Every table has rows, and styles work with it.
enum SmallImage {
    static let locales = ["ar", "de", "und"]
    static let currencies = ["EUR", "JPY", "USD"]

    static func bytes(without omissions: [ImageOmission] = []) throws -> [UInt8] {
        try writer(without: omissions).image()
    }

    static func with<Result>(_ bytes: [UInt8], _ body: (PackedImage) throws -> Result) throws -> Result {
        try bytes.withUnsafeBufferPointer { buffer in
            try body(PackedImage(uncheckedBase: buffer.baseAddress.unsafelyUnwrapped, count: buffer.count))
        }
    }

    /// - Parameter omissions: What the image declares omitted. The tables stay the same.
    static func writer(without omissions: [ImageOmission] = []) throws -> PackedWriter {
        var writer = PackedWriter()
        _ = try writer.pool("") as TextReference<Texts>
        try writeSymbols(&writer)
        try writeIdentity(&writer, omissions)
        try writeSystems(&writer)
        try writeNotation(&writer)
        try writeCurrencies(&writer)
        try writeLocales(&writer)
        return writer
    }

    /// The symbols that `writeLocales` uses, ordered by first byte.
    private static func writeSymbols(_ writer: inout PackedWriter) throws {
        for symbols in [["$"], ["JP¥"], ["¥"], ["€", "€\u{200F}"], []] {
            var row = CurrencySymbolRow()
            // The last row is a sentinel.
            row.firstByte = symbols.first.flatMap(CurrencySymbolTexts.firstByte).map { Int($0) } ?? 255
            row.start = writer.nextText()
            try writer.append(row)
            for symbol in symbols { _ = try writer.pool(symbol) as TextReference<Texts> }
        }
    }

    private static func writeIdentity(_ writer: inout PackedWriter, _ omissions: [ImageOmission]) throws {
        var identity = ImageRow()
        identity.cldrVersion = try writer.pool("48")
        identity.source = try writer.pool("by hand")
        identity.isoPublished = try writer.pool("2026-01-01")
        identity.omissions = PackedFlags(omissions)
        try writer.append(identity)
        var language = LanguageAliasRow()
        language.from = try writer.pool("iw")
        language.to = try writer.pool("he")
        try writer.append(language)
        var territory = TerritoryAliasRow()
        territory.from = try PackedCode("DD")
        territory.to = try PackedCode("DE")
        try writer.append(territory)
        var likely = LikelySubtagsRow()
        likely.from = try writer.pool("de")
        likely.to = try writer.pool("Latn-DE")
        try writer.append(likely)
        var parent = ParentLocaleRow()
        parent.locale = try writer.pool("de-XA")
        parent.parent = RowReference(2)
        try writer.append(parent)
    }

    private static func writeSystems(_ writer: inout PackedWriter) throws {
        let digits: [(String, String?)] = [
            ("arab", "٠١٢٣٤٥٦٧٨٩"), ("hanidec", "〇一二三四五六七八九"), ("latn", "0123456789"), ("roman", nil),
        ]
        for (name, digits) in digits {
            var row = NumberingSystemRow()
            row.identifier = try writer.pool(name)
            row.digits = try digits.map { try writer.pool($0) }
            try writer.append(row)
        }
        var latin = SymbolRow()
        (latin.decimal, latin.group) = (try writer.pool("."), try writer.pool(","))
        (latin.percentSign, latin.perMille) = (try writer.pool("%"), try writer.pool("‰"))
        (latin.plusSign, latin.minusSign) = (try writer.pool("+"), try writer.pool("-"))
        latin.approximatelySign = try writer.pool("~")
        (latin.infinity, latin.nan) = (try writer.pool("∞"), try writer.pool("NaN"))
        var arabic = latin
        (arabic.decimal, arabic.group) = (try writer.pool("٫"), try writer.pool("٬"))
        (arabic.percentSign, arabic.perMille) = (try writer.pool("٪"), try writer.pool("؉"))
        (arabic.plusSign, arabic.minusSign) = (try writer.pool("\u{61C}+"), try writer.pool("\u{61C}-"))
        arabic.nan = try writer.pool("ليس رقم")
        // Only the first set has currency separators.
        (latin.currencyDecimal, latin.currencyGroup) = (try writer.pool(","), try writer.pool("."))
        try writer.append(latin)
        try writer.append(arabic)
        for (standard, accounting) in [
            ("¤#,##0.00", "¤#,##0.00;(¤#,##0.00)"), ("#,##,##0.00\u{A0}¤", "'x'#,##0.00\u{A0}¤;#,##0.00-\u{A0}¤"),
        ] {
            var row = CurrencyPatternRow()
            row.standard.pattern = try writer.pool(CompiledPattern(standard).string)
            row.standard.alphaNextToNumber = try writer.pool(CompiledPattern("¤\u{A0}#,##0.00").string)
            row.standard.noCurrency = try writer.pool(CompiledPattern("#,##0.00").string)
            row.accounting.pattern = try writer.pool(CompiledPattern(accounting).string)
            row.accounting.alphaNextToNumber = try writer.pool(
                CompiledPattern("¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)").string)
            row.accounting.noCurrency = try writer.pool(CompiledPattern("#,##0.00;(#,##0.00)").string)
            row.nearVariants = PackedFlags([.standard, .accounting])
            try writer.append(row)
        }
        var rule = SpacingRule()
        rule.currencyMatch = try writer.pool("[[:^S:]&[:^Z:]]")
        rule.surroundingMatch = try writer.pool("[:digit:]")
        rule.insertBetween = try writer.pool("\u{A0}")
        var spacing = SpacingRow()
        (spacing.beforeCurrency, spacing.afterCurrency) = (rule, rule)
        try writer.append(spacing)
    }

    private static func writeNotation(_ writer: inout PackedWriter) throws {
        try writer.append(CompactSetRow())
        for (zeros, pattern) in [(3, "0K"), (6, "0M")] {
            var row = CompactPatternRow()
            row.key = CompactKey(.other, alphaNextToNumber: false)
            row.magnitude = CompactMagnitude(zeros: zeros, isShortForm: false)
            row.run = CompactRun(length: 3, zeros: 1)
            row.pattern = try writer.pool(CompiledPattern(pattern).string)
            try writer.append(row)
        }
        // The sentinel that ends the last set.
        var end = CompactSetRow()
        end.firstPattern = writer.nextRow()
        try writer.append(end)
        for pattern in ["{0} {1}", "{0}%", "{0}‰"] {
            var row = UnitPatternRow()
            row.form = .other
            row.pattern = try writer.pool(pattern)
            try writer.append(row)
        }
        var units = MeasureUnitRow()
        units.percent = RowRun(first: RowReference(1), count: 1)
        units.permille = RowRun(first: RowReference(2), count: 1)
        var miscellaneous = MiscellaneousRow()
        miscellaneous.approximately = try writer.pool("~{0}")
        miscellaneous.atLeast = try writer.pool("≥{0}")
        miscellaneous.atMost = try writer.pool("≤{0}")
        miscellaneous.range = try writer.pool("{0}–{1}")
        miscellaneous.unitPatterns.count = 1
        miscellaneous.measureUnits = try writer.append(units)
        try writer.append(miscellaneous)
        for (form, rule) in [(CountForm.one, "i = 1 and v = 0"), (.other, "")] {
            var row = PluralRuleRow()
            row.form = form
            row.rule = try writer.pool(rule)
            try writer.append(row)
        }
        var range = PluralRangeRow()
        range.ends = CountFormPair(start: .one, end: .other)
        range.form = .other
        try writer.append(range)
        var language = PluralLanguageRow()
        language.identifier = try writer.pool("de")
        language.rules.count = 2
        language.ranges.count = 1
        try writer.append(language)
    }

    private static func writeCurrencies(_ writer: inout PackedWriter) throws {
        for (code, digits, number) in [("EUR", 2, 978), ("JPY", 0, 392), ("USD", 2, 840)] {
            var row = CurrencyRow()
            row.code = try PackedCode(code)
            (row.digits, row.cashDigits, row.cashRounding) = (digits, digits, 5)
            try writer.append(row)
            var facts = CurrencyFactRow()
            (facts.minorUnit, facts.numericCode, facts.status) = (digits, number, .current)
            try writer.append(facts)
        }
        for (row, region) in ["DE", "JP", "US", "ZZZ"].enumerated() {
            var regionRow = RegionRow()
            regionRow.code = try PackedCode(region)
            regionRow.firstCurrency = writer.nextRow()
            try writer.append(regionRow)
            // The last row is a sentinel.
            if row == Self.currencies.count { continue }
            var currency = RegionCurrencyRow()
            currency.currency = try PackedCode(Self.currencies[row])
            currency.from = PackedDate(year: 1999, month: 1, day: 1)
            currency.isLegalTender = true
            try writer.append(currency)
        }
    }

    private static func writeLocales(_ writer: inout PackedWriter) throws {
        for (system, set, own) in [(0, 1, [.symbols, .currency, .decimal] as [SystemFormat]), (2, 0, [])] {
            var row = SystemRow()
            row.numberingSystem = RowReference(system)
            row.symbols = RowReference(set)
            row.currencyPatterns = RowReference(set)
            row.decimal = try writer.pool(CompiledPattern("#,##0.###").string)
            row.percent = try writer.pool(CompiledPattern("#,##0%").string)
            row.miscellaneous = RowReference(0)
            (row.decimalShort, row.decimalLong, row.currencyShort) = (RowReference(0), RowReference(0), RowReference(0))
            row.ownOfRoot = PackedFlags(own)
            try writer.append(row)
        }
        func locale(_ name: String, system: Int, firstSystem: Int, count: Int, values: Int) throws -> LocaleRow {
            var row = LocaleRow()
            row.identifier = try writer.pool(name)
            row.parent = RowReference(2)
            (row.defaultSystem, row.nativeSystem) = (RowReference(system), RowReference(system))
            row.financeSystem = RowReference(1)
            row.minimumGroupingDigits = 1
            row.systems = RowRun(first: RowReference(firstSystem), count: count)
            row.firstCurrencyValue = RowReference(values)
            row.plurals = RowReference(0)
            return row
        }
        var rows = [
            try locale("ar", system: 0, firstSystem: 0, count: 2, values: 0),
            try locale("de", system: 2, firstSystem: 1, count: 1, values: 1),
            try locale("und", system: 2, firstSystem: 0, count: 2, values: 2),
        ]
        rows.append(rows[2])
        rows[3].firstCurrencyValue = RowReference(6)
        for row in rows { try writer.append(row) }
        let values: [(currency: Int, part: CurrencyValueKey.Part, text: String)] = [
            (0, .symbol, "€\u{200F}"), (2, .symbol, "$"), (0, .symbol, "€"), (1, .symbol, "JP¥"), (1, .narrow, "¥"),
            (2, .pattern, "¤¤ #,##0.00"),
        ]
        for value in values {
            var row = CurrencyValueRow()
            row.key = CurrencyValueKey(currency: value.currency, value.part)
            row.value = try writer.pool(value.part == .pattern ? CompiledPattern(value.text).string : value.text)
            try writer.append(row)
        }
    }
}
