#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard input without line buffering and echo, until it is closed.
final class RawTerminal {
    private let saved: termios
    private var unreadByte: UInt8?

    /// Returns nil if standard input is not a terminal.
    init?() {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
        // Makes the terminal enclose pasted text in escape sequences.
        write("\u{1B}[?2004h")
    }

    deinit {
        write("\u{1B}[?2004l")
        var settings = saved
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// Returns the next byte, or nil at the end of input.
    func readByte() -> UInt8? {
        if let byte = unreadByte {
            unreadByte = nil
            return byte
        }
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    /// Returns the next byte, or nil if it does not arrive as fast as the bytes of one key.
    func readByteAtOnce() -> UInt8? {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return unreadByte != nil || poll(&input, 1, Self.milliseconds) > 0 ? readByte() : nil
    }

    private static var milliseconds: Int32 { 50 }

    /// Returns a byte to the input.
    func unread(_ byte: UInt8) {
        unreadByte = byte
    }

    func write(_ text: String) {
        send(text, to: STDOUT_FILENO)
    }
}

/// Writes a message to standard error, and ends the program.
func fail(_ message: String, status: Int32) -> Never {
    send(message + "\n", to: STDERR_FILENO)
    exit(status)
}

private func send(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
    }
}
