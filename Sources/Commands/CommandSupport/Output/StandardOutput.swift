import Foundation

/// Standard output, where what cannot be written is an error: a full disk must not look like a command that had
/// nothing to say.
package enum StandardOutput {
    /// Writes all of a text; nothing is held back.
    package static func write(_ text: String) throws(OutputError) {
        try write(Array(text.utf8))
    }

    /// Writes all of some bytes; nothing is held back.
    ///
    /// Where the reader of a pipe has gone, the signal ends the program, as it does others; whoever ignores the signal
    /// gets the error.
    package static func write(_ bytes: [UInt8]) throws(OutputError) {
        var offset = 0
        while offset < bytes.count {
            let written = bytes[offset...].withUnsafeBytes { system(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if written >= 0 {
                offset += written
            } else if errno != EINTR {
                throw OutputError(file: nil, reason: String(cString: strerror(errno)))
            }
        }
    }

    #if canImport(Darwin)
        private static let system = Darwin.write
    #else
        private static let system = Glibc.write
    #endif
}

/// Why a result could not be written.
package struct OutputError: Error, Equatable, CustomStringConvertible {
    /// nil for standard output.
    package var file: String?
    package var reason: String

    package init(file: String?, reason: String) { (self.file, self.reason) = (file, reason) }

    package var description: String { "\(file ?? "standard output") cannot be written: \(reason)" }
}
