import CurrencyFormat
import TestSupport
import Testing

@testable import CurrencyCore

/// Checks the promises of `RemainderPolicy` with 64-bit integers.
@Suite("Sharing money out")
struct AllocationTests {
    private let data = CurrencyData.bundled

    /// The first promise that is broken, or nil.
    private func broken(
        _ parts: [Int], _ remainder: Int, amount: Int, ratios: [Int], _ policy: RemainderPolicy
    ) -> String? {
        if parts.count != ratios.count { return "number of parts" }
        var sum = remainder
        for part in parts { sum += part }
        if sum != amount { return "sum" }
        let (sign, size) = (amount < 0 ? -1 : 1, Int(amount.magnitude))
        var whole = 0
        for ratio in ratios { whole += ratio }
        var cut = 0
        /// What truncation cut from each part, in `whole`ths of a unit, with the part's index.
        var raised: [(cut: Int, index: Int)] = []
        var lowered: [(cut: Int, index: Int)] = []
        for index in parts.indices {
            let (part, share) = (parts[index] * sign * whole, ratios[index] * size)
            if part <= share - whole || part >= share + whole { return "less than one unit from the share" }
            if ratios[index] == 0, parts[index] != 0 { return "nothing for ratio zero" }
            if share % whole != 0 { cut += 1 }
            if part > share { raised.append((share % whole, index)) }
            if part < share { lowered.append((share % whole, index)) }
        }
        if policy == .separate {
            if !raised.isEmpty { return "nobody is raised" }
            return remainder * sign < 0 || remainder != 0 && remainder * sign >= cut ? "remainder" : nil
        }
        if remainder != 0 { return "no remainder" }
        for up in raised {
            for down in lowered {
                let isInOrder =
                    switch policy {
                    case .largestRemainder: up.cut > down.cut || up.cut == down.cut && up.index < down.index
                    case .first: up.index < down.index
                    default: up.index > down.index
                    }
                if !isInOrder { return "order" }
            }
        }
        return nil
    }

    /// 320,000 cases in eight parallel parts.
    @Test(arguments: 0..<8)
    func promisesAreKept(run: Int) throws {
        var generator = SplitMix64(printing: 0x1DEA_0100 + UInt64(run))
        let euro = CurrencyCode.eur
        for index in 0..<40_000 {
            let policy = RemainderPolicy.allCases[index % 4]
            let size = [10, 1_000, 1_000_000, 10_000_000_000][generator.below(4)]
            let amount = generator.below(size) * (generator.below(3) == 0 ? -1 : 1)
            let money = Money(unchecked: DecimalValue(minorUnits: Int64(amount), scale: 2), euro)
            let count = 1 + generator.below(index % 16 == 0 ? 12 : 4)
            let result: Money.Allocation
            var ratios = Array(repeating: 1, count: count)
            if index % 3 == 0 {
                result = try money.split(into: count, remainder: policy, data: data)
            } else {
                let largest = [3, 10, 101, 1_000_000][generator.below(4)]
                for index in ratios.indices { ratios[index] = generator.below(largest) }
                if ratios.allSatisfy({ $0 == 0 }) { ratios[0] = 1 }
                // Only the proportion of the ratios counts, so every other round scales them to hundredths.
                let scale = generator.below(2) * 2
                let decimals = ratios.map { DecimalValue(minorUnits: Int64($0), scale: scale) }
                result = try money.allocated(by: decimals, remainder: policy, data: data)
            }
            // All amounts have two fraction digits and fewer than 19 digits.
            func units(_ money: Money) -> Int {
                let magnitude = Int(money.amount.coefficient.low)
                return money.amount.isNegative ? -magnitude : magnitude
            }
            let parts = result.parts.map(units)
            if let reason = broken(parts, units(result.remainder), amount: amount, ratios: ratios, policy) {
                Issue.record("\(reason): \(money) by \(ratios), \(policy): \(parts) and \(result.remainder)")
                return
            }
        }
    }

    /// Amounts and ratios of up to 37 digits, in cash units of 0.05.
    @Test func sumsOfManyDigitsAreKept() throws {
        var generator = SplitMix64(printing: 0x1DEA_0200)
        for index in 0..<20_000 {
            let model = DigitModel.random(maximumDigits: 36, exponents: -1...0, using: &generator)
            let money = try Money(DecimalValue(model.text), currency: .chf).rounded(to: .cash, .halfEven, data: data)
            let ratios = try (0..<1 + generator.below(5)).map { _ in
                try DecimalValue(
                    DigitModel.random(maximumDigits: 30, exponents: -4...3, using: &generator).text
                ).magnitude
            }
            guard ratios.contains(where: { !$0.isZero }) else { continue }
            let policy = RemainderPolicy.allCases[index % 4]
            let result = try money.allocated(by: ratios, unit: .cash, remainder: policy, data: data)
            let sum = try result.parts.reduce(result.remainder, +)
            let areCoins = try result.parts.allSatisfy {
                try $0.amount.quotientAndRemainder(dividingBy: 0.05).remainder.isZero
            }
            guard sum == money, areCoins, result.parts.allSatisfy({ $0.isZero || $0.isNegative == money.isNegative })
            else {
                Issue.record("\(money) by \(ratios), \(policy)")
                return
            }
        }
    }

    /// By hand: 9 units split 3 : 2 : 2 are 3 6/7, 2 4/7 and 2 4/7.
    static let shared: [(policy: RemainderPolicy, parts: [Int64], remainder: Int64)] = [
        (.largestRemainder, [4, 3, 2], 0), (.first, [4, 3, 2], 0), (.last, [3, 3, 3], 0), (.separate, [3, 2, 2], 2),
    ]

    @Test(arguments: shared)
    func policies(policy: RemainderPolicy, parts: [Int64], remainder: Int64) throws {
        for sign in [1, -1] as [Int64] {
            let money = try Money(minorUnits: 9 * sign, currency: .eur, data: data)
            let result = try money.allocated(by: [3, 2, 2], remainder: policy, data: data)
            #expect(try result.parts.map { try $0.minorUnits(data: data) } == parts.map { $0 * sign })
            #expect(try result.remainder.minorUnits(data: data) == remainder * sign)
        }
    }

    @Test func examples() throws {
        func text(_ allocation: Money.Allocation) -> [String] { allocation.parts.map(\.amount.description) }
        let bill = try Money("100.00", currency: .eur)
        #expect(try text(bill.split(into: 3, data: data)) == ["33.34", "33.33", "33.33"])
        #expect(try text(bill.split(into: 3, remainder: .last, data: data)) == ["33.33", "33.33", "33.34"])
        #expect(try text(bill.allocated(by: [1, 1, 1], data: data)) == ["33.34", "33.33", "33.33"])
        #expect(try text(bill.allocated(by: [0.5, 0.2, 0.3], data: data)) == ["50.00", "20.00", "30.00"])
        let rest = try bill.allocated(by: [1, 1, 1], remainder: .separate, data: data).remainder
        #expect(rest.description == "0.01 EUR")
        let cash = try Money("1.00", currency: .chf).split(into: 3, unit: .cash, data: data)
        #expect(text(cash) == ["0.35", "0.35", "0.30"])
    }

    @Test func mistakesAreErrors() throws {
        let bill = try Money("100.00", currency: .eur)
        func allocate(_ ratios: [DecimalValue]) throws -> Money.Allocation {
            try bill.allocated(by: ratios, data: data)
        }
        #expect(throws: MoneyError.partCount(0)) { _ = try allocate([]) }
        #expect(throws: MoneyError.noRatioAboveZero) { _ = try allocate([0, 0.00]) }
        #expect(throws: MoneyError.ratio(index: 1)) { _ = try allocate([1, -1]) }
        #expect(throws: MoneyError.ratio(index: 0)) { _ = try allocate([.nan, 1]) }
        #expect(throws: MoneyError.ratio(index: 2)) { _ = try allocate([1, 1, .infinity]) }
        let wide = [try DecimalValue("1E+20"), try DecimalValue("1E-20")]
        #expect(throws: MoneyError.decimal(.tooManyDigits(offset: nil))) { _ = try allocate(wide) }
        for ratio in ["1E+6144", "1E-6176"] {
            #expect(try allocate([DecimalValue(ratio), 0]).parts[0] == bill)
        }
        for count in [0, -1, 1_000_001, Int.max, Int.min] {
            #expect(throws: MoneyError.partCount(count)) { _ = try bill.split(into: count, data: data) }
        }
        #expect(try bill.split(into: 1_000_000, data: data).parts.count == 1_000_000)
        #expect(throws: try MoneyError.notAMultiple(of: DecimalValue("0.01"))) {
            _ = try Money("0.005", currency: .eur).split(into: 2, data: data)
        }
        #expect(throws: try MoneyError.notAMultiple(of: DecimalValue("0.05"))) {
            _ = try Money("0.01", currency: .chf).split(into: 2, unit: .cash, data: data)
        }
        // Two fraction digits, but no coin for 0.02: the smallest coin is 0.05.
        let error = try MoneyError.notAMultiple(of: DecimalValue("0.05"))
        #expect(error.description == "the amount is not a multiple of 0.05")
        #expect(throws: error) { _ = try Money("1.02", currency: .chf).split(into: 3, unit: .cash, data: data) }
        #expect(throws: MoneyError.noMinorUnit(.xau)) { _ = try Money(1, currency: .xau).split(into: 2, data: data) }
    }

    /// With coins of 0.05 and notes of 5, each part is payable and the remainder is separate.
    @Test(arguments: [
        ("10.07", Currency.swissFranc, [1, 2] as [DecimalValue], "3.35 CHF, 6.70 CHF", "0.02 CHF"),
        ("-10.07", .swissFranc, [1, 2], "-3.35 CHF, -6.70 CHF", "-0.02 CHF"),
        ("0.04", .swissFranc, [1], "0.00 CHF", "0.04 CHF"),
        ("1234", .forint, [1, 1, 1], "410 HUF, 410 HUF, 410 HUF", "4 HUF"),
        ("10.0075", .euro, [1, 1], "5.00 EUR, 5.00 EUR", "0.0075 EUR"),
        ("10", .swissFranc, [1, 1], "5.00 CHF, 5.00 CHF", "0.00 CHF"),
    ])
    func coinsLeaveARemainder(
        amount: String, currency: Currency, ratios: [DecimalValue], parts: String, remainder: String
    ) throws {
        let money = try Money(amount, currency)
        let shared = try money.allocated(by: ratios, unit: .cash, remainder: .separate)
        #expect(shared.parts.map(\.description).joined(separator: ", ") == parts)
        #expect(shared.remainder.description == remainder)
        #expect(try shared.parts.sum(in: currency) + shared.remainder == money)
        if ratios.allSatisfy({ $0 == 1 }) {
            let split = try money.split(into: ratios.count, unit: .cash, remainder: .separate)
            #expect(split == shared)
        }
    }

    @Test func otherPoliciesNeedWholeUnits() throws {
        let money = try Money("10.07", .swissFranc)
        for policy in RemainderPolicy.allCases where policy != .separate {
            #expect(throws: MoneyError.notAMultiple(of: 0.05)) {
                try money.allocated(by: [1, 2], unit: .cash, remainder: policy)
            }
        }
    }
}
