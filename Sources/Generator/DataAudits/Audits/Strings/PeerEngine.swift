import CurrencyEngine
import DataSnapshot
import Foundation
import LocaleModel

/// Another program that formats money, whose strings are compared with those from a snapshot.
public struct PeerEngine {
    /// `FormatStyle`, `NumberFormatter`, `ICU`, `Intl`.
    public var name: String
    /// The CLDR version of its data, such as `46`, if it states one.
    public var cldrVersion: String?
    /// The locales that it has data for, as BCP 47 identifiers; it may fall back for others.
    public var locales: Set<String>
    /// Its data, if they are available. With them, different data can be distinguished from different answers.
    public var data: CurrencyData?
    /// Its known defects, which do not depend on its data.
    public var defects: [StringDefect]
    /// Returns its strings for amounts; nil for an amount that it rejects.
    public var write: (_ locale: String, _ currency: String, _ amounts: [String]) throws -> [String?]

    /// Creates an engine; `data` is its own data, if available.
    public init(
        name: String, cldrVersion: String?, locales: Set<String>, data: CurrencyData? = nil,
        defects: [StringDefect] = [],
        write: @escaping (_ locale: String, _ currency: String, _ amounts: [String]) throws -> [String?]
    ) {
        self.name = name
        self.cldrVersion = cldrVersion
        self.locales = locales
        self.data = data
        self.defects = defects
        self.write = write
    }
}

extension PeerEngine {
    /// This package's engine with the data of a snapshot.
    ///
    /// - Parameters:
    ///   - reading: The engine whose interpretation of the data is used.
    ///   - wanted: The locales that it writes; nil for all.
    public init(
        of snapshot: Snapshot, name: String, reading: FormatOptions.Compatibility, locales wanted: Set<String>? = nil
    ) throws(RenderingError) {
        let rendering = try Rendering(of: snapshot, locales: wanted)
        self.init(
            name: name, cldrVersion: snapshot.locales.cldrVersion,
            locales: rendering.locales.subtracting([LocaleFacts.rootIdentifier]), data: rendering.data
        ) { locale, currency, amounts in
            let style = rendering.style(locale: locale, currency: currency, .standard, reading)
            return try amounts.map { try style?.plan.format(DecimalValue($0)) }
        }
    }
}

/// A known defect of an engine, and a test for it.
public struct StringDefect: Sendable {
    /// The cause for findings of the defect.
    public var cause: AuditCause
    /// Whether the defect turns one of the candidates for an amount into the engine's string.
    var explains: @Sendable (_ theirs: String, _ amount: String, _ candidates: StringCandidates) -> Bool
}

/// The possible strings for an amount: from both data, with both interpretations.
struct StringCandidates {
    let locale: String
    let currency: String
    let here: FormatPlan
    let hereAsICU: FormatPlan
    let there: FormatPlan?
    let thereAsICU: FormatPlan?
    /// Whether the locale has a pattern or separators for this currency only.
    let hasOwnFormat: Bool
    private let styles: [CurrencyStyle]
    private let data: Rendering?

    init?(here: Rendering, there: Rendering?, locale: String, currency: String, hasOwnFormat: Bool) {
        func style(_ rendering: Rendering?, _ compatibility: FormatOptions.Compatibility) -> CurrencyStyle? {
            rendering?.style(locale: locale, currency: currency, .standard, compatibility)
        }
        guard let ldml = style(here, .ldml), let icu = style(here, .icu) else { return nil }
        let theirs = [style(there, .ldml), style(there, .icu)]
        self.locale = locale
        self.currency = currency
        self.here = ldml.plan
        hereAsICU = icu.plan
        self.there = theirs[0]?.plan
        thereAsICU = theirs[1]?.plan
        self.hasOwnFormat = hasOwnFormat
        data = there
        styles = [ldml, icu] + theirs.compactMap { $0 }
    }

    func all(_ amount: DecimalValue) -> [String] {
        [here, hereAsICU, there, thereAsICU].compactMap { $0?.format(amount) }
    }

    /// The same strings, and those for the amount that Foundation's conversion to Double produces.
    func allByWayOfDouble(_ amount: String) -> [String] {
        guard let exact = try? DecimalValue(amount) else { return [] }
        // This is not always the nearest Double, because NSDecimalNumber's conversion adds an error in the last place.
        return all(exact) + all(DecimalValue(NSDecimalNumber(string: amount).doubleValue))
    }

    /// The strings of another locale with the peer's data.
    func inLocale(_ locale: String, _ amount: String) -> [String] {
        guard let data, let exact = try? DecimalValue(amount) else { return [] }
        let rounded = DecimalValue(NSDecimalNumber(string: amount).doubleValue)
        let styles = [FormatOptions.Compatibility.ldml, .icu].compactMap {
            data.style(locale: locale, currency: currency, .standard, $0)
        }
        return styles.flatMap { style in [exact, rounded].map(style.format) }
    }

    /// The same strings with another number of fraction digits.
    func all(_ amount: DecimalValue, decimals: Int) -> [String] {
        styles.map { $0.precision(.fraction(decimals)).format(amount) }
    }
}
