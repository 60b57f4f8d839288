// Making the initializer transparent holds the budget of resolving.

import CurrencyCore
import PackedTables

extension AffixWriter {
    /// - Parameter isInner: Whether the currency's name or a unit is around these affixes. The qualifier and isolates
    ///   are then around that.
    @_transparent
    init(_ symbols: AffixSymbols, _ options: __shared FormatOptions, isInner: Bool) {
        self.symbols = symbols
        forms = SignForms(options.signDisplay)
        filter = TextFilter(options)
        if options.rare == nil {
            (isApproximate, around, isIsolated) = (false, nil, false)
        } else {
            isApproximate = options.qualifier == .approximately
            around = isInner ? nil : Self.around(symbols, options)
            isIsolated = !isInner && options.bidi == .isolate
        }
    }

    // Out of line, because few styles have texts around amounts: budget resolving.
    @inline(never)
    private static func around(
        _ symbols: AffixSymbols, _ options: FormatOptions
    ) -> [(pattern: JoiningPattern, kind: FormattedPart.Kind)]? {
        var around = options.enclosing.map { text in
            let request = EnclosingText.Request(
                locale: options.locale, data: options.data, code: Array(symbols.code.utf8),
                currency: symbols.currency.map { Array($0.utf8) })
            return (pattern: JoiningPattern(text.pattern(request)), kind: text.kind)
        }
        if let qualifier = JoiningPattern(options.qualifier, symbols.tables) { around.append((qualifier, .literal)) }
        return around.isEmpty ? nil : around
    }
}
