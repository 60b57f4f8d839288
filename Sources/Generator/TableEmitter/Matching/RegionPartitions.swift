import LocaleModel

/// The sets of regions, as named by distances, to which each region belongs.
///
/// Regions that belong to the same sets form one partition. A region that consists of others, such as 419, has the
/// partitions of all of them; for comparisons, the greatest distance counts.
///
///     $enUS     AS+CA+GU+MH+MP+PH+PR+UM+US+VI
///     $!enUS    every other region
///     GB        the region itself, as if it were a variable
///
/// See <https://www.unicode.org/reports/tr35/#EnhancedLanguageMatching>.
struct RegionPartitions {
    /// The partitions of each variable's regions.
    private(set) var partitions: [String: Set<Int>] = [:]
    /// The partitions of each region, as bits.
    private(set) var masks: [String: Int] = [:]
    private(set) var count = 0

    private let containment: [String: [String]]

    init(_ facts: LanguageMatchingFacts) throws(EmitError) {
        containment = facts.territoryContainment
        let leaves = Set(containment.values.joined()).subtracting(containment.keys)
        var members: [String: Set<String>] = [:]
        for (name, expression) in facts.matchVariables {
            guard name.hasPrefix("$"), !name.hasPrefix("$!") else {
                throw .malformed(
                    locale: "", field: "languageMatching/matchVariables", value: name, expected: "a name after $")
            }
            let regions = try regions(of: expression)
            members[name] = regions
            members["$!" + name.dropFirst()] = leaves.subtracting(regions)
        }
        for match in facts.languageMatches {
            for region in [match.desired, match.supported].compactMap(Self.region) where members[region] == nil {
                guard leaves.contains(region) else {
                    throw .malformed(
                        locale: "", field: "languageMatching/languageMatches", value: region,
                        expected: "a region or one of \(members.keys.sorted().joined(separator: ", "))")
                }
                members[region] = [region]
            }
        }
        var numbers: [Set<String>: Int] = [:]
        for leaf in leaves.sorted() {
            let variables = Set(members.filter { $0.value.contains(leaf) }.keys)
            let number = numbers[variables] ?? numbers.count
            numbers[variables] = number
            masks[leaf] = 1 << number
            for variable in variables { partitions[variable, default: []].insert(number) }
        }
        count = numbers.count
        for region in containment.keys {
            masks[region] = leavesBelow(region).reduce(0) { $0 | (masks[$1] ?? 0) }
        }
    }

    /// The region of a language that is matched, if it names one: `GB` of `en-*-GB`.
    static func region(_ text: String) -> String? {
        let parts = text.split(separator: "-")
        return parts.count == 3 && parts[2] != "*" ? String(parts[2]) : nil
    }

    /// The regions of an expression such as `MA+DZ` or `019-US`, from left to right.
    private func regions(of expression: String) throws(EmitError) -> Set<String> {
        var result: Set<String> = []
        var isTaken = true
        var name = ""
        for character in expression + "+" {
            guard character == "+" || character == "-" else {
                name.append(character)
                continue
            }
            if name.isEmpty {
                throw .malformed(
                    locale: "", field: "languageMatching/matchVariables", value: expression,
                    expected: "regions with plus or minus between them")
            }
            let leaves = leavesBelow(name)
            if isTaken { result.formUnion(leaves) } else { result.subtract(leaves) }
            isTaken = character == "+"
            name = ""
        }
        return result
    }

    /// The regions of which a region ultimately consists; itself, if it does not consist of others.
    private func leavesBelow(_ region: String) -> Set<String> {
        guard let parts = containment[region] else { return [region] }
        return parts.reduce(into: []) { $0.formUnion(leavesBelow($1)) }
    }
}
