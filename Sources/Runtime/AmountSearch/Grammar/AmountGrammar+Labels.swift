import CurrencyCore
import CurrencyReader

// The currency of an amount in the label of its line.

extension AmountGrammar {
    /// The currency of the label before an amount with cents that ends its line: "TOTAL RM INCL. GST 6% 53.00". It must be the
    /// only one of the line, as a symbol, a code or a sign.
    func labelCurrency(_ number: Int, _ end: Int) -> Beside? {
        guard tokens.number(number).hasCents, isBreak(tokens.index(at: end)), tokens.kind(number - 1) == .blank else {
            return nil
        }
        var label: Beside?
        var place = number - 1
        while place >= taken, tokens.kind(place) != .line, tokens.kind(place) != .cell,
            number - place < Self.longestLabel
        {
            if tokens.kind(place) == .currency, let beside = meant(place, number, isBehind: false) {
                let isOwn = beside.found.contains { $0.isOwn(regionCurrency) && !$0.isMinorUnit } && !beside.isName
                // "Fr, 3. Mai, 19.30"
                if label != nil || !isOwn || [.slash, .comma].contains(tokens.kind(place + 1))
                    || isNumber(skipBlanks(place + 1)) || isNumber(skipBlanks(back: place - 1))
                {
                    return nil
                }
                label = beside
            }
            place -= 1
        }
        return label
    }

    /// The limit on the tokens of a label.
    private static let longestLabel = 40
}
