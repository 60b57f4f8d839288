import CurrencyReader

/// Finds the amounts of one text, from its start to its end: the grammar recognizes them, and the judge says whether they are
/// certain.
struct AmountScanner: SearchedText {
    var judge: Judge

    init(_ contents: SearchContents, _ text: UnsafeBufferPointer<UInt8>) {
        judge = Judge(AmountGrammar(contents, text))
    }

    var contents: SearchContents { grammar.contents }
    var tokens: Tokens { grammar.tokens }
    var grammar: AmountGrammar { judge.grammar }

    /// Calls a closure with each amount, in order.
    mutating func forEach(_ body: (FoundAmount) -> Void) {
        guard !tokens.numbers.isEmpty else { return }
        var place = 0
        while place < tokens.count {
            guard tokens.kind(place) == .number else {
                place += 1
                continue
            }
            let chain = chain(place)
            place = chain.last + 1
            for found in amounts(chain) {
                judge.take(found)
                place = max(place, grammar.taken)
                body(found)
            }
            if !tokens.findings.isEmpty, let end = grammar.scaledEnd(chain.last) { judge.lastScaledEnd = end }
        }
    }

    /// Numbers with dashes, slashes or colons directly between them: ranges, dates, times, numbers of telephones.
    struct Chain {
        var first: Int
        var last: Int
        /// Whether it is two numbers with a dash between them.
        var isRange: Bool
        var isSingle: Bool { first == last }
    }

    private func chain(_ first: Int) -> Chain {
        if grammar.hasCentsBehindColon(first) { return Chain(first: first, last: first, isRange: false) }
        var last = first
        var joins = 0
        var isDash = true
        while tokens.kind(last + 2) == .number, isJoin(last + 1) {
            joins += 1
            isDash = isDash && tokens.kind(last + 1) == .minus || tokens.kind(last + 1) == .punctuation
            last += 2
        }
        // "5000-00" has no cents, "12-05" is no range.
        let isRange = joins == 1 && isDash && !hasCents(first, last)
        return Chain(first: first, last: last, isRange: isRange)
    }

    private func isJoin(_ token: Int) -> Bool {
        switch tokens.kind(token) {
        case .minus, .colon: true
        case .slash: !isPriceOfQuantity(token)
        // "10~20"
        case .punctuation: Self.isTilde(scalar(token))
        default: false
        }
    }

    /// Whether the second number of a chain may be the cents of the first: "5000-00".
    private func hasCents(_ first: Int, _ last: Int) -> Bool {
        let (whole, cents) = (tokens.number(first), tokens.number(last))
        guard cents.isPlain, cents.digits == 2, whole.isPlain || whole.hasSpaces else { return false }
        return whole.digits > 2 || text[tokens[last].start] == 0x30
    }

    private mutating func amounts(_ chain: Chain) -> [FoundAmount] {
        if chain.isSingle {
            // Most texts have numbers without a currency, except perhaps one with a letter or a dash: "10 TEUR", "95:-".
            if tokens.findings.isEmpty, grammar.centsEnd(tokens[chain.first].end) == nil {
                return amountApart(chain.first).map { [$0] } ?? []
            }
            if let range = rangeOfWords(chain.first) { return range }
            guard let interpretation = grammar.interpretation(chain.first) else {
                return amountApart(chain.first).map { [$0] } ?? []
            }
            guard var found = judge.judged(interpretation) else { return [] }
            let upper = upperEnd(&found, interpretation)
            return [found] + (upper.map { [$0] } ?? [])
        }
        return chain.isRange ? range(chain.first, chain.last) : []
    }

    /// The amount of a number whose currency is not directly beside it.
    private mutating func amountApart(_ number: Int) -> FoundAmount? {
        if grammar.isGlued(number) { return nil }
        if let found = grammar.enclosed(number).flatMap({ judge.judged($0) }) { return found }
        guard var amount = judge.amountWithUnit(number) ?? judge.amountBehindScale(number) else { return nil }
        judge.judge(&amount.found, amount.interpretation)
        return amount.found
    }
}
