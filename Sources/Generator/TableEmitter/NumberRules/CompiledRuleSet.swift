import NumberRuleTables

/// A rule set with the elements of its rules.
struct CompiledRuleSet {
    /// A rule with a base value.
    struct Rule: Hashable {
        var base: UInt64
        var elements: [RuleElement]
    }

    /// The name as LDML has it, but one percent sign less: `spellout-numbering`, or `%and` for a private one.
    var name: String
    /// Whether the base values are denominators, because another rule set uses this one for fractions.
    var isFraction = false
    /// The rules, sorted by base value.
    var rules: [Rule] = []
    var specials: [SpecialRule: [RuleElement]] = [:]
    /// The texts that the rules were made of.
    var texts: [String] = []
    var specialTexts: [SpecialRule: String] = [:]

    var isPublic: Bool { !name.hasPrefix("%") }
}

/// Rules that cannot be compiled.
struct RuleDefect: Error, CustomStringConvertible {
    /// The rule's text.
    var rule: String
    var expected: String

    var description: String { "\(rule): expected \(expected)" }
}

/// Compiles the rule sets of a group, in the order of LDML's text.
///
/// What is special follows ICU, which has read these rules for 25 years:
///
/// - Semicolons separate rules, wherever a line ends. A rule without a descriptor follows the base value before it.
/// - An apostrophe in front of the body is left out. It marks that a space after it counts.
/// - `[…]` in a rule makes two of it. The one without the text in brackets, or with that after `|`, is for the base
///   value and multiples of the divisor. Where the base value is no multiple, the brackets alone are left out.
/// - A rule set that another one names in `>%set>`, for fractions, is a set of fractions from there on.
/// - The rules of `lenient-parse` are for reading, and left out.
struct RuleCompiler {
    private(set) var ruleSets: [CompiledRuleSet] = []
    private var fractionSets: Set<String> = []

    /// - Parameter lines: The lines of LDML's `rbnfRules`: names of rule sets, and rules.
    init(_ lines: [String]) throws(RuleDefect) {
        let sets = Self.sets(in: lines)
        for set in sets {
            var compiled = CompiledRuleSet(name: set.name)
            compiled.isFraction = fractionSets.contains(set.name)
            for rule in set.rules { try add(rule, to: &compiled) }
            ruleSets.append(compiled)
        }
        for set in ruleSets where set.isFraction != fractionSets.contains(set.name) {
            throw RuleDefect(rule: set.name, expected: "that a set of fractions stands behind those that use it")
        }
    }

    /// The names of rule sets and their rules, without those for reading.
    private static func sets(in lines: [String]) -> [(name: String, rules: [String])] {
        var sets: [(name: String, rules: [String])] = []
        for line in lines {
            let text = line.trimmed
            if text.hasPrefix("%"), text.hasSuffix(":") {
                sets.append((String(text.dropFirst().dropLast()), []))
            } else if !sets.isEmpty {
                // A line without a semicolon at its end goes on in the next one, as in Irish durations.
                sets[sets.count - 1].rules.append(line)
            }
        }
        return sets.filter { $0.name != "%lenient-parse" }.map { set in
            (set.name, set.rules.joined().split(separator: ";").map(String.init))
        }
    }

    private mutating func add(_ text: String, to set: inout CompiledRuleSet) throws(RuleDefect) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var descriptor: RuleDescriptor
        if parts.count == 2 {
            guard let stated = RuleDescriptor(Substring(String(parts[0]).trimmed)) else {
                throw RuleDefect(rule: text, expected: "a base value, -x, x.x, 0.x, x.0, Inf or NaN before the colon")
            }
            descriptor = stated
        } else {
            let base = set.rules.last.map { $0.base + (set.isFraction ? 0 : 1) } ?? 0
            descriptor = .base(base, divisor: RuleDescriptor.defaultDivisor(of: base))
        }
        var body = Array(parts[parts.count - 1].unicodeScalars).drop { $0.properties.isPatternWhitespace }
        if body.first == "'" { body = body.dropFirst() }
        do throws(RuleBodyReader.Defect) {
            try add(descriptor, body, to: &set)
        } catch {
            throw RuleDefect(rule: text, expected: error.expected)
        }
        while set.texts.count < set.rules.count { set.texts.append(text.trimmed) }
        for special in set.specials.keys where set.specialTexts[special] == nil {
            set.specialTexts[special] = text.trimmed
        }
    }

    private mutating func add(
        _ descriptor: RuleDescriptor, _ body: ArraySlice<Unicode.Scalar>, to set: inout CompiledRuleSet
    ) throws(RuleBodyReader.Defect) {
        let brackets = Brackets(body)
        switch descriptor {
        case .base(let base, let divisor):
            if let last = set.rules.last?.base, base < last {
                throw .init(expected: "base values in order")
            }
            try add(base: base, divisor: divisor, body, brackets, to: &set)
        case .negative:
            set.specials[.negative] = try RuleBodyReader.elements(of: body)
        case .infinity:
            set.specials[.infinity] = try RuleBodyReader.elements(of: body)
        case .notANumber:
            set.specials[.notANumber] = try RuleBodyReader.elements(of: body)
        case .properFraction(let point):
            try addFraction(Self.kind(.properFraction, .properFractionComma, point), body, to: &set)
        case .improperFraction(let point):
            let kind = try Self.kind(.improperFraction, .improperFractionComma, point)
            guard let brackets else { return try addFraction(kind, body, to: &set) }
            try addFraction(.properFraction, brackets.without, to: &set)
            try addFraction(kind, brackets.with, to: &set)
        case .standard:
            guard let brackets else { return try addFraction(.standard, body, to: &set) }
            try addFraction(.standard, brackets.without, to: &set)
            try addFraction(.improperFraction, brackets.with, to: &set)
        }
    }

    private static func kind(
        _ point: SpecialRule, _ comma: SpecialRule, _ character: Character
    ) throws(RuleBodyReader.Defect) -> SpecialRule {
        switch character {
        case ".": return point
        case ",": return comma
        default: throw .init(expected: "a full stop or a comma in the descriptor")
        }
    }

    /// Adds a rule for fractions. The first of its kind stays.
    private mutating func addFraction(
        _ kind: SpecialRule, _ body: ArraySlice<Unicode.Scalar>, to set: inout CompiledRuleSet
    ) throws(RuleBodyReader.Defect) {
        let elements = try RuleBodyReader.elements(of: body)
        for case .inSet(.smallerInSet, let name) in elements where name != set.name { fractionSets.insert(name) }
        if set.specials[kind] == nil { set.specials[kind] = elements }
    }

    private mutating func add(
        base: UInt64, divisor: UInt64, _ body: ArraySlice<Unicode.Scalar>, _ brackets: Brackets?,
        to set: inout CompiledRuleSet
    ) throws(RuleBodyReader.Defect) {
        guard let brackets else {
            return set.add(base: base, divisor: divisor, try RuleBodyReader.elements(of: body))
        }
        let with = try RuleBodyReader.elements(of: brackets.with)
        guard base > 0, base % divisor == 0 else { return set.add(base: base, divisor: divisor, with) }
        let without = try RuleBodyReader.elements(of: brackets.without)
        if set.isFraction {
            set.add(base: base, divisor: divisor, without)
            return set.add(base: base, divisor: divisor, with)
        }
        var elements = try RuleBodyReader.elements(of: brackets.before)
        elements.append(.operation(.optional))
        elements += try RuleBodyReader.elements(of: brackets.inner)
        if !brackets.alternative.isEmpty {
            elements.append(.operation(.otherwise))
            elements += try RuleBodyReader.elements(of: brackets.alternative)
        }
        elements.append(.operation(.optionalEnd))
        elements += try RuleBodyReader.elements(of: brackets.after)
        // As two rules where a substitution or a plural reaches across a bracket.
        guard elements.withOptional == with.joined, elements.withoutOptional == without.joined else {
            set.add(base: base, divisor: divisor, without)
            return set.add(base: base + 1, divisor: divisor, with)
        }
        set.add(base: base, divisor: divisor, elements)
    }
}

extension CompiledRuleSet {
    /// Adds a rule, with its divisor if it is needed and not the usual one.
    fileprivate mutating func add(base: UInt64, divisor: UInt64, _ elements: [RuleElement]) {
        let needsDivisor = elements.contains { element in
            switch element {
            case .operation(let operation), .inSet(let operation, _), .inPattern(let operation, _):
                operation != .sameInSet && operation != .sameInPattern && operation != .formsEnd
            case .text, .form, .divisor: false
            }
        }
        let isUsual = isFraction || divisor == RuleDescriptor.defaultDivisor(of: base)
        rules.append(Rule(base: base, elements: needsDivisor && !isUsual ? [.divisor(divisor)] + elements : elements))
    }
}

/// The parts of a body with brackets.
private struct Brackets {
    var before: ArraySlice<Unicode.Scalar>
    var inner: ArraySlice<Unicode.Scalar>
    var alternative: ArraySlice<Unicode.Scalar>
    var after: ArraySlice<Unicode.Scalar>

    /// Nil for a body without a pair of brackets.
    init?(_ body: ArraySlice<Unicode.Scalar>) {
        guard let open = body.firstIndex(of: "["), let close = body.firstIndex(of: "]"), open < close else {
            return nil
        }
        let inner = body[(open + 1)..<close]
        let bar = inner.firstIndex(of: "|")
        (before, after) = (body[..<open], body[(close + 1)...])
        self.inner = inner[..<(bar ?? close)]
        alternative = bar.map { inner[($0 + 1)...] } ?? []
    }

    var with: ArraySlice<Unicode.Scalar> { before + inner + after }
    var without: ArraySlice<Unicode.Scalar> { before + alternative + after }
}

extension [RuleElement] {
    /// The elements with neighbouring texts as one.
    fileprivate var joined: [RuleElement] {
        reduce(into: []) { elements, element in
            if case .text(let text) = element, case .text(let last) = elements.last {
                elements[elements.count - 1] = .text(last + text)
            } else {
                elements.append(element)
            }
        }
    }

    /// What the rule is with the text in brackets.
    fileprivate var withOptional: [RuleElement] { chosen(isWritten: true) }
    /// What the rule is without the text in brackets.
    fileprivate var withoutOptional: [RuleElement] { chosen(isWritten: false) }

    private func chosen(isWritten: Bool) -> [RuleElement] {
        var elements: [RuleElement] = []
        var isIncluded = true
        for element in self {
            switch element {
            case .operation(.optional): isIncluded = isWritten
            case .operation(.otherwise): isIncluded = !isWritten
            case .operation(.optionalEnd): isIncluded = true
            default: if isIncluded { elements.append(element) }
            }
        }
        return elements.joined
    }
}

extension String {
    fileprivate var trimmed: String {
        var scalars = unicodeScalars[...]
        while let first = scalars.first, first.properties.isPatternWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isPatternWhitespace { scalars.removeLast() }
        return String(scalars)
    }
}
