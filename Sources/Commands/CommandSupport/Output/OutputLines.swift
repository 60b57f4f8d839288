/// Lines on their way to standard output, many in one piece.
///
/// They are written when there are many, and when a command is about to wait for its input: whoever sends a line and
/// waits for its answer gets it.
package struct OutputLines {
    private static let capacity = 1 << 16

    private let write: ([UInt8]) throws -> Void
    private var bytes: [UInt8] = []

    package init(to write: @escaping ([UInt8]) throws -> Void = StandardOutput.write) {
        self.write = write
    }

    /// Writes a line; the closure appends its text.
    package mutating func append(_ line: (inout [UInt8]) throws -> Void) throws {
        try line(&bytes)
        bytes.append(UInt8(ascii: "\n"))
        if bytes.count >= Self.capacity { try flush() }
    }

    /// Writes lines that have their ends.
    package mutating func append(lines: [UInt8]) throws {
        bytes += lines
        if bytes.count >= Self.capacity { try flush() }
    }

    /// Hands over all lines.
    package mutating func flush() throws {
        if bytes.isEmpty { return }
        try write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
