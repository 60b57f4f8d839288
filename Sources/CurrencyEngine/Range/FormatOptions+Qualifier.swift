import PackedTables

extension FormatOptions {
    /// What is said of a number beside its size.
    ///
    ///     .approximately    ~5    the locale's sign for it, at the place of a sign: ~-5, ~€5
    ///     .atLeast          5+    in the locale's way, around all of the text
    ///     .atMost           ≤5    the same
    ///
    /// Where a pattern for negative amounts has no minus, as those of accounting, there is no place for a sign, and
    /// nothing marks the approximate number; this is ICU's and ECMA-402's rule.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Miscellaneous_Patterns>.
    public enum Qualifier: Hashable, Sendable, CaseIterable {
        case approximately
        case atLeast
        case atMost
    }
}

extension JoiningPattern {
    /// The text of a locale around a number; nil where there is none, or a sign says it.
    init?(_ qualifier: FormatOptions.Qualifier?, _ tables: SystemTables) {
        switch qualifier {
        case nil, .approximately: return nil
        case .atLeast: self.init(tables) { $0.atLeast }
        case .atMost: self.init(tables) { $0.atMost }
        }
    }

    /// The text of a locale between the two numbers of a range.
    static func range(_ tables: SystemTables) -> JoiningPattern {
        let pattern = JoiningPattern(tables) { $0.range }
        return pattern.between.isEmpty ? JoiningPattern(between: Array("–".utf8)) : pattern
    }
}
