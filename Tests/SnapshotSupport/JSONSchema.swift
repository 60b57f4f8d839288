import Foundation

/// As much of JSON Schema as the schemas of this package use.
public struct JSONSchema {
    private let root: [String: Any]

    /// The schema of a file in `Data/Schemas`.
    public static func read(_ name: String) throws -> JSONSchema {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Data/Schemas/\(name)")
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        return JSONSchema(root: value as? [String: Any] ?? [:])
    }

    /// Where a value does not follow the schema.
    public func problems(in value: Any) -> [String] {
        problems(value, root, "")
    }

    private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            guard let target = (root["$defs"] as? [String: [String: Any]])?[name] else { return ["no \(reference)"] }
            return problems(value, target, path)
        }
        var result: [String] = []
        if let constant = schema["const"] as? Int, value as? Int != constant { result.append("\(path): const") }
        if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
            result.append("\(path): enum")
        }
        if let minimum = Self.number(schema["minimum"]), (Self.number(value) ?? minimum) < minimum {
            result.append("\(path): minimum")
        }
        switch schema["type"] as? String {
        case "string" where !(value is String): result.append("\(path): no string")
        case "integer" where !(value is Int): result.append("\(path): no integer")
        case "number" where !(value is Double): result.append("\(path): no number")
        case "array":
            guard let items = value as? [Any] else { return result + ["\(path): no array"] }
            for item in items { result += problems(item, schema["items"] as? [String: Any] ?? [:], path + "/0") }
        case "object":
            guard let members = value as? [String: Any] else { return result + ["\(path): no object"] }
            result += problems(ofObject: members, schema, path)
        default: break
        }
        return result
    }

    private static func number(_ value: Any?) -> Double? {
        (value as? Int).map(Double.init) ?? (value as? Double)
    }

    private func problems(ofObject members: [String: Any], _ schema: [String: Any], _ path: String) -> [String] {
        var result: [String] = []
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        for name in schema["required"] as? [String] ?? [] where members[name] == nil {
            result.append("\(path)/\(name): missing")
        }
        for (name, value) in members {
            if let names = schema["propertyNames"] as? [String: Any] { result += problems(name, names, path) }
            if let property = properties[name] {
                result += problems(value, property, "\(path)/\(name)")
            } else if let other = schema["additionalProperties"] as? [String: Any] {
                result += problems(value, other, "\(path)/\(name)")
            } else if schema["additionalProperties"] as? Bool == false {
                result.append("\(path)/\(name): unknown")
            }
        }
        return result
    }
}
