import CurrencyFormat
import FieldEngine

/// A text field for money in a terminal, with the same engine as the fields for UIKit and SwiftUI.
///
///     swift run terminal-field de-DE EUR
///     swift run terminal-field en-US USD --free
///
/// It supports digits, the minus and decimal keys, arrows, Home, End, backspace, delete and pasting. Control-G selects
/// all, control-Z undoes, and Return ends. The value is shown after the field, followed by the announcement for a
/// screen reader: why a key or a paste was refused, or that an amount was rounded.
///
/// The exit code is 0, 1 if standard input is not a terminal, or 2 for wrong arguments.
@main
struct TerminalField {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isFree = arguments.contains("--free")
        arguments.removeAll { $0 == "--free" }
        guard arguments.count == 2 else { fail("usage: terminal-field LOCALE CURRENCY [--free]", status: 2) }
        let entry: AmountEntry
        do {
            let style = CurrencyStyle(try CurrencyCode(arguments[1]), locale: try LocaleIdentifier(arguments[0]))
            entry = AmountEntry(style, EntryOptions(mode: isFree ? .free : .fromRight))
        } catch {
            fail("\(arguments.joined(separator: " ")): \(error)", status: 2)
        }
        guard let terminal = RawTerminal() else { fail("standard input is no terminal", status: 1) }
        var field = FieldEditor(entry)
        field.apply(.begin)
        draw(field, nil, terminal)
        while let key = Key.next(terminal), key != .returnKey, key != .quit {
            let announcement = play(key, &field)
            draw(field, announcement, terminal)
        }
        let announcement = field.apply(.end).announcement
        draw(field, announcement, terminal)
        terminal.write("\r\n")
    }

    private static func play(_ key: Key, _ field: inout FieldEditor<AmountEntry>) -> Announcement? {
        switch key {
        case .text(let text): return field.type(text).last?.announcement
        case .paste(let text): return field.paste(text).announcement
        case .backspace: return field.backspace().announcement
        case .delete: return field.forwardDelete().announcement
        case .left: field.moveLeft()
        case .right: field.moveRight()
        case .start: field.moveToStart()
        case .end: field.moveToEnd()
        case .selectAll: field.selectAll()
        case .undo: field.undo()
        case .returnKey, .quit: break
        }
        return nil
    }

    private static func text(_ reason: Announcement.Reason) -> String {
        switch reason {
        case .rejected(let rejection): "\(rejection)"
        case .raisedToMinimum: "the minimum takes its place"
        case .loweredToMaximum: "the maximum takes its place"
        case .rounded: "rounded"
        case .truncated: "cut"
        case .multiplied: "multiplied by a word"
        }
    }

    /// Redraws the line, with the cursor at the caret and the selection in inverse video.
    private static func draw(
        _ field: FieldEditor<AmountEntry>, _ announcement: Announcement?, _ terminal: RawTerminal
    ) {
        let units = Array(field.state.text.utf16)
        func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let selection = field.selection
        let selected = selection.isEmpty ? "" : "\u{1B}[7m\(text(selection))\u{1B}[0m"
        let value = field.state.value.map { $0.plainText } ?? "none"
        let note = announcement.map { "    " + Self.text($0.reason) } ?? ""
        terminal.write(
            "\r\u{1B}[K\(text(0..<selection.lowerBound))\(selected)\u{1B}7"
                + "\(text(selection.upperBound..<units.count))    \(value)\(note)\u{1B}8")
    }
}
