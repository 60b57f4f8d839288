import CurrencyEngine
import DataSnapshot
import LocaleModel
import TableEmitter

/// Formats amounts from the tables that a snapshot becomes: what a program that takes it will show.
package struct Rendering {
    /// The forms of an amount that are shown.
    enum Style: String, CaseIterable {
        case standard
        case accounting
        case narrow
        case formal
        case variant
        /// The ISO code in place of the symbol.
        case code
        case compact
        /// The decimals and the step of cash.
        case cash
        /// The decimals of ISO 4217's minor unit.
        case iso
    }

    package let data: CurrencyData
    let locales: Set<String>

    package init(of snapshot: Snapshot) throws(RenderingError) {
        do {
            data = try CurrencyData(TableImage(of: snapshot).bytes)
        } catch {
            throw RenderingError(source: snapshot.locales, reason: String(describing: error))
        }
        locales = Set(data.localeIdentifiers)
    }

    /// Formats from an image that is there already.
    init(data: CurrencyData) {
        self.data = data
        locales = Set(data.localeIdentifiers)
    }

    /// What a locale and a currency need is looked up once, and then any amount is written.
    func plan(locale: String, currency: String, style: Style) -> FormatPlan? {
        self.style(locale: locale, currency: currency, style, .ldml)?.plan
    }

    /// The numbering system in which a locale writes without being asked for another.
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

/// Why a snapshot cannot be shown.
public struct RenderingError: Error, Sendable, CustomStringConvertible {
    /// The publication of the snapshot.
    public var source: SourceVersion
    /// What is wrong with it, in English.
    public var reason: String

    /// The error as text, in English.
    public var description: String {
        "no tables can be made of the snapshot of \(source.name) \(source.version): \(reason)"
    }
}
