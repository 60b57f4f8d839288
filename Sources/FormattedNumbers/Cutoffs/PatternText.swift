// A number pattern is an affix, a number and an affix, and perhaps the same again for negative numbers. In affixes '
// quotes what would mean something else. The syntax is checked before it is read here.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Patterns.

/// What cutoffs look for in a pattern.
struct PatternText {
    /// The number of the first subpattern, such as `#,##0.##`.
    private(set) var number = ""
    /// Whether ¤ stands for a currency.
    private(set) var hasCurrency = false
    private(set) var hasPercent = false

    init(_ pattern: String) {
        var isQuoted = false
        var isFirst = true
        for scalar in pattern.unicodeScalars {
            if scalar == "'" {
                isQuoted.toggle()
            } else if !isQuoted {
                switch scalar {
                case ";": isFirst = false
                case "¤": hasCurrency = true
                case "%": hasPercent = true
                case "#", "0"..."9", "@", ",", ".":
                    if isFirst { number.unicodeScalars.append(scalar) }
                default: break
                }
            }
        }
    }
}
