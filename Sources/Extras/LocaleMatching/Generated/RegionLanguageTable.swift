// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// The languages of regions, from Data/Decisions/regionLanguages.json, and their codes of three letters.
/// 
/// - languages: 1038 rows of 13, 13494 bytes
/// - codes: 300 rows of 5, 1500 bytes
enum RegionLanguageTable {
    static var languages: StaticString {
        """
        AC en      ?DAD ca     o7nAD es      6^AD fr      14AE ar     o:nAE en      72AE ml      0oAE ps      0JAE bal \
            0EAE fa      0AAF fa     o2<AF ps     o1iAF uz Arabr0=AF tk     r05AF haz     0AAF prd     03AG en     o=CA\
        G pt      0@AI en     o>6AL sq     o?8AL el      0BAM hy     o?JAM ru      :7AM ku Cyrl 0QAM ku      02AO pt   \
          o7HAO umb     3<AO kmb     0IAR es     o?CAR en      15AS sm     o?0AS en     o>]AT de     o>gAT hr     r0<AT\
         sl     r04AT hu     r03AT bar     >SAT en      ;;AT fr      1oAT it      1HAU en     o>fAU zh Hant 0EAU it    \
          0CAW nl     o>[AW pap    o9>AW en      0GAX sv     o?NAZ az     o=hAZ az Cyrlo1SAZ tly     1RBA bs     o?:BA \
        hr     o1fBA sr     o1RBA bs Cyrlo0bBA sr Latno05BA en      6iBB en     o?UBD bn     o8eBD en      1XBD syl    \
         0BBD rkt     0=BE nl     o8PBE fr     o5hBE de     o3JBE en      98BE vls     1SBE wa      03BF fr     o18BF m\
        os     1cBF dyu     1LBG bg     o?HBG en      3fBG ru      3RBG tr      1\\BG de      1?BH ar     o<gBH ml     \
         0OBI rn     o6WBI fr     o6<BI en     o00BJ fr     o2@BJ fon     1ZBJ yo      0LBL fr     o=:BM en     o>6BN m\
        s     o=gBN ms Arabo0`BN zh Hant 1YBN en      0?BO es     o8\\BO qu     o4TBO ay     o2fBQ nl     o1?BQ pap    \
         <RBR pt     o<gBR vec    r02BR en      18BS en     o>lBT dz     o3hBT ne      1JBT tsj     1?BT en      0jBT l\
        ep     0EBV no      ?NBW en     o:aBW tn     o8@BY ru     o;3BY be     o43BZ en     o9@BZ es      6WBZ bzj     \
        61BZ kek     0bBZ mop     0OBZ cab     0?CA en     o=MCA fr     o4OCA chp    r00CA crk    r00CA den    r00CA dg\
        r    r00CA gwi    r00CA iu     r00CA iu Latnr00CA es      0PCA zh      0KCA pa      0JCA ar      0GCA hi      0\
        ECA fil     0DCA yue     0DCA it      0?CA de      0<CA ur      0;CC en     o2XCC ms Arab =0CD fr     o5ECD sw \
            r5>CD lua    r10CD ln     r0ECD kg     r0:CD lu      0?CF sg     o4ECF fr     o2TCG fr     o7oCG ln      0D\
        CH de     o;`CH fr     o62CH it     o2DCH gsw    o0QCH rm     r05CH en      6nCH pt      0RCH lmo     02CI fr  \
           o31CI bci     0;CI sef     02CI dnj     00CK en     o>fCL es     o?6CL en      1NCL arn     0?CM fr     o7UC\
        M en     o4?CM bum     0QCM ff      0JCM bax     09CM mua     07CM ewo     05CM bbj     04CM bas     03CM byv  \
           02CM bkm     01CM nnh     01CM ybb     00CN zh     o=HCN ug     r05CN za     r03CN bo     r02CN mn Mongr02CN\
         ko     r01CN wuu     0iCN hsn     0LCN hak     0FCN nan     0BCN gan     0@CN yue     03CN yueHans 03CO es    \
         o=VCQ en     o?:CR es     o>CCU es     o?VCV pt     o:5CV kea     <5CW pap    o<RCW nl     o1?CW es      0UCX \
        en     o<fCY el     o>ZCY tr     o3SCY en      ;ACY fr      11CZ cs     o?:CZ en      4;CZ sk      2NCZ de     \
         2DDE de     o>5DE frr    r00DE en      9jDE fr      2bDE nl      1IDE it      15DE es      0kDE ru      0kDE v\
        mf     0kDE tr      0IDE da      0DDE bar     08DE nds     06DE gsw     01DE swg     00DG en     o?DDJ fr     o\
        5DDJ ar     o0bDJ aa      4MDJ so      4FDK da     o>IDK de     r7ADK kl     r01DK en      =CDK sv      21DM en\
             o=dDO es     o:oDZ ar     o8IDZ fr     o3`DZ arq     9KDZ mey     1@DZ en      0cDZ kab     08EA es     o>\
        mEC es     o=_EC qu     o2LEC qug     0dEE et     o;5EE ru      8_EE en      7cEE fi      3BEE vro     0iEG ar \
            o:gEG arz     7IEG en      43EG cop     0\\EH ar     o7dER ti     o6MER en     o6GER ar     o02ER tig     1\
        lER aa      0IER ssy     0IER byn     09ES es     o?7ES ca     r2VES gl     r14ES eu     r0DES ast    r0=ES oc \
            r00ES en      3ZET am     o21ET en      2XET om      1mET so      0GET ti      0GET sid     0>ET wal     07\
        ET aa      05FI fi     o>\\FI sv     o6hFI sms    r00FI en      :lFI de      2dFJ en     o=aFJ hif    o60FJ fj \
            o5]FJ hi      6LFK en     o;jFM en     o7kFM chk     4;FM pon     3=FM kos     17FM yap     0kFM uli     0K\
        FO fo     o>\\FR fr     o?0FR en      62FR es      21FR de      0bFR it      0AFR pt      0=FR pcd     0;FR oc \
             02GA fr     o8aGA puu     1@GB en     o?:GB cy     r0=GB ga     r01GB gd     r00GB fr      2XGB de      1I\
        GB es      1?GB pl      0XGB pa      0TGB ur      0SGB ta      0PGB gu      0MGB sco     01GD en     o>JGE ka  \
           o=IGE ab     r0FGE os     r0FGE xmf     1^GE ru      1JGE hy      16GF fr     o83GF gcr     3HGF zh Hant 0EG\
        F hnj     0DGG en     o?XGH en     o2FGH ak     r4GGH ee     r1?GH gaa    r0DGH abr     0TGH gur     0IGH ada  \
           0EGH nzi     07GI en     o:0GI es      6@GL kl     o=8GL da      2<GM en     o3<GM man     2DGM manNkoo 0>GN\
         fr     o1_GN ff      1[GN man     1NGN manNkoo 0jGN sus     0]GN nqo     0DGN kpe     0@GP fr     o;dGQ es    \
         o<dGQ fr     o4AGQ pt     o00GQ fan     7PGQ bvb     1:GR el     o?3GR en      7`GR fr      17GR de      0aGR \
        pnt     0TGR mk      0@GR tr      0<GS en     o?NGT es     o:LGT cak    r13GT quc    r11GT ixl    r07GT caa    \
        r01GT quv    r00GT usp    r00GT xin    r00GT kek     13GT mam     0SGT en      0HGT kjb     09GT poh     09GT a\
        cr     08GU en     o>5GU ch     o3JGW pt     o8YGW fr      1CGW knf     0>GY en     o>FHK zh Hanto=hHK en     o\
        7MHK yue     =:HK zh      0_HN es     o<6HR hr     o?CHR it     r0@HR vec    r07HR en      7UHT ht     o6:HT fr\
             o3=HU hu     o?NHU en      36HU de      2bHU fr      0<IC es     o>mID id     o9BID su      1_ID jv      0\
        RID ms      0PID mad     0IID bew     0CID ace     0=ID ms Arab 0;ID min     03ID ban     02ID bjn     02ID bug\
             02IE en     o?:IE ga     o3JIE fr      21IL he     o?;IL ar     o32IL en      <iIL apc     2UIL ru      1[\
        IL ro      0TIL yi      0MIL pl      0?IL lad     0=IL hu      0:IM en     o?NIM gv     o0BIN hi     o41IN en  \
           o1gIN bn     r0cIN te     r0]IN mr     r0\\IN ta     r0UIN ur     r0OIN gu     r0LIN kn     r0GIN ml     r0D\
        IN or     r0DIN pa     r0BIN as     r08IN mai    r08IN ne     r04IN ks     r03IN sat    r03IN kok    r02IN sd  \
           r02IN sd Devar01IN kha    r00IN sa     r00IN mwr     08IN bgc     07IN bho     07IN hne     07IN mag     04I\
        N awa     01IO en     o?XIQ ar     o8FIQ ckb    r1NIQ az Arabr0>IQ en      4CIQ ku Arab 1>IR fa     o9nIR az Ar\
        ab 3<IR mzn     0ZIR glk     0WIR sdh     0VIR tk      0HIR ar      0AIR bal     0AIR bqi     0<IR luz     0:IR\
         lrc     02IR rmt     00IS is     o?NIT it     o>\\IT fr     r36IT vec    r0=IT en      5AIT lmo     0hIT sc   \
           0AIT de      0@IT pms     0;JE en     o>\\JM en     o=EJM jam     <jJO ar     o>oJO apc     9iJO en      6`J\
        P ja     o>\\KE sw     o91KE en     o2VKE ki      2EKE luy     1PKE luo     1FKE kam     12KE kln     12KE guz \
            0[KE mer     0SKE so      0;KE mas     08KE ebu     00KG ky     o7LKG ru     o5UKH km     o:BKH cja     0<K\
        I en     o?8KI gil    o95KM ar     o7bKM zdj    o4GKM wni    o41KM fr     o34KN en     o>nKP ko     o=`KR ko   \
          o?CKW ar     o>[KY en     o?9KZ ru     o;>KZ kk     o9nKZ en      2FKZ de      10KZ ug Cyrl 0DLA lo     o7fLA\
         kjg     0ZLA hnj     0FLA mww     0ALB ar     o<3LB apc     >0LB en      5VLB fr      5DLB hy      0_LB ku Ara\
        b 0?LC en     o<[LI de     o?XLI gsw    o0ZLI wae     0PLK si     o9\\LK ta     o29LK en      1KLR en     o7iLR\
         lir     72LR kpe     1jLR bsq     1ELR kro     0mLR grb     0lLR mev     0\\LR kss     0JLR vai     0GLR bza  \
           0BLR men     0:LR dnj     01LS st     o=^LS en     o3bLS zu      1mLS ss      0FLT lt     o=ILT ru      <NLT\
         en      5kLT de      2<LU fr     o>HLU de     o9fLU lb     o0RLU en      8`LU pt      2PLV lv     o9QLV en    \
          7;LV ru      5kLV ltg     1ILY ar     o:FMA ar     o6PMA fr     o3bMA tzm    o0IMA ary     98MA zgh     2DMA \
        en      1NMA shi     0jMA shiLatn 04MA rif     02MA rifTfng 02MC fr     o?0MD ro     o9`MD uk      2;MD bg     \
         1MMD gag     0QMD ru      0NME sr Latno?IME sq      1>ME sr      0aMF fr     o=0MG mg     o94MG fr     o2^MG e\
        n     o1dMH en     o=WMH mh     o:\\MK mk     o:=MK sq     r3dMK tr      0RML fr     o0iML bm      2JML ffm    \
         0JML snk     0DML mwk     0AML ses     0;ML bm Nkoo 07ML tmh     07ML khq     06ML dtm     04ML kao     03MM m\
        y     o9AMM shn     0kMM kac     0@MM rhg     0@MM mnw     0>MN mn     o>:MN kk Arab 16MN zh      0>MO zh Hanto\
        >YMO yue    o<fMO pt     o0FMO en      3LMO zh      0`MO nanHant 0SMO fil     0NMP en     o>]MP ch      2_MQ fr\
             o<JMR ar     o7bMR mey     7nMR fr      1<MR ff      0QMS en     o9]MT mt     o>LMT en     o<]MT it      8\
        5MT fr      1hMU fr     o:8MU en     o9oMU mfe     <OMU bho     1<MU ur      0^MU ta      0FMV dv     o?4MV en \
             ;RMW en     o7GMW ny     o7GMW tum     0oMX es     o<8MX en      1jMY ms     o:jMY en      34MY zh      2N\
        MY ta      0WMY iba     0GMY jv      0;MY zmi     0;MZ pt     o2GMZ vmw     19MZ ndc     0hMZ ts      0\\MZ ngl\
             0VMZ seh     0JMZ mgh     0IMZ rng     0CMZ ny      0?MZ yao     0=NA en     o0nNA af      :JNA kj      4g\
        NA ng      2jNA naq     1RNA hz      1ANC fr     o>hNE fr     o0UNE ha      1fNE dje     0aNE fuq     0DNE tmh \
            0ANF en     o>fNG en     o55NG yo     o1@NG pcm     21NG ha      1@NG ig      1@NG fuv     0=NG efi     09N\
        G ibb     09NG ha Arab 06NG tiv     04NI es     o9PNL nl     o?NNL fy     r0[NL en      =kNL fr      2lNL de   \
           0TNL id      0BNL zea     0>NL rif     0<NL tr      0<NL nds     06NL li      03NL gos     02NO nb     o?XNO\
         no     o?XNO nn     o3jNO se     r03NP ne     o3mNP mai     0oNP bho     0WNP new     0CNP jml     0BNP en    \
          0ANP dty     0>NP awa     0=NP thl     0;NP bap     09NP tdg     07NP thr     07NP lif     06NP mgp     06NP \
        thq     06NR en     o>\\NR na     o:eNU en     o8DNU niu    o8DNZ en     o?:NZ mi     o0LOM ar     o;0OM bal   \
          0[PA es     o:9PA en      24PE es     o:>PE qu     o26PE ay      0>PF fr     o?0PF ty     o4`PF zh Hant 1<PG \
        tpi    o50PG en     o4hPG ho     o01PH en     o9SPH fil    o8lPH ceb    r0OPH war    r0LPH pag    r0=PH mdh    \
        r0;PH ilo    r0:PH tsg    r0:PH hil    r07PH es      4XPH bik     0MPH fbl     0FPH pam     0FPK ur     o8:PK e\
        n     o4BPK pa Arab 60PK lah     3LPK ps      1HPK sd      1BPK bal     0>PK hno     09PK brh     07PK skr     \
        01PL pl     o>mPL de     r2mPL csb    r01PL lt     r00PL en      59PL ru      2cPL szl     0=PM fr     o?NPM en\
              0UPN en     o>?PR es     o<BPR en     o6jPS ar     o>iPS apc     <mPT pt     o>DPT en      42PT fr      2\
        ?PT es      1OPW pau    o:YPW en     o1?PY gn     o;_PY es     o0NPY de      0KQA ar     o=IQA fa      1ZRE fr \
            o<?RE rcf     9aRE ta      24RO ro     o=_RO en      4_RO fr      1eRO es      1RRO hu      10RS sr     o?:\
        RS sr Latno0bRS hu     r0_RS ro     r0ERS hr     r09RS sk     r08RS uk     r00RS sq      2jRU ru     o>YRU tt  \
           r0>RU ba     r0=RU ce     r07RU av     r04RU udm    r04RU kbd    r03RU myv    r03RU sah    r03RU bua    r02R\
        U inh    r02RU krc    r02RU kum    r02RU kv     r02RU lez    r02RU mdf    r02RU ady    r01RU az Cyrlr01RU lbe  \
          r01RU tyv    r01RU koi    r00RU cv      0=RW rw     o8SRW en     o1[RW fr     o0YSA ar     o=XSA ars     02SB\
         en     o=9SB pis     :bSB rug     0<SC fr     o7WSC en     o5MSC crs     >4SD ar     o6gSD en     o6gSD apd   \
          6gSD bej     0WSD fvr     0CSD ha Arab 0=SE sv     o>\\SE fi     r0FSE en      =CSG en     o=lSG zh     o;RSG\
         ms     o26SG ta     o0DSH en     o:DSI sl     o=SSI vec    r0>SI hr      9PSI en      9<SI de      6SSJ nb    \
         o7nSJ ru      6JSK sk     o>0SK cs      7DSK en      43SK de      3KSK hu      1^SK uk      0CSL en     o2HSL \
        kri     6KSL men     1eSL tem     0@SM it     o=FSN wo     o5LSN fr     o44SN ff     r1XSN srr    r0gSN sav    \
        r07SN bjt    r06SN dyo    r03SN mfv    r01SN bsc    r00SN knf    r00SN meyLatnr00SN snf    r00SN tnr    r00SO a\
        r     o5ASO so     o4WSO sw      08SR nl     o=DSR srn     7nSR zh Hant 0:SS en     o19SS ar      19SS nus     \
        0?ST pt     o9?ST fr      2;SV es     o;`SX en     o:QSX nl     o0RSX es      1]SX vic     12SY ar     o:QSY ap\
        c     ;;SY ku      13SY fr      0bSY hy      0?SZ en     o:nSZ ss     o7mSZ zu      0lSZ ts      0?TA en      ?\
        DTC en     o?0TD ar     o0lTD fr     o0^TF fr      ?XTG fr     o3hTG ee      1WTG ife     02TH th     o;XTH en \
             3lTH mfa     0_TH zh Hant 0ATH kxm     0@TH tts     0<TH nod     05TH sou     04TJ tg     o?UTJ ru      1h\
        TK tkl    o7ZTK en     o5FTK sm      37TL pt     o9>TL tet    o5HTM tk     o:iTM ru      1hTM uz      1JTN ar  \
           o;8TN fr     o6STN aeb     ;8TO to     o>\\TO en     o4ETR tr     o=[TR en      2PTR ku      0dTR apc     0a\
        TR zza     0=TT en     o=UTV tvl    o<XTV en     o1FTW zh Hanto>ATW nanHanto8TTW hakHanto1ZTZ sw     o9RTZ en  \
           o7DTZ suk     0kTZ nym     0FTZ kde     0ATZ bez     0<TZ ksb     0<TZ mgy     09TZ asa     08TZ mas     08U\
        A uk     o:8UA ru     o7;UA pl      0HUA yi      0=UA rue     0<UG sw     o8UUG en     o0MUG lg      1OUG nyn  \
           0^UG cgg     0XUG xog     0WUG teo     0MUG laj     0LUG ach     0KUG myx     0EUG rw      0?UG ttj     0>UM\
         en     o?NUS en     o>fUS es     r1OUS haw    r00UY es     o=OUZ uz     o==UZ uz Cyrlo2EUZ ru      2;UZ kaa   \
          0EVA it     o<dVA la      <dVC en     o>JVE es     o<?VG en     o>nVI en     o;VVN vi     o<SVN mww     0=VN \
        zh Hant 0:VU bi     o;]VU en     o:cVU fr     o42WF fr     o6OWF wls     4WWF fud     2FWS sm     o?LWS en     \
        o0EXK sq     o==XK sr     o0^XK sr Latno0^XK aln     :XYE ar     o7SYE en      0kYT fr     o7mYT swb     ;7YT b\
        uc     2jYT sw      0;ZA en     o4cZA af     r21ZA zu     r1hZA xh     r1JZA nso    r0_ZA tn     r0YZA st     r\
        0XZA ts     r0FZA ss     r0>ZA ve     r0;ZA nr     r08ZA hi      0>ZM en     o1RZM bem     3AZM ny      1eZM to\
        i     14ZM loz     0RZM nse     0BZM leb     0AZM tum     0@ZM kqn     0<ZM lun     0<ZM lue     09ZW sn     o:\
        UZW en     o5OZW nd     o1TZW mxc     0fZW ndc     0cZW kck     0\\ZW ny      0@
        """
    }

    static var codes: StaticString {
        """
        AAAAAABWAWAFGAFAGOAOAIAAIALAAXALBALANDADAREAEARGARARMAMASCACASMASATAAQATFTFATGAGAUSAUAUTATAZEAZBDIBIBELBEBENBJB\
        ESBQBFABFBGDBDBGRBGBHRBHBHSBSBIHBABLMBLBLRBYBLZBZBMUBMBOLBOBRABRBRBBBBRNBNBTNBTBURMMBVTBVBWABWCAFCFCANCACCKCCCH\
        ECHCHLCLCHNCNCIVCICMRCMCODCDCOGCGCOKCKCOLCOCOMKMCPTCPCPVCVCRICRCUBCUCUWCWCXRCXCYMKYCYPCYCZECZDDRDEDEUDEDGADGDJI\
        DJDMADMDNKDKDOMDODZADZECUECEGYEGERIERESHEHESPESESTEEETHETFINFIFJIFJFLKFKFRAFRFROFOFSMFMFXXFRGABGAGBRGBGEOGEGGYG\
        GGHAGHGIBGIGINGNGLPGPGMBGMGNBGWGNQGQGRCGRGRDGDGRLGLGTMGTGUFGFGUMGUGUYGYHKGHKHMDHMHNDHNHRVHRHTIHTHUNHUIDNIDIMNIM\
        INDINIOTIOIRLIEIRNIRIRQIQISLISISRILITAITJAMJMJEYJEJORJOJPNJPKAZKZKENKEKGZKGKHMKHKIRKIKNAKNKORKRKWTKWLAOLALBNLBL\
        BRLRLBYLYLCALCLIELILKALKLSOLSLTULTLUXLULVALVMACMOMAFMFMARMAMCOMCMDAMDMDGMGMDVMVMEXMXMHLMHMKDMKMLIMLMLTMTMMRMMMN\
        EMEMNGMNMNPMPMOZMZMRTMRMSRMSMTQMQMUSMUMWIMWMYSMYMYTYTNAMNANCLNCNERNENFKNFNGANGNICNINIUNUNLDNLNORNONPLNPNRUNRNZL\
        NZOMNOMPAKPKPANPAPCNPNPERPEPHLPHPLWPWPNGPGPOLPLPRIPRPRKKPPRTPTPRYPYPSEPSPYFPFQATQAQMMQMQNNQNQPPQPQQQQQQRRQRQSSQ\
        SQTTQTQUUEUQVVQVQWWQWQXXQXQYYQYQZZQZREUREROURORUSRURWARWSAUSASDNSDSENSNSGPSGSGSGSSHNSHSJMSJSLBSBSLESLSLVSVSMRSM\
        SOMSOSPMPMSRBRSSSDSSSTPSTSURSRSVKSKSVNSISWESESWZSZSXMSXSYCSCSYRSYTAATATCATCTCDTDTGOTGTHATHTJKTJTKLTKTKMTMTLSTLT\
        MPTLTONTOTTOTTTUNTNTURTRTUVTVTWNTWTZATZUGAUGUKRUAUMIUMURYUYUSAUSUZBUZVATVAVCTVCVENVEVGBVGVIRVIVNMVNVUTVUWLFWFWS\
        MWSXAAXAXBBXBXCCXCXDDXDXEEXEXFFXFXGGXGXHHXHXIIXIXJJXJXKKXKXLLXLXMMXMXNNXNXOOXOXPPXPXQQXQXRRXRXSSXSXTTXTXUUXUXVV\
        XVXWWXWXXXXXXYYXYXZZXZYEMYEYMDYEZAFZAZARCDZMBZMZWEZWZZZZZ
        """
    }
}
