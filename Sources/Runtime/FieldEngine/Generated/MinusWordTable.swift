// Written by scripts/tables.sh from the spell-out rules of ICU 78.3, Unicode License v3. Do not edit.
// swift-format-ignore-file

/// What is said around a negative number, with > for the number, and the languages that say so; with their script where
/// their locales name it.
enum MinusWordTable {
    static let lines: StaticString = """
        > xlẽyimegbee:ee
        eksi >:tr
        eret >:se
        kasoro >:sw
        kaw >:ak
        manca >:vec
        meno >:it
        menos >:es pt
        menys >:ca
        miinus >:et fi
        min >:af nl
        mineus >:su su-Latn
        minus >:bs bs-Latn cs da de en eo ff ff-Latn fil fo hi-Latn hr kl lb mt nb nn no pl ro sl sq sr-Latn sv
        minusu >:qu
        minws >:cy
        moins >:fr ht
        míneas >:ga
        mínus >:is sk
        mínusz >:hu
        mīnus >:lt lv
        negatif >:id ms
        âm >:vi
        əksi >:az az-Latn
        μείον >:el
        минус >:bg kk kk-Cyrl ky mk ru sr sr-Cyrl
        мінус >:be uk
        հանած >:hy
        מינוס >:he
        منفی >:fa lrc
        ناقص >:ar
        ऋण >:hi
        ऋणात्मक >:ne
        નકારાત્મક >:gu
        எதிர்ம >:ta
        ลบ\u{200B}>:lo th
        အနုတ်>:my
        მინუს >:ka
        ቅንስናሽ >:am
        ដក\u{200B}>:km
        マイナス>:ja
        負>:yue yue-Hant zh-Hant
        负>:yue-Hans zh zh-Hans
        ꭺꮳꮄꮝꮧ >:chr
        마이너스 >:ko
        𑄜𑄢𑄧𑄇𑄴 >:ccp
        """
    /// For all other languages.
    static let root: StaticString = "\u{2212}>"
}
