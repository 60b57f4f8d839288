import ArgumentParser
import Foundation
import LocaleResolution

/// The folder of recorded decisions: `--decisions`.
struct DecisionsFolder: ParsableArguments {
    @Option(name: .customLong("decisions"), help: "The folder of recorded decisions.")
    var path = "Data/Decisions"

    init() {}

    init(path: String) { self.path = path }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { path + "/" + name }

    /// Reads a file in the folder.
    ///
    /// - Throws: `NamedSourceError` if there is no such folder, `DecisionError` with the file's path.
    func read<Decisions: Decodable>(_ type: Decisions.Type, from name: String) throws -> Decisions {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw NamedSourceError(
                path: path, reason: "there is no such folder; --decisions names Data/Decisions of a checkout")
        }
        return try DecisionFile.read(type, from: file(name))
    }
}
