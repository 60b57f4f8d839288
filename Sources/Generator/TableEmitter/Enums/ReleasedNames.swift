/// The names that a generated file of an enum has: its cases and aliases, which programs use.
struct ReleasedNames {
    let names: Set<String>

    /// - Parameter text: a file that `RawValueEnum` wrote.
    init(file text: String) {
        let starts = ["    case ", "    @inlinable public static var "]
        var names: Set<String> = []
        for line in text.split(separator: "\n") {
            guard let start = starts.first(where: line.hasPrefix) else { continue }
            let name = line.dropFirst(start.count).prefix { $0 != ":" && $0 != " " }
            names.insert(name.filter { $0 != "`" })
        }
        self.names = names
    }

    /// Checks that a new file has all names but those that were removed on purpose.
    ///
    /// - Throws: `EmitError.lostNames`, `EmitError.notRemoved`.
    func check(new text: String, enum name: String, removed: Set<String>) throws(EmitError) {
        let new = Self(file: text).names
        if let wrong = removed.intersection(new).min() { throw .notRemoved(enum: name, name: wrong) }
        let lost = names.subtracting(new).subtracting(removed).sorted()
        if !lost.isEmpty { throw .lostNames(enum: name, names: lost) }
    }
}
