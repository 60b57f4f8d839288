import CurrencyEngine
import DataSnapshot
import LocaleModel
import TableEmitter

/// Formats amounts with the tables made from a snapshot, as a program that uses the snapshot will show them.
package struct Rendering {
    /// The forms of an amount that can be shown.
    enum Style: String, CaseIterable {
        case standard
        case accounting
        case narrow
        case formal
        case variant
        /// The ISO code instead of the symbol.
        case code
        case compact
        /// The fraction digits and the rounding step of cash.
        case cash
        /// The fraction digits of ISO 4217's minor unit.
        case iso
    }

    package let data: CurrencyData
    let locales: Set<String>

    /// - Parameter wanted: The locales that are formatted; nil for all. Few are ready in a fraction of the time.
    package init(of snapshot: Snapshot, locales wanted: Set<String>? = nil) throws(RenderingError) {
        let known = wanted.map { $0.intersection(snapshot.localeFacts.map(\.identifier)) }
        do {
            data = try CurrencyData(TableImage(of: snapshot, ImageSelection(locales: known)).bytes)
        } catch {
            throw RenderingError(source: snapshot.locales, reason: String(describing: error))
        }
        locales = Set(data.localeIdentifiers)
    }

    /// Formats with an existing image.
    init(data: CurrencyData) {
        self.data = data
        locales = Set(data.localeIdentifiers)
    }

    /// Creates a plan, which looks up the data for a locale and a currency once and then formats any amount.
    func plan(locale: String, currency: String, style: Style) -> FormatPlan? {
        self.style(locale: locale, currency: currency, style, .ldml)?.plan
    }

    /// The numbering system that a locale uses by default.
    func numberingSystem(of locale: String) -> String? {
        guard let identifier = try? LocaleIdentifier(locale) else { return nil }
        return DecimalStyle(locale: identifier, data: data).resolvedOptions.numberingSystem
    }

    func style(
        locale: String, currency: String, _ style: Style, _ compatibility: FormatOptions.Compatibility
    ) -> CurrencyStyle? {
        guard let identifier = try? LocaleIdentifier(locale), let code = try? CurrencyCode(currency) else { return nil }
        var result = CurrencyStyle(currency: code, locale: identifier, data: data)
        switch style {
        case .standard: break
        case .accounting: result.sign = .accounting
        case .narrow: result.display = .narrowSymbol
        case .formal: result.display = .formalSymbol
        case .variant: result.display = .variantSymbol
        case .code: result.display = .code
        case .compact: result.options.notation = .compact(.short)
        case .cash: result.digits = .cash
        case .iso: result.digits = .iso
        }
        return compatibility == .ldml ? result : result.compatibility(compatibility)
    }
}

/// An error that says why a snapshot cannot be rendered.
public struct RenderingError: Error, Sendable, CustomStringConvertible {
    /// The publication of the snapshot.
    public var source: SourceVersion
    /// The problem, in English.
    public var reason: String

    /// The error as text, in English.
    public var description: String {
        "no tables can be made of the snapshot of \(source.name) \(source.version): \(reason)"
    }
}
