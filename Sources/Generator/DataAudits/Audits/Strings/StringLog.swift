import Foundation

/// A log of every compared string, one per line, so that others can verify the counts.
///
///     engine  locale  currency  amount  theirs  ours  cause
///
/// The fields are separated by tabs. The cause is empty if the strings are the same, and `unexplained` if none is
/// known.
public final class StringLog {
    private let path: String
    /// The file to which lines are written until all are complete: a file next to the target, or the target itself if
    /// it is a device or a pipe, which cannot be replaced.
    private let fresh: String
    private let handle: FileHandle
    private var buffer = Data()
    private var failure: StringLogError?

    private var isReplacement: Bool { fresh != path }

    /// Creates a file next to `path`, which replaces it when everything is written.
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

    /// Moves the file to its place.
    public func close() throws(StringLogError) {
        flush()
        if let failure { throw failure }
        if isReplacement, rename(fresh, path) != 0 {
            throw StringLogError(file: path, reason: String(cString: strerror(errno)))
        }
    }
}

/// An error that says why the strings could not be written.
public struct StringLogError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var file: String
    /// The system's message.
    public var reason: String

    /// The error as text, in English.
    public var description: String { "\(file) cannot be written: \(reason)" }
}
