import Foundation

@testable import ICUSource

/// Files with ICU's data, if this machine has them.
enum Packages {
    /// The data library that this process links. Linux only, because other systems do not tell.
    static let linked: String? = mapped("libicudata.so")

    /// Foundation's own ICU, whose version differs from the system's.
    static let foundation: String? = mapped("lib_FoundationICU.so")

    /// A program that contains ICU, or any file that `CURRENCY_FORMAT_ICU_DATA` names.
    static let other: String? = {
        let environment = ProcessInfo.processInfo.environment
        if let file = environment["CURRENCY_FORMAT_ICU_DATA"] { return file }
        return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/node" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private static func mapped(_ library: String) -> String? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
            let line = maps.split(separator: "\n").first(where: { $0.contains("/" + library) }),
            let path = line.firstIndex(of: "/")
        else {
            print("skipped: no \(library) is known here")
            return nil
        }
        return String(line[path...])
    }

    /// A package of some items in ICU's layout: names sorted, items in the same order, each aligned to sixteen bytes.
    static func package(_ items: [String: [UInt8]], name: String = "icudt99l") -> [UInt8] {
        var header: [UInt8] = [24, 0, 0xda, 0x27, 20, 0, 0, 0, 0, 0, 2, 0] + Array("CmnD".utf8)
        header += [1, 0, 0, 0, 3, 0, 0, 0]
        let sorted = items.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var names: [UInt8] = []
        var contents: [UInt8] = []
        var offsets: [(name: Int, item: Int)] = []
        for (path, bytes) in sorted {
            offsets.append((names.count, contents.count))
            names += Array("\(name)/\(path)".utf8) + [0]
            contents += bytes + Array(repeating: 0, count: (16 - bytes.count % 16) % 16)
        }
        let entries = 4 + 8 * sorted.count
        // Relative to the start of the file, so that items are aligned there.
        let begin = (header.count + entries + names.count + 15) / 16 * 16 - header.count
        var list = word(sorted.count)
        for offset in offsets { list += word(entries + offset.name) + word(begin + offset.item) }
        list += names
        return header + list + Array(repeating: 0, count: begin - list.count) + contents
    }

    static func word(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// A bundle file from its words: the root, the index, then the resources.
    static func bundle(_ words: [UInt32]) -> [UInt8] {
        var file: [UInt8] = [24, 0, 0xda, 0x27, 20, 0, 0, 0, 0, 0, 2, 0] + Array("ResB".utf8)
        file += [2, 0, 0, 0, 0, 0, 0, 0]
        return file + words.flatMap { word(Int($0)) }
    }
}
