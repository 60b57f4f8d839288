import DataSnapshot
import LocaleModel

/// Finds what differs between the currencies of two snapshots: display digits, ISO 4217, new and withdrawn ones.
struct CurrencyDifferences {
    let old: Snapshot
    let new: Snapshot

    private static let fractionsFile = "supplemental/fractions.json"
    private static let isoFile = "iso4217.json"

    func findings() -> [Finding] {
        fractions() + displayed() + currentList() + withdrawnList()
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
            // Cash that goes with the rest says nothing of its own.
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

    /// Currencies that CLDR has begun or ceased to name.
    private func displayed() -> [Finding] {
        let before = Self.codes(in: old)
        let after = Self.codes(in: new)
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

    private static func codes(in snapshot: Snapshot) -> Set<String> {
        var result = Set(snapshot.supplemental.fractions.keys).subtracting(["DEFAULT"])
        for locale in snapshot.localeFacts {
            for field in locale.values.keys {
                if let code = field.currencyCode { result.insert(code) }
            }
        }
        for currencies in snapshot.supplemental.regionCurrencies.values {
            for currency in currencies { result.insert(currency.code) }
        }
        return result
    }

    // MARK: ISO 4217

    private func currentList() -> [Finding] {
        let before = Dictionary(old.iso4217.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.iso4217.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [Finding] = []
        for code in Set(before.keys).union(after.keys) {
            switch (before[code], after[code]) {
            case (nil, let now?):
                result.append(iso(.currency, code, "current/\(code)", nil, now.name))
            case (let was?, nil):
                let date = new.iso4217.withdrawn.last { $0.code == code }?.withdrawalDate
                result.append(
                    iso(.currency, code, "current/\(code)", was.name, date.map { "withdrawn in \($0)" }))
            case (let was?, let now?):
                result += changes(from: was, to: now)
            case (nil, nil):
                continue
            }
        }
        return result
    }

    private func changes(from was: ISOCurrency, to now: ISOCurrency) -> [Finding] {
        var result: [Finding] = []
        func compare(_ kind: FindingClass, _ field: String, _ old: String?, _ new: String?) {
            if old != new { result.append(iso(kind, was.code, "current/\(was.code)/\(field)", old, new)) }
        }
        compare(.digits, "minorUnit", was.minorUnit.map { String($0) }, now.minorUnit.map { String($0) })
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

    /// Entries of list three for codes that list one had not lost just now.
    private func withdrawnList() -> [Finding] {
        let lost = Set(old.iso4217.current.map(\.code)).subtracting(new.iso4217.current.map(\.code))
        func text(_ entry: ISOWithdrawal) -> String { "\(entry.entity), \(entry.name), \(entry.withdrawalDate)" }
        let before = Set(old.iso4217.withdrawn.map { "\($0.code) \(text($0))" })
        let after = Set(new.iso4217.withdrawn.map { "\($0.code) \(text($0))" })
        let added = new.iso4217.withdrawn.filter { !before.contains("\($0.code) \(text($0))") }
        let removed = old.iso4217.withdrawn.filter { !after.contains("\($0.code) \(text($0))") }
        return added.filter { !lost.contains($0.code) }.map {
            iso(.regionCurrency, $0.code, "withdrawn/\($0.code)", nil, text($0))
        } + removed.map { iso(.regionCurrency, $0.code, "withdrawn/\($0.code)", text($0), nil) }
    }

    private func iso(
        _ kind: FindingClass, _ code: String, _ field: String, _ old: String?, _ new: String?
    ) -> Finding {
        Finding(kind, currency: code, field: field, old: old, new: new, file: Self.isoFile)
    }
}
