import CurrencyCore

/// A currency that a text may mean, with the row of the locale that uses the text.
package struct FoundCurrency {
    package var currency: CurrencyCode
    package var evidence: CurrencyCandidate.Evidence
    var locale: Int
    /// Whether the parser's locale uses the text for the currency.
    package var isLocales = false
    /// The unit that the text counts, as a power of ten of the currency: 0, or -2 for hundredths.
    package var power = 0
    /// Whether the text is a recorded form.
    package var isRecorded = false
    /// Whether running text needs more evidence than this text.
    package var isDoubtful = false
    /// Whether the text is a word of slang.
    package var isSlang = false

    package var isMinorUnit: Bool { power < 0 }

    /// Whether the parser's locale uses the text for the currency, or its region has the currency.
    package func isOwn(_ regionCurrency: CurrencyCode?) -> Bool {
        isLocales && evidence == .symbol || currency == regionCurrency
    }
}

/// The longest currency text at an offset.
package struct CurrencyFinding {
    package var length = 0
    package var found: [FoundCurrency] = []
    /// Whether the case matches too.
    package private(set) var isExact = false

    /// Adds all currencies that a text of this length means, unless a longer text was already found.
    mutating func take(_ length: Int, _ finding: CurrencyFinding) {
        if length > self.length {
            self = finding
            self.length = length
        } else {
            for found in finding.found { take(length, isExact: true, found) }
        }
    }

    mutating func take(_ length: Int, isExact: Bool, _ new: FoundCurrency) {
        if length < self.length || length == self.length && self.isExact && !isExact { return }
        if length > self.length || isExact && !self.isExact { found = [] }
        self.length = length
        self.isExact = isExact
        guard let known = found.firstIndex(where: { $0.currency == new.currency }) else { return found.append(new) }
        let isDoubtful = found[known].isDoubtful && new.isDoubtful
        let isRecorded = found[known].isRecorded || new.isRecorded
        if Self.weight(new) < Self.weight(found[known]) { found[known] = new }
        found[known].isDoubtful = isDoubtful
        found[known].isRecorded = isRecorded
    }

    private static func weight(_ found: FoundCurrency) -> Int {
        if found.isLocales { return found.evidence == .symbol ? 0 : 2 }
        return switch found.evidence {
        case .code: 1
        case .name: 3
        case .symbol: 4
        default: 5
        }
    }
}
