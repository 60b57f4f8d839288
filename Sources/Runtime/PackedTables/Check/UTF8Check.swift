/// Checks for well-formed UTF-8.
package enum UTF8Check {
    /// The offset of the first byte that is not part of well-formed UTF-8.
    package static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes[index...].makeIterator())
            guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return index }
            index += scalar.count
        }
        return nil
    }
}
