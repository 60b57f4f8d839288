import Foundation

/// A file that a command writes its result to.
package enum OutputFile {
    /// Writes a text to a file, or to standard output where there is none.
    package static func write(_ text: String, to file: String?) throws(OutputError) {
        guard let file else { return try StandardOutput.write(text) }
        try write(Data(text.utf8), to: file)
    }

    /// Writes a file whole or leaves it as it was; devices and pipes, which nothing can take the place of, are written
    /// to.
    package static func write(_ bytes: Data, to file: String) throws(OutputError) {
        if file.isEmpty { throw OutputError(file: "\"\"", reason: "a file has a name") }
        let target = URL(fileURLWithPath: file).resolvingSymlinksInPath()
        do {
            if isReplaceable(target) {
                try bytes.write(to: target, options: .atomic)
            } else {
                let handle = try FileHandle(forWritingTo: target)
                try handle.write(contentsOf: bytes)
                try handle.close()
            }
        } catch {
            throw OutputError(file: file, reason: reason(of: error))
        }
    }

    /// Whether there is no such file, or a plain one.
    private static func isReplaceable(_ file: URL) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return true }
        return attributes[.type] as? FileAttributeType == .typeRegular
    }

    /// What the system says of an error, in place of Foundation's domains and codes.
    package static func reason(of error: any Error) -> String {
        let error = error as NSError
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(of: cause) }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileNoSuchFile, .fileReadNoSuchFile: return String(cString: strerror(ENOENT))
        case .fileWriteNoPermission, .fileReadNoPermission: return String(cString: strerror(EACCES))
        case .fileWriteOutOfSpace: return String(cString: strerror(ENOSPC))
        case .fileWriteVolumeReadOnly: return String(cString: strerror(EROFS))
        default: return error.localizedDescription
        }
    }
}
