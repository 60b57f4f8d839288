import ArgumentParser
import Foundation

/// Comma-separated names, as the value of an option. Spaces around them are ignored.
struct NameList: Equatable {
    var names: [String]

    /// - Throws: `ValidationError` if there is no name, or none between two commas, because a gate that looks for
    ///   nothing would always pass.
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
