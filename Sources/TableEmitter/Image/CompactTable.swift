import LocaleModel
import LocaleResolution

/// A locale's compact patterns and their packed form.
enum CompactTable {
    struct Key: Hashable, Comparable {
        /// Twice the category's index, plus 1 for alphaNextToNumber.
        var category: Int
        var zeros: Int

        static func < (left: Self, right: Self) -> Bool {
            (left.category, left.zeros) < (right.category, right.zeros)
        }
    }

    /// Magnitudes in a row whose patterns differ only in having one more zero each.
    struct Run: Equatable {
        var category: Int
        var zeros: Int
        var length: Int
        /// The zeros of the first pattern.
        var patternZeros: Int
        /// The pattern with its zeros written as one.
        var pattern: String
    }

    /// All compact patterns that a locale has for a system, its own and inherited.
    static func patterns(
        _ system: String, _ kind: CompactKind, _ chain: [String], _ inheritance: Inheritance
    ) -> [Key: String] {
        var result: [Key: String] = [:]
        for field in inheritance.compactFields(system, kind, along: chain) {
            guard case .compact(_, _, let zeros, let category, let alphaNextToNumber) = field,
                let index = PluralCategory.allCases.firstIndex(of: category)
            else { continue }
            result[Key(category: index * 2 + (alphaNextToNumber ? 1 : 0), zeros: zeros)] =
                inheritance.find(field, along: chain)?.value
        }
        return result
    }

    static func runs(_ patterns: [Key: String]) -> [Run] {
        var runs: [Run] = []
        for (key, pattern) in patterns.sorted(by: { $0.key < $1.key }) {
            let (collapsed, zeros) = collapseZeros(pattern)
            if let last = runs.last, last.category == key.category, last.pattern == collapsed,
                last.zeros + last.length == key.zeros, last.patternZeros + last.length == zeros, last.length < 16
            {
                runs[runs.count - 1].length += 1
            } else {
                runs.append(
                    Run(
                        category: key.category, zeros: key.zeros, length: 1, patternZeros: zeros, pattern: collapsed))
            }
        }
        return runs
    }

    /// The pattern with its first run of unquoted zeros written as one, and how many they were.
    static func collapseZeros(_ pattern: String) -> (pattern: String, zeros: Int) {
        var result = String.UnicodeScalarView()
        var zeros = 0
        var isQuoted = false
        var isPast = false
        for scalar in pattern.unicodeScalars {
            if scalar == "'" { isQuoted.toggle() }
            if scalar == "0", !isQuoted, !isPast {
                zeros += 1
                if zeros > 1 { continue }
            } else if zeros > 0 {
                isPast = true
            }
            result.append(scalar)
        }
        return (String(result), zeros)
    }

    /// The reverse of `collapseZeros`.
    static func expandZeros(_ pattern: String, _ zeros: Int) -> String {
        var result = String.UnicodeScalarView()
        var isQuoted = false
        var isDone = zeros == 0
        for scalar in pattern.unicodeScalars {
            if scalar == "'" { isQuoted.toggle() }
            if scalar == "0", !isQuoted, !isDone {
                for _ in 0..<zeros { result.append("0") }
                isDone = true
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
