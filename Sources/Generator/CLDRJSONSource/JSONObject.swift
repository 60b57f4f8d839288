import Foundation
import LocaleModel

/// An object in a JSON file that knows its position, so that every error can state it.
struct JSONObject {
    /// The file's path inside the distribution.
    let file: String
    /// The locale of the file, if it has one.
    let locale: String?
    /// The JSON pointer of this object.
    let pointer: String
    private let members: [String: Any]

    /// Reads a file of the distribution.
    init(directory: String, file: String, locale: String? = nil) throws(ImportError) {
        try self.init(Self.contents(of: file, in: directory), file: file, locale: locale)
    }

    /// The bytes of a file of the distribution.
    static func contents(of file: String, in directory: String) throws(ImportError) -> Data {
        let path = directory + "/" + file
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw FileManager.default.fileExists(atPath: path)
                ? .unreadable(file: file, reason: "the file cannot be read") : .missingFile(file: file)
        }
        return bytes
    }

    /// Reads the bytes of a file.
    init(_ bytes: Data, file: String, locale: String? = nil) throws(ImportError) {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: bytes)
        } catch {
            throw .unreadable(file: file, reason: "not JSON: \(error.localizedDescription)")
        }
        guard let members = value as? [String: Any] else {
            throw .unreadable(file: file, reason: "the top of the file is not an object")
        }
        self.init(file: file, locale: locale, pointer: "", members: members)
    }

    private init(file: String, locale: String?, pointer: String, members: [String: Any]) {
        self.file = file
        self.locale = locale
        self.pointer = pointer
        self.members = members
    }

    /// The names of the members, sorted, so that the first error does not depend on hashing.
    var sortedKeys: [String] {
        members.keys.sorted()
    }

    func has(_ key: String) -> Bool {
        members[key] != nil
    }

    /// The object at a path of member names below this one.
    func object(_ keys: String...) throws(ImportError) -> JSONObject {
        var result = self
        for key in keys {
            result = try result.child(key)
        }
        return result
    }

    private func child(_ key: String) throws(ImportError) -> JSONObject {
        guard let value = members[key] else { throw missing(key) }
        guard let object = value as? [String: Any] else { throw malformed(key, value, expected: "an object") }
        return JSONObject(file: file, locale: locale, pointer: pointer + "/" + key, members: object)
    }

    /// The objects of an array member, in order.
    func objects(_ key: String) throws(ImportError) -> [JSONObject] {
        guard let value = members[key] else { throw missing(key) }
        guard let array = value as? [[String: Any]] else {
            throw malformed(key, value, expected: "an array of objects")
        }
        return array.enumerated().map { index, element in
            JSONObject(file: file, locale: locale, pointer: "\(pointer)/\(key)/\(index)", members: element)
        }
    }

    func string(_ key: String) throws(ImportError) -> String {
        guard let value = members[key] else { throw missing(key) }
        guard let string = value as? String else { throw malformed(key, value, expected: "a string") }
        return string
    }

    func optionalString(_ key: String) throws(ImportError) -> String? {
        has(key) ? try string(key) : nil
    }

    func strings(_ key: String) throws(ImportError) -> [String] {
        guard let value = members[key] else { throw missing(key) }
        guard let strings = value as? [String] else { throw malformed(key, value, expected: "an array of strings") }
        return strings
    }

    /// A whole number that is written as a string, as cldr-json does.
    func integer(_ key: String, in range: ClosedRange<Int>) throws(ImportError) -> Int {
        let text = try string(key)
        guard let number = Int(text), range.contains(number) else {
            throw malformed(key, text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// A whole number that is written as a number.
    func number(_ key: String, in range: ClosedRange<Int>) throws(ImportError) -> Int {
        guard let value = members[key] else { throw missing(key) }
        guard let number = value as? Int, range.contains(number) else {
            throw malformed(
                key, value, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func flag(_ key: String) throws(ImportError) -> Bool {
        guard let value = members[key] else { throw missing(key) }
        guard let flag = value as? Bool else { throw malformed(key, value, expected: "true or false") }
        return flag
    }

    func malformed(_ key: String, _ value: Any, expected: String) -> ImportError {
        .malformed(
            file: file, locale: locale, field: "\(pointer)/\(key)", value: String(describing: value), expected: expected
        )
    }

    func unknown(_ key: String) -> ImportError {
        .unknownField(file: file, locale: locale, field: "\(pointer)/\(key)")
    }

    private func missing(_ key: String) -> ImportError {
        .missing(file: file, locale: locale, field: "\(pointer)/\(key)")
    }
}
