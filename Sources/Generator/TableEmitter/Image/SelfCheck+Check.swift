import DataSnapshot
import LocaleResolution
import PackedTables

extension SelfCheck {
    /// - Throws: `EmitError.readBackDiffers` for the first value that differs from the model.
    static func check(
        _ bytes: [UInt8], against snapshot: Snapshot, _ selection: ImageSelection, _ inheritance: Inheritance
    ) throws(EmitError) {
        // Typed errors do not pass through the closure of `withUnsafeBufferPointer`.
        let error: EmitError? = bytes.withUnsafeBufferPointer { buffer in
            do throws(EmitError) {
                try check(buffer, against: snapshot, selection, inheritance)
                return nil
            } catch {
                return error
            }
        }
        if let error { throw error }
    }

    private static func check(
        _ bytes: UnsafeBufferPointer<UInt8>, against snapshot: Snapshot, _ selection: ImageSelection,
        _ inheritance: Inheritance
    ) throws(EmitError) {
        // Check first what the reader relies on: after that, no number in the image leads out of it.
        do {
            try PackedCheck.check(bytes)
        } catch {
            throw .readBackDiffers(
                locale: "", field: "image", expected: "an image that the loader accepts", found: "\(error)")
        }
        guard let base = bytes.baseAddress else { return }
        let image = PackedImage(uncheckedBase: base, count: bytes.count)
        let check = SelfCheck(snapshot, selection, inheritance, image)
        try check.compareIdentity()
        try check.compareNumberingSystems()
        try check.compareCurrencies()
        try check.compareCompactRuns()
        try check.compareIdentifiers()
        try check.compareLocales()
        try check.compareCurrencySymbols()
        try check.compareFacts()
        try check.comparePlurals()
    }
}
