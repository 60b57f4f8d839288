// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What is written from right to left, in sorted rows of one length.
enum RightToLeft {
    static var scripts: StaticString {
        """
        AdlmArabArmiAvstChrsCprtElymGaraHatrHebrHungKharLydiMandManiMendMercMeroNarbNbatNkooOrkhOugrPalmPhliPhlpPhnxPrt\
        iRohgSamrSarbSidtSogdSogoSyrcThaaYezi
        """
    }

    static var languages: StaticString {
        """
        aaoabhabvacmacqacwacxadfae aebaecaeeaeqafbaibaiiaijaiqamwapcapdar arcarqarsaryarzaskatnaujauzavdavlayhaylaynayp\
        azbbalbdzbejbftbgnbgpbhebhmbhnbjfbjmbqibrhbrkbshbskchgcjackbclhczkdccdefdehdgldmkdmldv ecyeshfa fayfazfiafubgbz\
        gggghaghrgiggjkgjuglhglkgrrgwcgwfgwtgzihachazhbohe hkhhndhnohohhrthrzhsshuyiskitkiw jadjatjbejbnjdgji jndjogjpa\
        jprjrbjyekbukbykcykfmkhwkljkmzkqdks ktlkvxkxpladlahlhslkilrclrklrllsalsdlssluvluzmbymdemeymfamfimhjmidmkimnjmve\
        mvymyzmzbmznnlinlmnqontznyqoarobmodkoruotaotkouipalpbtpgdphlphnphrphvplkprcprdprxps pshpsipstqxqrdbrhgrmtsamsbn\
        sclsd sdbsdfsdgsdhsdssgrsgyshdshmshushvsiysizskrsmpsmysogsqosqtsrhsrzsshstsswbsycsynsyrtjotkstmrtovtratrgtrmtrw\
        ug ur ushuzsvafvgrvmhwbkwlownewniwsvxcoxhexkaxkcxkjxkpxldxlyxmnxmrxnaxprxsaxsdxviydgyhdyi yihyudzbazdjzrpzum
        """
    }

    static var exceptions: StaticString {
        """
        az IQ az IR ha CM ha SD kk AF kk CN kk IR kk MN ku IQ ku IR ku LB ky CN meySN ms CC pa PK sd IN tg PK ug KZ ug \
        MN undAE undAF undBH undCC undDZ undEG undEH undIL undIQ undIR undJO undKM undKW undLB undLY undMA undMR undMV \
        undOM undPK undPS undQA undSA undSD undSS undSY undTD undTN undYE uz AF\u{20}
        """
    }
}
