import PackedTables

// The accepted grammar, in which "-" and "_" are the same and case does not matter:
//
//     identifier  language ["-" script] ["-" region] {"-" variant} {"-" extension} ["." codeset] ["@" keywords]
//     language    2*8 letters, or "root"
//     script      4 letters; also accepted after the region, where some write it
//     region      2 letters, or 3 digits
//     variant     5*8 letters and digits, or a digit and 3 of them
//     extension   one letter or digit {"-" 2*8 letters and digits}; of "u", the keys nu, cu, cf, rg and va are used
//     keywords    name "=" value {";" name "=" value}; numbers, currency, cf and rg are used
//
// See https://www.unicode.org/reports/tr35/#Unicode_locale_identifier and
// https://unicode-org.github.io/icu/userguide/locale/#keywords.

extension LocaleIdentifier {
    // Inlined, so that a caller with a String calls no generic code.
    /// Reads an identifier in BCP 47 or ICU spelling.
    ///
    /// - Throws: `LocaleIdentifierError`, with the UTF-8 offset of the malformed part. A well-formed identifier is
    ///   valid even if there is no data for its language.
    @inlinable
    public init(_ text: some StringProtocol) throws(LocaleIdentifierError) {
        try self.init(string: String(text))
    }

    @usableFromInline
    package init(string: String) throws(LocaleIdentifierError) {
        if let tag = string.withUTF8Bytes({ LanguageTag(languageAndRegion: $0) }) {
            self.init(tag: tag)
            return
        }
        self.init(tag: .root)
        var reader = SubtagReader(Array(string.utf8))
        try readLanguage(&reader)
        try readScriptRegionVariants(&reader)
        while let (subtag, offset) = try reader.next() {
            guard subtag.count == 1 else { throw .malformedSubtag(offset: offset) }
            try readExtension(subtag, &reader)
        }
        try readKeywords(&reader)
    }

    private mutating func readLanguage(_ reader: inout SubtagReader) throws(LocaleIdentifierError) {
        // In ICU, the empty text is also the root, and "@numbers=arab" is the root with a keyword.
        if reader.isAtEnd { return }
        guard let (language, offset) = try reader.next() else { throw .noLanguage(offset: 0) }
        guard language.count >= 2, language.isAlphabetic else { throw .noLanguage(offset: offset) }
        let lowercased = language.lowercased
        tag.language = lowercased == Subtag("root") ? Subtag("und") : lowercased
    }

    private mutating func readScriptRegionVariants(
        _ reader: inout SubtagReader
    ) throws(LocaleIdentifierError) {
        while let (subtag, offset) = try reader.peek(), subtag.count > 1 {
            if subtag.count == 4, subtag.isAlphabetic, tag.script == nil, tag.variants.isEmpty {
                tag.script = subtag.titlecased
            } else if isRegion(subtag), tag.region == nil, tag.variants.isEmpty {
                tag.region = subtag.uppercased
            } else if isVariant(subtag) {
                tag.variants.append(subtag.lowercased)
            } else {
                throw .malformedSubtag(offset: offset)
            }
            reader.skip()
        }
    }

    private func isRegion(_ subtag: Subtag) -> Bool {
        (subtag.count == 2 && subtag.isAlphabetic) || (subtag.count == 3 && subtag.isNumeric)
    }

    private func isVariant(_ subtag: Subtag) -> Bool {
        subtag.count >= 5 || (subtag.count == 4 && Subtag(bits: subtag.bits & 0xFF).isNumeric)
    }

    private mutating func readExtension(
        _ singleton: Subtag, _ reader: inout SubtagReader
    ) throws(LocaleIdentifierError) {
        let isUnicode = singleton.lowercased == Subtag("u")
        let isPrivate = singleton.lowercased == Subtag("x")
        var key: Subtag?
        var isEmpty = true
        while let (subtag, offset) = try reader.peek(), subtag.count > 1 || isPrivate {
            isEmpty = false
            reader.skip()
            if !isUnicode { continue }
            if subtag.count == 2 {
                key = subtag.lowercased
            } else if let current = key {
                try set(current, to: subtag.lowercased, offset)
                // The other subtags of a value do not affect numbers.
                key = nil
            }
        }
        if isEmpty { throw .malformedSubtag(offset: reader.offset) }
    }

    private mutating func readKeywords(_ reader: inout SubtagReader) throws(LocaleIdentifierError) {
        while let keyword = try reader.nextKeyword() {
            switch keyword.name {
            case Subtag("numbers"): try set(Subtag("nu"), to: keyword.value, keyword.offset)
            case Subtag("currency"): try set(Subtag("cu"), to: keyword.value, keyword.offset)
            case Subtag("cf"), Subtag("rg"): try set(keyword.name, to: keyword.value, keyword.offset)
            default: continue
            }
        }
    }

    private mutating func set(_ key: Subtag, to value: Subtag, _ offset: Int) throws(LocaleIdentifierError) {
        switch key {
        case Subtag("nu"):
            numberingSystem = value
        case Subtag("cu"):
            guard let code = try? CurrencyCode(value.description) else { throw .malformedKeyword(offset: offset) }
            currency = code
        case Subtag("cf"):
            prefersAccounting = value == Subtag("account")
        case Subtag("rg"):
            // A subdivision such as "gbzzzz" begins with the region.
            let region = Subtag(bits: value.bits & 0xFFFF)
            guard region.isAlphabetic, value.count > 2 else { throw .malformedKeyword(offset: offset) }
            preferenceRegion = region.uppercased
        case Subtag("va"):
            if value == Subtag("posix") { tag.variants.append(value) }
        default:
            return
        }
    }
}

/// Divides an identifier into subtags.
private struct SubtagReader {
    private let bytes: [UInt8]
    private(set) var offset = 0
    private var upcoming: (Subtag, Int)?
    /// The end of the subtags, where a codeset or keywords may begin.
    private let end: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        end = bytes.firstIndex { $0 == 0x40 || $0 == 0x2E } ?? bytes.count
    }

    var isAtEnd: Bool { offset >= end && upcoming == nil }

    mutating func next() throws(LocaleIdentifierError) -> (Subtag, Int)? {
        let result = try peek()
        upcoming = nil
        return result
    }

    mutating func skip() {
        upcoming = nil
    }

    mutating func peek() throws(LocaleIdentifierError) -> (Subtag, Int)? {
        if let upcoming { return upcoming }
        if offset >= end { return nil }
        let start = offset
        var stop = start
        while stop < end, bytes[stop] != 0x2D, bytes[stop] != 0x5F { stop += 1 }
        guard let subtag = Subtag(ascii: bytes[start..<stop]) else {
            throw start == 0 ? .noLanguage(offset: start) : .malformedSubtag(offset: start)
        }
        // A subtag must follow a separator.
        if stop == end - 1 { throw .malformedSubtag(offset: end) }
        offset = stop < end ? stop + 1 : end
        upcoming = (subtag, start)
        return upcoming
    }

    /// The keywords that are used.
    private static var names: [Subtag] { [Subtag("numbers"), Subtag("currency"), Subtag("cf"), Subtag("rg")] }

    /// The next of ICU's keywords that are used, `name=value` after the at sign, with name and value in lower case.
    mutating func nextKeyword() throws(LocaleIdentifierError) -> (name: Subtag, value: Subtag, offset: Int)? {
        if offset == end {
            guard let at = bytes[end...].firstIndex(of: 0x40) else { return nil }
            offset = at + 1
        }
        while offset < bytes.count {
            let start = offset
            let stop = bytes[start...].firstIndex(of: 0x3B) ?? bytes.count
            offset = stop + 1
            if start == stop { continue }
            guard let equals = bytes[start..<stop].firstIndex(of: 0x3D) else {
                throw .malformedKeyword(offset: start)
            }
            // Other keywords, whose names and values may be of any length, do not affect money.
            guard let name = Subtag(ascii: bytes[start..<equals])?.lowercased, Self.names.contains(name) else {
                continue
            }
            guard let value = Subtag(ascii: bytes[(equals + 1)..<stop]) else { throw .malformedKeyword(offset: start) }
            return (name, value.lowercased, start)
        }
        return nil
    }
}
