import LocaleModel

/// The entry on list three with the last withdrawal of a code.
struct Withdrawal {
    var code: String
    /// The month, such as `2026-01`, or the end of a period; a year without a month counts as its last month.
    var month: String
    var entries: [ISOWithdrawal]

    /// The withdrawals by code, for codes that are no longer on list one.
    static func all(in iso: ISO4217Facts) -> [String: Withdrawal] {
        let current = Set(iso.current.map(\.code))
        var result: [String: Withdrawal] = [:]
        for entry in iso.withdrawn where !current.contains(entry.code) {
            let month = Self.month(of: entry.withdrawalDate)
            var withdrawal = result[entry.code] ?? Withdrawal(code: entry.code, month: month, entries: [])
            withdrawal.month = max(withdrawal.month, month)
            withdrawal.entries.append(entry)
            result[entry.code] = withdrawal
        }
        return result
    }

    private static func month(of date: String) -> String {
        let last = date.split(separator: " ").last.map(String.init) ?? date
        return last.utf8.count == 4 ? last + "-12" : last
    }
}
