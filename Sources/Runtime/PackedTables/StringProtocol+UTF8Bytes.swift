extension StringProtocol {
    /// Calls a closure with the text's UTF-8, which nearly every string can provide directly.
    // The standard library's `withUTF8` would add all code for strings of other encodings to a small program.
    // Inlined: the budgets of strict parsing.
    @inlinable @_transparent
    package func withUTF8Bytes<Value, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // The standard library's closures either throw any error or throw none.
        func result(_ utf8: UnsafeBufferPointer<UInt8>) -> Result<Value, Failure> {
            do throws(Failure) {
                return .success(try body(utf8))
            } catch {
                return .failure(error)
            }
        }
        if let result = utf8.withContiguousStorageIfAvailable(result) { return try result.get() }
        return try Array(utf8).withUnsafeBufferPointer(result).get()
    }
}
