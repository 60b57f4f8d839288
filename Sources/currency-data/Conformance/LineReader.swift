import Foundation

/// Cuts what comes through a file into lines, without waiting for more than the next one.
struct LineReader {
    private let file: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    init(_ file: FileHandle) {
        self.file = file
    }

    /// The next line without its end, or nil after the last.
    mutating func next() -> Data? {
        var searched = buffer.startIndex
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[buffer.startIndex..<end]
                buffer = buffer[(end + 1)...]
                return line
            }
            if isAtEnd { break }
            let unread = buffer.count
            // Data of its own, so that what was read does not pile up behind the slice.
            buffer = Data(buffer)
            let chunk = file.availableData
            isAtEnd = chunk.isEmpty
            buffer.append(chunk)
            searched = buffer.startIndex + unread
        }
        defer { buffer = Data() }
        return buffer.isEmpty ? nil : buffer
    }
}
