import CommandSupport
import DataSnapshot
import LocaleModel
import LocaleResolution

/// The changes that an update of the data makes for its users, as a section of a change log in Markdown.
///
/// Changes of one kind are one line, no matter how many locales and numbering systems they affect. Changes that appear
/// only with a requested numbering system, which the locale does not use by default, are listed separately at the end.
public struct ReleaseNote: Sendable {
    /// A change of one kind of value, wherever it occurs.
    struct Change: Sendable {
        var kind: FindingClass
        /// The value's path, with an asterisk instead of the numbering system.
        var field: String
        var old: String?
        var new: String?
        /// The locales in which the change arises.
        var locales: [String] = []
        /// These locales, and those that inherit the change.
        var reached: Set<String> = []
        var currencies: Set<String> = []
        var regions: Set<String> = []
        var systems: Set<String> = []
        var example: RenderedChange?
        /// Whether the change is visible only if a numbering system is requested.
        var isByRequest: Bool
    }

    /// The maximum number of changes in a class that are listed one by one.
    public static let shownOfClass = 8

    private let old: SnapshotDifference.SourceVersions
    private let new: SnapshotDifference.SourceVersions
    private let drift: Drift?
    private let readings: [ReadingChange]?
    let changes: [Change]

    /// - Parameter difference: The difference from the old snapshot to the new one. It must have been rendered if the
    ///   note should have examples and a count of strings.
    public init(_ difference: SnapshotDifference, to new: Snapshot) {
        old = difference.old
        self.new = difference.new
        drift = difference.drift
        readings = difference.readings
        let inheritance = Inheritance(locales: new.localeFacts, identifiers: new.supplemental.identifiers)
        var places: [[String?]: Int] = [:]
        var changes: [Change] = []
        for finding in difference.findings {
            let system = finding.numberingSystem
            let usual = finding.locale.flatMap { inheritance.value(of: .numberingSystem(.default), in: $0) }
            let isByRequest = system != nil && system != usual
            let field = finding.fieldInAnySystem
            let subject = finding.locale == nil ? [finding.currency, finding.region] : [finding.currency]
            let key = [finding.class.rawValue, field, finding.old, finding.new, isByRequest ? "" : nil] + subject
            let place = places[key] ?? changes.count
            if place == changes.count {
                places[key] = place
                changes.append(
                    Change(
                        kind: finding.class, field: field, old: finding.old, new: finding.new,
                        isByRequest: isByRequest))
            }
            changes[place].add(finding)
        }
        // The sort is stable: within a class, changes with equal reach keep the order of the findings.
        self.changes = changes.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            if one.kind != other.kind { return one.kind < other.kind }
            return (-one.reached.count, left.offset) < (-other.reached.count, right.offset)
        }.map(\.element)
    }

    /// The section, with a newline at the end.
    public var text: String {
        var lines = ["### Data: \(new.text)", "", summary, ""]
        let seen = changes.filter { !$0.isByRequest }
        for kind in FindingClass.allCases {
            let ofClass = seen.filter { $0.kind == kind }
            if !ofClass.isEmpty { lines += self.lines(ofClass, kind) }
        }
        if seen.isEmpty { lines.append("Nothing that a customer sees has changed.") }
        if let readings, drift?.changed ?? 0 > 0 { lines += [""] + read(readings) }
        let asked = changes.filter(\.isByRequest)
        if !asked.isEmpty { lines += [""] + requested(asked) }
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        var text = "Before: \(old.text)."
        if let drift {
            text +=
                " Of \(drift.strings) amounts \(drift.changed) are written otherwise"
                + " (\(TextReport.percent(drift.score))), in \(Self.counted(drift.changedByLocale.count, "locale")):"
                + " \(Self.counted(drift.locales.count, "locale")),"
                + " \(Self.counted(drift.currencies.count, "currency", "currencies")) and"
                + " \(Self.counted(drift.amounts.count, "amount")) were compared."
        }
        return text
    }

    // MARK: What is seen

    private func lines(_ changes: [Change], _ kind: FindingClass) -> [String] {
        let shown = changes.prefix(Self.shownOfClass)
        var lines = ["- **\(kind.title)**: \(Self.reach(of: changes))"]
        lines += shown.map { "  - \(Self.line(of: $0))" }
        if changes.count > shown.count {
            lines.append("  - and \(changes.count - shown.count) more, which `currency-data diff` lists")
        }
        return lines
    }

    private static func line(of change: Change) -> String {
        let field = field(of: change)
        var text = subject(of: change) + (field.isEmpty ? "" : ", `\(field)`")
        text += ": \(value(change.old)) \u{2192} \(value(change.new))"
        let inheriting = change.reached.count - change.locales.count
        if inheriting > 0 { text += ", inherited by \(counted(inheriting, "locale"))" }
        if let example = change.example { text += "; \(shown(example))" }
        return text
    }

    /// The path of the field, without the currency or region if that is the subject of the change.
    private static func field(of change: Change) -> String {
        guard change.locales.isEmpty else { return change.field }
        let subjects = change.currencies.union(change.regions)
        return change.field.split(separator: "/").filter { !subjects.contains(String($0)) }.joined(separator: "/")
    }

    private static func subject(of change: Change) -> String {
        let codes = change.currencies.sorted() + change.regions.sorted()
        if change.locales.isEmpty { return codes.isEmpty ? "all locales" : codes.joined(separator: " ") }
        let first = change.locales.prefix(3).joined(separator: ", ")
        let more = change.locales.count > 3 ? " and \(change.locales.count - 3) more" : ""
        return "\(first)\(more)" + codes.map { " \($0)" }.joined()
    }

    private static func value(_ text: String?) -> String {
        text.map { "`\(VisibleText.of($0))`" } ?? "nothing"
    }

    private static func shown(_ example: RenderedChange) -> String {
        "\(example.locale), \(example.currency) \(example.amount): \(value(example.old)) \u{2192} \(value(example.new))"
    }

    /// The numbers of locales, currencies and regions.
    private static func reach(of changes: [Change]) -> String {
        let locales = changes.reduce(into: Set<String>()) { $0.formUnion($1.reached) }.count
        let currencies = changes.reduce(into: Set<String>()) { $0.formUnion($1.currencies) }.count
        let regions = changes.reduce(into: Set<String>()) { $0.formUnion($1.regions) }.count
        let parts = [
            locales > 0 ? counted(locales, "locale") : nil,
            currencies > 0 ? counted(currencies, "currency", "currencies") : nil,
            regions > 0 ? counted(regions, "region") : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? counted(changes.count, "change") : parts.joined(separator: ", ")
    }

    // MARK: What is read

    /// What happens to texts that were written with the old data. Locales with the same text and outcome are one line.
    private func read(_ readings: [ReadingChange]) -> [String] {
        let strict =
            "**What is read**: strict parsing, `FormatPlan.parse`, reads only what is written now, so it refuses the"
            + " texts that are written otherwise."
        guard !readings.isEmpty else {
            return ["\(strict) Lenient parsing, `CurrencyParser`, still reads them as before."]
        }
        var groups: [(change: ReadingChange, locales: [String])] = []
        var places: [[String]: Int] = [:]
        for reading in readings {
            let key = [reading.currency, reading.text, reading.old.description, reading.new.description]
            if let place = places[key] {
                groups[place].locales.append(reading.locale)
            } else {
                places[key] = groups.count
                groups.append((reading, [reading.locale]))
            }
        }
        let shown = groups.prefix(Self.shownOfClass)
        let count = Set(readings.map(\.locale)).count
        var lines = [
            "\(strict) In \(Self.counted(count, "locale")), lenient parsing, `CurrencyParser`, refuses some of them, too, or"
                + " reads them otherwise; each line stands for all currencies that are written alike:", "",
        ]
        lines += shown.map { group in
            let locales = group.locales.prefix(3).joined(separator: ", ")
            let more = group.locales.count > 3 ? " and \(group.locales.count - 3) more" : ""
            return "- \(locales)\(more), \(group.change.currency): \(Self.value(group.change.text)) was"
                + " \(group.change.old), is \(group.change.new)"
        }
        if groups.count > shown.count {
            lines.append("- and \(groups.count - shown.count) more, which `currency-data diff --render` lists")
        }
        return lines
    }

    // MARK: What is asked for

    private func requested(_ changes: [Change]) -> [String] {
        let systems = changes.reduce(into: Set<String>()) { $0.formUnion($1.systems) }
        var lines = [
            "In numbering systems that a locale does not write in by itself, and that an identifier asks for"
                + " (`-u-nu-`), \(Self.reach(of: changes)) and \(Self.counted(systems.count, "system")) changed:", "",
        ]
        for kind in FindingClass.allCases {
            let ofClass = changes.filter { $0.kind == kind }
            if ofClass.isEmpty { continue }
            let example = ofClass.lazy.compactMap(\.example).first.map { "; \(Self.shown($0))" } ?? ""
            lines.append("- **\(kind.title)**: \(Self.reach(of: ofClass))\(example)")
        }
        return lines
    }

    private static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}

extension ReleaseNote.Change {
    fileprivate mutating func add(_ finding: Finding) {
        if let locale = finding.locale {
            if !locales.contains(locale) { locales.append(locale) }
            reached.insert(locale)
            reached.formUnion(finding.reaches)
        }
        if let currency = finding.currency { currencies.insert(currency) }
        if let region = finding.region { regions.insert(region) }
        if let system = finding.numberingSystem { systems.insert(system) }
        example = example ?? finding.example
    }
}

extension Finding {
    /// The numbering system of the finding's value.
    fileprivate var numberingSystem: String? {
        let parts = field.split(separator: "/")
        return locale != nil && parts.count > 1 && parts[0] == "systems" ? String(parts[1]) : nil
    }

    /// The field's path with an asterisk instead of the numbering system.
    fileprivate var fieldInAnySystem: String {
        guard numberingSystem != nil else { return field }
        var parts = field.split(separator: "/")
        parts[1] = "*"
        return parts.joined(separator: "/")
    }
}
