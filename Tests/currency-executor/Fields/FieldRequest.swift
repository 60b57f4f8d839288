import FieldEngine
import Foundation

/// The request on a line.
struct FieldRequest: Decodable {
    enum Engine: String, Decodable, CaseIterable {
        case currency, decimal, percent, mask, textinput
    }

    enum Kind: String, Decodable, CaseIterable {
        /// Events, and the state after each.
        case events
        /// One replacement.
        case validate
        /// A value of a format.
        case value
    }

    enum Format: String, Decodable, CaseIterable {
        case none, plain, bankCardNumber, bankCardExpiryDate, bankCardHolderName, phoneNumber
    }

    struct Initial: Decodable {
        var text: String?
        var selection: Offsets?
        var value: Number?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case text, selection, value
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            try decoder.allow(CodingKeys.self)
            text = try fields.decodeIfPresent(String.self, forKey: .text)
            selection = try fields.decodeIfPresent(Offsets.self, forKey: .selection)
            value = try fields.decodeIfPresent(Number.self, forKey: .value)
        }
    }

    var kind: Kind
    var engine: Engine?
    var config: FieldConfig
    var initial: Initial?
    var events: [FieldEvent]?
    var format: Format?
    var text: String?
    var selection: Offsets?
    var range: Offsets?
    var with: String?
    var fromDigits: String?
    var fromFormatted: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case label, kind, engine, config, initial, events, format, text, selection, range, with, fromDigits
        case fromFormatted
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try decoder.allow(CodingKeys.self)
        kind = try fields.decodeIfPresent(Kind.self, forKey: .kind) ?? .events
        engine = try fields.decodeIfPresent(Engine.self, forKey: .engine)
        config = try fields.decodeIfPresent(FieldConfig.self, forKey: .config) ?? FieldConfig()
        initial = try fields.decodeIfPresent(Initial.self, forKey: .initial)
        events = try fields.decodeIfPresent([FieldEvent].self, forKey: .events)
        format = try fields.decodeIfPresent(Format.self, forKey: .format)
        text = try fields.decodeIfPresent(String.self, forKey: .text)
        selection = try fields.decodeIfPresent(Offsets.self, forKey: .selection)
        range = try fields.decodeIfPresent(Offsets.self, forKey: .range)
        with = try fields.decodeIfPresent(String.self, forKey: .with)
        fromDigits = try fields.decodeIfPresent(String.self, forKey: .fromDigits)
        fromFormatted = try fields.decodeIfPresent(String.self, forKey: .fromFormatted)
        if kind == .events, engine == nil { throw FieldRequestError.missing("engine") }
        if kind == .events, events == nil { throw FieldRequestError.missing("events") }
    }
}

/// Something that happens to a field.
struct FieldEvent: Decodable {
    enum Operation: String, Decodable, CaseIterable {
        case begin, end, insert, type, paste, append, replace, replaceEnd, backspace, forwardDelete, select, selectAll
        case setText, setValue, clear, bind, read, `return`, mark, commitMarked, setKeyboard, setClearsWhenZero
        case undo, redo
    }

    var operation: Operation
    /// The text of the event.
    var text: String?
    var range: Offsets?
    var length: Int?
    /// The new setting of a value or a switch.
    var value: Setting?
    var keyboard: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case op, with, text, range, length, value, keyboard
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try decoder.allow(CodingKeys.self)
        operation = try fields.decode(Operation.self, forKey: .op)
        range = try fields.decodeIfPresent(Offsets.self, forKey: .range)
        length = try fields.decodeIfPresent(Int.self, forKey: .length)
        keyboard = try fields.decodeIfPresent(String.self, forKey: .keyboard)
        text = try fields.decodeIfPresent(String.self, forKey: .text)
        value = try fields.decodeIfPresent(Setting.self, forKey: .value)
        if fields.contains(.with) {
            // This name can also have a value or a switch.
            switch operation {
            case .setValue, .setClearsWhenZero: value = try value ?? fields.decodeIfPresent(Setting.self, forKey: .with)
            default: text = try text ?? fields.decodeIfPresent(String.self, forKey: .with)
            }
        }
    }

    func needed<Part>(_ part: Part?, _ name: String) throws -> Part {
        guard let part else { throw FieldRequestError.missing("\(name) of \(operation.rawValue)") }
        return part
    }
}

/// Offsets in UTF-16 code units: `[start, end)`.
struct Offsets: Decodable {
    let range: Range<Int>

    init(from decoder: any Decoder) throws {
        let offsets = try decoder.singleValueContainer().decode([Int].self)
        guard offsets.count == 2, offsets[0] <= offsets[1] else {
            throw FieldRequestError.unsupported("the range \(offsets); it must be [start, end)")
        }
        range = offsets[0]..<offsets[1]
    }
}

/// A decimal, as a string or as a JSON number.
struct Number: Decodable {
    let value: DecimalValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            do throws(DecimalError) {
                value = try DecimalValue(text)
            } catch {
                throw FieldRequestError.unsupported("\"\(text)\" as a number: \(error)")
            }
        } else {
            value = DecimalValue(try container.decode(Double.self))
        }
    }
}

/// A text, a number, a switch, or null.
enum Setting: Decodable {
    case text(String)
    case number(DecimalValue)
    case isOn(Bool)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let isOn = try? container.decode(Bool.self) {
            self = .isOn(isOn)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .number(DecimalValue(try container.decode(Double.self)))
        }
    }

    /// The text, if this is a text or a number.
    var text: String? {
        switch self {
        case .text(let text): text
        case .number(let number): number.plainText
        case .isOn: nil
        }
    }

    var isOn: Bool? {
        if case .isOn(let isOn) = self { return isOn }
        return nil
    }
}
