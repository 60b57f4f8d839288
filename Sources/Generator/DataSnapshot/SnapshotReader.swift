import Foundation
import LocaleModel

extension Snapshot {
    /// Reads a snapshot from its folder.
    ///
    /// - Parameter names: Whether to read currency names and rules for numbers in words, which are most of the bytes.
    /// - Throws: `SnapshotError`, naming the file and the field.
    public init(directory: String, names: Bool = true) throws(SnapshotError) {
        let folder = SnapshotFolder(directory: directory)
        let sources = try folder.decode(SnapshotSources.self, from: SnapshotLayout.sources)
        try Self.check(sources.locales, "locales")
        if let corrections = sources.corrections { try Self.check(corrections, "corrections") }
        locales = sources.locales
        let contents = try folder.decode(SnapshotContents.self, from: SnapshotLayout.contents)
        try folder.check(contents, hasCorrections: sources.corrections != nil)
        corrections = nil
        if let source = sources.corrections {
            corrections = SnapshotCorrections(
                source: source, fields: try folder.decode([String: [String]].self, from: SnapshotLayout.corrections))
        }
        localeFacts = []
        for identifier in contents.locales {
            var locale = LocaleFacts(identifier: identifier)
            try folder.readFields(of: SnapshotLayout.locale(identifier), below: [], into: &locale)
            if names, contents.names.contains(identifier) {
                try folder.readFields(of: SnapshotLayout.names(of: identifier), below: ["names"], into: &locale)
            }
            if names, contents.rules?.contains(identifier) == true {
                try folder.readRules(of: identifier, into: &locale)
            }
            localeFacts.append(locale)
        }
        supplemental = SupplementalFacts()
        supplemental.numberingSystems = try folder.decode(
            [String: NumberingSystem].self, from: SnapshotLayout.numberingSystems)
        supplemental.fractions = try folder.decode([String: Fractions].self, from: SnapshotLayout.fractions)
        supplemental.regionCurrencies = try folder.decode(
            [String: [RegionCurrency]].self, from: SnapshotLayout.regionCurrencies)
        supplemental.identifiers = try folder.decode(IdentifierFacts.self, from: SnapshotLayout.identifiers)
        if contents.languageMatching == true {
            supplemental.languageMatching = try folder.decode(
                LanguageMatchingFacts.self, from: SnapshotLayout.languageMatching)
        }
        supplemental.plurals = try folder.decode(PluralFacts.self, from: SnapshotLayout.plurals)
        supplemental.englishNames = try folder.decode(EnglishNames.self, from: SnapshotLayout.englishNames)
        iso4217 = try folder.decode(ISO4217Facts.self, from: SnapshotLayout.iso4217)
        for date in [iso4217.currentPublished, iso4217.withdrawnPublished] where !SourceVersion.isWord(date) {
            throw .malformed(file: SnapshotLayout.iso4217, field: "published", expected: SourceVersion.wordForm)
        }
    }

    private static func check(_ source: SourceVersion, _ field: String) throws(SnapshotError) {
        for text in [source.name, source.version, source.cldrVersion ?? source.version]
        where !SourceVersion.isWord(text) {
            throw .malformed(file: SnapshotLayout.sources, field: field, expected: SourceVersion.wordForm)
        }
    }
}

/// Reads the files of a snapshot's folder.
struct SnapshotFolder {
    let directory: String

    func has(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: directory + "/" + file)
    }

    /// Compares the existing files with those that the snapshot lists.
    ///
    /// - Throws: `missingFile` or `strayFile`, for the first such file; `malformed` if a locale is listed twice, or
    ///   names belong to no locale.
    func check(_ contents: SnapshotContents, hasCorrections: Bool) throws(SnapshotError) {
        let rules = contents.rules ?? []
        for (field, list) in [("locales", contents.locales), ("names", contents.names), ("rules", rules)]
        where Set(list).count != list.count {
            throw .malformed(file: SnapshotLayout.contents, field: field, expected: "each locale once")
        }
        // Files are named after the locales.
        if let name = contents.locales.first(where: { !LocaleFacts.isIdentifier($0) }) {
            throw .malformed(
                file: SnapshotLayout.contents, field: "locales", expected: "locale identifiers, and \"\(name)\" is none"
            )
        }
        for (field, list) in [("names", contents.names), ("rules", rules)] {
            guard let name = Set(list).subtracting(contents.locales).min() else { continue }
            throw .malformed(
                file: SnapshotLayout.contents, field: field, expected: "locales of the snapshot, and \(name) is none")
        }
        let expected = contents.files.union(hasCorrections ? [SnapshotLayout.corrections] : [])
        let present = try files()
        if let file = expected.subtracting(present).min() { throw .missingFile(file: file) }
        if let file = present.subtracting(expected).min() { throw .strayFile(file: file) }
    }

    /// The paths of all files. Hidden files, which systems and editors leave behind, are not part of the snapshot.
    private func files() throws(SnapshotError) -> Set<String> {
        var result: Set<String> = []
        for folder in [""] + SnapshotLayout.folders {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: directory + "/" + folder)
            } catch {
                // A snapshot without names has no folder for them. If it should have one, the files are missed.
                if has(folder) { throw .unreadable(file: folder, reason: "the folder cannot be read") }
                continue
            }
            for name in names where !name.hasPrefix(".") && !(folder.isEmpty && SnapshotLayout.folders.contains(name)) {
                result.insert(folder.isEmpty ? name : "\(folder)/\(name)")
            }
        }
        return result
    }

    func decode<Value: Decodable>(_ type: Value.Type, from file: String) throws(SnapshotError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: try bytes(of: file))
        } catch let error as SnapshotError {
            throw error
        } catch {
            throw .unreadable(file: file, reason: String(describing: error))
        }
    }

    /// Reads the tree of a locale's file into its fields.
    func readFields(of file: String, below prefix: [String], into locale: inout LocaleFacts) throws(SnapshotError) {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: try bytes(of: file))
        } catch let error as SnapshotError {
            throw error
        } catch {
            throw .unreadable(file: file, reason: error.localizedDescription)
        }
        var path = prefix
        try read(value, of: file, at: &path, into: &locale)
    }

    /// Reads a locale's rules for numbers in words, which are lists of lines.
    func readRules(of identifier: String, into locale: inout LocaleFacts) throws(SnapshotError) {
        let file = SnapshotLayout.rules(of: identifier)
        for (key, lines) in try decode([String: [String]].self, from: file) {
            guard let group = NumberRuleGroup(rawValue: key) else { throw .unknownField(file: file, field: key) }
            guard !lines.isEmpty, !lines.contains(where: { $0.isEmpty || $0.contains("\n") }) else {
                throw .malformed(file: file, field: key, expected: "rules of one line")
            }
            locale[.numberRules(group)] = lines.joined(separator: "\n")
        }
    }

    private func read(
        _ value: Any, of file: String, at path: inout [String], into locale: inout LocaleFacts
    ) throws(SnapshotError) {
        if let text = value as? String {
            guard let field = LocaleField(pathComponents: path) else {
                throw .unknownField(file: file, field: path.joined(separator: "/"))
            }
            locale[field] = text
        } else if let members = value as? [String: Any] {
            for (key, member) in members {
                path.append(key)
                try read(member, of: file, at: &path, into: &locale)
                path.removeLast()
            }
        } else {
            throw .malformed(file: file, field: path.joined(separator: "/"), expected: "an object or a string")
        }
    }

    /// The maximum length of a file. The files of a snapshot have at most a few hundred kilobytes.
    static let longestFile = 64 << 20

    private func bytes(of file: String) throws(SnapshotError) -> Data {
        // Reading anything but a plain file may never end, as with a device or a pipe without a writer.
        let path = URL(fileURLWithPath: directory + "/" + file).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let attributes {
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw .unreadable(file: file, reason: "it is not a regular file")
            }
            guard let size = attributes[.size] as? Int, size <= Self.longestFile else {
                throw .unreadable(file: file, reason: "it has more than \(Self.longestFile >> 20) MiB")
            }
        }
        guard let bytes = FileManager.default.contents(atPath: directory + "/" + file) else {
            throw has(file)
                ? .unreadable(file: file, reason: "the file cannot be read") : .missingFile(file: file)
        }
        return bytes
    }
}
