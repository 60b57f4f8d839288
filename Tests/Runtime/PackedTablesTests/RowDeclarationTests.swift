import PackedTables
import Testing

/// Each property of a row is a column, and reading returns what was written.
struct RowDeclarationTests {
    private static let rows: [any TableRow] = [
        ImageRow(), LocaleRow(), LanguageAliasRow(), TerritoryAliasRow(), LikelySubtagsRow(), ParentLocaleRow(),
        NumberingSystemRow(),
        SystemRow(), SymbolRow(), CurrencyPatternRow(), SpacingRow(), CurrencyRow(), CurrencyValueRow(),
        CurrencySymbolRow(),
        CurrencyFactRow(), RegionRow(), RegionCurrencyRow(), CompactSetRow(), CompactPatternRow(), UnitPatternRow(),
        MiscellaneousRow(), MeasureUnitRow(), PluralLanguageRow(), PluralRuleRow(), PluralRangeRow(),
        NameLocaleRow(), VocabularyRow(), NameSymbolRow(), NameBlockRow(),
    ]

    @Test func everyTableHasARow() {
        let tables = Self.rows.map { type(of: $0).table }
        #expect(tables.count == Set(tables).count)
        #expect(Set(tables) == Set(TableID.allCases.filter { !$0.isPool }))
    }

    @Test func everyPropertyIsAColumn() {
        for row in Self.rows {
            let table = type(of: row).table
            #expect(Self.properties(of: row) == table.columns.count, "\(table)")
        }
    }

    /// A property that is not a column is a group of columns.
    private static func properties(of row: Any) -> Int {
        Mirror(reflecting: row).children.reduce(0) { count, child in
            count + (child.value is any PackedColumn ? 1 : properties(of: child.value))
        }
    }

    @Test func columnsStandOneBehindTheOther() {
        for row in Self.rows {
            let table = type(of: row).table
            var end = 0
            for column in table.columns {
                #expect(column.offset == end, "\(table)")
                end += column.width
            }
            #expect(type(of: row).width == end)
            #expect(table.rowWidth == end)
        }
    }

    /// Existing images of these versions have these widths.
    @Test func widthsAreThoseOfTheLayout() {
        #expect(PackedLayout.data.version == 7 && PackedLayout.names.version == 2)
        #expect(
            Self.rows.map { type(of: $0).table.rowWidth } == [
                7, 16, 6, 6, 6, 5, 4, 19, 22, 13, 12, 7, 4, 4, 7, 5, 10, 2, 6, 4, 16, 6, 8, 4, 2, 6, 3, 3, 3,
            ])
    }

    /// A column has as many bytes as its largest number needs.
    @Test func columnsAreAsWideAsTheirNumbers() {
        for table in TableID.allCases {
            for column in table.columns {
                guard case .number(_, let most) = column.content else { continue }
                #expect(most <= PackedInteger.maximum(width: column.width), "\(table), byte \(column.offset)")
                #expect(most > PackedInteger.maximum(width: column.width - 1), "\(table), byte \(column.offset)")
            }
        }
    }

    /// Rows that are searched by code begin with it.
    @Test func codesStandFirst() {
        for columns in [CurrencyRow.columns, RegionRow.columns, RegionCurrencyRow.columns, TerritoryAliasRow.columns] {
            guard case .code? = columns.first?.content else {
                Issue.record("the first column is no code")
                continue
            }
        }
    }

    @Test func whatIsWrittenIsRead() throws {
        var writer = try SmallImage.writer()
        var row = CurrencyFactRow()
        row.minorUnit = 0
        row.numericCode = 999
        row.status = .withdrawn
        row.withdrawn = PackedMonth(year: 2999, month: 12)
        let reference = try writer.append(row)
        let none = try writer.append(CurrencyFactRow())
        try SmallImage.with(writer.image()) { image in
            let found = image[reference]
            #expect(found.minorUnit == 0 && found.numericCode == 999 && found.status == .withdrawn)
            #expect(found.withdrawn == PackedMonth(year: 2999, month: 12))
            let nothing = image[none]
            #expect(nothing.minorUnit == nil && nothing.numericCode == nil && nothing.withdrawn == nil)
        }
    }

    @Test func casesArePackedAsTheirRawValues() {
        for form in CountForm.allCases { #expect(CountForm(packed: form.packed) == form) }
        for number in 0...4 { #expect(CurrencyStatus(packed: number).rawValue == number) }
    }

    @Test func codesCompareAsTheirTexts() throws {
        let codes = try ["AED", "BG", "BGN", "DE", "ZZZ"].map { try PackedCode($0) }
        #expect(codes.shuffled().sorted() == codes)
        #expect(codes.map(\.string) == ["AED", "BG", "BGN", "DE", "ZZZ"])
        #expect(PackedCode(Subtag("DE")) == codes[3] && Subtag(codes[3]) == Subtag("DE"))
    }
}
