import CurrencyColumns
import CurrencyParsing
import Testing

/// Compares columns with the same amounts formatted one by one. The expected layout is by hand.
struct CurrencyColumnsTests {
    private static let amounts: [Int64] = [0, -1, 99, 123_450, -1_234_567_890, .max, .min]

    @Test(arguments: ["de-DE", "en-US", "hi-IN", "ar-EG", "de-CH", "my", "fa-IR"])
    func rowsAreWhatThePlanWrites(locale: String) throws {
        for code in ["EUR", "JPY", "INR", "KWD", "CHF"] {
            let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale))
            for plan in [style.plan, style.digits(.cash).plan] {
                let column = try plan.formatColumn(minorUnits: Self.amounts)
                #expect(column.count == Self.amounts.count)
                for (row, amount) in Self.amounts.enumerated() {
                    #expect(try column[row] == plan.format(minorUnits: amount))
                }
            }
        }
    }

    /// Every number of digits, around each power of ten and each number of separators, in the shapes that columns write
    /// themselves and in those for which they use the plan.
    @Test(arguments: ["de-DE", "en-US", "es-ES", "fr-FR", "ja-JP"])
    func everyNumberOfDigits(locale: String) throws {
        var amounts: [Int64] = [.max, .min]
        var power: Int64 = 1
        for _ in 0..<16 {
            for near in [power - 1, power, 3 * power - 7] { amounts += [near, 0 - near] }
            power *= 10
        }
        let doubles = amounts.map { Double($0) / 100 } + [-0.0, 0.005, -0.001, 0.1 + 0.2, 1e15, .infinity]
        let words = amounts.flatMap { [UInt64(bitPattern: $0), $0 < 0 ? UInt64.max : 0] }
        for code in ["EUR", "JPY", "KWD"] {
            let base = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale))
            for style in [base, base.sign(.accounting), base.signDisplay(.exceptZero), base.grouping(.min2)] {
                let plan = style.plan
                let units = try plan.formatColumn(minorUnits: amounts)
                #expect(try Self.texts(of: units) == amounts.map { try plan.format(minorUnits: $0) })
                #expect(Self.texts(of: try plan.formatColumn(doubles)) == doubles.map { plan.format($0) })
                for scale in [0, 2, 3] {
                    let column = try Decimal128Column(words: words, scale: scale)
                    let decimals = try plan.formatColumn(column).texts
                    let values = try amounts.indices.map { try #require(column[$0]) }
                    #expect(Self.texts(of: decimals) == values.map { plan.format($0) }, "scale \(scale)")
                }
            }
        }
    }

    private static func texts(of column: TextColumn) -> [String?] { (0..<column.count).map { column[$0] } }

    @Test func layoutIsArrows() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        let validity = Validity([true, false, true])
        let column = try plan.formatColumn(minorUnits: [100, 200, -300], validity: validity)
        // "1,00 €" with U+00A0: 4 + 2 + 3 bytes.
        #expect(column.offsets == [0, 9, 9, 19])
        #expect(column.validity?.bytes == [0b101])
        #expect(column[1] == nil)
        #expect(column.withUnsafeValues { Array($0) } == Array("1,00\u{A0}€-3,00\u{A0}€".utf8))
    }

    @Test func manyRowsGrowTheArena() throws {
        let plan = CurrencyStyle(.euro, locale: try LocaleIdentifier("ar-EG")).plan
        let amounts = (0..<20_000).map { Int64($0) * 7_919_000_003 - 50_000_000_000_000 }
        let column = try plan.formatColumn(minorUnits: amounts)
        for row in stride(from: 0, to: amounts.count, by: 997) {
            #expect(try column[row] == plan.format(minorUnits: amounts[row]))
        }
        #expect(column.offsets.last.map(Int.init) == column.withUnsafeValues { $0.count })
    }

    @Test func doublesAndDecimals() throws {
        let plan = CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan
        #expect(try plan.formatColumn([0.1, -0.0, .nan, 1e21])[2] == "$NaN")
        #expect(try plan.formatColumn([0.1, 1e21])[1] == "$1,000,000,000,000,000,000,000.00")
        let decimals = try #require(Decimal128Column([1234.5, -0.99], scale: 2))
        #expect(decimals.words == [123_450, 0, .max - 98, .max])
        #expect(decimals[1] == -0.99)
        let column = try plan.formatColumn(decimals)
        #expect(column.texts[0] == "$1,234.50")
        #expect(column.texts[1] == "-$0.99")
        #expect(column.errors.isEmpty)
    }

    @Test(arguments: [-1, 39, .min, .max])
    func scalesOfNoDecimalAreRefused(scale: Int) {
        #expect(throws: ColumnError.scale(scale)) { try Decimal128Column(words: [1, 0], scale: scale) }
        #expect(Decimal128Column([1], scale: scale) == nil)
    }

    @Test func wordsAreTwoForEachRow() throws {
        #expect(throws: ColumnError.words(3)) { try Decimal128Column(words: [1, 0, 2], scale: 2) }
        #expect(ColumnError.words(3).description == "3 words, expected two for each row")
        #expect(throws: ColumnError.validity(rows: 1, expected: 2)) {
            try Decimal128Column(words: [1, 0, 2, 0], scale: 2, validity: Validity([true]))
        }
    }

    @Test func aNumberOfMoreDigitsIsTheErrorOfItsRow() throws {
        let plan = CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan
        let largest = try Decimal128Column(words: [.max, .max >> 1, 5, 0], scale: 2)
        let column = try plan.formatColumn(largest)
        #expect(column.errors == [RowError(row: 0, error: DecimalError.tooManyDigits(offset: nil))])
        #expect(column.texts[0] == nil)
        #expect(column.texts[1] == "$0.05")
        #expect(column.texts.validity?.bytes == [0b10])
    }

    @Test func currenciesByRow() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
        let column = try style.formatColumn(
            minorUnits: [123_450, 1234, 1, -5], currencies: ["USD", "JPY", "XAU", "USD"].map { try CurrencyCode($0) })
        #expect(column.texts[0] == "$1,234.50")
        #expect(column.texts[1] == "¥1,234")
        #expect(column.texts[2] == nil)
        #expect(column.texts[3] == "-$0.05")
        #expect(column.errors == [RowError(row: 2, error: MoneyError.noMinorUnit(try CurrencyCode("XAU")))])
        #expect(throws: ColumnError.rows(1, expected: 2)) {
            try style.formatColumn(minorUnits: [1, 2], currencies: [CurrencyCode("USD")])
        }
    }

    @Test func whatNoRowCanHaveIsTheErrorOfTheColumn() throws {
        let code = try CurrencyCode("XAU")
        let gold = CurrencyStyle(code, locale: CurrencyLocale.englishUnitedStates.identifier).plan
        #expect(throws: ColumnError.money(.noMinorUnit(code))) { try gold.formatColumn(minorUnits: [1]) }
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        #expect(throws: ColumnError.validity(rows: 1, expected: 2)) {
            try plan.formatColumn(minorUnits: [1, 2], validity: Validity([true]))
        }
        #expect(throws: ColumnError.offset(row: 1)) {
            try [UInt8](repeating: 0x31, count: 3).withUnsafeBufferPointer { values throws(ColumnError) in
                try TextColumn(values: values, offsets: [0, 2, 1])
            }
        }
    }

    @Test(arguments: ["de-DE", "en-IN", "ar-EG", "fr-CH"])
    func textsAreReadBack(locale: String) throws {
        let style = CurrencyStyle(try CurrencyCode("EUR"), locale: try LocaleIdentifier(locale))
        let texts = try style.plan.formatColumn(minorUnits: Self.amounts)
        let column = CurrencyParser(style).parseColumn(texts)
        #expect(column.minorUnits == Self.amounts)
        #expect(column.validity == nil)
        #expect(column.errors.isEmpty)
    }

    @Test func textsThatAreNoAmountsAreErrorsOfTheirRows() throws {
        let texts = try TextColumn(["1.234,50 €", nil, "zwölf"])
        let column = CurrencyParser(.euro, locale: .germanGermany).parseColumn(texts)
        #expect(column.minorUnits == [123_450, 0, 0])
        #expect(column.validity?.bytes == [1])
        #expect(column.errors.map(\.row) == [2])
    }

    @Test func validityCountsFromTheLowestBit() throws {
        let validity = try Validity(bytes: [0xFF, 0xFF], count: 9)
        #expect(validity.bytes == [0xFF, 1])
        #expect(validity.nullCount == 0)
        #expect(Validity([true, false, true]).nullCount == 1)
        #expect(throws: ColumnError.validity(rows: 8, expected: 9)) { try Validity(bytes: [1], count: 9) }
    }
}
