import CurrencyParsing

/// One line of a statement, or the reason why it cannot be booked.
struct Line {
    let text: String
    let amount: Result<Money, Refusal>

    /// Parses a line such as `2026-02-03;rent;850,00 S`.
    init(_ line: Substring, _ parser: CurrencyParser) {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        text = fields.count == 3 ? fields[1] : String(line)
        amount = fields.count == 3 ? Self.amount(fields[2], parser) : .failure(Refusal("there are not three fields"))
    }

    private static func amount(_ text: String, _ parser: CurrencyParser) -> Result<Money, Refusal> {
        let found: ParsedAmount
        do throws(AmountParseError) {
            found = try parser.parse(text)
        } catch {
            return .failure(Refusal(error, text))
        }
        // The text must say whether the amount is a debit or a credit.
        guard found.notes.contains(.accountMark) || found.amount.isNegative else {
            return .failure(Refusal("\(text) says neither debit nor credit"))
        }
        do throws(MoneyError) {
            let money = try found.money(or: .euro)
            return money.currency == .euro ? .success(money) : .failure(Refusal("\(money) on an account in euros"))
        } catch {
            return .failure(Refusal("\(error)"))
        }
    }
}

/// The reason why a line is left to a person.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    init(_ error: AmountParseError, _ text: String) {
        if error.reason == .ambiguous {
            // The amount is left to a person.
            self.init("\(text) may be " + error.readings.map { "\($0.amount)" }.joined(separator: " or "))
        } else {
            // The error has the place; the hint shows how the bank would have written the digits.
            let hint = error.wellFormed.map { ", perhaps \($0)" } ?? ""
            self.init("\(error.reason) at byte \(error.offset) of \(text)\(hint)")
        }
    }
}
