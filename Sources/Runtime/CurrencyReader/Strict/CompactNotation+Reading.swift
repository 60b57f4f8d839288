import CurrencyCore
import CurrencyEngine

extension CompactNotation {
    /// The forms of compact numbers, each with the powers of ten that it may stand for.
    ///
    /// - Parameter plain: The affixes of numbers without a word.
    func strictForms(_ plain: AffixForms) -> [StrictForm] {
        var exponents = [[Int]](repeating: [], count: forms.count)
        var ofPlain = [0]
        for (position, index) in indices.enumerated() {
            let exponent = -patterns.multiplier(magnitude: position / CountKey.count)
            if index < 0 {
                if !ofPlain.contains(exponent) { ofPlain.append(exponent) }
            } else if !exponents[Int(index)].contains(exponent) {
                exponents[Int(index)].append(exponent)
            }
        }
        return [StrictForm(affixes: plain, exponents: ofPlain)]
            + zip(forms, exponents).map {
                StrictForm(affixes: $0.affixes, hidesNumber: $0.hidesNumber, exponents: $1)
            }
    }
}
