/// A common way to write numbers, with periods, commas, apostrophes or spaces as separators.
package struct NumberConvention: Sendable {
    /// The roles that a convention gives the separators in a text. Conventions with the same roles read the text alike.
    package struct Roles: Equatable {
        var period: NumberSeparators.Role?
        var comma: NumberSeparators.Role?
        var apostrophe: NumberSeparators.Role?
        /// Zero if no separator sets off groups.
        var secondary = 0
    }

    private let all: Roles

    package init(_ separators: NumberSeparators) {
        func role(_ separator: UInt32) -> NumberSeparators.Role? {
            let separator = NumberSeparators.Separator(separator)
            if let decimal = separators.decimal, decimal.kind == separator.kind { return .decimal }
            if let group = separators.group, group.kind == separator.kind { return .group }
            return nil
        }
        all = Roles(
            period: role(0x2E), comma: role(0x2C), apostrophe: role(0x27), secondary: separators.grouping.secondary)
    }

    package func roles(in text: UnsafeBufferPointer<UInt8>) -> Roles {
        var result = Roles()
        var hasGroups = false
        var offset = 0
        while let scalar = LenientScalar(text, at: offset) {
            switch scalar.kind {
            case .period: result.period = all.period
            case .comma: result.comma = all.comma
            case .apostrophe: result.apostrophe = all.apostrophe
            case .space: hasGroups = true
            default: break
            }
            offset += scalar.length
        }
        if hasGroups || [result.period, result.comma, result.apostrophe].contains(.group) {
            result.secondary = all.secondary
        }
        return result
    }
}
