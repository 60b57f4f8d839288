/// The forms of dates that the lists use.
///
///     publication     YYYY-MM-DD
///     withdrawal      YYYY-MM   YYYY to YYYY   YYYY-YYYY   YYYY-MM to YYYY-MM
enum ISO4217Dates {
    /// Whether the text has the form `YYYY-MM-DD` and is a valid day.
    static func isDay(_ text: String) -> Bool {
        guard let parts = numbers(in: text, form: "0000-00-00"), (1...12).contains(parts[1]) else { return false }
        let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...days[parts[1] - 1]).contains(parts[2])
    }

    /// Whether the text is one of the four forms of a withdrawal, and a period does not end before it starts.
    static func isWithdrawal(_ text: String) -> Bool {
        if let years = numbers(in: text, form: "0000 to 0000") ?? numbers(in: text, form: "0000-0000") {
            return years[0] <= years[1]
        }
        guard let parts = numbers(in: text, form: "0000-00") ?? numbers(in: text, form: "0000-00 to 0000-00") else {
            return false
        }
        let months = stride(from: 0, to: parts.count, by: 2).map { parts[$0] * 100 + parts[$0 + 1] }
        return months.allSatisfy { (1...12).contains($0 % 100) } && months[0] <= months[months.count - 1]
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The numbers in a text that has a digit for each zero of the form, and is otherwise equal to the form.
    private static func numbers(in text: String, form: String) -> [Int]? {
        guard text.utf8.count == form.utf8.count else { return nil }
        var numbers: [Int] = []
        var isInNumber = false
        for (byte, expected) in zip(text.utf8, form.utf8) {
            if expected == UInt8(ascii: "0") {
                guard isDigit(byte) else { return nil }
                if !isInNumber { numbers.append(0) }
                numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
                isInNumber = true
            } else {
                guard byte == expected else { return nil }
                isInNumber = false
            }
        }
        return numbers
    }
}
