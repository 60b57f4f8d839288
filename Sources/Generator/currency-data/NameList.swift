import ArgumentParser
import Foundation

/// Names separated by commas, as an option takes them; spaces around them do not count.
struct NameList: Equatable {
    var names: [String]

    /// - Throws: `ValidationError` where there is no name, or none between two commas: a gate that is given nothing to
    ///   look for would always be open.
    init(_ text: String) throws {
        names = text.split(separator: ",", omittingEmptySubsequences: false).map {
            String($0).trimmingCharacters(in: .whitespaces)
        }
        if names == [""] { throw ValidationError("at least one name was expected.") }
        if let place = names.firstIndex(of: "") {
            throw ValidationError("name \(place + 1) of \(names.count) is empty.")
        }
    }
}
