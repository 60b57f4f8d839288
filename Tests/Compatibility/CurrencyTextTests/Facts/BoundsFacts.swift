import CurrencyText

/// Amounts and texts within bounds.
enum BoundsFacts {
    static let all: [Fact] = [
        Fact(name: "bounds of nil", source: .test, theirs: "€300,000.54") {
            shown(
                FactFormatters.irish {
                    $0.minValue = nil
                    $0.maxValue = nil
                }.string(from: 300000.54))
        },
        Fact(name: "a text above the bounds", source: .test, theirs: "€100.31") {
            shown(FactFormatters.bounded().formattedStringAdjustedToFitAllowedValues(from: "€300,000.54"))
        },
        Fact(name: "a text below the bounds", source: .test, theirs: "€10.00") {
            shown(FactFormatters.bounded().formattedStringAdjustedToFitAllowedValues(from: "€2.03"))
        },
        Fact(name: "above the bounds", source: .test, theirs: "€100.31") {
            shown(FactFormatters.bounded().string(from: 88_888_888))
        },
        Fact(name: "below the bounds", source: .test, theirs: "€10.00") {
            shown(FactFormatters.bounded().string(from: 1))
        },
        Fact(name: "negative within the bounds", source: .test, theirs: "-€24.00") {
            shown(FactFormatters.irish { $0.minValue = -351 }.string(from: -24))
        },
        Fact(name: "negative below the bounds", source: .test, theirs: "-€351.00") {
            shown(FactFormatters.irish { $0.minValue = -351 }.string(from: -400))
        },
        Fact(name: "below both of crossed bounds", source: .code, theirs: "€100.00") {
            shown(crossed.string(from: 5))
        },
        Fact(name: "between crossed bounds", source: .code, theirs: "€100.00") { shown(crossed.string(from: 50)) },
        Fact(name: "above both of crossed bounds", source: .code, theirs: "€10.00") {
            shown(crossed.string(from: 500))
        },
    ]

    private static var crossed: CurrencyFormatter {
        FactFormatters.irish {
            $0.minValue = 100
            $0.maxValue = 10
        }
    }
}
