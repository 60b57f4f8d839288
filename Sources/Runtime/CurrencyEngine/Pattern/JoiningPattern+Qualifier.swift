import PackedTables

extension JoiningPattern {
    /// Makes the locale's text around a number; nil without a qualifier, or if the qualifier is written as a sign.
    init?(_ qualifier: FormatOptions.Qualifier?, _ tables: SystemTables) {
        switch qualifier {
        case nil, .approximately: return nil
        case .atLeast: self.init(tables) { $0.atLeast }
        case .atMost: self.init(tables) { $0.atMost }
        }
    }
}
