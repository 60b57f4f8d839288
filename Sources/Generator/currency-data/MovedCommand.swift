import CommandSupport
import Foundation

/// Commands that this program had before it was split into three, and their new programs.
///
/// Calls of the old commands still work if the other program is next to this one. This is removed with the first
/// release.
struct MovedCommand {
    var program: String
    /// The arguments that make the command work as before.
    var added: [String] = []

    static let all: [String: MovedCommand] = [
        "format": MovedCommand(program: "currency"),
        "parse": MovedCommand(program: "currency", added: ["--strict"]),
        "scan": MovedCommand(program: "currency"),
        "conformance": MovedCommand(program: "currency-executor"),
        "fields": MovedCommand(program: "currency-executor"),
    ]

    /// Replaces this program with the one that now has the command. Returns if the command was not moved.
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
