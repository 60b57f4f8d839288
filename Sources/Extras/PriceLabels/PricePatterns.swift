import CurrencyCore

// The table has sets of patterns, a line each, with | between the fields:
//
//     0|A0 pro Sekunde|B0 pro Minute|B1/min
//
//     0        the byte at which the set begins that this one builds on; - for none
//     A0       a letter for the unit, in the order of PriceUnit, and a digit for the width: 0 long, 1 short, 2 narrow
//     +        the code behind an amount; = the decimal and the grouping separator that CLDR has beside the usual ones
//     the rest is the pattern; one without {0} begins with it
//
// A set has what differs from its base. A width without a pattern takes that of the next longer one.

/// The patterns of one locale.
struct PricePatterns {
    private let sets = PriceLabelTable.sets.bytes
    private let start: Int

    /// The patterns of the nearest locale that has some.
    init(_ locale: LocaleIdentifier, _ data: CurrencyData) {
        var name = Array(data.locale(for: locale).utf8)
        while true {
            if let start = Self.start(of: name) {
                self.start = start
                return
            }
            guard let hyphen = name.lastIndex(of: UInt8(ascii: "-")) else { break }
            name = Array(name[..<hyphen])
        }
        // The root, which the table always has.
        start = Self.start(of: Array("und".utf8)) ?? 0
    }

    /// - Complexity: linear in the length of the list of locales, 12 kB.
    private static func start(of locale: [UInt8]) -> Int? {
        let list = PriceLabelTable.locales.bytes
        var place = 0
        while place < list.count {
            var end = place
            while end < list.count, list[end] != UInt8(ascii: "\n") { end += 1 }
            let line = list[place..<end]
            if line.starts(with: locale), line.dropFirst(locale.count).first == UInt8(ascii: " ") {
                return number(line.dropFirst(locale.count + 1))
            }
            place = end + 1
        }
        return nil
    }

    private static func number(_ digits: some Sequence<UInt8>) -> Int? {
        digits.reduce(0) { number, digit in number.map { 10 * $0 + Int(digit &- UInt8(ascii: "0")) } }
    }

    /// The pattern of a unit, with the price as `{0}`.
    func pattern(_ unit: PriceUnit, _ width: UnitWidth) -> [UInt8] {
        let letter = UInt8(ascii: "A") + UInt8(unit.index) + (unit.index < 26 ? 0 : 6)
        for digit in (0...width.index).reversed() {
            if let text = text([letter, UInt8(ascii: "0") + UInt8(digit)]) { return Self.withPlaceholder(text) }
        }
        return Array("{0}".utf8)
    }

    /// The pattern of an amount with the code behind it as `{1}`.
    var codePattern: [UInt8] { Self.withPlaceholder(text([UInt8(ascii: "+")]) ?? Array("{0}".utf8)) }

    /// The separators that the locale has beside the usual ones.
    var alternativeSeparators: (decimal: String, group: String)? {
        guard let text = text([UInt8(ascii: "=")]), text.count == 2 else { return nil }
        return (String(decoding: text[..<1], as: UTF8.self), String(decoding: text[1...], as: UTF8.self))
    }

    private static func withPlaceholder(_ text: [UInt8]) -> [UInt8] {
        for index in text.indices.dropLast(2) where text[index...].starts(with: "{0}".utf8) { return text }
        return Array("{0}".utf8) + text
    }

    /// The text behind a key, of this set or of one that it builds on.
    private func text(_ key: [UInt8]) -> [UInt8]? {
        var start: Int? = start
        while let line = start {
            var end = line
            while end < sets.count, sets[end] != UInt8(ascii: "\n") { end += 1 }
            let fields = sets[line..<end].split(separator: UInt8(ascii: "|"))
            if let field = fields.dropFirst().first(where: { $0.starts(with: key) }) {
                return Array(field.dropFirst(key.count))
            }
            start = fields.first.flatMap { $0.elementsEqual("-".utf8) ? nil : Self.number($0) }
        }
        return nil
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
