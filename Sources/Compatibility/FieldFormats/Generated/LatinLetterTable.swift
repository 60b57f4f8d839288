// Written by scripts/tables.sh from Unicode 17.0. Do not edit.
// swift-format-ignore-file

/// The capital letter of ASCII for each scalar, or a point where there is none.
enum LatinLetterTable {
    /// U+00C0 to U+024F.
    static let fromC0: StaticString = """
        AAAAAA.CEEEEIIII.NOOOOO..UUUUY..AAAAAA.CEEEEIIII.NOOOOO..UUUUY.YAAAAAACCCCCCCCDD..EEEEEEEEEEGGGG\
        GGGGHH..IIIIIIIIII..JJKK.LLLLLL....NNNNNN...OOOOOO..RRRRRRSSSSSSSSTTTT..UUUUUUUUUUUUWWYYYZZZZZZS\
        ................................OO.............UU............................AAIIOOUUUUUUUUUU.AA\
        AA....GGKKOOOO..J...GG..NNAA....AAAAEEEEIIIIOOOORRRRUUUUSSTT..HH......AAEEOOOOOOOOYY............\
        ................
        """
    /// U+1E00 to U+1EFF.
    static let from1E00: StaticString = """
        AABBBBBBCCDDDDDDDDDDEEEEEEEEEEFFGGHHHHHHHHHHIIIIKKKKKKLLLLLLLLMMMMMMNNNNNNNNOOOOOOOOPPPPRRRRRRRR\
        SSSSSSSSSSTTTTTTTTUUUUUUUUUUVVVVWWWWWWWWWWXXXXYYZZZZZZHTWY.S....AAAAAAAAAAAAAAAAAAAAAAAAEEEEEEEE\
        EEEEEEEEIIIIOOOOOOOOOOOOOOOOOOOOOOOOUUUUUUUUUUUUUUYYYYYYYY......
        """
}
