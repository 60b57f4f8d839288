import FieldEngine

// While the user types a date:
//
//     text          up to two digits, a slash, up to two digits
//     slash         appears automatically after the second digit of the month, at the end of the text
//     backspace     after the slash deletes the month's last digit, and the slash too if nothing follows it
//     digits        that do not fit in their part are rejected
//     paste         also accepts other formats: 12/2027, 12 / 27, 12-27, 1227, 122027

/// The last month in which a bank card is valid, with its year.
public struct BankCardExpiryDate: Hashable, Sendable {
    /// The month, in 1...12.
    public let month: Int
    /// The year with four digits.
    public let year: Int

    /// Creates a date; nil if the month is not in 1...12, or the year does not have four digits.
    public init?(month: Int, year: Int) {
        guard (1...12).contains(month), (1000...9999).contains(year) else { return nil }
        self.month = month
        self.year = year
    }

    /// The date as printed on cards: 07/31.
    public var formatted: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(two(month))/\(two(year % 100))"
    }
}

extension TextInputFormats {
    /// A format for expiry dates of bank cards, with two digits for the month and two for the year in this century. A
    /// date may be pasted in another form, such as `12/2027`, `12 / 27` or `122027`.
    ///
    ///     var field = FieldEditor(TextInputFormats.bankCardExpiryDate)
    ///     field.apply(.begin)
    ///     field.type("0731")
    ///     field.state.text                // "07/31"
    ///     field.state.value?.year         // 2031
    public static let bankCardExpiryDate = TextInputFormat(
        TextInputSerializer<BankCardExpiryDate>(
            string: { $0.formatted },
            value: { text throws(TextInputError) in
                let parts = ExpiryParts(text)
                guard parts?.isWhole ?? false, let month = parts.flatMap({ Int($0.month) }),
                    let year = parts.flatMap({ Int($0.year ?? "") })
                else { throw .incomplete }
                guard let date = BankCardExpiryDate(month: month, year: 2000 + year) else { throw .outOfRange }
                return date
            }),
        TextInputFormatter { edit in
            let edit = ExpiryParts.stepping(edit)
            var (text, selection) = edit.edit.result
            text = ExpiryParts.normalized(text)
            guard let parts = ExpiryParts(text) else {
                // Typing accepts only the format that is shown.
                let pasted = edit.edit.replacement.utf16.count > 1 ? ExpiryParts(pasted: text) : nil
                guard let pasted else { return .rejected }
                return .showing(pasted.text, caret: pasted.text.utf16.count, after: edit.original)
            }
            if parts.year == nil, parts.month.utf8.count == 2, selection.lowerBound == text.utf16.count {
                text += "/"
                selection = text.utf16.count..<text.utf16.count
            }
            return .showing(text, caret: selection.lowerBound, after: edit.original)
        })
}

/// The parts of a date that is being typed.
private struct ExpiryParts {
    var month: String
    /// The year; nil if there is no slash.
    var year: String?

    /// Parses a text; nil if it has other characters or too many digits.
    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        month = parts.first ?? ""
        year = parts.count > 1 ? parts[1] : nil
        for part in [month, year ?? ""] {
            guard part.utf8.count <= 2, part.utf8.allSatisfy(Self.isDigit) else { return nil }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Parses a whole date, which may have spaces, lack the slash, or have a year of this century in four digits.
    init?(pasted text: String) {
        var text = String(text.unicodeScalars.filter { LenientScalar.kind($0.value) != .space })
        if !text.contains("/") {
            guard text.utf8.count > 2, text.utf8.allSatisfy(Self.isDigit) else { return nil }
            text.insert("/", at: text.index(text.startIndex, offsetBy: 2))
        }
        let year = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        if year.count == 4, year.hasPrefix("20") { text = String(text.dropLast(4) + year.dropFirst(2)) }
        self.init(text)
    }

    var text: String { month + (year.map { "/" + $0 } ?? "") }

    var isWhole: Bool { !month.isEmpty && year?.utf8.count == 2 }

    /// The text with ASCII digits, and with plain slashes instead of other slashes and dashes. Other characters stay.
    static func normalized(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let digit = GeneralCategory.decimalDigit(scalar.value) {
                result.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit.value))
            } else if [0x2F, 0x2044, 0x2215, 0xFF0F].contains(scalar.value)
                || LenientScalar.kind(scalar.value) == .minus
            {
                result.append("/")
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The edit with its range moved beyond the slash, if a delete key was pressed next to the slash.
    static func stepping(_ edit: TextInputEdit) -> (edit: TextInputEdit, original: TextInputEdit) {
        let units = Array(edit.text.utf16)
        guard edit.isDeletionByKey, edit.range.count == 1, units[edit.range.lowerBound] == 0x2F else {
            return (edit, edit)
        }
        var stepped = edit
        if edit.isBackspace {
            guard edit.range.lowerBound > 0 else { return (edit, edit) }
            let isAtEnd = edit.range.upperBound == units.count
            stepped.range = (edit.range.lowerBound - 1)..<(isAtEnd ? edit.range.upperBound : edit.range.lowerBound)
        } else if edit.range.upperBound < units.count {
            stepped.range = edit.range.upperBound..<(edit.range.upperBound + 1)
        }
        return (stepped, edit)
    }
}
