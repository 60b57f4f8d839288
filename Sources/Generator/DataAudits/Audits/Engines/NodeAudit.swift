import CurrencyEngine
import DataSnapshot
import LocaleModel

/// Compares a snapshot with Node's Intl.
public struct NodeAudit {
    let snapshot: Snapshot

    /// Creates an audit of a snapshot.
    public init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// Compares the strings of Node's Intl for the selected locales and currencies.
    ///
    /// - Parameter executable: The path of `node`; nil to search for it in the path.
    public func section(
        _ selection: AuditSelection = AuditSelection(), log: StringLog? = nil, executable: String? = nil,
        progress: (String, Int, Int) -> Void = { _, _, _ in }
    ) throws -> AuditSection {
        let audit = try StringAudit(snapshot, selection)
        let node: NodeEngine
        do {
            node = try NodeEngine(
                locales: audit.locales, currencies: audit.currencies, amounts: StringAudit.amounts,
                executable: executable)
        } catch NodeEngine.Failure.notInstalled {
            return .skipped("node", title: "Node", because: String(describing: NodeEngine.Failure.notInstalled))
        }
        let outcome = try audit.compare(with: node.engine, log: log) { progress("Intl", $0, $1) }
        let missing = audit.locales.filter { !node.engine.locales.contains($0) }
        var summary = [
            "Node \(node.nodeVersion) with ICU \(node.icuVersion) has CLDR \(node.cldrVersion); the snapshot has CLDR "
                + "\(snapshot.locales.cldrVersion ?? "?")"
        ]
        if !missing.isEmpty { summary.append("\(missing.count) locales of the snapshot are not in Node") }
        var section = AuditSection(
            subject: "node", title: "Intl of Node \(node.nodeVersion), CLDR \(node.cldrVersion)", summary: summary,
            checks: [
                AuditSection.Check(
                    rule: StringAudit.rule, looked: outcome.strings.compared, found: outcome.findings.count)
            ], findings: outcome.findings)
        section.strings = [outcome.strings]
        return section
    }
}
