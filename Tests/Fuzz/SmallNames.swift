/// The hand-made image of names, from the tests of CurrencyNames.
public func smallNames() -> [UInt8] {
    do { return try SmallNamesImage.bytes() } catch { fatalError("\(error)") }
}

/// The image with fitting checksums of its own and of the index in it.
public func sealNames(_ image: [UInt8]) -> [UInt8] { SmallNamesImage.withNewChecksums(image) }
