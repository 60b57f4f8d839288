import CommandSupport
import LocaleModel

/// An explanation as text for a terminal: a table of the text's runs, followed by each value and how it was found.
public struct ExplanationText: Sendable {
    /// Whether escape sequences for colours are written.
    public var hasColor: Bool

    /// Creates the text of explanations, with or without ANSI codes for colours.
    public init(hasColor: Bool = false) {
        self.hasColor = hasColor
    }

    /// The explanation as lines of text.
    public func text(of explanation: Explanation) -> String {
        var lines = head(explanation)
        if !explanation.runs.isEmpty {
            lines += ["", colored("Text", .bold)] + table.rows(explanation.runs.map(row), widest: .max)
            lines += ["", colored("Rules", .bold)] + rules(explanation)
        }
        if !explanation.values.isEmpty { lines += ["", colored("Values", .bold)] }
        for value in explanation.values { lines += self.lines(of: value) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rules of a number in words as lines of text; each is indented below the one that led to it.
    public func text(of words: WordsExplanation) -> String {
        let rows = words.rules.map { rule in
            [
                cell(String(repeating: "  ", count: rule.depth) + VisibleText.of(rule.text), .green), cell(rule.number),
                cell(rule.ruleSet, .bold), cell(rule.rule),
            ]
        }
        var lines = [colored(VisibleText.of(words.text), .green), "", colored("Rules", .bold)]
        lines += table.rows(rows, widest: .max) + ["", colored("Values", .bold)]
        lines += ["  " + colored(words.group.key.path, .bold)] + origin(of: words.group)
        return lines.joined(separator: "\n") + "\n"
    }

    private func head(_ explanation: Explanation) -> [String] {
        let asked = [explanation.requested, explanation.currency, explanation.amount].compactMap { $0 }
        var lines = [asked.joined(separator: " ")]
        if let text = explanation.text {
            lines[0] += "  \u{2192}  " + colored(VisibleText.of(text), .green)
        }
        let source = explanation.snapshot
        if explanation.resolution.count > 1 {
            let steps = explanation.resolution.map {
                $0.reason == .start ? $0.identifier : "\($0.identifier) (\($0.reason.rawValue))"
            }
            lines.append(steps.joined(separator: " \u{2192} "))
        }
        lines.append(
            "locale \(explanation.locale), digits \(explanation.numberingSystem), "
                + "\(source.name) \(source.version), ISO 4217 of \(explanation.iso4217)")
        return lines
    }

    private func row(_ run: ExplainedRun) -> [TerminalTable.Cell] {
        let decided = run.because.map(\.path)
        let notes =
            (decided.isEmpty ? [] : ["by " + decided.joined(separator: ", ")])
            + (run.note.map { [$0] } ?? [])
        return [
            cell(run.text.allSatisfy { $0 == " " } ? "\u{201C}\(run.text)\u{201D}" : VisibleText.of(run.text), .green),
            cell(run.codePoints), cell(run.part.typeName), cell(run.rule.rawValue, .bold),
            cell(run.value?.path ?? "-"), cell(notes.joined(separator: "; ")),
        ]
    }

    private func rules(_ explanation: Explanation) -> [String] {
        table.rows(
            explanation.rules.map { [cell($0.rawValue, .bold), cell($0.summary), cell($0.link)] }, widest: .max)
    }

    // MARK: Values

    private func lines(of value: ExplainedValue) -> [String] {
        let shown = value.value.isEmpty ? "\u{201C}\u{201D}" : VisibleText.of(value.value)
        return ["  \(colored(value.key.path, .bold))  \(colored(shown, .green))"] + origin(of: value)
    }

    private func origin(of value: ExplainedValue) -> [String] {
        var rows: [[TerminalTable.Cell]] = []
        func add(_ name: String, _ cells: TerminalTable.Cell...) { rows.append([cell(name)] + cells) }
        if !value.insteadOf.isEmpty {
            add("instead of", cell(value.insteadOf.map(\.path).joined(separator: ", ")))
        }
        add("walked", cell(Self.walk(value)))
        if let file = value.snapshotFile {
            add("snapshot", cell(file), cell(value.ownerKey.path))
        } else {
            add("snapshot", cell("no value: the code stands for it"))
        }
        if let decision = value.decision {
            add("decision", cell(decision.reason))
            add("", cell(decision.link))
        }
        for place in value.upstream {
            add(
                place.relation == .owner ? "upstream" : "shown at", cell(place.place.file), cell(place.place.place),
                cell("\(place.source.name) \(place.source.version)"))
        }
        for statement in value.sources {
            let source = "\(statement.source.name) \(statement.source.version)"
            let said = statement.value.map { $0.isEmpty ? "\u{201C}\u{201D}" : VisibleText.of($0) } ?? "says nothing"
            let color: TerminalTable.Color =
                switch statement.verdict {
                case .agrees: .green
                case .differs: .red
                case .silent: .yellow
                }
            add(
                statement.verdict.rawValue, cell(source, color),
                cell(statement.key == value.key ? "" : statement.key.path),
                cell(statement.verdict == .agrees ? "" : said, color), cell(statement.place?.file ?? ""),
                cell(statement.place?.place ?? ""))
        }
        return table.rows(rows, indent: 6, aligned: 1)
    }

    /// The path, such as `de-AT -> de -> und`, with the field again if an alias leads to another.
    private static func walk(_ value: ExplainedValue) -> String {
        var text = ""
        for step in value.walk {
            let place = step.locale ?? step.key.path
            switch step.reason {
            case .start: text += place
            case .alias: text += " \u{2192} \(step.key.path) in \(place)"
            case .code: text += " \u{2192} the code"
            case .default: text += " \u{2192} \(step.key.path)"
            case .parentLocale: text += " \u{2192} \(place) (parentLocales)"
            case .truncation, .unlikelyScript: text += " \u{2192} \(place)"
            }
        }
        return text
    }

    private func cell(_ text: String, _ color: TerminalTable.Color? = nil) -> TerminalTable.Cell {
        TerminalTable.Cell(text: text, color: color)
    }

    private func colored(_ text: String, _ color: TerminalTable.Color) -> String { table.colored(text, color) }

    private var table: TerminalTable { TerminalTable(hasColor: hasColor) }
}
