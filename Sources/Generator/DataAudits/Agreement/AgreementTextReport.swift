import CommandSupport

/// The agreement of engines as text for a terminal: the versions, a table of shares, and the differences.
public struct AgreementTextReport: Sendable {
    /// Whether the text has ANSI colour codes.
    public var hasColor: Bool
    /// The maximum number of differences; nil for all.
    public var limit: Int?

    /// Creates a report; `limit` is the maximum number of differences, nil for all.
    public init(hasColor: Bool = false, limit: Int? = nil) {
        self.hasColor = hasColor
        self.limit = limit
    }

    private typealias Cell = TerminalTable.Cell

    private var terminal: TerminalTable { TerminalTable(hasColor: hasColor) }

    /// The report as lines of text.
    public func text(of agreement: EngineAgreement) -> String {
        var lines = [
            "\(agreement.locales.count) locales x \(agreement.currencies.count) currencies x "
                + "\(agreement.amounts.count) amounts: \(Self.counted(agreement.all)) are the same in all engines",
            "",
        ]
        lines += table(of: agreement)
        lines += differences(of: agreement)
        return lines.joined(separator: "\n") + "\n"
    }

    /// A row for each engine: its data, and its agreement with each of the others, which are numbered.
    private func table(of agreement: EngineAgreement) -> [String] {
        let engines = agreement.engines
        var rows = [
            [Cell(text: ""), Cell(text: "strings of", color: .bold), Cell(text: "CLDR", color: .bold)]
                + engines.indices.map { Cell(text: "with \($0 + 1)", color: .bold) }
        ]
        for (index, engine) in engines.enumerated() {
            let shares = agreement.pairs[index].enumerated().map { column, share in
                Cell(text: column == index ? "-" : Self.percent(share))
            }
            let data = [engine.name, engine.cldrVersion ?? "?"].map { Cell(text: $0) }
            rows.append([Cell(text: "\(index + 1)")] + data + shares)
        }
        return terminal.rows(rows)
    }

    /// Each difference with its texts and the engines that write each text.
    private func differences(of agreement: EngineAgreement) -> [String] {
        let shown = agreement.differences.prefix(limit ?? agreement.differences.count)
        if shown.isEmpty { return [] }
        var lines = ["", terminal.colored("What differs, those first that most people see", .bold)]
        lines += terminal.rows(
            shown.map { difference in
                let groups = Self.groups(of: difference.texts)
                return [
                    Cell(text: difference.locale), Cell(text: difference.currency), Cell(text: difference.amount),
                    Cell(text: groups.map { "\($0.engines): \(VisibleText.of($0.text))" }.joined(separator: "; ")),
                ]
            })
        if shown.count < agreement.differences.count {
            lines.append("  ... and \(agreement.differences.count - shown.count) more pairs of a locale and a currency")
        }
        return lines
    }

    /// The texts in the order of their first engines, with the engines' numbers: `1,3`.
    private static func groups(of texts: [String?]) -> [(text: String, engines: String)] {
        var groups: [(text: String, engines: [Int])] = []
        for (index, text) in texts.enumerated() {
            guard let text else { continue }
            if let place = groups.firstIndex(where: { $0.text.utf8.elementsEqual(text.utf8) }) {
                groups[place].engines.append(index + 1)
            } else {
                groups.append((text, [index + 1]))
            }
        }
        return groups.map { ($0.text, $0.engines.map(String.init).joined(separator: ",")) }
    }

    private static func counted(_ share: EngineAgreement.Share) -> String {
        "\(share.same) of \(share.compared) strings (\(percent(share)))"
    }

    private static func percent(_ share: EngineAgreement.Share) -> String {
        share.value.map(TextReport.percent) ?? "-"
    }
}
