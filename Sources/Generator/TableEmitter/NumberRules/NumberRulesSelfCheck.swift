import LocaleModel
import NumberRuleTables
import PackedTables

/// Reads an image of number rules back and compares every rule with those that were packed.
enum NumberRulesSelfCheck {
    /// - Returns: The number of compared rules.
    static func check(_ bytes: [UInt8], _ locales: [LocaleFacts]) throws(EmitError) -> Int {
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<Int, EmitError> in
            do throws(EmitError) {
                let tables: NumberRuleTables
                do throws(NumberRuleImageError) {
                    tables = try NumberRuleCheck.check(buffer)
                } catch {
                    throw .readBackDiffers(locale: "", field: "rules", expected: "an image", found: "\(error)")
                }
                return .success(try check(tables, locales))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func check(_ tables: NumberRuleTables, _ locales: [LocaleFacts]) throws(EmitError) -> Int {
        var names: [String: Int] = [:]
        tables.forEachName { number, text in
            names[String(decoding: text, as: UTF8.self)] = number
            return true
        }
        var compared = 0
        for locale in locales {
            for (kind, tableKind) in zip(NumberRuleGroup.allCases, NumberRuleGroupKind.allCases) {
                let row = Array(locale.identifier.utf8).withUnsafeBufferPointer { tables.row(ofLocale: $0) }
                let group = row.flatMap { tables.group(tableKind, ofLocale: $0) }
                guard let text = locale[.numberRules(kind)] else {
                    if group != nil { throw differs(locale, kind, expected: "no rules", found: "rules") }
                    continue
                }
                guard let group, let sets = try? RuleCompiler(text.split(separator: "\n").map(String.init)).ruleSets
                else {
                    throw differs(locale, kind, expected: "rules", found: "no rules")
                }
                let reader = GroupReader(tables, group)
                for set in sets {
                    // Private sets have no name in the image; they are compared by what they are called with.
                    let place =
                        set.isPublic ? names[set.name].flatMap { reader.place(named: $0) } : reader.place(like: set)
                    guard let place, reader.texts(of: place) == GroupReader.texts(of: set) else {
                        throw differs(
                            locale, kind, expected: set.name,
                            found: place.map { reader.texts(of: $0).joined(separator: "; ") } ?? "nothing")
                    }
                    compared += set.rules.count + set.specials.count
                }
            }
        }
        return compared
    }

    private static func differs(
        _ locale: LocaleFacts, _ kind: NumberRuleGroup, expected: String, found: String
    ) -> EmitError {
        .readBackDiffers(
            locale: locale.identifier, field: LocaleField.numberRules(kind).path, expected: expected, found: found)
    }
}

/// Reads the rules of a group back as texts, in a form in which compiled rules can be written too.
private struct GroupReader {
    private let tables: NumberRuleTables
    private let group: Int
    private let vocabulary: RuleVocabulary

    init(_ tables: NumberRuleTables, _ group: Int) {
        self.tables = tables
        self.group = group
        vocabulary = RuleVocabulary(tables, row: tables.vocabulary(ofGroup: group))
    }

    func place(named name: Int) -> RuleSetPlace? {
        tables.ruleSet(named: name, inGroup: group).map { RuleSetPlace(tables, row: $0) }
    }

    /// A private rule set that reads like this one.
    func place(like set: CompiledRuleSet) -> RuleSetPlace? {
        let wanted = Self.texts(of: set)
        return tables.members(ofGroup: group).lazy
            .map { RuleSetPlace(tables, row: tables.ruleSet(ofMember: $0)) }
            .first { texts(of: $0) == wanted }
    }

    func texts(of place: RuleSetPlace) -> [String] {
        var bodies: [String] = [""]
        vocabulary.forEachToken(at: place.bodies, bodies: place.bodyCount) { packed in
            switch RuleToken(packed: packed) {
            case .text(let offset, let length):
                let text = UnsafeBufferPointer(start: vocabulary.texts + offset, count: length)
                bodies[bodies.count - 1] += String(decoding: text, as: UTF8.self)
            case .operation(.end, _): bodies.append("")
            case .operation(let operation, let number):
                bodies[bodies.count - 1] += Self.text(operation, self.text(operation, number))
            }
        }
        let rules = bodies.dropLast().enumerated().map { body, text in
            let base = body < place.ruleCount ? String(tables.value(.bases, place.base(ofRule: body))) : "special"
            return "\(base):\(text)"
        }
        return ["fractions: \(place.isFraction), specials: \(place.specials)"] + rules
    }

    /// The number of an operation as a text. The name of a private set is not known.
    private func text(_ operation: RuleOperation, _ number: Int) -> String {
        switch operation {
        case .sameInSet, .largerInSet, .largerInSetWithZeros, .smallerInSet:
            var name = "%"
            tables.forEachName { other, text in
                if other == number { name = String(decoding: text, as: UTF8.self) }
                return other < number
            }
            return name
        case .sameInPattern, .largerInPattern, .smallerInPattern:
            return tables.line(number, of: .patterns).map { String(decoding: $0, as: UTF8.self) } ?? ""
        case .divisor: return String(tables.value(.divisors, number))
        case .form: return String(number)
        default: return ""
        }
    }

    private static func text(_ operation: RuleOperation, _ argument: String) -> String { "{\(operation) \(argument)}" }

    static func texts(of set: CompiledRuleSet) -> [String] {
        let specials = set.specials.keys.reduce(0) { $0 | 1 << $1.rawValue }
        let rules = set.rules.map { "\($0.base):\(text(of: $0.elements))" }
        let others = SpecialRule.allCases.compactMap { set.specials[$0] }.map { "special:\(text(of: $0))" }
        return ["fractions: \(set.isFraction), specials: \(specials)"] + rules + others
    }

    private static func text(of elements: [RuleElement]) -> String {
        elements.map { element in
            switch element {
            case .text(let text): text
            case .operation(let operation): Self.text(operation, "")
            case .inSet(let operation, let name): Self.text(operation, name.hasPrefix("%") ? "%" : name)
            case .inPattern(let operation, let pattern): Self.text(operation, pattern)
            case .form(let category):
                Self.text(.form, String(category.countForm.rawValue - CountForm.zero.rawValue))
            case .divisor(let divisor): Self.text(.divisor, String(divisor))
            }
        }.joined()
    }
}
