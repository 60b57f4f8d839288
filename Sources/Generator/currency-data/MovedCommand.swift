import CommandSupport
import Foundation

/// Commands that this program had before there were three of them, and where they are now.
///
/// Programs that call them as before are served where the other program stands beside this one. This goes with the first
/// release.
struct MovedCommand {
    var program: String
    /// Arguments that make the command what it was here.
    var added: [String] = []

    static let all: [String: MovedCommand] = [
        "format": MovedCommand(program: "currency"),
        "parse": MovedCommand(program: "currency", added: ["--strict"]),
        "scan": MovedCommand(program: "currency"),
        "conformance": MovedCommand(program: "currency-executor"),
        "fields": MovedCommand(program: "currency-executor"),
    ]

    /// Runs the program that has the command now in place of this one; returns where no such command is asked for.
    static func forward(_ arguments: ArraySlice<String>) {
        guard let name = arguments.first, let moved = all[name] else { return }
        let path = Bundle.main.bundleURL.appendingPathComponent(moved.program).path
        let forwarded = [path, name] + moved.added + arguments.dropFirst()
        let words = forwarded.map { strdup($0) } + [nil]
        execv(path, words)
        // There is no such program.
        let failure = Failure.usage(
            "\(name) is a command of \(moved.program): swift build --product \(moved.program)")
        failure.report()
        exit(failure.exitCode.rawValue)
    }
}
