import CurrencyEngine
import LocaleModel

/// The runs of one amount, made from the engine's parts and the resolved values of the style.
struct AmountRuns {
    let style: StyleValues
    let number: FormattedNumber
    let shown: FormatPlan.Rounded
    private let filter: TextFilter

    init(_ style: StyleValues, _ number: FormattedNumber, _ shown: FormatPlan.Rounded) {
        self.style = style
        self.number = number
        self.shown = shown
        filter = TextFilter(style.style.options)
    }

    func explained() throws(ExplanationError) -> (runs: [ExplainedRun], values: [ExplainedValue]) {
        var collected = CollectedValues(style.values, style.locale)
        if let text = style.style.options.zeroText, shown.amount.isZero {
            let whole = ExplainedRun(
                text: number.text, range: 0..<number.text.utf8.count, part: .literal, rule: .option,
                note: "the text for zero: \(text)")
            return ([whole], [])
        }
        let compact = CompactValue(style, shown)
        let names = try NameValues(style, shown)
        for value in [compact?.pattern, compact?.pluralRule, names?.pattern, names?.name, names?.pluralRule] {
            collected.know(value)
        }
        let known = [style.pattern, style.decimal, style.group, style.currency]
        for value in known { collected.know(value) }
        let alignment = RunAlignment(number: number, filter: filter)
        let forms = try AmountForms(style, compact, names).forms()
        guard let around = alignment.runs(forms) else {
            let core = alignment.core
            throw .unexplained(
                text: number.text,
                stretch: number.text(in: 0..<core.lowerBound)
                    + number.text(in: core.upperBound..<number.text.utf8.count))
        }
        let digits = try DigitRuns(style, number, filter, compact).runs(in: alignment.core)
        let runs = around.before + digits.runs + around.after
        for run in runs {
            try collected.add(run.value)
        }
        for run in runs {
            for key in run.because { try collected.add(key) }
        }
        for key in digits.decisions { try collected.add(key) }
        return (runs, collected.values)
    }
}

/// Values by name, each once, in the order in which they were requested.
struct CollectedValues {
    private(set) var values: [ExplainedValue] = []
    private let source: SnapshotValues
    private let locale: String
    private var known: [ValueKey: ExplainedValue] = [:]

    init(_ source: SnapshotValues, _ locale: String) {
        self.source = source
        self.locale = locale
    }

    /// Stores a value with its resolution, in case it is requested.
    mutating func know(_ value: ExplainedValue?) {
        if let value { known[value.key] = value }
    }

    mutating func add(_ key: ValueKey?) throws(ExplanationError) {
        guard let key, !values.contains(where: { $0.key == key }) else { return }
        guard let value = known[key] ?? source.value(of: key, in: locale) else {
            throw .missing(locale: locale, field: key.path)
        }
        values.append(value)
    }
}

extension SnapshotValues {
    func value(of key: ValueKey, in locale: String) -> ExplainedValue? {
        switch key {
        case .field(let field): value(of: field, in: locale)
        case .supplemental(let field): value(of: field)
        case .iso4217(let field): value(of: field)
        }
    }
}
