import AmountSearch

/// Reads amounts for the command line and the conformance executor.
package struct AmountReader {
    package struct Options {
        package var locale: LocaleIdentifier
        package var data: CurrencyData
        package var names: CurrencyNames
        package var compatibility: FormatOptions.Compatibility
        /// The expected currency; nil where it is found in the text.
        package var currency: CurrencyCode?
        package var display: CurrencyDisplay = .symbol
        package var sign: CurrencySign = .standard
        package var isLenient: Bool
        /// What lenient reading takes beside the locale's way.
        package var conventions: AmountConventions?

        package init(
            locale: LocaleIdentifier, data: CurrencyData, names: CurrencyNames,
            compatibility: FormatOptions.Compatibility, currency: CurrencyCode?, isLenient: Bool,
            conventions: AmountConventions?
        ) {
            (self.locale, self.data, self.names) = (locale, data, names)
            (self.compatibility, self.currency) = (compatibility, currency)
            (self.isLenient, self.conventions) = (isLenient, conventions)
        }
    }

    package struct Result {
        /// The amount, or the likeliest if there are doubts; nil if the text is refused.
        package var amount: String?
        /// The amount's currency, or all that it may be.
        package var currencies: [CurrencyCode] = []
        /// Whether the text says which of the currencies it is.
        package var isCurrencySure = true
        /// Other amounts that the text may mean, and the reasons for doubt.
        package var otherReadings: [DecimalValue] = []
        package var doubts: [AmountDoubt] = []
        package var notes: ParseNotes?
        package var error: AmountParseError?

        /// All amounts that the text may mean, the likeliest first; none if it is refused.
        package var readings: [String] { (amount.map { [$0] } ?? []) + otherReadings.map(\.description) }

        init() {}

        init(
            amount: String?, currencies: [CurrencyCode], isCurrencySure: Bool = true, notes: ParseNotes? = nil
        ) {
            (self.amount, self.currencies) = (amount, currencies)
            (self.isCurrencySure, self.notes) = (isCurrencySure, notes)
        }

        /// What was read if a text is ambiguous, or the error.
        init(_ error: AmountParseError) {
            self.error = error
            guard error.reason == .ambiguous, let first = error.readings.first else { return }
            amount = first.amount.description
            doubts = error.doubts
            for reading in error.readings {
                if reading.amount != first.amount, !otherReadings.contains(reading.amount) {
                    otherReadings.append(reading.amount)
                }
                if let currency = reading.currency?.currency, !currencies.contains(currency) {
                    currencies.append(currency)
                }
            }
            isCurrencySure = currencies.count < 2
        }
    }

    private enum Reading {
        /// What the plan writes, in the currency.
        case strict(FormatPlan, CurrencyCode)
        /// What the style of any currency that the parser finds writes.
        case findingStrictly(CurrencyParser)
        case lenient(CurrencyParser)
    }

    package let options: Options
    private let reading: Reading
    /// The plans of currencies that were found in texts, in the order in which their forms are tried.
    private var plans: [CurrencyCode: [FormatPlan]] = [:]

    /// - Throws: `CurrencyDataError`, where the tables are a slice without what the currency needs.
    package init(_ options: Options) throws(CurrencyDataError) {
        self.options = options
        let style = options.currency.map { Self.style($0, options.display, options) }
        let plan = try style?.checkedPlan()
        let parser =
            style.map { CurrencyParser($0, names: options.names, conventions: options.conventions) }
            ?? CurrencyParser(
                locale: options.locale, data: options.data, names: options.names, conventions: options.conventions)
        reading =
            switch (options.isLenient, plan, options.currency) {
            case (false, let plan?, let currency?): .strict(plan, currency)
            case (false, _, _): .findingStrictly(parser)
            case (true, _, _): .lenient(parser)
            }
    }

    private static func style(
        _ currency: CurrencyCode, _ display: CurrencyDisplay, _ options: Options
    ) -> CurrencyStyle {
        var style = CurrencyStyle(currency: currency, locale: options.locale, data: options.data)
        (style.display, style.sign, style.compatibility) = (display, options.sign, options.compatibility)
        return style
    }

    package mutating func read(_ text: String) -> Result {
        var text = text
        return text.withUTF8 { read(utf8: $0) }
    }

    package mutating func read(utf8 text: UnsafeBufferPointer<UInt8>) -> Result {
        do throws(AmountParseError) {
            switch reading {
            case .strict(let plan, let currency):
                return Result(amount: try plan.parse(utf8: text).description, currencies: [currency])
            case .findingStrictly(let parser): return try findStrictly(text, parser)
            case .lenient(let parser):
                let parsed = try parser.parse(utf8: text)
                return Result(
                    amount: parsed.amount.description,
                    currencies: parsed.currency.map { [$0] } ?? parsed.candidates.map { $0.currency },
                    isCurrencySure: parsed.currency != nil || parsed.candidates.isEmpty,
                    notes: parsed.notes)
            }
        } catch {
            var result = Result(error)
            if result.amount != nil, let currency = options.currency { result.currencies = [currency] }
            return result
        }
    }

    /// The parser of the reader and the search over its tokens, to explain readings; nil for one currency's strict reading.
    package func explainer() -> (parser: CurrencyParser, search: AmountSearch)? {
        switch reading {
        case .strict: nil
        case .findingStrictly(let parser), .lenient(let parser): (parser, AmountSearch(parser))
        }
    }

    /// The currencies that the text may mean and whose style writes it, in any form.
    private mutating func findStrictly(
        _ text: UnsafeBufferPointer<UInt8>, _ parser: CurrencyParser
    ) throws(AmountParseError) -> Result {
        var result = Result()
        var firstError: AmountParseError?
        for candidate in parser.currencies(in: String(decoding: text, as: UTF8.self), .all) {
            let plans: [FormatPlan]
            do throws(CurrencyDataError) {
                plans = try self.plans(of: candidate.currency)
            } catch {
                firstError = firstError ?? AmountParseError(.missingData(error), at: 0, expected: .heldData)
                continue
            }
            for plan in plans {
                do throws(AmountParseError) {
                    let amount = try plan.parse(utf8: text).description
                    if result.amount == nil { result.amount = amount }
                    if result.amount == amount { result.currencies.append(candidate.currency) }
                    break
                } catch {
                    firstError = firstError ?? error
                }
            }
        }
        if result.amount == nil {
            throw firstError ?? AmountParseError(.unexpectedText, at: 0, expected: .currency)
        }
        return result
    }

    private mutating func plans(of currency: CurrencyCode) throws(CurrencyDataError) -> [FormatPlan] {
        if let plans = plans[currency] { return plans }
        // A slice without notation writes no names.
        let names: [CurrencyDisplay] = options.data.holds(.notation) ? [.name(options.names)] : []
        var made: [FormatPlan] = []
        for display in [.symbol, .narrowSymbol, .code] + names {
            made.append(try Self.style(currency, display, options).checkedPlan())
        }
        plans[currency] = made
        return made
    }
}

extension ParseNotes {
    /// The notes by their names.
    package var names: [String] {
        let all: KeyValuePairs<String, ParseNotes> = [
            "withoutCurrency": .withoutCurrency, "otherCurrencyForm": .otherCurrencyForm,
            "otherGrouping": .otherGrouping, "otherSeparators": .otherSeparators, "otherDigits": .otherDigits,
            "otherDecimals": .otherDecimals, "otherZeros": .otherZeros, "trailingMinus": .trailingMinus,
            "parentheses": .parentheses, "bidiMarks": .bidiMarks, "plusSign": .plusSign,
            "otherSpelling": .otherSpelling, "centsLeftOut": .centsLeftOut, "scaleWord": .scaleWord,
            "minorUnit": .minorUnit, "unitsLeftOut": .unitsLeftOut, "accountMark": .accountMark,
        ]
        return all.filter { contains($0.value) }.map { $0.key }
    }
}
