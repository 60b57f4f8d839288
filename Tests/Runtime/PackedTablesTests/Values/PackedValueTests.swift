import PackedTables
import Testing

/// Values of several parts packed into one integer: the integer in images, and the parts after unpacking.
struct PackedValueTests {
    @Test func currencyValueKeysHaveThreeBitsForThePart() {
        #expect(CurrencyValueKey(currency: 0, .symbol).packed == 0)
        #expect(CurrencyValueKey(currency: 2, .group).packed == 22)
        #expect(CurrencyValueKey(packed: 22).currency == 2)
        #expect(CurrencyValueKey(packed: 22).part == .group)
        #expect(CurrencyValueKey(packed: 23).part == nil)
        for part in CurrencyValueKey.Part.allCases {
            #expect(CurrencyValueKey(currency: 325, part).part == part)
            #expect(CurrencyValueKey(currency: 325, part).currency == 325)
        }
    }

    @Test func compactKeysHaveOneBitForLettersNextToNumbers() {
        #expect(CompactKey(.explicitZero, alphaNextToNumber: false).packed == 0)
        #expect(CompactKey(.other, alphaNextToNumber: true).packed == 15)
        #expect(CompactKey(.one, alphaNextToNumber: true) < CompactKey(.two, alphaNextToNumber: false))
        for form in CountForm.allCases {
            for alpha in [false, true] {
                let key = CompactKey(form, alphaNextToNumber: alpha)
                #expect(key.count == form)
                #expect(key.alphaNextToNumber == alpha)
            }
        }
    }

    @Test func compactRunsHaveThreeBitsForZeros() {
        #expect(CompactRun(length: 1, zeros: 0).packed == 0)
        #expect(CompactRun(length: 3, zeros: 2).packed == 18)
        #expect(CompactRun(packed: 18).length == 3)
        #expect(CompactRun(packed: 18).zeros == 2)
        #expect(CompactRun(length: CompactRun.maximumLength, zeros: 7).packed == 127)
    }

    @Test func compactMagnitudesHaveABitForShortForms() {
        #expect(CompactMagnitude(zeros: 3, isShortForm: false).packed == 3)
        #expect(CompactMagnitude(zeros: 14, isShortForm: true).packed == 78)
        #expect(CompactMagnitude(packed: 78).zeros == 14)
        #expect(CompactMagnitude(packed: 78).isShortForm)
    }

    @Test func pairsOfCountsHaveThreeBitsEach() {
        #expect(CountFormPair(start: .few, end: .many).packed == 46)
        #expect(CountFormPair(packed: 46).start == .few)
        #expect(CountFormPair(packed: 46).end == .many)
    }

    @Test func countsByKeywordAreSortedByTheirNames() {
        let names = CountForm.byKeyword.map { form in
            switch form {
            case .explicitZero: "0"
            case .explicitOne: "1"
            default: "\(form)"
            }
        }
        #expect(names == names.sorted())
        #expect(names.count == CountForm.allCases.count)
    }

    @Test func datesHaveFourBitsForTheMonthAndFiveForTheDay() {
        let date = PackedDate(year: 1999, month: 12, day: 31)
        #expect(date.packed == 1999 * 512 + 12 * 32 + 31)
        #expect((date.year, date.month, date.day) == (1999, 12, 31))
    }

    @Test func monthsCountFromTheYearZero() {
        #expect(PackedMonth(year: 2023, month: 1).packed == 24276)
        #expect(PackedMonth(packed: 24276).year == 2023)
        #expect(PackedMonth(packed: 24276).month == 1)
        #expect(PackedMonth(year: 2022, month: 12) < PackedMonth(year: 2023, month: 1))
    }
}
