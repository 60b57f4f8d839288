import LocaleModel

/// Reads the cardinal plural rules and the categories of ranges.
struct PluralReader {
    let directory: String

    func read() throws(ImportError) -> PluralFacts {
        var facts = PluralFacts()
        let cardinals = try supplemental("plurals").object("plurals-type-cardinal")
        for language in cardinals.sortedKeys {
            facts.cardinals[language] = try rules(cardinals.object(language))
        }
        let ranges = try supplemental("pluralRanges").object("plurals")
        for language in ranges.sortedKeys {
            facts.ranges[language] = try self.ranges(ranges.object(language))
        }
        return facts
    }

    private func supplemental(_ name: String) throws(ImportError) -> JSONObject {
        try JSONObject(directory: directory, file: "cldr-core/supplemental/\(name).json").object("supplemental")
    }

    private func rules(_ object: JSONObject) throws(ImportError) -> [String: String] {
        var result: [String: String] = [:]
        for key in object.sortedKeys {
            let category = String(key.dropFirst("pluralRule-count-".count))
            guard key.hasPrefix("pluralRule-count-"), PluralCategory(rawValue: category) != nil else {
                throw object.unknown(key)
            }
            // Samples follow the rule. Each list begins with an at sign.
            let rule = try object.string(key).split(separator: "@", omittingEmptySubsequences: false)[0]
            result[category] = rule.trimmingSpaces()
        }
        return result
    }

    private func ranges(_ object: JSONObject) throws(ImportError) -> [String: [String: String]] {
        var result: [String: [String: String]] = [:]
        for key in object.sortedKeys {
            // pluralRange-start-one-end-other
            let parts = key.split(separator: "-").map(String.init)
            guard parts.count == 5, parts[0] == "pluralRange", parts[1] == "start", parts[3] == "end",
                PluralCategory(rawValue: parts[2]) != nil, PluralCategory(rawValue: parts[4]) != nil
            else { throw object.unknown(key) }
            let category = try object.string(key)
            guard PluralCategory(rawValue: category) != nil else {
                throw object.malformed(key, category, expected: "a plural category")
            }
            result[parts[2], default: [:]][parts[4]] = category
        }
        return result
    }
}

extension Substring {
    fileprivate func trimmingSpaces() -> String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
