import CurrencyCore
import CurrencyEngine
import PackedTables

// The conventions that are tried besides the locale's:
//
//     1,234.50     1.234,50     1 234,50     1 234.50     1'234.50     1'234,50     12,34,567.50
//
// Each of them also groups with spaces.

/// One reading of a text, with its evidence.
public struct AmountReading: Hashable, Sendable {
    /// A way to write numbers.
    public struct Convention: Hashable, Sendable {
        /// The decimal separator.
        public internal(set) var decimal: Unicode.Scalar
        /// The grouping separator.
        public internal(set) var group: Unicode.Scalar
        /// Whether the groups before the last have two digits, as in India.
        public internal(set) var hasGroupsOfTwo: Bool
        /// Whether this is the convention of the parser's locale.
        public internal(set) var isLocales: Bool
    }

    /// The amount that this reading gives.
    public internal(set) var amount: DecimalValue
    /// The currency and its evidence; nil if the text names none.
    public internal(set) var currency: CurrencyCandidate?
    /// The conventions that give this amount, the locale's first.
    public internal(set) var conventions: [Convention]
}

extension CurrencyParser {
    /// Returns all readings of a text: each amount that a common convention gives, with each currency that its symbol, code
    /// or name may mean. Empty if no convention can read the text.
    ///
    ///     let parser = CurrencyParser(locale: .germanGermany)
    ///     parser.readings(of: "1.234").map { $0.amount }      // 1234, 1.234
    ///
    /// The locale's reading and the likeliest currency come first. A parser with a style returns only the style's currency.
    public func readings(of text: String) -> [AmountReading] {
        text.withUTF8Bytes { readings(utf8: $0) }
    }

    private func readings(utf8 text: UnsafeBufferPointer<UInt8>) -> [AmountReading] {
        var amounts: [(amount: DecimalValue, conventions: [AmountReading.Convention])] = []
        var currencies: [CurrencyCandidate] = []
        // The roles that each convention gives the separators, and the position of its amount.
        var tried: [(roles: NumberConvention.Roles, place: Int?)] = []
        let (syntax, finder) = (syntax, finder)
        for (separators, convention) in Self.conventions(of: syntax) {
            // The locale may have separators that are in no common convention.
            let roles = convention.isLocales ? nil : NumberConvention(separators).roles(in: text)
            if let roles, let same = tried.first(where: { $0.roles == roles }) {
                if let place = same.place { amounts[place].conventions.append(convention) }
                continue
            }
            var place: Int?
            defer { if let roles { tried.append((roles, place)) } }
            var reader = LenientReader(text, AmountSyntax(syntax, separators: separators), .any(finder))
            guard (try? reader.read()) != nil, let amount = try? reader.parsed(proposes: false, minorUnit: nil).amount
            else { continue }
            // The text around the number is the same for all conventions.
            if amounts.isEmpty, !reader.currencies.isEmpty {
                let wanted = selection == .preferred ? CurrencySelection.all : selection
                currencies = (try? finder.candidates(reader.currencies, text, wanted)) ?? []
                if let style { currencies = currencies.filter { $0.currency == style.currency } }
                if currencies.isEmpty { return [] }
            }
            place = amounts.firstIndex { $0.amount == amount }
            if let place {
                amounts[place].conventions.append(convention)
            } else {
                place = amounts.count
                amounts.append((amount, [convention]))
            }
        }
        return amounts.flatMap { reading in
            let all: [CurrencyCandidate?] = currencies.isEmpty ? [nil] : currencies.map { $0 }
            return all.map {
                AmountReading(amount: reading.amount, currency: $0, conventions: reading.conventions)
            }
        }
    }

    /// The locale's convention, followed by the common ones.
    static func conventions(of syntax: AmountSyntax) -> [(NumberSeparators, AmountReading.Convention)] {
        var result: [(NumberSeparators, AmountReading.Convention)] = []
        func add(_ separators: NumberSeparators, isLocales: Bool) {
            guard let decimal = separators.decimal.flatMap({ Unicode.Scalar($0.scalar) }),
                let group = separators.group.flatMap({ Unicode.Scalar($0.scalar) }),
                !result.contains(where: { $0.0 == separators })
            else { return }
            result.append(
                (
                    separators,
                    AmountReading.Convention(
                        decimal: decimal, group: group, hasGroupsOfTwo: separators.secondary == 2, isLocales: isLocales)
                ))
        }
        add(syntax.separators, isLocales: true)
        add(syntax.latinSeparators, isLocales: true)
        for (decimal, group, secondary) in [
            (".", ",", 3), (",", ".", 3), (",", "\u{A0}", 3), (".", "\u{A0}", 3), (".", "'", 3), (",", "'", 3),
            (".", ",", 2),
        ] as [(Unicode.Scalar, Unicode.Scalar, Int)] {
            add(
                NumberSeparators(
                    decimal: NumberSeparators.Separator(decimal.value), group: NumberSeparators.Separator(group.value),
                    secondary: secondary),
                isLocales: false)
        }
        return result
    }

    /// Returns the currencies that a text may mean, with an amount or without, the likeliest first: "A$ 5", "5 kr" or "€".
    ///
    ///     CurrencyParser(locale: .swedishSweden).currencies(in: "5 kr").map { $0.currency }       // SEK
    ///
    /// - Parameter selection: The currencies to return; nil for the parser's selection.
    public func currencies(in text: String, _ selection: CurrencySelection? = nil) -> [CurrencyCandidate] {
        let selection = selection ?? self.selection
        return text.withUTF8Bytes { text in
            var reader = LenientReader(text, syntax, .any(finder))
            if (try? reader.read()) != nil {
                return (try? finder.candidates(reader.currencies, text, selection)) ?? []
            }
            // There is no amount, only a currency.
            guard let range = reader.currencyBefore else { return [] }
            return finder.candidates(text, at: range.lowerBound, selection)
        }
    }
}
