// Powers of ten for `ShortestDigits`, each as the first 128 bits of its binary digits.
//
// The table contains every 27th power, with 192 bits; the powers between are products with a 64-bit power of five. All
// 617 powers have exact 128 bits, which the tests check one by one. The table has 1.2 kB of text instead of 10 kB of
// words, and a `StaticString` needs no initializer.

// Unchecked operators hold the budget of double.
enum ShortestDigitsPowers {
    /// `10^exponent × 2^(127 - floor(log2(10^exponent)))`, rounded up to a whole number of exactly 128 bits.
    ///
    /// `exponent` must be in -297...350; `ShortestDigits` uses -292...324.
    static func power(_ exponent: Int) -> (high: UInt64, low: UInt64) {
        let offset = exponent &+ 297
        let row = offset / 27
        let factor = PowersOfTen.five(offset &- row &* 27)
        let multiplier = factor &<< UInt64(truncatingIfNeeded: factor.leadingZeroBitCount)
        let digits = table.utf8Start + row &* 48
        let high = word(digits).multipliedFullWidth(by: multiplier)
        let middle = word(digits + 16).multipliedFullWidth(by: multiplier)
        let low = word(digits + 32).multipliedFullWidth(by: multiplier)

        // The words of the product, except the lowest, which never changes the result.
        let (first, firstCarry) = middle.low.addingReportingOverflow(low.high)
        let (sum, secondCarry) = high.low.addingReportingOverflow(middle.high)
        let (second, thirdCarry) = sum.addingReportingOverflow(firstCarry ? 1 : 0)
        let third = high.high &+ (secondCarry ? 1 : 0) &+ (thirdCarry ? 1 : 0)

        // If the first bit of both factors is set, the first or second bit of the product is set.
        let shift = 1 &- third &>> 63
        let top = third &<< shift | second &>> 63 & shift
        let next = second &<< shift | first &>> 63 & shift
        // 10^0 to 10^55 fit in 128 bits and are not rounded.
        if exponent >= 0, exponent <= 55 { return (top, next) }
        let (rounded, carry) = next.addingReportingOverflow(1)
        return (top &+ (carry ? 1 : 0), rounded)
    }

    /// Reads 16 hexadecimal digits, eight at a time.
    private static func word(_ digits: UnsafePointer<UInt8>) -> UInt64 {
        halfWord(digits) &<< 32 | halfWord(digits + 8)
    }

    private static func halfWord(_ digits: UnsafePointer<UInt8>) -> UInt64 {
        let ascii = UInt64(
            littleEndian: UnsafeRawPointer(digits).loadUnaligned(fromByteOffset: 0, as: UInt64.self))
        // Letters have bit 6 set, and the low half of A is 1, so 9 is added to the low half.
        let values = ascii & 0x0F0F_0F0F_0F0F_0F0F &+ (ascii &>> 6 & 0x0101_0101_0101_0101) &* 9
        // The first digit is in the lowest byte. Neighbours are joined to bytes, these to 16 bits, and those to 32.
        let bytes = (values &<< 4 | values &>> 8) & 0x00FF_00FF_00FF_00FF
        let pairs = (bytes &<< 8 | bytes &>> 16) & 0x0000_FFFF_0000_FFFF
        return (pairs &<< 16 | pairs &>> 32) & 0xFFFF_FFFF
    }

    /// Rows for 10^-297, 10^-270, ... 10^324: the first 192 bits of the power, rounded down, in hexadecimal.
    private static var table: StaticString {
        """
        A76C582338ED2621AF2AF2B80AF6F24E657C8F4D43323A36\
        873E4F75E2224E685A7744A6E804A291CC35EDDFCF0996D7\
        DA7F5BF590966848AF39A475506A899EA30294CC2934E662\
        B080392CC4349DECBD8D794D96AACFB3FE13A5C86AF64418\
        8E938662882AF53E547EB47B7282EE9C41B0230E1421487D\
        E65829B3046B0AFA0CB4A5A3112A5112A3B561B1CB208396\
        BA121A4650E4DDEB92F34D62616CE41321A0183E10583CD3\
        964E858C91BA26553A6A07F8D510F86FE9082F25E9C5E9EC\
        F2D56790AB41C2A2FAE27299423FB9C33695DAD7E8858901\
        C428D05AA4751E4CAA97E14C3C26B88696842DC95323F5A8\
        9E74D1B791E07E48775EA264CF55347DCA49F1C05120C9C7\
        800000000000000000000000000000000000000000000000\
        CECB8F27F4200F3A00000000000000000000000000000000\
        A70C3C40A64E6C51999090B65F67D9240000000000000000\
        86F0AC99B4E8DAFD69A028BB3DED71A3DF9F915627C04E28\
        DA01EE641A708DE9E80E6F4820CC9495D74BAAD03BC1D8D3\
        B01AE745B101E9E45EC05DCFF72E7F8FC04C79FFE324301F\
        8E41ADE9FBEBC27D14588F13BE84730723BD6A2059C002F5\
        E5D3EF282A242E818F1668C8A86DA5FAF0B5CCF5176ECC7C\
        B9A74A0637CE2EE16D953E2BD717369288EFB0037AC08BDE\
        95F83D0A1FB69CD94ABDAF101564F98E0D5A4AF7B3A98E47\
        F24A01A73CF2DCCFBC633B39673C8CEC3D9C44CD2F36917C\
        C3B8358109E84F070A862F80EC4700C802606EA01029DC37\
        9E19DB92B4E31BA96C07A2C26A8346D14944D9F52CD0DEC2
        """
    }
}
