import CurrencyParsing
import FieldEngine
import FieldFormats

let editingTargets = [
    FuzzTarget("amount-fields", longest: 48) {
        let fields = AmountField.all
        return { input in
            var reader = InputReader(input)
            let field = fields[reader.below(fields.count)]
            var editor = FieldEditor(field.entry)
            editor.apply(.begin)
            edit(&editor, &reader, field.tokens) { before, after in field.check(before, after) }
        }
    },
    FuzzTarget("masks", longest: 48) {
        { input in
            var reader = InputReader(input)
            let strings = (0..<reader.below(4)).map { _ in
                FormatString(
                    string: ["-", "(", ") ", "1", "e\u{301}", "👨‍👩‍👧", ""][reader.below(7)], startIndex: reader.below(8),
                    displaysAt: reader.below(2) == 0 ? nil : reader.below(8))
            }
            let digits = CharacterClass("0123456789")
            var editor = FieldEditor(
                Mask(
                    strings, allowed: reader.below(2) == 0 ? nil : digits, maximumLength: reader.below(2) == 0 ? nil : 9
                ))
            editor.apply(.begin)
            edit(&editor, &reader, plainTokens) { _, _ in }
        }
    },
    FuzzTarget("card-fields", longest: 48) {
        let formats = TextInputFormats.self
        let (number, expiry, holder) =
            (formats.bankCardNumber(), formats.bankCardExpiryDate, formats.bankCardHolderName())
        return { input in
            var reader = InputReader(input)
            switch reader.below(3) {
            case 0: edit(number, &reader)
            case 1: edit(expiry, &reader)
            default: edit(holder, &reader)
            }
        }
    },
]

private func edit<Value>(_ format: TextInputFormat<Value>, _ reader: inout InputReader) {
    var editor = FieldEditor(format)
    editor.apply(.begin)
    edit(&editor, &reader, plainTokens) { _, _ in }
}

private let plainTokens = [
    "0", "1", "4", "37", "12", "2", " ", "/", "-", "a", "É", "٣", "４", "e\u{301}", "👨‍👩‍👧", "4111 1111", "12/29", "",
].map { Array($0.utf8) }

/// A field of amounts, and possible input of a user.
private struct AmountField {
    let entry: AmountEntry
    let parser: CurrencyParser
    let tokens: [[UInt8]]

    init(_ style: SharedStyle, _ options: EntryOptions) {
        entry = AmountEntry(style.style, options)
        parser = CurrencyParser(style.style)
        tokens = style.tokens
    }

    static let all: [AmountField] = SharedStyles.all.enumerated().flatMap { index, style in
        [EntryMode.fromRight, .free].map { mode in
            let limits =
                index % 3 == 0
                ? InputLimits(minimum: -50, maximum: 5000, integerDigits: 5, allowsNegative: index % 2 == 0)
                : InputLimits()
            return AmountField(
                style,
                EntryOptions(
                    mode: mode, limits: limits, clearsWhenZero: index % 4 == 1,
                    pasting: index % 5 == 2 ? .digits : .amount))
        }
    }

    /// Formatting a value again changes neither the value nor, a second time, the text.
    func check(_ before: EditingState<DecimalValue>, _ after: EditingState<DecimalValue>) {
        guard after.marked == nil else { return }
        let once = entry.apply(.reformat, to: after).state(after: after)
        let twice = entry.apply(.reformat, to: once).state(after: once)
        require(once.text == twice.text, "“\(after.text)” is shown as “\(once.text)”, then as “\(twice.text)”")
        require(once.value == after.value, "“\(after.text)” is \(after.value as Any), shown anew \(once.value as Any)")
    }
}

/// Plays edits. The selection stays inside the text and between characters, and undo restores the previous state.
private func edit<Format: FieldFormat>(
    _ editor: inout FieldEditor<Format>, _ reader: inout InputReader, _ tokens: [[UInt8]],
    _ check: (EditingState<Format.Value>, EditingState<Format.Value>) -> Void
) {
    var steps = 0
    while !reader.isAtEnd, steps < 16 {
        steps += 1
        let before = editor.state
        let length = before.text.utf16.count
        switch reader.below(16) {
        case 0...4: editor.type(String(decoding: reader.element(of: tokens), as: UTF8.self))
        case 5: editor.paste(String(decoding: reader.element(of: tokens), as: UTF8.self))
        case 6:
            let texts = (0..<reader.below(6)).map { _ in reader.element(of: tokens) }
            editor.paste(String(decoding: texts.joined(), as: UTF8.self))
        case 7, 8: editor.backspace()
        case 9: editor.forwardDelete()
        case 10:
            let offset = reader.below(length + 3) - 1
            editor.apply(.select(offset..<(offset + reader.below(4))))
        case 11: reader.below(2) == 0 ? editor.moveLeft() : editor.moveRight()
        case 12: reader.below(2) == 0 ? editor.undo() : editor.redo()
        case 13: editor.mark(String(decoding: reader.element(of: tokens), as: UTF8.self))
        case 14:
            let edits: [Edit<Format.Value>] = [
                .commitMarked, .reformat, .setNegative(true), .setNegative(false), .commit, .clear, .begin,
            ]
            editor.apply(reader.element(of: edits))
        default:
            // A text field can send offsets outside the text.
            let lower = reader.below(length + 4) - 2
            let text = String(decoding: reader.element(of: tokens), as: UTF8.self)
            editor.apply(
                .replace(lower..<(lower + reader.below(5)), with: text, reader.element(of: Array(Edit.Intent.allCases)))
            )
        }
        let state = editor.state
        for range in [state.selection, state.marked].compactMap({ $0 }) {
            require(
                range.lowerBound >= 0 && range.upperBound <= state.text.utf16.count, "\(range) of “\(state.text)”")
        }
        check(before, state)
    }
}
