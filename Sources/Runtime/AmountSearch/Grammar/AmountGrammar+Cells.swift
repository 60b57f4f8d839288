import CurrencyCore
import CurrencyReader

// The currency of an amount in another cell of its row, as in files of banks.

extension AmountGrammar {
    /// The currency of an amount with cents or a sign in a cell of its own, whose code is alone in a cell beside it or, if it
    /// has a sign and so is no rate, in the only other one of the row that has a code:
    ///
    ///     2024-03-14;REWE;-45,20;EUR          codes behind amounts, as the run of amounts and codes ends with one
    ///     USD,1234.50,Salary                  the only code of the run, in front
    ///     EUR;5,00;USD, EUR;5,00;USD;6,00     either
    ///     2024-03-14,-45.20,REWE,EUR          the only code
    ///     -43,87;EUR;1.204,55                 the code behind an amount with a sign
    func cellCurrency(_ number: Int, _ end: Int) -> Beside? {
        let isSigned = tokens.kind(number - 1) == .minus || tokens.kind(number - 1) == .plus
        let shape = tokens.number(number)
        guard shape.isMoneyLike || shape.hasSpaces || isSigned else { return nil }
        let first = isSigned ? number - 1 : number
        var last = tokens.index(at: end)
        // "1.250,00-;EUR"
        let isSignedBehind = tokens.kind(last) == .minus
        if isSignedBehind { last += 1 }
        let row = Row(number: number, isQuoted: isByte(first - 1, 0x22) && isByte(last, 0x22))
        let front = skipBlanks(back: skipQuote(first - 1, by: -1))
        let behind = skipQuote(last)
        guard endsCell(front, row), endsCell(behind, row) else { return nil }
        let before = run(row, from: front, by: -1)
        let after = run(row, from: behind, by: 1)
        switch (before.endsWithCode, after.endsWithCode) {
        case (false, true): return after.code
        case (true, false): return before.codes == 1 && after.code == nil ? before.code : nil
        case (true, true): return nil
        case (false, false):
            guard isSigned || isSignedBehind, before.code == nil else { return nil }
            return after.code ?? onlyCode(row)
        }
    }

    /// The row of a table around a number.
    private struct Row {
        var number: Int
        /// Whether quotes are around the number, so that commas part cells even if it has some.
        var isQuoted: Bool
    }

    /// Whether a token parts two cells, or two rows: a bar, a tab or a semicolon, or a comma if it is none of the number.
    private func endsCell(_ token: Int, _ row: Row) -> Bool {
        let shape = tokens.number(row.number)
        let mayBeComma = row.isQuoted || shape.isPlain || shape.separators == 1 && shape.lastSeparator == 0x2E
        return [.cell, .line].contains(tokens.kind(token)) || isByte(token, 0x3B)
            || tokens.kind(token) == .comma && mayBeComma
    }

    /// Codes and numbers that alternate in the cells on one side of a number: the code in the next cell, if there is one, the
    /// number of codes, and whether the last cell has one.
    private func run(_ row: Row, from cell: Int, by step: Int) -> (code: Beside?, codes: Int, endsWithCode: Bool) {
        var (cell, next): (Int, Beside?) = (cell, nil)
        for codes in 0..<Self.longestRun {
            let place = skipQuote(skip(cell + step, by: step, isBlank), by: step)
            guard tokens.kind(cell) != .line, let code = code(place, row) else { return (next, codes, false) }
            next = next ?? code
            cell = skip(skipQuote(place + step, by: step), by: step, isBlank)
            guard tokens.kind(cell) != .line, let end = endOfNumber(behind: cell, by: step), endsCell(end, row) else {
                return (next, codes + 1, true)
            }
            cell = end
        }
        return (next, Self.longestRun, false)
    }

    /// The token that ends the cell beside a token, if the cell has only a number, with its sign and quotes.
    private func endOfNumber(behind cell: Int, by step: Int) -> Int? {
        var place = skipQuote(skip(cell + step, by: step, isBlank), by: step)
        if tokens.kind(place) == .minus { place += step }
        guard isNumber(place) else { return nil }
        place += step
        if tokens.kind(place) == .minus { place += step }
        return skip(skipQuote(place, by: step), by: step, isBlank)
    }

    /// The only code that is alone in a cell of the row.
    private func onlyCode(_ row: Row) -> Beside? {
        var found: Beside?
        for step in [-1, 1] {
            var place = row.number + step
            while tokens.kind(place) != .line, abs(place - row.number) < Self.longestRow {
                if let code = code(place, row) {
                    // "-54.11,61.44,USD,0.88"
                    let isBeforeNumber = place > row.number && endOfNumber(behind: skipQuote(place + 1), by: 1) != nil
                    if isBeforeNumber || !(found?.shares(code) ?? true) { return nil }
                    found = code
                }
                place += step
            }
        }
        return found
    }

    /// The code that is alone in its cell.
    private func code(_ token: Int, _ row: Row) -> Beside? {
        guard tokens.kind(token) == .currency, tokens.finding(token).isExact, tokens.bytes(token).count == 3,
            endsCell(skipBlanks(back: skipQuote(token - 1, by: -1)), row),
            endsCell(skipBlanks(skipQuote(token + 1)), row),
            let beside = meant(token, row.number, isBehind: true), beside.isCode
        else { return nil }
        return beside
    }

    private func skipQuote(_ token: Int, by step: Int = 1) -> Int { isByte(token, 0x22) ? token + step : token }

    /// The limits on the tokens of a row, and on its pairs of amounts and codes, on each side of a number.
    private static let longestRow = 80
    private static let longestRun = 8
}
