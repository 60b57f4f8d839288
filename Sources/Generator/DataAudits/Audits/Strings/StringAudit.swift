import CurrencyEngine
import DataSnapshot
import LocaleModel
import LocaleResolution

/// Compares strings of other engines with those from a snapshot, by locale and currency.
public struct StringAudit {
    let snapshot: Snapshot
    let rendering: Rendering
    let inheritance: Inheritance
    let locales: [String]
    let currencies: [String]

    /// Groups and decimals on both sides of zero, four digits, a half, and more digits than binary numbers hold.
    public static let amounts = ["1234567.891", "-1234567.891", "1234.5", "0.5", "12345678901234567890.12"]

    static let rule = AuditRule(
        id: "strings", title: "Amounts look the same",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies")

    /// - Parameter selection: The locales and currencies; by default, all locales except the root, and the currencies
    ///   that are money of a region today.
    public init(_ snapshot: Snapshot, _ selection: AuditSelection = AuditSelection()) throws(RenderingError) {
        self.snapshot = snapshot
        rendering = try Rendering(of: snapshot, locales: selection.locales)
        inheritance = Inheritance(locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        let known = rendering.locales.subtracting([LocaleFacts.rootIdentifier])
        locales = (selection.locales.map { known.intersection($0) } ?? known).sorted()
        currencies = (selection.currencies ?? SnapshotDifference.tender(in: snapshot)).sorted()
    }

    /// The result for one engine's strings.
    public struct Outcome {
        /// The counts of compared and differing strings.
        public var strings: StringComparison
        /// One finding for each differing string.
        public var findings: [AuditFinding]
    }

    /// Compares all strings that the engine has.
    ///
    /// - Parameters:
    ///   - log: Is called with every string, equal or not: locale, currency, amount, ours, theirs, cause.
    ///   - progress: Is called with the number of finished locales and of all locales.
    public func compare(
        with peer: PeerEngine, log: StringLog? = nil, progress: (Int, Int) -> Void = { _, _ in }
    ) throws -> Outcome {
        let there = peer.data.map(Rendering.init(data:))
        let causes = StringCauses(snapshot: snapshot, inheritance: inheritance, peer: peer)
        let locales = self.locales.filter(peer.locales.contains)
        var tally = StringTally(
            peer: peer,
            strings: StringComparison(
                engine: peer.name, locales: locales, currencies: currencies, amounts: Self.amounts))
        for (index, locale) in locales.enumerated() {
            progress(index, locales.count)
            let chain = inheritance.parents.chain(from: locale)
            for currency in currencies {
                guard
                    let candidates = StringCandidates(
                        here: rendering, there: there, locale: locale, currency: currency,
                        hasOwnFormat: StringCauses.hasFormat(currency, chain, inheritance))
                else { continue }
                let pair = StringCauses.Pair(locale: locale, currency: currency, candidates: candidates)
                let theirs = try peer.write(locale, currency, Self.amounts)
                for (amount, theirs) in zip(Self.amounts, theirs) {
                    guard let theirs, let value = try? DecimalValue(amount) else { continue }
                    let ours = candidates.here.format(value)
                    let isSame = ours.utf8.elementsEqual(theirs.utf8)
                    let cause = isSame ? nil : causes.cause(of: theirs, ours, amount, pair)
                    let example = RenderedChange(
                        locale: locale, currency: currency, amount: amount, style: "standard", old: theirs, new: ours)
                    tally.add(example, isSame: isSame, cause)
                    log?.write(peer.name, example, isSame ? "" : cause?.id ?? "unexplained")
                }
            }
        }
        progress(locales.count, locales.count)
        return tally.outcome()
    }
}
