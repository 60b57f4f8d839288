// A pattern that the engine reads right:
//
//     pattern     subpattern [";" subpattern]
//     subpattern  affix number affix                    the number may be missing where the pattern is compact
//     number      one or more of # 0 , .  ["E" ["+"] one or more of 0]
//     affix       any other characters, and any characters between apostrophes, of which there is an even number
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns.

extension SelfCheck {
    enum PatternForm {
        case oneNumber
        /// In some languages the word alone stands for a round number: French "mille".
        case atMostOneNumber
    }

    func comparePatternForm(
        _ pattern: String, _ form: PatternForm, _ locale: String, _ field: @autoclosure () -> String
    ) throws(EmitError) {
        if Self.hasForm(form, pattern) { return }
        throw .malformed(
            locale: locale, field: field(), value: pattern,
            expected: "one number in each of at most two parts, and quotes that are closed")
    }

    static func hasForm(_ form: PatternForm, _ pattern: String) -> Bool {
        // The numbers of each subpattern.
        var numbers = [0]
        var isQuoted = false
        var isInNumber = false
        /// Whether the scalar before was the E of an exponent.
        var isExponent = false
        for scalar in pattern.unicodeScalars {
            defer { isExponent = isExponent && scalar == "E" }
            if scalar == "'" {
                isQuoted.toggle()
                isInNumber = false
                continue
            }
            if isQuoted { continue }
            switch scalar {
            case "#", "0", ",", ".":
                if !isInNumber { numbers[numbers.count - 1] += 1 }
                isInNumber = true
            case "E" where isInNumber:
                // The exponent is part of the number.
                isExponent = true
                continue
            case "+" where isExponent:
                break
            case ";":
                numbers.append(0)
                isInNumber = false
            default:
                isInNumber = false
            }
        }
        return !isQuoted && numbers.count <= 2
            && numbers.allSatisfy { form == .oneNumber ? $0 == 1 : $0 <= 1 }
    }
}
