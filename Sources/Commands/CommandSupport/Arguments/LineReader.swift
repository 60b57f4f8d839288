import Foundation

/// Cuts what comes through a file into lines, without waiting for more than the next one.
///
/// A line ends with a line feed, or a carriage return and a line feed; the last one may have no end. A byte order mark
/// at the beginning is no part of the first line.
package struct LineReader {
    /// Why a file could not be read.
    package struct Unreadable: Error, Equatable, CustomStringConvertible {
        package var file: String
        package var reason: String

        package init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }

        package var description: String { "\(file) cannot be read: \(reason)" }
    }

    /// A line with more bytes than a line may have: a file without lines, such as a disk's image, would take all
    /// memory.
    package struct LineTooLong: Error, Equatable, CustomStringConvertible {
        package var file: String
        /// Counted from 1.
        package var line: Int

        package var description: String { "\(file): line \(line) has more than \(LineReader.longestLine) bytes" }
    }

    /// The most bytes that a line may have without its end.
    package static let longestLine = 1 << 20

    /// As much as is read at once; what comes through a pipe is less.
    private let chunk: Int
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []
    /// Where the lines begin that have not been given out.
    private var start = 0
    /// How many lines have been given out.
    package private(set) var count = 0
    private var isAtEnd = false

    /// - Parameters:
    ///   - name: what the file is called in errors.
    ///   - chunk: how many bytes are read at once.
    package init(_ file: FileHandle, name: String = "standard input", chunk: Int = 1 << 16) {
        descriptor = file.fileDescriptor
        self.name = name
        self.chunk = chunk
    }

    /// Calls a closure with the next line without its end; nil after the last line.
    ///
    /// - Parameter beforeWaiting: what must be done before the file is read, which may wait for whoever writes it. They
    ///   may wait for answers first.
    package mutating func next<Result>(
        beforeWaiting: () throws -> Void = {}, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result? {
        let feed = try nextLineFeed(beforeWaiting, Self.firstLineFeed)
        let end = feed ?? buffer.count
        if count == 0, buffer[start..<end].starts(with: Self.byteOrderMark) { start += Self.byteOrderMark.count }
        guard feed != nil || start < end else { return nil }
        count += 1
        guard end - start <= Self.longestLine else { throw LineTooLong(file: name, line: count) }
        defer { start = min(end + 1, buffer.count) }
        return try withLine(upTo: end, body)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The next line without its end; nil after the last line.
    package mutating func next(beforeWaiting: () throws -> Void = {}) throws -> Data? {
        try next(beforeWaiting: beforeWaiting) { Data($0) }
    }

    /// Calls a closure with all whole lines that are at hand, with their ends; nil after the last ones. `count` has
    /// been increased then. A byte order mark stays, so that places in a line are those of the file.
    package mutating func nextLines<Result>(
        beforeWaiting: () throws -> Void = {}, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result? {
        let feed = try nextLineFeed(beforeWaiting) { bytes, place in
            bytes[place...].lastIndex(of: UInt8(ascii: "\n"))
        }
        let end = feed.map { $0 + 1 } ?? buffer.count
        guard start < end else { return nil }
        defer { start = end }
        try countLines(upTo: end)
        return try buffer.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    }

    /// The line feed that a closure finds in what was read and not given out, from a place on; it is read on until
    /// there is one. Nil at the file's end.
    private mutating func nextLineFeed(
        _ beforeWaiting: () throws -> Void, _ find: (UnsafeRawBufferPointer, Int) -> Int?
    ) throws -> Int? {
        var searched = start
        while true {
            if let end = buffer.withUnsafeBytes({ find($0, searched) }) { return end }
            if isAtEnd { return nil }
            guard buffer.count - start <= Self.longestLine else { throw LineTooLong(file: name, line: count + 1) }
            // What is given out makes room, so that a long input takes no more memory than its longest line.
            buffer.removeSubrange(..<start)
            start = 0
            searched = buffer.count
            try beforeWaiting()
            try read()
        }
    }

    private mutating func countLines(upTo end: Int) throws(LineTooLong) {
        var line = start
        while line < end {
            let feed = buffer.withUnsafeBytes { Self.firstLineFeed(in: $0, from: line) } ?? end
            count += 1
            guard feed - line <= Self.longestLine else { throw LineTooLong(file: name, line: count) }
            line = feed + 1
        }
    }

    /// Calls a closure with each line of a text, without its end.
    package static func forEachLine(
        of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows {
        var start = 0
        while start < text.count {
            let feed = firstLineFeed(in: UnsafeRawBufferPointer(text), from: start)
            var end = feed ?? text.count
            if feed != nil, end > start, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            try body(UnsafeBufferPointer(rebasing: text[start..<end]))
            start = (feed ?? text.count) + 1
        }
    }

    private static func firstLineFeed(in bytes: UnsafeRawBufferPointer, from place: Int) -> Int? {
        guard place < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + place, Int32(UInt8(ascii: "\n")), bytes.count - place)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    private func withLine<Result>(
        upTo end: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try buffer.withUnsafeBufferPointer { bytes in
            let hasReturn = end > start && end < bytes.count && bytes[end - 1] == UInt8(ascii: "\r")
            return try body(UnsafeBufferPointer(rebasing: bytes[start..<(hasReturn ? end - 1 : end)]))
        }
    }

    private mutating func read() throws(Unreadable) {
        let held = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: chunk))
        var count = -1
        repeat {
            count = buffer.withUnsafeMutableBytes { bytes in
                #if canImport(Darwin)
                    Darwin.read(descriptor, bytes.baseAddress.map { $0 + held }, chunk)
                #else
                    Glibc.read(descriptor, bytes.baseAddress.map { $0 + held }, chunk)
                #endif
            }
        } while count < 0 && errno == EINTR
        guard count >= 0 else { throw Unreadable(file: name, reason: String(cString: strerror(errno))) }
        buffer.removeLast(chunk - count)
        isAtEnd = count == 0
    }
}
