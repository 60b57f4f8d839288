import DataSnapshot
import LocaleModel

/// Finds the differences between the currencies of two snapshots: display digits, ISO 4217, new and withdrawn ones.
struct CurrencyDifferences {
    let old: Snapshot
    let new: Snapshot

    private static let fractionsFile = "supplemental/fractions.json"
    private static let isoFile = "iso4217.json"

    func findings() -> [Finding] {
        fractions() + displayed() + currentList() + withdrawnList() + withoutCurrency()
    }

    // MARK: CLDR

    private func fractions() -> [Finding] {
        var result: [Finding] = []
        let codes = Set(old.supplemental.fractions.keys).union(new.supplemental.fractions.keys)
        for code in codes {
            let before = Self.effective(code, in: old)
            let after = Self.effective(code, in: new)
            var rows: [(FindingClass, String, Int, Int)] = [
                (.digits, "digits", before.digits, after.digits),
                (.rounding, "rounding", before.rounding, after.rounding),
            ]
            // Cash that has the same values as other amounts has no finding.
            if before.cashDigits != nil || after.cashDigits != nil {
                let (was, now) = (before.cashDigits ?? before.digits, after.cashDigits ?? after.digits)
                rows.append((.digits, "cashDigits", was, now))
            }
            if before.cashRounding != nil || after.cashRounding != nil {
                let (was, now) = (before.cashRounding ?? before.rounding, after.cashRounding ?? after.rounding)
                rows.append((.rounding, "cashRounding", was, now))
            }
            for (kind, name, was, now) in rows where was != now {
                result.append(
                    Finding(
                        kind, currency: code, field: "\(code)/\(name)", old: String(was), new: String(now),
                        file: Self.fractionsFile))
            }
        }
        return result
    }

    private static func effective(_ code: String, in snapshot: Snapshot) -> Fractions {
        let fractions = snapshot.supplemental.fractions
        return fractions[code] ?? fractions["DEFAULT"] ?? Fractions(digits: 2, rounding: 0)
    }

    /// Currencies that CLDR has started or stopped to name.
    private func displayed() -> [Finding] {
        let before = old.displayedCodes
        let after = new.displayedCodes
        let name = { (code: String, snapshot: Snapshot) in
            snapshot.localeFacts.first { $0.identifier == "en" }?[.name(code: code, nil)] ?? code
        }
        let added = after.subtracting(before).map { code in
            Finding(
                .currency, currency: code, field: "names/\(code)/displayName", old: nil, new: name(code, new),
                file: "names/en.json")
        }
        let removed = before.subtracting(after).map { code in
            Finding(
                .currency, currency: code, field: "names/\(code)/displayName", old: name(code, old), new: nil,
                file: "names/en.json")
        }
        return added + removed
    }

    // MARK: ISO 4217

    private func currentList() -> [Finding] {
        let before = Dictionary(old.iso4217.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.iso4217.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [Finding] = []
        for code in Set(before.keys).union(after.keys) {
            let (was, now) = (before[code], after[code])
            result += minorUnit(code, from: was, to: now)
            if let was, let now {
                result += changes(from: was, to: now)
            } else {
                let name = { (currency: ISOCurrency?, facts: ISO4217Facts) in
                    currency?.name
                        ?? facts.withdrawn.last { $0.code == code }.map { "withdrawn in \($0.withdrawalDate)" }
                }
                result.append(
                    iso(.currency, code, "current/\(code)", name(was, old.iso4217), name(now, new.iso4217)))
            }
        }
        return result
    }

    /// The meaning of amounts in minor units. Only list one defines it, so entering or leaving that list is also a
    /// change, unless the code has no minor unit there.
    private func minorUnit(_ code: String, from was: ISOCurrency?, to now: ISOCurrency?) -> [Finding] {
        if was?.minorUnit == now?.minorUnit { return [] }
        let text = { (currency: ISOCurrency?) in
            currency.map { $0.minorUnit.map { String($0) } ?? ISO4217Facts.noMinorUnit }
        }
        return [iso(.digits, code, "current/\(code)/minorUnit", text(was), text(now))]
    }

    private func changes(from was: ISOCurrency, to now: ISOCurrency) -> [Finding] {
        var result: [Finding] = []
        func compare(_ kind: FindingClass, _ field: String, _ old: String?, _ new: String?) {
            if old != new { result.append(iso(kind, was.code, "current/\(was.code)/\(field)", old, new)) }
        }
        compare(.currency, "numericCode", was.numericCode, now.numericCode)
        compare(.currency, "isFund", String(was.isFund), String(now.isFund))
        compare(.names, "name", was.name, now.name)
        for entity in Set(was.entities).subtracting(now.entities) {
            result.append(iso(.regionCurrency, was.code, "current/\(was.code)/entities", entity, nil))
        }
        for entity in Set(now.entities).subtracting(was.entities) {
            result.append(iso(.regionCurrency, was.code, "current/\(was.code)/entities", nil, entity))
        }
        return result
    }

    /// Entries on list three. If a code has just left list one, or returned to it, its entry belongs to that finding.
    private func withdrawnList() -> [Finding] {
        let moved = Set(old.iso4217.current.map(\.code)).symmetricDifference(new.iso4217.current.map(\.code))
        let before = Dictionary(grouping: old.iso4217.withdrawn, by: \.code)
        let after = Dictionary(grouping: new.iso4217.withdrawn, by: \.code)
        var result: [Finding] = []
        for code in Set(before.keys).union(after.keys) {
            let (was, now) = (before[code] ?? [], after[code] ?? [])
            let gone = was.filter { !now.contains($0) }
            let come = now.filter { !was.contains($0) }
            for index in 0..<max(gone.count, come.count) {
                let (old, new) = (gone.at(index), come.at(index))
                if moved.contains(code), old == nil || new == nil { continue }
                result.append(
                    iso(.regionCurrency, code, "withdrawn/\(code)", old.map(Self.text), new.map(Self.text)))
            }
        }
        return result
    }

    private static func text(_ entry: ISOWithdrawal) -> String {
        let parts = [
            entry.entity, entry.name, entry.numericCode ?? "no number", entry.isFund ? "a fund" : nil,
            entry.withdrawalDate,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private func withoutCurrency() -> [Finding] {
        let before = Set(old.iso4217.entitiesWithoutCurrency)
        let after = Set(new.iso4217.entitiesWithoutCurrency)
        return before.symmetricDifference(after).map { entity in
            Finding(
                .regionCurrency, field: "entitiesWithoutCurrency", old: before.contains(entity) ? entity : nil,
                new: after.contains(entity) ? entity : nil, file: Self.isoFile)
        }
    }

    private func iso(
        _ kind: FindingClass, _ code: String, _ field: String, _ old: String?, _ new: String?
    ) -> Finding {
        Finding(kind, currency: code, field: field, old: old, new: new, file: Self.isoFile)
    }
}

extension Array {
    fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
