import ArgumentParser
import CommandSupport
import DataAudits
import DataSnapshot
import Foundation

/// Compares two snapshots, and writes a release note for users of the new one.
struct ReleaseNoteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release-note",
        abstract: "Write a change log section for an update of the data.",
        discussion: """
            currency-data release-note ../old/Data/Snapshot
            currency-data release-note old new --output note.md

            Each line describes a change that customers see, with the number of locales and currencies, and an amount \
            before and after. The part "What is read" names texts that were read before and are refused, doubtful or read \
            otherwise now. Each side is the folder of a snapshot, or a file with the data of an ICU.

            Exit codes: 0; 2 for wrong arguments; 3 if a snapshot cannot be read or the note cannot be written.
            """)

    @Argument(help: "The folder of the old snapshot, or a file with the data of an ICU.")
    var old: String

    @Argument(help: "The folder of the new snapshot, or a file with the data of an ICU.")
    var new = "Data/Snapshot"

    @Option(help: "Write the note to this file instead of standard output.")
    var output: String?

    func run() throws {
        try reporting {
            let (before, after) = try Snapshot.pair(old, new)
            var difference = SnapshotDifference(from: before, to: after)
            try difference.render(from: before, to: after)
            try OutputFile.write(ReleaseNote(difference, to: after).text, to: output)
        }
    }
}
