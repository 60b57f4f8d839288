import Foundation
import LocaleModel

extension Snapshot {
    /// Reads a snapshot from its folder.
    ///
    /// - Parameter names: whether currency names are wanted; they are most of the bytes.
    /// - Throws: `SnapshotError`, naming the file and the field.
    public init(directory: String, names: Bool = true) throws(SnapshotError) {
        let folder = SnapshotFolder(directory: directory)
        locales = try folder.decode(SnapshotSources.self, from: SnapshotLayout.sources).locales
        localeFacts = []
        for file in try folder.files(in: SnapshotLayout.locales) {
            var locale = LocaleFacts(identifier: String(file.dropLast(".json".count)))
            try folder.readFields(of: "\(SnapshotLayout.locales)/\(file)", below: [], into: &locale)
            let namesFile = "\(SnapshotLayout.names)/\(file)"
            if names, folder.has(namesFile) {
                try folder.readFields(of: namesFile, below: ["names"], into: &locale)
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
        supplemental.plurals = try folder.decode(PluralFacts.self, from: SnapshotLayout.plurals)
        supplemental.englishNames = try folder.decode(EnglishNames.self, from: SnapshotLayout.englishNames)
        iso4217 = try folder.decode(ISO4217Facts.self, from: SnapshotLayout.iso4217)
    }
}

/// Reads the files of a snapshot's folder.
struct SnapshotFolder {
    let directory: String

    func has(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: directory + "/" + file)
    }

    /// The JSON files of a folder, sorted.
    func files(in folder: String) throws(SnapshotError) -> [String] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: directory + "/" + folder)
            return names.filter { $0.hasSuffix(".json") }.sorted()
        } catch {
            throw .missingFile(file: folder)
        }
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

    /// The longest file that is read; those of a snapshot have at most a few hundred kilobytes.
    static let longestFile = 64 << 20

    private func bytes(of file: String) throws(SnapshotError) -> Data {
        // What is no plain file may never end, as a device or a pipe that nobody writes to.
        let path = URL(fileURLWithPath: directory + "/" + file).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let attributes {
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw .unreadable(file: file, reason: "it is no plain file")
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
