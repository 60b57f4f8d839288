import CurrencyEngine
import TestSupport

/// Random symbols, for this engine and for ICU.
struct RandomSymbols {
    private(set) var own = NumberSymbols()
    private(set) var ofICU: [ICULocalizedFormatter.OwnSymbol] = []

    init(_ random: inout SplitMix64) throws {
        var ofICU: [ICULocalizedFormatter.OwnSymbol] = []
        func choose(_ symbol: Int32, _ texts: [String], _ random: inout SplitMix64) -> String? {
            guard random.next(below: 2) == 0 else { return nil }
            let text = random.element(of: texts)
            ofICU.append((symbol, text))
            return text
        }
        let decimal = choose(0, [".", ",", "·", "٫", "<decimal separator>", "🔹"], &random)
        let group = choose(1, ["'", "_", "\u{202F}", "٬", " and then ", "’"], &random)
        let minus = choose(6, ["−", "\u{200E}-", "minus ", "~", "⁻\u{200F}"], &random)
        let plus = choose(7, ["plus ", "\u{200E}+\u{200E}", "⁺", "＋"], &random)
        let percent = choose(3, ["pct", "٪\u{61C}", "\u{A0}%", "of a hundred parts"], &random)
        let perMille = choose(12, ["pm", "؉", "of a thousand parts"], &random)
        let infinity = choose(14, ["inf", "as much as there is"], &random)
        let nan = choose(15, ["n/a", "that is no number"], &random)
        var digits: NumberDigits?
        if random.next(below: 3) == 0 {
            let texts = ["〇一二三四五六七八九", "QRSTUVWXYZ", "٠١٢٣٤٥٦٧٨٩", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", "ΟαβγδεςζηΘ", "०१२३४५६७८९"]
            let text = random.element(of: texts)
            let found = try NumberDigits(text)
            for (value, scalar) in found.scalars.enumerated() {
                ofICU.append((value == 0 ? 4 : Int32(17 + value), String(scalar)))
            }
            digits = found
        }
        own = try NumberSymbols(
            decimal: decimal, group: group, minusSign: minus, plusSign: plus, percentSign: percent, perMille: perMille,
            infinity: infinity, nan: nan, digits: digits)
        self.ofICU = ofICU
    }
}
