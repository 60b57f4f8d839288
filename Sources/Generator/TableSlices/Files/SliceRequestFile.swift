import Foundation

/// A file that requests a slice, such as `currency-tables.json`.
package struct SliceRequestFile: Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The files of the slice.
    ///
    /// - Throws: `PlacedErrors` for errors in the file; `SliceError`.
    package func files(of tables: BundledTables) throws -> SliceFiles {
        try reading { try SliceFiles(SliceRequest($0), from: tables) }
    }

    /// The request.
    ///
    /// - Throws: `PlacedErrors` for errors in the file.
    package func request() throws -> SliceRequest { try reading { try SliceRequest($0) } }

    private func reading<Result>(_ body: ([UInt8]) throws -> Result) throws -> Result {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw PlacedErrors(lines: ["\(path): error: the file cannot be read"])
        }
        do {
            return try body([UInt8](bytes))
        } catch let error as RequestError {
            throw placed([error])
        } catch SliceError.request(let errors) {
            throw placed(errors)
        }
    }

    private func placed(_ errors: [RequestError]) -> PlacedErrors {
        PlacedErrors(
            lines: errors.map { "\(path):\($0)" })
    }
}

/// The errors in a file, in the form of compilers: `currency-tables.json:2:16: error: unknown locale "de-TA"`.
package struct PlacedErrors: Error, Equatable, CustomStringConvertible {
    package let lines: [String]

    package var description: String { lines.joined(separator: "\n") }
}

extension SliceFiles {
    /// Writes the files into a folder, which is created if necessary. A file that already has the right content
    /// is left untouched, so that nothing is compiled again.
    ///
    /// - Throws: Errors of Foundation.
    package func write(into folder: String) throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            let place = folder.appendingPathComponent(file.name)
            let bytes = Data(file.text.utf8)
            if FileManager.default.contents(atPath: place.path) == bytes { continue }
            try bytes.write(to: place, options: .atomic)
        }
    }
}
