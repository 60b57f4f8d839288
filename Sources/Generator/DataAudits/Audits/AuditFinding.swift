/// A rule that an audit checks, with the source of the rule.
public struct AuditRule: Sendable, Equatable {
    /// The identifier in lower case with hyphens, such as `minor-units`.
    public var id: String
    /// The rule in a few words.
    public var title: String
    /// The specification or list that defines the rule.
    public var link: String

    /// Creates a rule.
    public init(id: String, title: String, link: String) {
        self.id = id
        self.title = title
        self.link = link
    }
}

/// The reason why two sources differ, if it is known.
public struct AuditCause: Sendable, Hashable {
    /// The identifier in lower case with hyphens, such as `data-version`.
    public var id: String
    /// Why the strings differ, in English.
    public var reason: String
    /// The address of the evidence.
    public var link: String

    /// Creates a cause.
    public init(id: String, reason: String, link: String) {
        self.id = id
        self.reason = reason
        self.link = link
    }
}

/// A finding of an audit.
public struct AuditFinding: Sendable, Equatable {
    /// The rule that produced the finding.
    public var rule: AuditRule
    /// The class, which says what a customer sees.
    public var `class`: FindingClass
    /// The identifier of the locale; nil if it concerns none.
    public var locale: String?
    /// The code of the region; nil if it concerns none.
    public var region: String?
    /// The code of the currency; nil if it concerns none.
    public var currency: String?
    /// The value's path in the snapshot's file.
    public var field: String
    /// The path of the file in the snapshot's folder.
    public var file: String
    /// The value in the snapshot; nil if there is none.
    public var here: String?
    /// The expected value, or the value of the other source; nil if there is none.
    public var there: String?
    /// What is wrong, in English.
    public var message: String
    /// The cause; nil if it is not known.
    public var cause: AuditCause?
    /// An amount that shows the finding.
    public var example: RenderedChange?
    /// The number of locales that inherit the value, or of strings in which it appears.
    public var reach = 0

    /// Creates a finding.
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

    /// The subject of the finding: a locale, a region, a currency or several of them.
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
