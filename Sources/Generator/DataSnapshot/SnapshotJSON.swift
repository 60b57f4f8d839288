import Foundation

/// JSON in the snapshot's form: keys sorted, indented, and every invisible character escaped.
enum SnapshotJSON {
    static func text(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var text = String()
        for scalar in String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars {
            if isInvisible(scalar) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return Data((text + "\n").utf8)
    }

    /// Spaces other than the plain one, bidi controls and other format characters: invisible ones, and look-alikes.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value > 0x7E else { return false }
        return switch scalar.properties.generalCategory {
        case .format, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark, .unassigned,
            .privateUse:
            true
        default: false
        }
    }
}

/// A tree of objects with texts as its leaves.
enum JSONTree: Encodable {
    case text(String)
    case object([String: JSONTree])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .object(let members): try container.encode(members)
        }
    }

    /// Inserts a text at the end of a path, and creates the objects on the way.
    mutating func insert(_ text: String, at path: ArraySlice<String>) {
        guard let first = path.first else {
            self = .text(text)
            return
        }
        guard case .object(var members) = self else { return }
        var child = members.removeValue(forKey: first) ?? .object([:])
        self = .object([:])
        child.insert(text, at: path.dropFirst())
        members[first] = child
        self = .object(members)
    }
}
