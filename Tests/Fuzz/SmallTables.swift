/// The hand-written image of tables from the tests of PackedTables.
public func smallTables() -> [UInt8] {
    do { return try SmallImage.bytes() } catch { fatalError("\(error)") }
}
