import CurrencyCore
import CurrencyReader

// The currency of an amount that stands apart from it: in the label of its line, or in the next cell.

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
                if label != nil || !isOwn || tokens.kind(place + 1) == .slash || isNumber(skipBlanks(place + 1))
                    || isNumber(skipBlanks(back: place - 1))
                {
                    return nil
                }
                label = beside
            }
            place -= 1
        }
        return label
    }

    /// The currency of an amount with cents in a cell, whose code is alone in the next one: "2024-03-14;REWE;-45,20;EUR".
    func cellCurrency(_ number: Int, _ end: Int) -> Beside? {
        let shape = tokens.number(number)
        guard shape.hasCents, let start = startOfCell(number),
            tokens.kind(start) == .line || tokens.kind(skipQuote(start - 1, by: -1)) != .currency
        else { return nil }
        var place = skipQuote(tokens.index(at: end))
        guard isCellEnd(place, shape) else { return nil }
        place = skipQuote(skipBlanks(place + 1))
        guard tokens.kind(place) == .currency, tokens.finding(place).isExact,
            let beside = meant(place, number, isBehind: true), beside.isCode, tokens.bytes(place).count == 3
        else { return nil }
        let next = skipQuote(place + 1)
        if tokens.kind(next) == .line { return beside }
        // In "EUR;5,00;USD;6,00" the code may belong to the number behind.
        let behind = skipQuote(skipBlanks(next + 1))
        return isCellEnd(next, shape) && !isNumber(behind) && tokens.kind(behind) != .minus ? beside : nil
    }

    /// The token that parts the cell which a number begins, perhaps with a sign or a quote, from the one in front; nil if it
    /// begins none.
    private func startOfCell(_ number: Int) -> Int? {
        var place = number - 1
        if tokens.kind(place) == .minus || tokens.kind(place) == .plus { place -= 1 }
        place = skipBlanks(back: skipQuote(place, by: -1))
        return isCellEnd(place, tokens.number(number)) || tokens.kind(place) == .line ? place : nil
    }

    /// Whether a token parts two cells: a bar, a tab or a semicolon, or a comma if none is in the number.
    private func isCellEnd(_ token: Int, _ shape: NumberToken) -> Bool {
        let isComma = tokens.kind(token) == .comma && shape.separators == 1 && shape.lastSeparator == 0x2E
        return tokens.kind(token) == .cell || isByte(token, 0x3B) || isComma
    }

    private func skipQuote(_ token: Int, by step: Int = 1) -> Int { isByte(token, 0x22) ? token + step : token }

    /// The limit on the tokens of a label.
    private static let longestLabel = 40
}
