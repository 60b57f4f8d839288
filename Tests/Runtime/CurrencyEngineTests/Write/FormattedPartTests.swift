import CurrencyFormat
import Testing

@testable import CurrencyEngine

struct FormattedPartTests {
    /// Literals and currencies do; two groups, for instance, stay two, as in ECMA-402's `formatToParts`.
    @Test(arguments: FormattedPart.Kind.allCases)
    func partsOfTwoKindsJoinTheirLike(kind: FormattedPart.Kind) {
        #expect(kind.joinsItsLike == [.literal, .currency].contains(kind))
    }
}
