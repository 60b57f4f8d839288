import CurrencyCore
import CurrencyEngine
import CurrencyFormat
import FieldEngine

// The field engine as functions for JavaScript, compiled as Embedded Swift. Arguments are numbers: the handle of a
// field, the address of UTF-8 in the module's memory, and positions in UTF-16 code units, as in JavaScript.

/// A page has only one thread.
nonisolated(unsafe) private var fields: [FieldEditor<AmountEntry>] = []
nonisolated(unsafe) private var announcement = ""

private func text(_ start: UnsafePointer<UInt8>, _ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: Int(max(0, count))), as: UTF8.self)
}

/// Writes a text and returns the number of its bytes; writes nothing if they do not fit.
private func write(_ text: String, _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
    let count = text.utf8.count
    guard count <= Int(capacity) else { return Int32(count) }
    for (index, byte) in text.utf8.enumerated() { output[index] = byte }
    return Int32(count)
}

/// Makes an empty field.
///
/// - Parameter isFree: 0 if digits enter from the right; otherwise the user types the decimal separator.
/// - Returns: The handle; -1 for a malformed locale, -2 for a malformed currency code.
@_cdecl("makeField")
public func makeField(
    _ locale: UnsafePointer<UInt8>, _ localeCount: Int32, _ currency: UnsafePointer<UInt8>, _ currencyCount: Int32,
    _ isFree: Int32
) -> Int32 {
    guard let identifier = try? LocaleIdentifier(text(locale, localeCount)) else { return -1 }
    guard let code = try? CurrencyCode(text(currency, currencyCount)) else { return -2 }
    let options = EntryOptions(mode: isFree == 0 ? .fromRight : .free)
    fields.append(FieldEditor(AmountEntry(CurrencyStyle(code, locale: identifier), options)))
    return Int32(fields.count - 1)
}

/// Applies an edit. The operations are those of `Edit`, undo and redo.
///
///     0 typed     1 pasted     2 deleted backwards     3 deleted forwards     4 select     5 begin     6 end
///     7 commit    8 text from the page                 9 undo                10 redo      11 composed  12 composed, done
///
/// - Returns: 0 if the browser's own edit gives the right text and caret, 1 if the page must show the state, 2 if the
///   edit
///   is refused, -1 for an unknown handle or operation.
@_cdecl("applyEdit")
public func applyEdit(
    _ handle: Int32, _ operation: Int32, _ lower: Int32, _ upper: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
    guard fields.indices.contains(Int(handle)) else { return -1 }
    let range = Int(min(lower, upper))..<Int(max(lower, upper))
    let text = text(bytes, count)
    let edit: Edit<DecimalValue>
    switch operation {
    case 0: edit = .replace(range, with: text, .typed)
    case 1: edit = .replace(range, with: text, .pasted)
    case 2: edit = .replace(range, with: "", .deletedBackwards)
    case 3: edit = .replace(range, with: "", .deletedForwards)
    case 4: edit = .select(range)
    case 5: edit = .begin
    case 6: edit = .end
    case 7: edit = .commit
    case 8: edit = .setText(text)
    case 9, 10:
        if operation == 9 { fields[Int(handle)].undo() } else { fields[Int(handle)].redo() }
        announcement = ""
        return 1
    case 11: edit = .mark(range, with: text)
    case 12: edit = .commitMarked
    default: return -1
    }
    let outcome = fields[Int(handle)].apply(edit)
    announcement = outcome.announcement?.spokenValue ?? ""
    switch outcome {
    case .accepted: return 0
    case .changed: return 1
    case .rejected: return 2
    }
}

/// Writes the text of a field.
@_cdecl("fieldText")
public func fieldText(_ handle: Int32, _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
    fields.indices.contains(Int(handle)) ? write(fields[Int(handle)].state.text, output, capacity) : -1
}

/// Writes the amount of a field as plain digits; no bytes without an amount.
@_cdecl("fieldValue")
public func fieldValue(_ handle: Int32, _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
    guard fields.indices.contains(Int(handle)) else { return -1 }
    return write(fields[Int(handle)].state.value.map { $0.plainText } ?? "", output, capacity)
}

/// Writes the announcement of the last edit for a screen reader; no bytes without one.
@_cdecl("fieldAnnouncement")
public func fieldAnnouncement(_ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
    write(announcement, output, capacity)
}

/// The start of the selection, in UTF-16 code units.
@_cdecl("selectionStart")
public func selectionStart(_ handle: Int32) -> Int32 {
    fields.indices.contains(Int(handle)) ? Int32(fields[Int(handle)].selection.lowerBound) : -1
}

/// The end of the selection, in UTF-16 code units.
@_cdecl("selectionEnd")
public func selectionEnd(_ handle: Int32) -> Int32 {
    fields.indices.contains(Int(handle)) ? Int32(fields[Int(handle)].selection.upperBound) : -1
}
