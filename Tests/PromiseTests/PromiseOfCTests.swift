import CCurrencyFormat
import CurrencyFormatC
import CurrencyParsing
import Testing

/// The functions of currency_format.h, on which Python and DuckDB are built. They have no conventions of statements.
@Suite struct PromiseOfCTests {
    private static let texts = PromiseText.all.filter { !$0.isStatement }

    /// A plan for the time of a closure.
    private func withPlan(_ row: PromiseText, _ body: (OpaquePointer?) throws -> Void) throws {
        var plan: OpaquePointer?
        try #require(createPlan(row.locale, row.currency, nil, &plan, nil) == 0)
        defer { freePlan(plan) }
        try body(plan)
    }

    private func newError() -> currency_format_error {
        var error = currency_format_error()
        error.size = MemoryLayout<currency_format_error>.size
        return error
    }

    /// The lines of a buffer.
    private func lines(_ buffer: [CChar], _ length: Int) -> [String] {
        String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: "\n").map(
            String.init)
    }

    @Test(arguments: texts)
    func oneAmount(_ row: PromiseText) throws {
        try withPlan(row) { plan in
            var (buffer, length, units, error) = ([CChar](repeating: 0, count: 256), 0, Int64(0), newError())
            let count = row.text.utf8.count
            let code = parse(plan, row.text, count, &buffer, buffer.count, &length, &error)
            let unitsCode = parseMinorUnits(plan, row.text, count, &units, nil)
            switch try row.whole() {
            case .certain(let amount):
                #expect(code == 0 && unitsCode == 0)
                #expect(try DecimalValue(lines(buffer, length)[0]) == amount)
                #expect(units == (try amount.minorUnits(scale: try #require(try row.style().plan.minorUnit))))
            case .doubtful:
                #expect(code == Int32(CURRENCY_FORMAT_AMBIGUOUS) && unitsCode == code && error.code == code)
                #expect(length == 0)
            case .none:
                #expect(code == Int32(CURRENCY_FORMAT_TEXT) && unitsCode == code && length == 0)
            }
        }
    }

    @Test(arguments: texts)
    func allReadings(_ row: PromiseText) throws {
        try withPlan(row) { plan in
            var (buffer, length, doubtsCount) = ([CChar](repeating: 0, count: 256), 0, 0)
            var doubts = [currency_format_doubt](repeating: currency_format_doubt(), count: 8)
            let text = row.text
            let code = readings(
                plan, text, text.utf8.count, &buffer, buffer.count, &length, &doubts, doubts.count, &doubtsCount, nil)
            let amounts = try lines(buffer, length).map { try DecimalValue($0) }
            switch try row.whole() {
            case .certain(let amount): #expect(code == 0 && amounts == [amount] && doubtsCount == 0)
            case .doubtful(let expected):
                #expect(code == 0 && amounts == expected && doubtsCount > 0)
                for doubt in doubts[..<doubtsCount] {
                    #expect(0 <= doubt.start && doubt.start < doubt.end && doubt.end <= text.utf8.count)
                    let name = try #require(doubtName(doubt.kind))
                    #expect(AmountDoubt.Kind(rawValue: String(cString: name)) != nil)
                    #expect(doubtReason(doubt.kind).map { String(cString: $0) }?.isEmpty == false)
                }
            case .none: #expect(code == Int32(CURRENCY_FORMAT_TEXT) && length == 0)
            }
        }
    }

    @Test func smallBuffersAreNoReadings() throws {
        let row = try #require(Self.texts.first { $0.text == "2,750 €" })
        try withPlan(row) { plan in
            var (buffer, length, count) = ([CChar](repeating: 0, count: 64), 0, 0)
            func call(_ capacity: Int, _ doubtsCapacity: Int) -> Int32 {
                var doubts = [currency_format_doubt](repeating: currency_format_doubt(), count: max(1, doubtsCapacity))
                return readings(
                    plan, row.text, row.text.utf8.count, &buffer, capacity, &length, &doubts, doubtsCapacity, &count,
                    nil)
            }
            #expect(call(4, 8) == Int32(CURRENCY_FORMAT_ROOM) && length == "2750\n2.750\n".utf8.count && count == 1)
            #expect(call(64, 0) == Int32(CURRENCY_FORMAT_ROOM) && count == 1)
            #expect(call(length, count) == 0)
            #expect(readings(plan, row.text, 1, &buffer, 64, nil, nil, 0, &count, nil) == Int32(CURRENCY_FORMAT_NULL))
            #expect(readings(plan, row.text, 1, &buffer, 64, &length, nil, 0, nil, nil) == Int32(CURRENCY_FORMAT_NULL))
            #expect(
                readings(plan, row.text, 1, &buffer, 64, &length, nil, 1, &count, nil) == Int32(CURRENCY_FORMAT_NULL))
        }
        #expect(doubtName(-1) == nil && doubtReason(99) == nil)
    }
}
