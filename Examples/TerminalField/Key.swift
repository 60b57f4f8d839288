// The bytes that xterm, tmux and rxvt send:
//
//     arrows           ESC [ C, ESC [ D, or with O instead of [
//     Home             ESC [ H, ESC O H, ESC [ 1 ~, ESC [ 7 ~, control-A
//     End              ESC [ F, ESC O F, ESC [ 4 ~, ESC [ 8 ~, control-E
//     backspace        7F or 08
//     delete           ESC [ 3 ~
//     pasted text      ESC [ 2 0 0 ~ text ESC [ 2 0 1 ~
//     Escape           ESC, and nothing immediately after it
//     Alt and a key    ESC and the key, which is read as usual

/// A key pressed in a terminal.
enum Key: Equatable {
    case text(String)
    case paste(String)
    case left, right, start, end, backspace, delete, selectAll, undo, returnKey, quit

    /// Returns the next key, or nil at the end of input.
    static func next(_ terminal: RawTerminal) -> Key? {
        while let byte = terminal.readByte() {
            switch byte {
            case 0x01: return .start
            case 0x05: return .end
            case 0x03, 0x04: return .quit
            case 0x07: return .selectAll
            case 0x08, 0x7F: return .backspace
            case 0x0A, 0x0D: return .returnKey
            case 0x1A: return .undo
            case 0x1B:
                if let key = sequence(terminal) { return key }
            case 0x20...: return .text(character(byte, terminal))
            default: break
            }
        }
        return nil
    }

    /// Reads the key after ESC; nil if the field does not use it.
    private static func sequence(_ terminal: RawTerminal) -> Key? {
        guard let first = terminal.readByteAtOnce() else { return nil }
        guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else {
            terminal.unread(first)
            return nil
        }
        var code = ""
        while let byte = terminal.readByteAtOnce() {
            code.unicodeScalars.append(Unicode.Scalar(byte))
            if (0x40...0x7E).contains(byte) { break }
        }
        switch code {
        case "C": return .right
        case "D": return .left
        case "H", "1~", "7~": return .start
        case "F", "4~", "8~": return .end
        case "3~": return .delete
        case "200~": return .paste(pasted(terminal))
        default: return nil
        }
    }

    private static func pasted(_ terminal: RawTerminal) -> String {
        let end = Array("\u{1B}[201~".utf8)
        var bytes: [UInt8] = []
        while !bytes.suffix(end.count).elementsEqual(end), let byte = terminal.readByte() { bytes.append(byte) }
        if bytes.suffix(end.count).elementsEqual(end) { bytes.removeLast(end.count) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the rest of a UTF-8 character after its first byte.
    private static func character(_ first: UInt8, _ terminal: RawTerminal) -> String {
        var bytes = [first]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        while bytes.count < length, let byte = terminal.readByte() { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
