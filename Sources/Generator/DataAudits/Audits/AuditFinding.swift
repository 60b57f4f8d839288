/// What an audit looks for: one rule, with the place that says so.
public struct AuditRule: Sendable, Equatable {
    /// Lower case with hyphens: `minor-units`.
    public var id: String
    /// The rule in a few words.
    public var title: String
    /// The specification or list that the rule is from.
    public var link: String

    /// Makes a rule.
    public init(id: String, title: String, link: String) {
        self.id = id
        self.title = title
        self.link = link
    }
}

/// Why two sources say different things, where it is known.
public struct AuditCause: Sendable, Hashable {
    /// Lower case with hyphens: `data-version`.
    public var id: String
    /// Why the strings differ, in English.
    public var reason: String
    /// The address of the evidence.
    public var link: String

    /// Makes a cause.
    public init(id: String, reason: String, link: String) {
        self.id = id
        self.reason = reason
        self.link = link
    }
}

/// One thing that an audit found.
public struct AuditFinding: Sendable, Equatable {
    /// The rule that found it.
    public var rule: AuditRule
    /// What a customer sees of it.
    public var `class`: FindingClass
    /// The identifier of the locale; nil if it concerns none.
    public var locale: String?
    /// The code of the region; nil if it concerns none.
    public var region: String?
    /// The code of the currency; nil if it concerns none.
    public var currency: String?
    /// The value's path in the snapshot's file.
    public var field: String
    /// The file, as seen from the snapshot's folder.
    public var file: String
    /// What the snapshot says; nil where it says nothing.
    public var here: String?
    /// What should stand there, or what the other source says; nil where that is nothing.
    public var there: String?
    /// What is wrong, in English.
    public var message: String
    /// nil where nothing explains it.
    public var cause: AuditCause?
    /// An amount that shows it.
    public var example: RenderedChange?
    /// The locales that inherit the value, or the strings in which it shows: how far it reaches.
    public var reach = 0

    /// Makes a finding.
    public init(
        _ rule: AuditRule, _ class: FindingClass, locale: String? = nil, region: String? = nil,
        currency: String? = nil, field: String, file: String, here: String? = nil, there: String? = nil,
        cause: AuditCause? = nil, message: String
    ) {
        self.rule = rule
        self.class = `class`
        self.locale = locale
        self.region = region
        self.currency = currency
        self.field = field
        self.file = file
        self.here = here
        self.there = there
        self.cause = cause
        self.message = message
    }

    /// Whether the finding has a cause.
    public var isExplained: Bool { cause != nil }

    /// What the finding is about: a locale, a region, a currency or several of them.
    public var subject: String {
        let parts = [locale, region, currency].compactMap { $0 }
        return parts.isEmpty ? "all locales" : parts.joined(separator: " ")
    }

    var sortKey: [String] {
        let position = FindingClass.allCases.firstIndex(of: self.class) ?? 0
        let place = String(UnicodeScalar(UInt8(65 + position)))
        let first = isExplained ? "1" : "0"
        return [first, rule.id, place, locale ?? "", region ?? "", currency ?? "", field, here ?? "", there ?? ""]
    }
}
