import CurrencyFormat
import Testing

/// A plan writes only into its buffer, and any thread can use it.
struct FormatPlanTests {
    /// One plan for each path: fast, other digits, groups of two, long affixes.
    private static let rows = [
        FormatRow("en", "USD", "-1234567.5", "", "the fast path"),
        FormatRow("de", "EUR", "-1234567.5", "", "the fast path, symbol behind"),
        FormatRow("ar-EG", "EGP", "-1234567.5", "", "other digits"),
        FormatRow("en-IN", "INR", "-1234567.5", "", "groups of two"),
        FormatRow("en-u-nu-hanidec", "USD", "-1234567.5", "", "digits that are no run"),
        FormatRow("en", "USD", "-1234567.5", "", "long text", display: .custom(String(repeating: "Taler ", count: 50))),
        FormatRow("en", "USD", "NaN", "", "no digits"),
        FormatRow("en", "USD", "1e300", "", "many digits"),
    ]

    @Test(arguments: rows)
    func bufferThatIsJustLargeEnoughIsWrittenAndASmallerOneIsNot(row: FormatRow) throws {
        let plan = try row.style.plan
        let amount = try DecimalValue(row.amount)
        let expected = Array(plan.format(amount).utf8)
        for capacity in 0...(expected.count + 260) {
            // Guard bytes before and after the writable memory.
            let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity + 64)
            defer { memory.deallocate() }
            memory.initialize(repeating: 0xA5)
            let buffer = UnsafeMutableBufferPointer(rebasing: memory[32..<(32 + capacity)])
            let count = plan.write(amount, into: buffer)
            if capacity < expected.count {
                #expect(count == nil, "\(capacity)")
            } else {
                #expect(count == expected.count, "\(capacity)")
                #expect(Array(buffer.prefix(expected.count)) == expected, "\(capacity)")
            }
            #expect(memory[..<32].allSatisfy { $0 == 0xA5 }, "\(capacity)")
            #expect(memory[(32 + capacity)...].allSatisfy { $0 == 0xA5 }, "\(capacity)")
        }
    }

    @Test
    func bufferWithoutMemoryIsTooSmall() throws {
        let plan = try Self.rows[0].style.plan
        #expect(plan.write(1, into: UnsafeMutableBufferPointer(start: nil, count: 0)) == nil)
    }

    /// Appends bytes without an intermediate string.
    @Test(arguments: rows)
    func appendedBytesAreThoseOfTheText(row: FormatRow) throws {
        let plan = try row.style.plan
        let amount = try DecimalValue(row.amount)
        var bytes: [UInt8] = [1, 2]
        plan.append(amount, to: &bytes)
        #expect(bytes == [1, 2] + Array(plan.format(amount).utf8))
    }

    @Test
    func onePlanMayBeUsedByManyAtOnce() async throws {
        let plans = try Self.rows.map { try $0.style.plan }
        let amounts = (0..<200).map { DecimalValue(minorUnits: Int64($0) * 987_654_321 - 50_000_000_000, scale: 3) }
        let expected = plans.map { plan in amounts.map { plan.format($0) } }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    plans.map { plan in amounts.map { plan.format($0) } } == expected
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test
    func equalStylesHaveEqualPlans() throws {
        let plans = try Self.rows.prefix(6).map { try $0.style.plan }
        let again = try Self.rows.prefix(6).map { try $0.style.plan }
        for (index, plan) in plans.enumerated() {
            #expect(plan == again[index])
            #expect(plan.hashValue == again[index].hashValue)
            #expect(plans.filter { $0 == plan }.count == 1)
        }
    }

    /// A style with another option has another plan.
    @Test
    func plansThatWriteApartAreNotEqual() throws {
        let style = try Self.rows[0].style
        let others = [
            style.signDisplay(.always), style.sign(.accounting), style.grouping(.off), style.precision(.fraction(3)),
            style.precision(.fraction(0...2)), style.rounding(.up), style.display(.code), style.grouping(.min2),
        ]
        for other in others { #expect(other.plan != style.plan, "\(other)") }
    }

    @Test
    func keywordsOfTheIdentifierCount() throws {
        func format(_ locale: String) throws -> String {
            try FormatRow(locale, "USD", "-1.5", "", "").formatted
        }
        #expect(try format("en-u-cf-account") == "($1.50)")
        #expect(try format("en@cf=account") == "($1.50)")
        #expect(try format("en-u-cf-account-nu-deva") == "($१.५०)")
        #expect(try format("en@numbers=deva") == "-$१.५०")
        // The amount's currency is the style's; the identifier's `cu` keyword is only a preference.
        #expect(try format("en-u-cu-eur") == "-$1.50")
    }
}
