import Foundation

/// Every string that was compared, one on a line, for others to count again.
///
///     engine  locale  currency  amount  theirs  ours  cause
///
/// The fields are separated by tabs; the cause is empty where the strings are the same, and `unexplained` where none is
/// known.
public final class StringLog {
    private let path: String
    /// Where the lines go until all are written: beside the file, or to itself where it is a device or a pipe, which
    /// nothing can take the place of.
    private let fresh: String
    private let handle: FileHandle
    private var buffer = Data()
    private var failure: StringLogError?

    private var isReplacement: Bool { fresh != path }

    /// Begins a file beside `path`, which takes its place once all is written.
    public init(path: String) throws(StringLogError) {
        self.path = path
        let target = URL(fileURLWithPath: path)
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFDIR {
            throw StringLogError(file: path, reason: String(cString: strerror(EISDIR)))
        }
        if isThere, status.st_mode & S_IFMT != S_IFREG {
            fresh = path
        } else {
            let name = ".\(target.lastPathComponent).new-\(ProcessInfo.processInfo.processIdentifier)"
            fresh = target.deletingLastPathComponent().appendingPathComponent(name).path
        }
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard descriptor >= 0 else {
            throw StringLogError(file: path, reason: String(cString: strerror(errno)))
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        buffer.append(contentsOf: "engine\tlocale\tcurrency\tamount\ttheirs\tours\tcause\n".utf8)
    }

    deinit {
        if isReplacement { try? FileManager.default.removeItem(atPath: fresh) }
    }

    func write(_ engine: String, _ pair: RenderedChange, _ cause: String) {
        let fields = [engine, pair.locale, pair.currency, pair.amount, pair.old, pair.new, cause]
        buffer.append(contentsOf: fields.joined(separator: "\t").utf8)
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= 1 << 20 { flush() }
    }

    private func flush() {
        if failure != nil { return }
        var rest = buffer[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { system(handle.fileDescriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                failure = StringLogError(file: path, reason: String(cString: strerror(errno)))
                break
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    #if canImport(Darwin)
        private let system = Darwin.write
    #else
        private let system = Glibc.write
    #endif

    /// Puts the file in its place.
    public func close() throws(StringLogError) {
        flush()
        if let failure { throw failure }
        if isReplacement, rename(fresh, path) != 0 {
            throw StringLogError(file: path, reason: String(cString: strerror(errno)))
        }
    }
}

/// Why the strings could not be written.
public struct StringLogError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var file: String
    /// What the system says.
    public var reason: String

    /// The error as text, in English.
    public var description: String { "\(file) cannot be written: \(reason)" }
}
