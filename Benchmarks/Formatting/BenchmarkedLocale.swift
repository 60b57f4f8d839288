import CurrencyFormat

/// A locale for each path through the formatter.
struct BenchmarkedLocale: Sendable {
    var name: String
    var identifier: String
    var code: String
    var locale: CurrencyLocale
    var currency: Currency

    static let all = [
        BenchmarkedLocale(
            name: "de-DE", identifier: "de-DE", code: "EUR", locale: .germanGermany, currency: .euro),
        BenchmarkedLocale(
            name: "en-US", identifier: "en-US", code: "USD", locale: .englishUnitedStates, currency: .dollar),
        BenchmarkedLocale(
            name: "hi-IN", identifier: "hi-IN", code: "INR", locale: .hindiIndia, currency: .indianRupee),
        BenchmarkedLocale(
            name: "ar-EG", identifier: "ar-EG", code: "EGP", locale: .arabicEgypt, currency: .egyptianPound),
    ]
}
