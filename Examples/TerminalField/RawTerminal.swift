#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard input without lines and without echo, until it is closed.
final class RawTerminal {
    private let saved: termios

    /// nil where standard input is no terminal.
    init?() {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
        // Pasted text comes between marks.
        write("\u{1B}[?2004h")
    }

    deinit {
        write("\u{1B}[?2004l")
        var settings = saved
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// The next byte; nil at the end.
    func readByte() -> UInt8? {
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            #if canImport(Darwin)
                let count = bytes.withUnsafeBytes { Darwin.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            #elseif canImport(Musl)
                let count = bytes.withUnsafeBytes { Musl.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            #else
                let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            #endif
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
