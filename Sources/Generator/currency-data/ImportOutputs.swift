import ArgumentParser

/// The files that `import` writes. With a snapshot's folder of one's own, only files that are named are read and written.
struct ImportOutputs: ParsableArguments {
    @Option(help: "The snapshot's folder.")
    var output = Self.bundled

    @Option(
        name: .customLong("pins"),
        help: ArgumentHelp(
            "The file that pins the sources. Default: Data/Sources.json for the default snapshot, and otherwise none.",
            discussion: "An import refuses files that differ from those pinned for their version, and pins its own.",
            valueName: "file"))
    var pinsFile: String?

    @Option(
        name: .customLong("differences"),
        help: ArgumentHelp(
            "The file for the differences of two sources. Default: Data/SourceDifferences.tsv for the default snapshot, "
                + "and otherwise none.", valueName: "file"))
    var differencesFile: String?

    private static let bundled = "Data/Snapshot"

    private var isBundled: Bool { output == Self.bundled }

    /// The file of pins, if there is one.
    var pins: String? { pinsFile ?? (isBundled ? "Data/Sources.json" : nil) }

    /// The file of differences, if there is one.
    var differences: String? { differencesFile ?? (isBundled ? "Data/SourceDifferences.tsv" : nil) }
}
