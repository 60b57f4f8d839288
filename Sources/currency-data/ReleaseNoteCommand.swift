import ArgumentParser
import DataAudit
import DataSnapshot
import Foundation

/// Two snapshots in, the note for those who take the new one out.
struct ReleaseNoteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release-note",
        abstract: "Write what an update of the data changes, as a section of a change log.",
        discussion: """
            currency-data release-note ../old/Data/Snapshot
            currency-data release-note old new --output note.md
            A line says what a customer sees change, in how many locales and for how many currencies, with an amount \
            before and after. A side is the folder of a snapshot, or a file with the data of any ICU.
            Exit codes: 0; 2 for wrong arguments; 3 for snapshots that cannot be read and a note that cannot be \
            written.
            """)

    @Argument(help: "The folder of the old snapshot, or a file with the data of an ICU.")
    var old: String

    @Argument(help: "The folder of the new snapshot, or a file with the data of an ICU.")
    var new = "Data/Snapshot"

    @Option(help: "The note's file; standard output if left out.")
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
