import LDMLSyntax

extension SelfCheck {
    enum PatternForm {
        case oneNumber
        /// In some languages, only the word represents a round number: French "mille".
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

    /// Compares the tokens of a pattern with those of the model's pattern. Both patterns are given as texts.
    ///
    /// - Parameter compile: Compiles a pattern.
    func comparePattern(
        _ found: String?, _ expected: String?, _ locale: String, _ field: @autoclosure () -> String,
        compile: (String) -> String = { CompiledPattern($0).string }
    ) throws(EmitError) {
        if found == expected.map(compile) { return }
        throw .readBackDiffers(
            locale: locale, field: field(), expected: expected ?? "nothing",
            found: found.map(Self.text(ofTokens:)) ?? "nothing")
    }

    private static func text(ofTokens tokens: String) -> String {
        var tokens = tokens
        return tokens.withUTF8 { tokens in
            tokens.baseAddress.map { NumberPattern(tokens: $0, count: tokens.count).text } ?? ""
        }
    }

    static func hasForm(_ form: PatternForm, _ pattern: String) -> Bool {
        if !CompiledPattern(pattern).isWellFormed { return false }
        return NumberPattern.with(pattern) { pattern in
            form == .atMostOneNumber || pattern.hasNumber && (pattern.negative == nil || pattern.negativeHasNumber)
        }
    }
}
