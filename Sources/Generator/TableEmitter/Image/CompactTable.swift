import LocaleModel
import LocaleResolution
import PackedTables

/// A locale's compact patterns and their packed form.
enum CompactTable {
    struct Key: Hashable, Comparable {
        var key: CompactKey
        var zeros: Int

        static func < (left: Self, right: Self) -> Bool {
            (left.key, left.zeros) < (right.key, right.zeros)
        }
    }

    struct Pattern: Equatable {
        var text: String
        /// Whether a table of long patterns has this one from the short ones, through the root's alias, and has long
        /// ones too. ICU follows the alias only if a locale has no long patterns at all.
        var isShortForm: Bool
    }

    /// Consecutive magnitudes whose patterns each have one more zero than the one before and are otherwise the same.
    struct Run: Equatable {
        var key: CompactKey
        var zeros: Int
        var length: Int
        /// The number of zeros in the first pattern.
        var patternZeros: Int
        /// The pattern with its zeros reduced to one.
        var pattern: String
        var isShortForm: Bool
    }

    /// All compact patterns of a locale for a system, including inherited ones.
    static func patterns(
        _ system: String, _ kind: CompactKind, _ chain: [String], _ inheritance: Inheritance
    ) -> [Key: Pattern] {
        var result: [Key: Pattern] = [:]
        for field in inheritance.compactFields(system, kind, along: chain) {
            guard case .compact(_, _, let zeros, let category, let alphaNextToNumber) = field,
                let found = inheritance.find(field, along: chain),
                case .compact(_, let foundKind, _, _, _) = found.field
            else { continue }
            let key = CompactKey(category.countForm, alphaNextToNumber: alphaNextToNumber)
            result[Key(key: key, zeros: zeros)] = Pattern(text: found.value, isShortForm: foundKind != kind)
        }
        if result.values.allSatisfy(\.isShortForm) {
            return result.mapValues { Pattern(text: $0.text, isShortForm: false) }
        }
        return result
    }

    static func runs(_ patterns: [Key: Pattern]) -> [Run] {
        var runs: [Run] = []
        for (key, pattern) in patterns.sorted(by: { $0.key < $1.key }) {
            let (collapsed, zeros) = collapseZeros(pattern.text)
            if let last = runs.last, last.key == key.key, last.pattern == collapsed,
                last.isShortForm == pattern.isShortForm, last.zeros + last.length == key.zeros,
                last.patternZeros + last.length == zeros, last.length < CompactRun.maximumLength
            {
                runs[runs.count - 1].length += 1
            } else {
                runs.append(
                    Run(
                        key: key.key, zeros: key.zeros, length: 1, patternZeros: zeros, pattern: collapsed,
                        isShortForm: pattern.isShortForm))
            }
        }
        return runs
    }

    /// The pattern with its first run of unquoted zeros reduced to one, and the length of the run.
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
