/// The subtags that choose a locale: language, script, region, variants.
public struct LanguageTag: Hashable, Sendable {
    /// In lower case; `und` where there is none.
    public var language: Subtag
    /// In title case.
    public var script: Subtag?
    /// In upper case, or three digits.
    public var region: Subtag?
    /// In lower case, in the order given.
    public var variants: [Subtag]

    public init(language: Subtag, script: Subtag? = nil, region: Subtag? = nil, variants: [Subtag] = []) {
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
    }

    public static var root: LanguageTag { LanguageTag(language: Subtag("und")) }

    public var isRoot: Bool { language == Subtag("und") }
}

extension LanguageTag {
    /// Reads the identifiers that images and enums hold, such as `zh-Hant-HK` or `ca_ES_valencia`.
    ///
    /// Subtags are told apart by length and position, as BCP 47 has it. What does not fit is left out, so
    /// identifiers from outside belong to `LocaleIdentifier`, which refuses it.
    public init(canonical text: String) {
        var text = text
        self = text.withUTF8 { LanguageTag(canonical: $0) }
    }

    /// - Parameter hasLanguage: whether the text begins with a language, or with what follows one.
    public init(canonical text: UnsafeBufferPointer<UInt8>, hasLanguage: Bool = true) {
        self = .root
        var start = 0
        var position = hasLanguage ? 0 : 1
        for index in 0...text.count where index == text.count || text[index] == 0x2D || text[index] == 0x5F {
            if let subtag = Subtag(text, start..<index) { add(subtag, at: position) }
            start = index + 1
            position += 1
        }
    }

    private mutating func add(_ subtag: Subtag, at position: Int) {
        if position == 0 {
            // ICU's name for what BCP 47 calls und.
            language = subtag == Subtag("root") ? Subtag("und") : subtag
        } else if subtag.count == 4, subtag.isAlphabetic {
            script = subtag
        } else if subtag.count == 2 || (subtag.count == 3 && subtag.isNumeric) {
            region = subtag
        } else if subtag.count > 4 {
            variants.append(subtag.lowercased)
        }
    }
}
