import Foundation

/// Facts in the form of the snapshot, in which values are found by path.
///
/// A component of a path is a key. In a list, it is the `code` of one of its elements, or an index from 0:
///
///     fractions/RSD/digits            in the supplemental data
///     regionCurrencies/BG/EUR/from
///     current/JPY/minorUnit           in the lists of ISO 4217
///     withdrawn/153/withdrawalDate
indirect enum FactValue: Equatable {
    case object([String: FactValue])
    case list([FactValue])
    case text(String)
    case number(Int)
    case truth(Bool)
    case nothing
}

extension FactValue {
    init<Facts: Encodable>(of facts: Facts) throws {
        self = try JSONDecoder().decode(FactValue.self, from: JSONEncoder().encode(facts))
    }

    func facts<Facts: Decodable>(_ type: Facts.Type) throws -> Facts {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
    }

    /// The value at a path as text; nil if there is none, or if it is not a single value.
    func text(at path: [String]) -> String? {
        guard let key = path.first else {
            return switch self {
            case .text(let text): text
            case .number(let number): String(number)
            case .truth(let truth): String(truth)
            case .object, .list, .nothing: nil
            }
        }
        switch self {
        case .object(let members): return members[key]?.text(at: Array(path.dropFirst()))
        case .list(let elements):
            return Self.place(of: key, in: elements).flatMap { elements[$0].text(at: Array(path.dropFirst())) }
        default: return nil
        }
    }

    enum Replacement<Facts> {
        case facts(Facts)
        /// The facts have no such field.
        case noField
        /// The field cannot have that value.
        case noValue
    }

    /// The facts with the value at a path replaced.
    func replacing<Facts: Codable>(_ path: [String], with text: String, in type: Facts.Type) -> Replacement<Facts> {
        var result = Replacement<Facts>.noValue
        // The value is text unless decoding shows that the field accepts only a number or a Boolean.
        for candidate in [.text(text), Int(text).map { .number($0) }, Bool(text).map { .truth($0) }] as [FactValue?] {
            guard let candidate else { continue }
            var changed = self
            guard changed.set(candidate, at: path) else { return .noField }
            guard let facts = try? changed.facts(type), let read = try? FactValue(of: facts) else { continue }
            if read.text(at: path) == text { return .facts(facts) }
            // A key that the facts do not have is lost when they are decoded.
            result = .noField
        }
        return result
    }

    /// Sets a value at a path. The last component may be a new key; the previous ones must exist.
    ///
    /// - Returns: Whether they exist.
    mutating func set(_ value: FactValue, at path: [String]) -> Bool {
        guard let key = path.first else {
            self = value
            return true
        }
        let rest = Array(path.dropFirst())
        switch self {
        case .object(var members):
            var member = members[key] ?? .nothing
            guard rest.isEmpty || member != .nothing, member.set(value, at: rest) else { return false }
            members[key] = member
            self = .object(members)
            return true
        case .list(var elements):
            guard let place = Self.place(of: key, in: elements), elements[place].set(value, at: rest) else {
                return false
            }
            self = .list(elements)
            return true
        default: return false
        }
    }

    /// The index of the only element with a code, or the index that a number states.
    private static func place(of key: String, in elements: [FactValue]) -> Int? {
        let coded = elements.indices.filter { elements[$0].text(at: ["code"]) == key }
        if coded.count == 1 { return coded[0] }
        return Int(key).flatMap { elements.indices.contains($0) ? $0 : nil }
    }
}

extension FactValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .nothing
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([FactValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: FactValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let members): try container.encode(members)
        case .list(let elements): try container.encode(elements)
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .truth(let truth): try container.encode(truth)
        case .nothing: try container.encodeNil()
        }
    }
}
