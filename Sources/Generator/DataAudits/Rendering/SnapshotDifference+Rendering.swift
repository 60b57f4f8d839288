import CurrencyEngine
import DataSnapshot
import LocaleModel

extension SnapshotDifference {
    /// Formats amounts with both snapshots, counts the differences, adds examples to findings, and reads what was written
    /// with the old snapshot with the new one.
    ///
    /// - Parameter selection: The locales and currencies to format; by default, all locales that both snapshots have,
    ///   and the currencies on ISO 4217's list one that are money of a region today.
    public mutating func render(
        from old: Snapshot, to new: Snapshot, _ selection: AuditSelection = AuditSelection()
    ) throws(RenderingError) {
        let before = try Rendering(of: old)
        let after = try Rendering(of: new)
        let common = before.locales.intersection(after.locales)
        let locales = selection.locales.map { $0.intersection(common) } ?? common
        let currencies = selection.currencies ?? Self.tender(in: old).union(Self.tender(in: new))
        do {
            drift = try Self.drift(
                from: before, to: after, locales: locales.sorted(), currencies: currencies.sorted())
        } catch {
            throw RenderingError(source: new.locales, reason: String(describing: error))
        }
        let changes = drift?.changes ?? []
        readings =
            try changes.isEmpty
            ? [] : ReadingComparison(from: old, before, to: new, after).changes(among: changes)
        let examples = FindingExamples(
            before: before, after: after, locales: locales, currencies: currencies.sorted(),
            supplemental: new.supplemental)
        for index in findings.indices {
            findings[index].example = examples.example(of: findings[index])
        }
    }

    /// The currencies that are money of a region today.
    static func tender(in snapshot: Snapshot) -> Set<String> {
        var result: Set<String> = []
        for currencies in snapshot.supplemental.regionCurrencies.values {
            for currency in currencies where currency.isTender && currency.to == nil { result.insert(currency.code) }
        }
        return result
    }

    private static func drift(
        from before: Rendering, to after: Rendering, locales: [String], currencies: [String]
    ) throws(DecimalError) -> Drift {
        let values = try Drift.amounts.map { amount throws(DecimalError) in (amount, try DecimalValue(amount)) }
        var drift = Drift(
            locales: locales, currencies: currencies, amounts: Drift.amounts, strings: 0, changed: 0,
            changedByLocale: [:], changedByCurrency: [:], changes: [])
        for locale in locales {
            for currency in currencies {
                guard let was = before.plan(locale: locale, currency: currency, style: .standard),
                    let now = after.plan(locale: locale, currency: currency, style: .standard)
                else { continue }
                var isFirst = true
                for (amount, value) in values {
                    drift.strings += 1
                    let (old, new) = (was.format(value), now.format(value))
                    if old.utf8.elementsEqual(new.utf8) { continue }
                    drift.changed += 1
                    drift.changedByLocale[locale, default: 0] += 1
                    drift.changedByCurrency[currency, default: 0] += 1
                    if !isFirst { continue }
                    isFirst = false
                    drift.changes.append(
                        RenderedChange(
                            locale: locale, currency: currency, amount: amount,
                            style: Rendering.Style.standard.rawValue,
                            old: old, new: new))
                }
            }
        }
        return drift
    }
}
