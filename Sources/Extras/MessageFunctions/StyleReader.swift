import CurrencyEngine

/// Makes styles from the options of messages.
struct StyleReader {
    var options: MessageOptions
    let context: MessageContext

    /// The style that a function formats with.
    mutating func style(_ function: MessageFunction) throws(MessageFunctionError) -> any FormattingStyle {
        switch function {
        case .currency: return try currencyStyle()
        case .percent:
            var style = PercentStyle(locale: context.locale, data: context.data)
            style.options = shared()
            style.precision = options.precision(function, defaults: 0...0)
            return style
        case .number, .offset, .integer:
            var style = DecimalStyle(locale: context.locale, data: context.data)
            style.options = shared()
            style.precision = options.precision(function, defaults: function == .integer ? 0...0 : 0...3)
            return style
        }
    }

    private mutating func currencyStyle() throws(MessageFunctionError) -> CurrencyStyle {
        guard let code = options["currency"], let currency = try? CurrencyCode(code) else {
            throw options.error(of: "currency") ?? .badOperand("an amount without a currency")
        }
        var style = CurrencyStyle(currency: currency, locale: context.locale, data: context.data)
        style.options = shared()
        let decimals = CurrencyDigits.display.step(context.data.row(of: currency), context.data, .ldml).scale
        style.digits = .precision(options.precision(.currency, defaults: decimals...decimals))
        style.sign = options["currencySign"] == "accounting" ? .accounting : .standard
        switch options["currencyDisplay"] {
        case "narrowSymbol": style.display = .narrowSymbol
        case "code": style.display = .code
        case "never": style.display = .none
        case "name":
            if let names = context.names {
                style.display = .name(names)
            } else {
                options.report(.unsupportedOperation("currencyDisplay=name without names of currencies"))
            }
        default: style.display = .symbol
        }
        return style
    }

    /// What all styles have.
    private func shared() -> FormatOptions {
        var shared = FormatOptions(locale: context.locale, data: context.data)
        shared.signDisplay = options["signDisplay"].flatMap { MessageOptions.signDisplays[$0] } ?? .auto
        shared.grouping = options["useGrouping"].flatMap { MessageOptions.groupings[$0] } ?? .auto
        shared.rounding = options["roundingMode"].flatMap { MessageOptions.roundingModes[$0] } ?? .halfUp
        shared.minimumIntegerDigits = options.integer("minimumIntegerDigits") ?? 1
        shared.trailingZeros = options["trailingZeroDisplay"] == "stripIfInteger" ? .stripIfInteger : .auto
        return shared
    }
}
