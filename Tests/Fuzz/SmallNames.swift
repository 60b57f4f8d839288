/// The hand-written image of names from the tests of CurrencyNames.
public func smallNames() -> [UInt8] {
    do { return try SmallNamesImage.bytes() } catch { fatalError("\(error)") }
}

/// The image with a valid checksum.
public func sealNames(_ image: [UInt8]) -> [UInt8] { SmallNamesImage.withNewChecksum(image) }
