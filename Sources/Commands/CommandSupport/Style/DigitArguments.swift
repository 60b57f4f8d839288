import ArgumentParser
import CurrencyEngine

/// A number, or the least and the most: `2`, `0..2`.
struct CountsArgument: ExpressibleByArgument {
    var least: Int
    /// nil where one number was given.
    var most: Int?

    init?(argument: String) {
        let bounds = argument.split(separator: ".", omittingEmptySubsequences: false)
        switch (bounds.count, bounds.first.flatMap(Self.count), bounds.last.flatMap(Self.count)) {
        case (1, let count?, _):
            least = count
        case (3, let least?, let most?) where bounds[1].isEmpty && least <= most:
            self.least = least
            self.most = most
        default:
            return nil
        }
    }

    /// As many digits as ECMA-402 and ICU allow.
    private static func count(_ text: Substring) -> Int? {
        Int(text).flatMap { (0...100).contains($0) ? $0 : nil }
    }
}

/// Counts of digits that are above zero: no number has no significant digit.
struct SignificantDigitsArgument: ExpressibleByArgument {
    var range: ClosedRange<Int>

    init?(argument: String) {
        guard let counts = CountsArgument(argument: argument), counts.least > 0 else { return nil }
        range = counts.least...(counts.most ?? counts.least)
    }
}

/// `display`, `iso`, `cash`, a number of decimals, or the least and the most of them: `0..2`.
struct DigitsArgument: ExpressibleByArgument {
    var value: CurrencyDigits
    /// The decimals where they are given as numbers.
    var range: ClosedRange<Int>?

    /// Whether the decimals are what is known of the currency.
    var isOfCurrency: Bool { range == nil }

    /// The words for what is known of a currency.
    static let ofCurrency = "display, iso and cash"

    init?(argument: String) {
        switch argument {
        case "display": value = .display
        case "iso": value = .iso
        case "cash": value = .cash
        default:
            guard let counts = CountsArgument(argument: argument) else { return nil }
            let range = counts.least...(counts.most ?? counts.least)
            value = .precision(.fraction(range))
            self.range = range
        }
    }
}

/// A step above zero such as `0.05`: its digits, and how many of them are decimals.
struct IncrementArgument: ExpressibleByArgument {
    var step: Int
    var scale: Int

    init?(argument: String) {
        let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : ""
        guard parts.count <= 2, let integer = parts.first, parts.count == 1 || !decimals.isEmpty, integer.first != "-",
            integer.first != "+", let step = Int(integer + decimals), step > 0
        else { return nil }
        self.step = step
        scale = decimals.count
    }
}
