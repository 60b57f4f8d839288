import Foundation

/// Files with an ICU's data, if this machine has them.
enum ICUDataFile {
    /// The data library that this process links. Linux only, because other systems do not tell.
    static let linked: String? = mapped("libicudata.so")

    /// The library of Foundation's own ICU on Linux.
    static let foundation: String? = mapped("lib_FoundationICU.so")

    /// The node executable, which contains its ICU.
    static let node: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    private static func mapped(_ library: String) -> String? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
            let line = maps.split(separator: "\n").first(where: { $0.contains("/" + library) }),
            let path = line.firstIndex(of: "/")
        else { return nil }
        return String(line[path...])
    }
}
