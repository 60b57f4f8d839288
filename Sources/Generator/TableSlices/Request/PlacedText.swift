/// A text in a file, with its position.
package struct PlacedText: Equatable, Sendable {
    package var text: String
    package var place: TextPlace
}

/// A position in a file, counted from 1; columns count UTF-8 bytes.
package struct TextPlace: Equatable, Sendable {
    package var line: Int
    package var column: Int
}

/// An error in a request, with its position.
package struct RequestError: Error, Equatable, Sendable {
    package var place: TextPlace
    package var message: String
}

extension RequestError: CustomStringConvertible {
    /// The position and the message, in the form of compilers.
    package var description: String { "\(place.line):\(place.column): error: \(message)" }
}
