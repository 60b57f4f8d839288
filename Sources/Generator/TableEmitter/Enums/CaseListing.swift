import LocaleResolution

/// The names of an enum that programs can use, cases and aliases, each with its raw value.
///
/// The file is sorted by the bytes of the names:
///
///     # Released names of Currency with their raw values. `currency-data emit` adds new ones, and none may go.
///     afghani AFN
///     usDollar USD
public struct CaseListing: Equatable, Sendable {
    /// The enums that have listings.
    public static let enumNames = ["Currency", "CurrencyLocale"]

    /// The name of the file with the listing of an enum.
    public static func file(of enumName: String) -> String { enumName + ".txt" }

    /// The name of the enum.
    public let enumName: String
    /// The raw values by name.
    public private(set) var rawValues: [String: String] = [:]

    /// Creates an empty listing, as before the first release.
    init(empty enumName: String) {
        self.enumName = enumName
    }

    init(of enumName: String, cases: [RawValueEnum.Case], aliases: [CaseAlias]) {
        self.enumName = enumName
        for enumCase in cases { rawValues[enumCase.declaredName] = enumCase.rawValue }
        // An alias without its case does not compile.
        for alias in aliases where !alias.isNearMiss { rawValues[alias.name] = rawValues[alias.target] }
    }

    /// Reads the listing of an enum. An empty text is an empty listing.
    ///
    /// - Throws: `EmitError.malformedListing`, which names the file.
    public init(_ text: String, of enumName: String, file: String) throws(EmitError) {
        self.enumName = enumName
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 2, !words.contains(""),
                rawValues.updateValue(String(words[1]), forKey: String(words[0])) == nil
            else { throw .malformedListing(file: file, line: index + 1, text: String(line)) }
        }
    }

    /// The listing as a file.
    public var text: String {
        let names = rawValues.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let heading =
            "# Released names of \(enumName) with their raw values. `currency-data emit` adds new ones, and none may go."
        return ([heading] + names.map { "\($0.key) \($0.value)" }).map { $0 + "\n" }.joined()
    }

    /// The listing with the names of a new enum added.
    ///
    /// - Parameters:
    ///   - new: The names that the enum has now.
    ///   - removed: Names whose case was removed on purpose; they are aliases for the replacement.
    /// - Throws: `EmitError.lostNames`, `EmitError.movedNames` and `EmitError.notReleased`.
    func adding(_ new: Self, removed: Set<String>) throws(EmitError) -> Self {
        let lost = rawValues.filter { new.rawValues[$0.key] == nil }
        if !lost.isEmpty { throw .lostNames(enum: enumName, names: Self.lines(lost)) }
        let moved = rawValues.filter { new.rawValues[$0.key] != $0.value && !removed.contains($0.key) }
        if !moved.isEmpty {
            throw .movedNames(enum: enumName, names: Self.lines(moved, now: new.rawValues))
        }
        if let name = removed.filter({ rawValues[$0] == nil }).min() {
            throw .notReleased(enum: enumName, name: name)
        }
        var result = new
        // A removed name keeps the raw value with which it was released.
        result.rawValues.merge(rawValues) { _, released in released }
        return result
    }

    /// The names, as `germanLiechtenstein (de_LI)` or, with a name's current raw value, `leone (SLL, now SLE)`.
    private static func lines(_ names: [String: String], now: [String: String] = [:]) -> [String] {
        names.keys.sorted().map { name in
            "\(name) (\(names[name] ?? "")\(now[name].map { ", now \($0)" } ?? ""))"
        }
    }
}
