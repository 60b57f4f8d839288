import ReportFormats

/// One difference between two snapshots, where it arises.
///
/// A value that a locale inherits is not found again in it: `reaches` counts the locales that show the same change.
public struct Finding: Sendable, Equatable {
    /// What a customer sees of it.
    public var `class`: FindingClass
    /// The identifier of the locale; nil if it concerns none.
    public var locale: String?
    /// The code of the currency; nil if it concerns none.
    public var currency: String?
    /// The code of the region; nil if it concerns none.
    public var region: String?
    /// The value's path in the snapshot, as in `systems/latn/symbols/group`.
    public var field: String
    /// nil where there was nothing.
    public var old: String?
    /// nil where there is nothing any more.
    public var new: String?
    /// The file of the snapshot that holds the value.
    public var file: String
    /// The locales that inherit the change, without the one of the finding.
    public var reaches: [String] = []
    /// An amount that shows the change, where there is one and it was asked for.
    public var example: RenderedChange?

    /// Makes a finding.
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

    /// What the finding is about: a locale, a region, a currency or several of them.
    public var subject: String {
        let parts = [locale, region, currency].compactMap { $0 }
        return parts.isEmpty ? "all locales" : parts.joined(separator: " ")
    }

    /// The finding in one line; characters that cannot be seen are shown as code points.
    public var message: String {
        func shown(_ text: String?) -> String { text.map { "\u{201C}\(VisibleText.of($0))\u{201D}" } ?? "nothing" }
        return "\(subject): \(field) \(shown(old)) \u{2192} \(shown(new))"
    }
}

/// An amount under two snapshots.
public struct RenderedChange: Sendable, Equatable {
    /// The identifier of the locale.
    public var locale: String
    /// The code of the currency.
    public var currency: String
    /// A decimal, as it was given to the formatter.
    public var amount: String
    /// `standard`, `accounting`, `narrow`, `formal`, `variant`, `code`, `compact`, `cash` or `iso`.
    public var style: String
    /// The text that the old data gives.
    public var old: String
    /// The text that the new data gives.
    public var new: String

    /// Makes an amount with its texts before and after.
    public init(locale: String, currency: String, amount: String, style: String, old: String, new: String) {
        self.locale = locale
        self.currency = currency
        self.amount = amount
        self.style = style
        self.old = old
        self.new = new
    }
}
