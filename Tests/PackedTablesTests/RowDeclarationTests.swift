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
    ]

    @Test func everyTableHasARow() {
        let tables = Self.rows.map { type(of: $0).table }
        #expect(tables.count == Set(tables).count)
        #expect(Set(tables) == Set(TableID.allCases.filter { !$0.isPool }))
    }

    @Test func everyPropertyIsAColumn() {
        for row in Self.rows {
            let table = type(of: row).table
            #expect(Self.properties(of: row) == PackedLayout.columns(table).count, "\(table)")
        }
    }

    /// A property that is not a packed value is a group of columns.
    private static func properties(of row: Any) -> Int {
        Mirror(reflecting: row).children.reduce(0) { count, child in
            if child.value is any PackedValue || Mirror(reflecting: child.value).displayStyle == .optional {
                return count + 1
            }
            return count + properties(of: child.value)
        }
    }

    @Test func columnsStandOneBehindTheOther() {
        for row in Self.rows {
            let table = type(of: row).table
            var end = 0
            for column in PackedLayout.columns(table) {
                #expect(column.offset == end, "\(table)")
                end += column.width
            }
            #expect(table.rowWidth == end)
        }
    }

    /// Existing images of layout 7 have these widths.
    @Test func widthsAreThoseOfTheLayout() {
        #expect(PackedLayout.version == 7)
        #expect(
            Self.rows.map { type(of: $0).table.rowWidth } == [
                7, 16, 6, 6, 6, 5, 4, 19, 22, 13, 12, 7, 4, 4, 7, 5, 10, 2, 6, 4, 16, 6, 8, 4, 2,
            ])
    }

    /// The header and the directory declare their widths as constants, which every table access uses.
    @Test func statedWidthsAreThoseOfTheColumns() {
        #expect(ImageHeader.width == SumOfWidths.of(ImageHeader()))
        #expect(DirectoryEntry.width == SumOfWidths.of(DirectoryEntry()))
    }

    private struct SumOfWidths: ColumnVisitor {
        private var sum = 0

        mutating func visit(_ packed: Int, width: Int, _: Column.Content) -> Int {
            sum += width
            return packed
        }

        static func of(_ row: some PackedRow) -> Int {
            var (row, sum) = (row, SumOfWidths())
            row.visit(&sum)
            return sum.sum
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
