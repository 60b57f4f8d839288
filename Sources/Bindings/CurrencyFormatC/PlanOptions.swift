import CCurrencyFormat
import CurrencyFormat

/// The options of a plan, read from C's numbers. Those that `currency_format_options` does not have are the engine's
/// defaults.
struct PlanOptions: Sendable {
    private var display = CurrencyDisplay.symbol
    private var sign = CurrencySign.standard
    private var signDisplay = SignDisplay.auto
    private var grouping: GroupingStrategy?
    private var notation = FormatOptions.Notation.standard
    private var rounding = RoundingMode.halfEven
    private var trailingZeros = TrailingZeroDisplay.auto
    private var spaces = SpaceStyle.cldr
    private var bidi = BidiStyle.cldr
    private var digits = CurrencyDigits.display
    private var minimumFraction: Int?
    private var maximumFraction: Int?

    /// - Parameter options: Its `size` is that of the caller's version; nil for the defaults.
    init(_ options: UnsafePointer<currency_format_options>?) throws(Failure) {
        guard let options else { return }
        guard options.pointee.size >= MemoryLayout<currency_format_options>.size else {
            throw Failure(
                CURRENCY_FORMAT_OPTION,
                "options.size is \(options.pointee.size), expected \(MemoryLayout<currency_format_options>.size)")
        }
        let values = options.pointee
        display = try Self.pick(
            "currency_display", values.currency_display,
            [.symbol, .narrowSymbol, .code, .formalSymbol, .variantSymbol, .none])
        sign = try Self.pick("currency_sign", values.currency_sign, [.standard, .accounting])
        signDisplay = try Self.pick(
            "sign_display", values.sign_display, [.auto, .always, .never, .exceptZero, .negative])
        grouping = try Self.pick(
            "use_grouping", values.use_grouping, [nil, .off, .min2, .auto, .always, .thousands])
        notation = try Self.pick("notation", values.notation, [.standard, .compact(.short), .compact(.long)])
        rounding = try Self.pick(
            "rounding_mode", values.rounding_mode,
            [
                .halfEven, .ceiling, .floor, .down, .up, .halfEven, .halfOdd, .halfCeiling, .halfFloor, .halfDown,
                .halfUp,
            ])
        trailingZeros = try Self.pick(
            "trailing_zero_display", values.trailing_zero_display, [.auto, .stripIfInteger])
        spaces = try Self.pick("spaces", values.spaces, [.cldr, .plain])
        bidi = try Self.pick("bidi", values.bidi, [.cldr, .strip, .isolate])
        digits = try Self.pick("digits", values.digits, [.display, .iso, .cash])
        minimumFraction = try Self.fraction("minimum_fraction_digits", values.minimum_fraction_digits, from: 0)
        maximumFraction = try Self.fraction(
            "maximum_fraction_digits", values.maximum_fraction_digits, from: minimumFraction ?? 0)
    }

    private static func pick<Value>(_ name: String, _ number: Int32, _ values: [Value]) throws(Failure) -> Value {
        guard values.indices.contains(Int(number)) else {
            throw Failure(
                CURRENCY_FORMAT_OPTION, "options.\(name) is \(number), expected 0 to \(values.count - 1)")
        }
        return values[Int(number)]
    }

    private static func fraction(_ name: String, _ number: Int32, from least: Int) throws(Failure) -> Int? {
        if number == -1 { return nil }
        guard (least...100).contains(Int(number)) else {
            throw Failure(CURRENCY_FORMAT_OPTION, "options.\(name) is \(number), expected \(least) to 100, or -1")
        }
        return Int(number)
    }
}

// MARK: Styles

extension PlanOptions {
    func apply(to style: inout CurrencyStyle) {
        style.display = display
        style.sign = sign
        style.digits = digits
        style.options.signDisplay = signDisplay
        style.options.grouping = grouping
        style.options.notation = notation
        style.options.rounding = rounding
        style.options.trailingZeros = trailingZeros
        style.options.spaces = spaces
        style.options.bidi = bidi
    }

    /// The style with the fraction digits that were asked for: what one bound leaves open, the currency's digits say.
    func withFraction(_ style: CurrencyStyle) -> CurrencyStyle {
        guard minimumFraction != nil || maximumFraction != nil else { return style }
        let resolved = style.resolvedOptions
        let usual = (resolved.minimumFractionDigits ?? 0, resolved.maximumFractionDigits ?? 0)
        let minimum = minimumFraction ?? min(usual.0, maximumFraction ?? usual.0)
        return style.precision(.fraction(minimum...(maximumFraction ?? max(usual.1, minimum))))
    }
}
