import CurrencyFormat

/// The styles that write a sample's amount exactly like its text, one for each way to write other amounts.
public struct PriceStyles: Hashable, Sendable {
    /// The styles, the likeliest first; at least one.
    public let all: [PriceStyle]
    /// What the sample does not show; nil if a locale writes it.
    let unshown: UnshownText?

    /// The likeliest style.
    public var best: PriceStyle { all[0] }

    /// Whether there is only one style, and a locale writes the sample. `agree(on:)` also considers how an amount is
    /// rounded.
    public var isSure: Bool { all.count == 1 && unshown == nil }

    /// Formats an amount in the likeliest style.
    public func format(_ amount: DecimalValue) -> String { best.style.format(amount) }

    /// Returns whether all styles write an amount the same way, and the likeliest style would also do so if it rounded
    /// ties to the other side. If no locale writes the sample, it must also show the amount's sign and plural form.
    ///
    ///     let styles = try PriceSample("€1.23", amount: 1.23, .euro).styles()
    ///     styles.agree(on: 14.76)             // true
    ///     styles.agree(on: 1234.5)            // false: some locales have other groups
    ///
    /// - Complexity: O(*n*) in the number of styles.
    public func agree(on amount: DecimalValue) -> Bool {
        let text = format(amount)
        let style = best.style
        if let unshown, unshown.matters(for: amount, style) { return false }
        guard style.rounding(style.rounding == .halfEven ? .halfUp : .halfEven).format(amount) == text else {
            return false
        }
        return all.dropFirst().allSatisfy { $0.style.format(amount) == text }
    }
}
