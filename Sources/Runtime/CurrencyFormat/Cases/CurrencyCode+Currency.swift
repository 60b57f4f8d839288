import CurrencyCore

// Data holds currency codes, and source code names cases of the enum. The two compare without a conversion.

extension Currency {
    /// Returns whether the code is that of the currency; that of `none` is XXX.
    ///
    ///     try Money("12.50", .euro).currency == .euro                                 // true
    public static func == (left: CurrencyCode, right: Currency) -> Bool { left == right.code }

    /// Returns whether the code is that of the currency; that of `none` is XXX.
    public static func == (left: Currency, right: CurrencyCode) -> Bool { right == left.code }

    /// Returns whether the code is not that of the currency; that of `none` is XXX.
    public static func != (left: CurrencyCode, right: Currency) -> Bool { left != right.code }

    /// Returns whether the code is not that of the currency; that of `none` is XXX.
    public static func != (left: Currency, right: CurrencyCode) -> Bool { right != left.code }

    // Disfavoured, so that a comparison with `.none` is one with nil.
    /// Returns whether there is a code, and it is that of the currency.
    ///
    ///     try CurrencyParser(locale: .germanGermany).parse("5").currency == .euro     // false: there is none
    @_disfavoredOverload
    public static func == (left: CurrencyCode?, right: Currency) -> Bool { left != nil && left == right.code }

    /// Returns whether there is no code, or it is not that of the currency.
    @_disfavoredOverload
    public static func != (left: CurrencyCode?, right: Currency) -> Bool { left == nil || left != right.code }

    /// Returns whether a case matches the code, in a `switch` over codes.
    ///
    ///     let price = Money(5, .yen)
    ///     let sign = switch price.currency { case .yen: "円"; default: "" }
    ///     sign                                                                        // "円"
    public static func ~= (pattern: Currency, code: CurrencyCode) -> Bool { code == pattern.code }
}
