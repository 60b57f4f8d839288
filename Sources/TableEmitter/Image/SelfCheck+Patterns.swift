import LDMLSyntax

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
        NumberPattern.with(pattern) { pattern in
            guard pattern.isWellFormed else { return false }
            return form == .atMostOneNumber
                || !pattern.number.isEmpty && pattern.negativeNumber.map { !$0.isEmpty } ?? true
        }
    }
}
