import LocaleModel
import MarkupDocument

/// Reads a locale's rules for numbers in words, in both forms that CLDR has had.
///
///     rbnf/rulesetGrouping[@type='SpelloutRules']
///         rbnfRules                            since CLDR 48: a line for each rule and for the name of each rule set
///         ruleset[@type][@access='private']    before
///             rbnfrule[@value][@radix][@decexp]: the text of a rule, with arrows for < and >
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
enum NumberRulesFile {
    static let folder = "common/rbnf"

    static func path(_ name: String) -> String { "\(folder)/\(name)\(LocaleFile.suffix)" }

    /// The files in a release, by the names of their locales; none if the release has no rules.
    static func names(in directory: String) -> Set<String> {
        let names = try? UpstreamFile.names(in: folder, of: directory, suffix: LocaleFile.suffix)
        return Set((names ?? []).map { String($0.dropLast(LocaleFile.suffix.count)) })
    }

    static func read(_ name: String, in directory: String, into facts: inout LocaleFacts) throws(ImportError) {
        let root = try LDMLElement(
            directory: directory, file: path(name), locale: facts.identifier, root: "ldml", only: ["identity", "rbnf"])
        guard let rules = try root.child("rbnf") else { return }
        for grouping in try rules.children() {
            guard grouping.name == "rulesetGrouping" else { throw grouping.unknown }
            guard let group = NumberRuleGroup(rawValue: try grouping.requiredAttribute("type")) else {
                throw grouping.unknown
            }
            var lines: [String] = []
            for child in try grouping.children() {
                switch child.name {
                case "rbnfRules": lines += try child.text().split(separator: "\n").map(String.init)
                case "ruleset": lines += try ruleSet(child)
                default: throw child.unknown
                }
            }
            facts[.numberRules(group)] = lines.joined(separator: "\n")
        }
    }

    /// The lines of a rule set in the older form.
    private static func ruleSet(_ set: LDMLElement) throws(ImportError) -> [String] {
        let sign = set.attribute("access") == "private" ? "%%" : "%"
        var lines = ["\(sign)\(try set.requiredAttribute("type")):"]
        for rule in try set.children() {
            guard rule.name == "rbnfrule" else { throw rule.unknown }
            var line = try rule.requiredAttribute("value")
            if let radix = rule.attribute("radix") { line += "/\(radix)" }
            if let exponent = rule.attribute("decexp") {
                guard let count = Int(exponent), (0...18).contains(count) else {
                    throw rule.malformed(attribute: "decexp", expected: "a whole number from 0 to 18")
                }
                line += String(repeating: ">", count: count)
            }
            let text = String(try rule.text().map { $0 == "←" ? "<" : $0 == "→" ? ">" : $0 })
            lines.append("\(line): \(text)")
        }
        return lines
    }
}
