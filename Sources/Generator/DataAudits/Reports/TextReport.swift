import CommandSupport
import LocaleModel

/// A difference as text for a terminal: a heading and a table for each class.
///
/// Without findings, there is no text.
public struct TextReport: Sendable {
    /// Whether escape sequences for colours are written.
    public var hasColor: Bool
    /// The maximum number of findings of a class, and of strings; nil for all.
    public var limit: Int?

    /// Creates a report; `limit` is the maximum number of findings of each class, nil for all.
    public init(hasColor: Bool = false, limit: Int? = nil) {
        self.hasColor = hasColor
        self.limit = limit
    }

    /// The report as lines of text; empty if nothing differs.
    public func text(of difference: SnapshotDifference) -> String {
        if difference.findings.isEmpty, (difference.drift?.changed ?? 0) == 0 { return "" }
        var lines = [
            "\(difference.old.text) \u{2192} \(difference.new.text)",
            Self.counted(difference.findings.count, "finding"),
        ]
        for (kind, count) in difference.counts {
            lines += ["", terminal.colored("\(kind.title) (\(kind.rawValue), \(count))", .bold)]
            let findings = difference.findings.filter { $0.class == kind }
            let shown = findings.prefix(limit ?? findings.count)
            lines += terminal.rows(shown.map(cells))
            if shown.count < findings.count { lines.append("  ... and \(findings.count - shown.count) more") }
        }
        if let drift = difference.drift { lines += [""] + self.lines(of: drift) }
        if let readings = difference.readings, !readings.isEmpty { lines += [""] + self.lines(of: readings) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    // MARK: Findings

    private typealias Cell = TerminalTable.Cell

    private var terminal: TerminalTable { TerminalTable(hasColor: hasColor) }

    private func cells(of finding: Finding) -> [Cell] {
        var row = [
            Cell(text: finding.subject), Cell(text: finding.field),
            Cell(text: Self.value(finding.old), color: .red), Cell(text: "\u{2192}"),
            Cell(text: Self.value(finding.new), color: .green),
        ]
        var notes: [String] = []
        if !finding.reaches.isEmpty { notes.append("inherited by \(finding.reaches.count)") }
        if let example = finding.example {
            let old = VisibleText.of(example.old)
            let new = VisibleText.of(example.new)
            notes.append("\(example.locale) \(example.currency): \(old) \u{2192} \(new)")
        }
        row.append(Cell(text: notes.joined(separator: "; ")))
        return row
    }

    private static func value(_ text: String?) -> String {
        text.map { $0.isEmpty ? "\u{201C}\u{201D}" : VisibleText.of($0) } ?? "-"
    }

    // MARK: Drift

    private func lines(of drift: Drift) -> [String] {
        var lines = [
            terminal.colored("Strings", .bold),
            "  \(drift.changed) of \(drift.strings) differ (\(Self.percent(drift.score))): "
                + "\(Self.counted(drift.locales.count, "locale")) x "
                + "\(drift.currencies.count) \(drift.currencies.count == 1 ? "currency" : "currencies") x "
                + Self.counted(drift.amounts.count, "amount"),
        ]
        let shown = drift.changes.prefix(limit ?? drift.changes.count)
        lines += terminal.rows(
            shown.map { change in
                [
                    Cell(text: "\(change.locale) \(change.currency)"), Cell(text: change.amount),
                    Cell(text: VisibleText.of(change.old), color: .red), Cell(text: "\u{2192}"),
                    Cell(text: VisibleText.of(change.new), color: .green),
                    Cell(text: Self.codePoints(from: change.old, to: change.new)),
                ]
            })
        if shown.count < drift.changes.count { lines.append("  ... and \(drift.changes.count - shown.count) more") }
        return lines
    }

    private func lines(of readings: [ReadingChange]) -> [String] {
        var lines = [terminal.colored("Texts of before that are refused or read otherwise now", .bold)]
        let shown = readings.prefix(limit ?? readings.count)
        lines += terminal.rows(
            shown.map { reading in
                [
                    Cell(text: "\(reading.locale) \(reading.currency)"), Cell(text: VisibleText.of(reading.text)),
                    Cell(text: reading.old.description, color: .red), Cell(text: "\u{2192}"),
                    Cell(text: reading.new.description, color: .green),
                ]
            })
        if shown.count < readings.count { lines.append("  ... and \(readings.count - shown.count) more") }
        return lines
    }

    /// The code points in which two texts differ, without their common beginning and end.
    static func codePoints(from old: String, to new: String) -> String {
        var before = Array(old.unicodeScalars)
        var after = Array(new.unicodeScalars)
        while let first = before.first, first == after.first {
            before.removeFirst()
            after.removeFirst()
        }
        while let last = before.last, last == after.last {
            before.removeLast()
            after.removeLast()
        }
        func text(_ scalars: [Unicode.Scalar]) -> String {
            scalars.isEmpty ? "nothing" : scalars.map(VisibleText.codePoint).joined(separator: " ")
        }
        return "\(text(before)) \u{2192} \(text(after))"
    }

    static func percent(_ share: Double) -> String {
        let hundredths = Int((share * 10_000).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
    }
}
