import CurrencyFormat
import Testing

/// The unit alone determines the factor, whatever the style's other options. 0.256 is 25.6 % by definition.
struct PercentUnitTests {
    private let style = PercentStyle(locale: .englishUnitedStates).precision(.fraction(0...3))

    @Test
    func factorFollowsTheUnit() {
        var style = style
        #expect(style.format(0.256) == "25.6%")
        style.unit = .permille
        #expect(style.format(0.256) == "256‰")
        style.unit = .basisPoints
        #expect(style.format(0.256) == "2,560‱")
    }

    @Test
    func factorOutlastsOtherOptions() {
        var style = style
        style.options = FormatOptions(locale: style.locale, data: .bundled)
        #expect(style.format(0.256) == "25.6%")
        // A custom scale multiplies that factor.
        #expect(style.scale(byPowerOfTen: 1).format(0.256) == "256%")
        #expect(style.scale(byPowerOfTen: 0).format(0.256) == "25.6%")
    }

    @Test
    func whatIsCountedInTheUnitIsNotMultiplied() {
        var style = style
        style.countsInUnit = true
        #expect(style.format(25.6) == "25.6%")
    }
}
