/// A text of a file, and where it stands.
package struct PlacedText: Equatable, Sendable {
    package var text: String
    package var place: TextPlace
}

/// A place in a file, counted from 1; columns count UTF-8.
package struct TextPlace: Equatable, Sendable {
    package var line: Int
    package var column: Int
}

/// What is wrong with a request, and where.
package struct RequestError: Error, Equatable, Sendable {
    package var place: TextPlace
    package var message: String
}

extension RequestError: CustomStringConvertible {
    /// The place and the message, as compilers write them.
    package var description: String { "\(place.line):\(place.column): error: \(message)" }
}
