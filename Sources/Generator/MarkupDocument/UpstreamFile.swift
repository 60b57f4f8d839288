import Foundation
import LocaleModel

/// Reads whole files of a publication, but only regular files of a plausible size.
public enum UpstreamFile {
    /// This is far more than in any file of the publications; the largest has six million bytes.
    public static let sizeLimit = 64 << 20

    /// The bytes of a file.
    ///
    /// - Parameter file: The path in the publication's folder, which is also the name in errors.
    public static func contents(of file: String, in directory: String) throws(ImportError) -> [UInt8] {
        let url = URL(fileURLWithPath: directory, isDirectory: true).appendingPathComponent(file)
        // Links are followed first, because their target counts.
        let target = url.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target.path) else {
            throw .missingFile(file: file)
        }
        // Reading a pipe or a device may never end.
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

    /// The names of the files in a folder of the publication with a suffix, sorted. Subfolders are not
    /// searched.
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
