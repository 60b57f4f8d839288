import CurrencyEngine
import LocaleModel

/// The runs of digits and of the separators between them.
struct DigitRuns {
    private let style: StyleValues
    private let number: FormattedNumber
    private let filter: TextFilter
    private let compact: CompactValue?

    init(_ style: StyleValues, _ number: FormattedNumber, _ filter: TextFilter, _ compact: CompactValue?) {
        self.style = style
        self.number = number
        self.filter = filter
        self.compact = compact
    }

    /// The runs for a range of parts, and the values that determined the number of digits, whether shown or not.
    func runs(in core: Range<Int>) throws(ExplanationError) -> (runs: [ExplainedRun], decisions: [ValueKey]) {
        let decimals = DecimalsDecision(style)
        var runs: [ExplainedRun] = []
        for part in number.parts where core.contains(part.range.lowerBound) {
            runs.append(try run(of: part, decimals))
        }
        return (runs, decimals.keys + [systemKey].compactMap { $0 })
    }

    private func run(
        of part: FormattedPart, _ decimals: DecimalsDecision
    ) throws(ExplanationError) -> ExplainedRun {
        var run = ExplainedRun(
            text: number.text(of: part), range: part.range, part: part.kind, rule: .digits)
        switch part.kind {
        case .integer:
            run.value = .supplemental(.digits(system: style.system))
            run.because = [systemKey, compact?.pattern.key].compactMap { $0 }
            if isWithoutSeparators(run) {
                run.because += grouping.because
                run.note = "no group separator: \(separatorsNote)"
            }
        case .fraction:
            run.rule = .fractionDigits
            run.value = .supplemental(.digits(system: style.system))
            run.because = decimals.keys
            run.note = decimals.note
        case .decimal:
            run.rule = .decimalSeparator
            run.value = style.decimal.key
        case .group:
            run.rule = .grouping
            run.value = style.group.key
            (run.because, run.note) = grouping
        case .nan, .infinity:
            run.rule = .special
            run.value = .field(.symbol(system: style.system, part.kind == .nan ? .nan : .infinity))
        default:
            throw .unexplained(text: number.text, stretch: run.text)
        }
        try check(&run)
        return run
    }

    /// Checks that digits are those of the numbering system, and that any other text equals the value.
    private func check(_ run: inout ExplainedRun) throws(ExplanationError) {
        guard let key = run.value, let value = style.values.value(of: key, in: style.locale)?.value else {
            throw .missing(locale: style.locale, field: run.value?.path ?? run.text)
        }
        let isDigits = run.rule == .digits || run.rule == .fractionDigits
        let holds =
            isDigits
            ? run.text.unicodeScalars.allSatisfy(value.unicodeScalars.contains) : filter.apply(value) == run.text
        guard holds else { throw .unexplained(text: number.text, stretch: run.text) }
        if !isDigits, value != run.text {
            run.note = [run.note, ExplainedRun.changedNote].compactMap { $0 }.joined(separator: "; ")
        }
    }

    /// The values that determined the positions of grouping separators.
    private var grouping: (because: [ValueKey], note: String?) {
        let minimum = ValueKey.field(.minimumGroupingDigits)
        return switch style.resolved.useGrouping {
        case .auto, .off: ([style.pattern.key, minimum], nil)
        case .min2: ([style.pattern.key, minimum], "two digits at least before the first separator")
        case .always: ([style.pattern.key], "groups of short numbers too, as asked for")
        case .thousands: ([], "groups of three, as asked for")
        }
    }

    /// Whether there are more digits than in one group, and no separator between them.
    private func isWithoutSeparators(_ run: ExplainedRun) -> Bool {
        let size = style.pieces.primaryGrouping
        return size > 0 && run.text.unicodeScalars.count > size && !number.parts.contains { $0.kind == .group }
    }

    private var separatorsNote: String {
        style.resolved.primaryGroupingSize == 0
            ? "groups are switched off"
            : "\(style.resolved.minimumGroupingDigits) digits must stand before the first"
    }

    /// The value that names the numbering system; nil if the caller named it.
    private var systemKey: ValueKey? {
        switch style.style.options.locale.numberingSystem?.description {
        case nil, "default": .field(.numberingSystem(.default))
        case "native": .field(.numberingSystem(.native))
        default: nil
        }
    }
}
