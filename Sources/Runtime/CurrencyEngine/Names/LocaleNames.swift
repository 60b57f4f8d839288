import CurrencyCore
import PackedTables

/// The currency names of one locale, which is looked up once. Use it for lists of all currencies and for many amounts.
///
///     let names = CurrencyNames.bundled.names(in: try LocaleIdentifier("sv"))
///     names.displayName(of: try CurrencyCode("NOK"))                       // "norsk krona"
///     names.pluralName(of: try CurrencyCode("NOK"), category: .other)      // "norska kronor"
///
/// Finding the locale takes most of the time of a lookup in `CurrencyNames`.
public struct LocaleNames: Sendable, Hashable {
    /// The names of all locales.
    public let all: CurrencyNames
    private let row: Int

    init(_ all: CurrencyNames, _ locale: LocaleIdentifier) {
        self.all = all
        row = LocaleLookup(image: all.image).row(for: locale.tag)
    }

    /// The identifier of the locale that the names belong to, such as `zh-Hant-HK`; the root's is `und`.
    public var localeIdentifier: String {
        all.image.text(all.image[LocaleRow.self, row].identifier).string
    }

    /// The display name; see `CurrencyNames.displayName(of:in:)`.
    public func displayName(of currency: CurrencyCode) -> String? {
        name(of: currency, NameForm.displayName)
    }

    /// The name that follows a number; see `CurrencyNames.pluralName(of:category:in:)`.
    public func pluralName(of currency: CurrencyCode, category: PluralCategory) -> String {
        name(of: currency, NameForm.index(of: category.countForm)) ?? currency.description
    }

    /// The name of a currency around its amounts.
    func outerText(of currency: CurrencyCode) -> OuterText {
        OuterText { exactly, category in
            let explicitName = exactly.flatMap { number in
                withName(of: currency, NameForm.explicitZero + number) { $0.map { Array($0) } }
            }
            return explicitName ?? Array(pluralName(of: currency, category: category).utf8)
        }
    }

    private func name(of currency: CurrencyCode, _ form: Int) -> String? {
        withName(of: currency, form) { $0.map { String(decoding: $0, as: UTF8.self) } }
    }

    /// Calls a closure with a name's UTF-8, which is valid only during the call, or with nil if there is no name.
    ///
    /// - Parameter form: One of the numbers in `NameForm`.
    package func withName<Result>(
        of currency: CurrencyCode, _ form: Int, _ body: (UnsafeBufferPointer<UInt8>?) -> Result
    ) -> Result {
        guard let currency = all.image.row(of: currency.packed),
            let record = all.image.nameRecord(locale: row, currency: currency)
        else { return body(nil) }
        // The bytes are few enough to stay on the stack.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameRecord.maximumTextLength) { text in
            guard case .text(let count) = record.read(form, into: text) else { return body(nil) }
            return body(UnsafeBufferPointer(rebasing: text[..<count]))
        }
    }
}

extension CurrencyNames {
    /// The names in one locale. The locale is looked up once for many names.
    public func names(in locale: LocaleIdentifier) -> LocaleNames {
        LocaleNames(self, locale)
    }
}
