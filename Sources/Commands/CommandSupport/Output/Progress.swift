import Foundation

/// What a person at a terminal is told while a command works.
package enum Progress {
    package static let isShown = isatty(STDERR_FILENO) != 0

    /// A line on standard error.
    package static func say(_ text: String, onlyOnTerminal: Bool = false) {
        if onlyOnTerminal, !isShown { return }
        StandardError.say(TerminalText.of(text))
    }

    /// How far work has come, on one line that is written over; nothing where standard error is no terminal.
    package static func show(_ text: String, _ done: Int, of total: Int) {
        guard isShown else { return }
        let ending = done >= total ? "\r\u{1B}[K" : ""
        StandardError.write("\r\u{1B}[K\(text) \(done) of \(total)\(ending)")
    }
}
