import PackedTables

/// The endings that a language puts at names of currencies: "5000 forinttól", "500 ரூபாய்க்கு".
struct NameEndings: Sendable {
    /// Parts of a static table.
    private nonisolated(unsafe) let endings: [UnsafeBufferPointer<UInt8>]

    init(of language: Subtag) {
        endings = DecisionLines.words(WordLists.nameEndings, of: language)
    }

    /// The bytes of the shortest name that takes endings; shorter ones would be other words: Turkish "yeni" is no yen.
    private static let shortestName = 4

    /// The length in bytes of a name with or without an ending, and whether the name's case matches.
    func length(
        ofName name: some Collection<UInt8>, in text: UnsafeBufferPointer<UInt8>, at offset: Int,
        ignoresCase: Bool = true
    ) -> (length: Int, isExact: Bool)? {
        if let whole = WordBoundary.length(of: name, in: text, at: offset, ignoresCase: ignoresCase) { return whole }
        guard !endings.isEmpty, name.count >= Self.shortestName,
            let length = LenientText.length(of: name, in: text, at: offset, ignoresCase: ignoresCase)
        else { return nil }
        let end = offset + length
        for ending in endings {
            if let ending = WordBoundary.length(of: ending, in: text, at: end, ignoresCase: true) {
                return (length + ending.length, LenientText.length(of: name, in: text, at: offset) != nil)
            }
        }
        return nil
    }

    /// The first result of a closure for a word without each of its endings.
    func withoutEnding<Result>(
        _ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>, _ body: (LetterRun) -> Result?
    ) -> Result? {
        for ending in endings where word.count >= Self.shortestName + ending.count {
            let end = word.upperBound - ending.count
            guard LenientText.length(of: ending, in: text, at: end, ignoresCase: true) == ending.count else { continue }
            if let result = body(LetterRun(UnsafeBufferPointer(rebasing: text[..<end]), at: word.lowerBound)) {
                return result
            }
        }
        return nil
    }
}
