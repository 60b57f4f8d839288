import ArgumentParser
import Foundation

/// An end of a command that is not success, with the exit code that says which kind.
package struct Failure: Error, CustomStringConvertible {
    /// What was found or what is wrong, for standard error.
    package var message: String
    package var exitCode: ExitCode
    /// Whether line ends in the message are its own, and none of the input's.
    package var hasLines = false

    package var description: String { message }

    /// The command ran; what it looked for was found. Exit code 1.
    package static func findings(_ message: String) -> Failure {
        Failure(message: message, exitCode: ExitCode(1))
    }

    /// The arguments do not fit together. Exit code 2.
    package static func usage(_ message: String) -> Failure {
        Failure(message: message, exitCode: ExitCode(2))
    }

    /// Data from outside is not what it should be, or cannot be read or written. Exit code 3.
    package static func badInput(_ error: some Error) -> Failure {
        Failure(message: String(describing: error), exitCode: ExitCode(3), hasLines: error is any ErrorOfLines)
    }

    /// What was asked for could not be done. Exit code 3.
    package static func notRun(_ reasons: [String]) -> Failure {
        Failure(message: reasons.joined(separator: "; "), exitCode: ExitCode(3))
    }

    /// What standard error shows of the message.
    package var said: String { hasLines ? TerminalText.of(lines: message) : TerminalText.of(message) }

    package func report() { StandardError.say(said) }
}

/// An error whose description has several lines, and nothing that was read.
package protocol ErrorOfLines: Error {}

/// Runs work whose errors are about data from outside, but for those that name an argument.
package func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
        return try work()
    } catch let failure as Failure {
        throw failure
    } catch let error as InvalidArgument {
        throw Failure.usage(error.description)
    } catch {
        throw Failure.badInput(error)
    }
}
