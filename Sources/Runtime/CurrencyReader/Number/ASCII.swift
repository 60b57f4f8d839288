// ASCII bytes.
extension UInt8 {
    package var isDigit: Bool { (0x30...0x39).contains(self) }
    package var isCapital: Bool { (0x41...0x5A).contains(self) }
    package var isSmallLetter: Bool { (0x61...0x7A).contains(self) }
    package var isLetter: Bool { (self | 0x20).isSmallLetter }
}
