import CurrencyEngine
import DataAudits
import DataSnapshot
import LocaleModel

/// A snapshot as one HTML page that needs nothing else: no server, no network and no other file.
///
/// The page contains the engine's output for every locale and currency, split into the texts around the number, the
/// currency and the digits. The page composes amounts from these. Its only rules are those for cutting off and rounding
/// digits.
///
/// The same snapshots produce the same bytes.
public struct PageReport: Sendable {
    private let snapshot: Snapshot
    private let difference: SnapshotDifference?
    private let old: Snapshot?
    private let audit: AuditReport?

    /// Creates the page of one snapshot.
    public init(snapshot: Snapshot) {
        self.snapshot = snapshot
        difference = nil
        old = nil
        audit = nil
    }

    /// Creates the page of a snapshot with the findings of its audits.
    ///
    /// - Parameter other: A snapshot with which it was compared. The page also shows it in a heat map.
    public init(_ report: AuditReport, of snapshot: Snapshot, against other: Snapshot? = nil) {
        self.snapshot = snapshot
        difference = other.map { SnapshotDifference(from: $0, to: snapshot) }
        old = other
        audit = report
    }

    /// Creates the page of a snapshot with the differences from an older one.
    public init(_ difference: SnapshotDifference, from old: Snapshot, to new: Snapshot) {
        snapshot = new
        self.difference = difference
        self.old = old
        audit = nil
    }

    /// The page's text, with a newline at the end.
    ///
    /// - Throws: `RenderingError` if no tables can be made from a snapshot, `PageError` if an amount cannot be
    ///   split.
    public func html() throws -> String {
        var pools = PagePools()
        let rendering = try Rendering(of: snapshot)
        let codes = rendering.data.currencyCodes.map(\.description)
        let locales = PageLocales(snapshot.localeFacts, snapshot.supplemental)
        let places = Dictionary(codes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let samples = try PageStyle.allCases.map { style in
            try SampleTable(
                style, locales: locales.identifiers, parents: locales.parents, currencies: codes,
                steps: Self.steps(codes, snapshot), rendering.data, &pools
            ).value
        }
        let values = PageValues(snapshot.localeFacts, snapshot.supplemental.identifiers, locales, &pools).value
        let comparison = try self.comparison(&pools)
        let data = PageValue.record([
            "source": Self.value(snapshot),
            "locales": locales.value(currencies: places),
            "currencies": PageCurrencies(snapshot, codes: codes).value,
            "territories": Self.territories(snapshot.supplemental.englishNames),
            "systems": Self.systems(snapshot.supplemental.numberingSystems),
            "styles": .texts(PageStyle.allCases.map(\.rawValue)),
            "samples": .list(samples),
            "values": values,
            "classes": .list(FindingClass.allCases.map { .texts([$0.rawValue, $0.title]) }),
            "findings": PageFindings.value(difference?.findings ?? [], locales),
            "comparison": comparison,
            "audit": audit.map { PageAudit($0, locales).value } ?? .null,
            "shapes": .list(pools.shapes.values.map(\.value)),
            "notations": .list(pools.notations.values.map(\.value)),
            "precisions": .list(pools.precisions.values.map(\.value)),
            "texts": .texts(pools.texts.values.map(\.string)),
        ])
        let names = PageNames.value(snapshot.localeFacts, locales, currencies: codes)
        return PageDocument.html(title: title, data: data.json, names: names.json)
    }

    private var title: String {
        func name(_ snapshot: Snapshot) -> String { "\(snapshot.locales.name) \(snapshot.locales.version)" }
        guard let old else { return "Currency formats of \(name(snapshot))" }
        return "Currency formats: \(name(old)) \u{2192} \(name(snapshot))"
    }

    /// The amounts of the old snapshot: `{source, locales, parents, currencies, samples}`.
    private func comparison(_ pools: inout PagePools) throws -> PageValue {
        guard let old else { return .null }
        let data = try Rendering(of: old).data
        let locales = PageLocales(old.localeFacts, old.supplemental)
        let codes = data.currencyCodes.map(\.description)
        let samples = try SampleTable(
            .standard, locales: locales.identifiers, parents: locales.parents, currencies: codes,
            steps: Self.steps(codes, old), data, &pools)
        return .record([
            "source": Self.value(old),
            "locales": .texts(locales.identifiers),
            "parents": .numbers(locales.parents.map { $0 ?? -1 }),
            "currencies": .texts(codes),
            "samples": samples.value,
        ])
    }

    private static func steps(_ codes: [String], _ snapshot: Snapshot) -> [Int] {
        let fractions = snapshot.supplemental.fractions
        return codes.map { (fractions[$0] ?? fractions["DEFAULT"])?.rounding ?? 0 }
    }

    private static func value(_ snapshot: Snapshot) -> PageValue {
        .record([
            "name": .text(snapshot.locales.name), "version": .text(snapshot.locales.version),
            "cldr": .text(snapshot.locales.cldrVersion), "iso4217": .text(snapshot.iso4217.currentPublished),
        ])
    }

    /// The digits by numbering system, without algorithmic systems.
    private static func systems(_ systems: [String: NumberingSystem]) -> PageValue {
        .list(
            systems.sorted { $0.key < $1.key }.compactMap { name, system in
                system.digits.map { .texts([name, $0]) }
            })
    }

    private static func territories(_ names: EnglishNames) -> PageValue {
        .list(names.territories.sorted { $0.key < $1.key }.map { .texts([$0.key, $0.value]) })
    }
}
