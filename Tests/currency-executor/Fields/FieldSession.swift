import FieldEngine

/// Plays events on a field.
struct FieldSession<Format: FieldFormat> {
    private(set) var field: FieldEditor<Format>
    private var config: FieldConfig
    private let kind: FieldKind<Format>

    init(_ kind: FieldKind<Format>, _ config: FieldConfig) throws {
        self.kind = kind
        self.config = config
        field = FieldEditor(try kind.make(config))
    }

    /// The state before the first event.
    mutating func start(_ initial: FieldRequest.Initial?) throws {
        guard let initial else { return }
        if let value = initial.value { try setValue(value.value.plainText) }
        if let text = initial.text { setText(text) }
        if let selection = initial.selection { field.apply(.select(selection.range)) }
    }

    /// Returns whether a text field would apply the edit itself.
    mutating func play(_ event: FieldEvent) throws -> Bool {
        switch event.operation {
        case .begin: field.apply(.begin)
        case .end: field.apply(.end)
        case .return: field.apply(.commit)
        case .clear: field.apply(.clear)
        case .read: break
        case .bind: field.apply(.clear)
        case .select: field.apply(.select(try event.needed(event.range, "range").range))
        case .selectAll: field.selectAll()
        case .setText: setText(try event.needed(event.text, "with"))
        case .setValue: try setValue(event.value?.text ?? event.text)
        case .commitMarked: field.apply(.commitMarked)
        case .undo: field.undo()
        case .redo: field.redo()
        case .setKeyboard:
            config.keyboard = try event.needed(event.keyboard ?? event.value?.text ?? event.text, "keyboard")
            field.format = try kind.make(config)
        case .setClearsWhenZero:
            config.clearsWhenValueIsZero = try event.needed(event.value?.isOn, "value")
            field.format = try kind.make(config)
        case .insert: return field.insert(try event.needed(event.text, "with")).letsFieldEdit
        case .type: return field.type(try event.needed(event.text, "with")).last?.letsFieldEdit ?? true
        case .paste: return field.paste(try event.needed(event.text, "with")).letsFieldEdit
        case .backspace: return field.backspace().letsFieldEdit
        case .forwardDelete: return field.forwardDelete().letsFieldEdit
        case .mark:
            let text = try event.needed(event.text, "with")
            guard let range = event.range else { return field.mark(text).letsFieldEdit }
            return field.apply(.mark(range.range, with: text)).letsFieldEdit
        case .append:
            return replace(end..<end, try event.needed(event.text, "with"))
        case .replaceEnd:
            let (upper, _) = end.addingReportingOverflow(max(0, event.length ?? 0))
            return replace(end..<max(end, upper), event.text ?? "")
        case .replace:
            return replace(try event.needed(event.range, "range").range, event.text ?? "")
        }
        return true
    }

    private var end: Int { field.state.text.utf16.count }

    private mutating func replace(_ range: Range<Int>, _ text: String) -> Bool {
        field.apply(.replace(range, with: text, .inserted)).letsFieldEdit
    }

    /// Sets the field's text as a program does: verbatim, or formatted if the format requires it.
    private mutating func setText(_ text: String) {
        guard let rawValue = kind.rawValue else {
            field.apply(.setText(text))
            return
        }
        var state = EditingState(text: text, value: rawValue(field.format, text))
        state.selection = field.state.isEditing ? text.utf16.count..<text.utf16.count : nil
        field = FieldEditor(field.format, state: state)
    }

    private mutating func setValue(_ text: String?) throws {
        field.apply(try text.map(kind.setValue) ?? .setValue(nil))
    }
}
