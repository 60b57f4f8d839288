import CurrencyEngine
import DataSnapshot
import Foundation
import LocaleModel

/// Another program that formats money, whose strings are held against those from a snapshot.
public struct PeerEngine {
    /// `FormatStyle`, `NumberFormatter`, `ICU`, `Intl`.
    public var name: String
    /// The CLDR version of its data, as far as it says: `46`.
    public var cldrVersion: String?
    /// The locales that it has data for, as BCP 47 identifiers; it may fall back for others.
    public var locales: Set<String>
    /// Its data, where they could be had: with them, data and answers are told apart.
    public var data: CurrencyData?
    /// What it is known to do wrong by itself, whatever its data.
    public var defects: [StringDefect]
    /// Its strings for amounts; nil for one that it refuses.
    public var write: (_ locale: String, _ currency: String, _ amounts: [String]) throws -> [String?]

    /// Makes an engine; `data` is its own data, if that is at hand.
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
    /// - Parameter reading: whose reading of the data counts.
    public init(of snapshot: Snapshot, name: String, reading: FormatOptions.Compatibility) throws(RenderingError) {
        let rendering = try Rendering(of: snapshot)
        self.init(
            name: name, cldrVersion: snapshot.locales.cldrVersion,
            locales: rendering.locales.subtracting([LocaleFacts.rootIdentifier]), data: rendering.data
        ) { locale, currency, amounts in
            let style = rendering.style(locale: locale, currency: currency, .standard, reading)
            return try amounts.map { try style?.plan.format(DecimalValue($0)) }
        }
    }
}

/// What an engine is known to do wrong, and how to tell that it did.
public struct StringDefect: Sendable {
    /// The cause that findings of the defect have.
    public var cause: AuditCause
    /// Whether the engine's string is what the defect makes of one of the candidates for an amount.
    var explains: @Sendable (_ theirs: String, _ amount: String, _ candidates: StringCandidates) -> Bool
}

/// What an amount may look like: from both data and by both readings of them.
struct StringCandidates {
    let locale: String
    let currency: String
    let here: FormatPlan
    let hereAsICU: FormatPlan
    let there: FormatPlan?
    let thereAsICU: FormatPlan?
    /// Whether the locale has a pattern or separators for this one currency.
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

    /// The same, and what an amount becomes that passes through Foundation's Double on the way.
    func allByWayOfDouble(_ amount: String) -> [String] {
        guard let exact = try? DecimalValue(amount) else { return [] }
        // Not always the nearest Double: NSDecimalNumber's own conversion adds an error in the last place.
        return all(exact) + all(DecimalValue(NSDecimalNumber(string: amount).doubleValue))
    }

    /// What the peer's data give for another locale.
    func inLocale(_ locale: String, _ amount: String) -> [String] {
        guard let data, let exact = try? DecimalValue(amount) else { return [] }
        let rounded = DecimalValue(NSDecimalNumber(string: amount).doubleValue)
        let styles = [FormatOptions.Compatibility.ldml, .icu].compactMap {
            data.style(locale: locale, currency: currency, .standard, $0)
        }
        return styles.flatMap { style in [exact, rounded].map(style.format) }
    }

    /// The same with another number of decimals than the data have.
    func all(_ amount: DecimalValue, decimals: Int) -> [String] {
        styles.map { $0.precision(.fraction(decimals)).format(amount) }
    }
}
