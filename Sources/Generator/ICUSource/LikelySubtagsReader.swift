import CICU
import LocaleModel

/// Reads likely subtags. Until version 76, ICU had CLDR's table. Later versions only have the table in which ICU looks
/// them up.
///
///     main, likelySubtags      <short>: <full>
///     main, langInfo           likely/trie: binary, from language, script and region to the number of a full locale
///                              likely/lsrs: array, three subtags for each full locale; or
///                              likely/lsrnum: integers, the full locales, packed
///                              likely/m49: array, the regions among them that are numbers
///                              likely/languageAliases, regionAliases: arrays, the old code and its replacement
///
/// The trie has more entries than CLDR's table: old codes, and entries that a shorter one implies. Both are left out.
///
/// See <https://www.unicode.org/reports/tr35/tr35.html#Likely_Subtags>; the packed form is defined in ICU's
/// `loclikelysubtags.cpp`.
struct LikelySubtagsReader {
    /// Language, script and region; an empty one is not specified by the locale.
    struct Subtags: Hashable {
        var language = ""
        var script = ""
        var region = ""

        var identifier: String {
            ([language.isEmpty ? "und" : language] + [script, region].filter { !$0.isEmpty }).joined(separator: "-")
        }
    }

    static func read(_ data: ICUData) throws(ImportError) -> [String: String] {
        if let bundle = try ICUBundle.openIfPresent(.main, "likelySubtags", in: data) {
            var likely: [String: String] = [:]
            for (short, full) in try bundle.node().strings() {
                likely[ICULocaleName.identifier(of: short)] = ICULocaleName.identifier(of: full)
            }
            return likely
        }
        return try read(try ICUBundle.open(.main, "langInfo", in: data).node("likely"))
    }

    /// Reads the lookup table.
    static func read(_ node: ICUNode) throws(ImportError) -> [String: String] {
        let keys = try keys(try node.entry("trie"))
        let locales = try fullLocales(node, keys: keys)
        let oldLanguages = try sources(try node.entry("languageAliases"))
        let oldRegions = try sources(try node.entry("regionAliases"))
        var table: [Subtags: Subtags] = [:]
        for ((key, _), locale) in zip(keys, locales) {
            if !oldLanguages.contains(key.language), !oldRegions.contains(key.region) { table[key] = locale }
        }
        var likely: [String: String] = [:]
        for (key, value) in table where !isImplied(key, value, by: table) {
            likely[key.identifier] = value.identifier
        }
        return likely
    }

    /// Whether a shorter key leads to the same locale.
    private static func isImplied(_ key: Subtags, _ value: Subtags, by table: [Subtags: Subtags]) -> Bool {
        if !key.script.isEmpty, let shorter = table[Subtags(language: key.language, region: key.region)] {
            if shorter == value { return true }
        }
        guard !key.region.isEmpty, let shorter = table[Subtags(language: key.language, script: key.script)] else {
            return false
        }
        return Subtags(language: shorter.language, script: shorter.script, region: key.region) == value
    }

    // MARK: Keys

    /// The end of a subtag: the highest bit of its last letter, or a star in place of the subtag.
    private static let star = UInt8(ascii: "*")

    /// The trie's keys, with the indices of their full locales.
    private static func keys(_ trie: ICUNode) throws(ImportError) -> [(key: Subtags, index: Int)] {
        guard case .binary(let bytes) = trie.resource else { throw trie.malformed(expected: "binary data") }
        let entries: [BytesTrie.Entry]
        do throws(BytesTrie.Malformed) {
            entries = try BytesTrie.entries(of: bytes)
        } catch {
            throw trie.malformed(expected: "a trie of bytes that is whole")
        }
        // After such a language, the region follows; its script does not matter.
        let withoutScript = Set(entries.filter { !$0.isFinal }.map(\.key))
        var keys: [(key: Subtags, index: Int)] = []
        for entry in entries where entry.isFinal {
            guard let subtags = subtags(entry.key) else {
                throw trie.malformed(expected: "language, script and region in each key, not \(entry.key)")
            }
            var key = Subtags(language: subtags[0])
            let skipsScript = withoutScript.contains { entry.key.starts(with: $0) }
            if subtags.count == 3 {
                (key.script, key.region) = (subtags[1], subtags[2])
            } else if subtags.count == 2, skipsScript {
                key.region = subtags[1]
            } else if subtags.count == 2 {
                key.script = subtags[1]
            }
            keys.append((key, entry.value))
        }
        return keys
    }

    private static func subtags(_ key: [UInt8]) -> [String]? {
        var subtags = [""]
        for byte in key {
            if byte == star {
                subtags.append("")
            } else {
                subtags[subtags.count - 1].unicodeScalars.append(Unicode.Scalar(byte & 0x7f))
                if byte & 0x80 != 0 { subtags.append("") }
            }
        }
        guard subtags.removeLast().isEmpty, (1...3).contains(subtags.count) else { return nil }
        return subtags
    }

    // MARK: Full locales

    /// The full locale of each key.
    private static func fullLocales(
        _ node: ICUNode, keys: [(key: Subtags, index: Int)]
    ) throws(ImportError) -> [Subtags] {
        if let subtags = try node.entries().first(where: { $0.key == "lsrs" })?.node {
            return try spelledLocales(subtags, keys: keys)
        }
        let numbers = try node.entry("lsrnum")
        guard case .integers(let packed) = numbers.resource else { throw numbers.malformed(expected: "integers") }
        let numericRegions = try node.entry("m49").elements().map { element throws(ImportError) in
            try element.string()
        }
        let scripts = scripts(of: packed, keys: keys)
        var locales: [Subtags] = []
        for (_, index) in keys {
            guard packed.indices.contains(index) else {
                throw numbers.malformed(expected: "more than \(index) of them, as the trie has it")
            }
            let number = UInt32(bitPattern: packed[index])
            guard let language = language(number), let script = scripts[number >> 24] ?? linkedScript(number >> 24),
                let region = region(number, numericRegions)
            else { throw numbers.malformed(expected: "packed subtags, not \(number)") }
            locales.append(Subtags(language: language, script: script, region: region))
        }
        return locales
    }

    private static func spelledLocales(
        _ node: ICUNode, keys: [(key: Subtags, index: Int)]
    ) throws(ImportError) -> [Subtags] {
        let subtags = try node.elements().map { element throws(ImportError) in try element.string() }
        var locales: [Subtags] = []
        for (_, index) in keys {
            guard index >= 0, 3 * index + 2 < subtags.count else {
                throw node.malformed(expected: "more than \(index) locales, as the trie has it")
            }
            locales.append(
                Subtags(language: subtags[3 * index], script: subtags[3 * index + 1], region: subtags[3 * index + 2]))
        }
        return locales
    }

    /// The names of the scripts, which are numbers in the packed form.
    ///
    /// The linked ICU may be older than the data and lack names. The keys supply them: if a key names a script, its
    /// full locale has that script. For the few scripts that no key names, such as `Latf`, the linked ICU is queried.
    private static func scripts(of packed: [Int32], keys: [(key: Subtags, index: Int)]) -> [UInt32: String] {
        var scripts: [UInt32: String] = [:]
        for (key, index) in keys where !key.script.isEmpty && packed.indices.contains(index) {
            scripts[UInt32(bitPattern: packed[index]) >> 24] = key.script
        }
        return scripts
    }

    private static func linkedScript(_ number: UInt32) -> String? {
        cicu_script_code(Int32(number)).map { String(cString: $0) }
    }

    private static let letters: UInt32 = 27

    /// The letter with a number from 1 on; nil for 0.
    private static func letter(_ number: UInt32, from first: Unicode.Scalar) -> Character? {
        guard (1..<letters).contains(number) else { return nil }
        return Unicode.Scalar(first.value + number - 1).map(Character.init)
    }

    /// The lower 24 bits contain language and region, with the first letter in the lowest place.
    private static func language(_ number: UInt32) -> String? {
        let language = (number & 0xff_ffff) % (letters * letters * letters)
        guard let first = letter(language % letters, from: "a"),
            let second = letter(language / letters % letters, from: "a")
        else { return nil }
        return String([first, second] + [letter(language / (letters * letters), from: "a")].compactMap { $0 })
    }

    private static func region(_ number: UInt32, _ numericRegions: [String]) -> String? {
        let region = (number & 0xff_ffff) / (letters * letters * letters) % (letters * letters)
        if region < letters {
            return numericRegions.indices.contains(Int(region)) ? numericRegions[Int(region)] : nil
        }
        guard let first = letter(region % letters, from: "A"), let second = letter(region / letters, from: "A")
        else { return nil }
        return String([first, second])
    }

    /// The first element of each pair.
    private static func sources(_ pairs: ICUNode) throws(ImportError) -> Set<String> {
        var old: Set<String> = []
        for (index, element) in try pairs.elements().enumerated() where index % 2 == 0 {
            old.insert(try element.string())
        }
        return old
    }
}
