import CurrencyCore

/// A currency that a text may mean, with the row of the locale that writes it so.
struct FoundCurrency {
    var currency: CurrencyCode
    var evidence: CurrencyCandidate.Evidence
    var locale: Int
    /// Whether the parser's locale writes the currency so.
    var isLocales = false
    var isMinorUnit = false
    /// Whether a recorded form stands for it.
    var isRecorded = false
    /// Whether running text needs more evidence than this text.
    var isDoubtful = false

    /// Whether the parser's locale writes the currency so, or its region has it.
    func isOwn(_ regionCurrency: CurrencyCode?) -> Bool {
        isLocales && evidence == .symbol || currency == regionCurrency
    }
}

/// The longest text of currencies at a place.
struct CurrencyFinding {
    var length = 0
    var found: [FoundCurrency] = []
    /// Whether the case matches too.
    private(set) var isExact = false

    /// Adds all that a text of this length stands for, unless a longer text was found.
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
