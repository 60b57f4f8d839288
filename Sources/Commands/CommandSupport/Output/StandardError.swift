import Foundation

/// Standard error, which may be full, closed or a pipe that nobody reads: what is said there is lost then, and the
/// command goes on, with the exit code that it would have had.
package enum StandardError {
    /// Writes a message with the program's name in front. What it has of the input is a `TerminalText`.
    package static func say(_ message: String) { write("\(program): \(message)\n") }

    private static let program = TerminalText.of(
        URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent)

    /// Writes a text as it is.
    package static func write(_ text: String) {
        withoutPipeSignal {
            var bytes = Array(text.utf8)[...]
            while !bytes.isEmpty {
                let written = bytes.withUnsafeBytes { system(STDERR_FILENO, $0.baseAddress, $0.count) }
                if written >= 0 {
                    bytes.removeFirst(written)
                } else if errno != EINTR {
                    return
                }
            }
        }
    }

    /// Keeps the signal of a pipe without a reader from the program while a closure writes.
    private static func withoutPipeSignal(_ body: () -> Void) {
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        body()
        // The signal waits for this thread only where nobody ignores it.
        var waiting = sigset_t()
        var signal: Int32 = 0
        if sigpending(&waiting) == 0, sigismember(&waiting, SIGPIPE) == 1 { sigwait(&signals, &signal) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    #if canImport(Darwin)
        private static let system = Darwin.write
    #else
        private static let system = Glibc.write
    #endif
}
