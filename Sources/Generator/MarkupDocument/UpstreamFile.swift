import Foundation
import LocaleModel

/// A file of a publication, read whole, but only where it is a file and of a size that a publication has.
public enum UpstreamFile {
    /// More bytes than any file of the publications has by far; the largest has six million.
    public static let sizeLimit = 64 << 20

    /// The bytes of a file.
    ///
    /// - Parameter file: the path inside the publication's folder, which is also the name that errors give it.
    public static func contents(of file: String, in directory: String) throws(ImportError) -> [UInt8] {
        let url = URL(fileURLWithPath: directory, isDirectory: true).appendingPathComponent(file)
        // Links are followed first: what counts is where they lead.
        let target = url.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target.path) else {
            throw .missingFile(file: file)
        }
        // A pipe or a device could go on forever.
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw .unreadable(file: file, reason: "this is not a file")
        }
        guard let size = attributes[.size] as? NSNumber, size.int64Value <= Int64(sizeLimit) else {
            throw .unreadable(file: file, reason: "the file is larger than \(sizeLimit) bytes")
        }
        do {
            return [UInt8](try Data(contentsOf: target))
        } catch {
            throw .unreadable(file: file, reason: "the file cannot be read")
        }
    }

    /// The names of the files in a folder of the publication that end in a suffix, sorted. Folders inside are not
    /// looked into.
    public static func names(
        in folder: String, of directory: String, suffix: String
    ) throws(ImportError) -> [String] {
        let path = URL(fileURLWithPath: directory, isDirectory: true).appendingPathComponent(folder).path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw .missingFile(file: folder)
        }
        return names.filter { $0.hasSuffix(suffix) }.sorted()
    }
}
