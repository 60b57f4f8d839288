// A mask inserts static text between the characters that the user types:
//
//     raw value            123456
//     format strings       "(" at 0    ") " at 3    "-" at 6
//     text                 (123) 456
//
// Positions count only the user's characters. A static text is shown as soon as there are `displaysAt` characters.
//
// The number of the user's characters decides which static texts are shown. To read a text back, each number is tried
// until the static texts match. The user's characters may be the same as static ones.

/// The format of a field whose text has a fixed structure, such as a social security number. Its value is the text that
/// the user typed.
///
///     let phone = Mask(
///         [FormatString(string: "(", startIndex: 0), FormatString(string: ") ", startIndex: 3),
///          FormatString(string: "-", startIndex: 6)],
///         allowed: .decimalDigits, maximumLength: 10)
///     phone.formatted("5551234567")           // "(555) 123-4567"
///     phone.raw(of: "(555) 123")              // "555123"
public struct Mask: Sendable {
    /// The static texts, in the order of their positions.
    public let formatStrings: [FormatString]
    /// The accepted characters; nil accepts all.
    public let allowed: CharacterClass?
    /// The maximum number of characters that the user can type; nil for no limit.
    public let maximumLength: Int?

    /// Creates a mask.
    ///
    /// - Parameter maximumLength: Negative numbers count as 0.
    public init(_ formatStrings: [FormatString], allowed: CharacterClass? = nil, maximumLength: Int? = nil) {
        self.formatStrings =
            formatStrings.enumerated()
            .sorted { ($0.element.startIndex, $0.offset) < ($1.element.startIndex, $1.offset) }.map { $0.element }
        self.allowed = allowed
        self.maximumLength = maximumLength.map { max(0, $0) }
    }

    /// Returns a raw value with the static texts inserted; characters that the mask does not accept are left out.
    ///
    /// - Complexity: linear in the text and the format strings.
    public func formatted(_ raw: String) -> String {
        layout(Array(accepted(raw))).text
    }

    /// Returns the characters that the user typed from a formatted text. If the text does not match the mask, only the
    /// static texts in their correct positions are removed.
    ///
    /// - Complexity: quadratic in the text's length in the worst case.
    public func raw(of text: String) -> String {
        String(accepted(String(rawCharacters(of: text))))
    }

    /// The characters that the mask accepts, up to its limit.
    func accepted(_ raw: some Collection<Character>) -> [Character] {
        let taken = raw.filter { allowed?.contains($0) ?? true }
        return Array(taken.prefix(maximumLength ?? .max))
    }

    private func rawCharacters(of text: String) -> [Character] {
        let characters = Array(text)
        for count in (0...characters.count).reversed() {
            if let raw = raw(of: characters, count: count) { return raw }
        }
        return withoutFormatStrings(characters)
    }

    /// The user's characters if there are `count` of them and the static texts are in their positions; nil otherwise.
    private func raw(of characters: [Character], count: Int) -> [Character]? {
        let shown = shownStrings(count)
        guard shown.reduce(count, { $0 + $1.string.count }) == characters.count else { return nil }
        var raw: [Character] = []
        var index = 0
        for formatString in shown {
            while raw.count < formatString.startIndex {
                raw.append(characters[index])
                index += 1
            }
            for character in formatString.string {
                guard characters[index] == character else { return nil }
                index += 1
            }
        }
        return raw + characters[index...]
    }

    private func withoutFormatStrings(_ characters: [Character]) -> [Character] {
        var raw = characters
        for formatString in formatStrings {
            let (start, length) = (formatString.startIndex, formatString.string.count)
            guard start <= raw.count, length <= raw.count - start,
                raw[start..<(start + length)].elementsEqual(formatString.string)
            else { continue }
            raw.removeSubrange(start..<(start + length))
        }
        return raw
    }

    /// The static texts that are shown for `count` of the user's characters.
    private func shownStrings(_ count: Int) -> [FormatString] {
        formatStrings.filter { $0.displaysAt <= count && $0.startIndex <= count }
    }

    /// A text and the positions of the user's characters in it.
    struct Layout {
        var text = ""
        /// The ranges of the user's characters, in UTF-16 code units.
        var elements: [Range<Int>] = []
        /// The length of the text in UTF-16 code units.
        var length = 0
    }

    func layout(_ raw: [Character]) -> Layout {
        var layout = Layout()
        var shown = shownStrings(raw.count)[...]
        for index in 0...raw.count {
            while let formatString = shown.first, formatString.startIndex == index {
                layout.text += formatString.string
                layout.length += formatString.string.utf16.count
                shown.removeFirst()
            }
            guard index < raw.count else { break }
            let width = raw[index].utf16.count
            layout.elements.append(layout.length..<(layout.length + width))
            layout.text.append(raw[index])
            layout.length += width
        }
        return layout
    }
}
