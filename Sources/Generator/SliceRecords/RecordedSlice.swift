import Foundation
import TableSlices

/// A slice of a target: its request, `currency-tables.json`, and its record next to it.
package struct RecordedSlice: Sendable {
    package let request: SliceRequestFile

    /// - Parameter path: The path of the request.
    package init(request path: String) {
        request = SliceRequestFile(path: path)
    }

    private var folder: URL { URL(fileURLWithPath: request.path).deletingLastPathComponent() }

    /// The path of the record.
    package var recordPath: String { folder.appendingPathComponent("currency-tables.lock").path }

    /// The output of the slice with this package's tables.
    ///
    /// - Throws: `PlacedErrors` for errors in the request, and others.
    package func current(in tables: BundledTables) throws -> SliceRecord {
        let files = try request.files(of: tables)
        return try SliceRecord(of: request.request(), as: files, in: tables)
    }

    /// The differences from the record.
    ///
    /// - Throws: `RecordError`, `PlacedErrors` and others.
    package func differences(in tables: BundledTables) throws -> RecordDifferences {
        RecordDifferences(from: try SliceRecord(path: recordPath), to: try current(in: tables))
    }

    /// Writes the record, and the Swift files of the slice if they are committed next to the request.
    ///
    /// - Returns: The paths of the written files.
    package func write(from tables: BundledTables) throws -> [String] {
        let files = try request.files(of: tables)
        let record = try SliceRecord(of: request.request(), as: files, in: tables)
        var written = [recordPath]
        let names = SliceFiles.fileNames.map { folder.appendingPathComponent($0).path }
        if names.contains(where: FileManager.default.fileExists) {
            try files.write(into: folder.path)
            written += names
        }
        try Data(record.text.utf8).write(to: URL(fileURLWithPath: recordPath), options: .atomic)
        return written
    }
}

extension SliceRecord {
    /// Reads the record in a file.
    package init(path: String) throws(RecordError) {
        guard let bytes = FileManager.default.contents(atPath: path) else { throw .unreadable(file: path) }
        try self.init(String(decoding: bytes, as: UTF8.self), file: path)
    }
}
