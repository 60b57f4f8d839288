import CommandSupport

/// Counts strings by cause, class, locale and currency.
struct StringTally {
    let peer: PeerEngine
    var strings: StringComparison
    private var counts: [AuditCause: (count: Int, example: RenderedChange)] = [:]
    private var groups: [Group: (count: Int, example: RenderedChange)] = [:]

    /// The properties that the strings of one finding share.
    private struct Group: Hashable {
        var locale: String
        var kind: FindingClass
        var cause: AuditCause?
    }

    init(peer: PeerEngine, strings: StringComparison) {
        self.peer = peer
        self.strings = strings
    }

    mutating func add(_ example: RenderedChange, isSame: Bool, _ cause: AuditCause?) {
        strings.compared += 1
        if isSame { return }
        strings.differing += 1
        strings.differingByLocale[example.locale, default: 0] += 1
        strings.differingByCurrency[example.currency, default: 0] += 1
        if let cause {
            counts[cause, default: (0, example)].count += 1
        } else {
            strings.unexplained += 1
        }
        let kind = StringClass.of(example.old, example.new)
        groups[Group(locale: example.locale, kind: kind, cause: cause), default: (0, example)].count += 1
    }

    func outcome() -> StringAudit.Outcome {
        var strings = strings
        strings.causes = counts.map {
            StringComparison.Cause(cause: $0.key, count: $0.value.count, example: $0.value.example)
        }.sorted { ($1.count, $0.cause.id) < ($0.count, $1.cause.id) }
        let findings = groups.map { group, value in
            let example = value.example
            let ours = VisibleText.of(example.new)
            let theirs = VisibleText.of(example.old)
            var finding = AuditFinding(
                StringAudit.rule, group.kind, locale: group.locale, field: "", file: "locales/\(group.locale).json",
                here: example.new, there: example.old, cause: group.cause,
                message: "\(group.locale): \(peer.name) writes \(value.count) string\(value.count == 1 ? "" : "s") "
                    + "otherwise: \(example.currency) \(example.amount) is \(theirs), here \(ours)")
            finding.reach = value.count
            finding.example = example
            return finding
        }
        return StringAudit.Outcome(strings: strings, findings: findings)
    }
}
