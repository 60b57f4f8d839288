import CurrencyEngine
import Foundation

/// Defects of Foundation's NumberFormatter on Linux, with any data.
///
///     groups    It sets a group size of three and never a secondary size. So Indian groups are lost, and locales
///               without groups, or without groups in four digits, get some.
///     decimals  It converts a decimal to a Double, and loses digits beyond the 17th.
///     formats   It uses the locale's pattern even for a currency with its own pattern.
///     locales   For Fula in Latin script, it uses separators and symbols of another language in the region: French in
///               Burkina Faso, English in Ghana, Portuguese in Guinea-Bissau.
///
/// See <https://github.com/swiftlang/swift-corelibs-foundation>, `NumberFormatter.swift`.
public enum NumberFormatterDefects {
    /// All known defects of NumberFormatter.
    public static let all = [decimals, indianGroups, groups, ownFormat, languageOfTheRegion]

    private static let link =
        "https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/Foundation/NumberFormatter.swift"

    static let decimals = StringDefect(
        cause: AuditCause(
            id: "decimals-through-double",
            reason: "NumberFormatter on Linux passes decimals through Double, which holds 15 to 17 digits.", link: link)
    ) { theirs, amount, candidates in
        guard let exact = try? DecimalValue(amount) else { return false }
        // This is not always the nearest Double, because NSDecimalNumber's conversion adds an error in the last place.
        let rounded = DecimalValue(NSDecimalNumber(string: amount).doubleValue)
        return rounded != exact
            && candidates.all(rounded).contains { DigitGroups.differInGroupsOnly($0, theirs) }
    }

    static let indianGroups = StringDefect(
        cause: AuditCause(
            id: "indian-grouping-lost",
            reason: "NumberFormatter on Linux writes groups of three where the locale has twos after the first: "
                + "1,234,567 for 12,34,567.", link: link)
    ) { theirs, amount, candidates in
        guard let exact = try? DecimalValue(amount) else { return false }
        return candidates.all(exact).contains { candidate in
            let runs = DigitGroups(candidate).runs
            return DigitGroups.differInGroupsOnly(candidate, theirs) && runs != DigitGroups(theirs).runs
                && runs.count >= DigitGroups(theirs).runs.count
        }
    }

    static let ownFormat = StringDefect(
        cause: AuditCause(
            id: "own-format-ignored",
            reason:
                "NumberFormatter on Linux takes the locale's pattern for a currency that has one of its own, as EUR "
                + "has in en-CZ.", link: link)
    ) { theirs, amount, candidates in
        candidates.hasOwnFormat
            && candidates.allByWayOfDouble(amount).contains { DigitGroups($0).digits == DigitGroups(theirs).digits }
    }

    static let languageOfTheRegion = StringDefect(
        cause: AuditCause(
            id: "language-of-the-region",
            reason:
                "For Fula in Latin script NumberFormatter on Linux takes separators and symbols of another language "
                + "of the region: French, English or Portuguese.", link: link)
    ) { theirs, amount, candidates in
        candidates.locale.hasPrefix("ff-Latn-")
            && candidates.allByWayOfDouble(amount).contains { DigitGroups($0).digits == DigitGroups(theirs).digits }
    }

    static let groups = StringDefect(
        cause: AuditCause(
            id: "groups-where-there-are-none",
            reason: "NumberFormatter on Linux writes groups of three in locales that have none, or none in four "
                + "digits.", link: link)
    ) { theirs, amount, candidates in
        guard let exact = try? DecimalValue(amount) else { return false }
        return candidates.all(exact).contains {
            DigitGroups.differInGroupsOnly($0, theirs) && DigitGroups($0).runs.count < DigitGroups(theirs).runs.count
        }
    }
}

/// The runs of digits in a text, and the text around them.
struct DigitGroups {
    /// The number of digits in each run, from the first.
    var runs: [Int] = []
    /// The digits.
    private(set) var digits: [Unicode.Scalar] = []
    /// The text before the first digit and after the last.
    private var around: [String] = ["", ""]
    /// The text between each two runs, in order.
    private var between: [String] = []

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        func isDigit(_ index: Int) -> Bool { scalars[index].properties.numericType == .decimal }
        guard let first = scalars.indices.first(where: isDigit), let last = scalars.indices.last(where: isDigit) else {
            around[0] = text
            return
        }
        for index in scalars.indices {
            if isDigit(index) {
                digits.append(scalars[index])
                if index > first, isDigit(index - 1) { runs[runs.count - 1] += 1 } else { runs.append(1) }
            } else if index < first {
                around[0].unicodeScalars.append(scalars[index])
            } else if index > last {
                around[1].unicodeScalars.append(scalars[index])
            } else if isDigit(index - 1) {
                between.append(String(scalars[index]))
            } else {
                between[between.count - 1].unicodeScalars.append(scalars[index])
            }
        }
    }

    /// The text of the number, without the text around it.
    var number: [String] {
        digits.map { String($0) } + between
    }

    /// Whether digits, affixes and decimal separators are the same, so that only groups may differ.
    ///
    /// The last separator is the decimal one, which both have at the same place. If both texts have only one kind of
    /// separator, it is the grouping separator.
    static func differInGroupsOnly(_ left: String, _ right: String) -> Bool {
        let (a, b) = (DigitGroups(left), DigitGroups(right))
        guard a.digits == b.digits, a.around == b.around else { return false }
        if Set(a.between + b.between).count <= 1 { return true }
        return a.between.last == b.between.last && a.runs.last == b.runs.last
    }
}
