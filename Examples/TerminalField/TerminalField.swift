import CurrencyFormat
import FieldEngine

/// A text field for money in a terminal: the engine of the fields of UIKit and SwiftUI without either.
///
///     swift run terminal-field de-DE EUR
///     swift run terminal-field en-US USD --free
///
/// Digits, minus and decimal keys, arrows, Home and End, backspace and delete, pasting; control-G selects all, control-Z
/// takes back, Return ends. The value stands behind the field.
@main
struct TerminalField {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isFree = arguments.contains("--free")
        arguments.removeAll { $0 == "--free" }
        guard arguments.count == 2 else { return fail("usage: terminal-field LOCALE CURRENCY [--free]") }
        let entry: AmountEntry
        do {
            let style = CurrencyStyle(try CurrencyCode(arguments[1]), locale: try LocaleIdentifier(arguments[0]))
            entry = AmountEntry(style, EntryOptions(mode: isFree ? .free : .fromRight))
        } catch {
            return fail("\(arguments.joined(separator: " ")): \(error)")
        }
        guard let terminal = RawTerminal() else { return fail("standard input is no terminal") }
        var field = FieldEditor(entry)
        field.apply(.begin)
        draw(field, terminal)
        while let key = Key.next(terminal.readByte), play(key, &field) { draw(field, terminal) }
        field.apply(.end)
        draw(field, terminal)
        terminal.write("\r\n")
    }

    private static func fail(_ text: String) {
        print(text)
    }

    /// False where editing ends.
    private static func play(_ key: Key, _ field: inout FieldEditor<AmountEntry>) -> Bool {
        switch key {
        case .text(let text): field.type(text)
        case .paste(let text): field.paste(text)
        case .left: field.moveLeft()
        case .right: field.moveRight()
        case .start: field.moveToStart()
        case .end: field.moveToEnd()
        case .backspace: field.backspace()
        case .delete: field.forwardDelete()
        case .selectAll: field.selectAll()
        case .undo: field.undo()
        case .returnKey, .quit: return false
        }
        return true
    }

    /// Writes the line anew, and puts the cursor where the caret is; what is selected stands in inverse video.
    private static func draw(_ field: FieldEditor<AmountEntry>, _ terminal: RawTerminal) {
        let units = Array(field.state.text.utf16)
        func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let selection = field.selection
        let selected = selection.isEmpty ? "" : "\u{1B}[7m\(text(selection))\u{1B}[0m"
        let value = field.state.value.map { $0.plainText } ?? "none"
        terminal.write(
            "\r\u{1B}[K\(text(0..<selection.lowerBound))\(selected)\u{1B}7"
                + "\(text(selection.upperBound..<units.count))    \(value)\u{1B}8")
    }
}
