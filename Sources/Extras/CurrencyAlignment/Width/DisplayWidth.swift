import CurrencyCore

// Text is measured scalar by scalar, and the current cluster is remembered:
//
//     mark, format character, control                      0
//     East_Asian_Width W or F, or half of a flag           2, and the second half of the flag 0
//     any other                                            1
//     spacing mark after a base, or conjunct with a virama the cluster has 2
//     U+FE0F after a narrow emoji                          the cluster has 2
//     after U+200D in an emoji, or a skin tone after one   0
//
// East_Asian_Width is defined by UAX #11 (https://www.unicode.org/reports/tr11/), and clusters by UAX #29
// (https://www.unicode.org/reports/tr29/). The rules are those of the Python package wcwidth; tests compare the two.

/// Measures the number of columns that text takes in a terminal.
///
///     DisplayWidth.of("1.234,50 €")               // 10
///     DisplayWidth.of("￥1,440")                  // 7
///     DisplayWidth.of("\u{200F}-5 ₪")             // 4
///
/// East Asian wide characters take two columns; combining marks and direction marks take none. Characters of ambiguous
/// width, such as `€` in some East Asian fonts, take one. The package has its own tables, from Unicode 17, so the same
/// text has the same width on every system.
public enum DisplayWidth {
    /// Returns the number of columns that a text takes.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public static func of(_ text: some StringProtocol) -> Int {
        var measure = ClusterMeasure()
        for scalar in text.unicodeScalars { measure.add(scalar.value) }
        return measure.width
    }

    /// Returns the text padded at its end with spaces to a width.
    ///
    ///     DisplayWidth.padded("合計", to: 6) + "|"    // "合計  |"
    public static func padded(_ text: String, to width: Int) -> String {
        text + spaces(width - of(text))
    }

    static func isMark(_ scalar: UInt32) -> Bool { GeneralCategory.contains(scalar, DisplayWidthRanges.zero) }

    static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

/// The width of the text so far.
private struct ClusterMeasure {
    private var closed = 0
    private var cluster = 0
    /// The last scalar with a width; nil if no mark can change the cluster's width anymore.
    private var base: UInt32?
    private var isAfterVirama = false
    private var joins = false
    private var isHalfFlag = false

    var width: Int { closed + cluster }

    mutating func add(_ scalar: UInt32) {
        if (0x20..<0x7F).contains(scalar) { return begin(scalar, 1) }
        if joins {
            joins = false
            return
        }
        let isSecondHalf = isHalfFlag && DisplayWidthRanges.isRegionalIndicator(scalar)
        isHalfFlag = false
        if isSecondHalf { return }
        switch scalar {
        case 0x200D:
            joins = !isAfterVirama
        case 0xFE0F:
            if let base, GeneralCategory.contains(base, DisplayWidthRanges.narrowEmoji) { cluster = 2 }
            base = nil
        case 0x1F3FB...0x1F3FF where base.map { GeneralCategory.contains($0, DisplayWidthRanges.pictographs) } == true:
            break
        case _ where GeneralCategory.contains(scalar, DisplayWidthRanges.zero):
            addMark(scalar)
        case _ where GeneralCategory.contains(scalar, DisplayWidthRanges.wide):
            begin(scalar, 2)
            isHalfFlag = DisplayWidthRanges.isRegionalIndicator(scalar)
        default:
            begin(scalar, 1)
        }
    }

    private mutating func begin(_ scalar: UInt32, _ width: Int) {
        joins = false
        isHalfFlag = false
        // A virama joins letters, so a scalar that follows a virama at the end of a word is separate.
        if isAfterVirama, GeneralCategory.isLetter(scalar) {
            cluster = 2
        } else {
            closed += cluster
            cluster = width
        }
        base = scalar
        isAfterVirama = false
    }

    private mutating func addMark(_ scalar: UInt32) {
        isAfterVirama = GeneralCategory.contains(scalar, DisplayWidthRanges.viramas)
        if base != nil, !isAfterVirama, GeneralCategory.contains(scalar, DisplayWidthRanges.spacingMarks) {
            cluster = 2
            base = nil
        }
    }
}

extension DisplayWidthRanges {
    static func isRegionalIndicator(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }
}
