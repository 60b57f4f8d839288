import Foundation
import LocaleModel

extension Snapshot {
    /// Writes the snapshot to a folder and replaces its contents.
    ///
    /// All files are first written to a folder next to the old one. Then the old one is moved aside and the new one to
    /// its place. If anything fails, the old folder stays as it was.
    ///
    /// If `directory` is a symbolic link, its target is replaced and the link stays.
    ///
    /// - Throws: `SnapshotError.cannotWrite`, also for a locale's identifier that is invalid as a file name.
    public func write(to directory: String) throws(SnapshotError) {
        for locale in localeFacts where !LocaleFacts.isIdentifier(locale.identifier) {
            throw .cannotWrite(
                file: SnapshotLayout.locale(locale.identifier),
                reason: "expected \(LocaleFacts.identifierForm), found \"\(locale.identifier)\"")
        }
        try ReplacedFolder.write(directory) { folder throws(SnapshotError) in
            let sources = SnapshotSources(locales: locales, corrections: corrections?.source)
            try folder.write(sources, to: SnapshotLayout.sources)
            if let corrections { try folder.write(corrections.fields, to: SnapshotLayout.corrections) }
            try folder.write(SnapshotContents(of: localeFacts, supplemental), to: SnapshotLayout.contents)
            for locale in localeFacts {
                try write(locale, to: folder)
            }
            try folder.write(supplemental.numberingSystems, to: SnapshotLayout.numberingSystems)
            try folder.write(supplemental.fractions, to: SnapshotLayout.fractions)
            try folder.write(supplemental.regionCurrencies, to: SnapshotLayout.regionCurrencies)
            try folder.write(supplemental.identifiers, to: SnapshotLayout.identifiers)
            if let languageMatching = supplemental.languageMatching {
                try folder.write(languageMatching, to: SnapshotLayout.languageMatching)
            }
            try folder.write(supplemental.plurals, to: SnapshotLayout.plurals)
            try folder.write(supplemental.englishNames, to: SnapshotLayout.englishNames)
            try folder.write(iso4217, to: SnapshotLayout.iso4217)
        }
    }

    private func write(_ locale: LocaleFacts, to folder: ReplacedFolder) throws(SnapshotError) {
        var numbers = JSONTree.object([:])
        var names = JSONTree.object([:])
        // A line for each rule, so that a change shows the rule.
        var rules: [String: [String]] = [:]
        for (field, value) in locale.values {
            let path = field.pathComponents
            if case .numberRules(let group) = field {
                rules[group.rawValue] = value.split(separator: "\n").map(String.init)
            } else if case .name = field {
                names.insert(value, at: path[1...])
            } else {
                numbers.insert(value, at: path[...])
            }
        }
        try folder.write(numbers, to: SnapshotLayout.locale(locale.identifier))
        if locale.hasNames {
            try folder.write(names, to: SnapshotLayout.names(of: locale.identifier))
        }
        if !rules.isEmpty { try folder.write(rules, to: SnapshotLayout.rules(of: locale.identifier)) }
    }
}
