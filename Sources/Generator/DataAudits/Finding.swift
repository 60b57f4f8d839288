import CommandSupport

/// A difference between two snapshots, in the locale where it arises.
///
/// Locales that inherit the value have no finding of their own: `reaches` lists those that show the same change.
public struct Finding: Sendable, Equatable {
    /// The class, which says what a customer sees.
    public var `class`: FindingClass
    /// The identifier of the locale; nil if it concerns none.
    public var locale: String?
    /// The code of the currency; nil if it concerns none.
    public var currency: String?
    /// The code of the region; nil if it concerns none.
    public var region: String?
    /// The value's path in the snapshot, as in `systems/latn/symbols/group`.
    public var field: String
    /// The old value; nil if there was none.
    public var old: String?
    /// The new value; nil if there is none.
    public var new: String?
    /// The snapshot's file with the value.
    public var file: String
    /// The locales that inherit the change, without the finding's own locale.
    public var reaches: [String] = []
    /// An amount that shows the change, if there is one and examples were requested.
    public var example: RenderedChange?

    /// Creates a finding.
    public init(
        _ class: FindingClass, locale: String? = nil, currency: String? = nil, region: String? = nil, field: String,
        old: String?, new: String?, file: String
    ) {
        self.class = `class`
        self.locale = locale
        self.currency = currency
        self.region = region
        self.field = field
        self.old = old
        self.new = new
        self.file = file
    }

    /// The subject of the finding: a locale, a region, a currency or several of them.
    public var subject: String {
        let parts = [locale, region, currency].compactMap { $0 }
        return parts.isEmpty ? "all locales" : parts.joined(separator: " ")
    }

    /// The finding in one line; invisible characters are shown as code points.
    public var message: String {
        func shown(_ text: String?) -> String { text.map { "\u{201C}\(VisibleText.of($0))\u{201D}" } ?? "nothing" }
        return "\(subject): \(field) \(shown(old)) \u{2192} \(shown(new))"
    }
}

/// An amount as formatted with two snapshots.
public struct RenderedChange: Sendable, Equatable {
    /// The identifier of the locale.
    public var locale: String
    /// The code of the currency.
    public var currency: String
    /// The decimal that was passed to the formatter.
    public var amount: String
    /// `standard`, `accounting`, `narrow`, `formal`, `variant`, `code`, `compact`, `cash` or `iso`.
    public var style: String
    /// The text with the old data.
    public var old: String
    /// The text with the new data.
    public var new: String

    /// Creates an amount with its texts before and after.
    public init(locale: String, currency: String, amount: String, style: String, old: String, new: String) {
        self.locale = locale
        self.currency = currency
        self.amount = amount
        self.style = style
        self.old = old
        self.new = new
    }
}
