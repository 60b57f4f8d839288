import CurrencyFormat

/// One line of a statement, or why it cannot be booked.
struct Line {
    let text: String
    let amount: Result<Money, Refusal>

    /// Reads `2026-02-03;rent;850,00 S`.
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
            // Where the text is wrong, and how the bank would have written its digits.
            let hint = error.wellFormed.map { ", perhaps \($0)" } ?? ""
            return .failure(Refusal("\(error.reason) at byte \(error.offset) of \(text)\(hint)"))
        }
        // A careful person would ask here, too.
        guard found.otherReadings.isEmpty else {
            return .failure(Refusal("\(text) may be \(found.amount) or \(found.otherReadings[0])"))
        }
        // An amount without a side is no booking.
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

/// Why a line is left to a person.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
