import Foundation
import LocaleModel

/// ICU's data as one package: the items of all trees, each a file with its own header.
///
/// ICU calls this common data. It is a separate file (`icudt78l.dat`), or part of the library `libicudata` or of a
/// program that includes ICU, such as node. The package has the same form in all of them. It is found by its header,
/// wherever that is, so no format of libraries or programs needs to be known.
///
///     package = header count:32 entry* names items        all offsets are counted from count
///     header  = length:16 DA 27 size:16 reserved:16 isBigEndian:8 charset:8 sizeofUChar:8 reserved:8
///               "CmnD" formatVersion:8*4 dataVersion:8*4 comment
///     entry   = offset of the name:32 offset of the item:32          sorted by name; items in the same order
///     name    = package/tree/bundle.res 0, such as icudt78l/curr/de.res
///
/// An item ends where the next one begins. The last one is a bundle, which states its own length.
/// See <https://unicode-org.github.io/icu/userguide/icu_data/>.
public final class ICUPackage: @unchecked Sendable {
    // It is Sendable because nothing writes to the memory after its creation.

    /// The file's name, without its folders.
    public let file: String
    /// The package's name: `icudt`, the major version, and `l` for little-endian.
    public let name: String
    private let bytes: UnsafeMutableRawBufferPointer
    private var items: [String: Range<Int>] = [:]

    /// A larger file is rejected before it is read. No program that includes ICU is close to this size.
    static let largestFile = 1 << 30
    /// ICU's packages have some thousands of items.
    static let mostItems = 1 << 16

    /// Finds the package in a file.
    ///
    /// - Throws: `ImportError` if the file cannot be read, or does not have exactly one package that is well-formed.
    public convenience init(file path: String) throws(ImportError) {
        let name = URL(fileURLWithPath: path).lastPathComponent
        let contents: Data
        do {
            // Reading a device or a pipe might never end.
            let attributes = try FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
            guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int else {
                throw ImportError.unreadable(file: name, reason: "this is not a file")
            }
            guard size <= Self.largestFile else {
                throw ImportError.unreadable(
                    file: name, reason: "the file has \(size) bytes; at most \(Self.largestFile) are read")
            }
            contents = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch let error as ImportError {
            throw error
        } catch {
            throw .unreadable(file: name, reason: "the file cannot be read")
        }
        try self.init(contents, file: name)
    }

    /// Finds the package in bytes.
    init(_ contents: Data, file: String) throws(ImportError) {
        self.file = file
        let begins = contents.withUnsafeBytes { Self.headers(in: $0) }
        guard let begin = begins.first else { throw .unreadable(file: file, reason: "it contains no ICU data") }
        guard begins.count == 1 else {
            throw .unreadable(file: file, reason: "there are \(begins.count) packages of ICU's data in it, not one")
        }
        let source = contents.dropFirst(begin)
        // Items are read as words, whose addresses must be multiples of four.
        bytes = .allocate(byteCount: source.count, alignment: 16)
        source.copyBytes(to: bytes)
        do throws(PackageDefect) {
            (name, items) = try Self.contents(of: UnsafeRawBufferPointer(bytes))
        } catch {
            bytes.deallocate()
            throw .unreadable(file: file, reason: error.reason)
        }
    }

    /// The paths of all items, sorted.
    public var files: [String] { items.keys.sorted() }

    deinit { bytes.deallocate() }

    /// The bytes of an item such as `curr/de.res`; nil if there is none. They are valid as long as the package.
    public func item(_ path: String) -> UnsafeRawBufferPointer? {
        items[path].map { UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[$0]) }
    }
}

/// The reason why bytes are not a package.
struct PackageDefect: Error {
    var reason: String
}

extension PackageDefect: CustomStringConvertible {
    var description: String { reason }
}

// MARK: Finding and reading

extension ICUPackage {
    private static let shortestHeader = 24

    /// The positions at which packages begin: at the two magic bytes of a header, with the format's name in its place.
    private static func headers(in bytes: UnsafeRawBufferPointer) -> [Int] {
        var begins: [Int] = []
        var next = 0
        while let base = bytes.baseAddress, next < bytes.count,
            let found = memchr(base + next, 0xda, bytes.count - next)
        {
            let place = UnsafeRawPointer(found) - base
            let begin = place - 2
            if begin >= 0, bytes.count - begin >= shortestHeader, bytes[begin + 3] == 0x27,
                bytes[(begin + 12)..<(begin + 16)].elementsEqual("CmnD".utf8)
            {
                begins.append(begin)
            }
            next = place + 1
        }
        return begins
    }

    private static func contents(
        of bytes: UnsafeRawBufferPointer
    ) throws(PackageDefect) -> (name: String, items: [String: Range<Int>]) {
        // The byte that states this comes before everything whose byte order matters.
        guard bytes[8] == 0 else {
            throw PackageDefect(reason: "its data of ICU are big-endian, and little-endian ones are read")
        }
        guard bytes[9] == 0, bytes[10] == 2, bytes[16] == 1 else {
            throw PackageDefect(
                reason: "its package of ICU's data has charset \(bytes[9]), units of \(bytes[10]) bytes and format "
                    + "\(bytes[16]); expected ASCII, 2 and 1")
        }
        let header = Int(bytes[0]) | Int(bytes[1]) << 8
        let truncated = PackageDefect(reason: "its package of ICU's data is cut off")
        guard header >= shortestHeader, let count = word(bytes, header) else { throw truncated }
        guard count <= mostItems else { throw PackageDefect(reason: "its package lists \(count) items") }
        var entries: [(path: Substring, begin: Int)] = []
        var package: Substring?
        for index in 0..<count {
            guard let name = word(bytes, header + 4 + 8 * index), let begin = word(bytes, header + 8 + 8 * index),
                let text = text(bytes, header + name), header + begin < bytes.count
            else { throw truncated }
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, package == nil || package == parts[0] else {
                throw PackageDefect(reason: "its item \(text) has no name of its package in front")
            }
            package = parts[0]
            guard entries.last.map({ $0.begin < header + begin }) ?? true else {
                throw PackageDefect(reason: "its items overlap at \(text)")
            }
            entries.append((parts[1], header + begin))
        }
        guard let package else { throw PackageDefect(reason: "its package of ICU's data is empty") }
        var items: [String: Range<Int>] = [:]
        for (index, entry) in entries.enumerated() {
            let end = index + 1 < entries.count ? entries[index + 1].begin : endOfBundle(bytes, entry.begin)
            guard items.updateValue(entry.begin..<end, forKey: String(entry.path)) == nil else {
                throw PackageDefect(reason: "its item \(entry.path) is there twice")
            }
        }
        return (String(package), items)
    }

    /// The end of a bundle according to its own index, or the end of the bytes if the index does not state it.
    private static func endOfBundle(_ bytes: UnsafeRawBufferPointer, _ begin: Int) -> Int {
        guard let header = word(bytes, begin).map({ $0 & 0xffff }), let words = word(bytes, begin + header + 16),
            begin + header + 4 * words <= bytes.count
        else { return bytes.count }
        return begin + header + 4 * words
    }

    /// An unsigned word; nil if the bytes end before it does.
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int? {
        guard offset >= 0, bytes.count >= 4, offset <= bytes.count - 4 else { return nil }
        return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// The maximum length of a name; all names are shorter.
    private static let longestName = 256

    private static func text(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> String? {
        guard offset < bytes.count else { return nil }
        let rest = bytes[offset..<min(bytes.count, offset + longestName)]
        return rest.firstIndex(of: 0).map { String(decoding: rest[..<$0], as: UTF8.self) }
    }
}
