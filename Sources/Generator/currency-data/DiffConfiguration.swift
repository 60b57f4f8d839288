import CommandSupport
import DataAudits
import Foundation

/// A file with values for options of `diff`:
///
///     {"locales": ["de", "de-CH"], "currencies": ["EUR", "CHF"], "failOn": ["digits", "symbol"]}
struct DiffConfiguration: Equatable {
    var locales: [String]?
    var currencies: [String]?
    var failOn: Set<FindingClass>?

    private enum Key: String, CaseIterable {
        case locales, currencies, failOn
    }

    private struct Unreadable: Error, CustomStringConvertible {
        var description: String
    }

    init() {}

    /// - Throws: A usage `Failure` for an unknown key or class and for an empty list, which would select nothing;
    ///   another error if the file cannot be read.
    init(file: String) throws {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw Unreadable(description: "\(file): the file cannot be read")
        }
        let members: [String: [String]]
        do {
            members = try JSONDecoder().decode([String: [String]].self, from: bytes)
        } catch {
            let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
            throw Unreadable(description: "\(file): expected a JSON object with any of \(keys), each a list of strings")
        }
        for (name, list) in members.sorted(by: { $0.key < $1.key }) {
            guard let key = Key(rawValue: name) else {
                let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
                throw Failure.usage("\(file): there is no key \"\(name)\"; keys are \(keys)")
            }
            if list.isEmpty { throw Failure.usage("\(file): \(name) is empty; leave it out for all") }
            switch key {
            case .locales: locales = list
            case .currencies: currencies = list
            case .failOn:
                do {
                    failOn = try FindingClassNames.classes(list)
                } catch {
                    throw Failure.usage("\(file): failOn: \(error)")
                }
            }
        }
    }
}
