import CurrencyCore

// Data/Decisions/currencyForms.json records what people write for currencies besides CLDR's symbols. The emitter writes
// it as lines of text, sorted by form: the form, a tab, the letter of the kind, a tab, and the codes without separators.
//
//     Rs.	a	INRPKRLKRNPRMURSCR
//
// Columns behind the codes have the currencies of which the text counts another unit, after its power of ten: a fils is a
// hundredth in Abu Dhabi and a thousandth in Kuwait, "fils q AED -3KWD".

/// A recorded form of one or more currencies: an abbreviation, a name, or a minor unit.
package struct CurrencyForm {
    enum Kind: UInt8 {
        case abbreviation = 0x61
        /// An abbreviation with other meanings. In running text it needs more evidence.
        case shortAbbreviation = 0x73
        case name = 0x6E
        /// A name that is also another word.
        case homonym = 0x68
        /// A word of slang that is also another one.
        case slang = 0x6C
        /// A minor unit of the currency: a sign or a word.
        case minorUnit = 0x6D
        /// A minor unit of the currency, in one or two letters or in another word.
        case shortMinorUnit = 0x71
    }

    let kind: Kind
    /// The form in the normalized spelling that lenient parsing compares.
    let text: UnsafeBufferPointer<UInt8>
    private let line: DecisionLine

    var isMinorUnit: Bool { kind == .minorUnit || kind == .shortMinorUnit }
    /// Whether the form may mean something else in running text.
    var isDoubtful: Bool { [.shortAbbreviation, .homonym, .slang, .shortMinorUnit].contains(kind) }
    var isName: Bool { [.name, .homonym, .slang].contains(kind) }
    /// Only longer forms ignore case, because a single letter in the other case may mean another currency. "km" is not "KM".
    var ignoresCase: Bool { text.count > 1 && (kind != .shortAbbreviation || !text.allSatisfy { $0.isCapital }) }

    /// The currencies, each with the unit that the text counts, as a power of ten of the currency: 0, or -2 for hundredths.
    var units: [CurrencyUnit] {
        let codes = line.field(2)
        let all =
            codes.count == 1
            ? DecisionLines(CurrencyForms.groups, beginningWith: codes[0]...codes[0]).flatMap {
                CurrencyCode.all(in: $0.field(1))
            } : CurrencyCode.all(in: codes)
        return all.map { CurrencyUnit(currency: $0, power: isMinorUnit ? -2 : 0) } + CurrencyUnit.others(line, from: 3)
    }

    /// The forms whose first byte is in a range, in their order.
    static func all(beginningWith range: ClosedRange<UInt8> = 0...255) -> [CurrencyForm] {
        DecisionLines(CurrencyForms.forms, beginningWith: range).compactMap { line in
            line.field(1).first.flatMap(Kind.init).map {
                CurrencyForm(kind: $0, text: line.field(0), line: line)
            }
        }
    }

    /// The position of a currency in the list of the most traded ones; a large number for all others.
    package static func rank(of currency: CurrencyCode) -> Int {
        position(of: currency, in: CurrencyForms.wideUse) ?? .max
    }

    /// Whether a code is also a word in capitals.
    package static func isWord(_ currency: CurrencyCode) -> Bool {
        position(of: currency, in: CurrencyForms.words) != nil
    }

    /// Whether running text may write the code in lowercase, which only codes that are not words allow.
    package static func isReadInSmall(_ currency: CurrencyCode) -> Bool {
        position(of: currency, in: CurrencyForms.smallLetters) != nil
    }

    private static func position(of currency: CurrencyCode, in codes: StaticString) -> Int? {
        let start = codes.utf8Start
        for place in 0..<(codes.utf8CodeUnitCount / 3)
        where CurrencyCode(uncheckedBytes: start[3 * place], start[3 * place + 1], start[3 * place + 2]) == currency {
            return place
        }
        return nil
    }
}

/// A unit that a text counts: a currency times a power of ten.
package struct CurrencyUnit {
    package var currency: CurrencyCode
    package var power: Int

    package init(currency: CurrencyCode, power: Int) { (self.currency, self.power) = (currency, power) }

    /// Stands for the currency of the amount in front: a cent is a hundredth of any.
    package static var any: CurrencyCode { CurrencyCode(literal: "XXX") }

    /// The units in the columns of a line from one on: "-1CNYHKD".
    static func others(_ line: DecisionLine, from column: Int) -> [CurrencyUnit] {
        var units: [CurrencyUnit] = []
        var column = column
        while true {
            let field = line.field(column)
            guard field.count > 4 else { return units }
            let power = (field[0] == UInt8(ascii: "-") ? -1 : 1) * (Int(field[1]) - 0x30)
            units += CurrencyCode.all(in: UnsafeBufferPointer(rebasing: field[2...])).map {
                CurrencyUnit(currency: $0, power: power)
            }
            column += 1
        }
    }
}

extension CurrencyCode {
    /// A code of three capital letters, which are not checked.
    init(uncheckedBytes first: UInt8, _ second: UInt8, _ third: UInt8) {
        self.init(bits: UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16)
    }

    /// The codes of a line, which are written without separators.
    static func all(in codes: UnsafeBufferPointer<UInt8>) -> [CurrencyCode] {
        stride(from: 0, to: codes.count - 2, by: 3).map {
            CurrencyCode(uncheckedBytes: codes[$0], codes[$0 + 1], codes[$0 + 2])
        }
    }
}
