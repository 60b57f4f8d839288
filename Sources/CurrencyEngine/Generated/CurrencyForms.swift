// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What people write for currencies, from Data/Decisions/currencyForms.json.
enum CurrencyForms {
    static var forms: StaticString {
        """
        a$ CAN\tCAD\na$CA\tCAD\na$CAN\tCAD\na$U\tUYU\na$US\tUSD\naA$\tAUD\naAR$\tARS\naARS$\tARS\naAU$\tAUD\naAUD$\tAUD\
        \nsB.D.\tBHD\naB/.\tPAB\nsBD\tBHD\nsBr\tETBBYN\nsBr.\tETBBYN\naBs\tVESBOB\naBs.\tVESBOB\naBs.D\tVESBOB\naBs.S\t\
        VESBOB\naC$\tCADNIO\naCA$\tCAD\naCAD$\tCAD\naCFA\tXOFXAF\naCHFr.\tCHF\naCLP$\tCLP\naCOL$\tCOP\naCOP$\tCOP\naCan\
        $\tCAD\naDKr\tDKK\naDKr.\tDKK\naDh\tAEDMAD\naDh.\tAEDMAD\naDhs\tAEDMAD\naDhs.\tAEDMAD\naE£\tEGP\naF CFA\tXOFXAF\
        \naF.CFA\tXOFXAF\naFCFA\tXOFXAF\nsFr\tCHF\nsFr.\tCHF\nnFranken\tCHF\naFt\tHUF\naFt.\tHUF\naGHS¢\tGHS\naGH¢\tGHS\
        \naGH₵\tGHS\naGs\tPYG\naGs.\tPYG\naHK$\tHKD\naJ$\tJMD\nsJ.D.\tJOD\nsJD\tJOD\naK.D.\tKWD\naKD\tKWD\nsKM\tBAM\naK\
        Sh\tKES\naKSh.\tKES\naKShs\tKES\naKShs.\tKES\naKc\tCZK\naKr\tSEKNOKDKKISK\naKr.\tSEKNOKDKKISK\nsKs\tMMK\nsKs.\t\
        MMK\naKč\tCZK\naKč.\tCZK\nsL.\tHNL\naL.E\tEGP\naL.E.\tEGP\naL.L.\tLBP\nsLE\tEGP\naLps\tHNL\naLps.\tHNL\naMX$\tM\
        XN\naMXN$\tMXN\naMex$\tMXN\naNIS\tILS\naNKr\tNOK\naNKr.\tNOK\naNRs\tNPR\naNRs.\tNPR\nsNT\tTWD\naNT$\tTWD\naNTD\
        \tTWD\naNZ$\tNZD\nhPfund\tGBPEGP\naPhP\tPHP\naPhp\tPHP\nsQ\tGTQ\nsQ.\tGTQ\nsQ.R.\tQAR\nsQR\tQAR\nsR\tZAR\naR$\t\
        BRL\nsR.O.\tOMR\naRD$\tDOP\naRM\tMYR\naRMB\tCNY\nsRO\tOMR\nmRappen\tCHF\nsRe\tINRPKRLKRNPRMURSCR\nsRe.\tINRPKRL\
        KRNPRMURSCR\naRp\tIDR\naRp.\tIDR\naRs\tINRPKRLKRNPRMURSCR\naRs.\tINRPKRLKRNPRMURSCR\nnRubel\tRUBBYN\naS$\tSGD\n\
        sS.R.\tSAR\naS/\tPEN\naS/.\tPEN\naSFr\tCHF\naSFr.\tCHF\naSG$\tSGD\naSKr\tSEK\naSKr.\tSEK\nsSR\tSAR\nnSchweizer \
        Franken\tCHF\naSkr\tSEK\nnSwiss franc\tCHF\nnSwiss francs\tCHF\naTL\tTRY\naTL.\tTRY\naTSh\tTZS\naTSh.\tTZS\naTS\
        hs\tTZS\naTT$\tTTD\naTk\tBDT\naTk.\tBDT\naU$\tUSD\naU$S\tUSD\nnUS dollar\tUSD\nnUS dollars\tUSD\naUS$\tUSD\naUS\
        -$\tUSD\nnUS-Dollar\tUSD\naUSD$\tUSD\naUSh\tUGX\naUSh.\tUGX\naUShs\tUGX\naUYU$\tUYU\naVNĐ\tVND\nnbaht\tTHB\nnbi\
        rr\tETB\nnbolivianos\tVESBOB\nnbolívares\tVESBOB\nnbucks\tUSDAUDCADHKDSGDNZDTWD\nqc\tUSDEURCADAUDNZDZAR\nncedi\
        \tGHS\nncedis\tGHS\nmcent\tUSDEURCADAUDNZDSGDHKDZAR\nmcents\tUSDEURCADAUDNZDSGDHKDZAR\nncolones\tCRC\nqct\tUSDE\
        URCADAUDNZDZAR\nqcts\tUSDEURCADAUDNZDZAR\nncórdobas\tNIO\nsdin\tRSD\nadin.\tRSD\nndinar\tRSDKWDIQDBHDJODDZDTNDL\
        YD\nndinara\tRSDKWDIQDBHDJODDZDTNDLYD\nndinars\tRSDKWDIQDBHDJODDZDTNDLYD\nndirham\tAEDMAD\nndirhams\tAEDMAD\nnd\
        ollar\tUSDAUDCADHKDSGDNZDTWD\nndollars\tUSDAUDCADHKDSGDNZDTWD\nndong\tVND\nndólar\tUSDAUDCADHKDSGDNZDTWD\nndóla\
        res\tUSDAUDCADHKDSGDNZDTWD\nneura\tEUR\nneuro\tEUR\nneuroa\tEUR\nneuros\tEUR\nneurot\tEUR\nnevra\tEUR\nnforint\
        \tHUF\nnforintot\tHUF\nnfranc\tCHFXOFXAF\nnfranchi\tCHF\nnfrancs\tCHFXOFXAF\nafrancs CFA\tXOFXAF\nnguaraníes\tP\
        YG\nnkorun\tCZK\nnkoruna\tCZK\nnkoruny\tCZK\nakr\tSEKNOKDKKISK\nakr.\tSEKNOKDKKISK\nnkrona\tSEK\nnkrone\tNOKDKK\
        \nnkroner\tNOKDKK\nnkronor\tSEK\nnkróna\tISK\nnkrónur\tISK\nnkyat\tMMK\nnkyats\tMMK\nalei\tRONMDL\nslek\tALL\nn\
        lekë\tALL\nnlempiras\tHNL\naleu\tRONMDL\nhlibras\tGBPEGP\nnlira\tTRY\nnliras\tTRY\nnlirası\tTRY\nsman.\tAZN\nnm\
        anat\tAZNTMT\nnnaira\tNGN\nqp\tGBP\nmpence\tGBP\nmpenny\tGBP\nnpeso\tMXNCLPPHPCOPARSUYUDOP\nnpesos\tMXNCLPPHPCO\
        PARSUYUDOP\nhpound\tGBPEGP\nhpounds\tGBPEGP\nnquetzales\tGTQ\nhquid\tGBPEGP\nhrand\tZAR\nnreais\tBRL\nhreal\tBR\
        L\nnrenminbi\tCNY\nnrial\tSARQAROMRYERIRR\nnrials\tSARQAROMRYERIRR\nnringgit\tMYR\nnriyal\tSARQAROMRYERIRR\nnri\
        yals\tSARQAROMRYERIRR\nnrouble\tRUBBYN\nnroubles\tRUBBYN\nnroupies\tINRPKRLKRNPRMURSCR\nnruble\tRUBBYN\nnrubles\
        \tRUBBYN\nnrupee\tINRPKRLKRNPRMURSCR\nnrupees\tINRPKRLKRNPRMURSCR\nnrupiah\tIDR\nasFr.\tCHF\nnshekel\tILS\nnshe\
        kels\tILS\nnshilling\tKESTZSUGXSOS\nnshillings\tKESTZSUGXSOS\naso'm\tUZS\nnsoles\tPEN\nasoʻm\tUZS\naso‘m\tUZS\n\
        ntaka\tBDT\nntenge\tKZT\nhwon\tKRW\nnyen\tJPY\nnyuan\tCNY\nazl\tPLN\nnzloty\tPLN\nnzlotych\tPLN\nnzlotys\tPLN\n\
        azł\tPLN\nazł.\tPLN\nnzłote\tPLN\nnzłotego\tPLN\nnzłoty\tPLN\nnzłotych\tPLN\nm¢\tUSDCADAUDNZD\na£E\tEGP\nmöre\t\
        SEK\nmøre\tNOKDKK\naĐ\tVND\nađ\tVND\nnđồng\tVND\nnευρώ\tEUR\naР\tRUBBYN\nnгривен\tUAH\nnгривень\tUAH\nnгривна\t\
        UAH\nnгривны\tUAH\nnгривня\tUAH\nnгривні\tUAH\naгрн\tUAH\naгрн.\tUAH\nsден\tMKD\nsден.\tMKD\naдин\tRSD\naдин.\t\
        RSD\nnдинара\tRSDKWDIQDBHDJODDZDTNDLYD\nnдинаров\tRSDKWDIQDBHDJODDZDTNDLYD\nnдолл\tUSDAUDCADHKDSGDNZDTWD\nnдолл\
        ар\tUSDAUDCADHKDSGDNZDTWD\nnдоллара\tUSDAUDCADHKDSGDNZDTWD\nnдолларов\tUSDAUDCADHKDSGDNZDTWD\nnевро\tEUR\nnиен\
        \tJPY\nnйен\tJPY\nmкоп\tRUBBYN\nmкоп.\tRUBBYN\naлв\tBGN\naлв.\tBGN\nsман.\tAZN\naр\tRUBBYN\naр.\tRUBBYN\naруб\t\
        RUBBYN\naруб.\tRUBBYN\nnрублей\tRUBBYN\nnрубль\tRUBBYN\nnрубля\tRUBBYN\nnрублях\tRUBBYN\nnрупий\tINRPKRLKRNPRMU\
        RSCR\naсум\tUZS\naсўм\tUZS\naтг\tKZT\naтг.\tKZT\nnтенге\tKZT\nnтеңге\tKZT\naтнг\tKZT\naтөгрөг\tMNT\naդր.\tAMD\n\
        aդրամ\tAMD\naש\"ח\tILS\naש'ח\tILS\nnשקל\tILS\nnשקלים\tILS\naש״ח\tILS\naج.م\tEGP\naج.م.\tEGP\naجنيه\tEGPSDG\naجن\
        يها\tEGPSDG\naد.أ\tJOD\naد.أ.\tJOD\naد.إ\tAED\naد.إ.\tAED\naد.ب\tBHD\naد.ب.\tBHD\naد.ت\tTND\naد.ت.\tTND\naد.ج\t\
        DZD\naد.ج.\tDZD\naد.ع\tIQD\naد.ع.\tIQD\naد.ك\tKWD\naد.ك.\tKWD\naد.م.\tMAD\naدراهم\tAEDMAD\naدرهم\tAEDMAD\naدينا\
        ر\tKWDIQDBHDJODDZDTNDLYD\naدينارا\tKWDIQDBHDJODDZDTNDLYD\naر.س\tSAR\naر.س.\tSAR\naر.ع\tOMR\naر.ع.\tOMR\naر.ق\tQ\
        AR\naر.ق.\tQAR\naريال\tSARQAROMRYERIRR\naریال\tSARQAROMRYERIRR\naل.ل\tLBP\naل.ل.\tLBP\naरु\tINRNPR\naरु.\tINRNP\
        R\naरू\tINRNPR\naरू.\tINRNPR\naটাকা\tBDT\naරු\tLKR\naරු.\tLKR\naบาท\tTHB\naლარი\tGEL\na₲.\tPYG\na人民币\tCNY\na人民幣\
        \tCNY\na元\tCNYTWDHKD\na円\tJPY\na台币\tTWD\na圆\tCNYTWDHKD\na圓\tCNYTWDHKD\na新台币\tTWD\na新臺幣\tTWD\na港元\tHKD\na港币\tHKD\
        \na港幣\tHKD\na臺幣\tTWD\na원\tKRW\na﷼\tSARQAROMRYERIRR\n
        """
    }

    static var scaleWords: StaticString {
        """
        de\tMill\t6\nde\tMilliarde\t9\nde\tMilliarden\t9\nde\tMillion\t6\nde\tMillionen\t6\nde\tMio\t6\nde\tMrd\t9\nde\
        \tT\t3\nde\tTausend\t3\nde\tTsd\t3\nen\tbillion\t9\nen\tbillions\t9\nen\tbln\t9\nen\tbn\t9\nen\tcr\t7\nen\tcror\
        e\t7\nen\tcrores\t7\nen\tgrand\t3\nen\tk\t3\nen\tlac\t5\nen\tlacs\t5\nen\tlakh\t5\nen\tlakhs\t5\nen\tm\t6\nen\t\
        million\t6\nen\tmillions\t6\nen\tmio\t6\nen\tmln\t6\nen\tmn\t6\nen\tthousand\t3\nen\ttn\t12\nen\ttrillion\t12\n\
        en\ttrillions\t12\nen\ttrn\t12\nfr\tk\t3\nja\t千\t3\nja\t百\t2\nko\t백\t2\npl\tmln\t6\npl\ttys\t3\nvi\tk\t3\nzh\t千\
        \t3\nzh\t百\t2\n
        """
    }

    static var wideUse: StaticString {
        """
        USDEURJPYGBPCNYAUDCADCHFHKDSGDSEKKRWNOKNZDINRMXNTWDZARBRLDKKPLNTHBILSIDRCZKAEDTRYHUFCLPSARPHPMYRCOPRUBRONPENBHD\
        BGNARS
        """
    }

    static var words: StaticString {
        """
        ALLTOPTRYCUPMADPENPHPSOSMOPBOBLAKCOPBAMSHPANGBIFNAD
        """
    }

    static var smallLetters: StaticString {
        """
        USDEURGBPCHFAUDNZDHKDSGDINRDKKPLNCZKHUFBRLMXNZARAEDUAHKZT
        """
    }
}
