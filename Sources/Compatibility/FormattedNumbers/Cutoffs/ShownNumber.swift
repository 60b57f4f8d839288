// How cutoffs are chosen, for x = |number|:
//
//     1. The abbreviation with the largest minimum that x reaches, if any.
//     2. x in the abbreviation's unit; the rounding cutoff with the largest minimum that this reaches; rounded.
//     3. While the rounded number reaches the minimum of the next rounding cutoff, and still does when that one
//        rounds: the next.
//     4. While the rounded number reaches the minimum of the next abbreviation, and still does in its unit: the next.
//
// Every rounding starts from the exact number. Zero is in the cutoff of zero. NaN and infinity are neither rounded nor
// abbreviated.

/// A number as it will be shown.
struct ShownNumber {
    /// Rounded, and in the unit of the abbreviation.
    let value: DecimalValue
    /// Which of the rounding cutoffs it is in.
    let rounding: Int
    let abbreviation: AbbreviationCutoff?
}

/// Chooses cutoffs.
struct CutoffChoice {
    let rounding: [RoundingCutoff]
    let abbreviations: [AbbreviationCutoff]
    let mode: RoundingMode

    /// The number as it will be shown; nil where there is no rounding cutoff.
    func shown(_ number: DecimalValue) -> ShownNumber? {
        guard number.isFinite else {
            return rounding.isEmpty
                ? nil : ShownNumber(value: number, rounding: rounding.count - 1, abbreviation: nil)
        }
        let magnitude = number.magnitude
        var index = abbreviations.lastIndex { $0.minimum <= magnitude }
        var shown = round(number, index.map { abbreviations[$0] })
        while let current = shown {
            let next = index.map { $0 + 1 } ?? 0
            guard next < abbreviations.count, reaches(current, abbreviations[next].minimum),
                let higher = round(number, abbreviations[next]), reaches(higher, abbreviations[next].minimum)
            else { break }
            (index, shown) = (next, higher)
        }
        return shown
    }

    /// Whether the number as shown is at least `minimum`; false where it has more than 38 digits in units of 1.
    private func reaches(_ shown: ShownNumber, _ minimum: DecimalValue) -> Bool {
        guard let unit = shown.abbreviation?.unit else { return minimum <= shown.value.magnitude }
        return (try? shown.value.magnitude * unit).map { minimum <= $0 } ?? false
    }

    private func round(_ number: DecimalValue, _ abbreviation: AbbreviationCutoff?) -> ShownNumber? {
        let counted = abbreviation.map { number.counted(in: $0.unit) } ?? number
        let magnitude = counted.magnitude
        guard var index = rounding.lastIndex(where: { $0.minimum <= magnitude }) else { return nil }
        var value = rounding[index].rounded(counted, mode)
        while index + 1 < rounding.count, rounding[index + 1].minimum <= value.magnitude {
            let higher = rounding[index + 1].rounded(counted, mode)
            guard rounding[index + 1].minimum <= higher.magnitude else { break }
            (index, value) = (index + 1, higher)
        }
        return ShownNumber(value: value, rounding: index, abbreviation: abbreviation)
    }
}
