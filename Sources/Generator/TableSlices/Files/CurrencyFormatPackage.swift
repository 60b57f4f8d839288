import Foundation

/// The package that contains this file. Its bundled tables are part of its sources.
package enum CurrencyFormatPackage {
    /// The package's folder, from which this file was compiled.
    package static var folder: URL {
        // Sources/Generator/TableSlices/Files
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        return folder
    }

    /// The bundled tables.
    ///
    /// - Throws: `BundledTablesError`.
    package static func tables() throws(BundledTablesError) -> BundledTables {
        let folder = folder
        return try BundledTables { path in
            FileManager.default.contents(atPath: folder.appendingPathComponent(path).path).map { [UInt8]($0) }
        }
    }
}
