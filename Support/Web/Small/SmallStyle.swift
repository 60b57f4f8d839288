/// A locale, a currency, and how both are shown, looked up in the small tables.
struct SmallStyle {
    enum Display: Int {
        case symbol, narrowSymbol, code
    }

    private let tables: SmallTables
    private let code: SmallCode
    /// The symbol; nil where the code is shown.
    private let symbol: UnsafeBufferPointer<UInt8>?
    /// The sizes of the groups from the last one on, how many digits stand before the first separator at least, and the
    /// affixes of positive and of negative amounts.
    private let affixes: UnsafeBufferPointer<UInt8>
    private let decimal: UnsafeBufferPointer<UInt8>
    private let group: UnsafeBufferPointer<UInt8>
    /// Ten digits; empty for those of ASCII.
    private let digits: UnsafeBufferPointer<UInt8>
    /// The fraction digits that are shown.
    let fractionDigits: Int
    /// Those of the minor unit; nil where the currency has none.
    let minorUnit: Int?

    /// In texts of affixes, where the currency and the number stand, and what is between positive and negative ones.
    static let currencyMark: UInt8 = 1
    static let numberMark: UInt8 = 2
    static let separator: UInt8 = 3
    static let formWidth = 8
    private static let groupingLength = 3
    static let noMinorUnit = 127
    /// The most bytes that a text has: of the digits, of separators as long, and of affixes with two currencies.
    static let capacity = 2 * 8 * SmallNumber.capacity + 1024

    /// The class of codes among the symbols.
    private static let codeClass = 0

    init(_ tables: SmallTables, locale: Int, _ code: SmallCode, _ display: Display, isAccounting: Bool) {
        self.tables = tables
        self.code = code
        let currency = tables.currency(code)
        var reference = SmallTables.codeReference
        if let currency, display != .code {
            reference = SmallTables.plainReference
            if display == .narrowSymbol {
                reference = tables.symbol(currency, isNarrow: true, in: locale) ?? SmallTables.plainReference
            }
            if reference == SmallTables.plainReference {
                reference = tables.symbol(currency, isNarrow: false, in: locale) ?? SmallTables.codeReference
            }
        }
        var symbolClass = Self.codeClass
        if reference == SmallTables.codeReference {
            symbol = nil
        } else {
            let place = tables.start(.symbolTexts) + reference
            symbolClass = tables.number(place, 1)
            symbol = tables.text(place + 1)
        }

        let form = tables.start(.forms) + Self.formWidth * tables.form(currency, in: locale, isAccounting: isAccounting)
        let texts = tables.start(.texts)
        decimal = tables.text(texts + tables.number(form, 2))
        group = tables.text(texts + tables.number(form + 2, 2))
        digits = tables.text(texts + tables.number(form + 4, 2))
        let set = tables.number(form + 6, 2)
        affixes = tables.text(texts + tables.number(tables.start(.affixes) + 2 * (set + symbolClass), 2))

        // LDML's default for a currency that nothing is known of.
        fractionDigits = currency.map { tables.number(tables.start(.currencies) + 5 * $0 + 3, 1) } ?? 2
        let unit = currency.map { tables.number(tables.start(.currencies) + 5 * $0 + 4, 1) } ?? Self.noMinorUnit
        minorUnit = unit == Self.noMinorUnit ? nil : unit
    }

    /// Writes a number; there must be room for `capacity` bytes.
    ///
    /// - Returns: the length of the text.
    func write(_ number: inout SmallNumber, into out: UnsafeMutablePointer<UInt8>) -> Int {
        number.round(fractionDigits: fractionDigits)
        var end = out
        var index = Self.groupingLength
        if number.isNegative {
            while affixes[index] != Self.separator { index += 1 }
            index += 1
        }
        while index < affixes.count, affixes[index] != Self.separator {
            switch affixes[index] {
            case Self.currencyMark: writeCurrency(&end)
            case Self.numberMark: writeDigits(number, &end)
            default: Self.append(affixes[index], &end)
            }
            index += 1
        }
        return end - out
    }

    private func writeCurrency(_ end: inout UnsafeMutablePointer<UInt8>) {
        if let symbol {
            Self.append(symbol, &end)
        } else {
            for shift in [16, 8, 0] { Self.append(UInt8(truncatingIfNeeded: code.order >> shift), &end) }
        }
    }

    private func writeDigits(_ number: SmallNumber, _ end: inout UnsafeMutablePointer<UInt8>) {
        let integerDigits = number.count - fractionDigits
        let (primary, secondary, minimum) = (Int(affixes[0]), Int(affixes[1]), Int(affixes[2]))
        let isGrouped = primary > 0 && integerDigits - primary >= minimum
        for index in 0..<number.count {
            let position = integerDigits - index
            if position == 0 {
                Self.append(decimal, &end)
            } else if isGrouped, index > 0, position >= primary, (position - primary) % secondary == 0 {
                Self.append(group, &end)
            }
            let digit = Int(number.digit(index))
            if digits.isEmpty {
                Self.append(UInt8(truncatingIfNeeded: 0x30 + digit), &end)
            } else {
                let width = digits.count / 10
                for byte in 0..<width { Self.append(digits[digit * width + byte], &end) }
            }
        }
    }

    private static func append(_ byte: UInt8, _ end: inout UnsafeMutablePointer<UInt8>) {
        end[0] = byte
        end += 1
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, _ end: inout UnsafeMutablePointer<UInt8>) {
        for byte in text { append(byte, &end) }
    }
}
