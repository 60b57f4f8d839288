import CommandSupport
import CurrencyEngine
import DataSnapshot
import LocaleModel
import LocaleResolution

/// The reason why a string differs, if it is known. The first of these that applies is reported:
///
///     from the snapshot, read as ICU reads it, it would be the same    a departure of ICU from LDML
///     from the peer's data it would be the same here                   another data version
///     the same, read as ICU reads them                                 a departure, or another data version
///     a defect of the peer makes it of one of these                    that defect
///     the peer has another CLDR, and its data are not here             nobody can tell
struct StringCauses {
    let snapshot: Snapshot
    let inheritance: Inheritance
    let peer: PeerEngine

    func cause(of theirs: String, _ ours: String, _ amount: String, _ pair: Pair) -> AuditCause? {
        guard let value = try? DecimalValue(amount) else { return nil }
        let candidates = pair.candidates
        if same(theirs, candidates.hereAsICU.format(value)) { return departure(theirs, ours, pair) }
        if let there = candidates.there?.format(value) {
            if same(theirs, there) { return dataVersion }
            if let asICU = candidates.thereAsICU?.format(value), same(theirs, asICU) {
                return same(there, ours) ? departure(theirs, ours, pair) : dataVersion
            }
        }
        if let defect = peer.defects.first(where: { $0.explains(theirs, amount, candidates) }) { return defect.cause }
        if peer.data == nil, peer.cldrVersion != snapshot.locales.cldrVersion { return untold }
        return nil
    }

    /// A locale and a currency with the possible strings for an amount.
    struct Pair {
        var locale: String
        var currency: String
        var candidates: StringCandidates
    }

    private func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

    private var dataVersion: AuditCause {
        AuditCause(
            id: "data-version",
            reason: "The data are of CLDR \(peer.cldrVersion ?? "of another version") there and of CLDR "
                + "\(snapshot.locales.cldrVersion ?? "?") here: from the other's data the string is the same here.",
            link: "https://cldr.unicode.org/index/downloads")
    }

    private var untold: AuditCause {
        AuditCause(
            id: "data-version-or-answer",
            reason: "The data are of CLDR \(peer.cldrVersion ?? "of an unknown version") there and of CLDR "
                + "\(snapshot.locales.cldrVersion ?? "?") here, and without them data and answers cannot be told apart.",
            link: "https://cldr.unicode.org/index/downloads")
    }

    // MARK: Departures of ICU

    private func departure(_ theirs: String, _ ours: String, _ pair: Pair) -> AuditCause {
        if VisibleText.ink(theirs) == VisibleText.ink(ours) { return Self.alphaNextToNumber }
        let chain = inheritance.parents.chain(from: pair.locale)
        if hasFormat(pair.currency, chain) { return Self.formatAsOne }
        if let own = regionCurrency(of: pair.locale), own != pair.currency, hasFormat(own, chain) {
            return Self.regionCurrencyFormat
        }
        return Self.beginsWithNumber(theirs) == Self.beginsWithNumber(ours) ? Self.other : Self.alphaNextToNumber
    }

    private func hasFormat(_ code: String, _ chain: [String]) -> Bool {
        Self.hasFormat(code, chain, inheritance)
    }

    /// Whether a locale has a pattern or separators for one currency only.
    static func hasFormat(_ code: String, _ chain: [String], _ inheritance: Inheritance) -> Bool {
        [CurrencyPart.pattern, .decimal, .group].contains {
            inheritance.find(.currency(code: code, $0), along: chain) != nil
        }
    }

    private func regionCurrency(of locale: String) -> String? {
        let identifiers = snapshot.supplemental.identifiers
        let written = locale.split(separator: "-").dropFirst()
        let likely = identifiers.likelySubtags[locale]?.split(separator: "-").dropFirst() ?? []
        let region = (Array(written) + Array(likely)).first { $0.utf8.count == 2 || $0.utf8.count == 3 }
        return region.flatMap { snapshot.supplemental.regionCurrencies[String($0)]?.first?.code }
    }

    private static func beginsWithNumber(_ text: String) -> Bool {
        let signs = "-\u{2212}+()".unicodeScalars
        let first = VisibleText.ink(text).unicodeScalars.first { !signs.contains($0) }
        return first?.properties.numericType == .decimal
    }

    static let regionCurrencyFormat = AuditCause(
        id: "region-currency-format",
        reason: "ICU gives every currency the pattern and separators that the locale has for its region's own "
            + "currency: in en-DE, those of EUR for USD too. LDML has them for that one currency.",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies")

    static let formatAsOne = AuditCause(
        id: "currency-format-as-one",
        reason: "ICU has a currency's symbol, pattern and separators as one value, filled in and inherited together; "
            + "in LDML each is inherited by itself.",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies")

    static let alphaNextToNumber = AuditCause(
        id: "alpha-next-to-number",
        reason: "ICU does not use the patterns for a currency that has a letter next to the number, which have a space "
            + "there, or the currency on the other side.",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules")

    static let other = AuditCause(
        id: "icu-reading", reason: "Read as ICU reads LDML, the snapshot gives the same string.",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies")
}
