import CurrencyParsing

/// The results of the rows so far.
struct Tally: Sendable {
    var rows = 0
    var texts = 0
    var failures: [String] = []
    var ambiguousTexts = 0
    /// The locales and styles with texts of several amounts.
    var ambiguous: Set<String> = []

    mutating func add(_ other: Tally) {
        rows += other.rows
        texts += other.texts
        failures += other.failures
        ambiguousTexts += other.ambiguousTexts
        ambiguous.formUnion(other.ambiguous)
    }

    mutating func check(_ row: Row) {
        let plan = row.style.style(row.currency, row.locale).plan
        let facts = CurrencyData.bundled.facts(of: row.currency)
        let digits = facts?.displayDigits ?? 2
        rows += 1
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
            for amount in row.style.amounts {
                texts += 1
                guard let count = plan.write(amount, into: buffer) else {
                    failures.append("\(row) \(amount): no text")
                    continue
                }
                let text = UnsafeBufferPointer(rebasing: buffer[..<count])
                let expected = row.style == .compact ? amount : amount.rounded(toFractionDigits: digits)
                check(row, text, expected, plan)
                if row.style != .compact { checkMinorUnits(row, text, expected, plan) }
            }
        }
    }

    private mutating func check(
        _ row: Row, _ text: UnsafeBufferPointer<UInt8>, _ expected: DecimalValue, _ plan: FormatPlan
    ) {
        do throws(AmountParseError) {
            let value = try plan.parse(utf8: text)
            if value == expected, value.isNegative == expected.isNegative { return }
            fail(row, text, "\(value) instead of \(expected)")
        } catch {
            if error.reason == .ambiguous {
                ambiguousTexts += 1
                ambiguous.insert(row.localeAndStyle)
            } else {
                fail(row, text, "\(error) instead of \(expected)")
            }
        }
    }

    private mutating func checkMinorUnits(
        _ row: Row, _ text: UnsafeBufferPointer<UInt8>, _ expected: DecimalValue, _ plan: FormatPlan
    ) {
        let wanted = plan.minorUnit.flatMap { try? expected.minorUnits(scale: $0) }
        let found: Int64?
        do throws(AmountParseError) {
            found = try plan.parseMinorUnits(utf8: text)
        } catch {
            if error.reason == .ambiguous { return }
            found = nil
        }
        if found != wanted { fail(row, text, "minor units \(found ?? .min) instead of \(wanted ?? .min)") }
    }

    private mutating func fail(_ row: Row, _ text: UnsafeBufferPointer<UInt8>, _ what: String) {
        failures.append("\(row) \"\(String(decoding: text, as: UTF8.self))\": \(what)")
    }
}
