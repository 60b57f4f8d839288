import Foundation

/// A file of decisions, as JSON.
public enum DecisionFile {
    /// Reads the decisions in a file.
    ///
    /// - Throws: `DecisionError.unreadable` with the path, if there is no such file or it has something else.
    public static func read<Decisions: Decodable>(
        _ type: Decisions.Type, from path: String
    ) throws(DecisionError) -> Decisions {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw .unreadable(file: path, reason: "the file cannot be read")
        }
        do {
            return try JSONDecoder().decode(type, from: bytes)
        } catch {
            throw .unreadable(file: path, reason: String(describing: error))
        }
    }
}
