import CurrencyCore

// The grammar of the field, in which white space around commas and semicolons, and empty elements, do not count:
//
//     Accept-Language  [ language *( "," language ) ]
//     language         ( range / "*" ) [ ";" "q=" weight ]
//     range            1*8ALPHA *( "-" 1*8( ALPHA / DIGIT ) )
//     weight           "0" [ "." 0*3DIGIT ] / "1" [ "." 0*3"0" ]
//
// See https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4 and https://www.rfc-editor.org/rfc/rfc4647#section-2.1.

/// The languages that a reader prefers, from the HTTP header field `Accept-Language`.
///
///     let header = try AcceptLanguage("de-AT, en;q=0.8, *;q=0.1")
///     header.languages[1].identifier?.description         // "en"
///     header.languages[1].weight                          // 800, in thousandths
///
/// See <https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4>.
public struct AcceptLanguage: Hashable, Sendable {
    /// A language and how strongly it is preferred.
    public struct Language: Hashable, Sendable {
        /// The language; nil for `*`, which means any language.
        public let identifier: LocaleIdentifier?
        /// The weight, from 0, which rejects the language, to 1000.
        public let weight: Int
    }

    /// The languages, the most preferred first; languages with equal weights are in the header's order.
    ///
    /// Languages that a locale identifier cannot express, such as the old `i-klingon`, are left out.
    public let languages: [Language]

    /// Reads a header according to its grammar.
    ///
    /// - Throws: `AcceptLanguageError`, with the UTF-8 offset of the malformed part.
    /// - Complexity: linear in the header's length, except for sorting.
    public init(_ header: some StringProtocol) throws(AcceptLanguageError) {
        var reader = HeaderReader(header)
        var languages: [Language] = []
        while let element = reader.next() { try Self.append(element, to: &languages) }
        self.languages = Self.sorted(languages)
    }

    /// Reads a header and leaves out malformed parts, because a request should not make a service fail.
    ///
    ///     AcceptLanguage(ignoringMalformed: "de;q=high, fr").languages.count      // 1
    ///
    /// - Complexity: linear in the header's length, except for sorting.
    public init(ignoringMalformed header: some StringProtocol) {
        var reader = HeaderReader(header)
        var languages: [Language] = []
        while let element = reader.next() { try? Self.append(element, to: &languages) }
        self.languages = Self.sorted(languages)
    }

    private static func append(
        _ element: HeaderReader.Element, to languages: inout [Language]
    ) throws(AcceptLanguageError) {
        guard let weight = weight(element.weight) else { throw .malformedWeight(offset: element.weightOffset) }
        if Array(element.range) == [0x2A] {
            languages.append(Language(identifier: nil, weight: weight))
            return
        }
        guard isRange(element.range) else { throw .malformedLanguage(offset: element.range.startIndex) }
        guard let identifier = try? LocaleIdentifier(String(decoding: element.range, as: UTF8.self)) else { return }
        languages.append(Language(identifier: identifier, weight: weight))
    }

    /// A sort that keeps the order of what has equal weights.
    private static func sorted(_ languages: [Language]) -> [Language] {
        languages.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
    }

    private static func isRange(_ text: ArraySlice<UInt8>) -> Bool {
        let subtags = text.split(separator: 0x2D, omittingEmptySubsequences: false)
        return subtags.enumerated().allSatisfy { index, subtag in
            (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || (index > 0 && isDigit($0)) }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The weight in thousandths: 1000 where none is given; nil where it is malformed.
    private static func weight(_ text: ArraySlice<UInt8>?) -> Int? {
        guard let text else { return 1000 }
        let bytes = Array(text)
        // "q=", a digit, and perhaps a point and up to three more.
        guard (3...7).contains(bytes.count), bytes[0] | 0x20 == 0x71, bytes[1] == 0x3D,
            bytes[2] == 0x30 || bytes[2] == 0x31,
            bytes.count == 3 || bytes[3] == 0x2E, bytes.dropFirst(4).allSatisfy(isDigit)
        else { return nil }
        var weight = Int(bytes[2] - 0x30)
        for index in 4..<7 { weight = weight * 10 + (index < bytes.count ? Int(bytes[index] - 0x30) : 0) }
        return weight <= 1000 ? weight : nil
    }
}

/// An error that says why a text is not an `Accept-Language` header.
public enum AcceptLanguageError: Error, Hashable, Sendable {
    /// The text at this UTF-8 offset is neither a language nor a star.
    case malformedLanguage(offset: Int)
    /// The text at this UTF-8 offset, after a semicolon, is not a weight.
    case malformedWeight(offset: Int)
}

extension AcceptLanguageError: CustomStringConvertible {
    /// A description of the error in English, with the offset in UTF-8 bytes.
    public var description: String {
        switch self {
        case .malformedLanguage(let offset): "expected a language or * at byte \(offset)"
        case .malformedWeight(let offset):
            "expected q= and a weight from 0 to 1 with at most three decimals at byte \(offset)"
        }
    }
}

/// Cuts a header at its commas and semicolons.
private struct HeaderReader {
    struct Element {
        let range: ArraySlice<UInt8>
        /// What follows the first semicolon.
        let weight: ArraySlice<UInt8>?
        let weightOffset: Int
    }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    /// The next element that is not empty.
    mutating func next() -> Element? {
        while offset < bytes.count {
            let end = bytes[offset...].firstIndex(of: 0x2C) ?? bytes.count
            let element = bytes[offset..<end]
            offset = end + 1
            let range = Self.trimmed(element.prefix { $0 != 0x3B })
            let weight = element.firstIndex(of: 0x3B).map { Self.trimmed(element[($0 + 1)...]) }
            if range.isEmpty, weight == nil { continue }
            return Element(range: range, weight: weight, weightOffset: weight?.startIndex ?? end)
        }
        return nil
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        guard let last = text.lastIndex(where: { !isSpace($0) }) else { return text.prefix(0) }
        return text[...last].drop(while: isSpace)
    }
}
