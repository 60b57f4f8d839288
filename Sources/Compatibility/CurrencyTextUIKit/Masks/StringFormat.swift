import FieldEngine
import Foundation

/// The fixed structure of a text, with the names of SKStringFormatter. `Mask` is the same as a value type.
public protocol StringFormat {
    /// The accepted characters; nil accepts all.
    var allowedCharacterSet: CharacterSet? { get }
    /// The static texts; nil for none.
    var formatStrings: [FormatString]? { get }
    /// The maximum number of the user's characters, beyond which a text is cut off; a negative length counts as 0.
    var maxLength: Int { get }
}

extension Mask {
    /// Creates a mask from a format's current values.
    public init(_ format: any StringFormat) {
        let allowed = format.allowedCharacterSet.map { CharacterClass($0) }
        self.init(format.formatStrings ?? [], allowed: allowed, maximumLength: format.maxLength)
    }
}
