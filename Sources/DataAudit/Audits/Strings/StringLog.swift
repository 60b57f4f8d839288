import Foundation

/// Every string that was compared, one on a line, for others to count again.
///
///     engine  locale  currency  amount  theirs  ours  cause
///
/// The fields are separated by tabs; the cause is empty where the strings are the same, and `unexplained` where none is
/// known.
public final class StringLog {
    private let target: URL
    private let fresh: URL
    private let handle: FileHandle
    private var buffer = Data()
    private var failure: (any Error)?

    /// Begins a file beside `path`, which takes its place once all is written.
    public init(path: String) throws {
        target = URL(fileURLWithPath: path)
        fresh = target.deletingLastPathComponent().appendingPathComponent(
            ".\(target.lastPathComponent).new-\(ProcessInfo.processInfo.processIdentifier)")
        guard FileManager.default.createFile(atPath: fresh.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
        handle = try FileHandle(forWritingTo: fresh)
        buffer.append(contentsOf: "engine\tlocale\tcurrency\tamount\ttheirs\tours\tcause\n".utf8)
    }

    deinit {
        try? handle.close()
        try? FileManager.default.removeItem(at: fresh)
    }

    func write(_ engine: String, _ pair: RenderedChange, _ cause: String) {
        let fields = [engine, pair.locale, pair.currency, pair.amount, pair.old, pair.new, cause]
        buffer.append(contentsOf: fields.joined(separator: "\t").utf8)
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= 1 << 20 { flush() }
    }

    private func flush() {
        if failure != nil { return }
        do {
            try handle.write(contentsOf: buffer)
        } catch {
            failure = error
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Puts the file in its place.
    public func close() throws {
        flush()
        if let failure { throw failure }
        try handle.close()
        if rename(fresh.path, target.path) != 0 {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path])
        }
    }
}
