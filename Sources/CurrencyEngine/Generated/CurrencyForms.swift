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
        BRL\nsR.O.\tOMR\naRD$\tDOP\naRM\tMYR\naRMB\tCNY\nsRO\tOMR\nsRe\tINRPKRLKRNPRMURSCR\nsRe.\tINRPKRLKRNPRMURSCR\na\
        Rp\tIDR\naRp.\tIDR\naRs\tINRPKRLKRNPRMURSCR\naRs.\tINRPKRLKRNPRMURSCR\nnRubel\tRUBBYN\naS$\tSGD\nsS.R.\tSAR\naS\
        /\tPEN\naS/.\tPEN\naSFr\tCHF\naSFr.\tCHF\naSG$\tSGD\naSKr\tSEK\naSKr.\tSEK\nsSR\tSAR\nnSchweizer Franken\tCHF\n\
        aSkr\tSEK\nnSwiss franc\tCHF\nnSwiss francs\tCHF\naTL\tTRY\naTL.\tTRY\naTSh\tTZS\naTSh.\tTZS\naTShs\tTZS\naTT$\
        \tTTD\naTk\tBDT\naTk.\tBDT\naU$\tUSD\naU$S\tUSD\nnUS dollar\tUSD\nnUS dollars\tUSD\naUS$\tUSD\naUS-$\tUSD\nnUS-\
        Dollar\tUSD\naUSD$\tUSD\naUSh\tUGX\naUSh.\tUGX\naUShs\tUGX\naUYU$\tUYU\naVNĐ\tVND\nnbaht\tTHB\nnbirr\tETB\nnbol\
        ivianos\tVESBOB\nnbolívares\tVESBOB\nnbucks\tUSDAUDCADHKDSGDNZDTWD\nqc\tUSDEURCADAUDNZDZAR\nncedi\tGHS\nncedis\
        \tGHS\nmcent\tUSDEURCADAUDNZDSGDHKDZAR\nmcents\tUSDEURCADAUDNZDSGDHKDZAR\nncolones\tCRC\nqct\tUSDEURCADAUDNZDZA\
        R\nqcts\tUSDEURCADAUDNZDZAR\nncórdobas\tNIO\nsdin\tRSD\nadin.\tRSD\nndinar\tRSDKWDIQDBHDJODDZDTNDLYD\nndinara\t\
        RSDKWDIQDBHDJODDZDTNDLYD\nndinars\tRSDKWDIQDBHDJODDZDTNDLYD\nndirham\tAEDMAD\nndirhams\tAEDMAD\nndollar\tUSDAUD\
        CADHKDSGDNZDTWD\nndollars\tUSDAUDCADHKDSGDNZDTWD\nndong\tVND\nndólar\tUSDAUDCADHKDSGDNZDTWD\nndólares\tUSDAUDCA\
        DHKDSGDNZDTWD\nneura\tEUR\nneuro\tEUR\nneuroa\tEUR\nneuros\tEUR\nneurot\tEUR\nnevra\tEUR\nnforint\tHUF\nnforint\
        ot\tHUF\nnfranc\tCHFXOFXAF\nnfranchi\tCHF\nnfrancs\tCHFXOFXAF\nafrancs CFA\tXOFXAF\nnguaraníes\tPYG\nnkorun\tCZ\
        K\nnkoruna\tCZK\nnkoruny\tCZK\nakr\tSEKNOKDKKISK\nakr.\tSEKNOKDKKISK\nnkrona\tSEK\nnkrone\tNOKDKK\nnkroner\tNOK\
        DKK\nnkronor\tSEK\nnkróna\tISK\nnkrónur\tISK\nnkyat\tMMK\nnkyats\tMMK\nalei\tRONMDL\nslek\tALL\nnlekë\tALL\nnle\
        mpiras\tHNL\naleu\tRONMDL\nhlibras\tGBPEGP\nnlira\tTRY\nnliras\tTRY\nnlirası\tTRY\nsman.\tAZN\nnmanat\tAZNTMT\n\
        nnaira\tNGN\nqp\tGBP\nmpence\tGBP\nmpenny\tGBP\nnpeso\tMXNCLPPHPCOPARSUYUDOP\nnpesos\tMXNCLPPHPCOPARSUYUDOP\nhp\
        ound\tGBPEGP\nhpounds\tGBPEGP\nnquetzales\tGTQ\nhquid\tGBPEGP\nhrand\tZAR\nnreais\tBRL\nhreal\tBRL\nnrenminbi\t\
        CNY\nnrial\tSARQAROMRYERIRR\nnrials\tSARQAROMRYERIRR\nnringgit\tMYR\nnriyal\tSARQAROMRYERIRR\nnriyals\tSARQAROM\
        RYERIRR\nnrouble\tRUBBYN\nnroubles\tRUBBYN\nnroupies\tINRPKRLKRNPRMURSCR\nnruble\tRUBBYN\nnrubles\tRUBBYN\nnrup\
        ee\tINRPKRLKRNPRMURSCR\nnrupees\tINRPKRLKRNPRMURSCR\nnrupiah\tIDR\nasFr.\tCHF\nnshekel\tILS\nnshekels\tILS\nnsh\
        illing\tKESTZSUGXSOS\nnshillings\tKESTZSUGXSOS\naso'm\tUZS\nnsoles\tPEN\nasoʻm\tUZS\naso‘m\tUZS\nntaka\tBDT\nnt\
        enge\tKZT\nhwon\tKRW\nnyen\tJPY\nnyuan\tCNY\nazl\tPLN\nnzloty\tPLN\nnzlotych\tPLN\nnzlotys\tPLN\nazł\tPLN\nazł.\
        \tPLN\nnzłote\tPLN\nnzłotego\tPLN\nnzłoty\tPLN\nnzłotych\tPLN\nm¢\tUSDCADAUDNZD\na£E\tEGP\naĐ\tVND\nađ\tVND\nnđ\
        ồng\tVND\nnευρώ\tEUR\naР\tRUBBYN\nnгривен\tUAH\nnгривень\tUAH\nnгривна\tUAH\nnгривны\tUAH\nnгривня\tUAH\nnгривн\
        і\tUAH\naгрн\tUAH\naгрн.\tUAH\nsден\tMKD\nsден.\tMKD\naдин\tRSD\naдин.\tRSD\nnдинара\tRSDKWDIQDBHDJODDZDTNDLYD\
        \nnдинаров\tRSDKWDIQDBHDJODDZDTNDLYD\nnдолл\tUSDAUDCADHKDSGDNZDTWD\nnдоллар\tUSDAUDCADHKDSGDNZDTWD\nnдоллара\tU\
        SDAUDCADHKDSGDNZDTWD\nnдолларов\tUSDAUDCADHKDSGDNZDTWD\nnевро\tEUR\nnиен\tJPY\nnйен\tJPY\nmкоп\tRUBBYN\nmкоп.\t\
        RUBBYN\naлв\tBGN\naлв.\tBGN\nsман.\tAZN\naр\tRUBBYN\naр.\tRUBBYN\naруб\tRUBBYN\naруб.\tRUBBYN\nnрублей\tRUBBYN\
        \nnрубль\tRUBBYN\nnрубля\tRUBBYN\nnрублях\tRUBBYN\nnрупий\tINRPKRLKRNPRMURSCR\naсум\tUZS\naсўм\tUZS\naтг\tKZT\n\
        aтг.\tKZT\nnтенге\tKZT\nnтеңге\tKZT\naтнг\tKZT\naтөгрөг\tMNT\naդր.\tAMD\naդրամ\tAMD\naש\"ח\tILS\naש'ח\tILS\nnשק\
        ל\tILS\nnשקלים\tILS\naש״ח\tILS\naج.م\tEGP\naج.م.\tEGP\naجنيه\tEGPSDG\naجنيها\tEGPSDG\naد.أ\tJOD\naد.أ.\tJOD\naد\
        .إ\tAED\naد.إ.\tAED\naد.ب\tBHD\naد.ب.\tBHD\naد.ت\tTND\naد.ت.\tTND\naد.ج\tDZD\naد.ج.\tDZD\naد.ع\tIQD\naد.ع.\tIQD\
        \naد.ك\tKWD\naد.ك.\tKWD\naد.م.\tMAD\naدراهم\tAEDMAD\naدرهم\tAEDMAD\naدينار\tKWDIQDBHDJODDZDTNDLYD\naدينارا\tKWD\
        IQDBHDJODDZDTNDLYD\naر.س\tSAR\naر.س.\tSAR\naر.ع\tOMR\naر.ع.\tOMR\naر.ق\tQAR\naر.ق.\tQAR\naريال\tSARQAROMRYERIRR\
        \naریال\tSARQAROMRYERIRR\naل.ل\tLBP\naل.ل.\tLBP\naरु\tINRNPR\naरु.\tINRNPR\naरू\tINRNPR\naरू.\tINRNPR\naটাকা\tB\
        DT\naරු\tLKR\naරු.\tLKR\naบาท\tTHB\naლარი\tGEL\na₲.\tPYG\na人民币\tCNY\na人民幣\tCNY\na元\tCNYTWDHKD\na円\tJPY\na台币\tTW\
        D\na圆\tCNYTWDHKD\na圓\tCNYTWDHKD\na新台币\tTWD\na新臺幣\tTWD\na港元\tHKD\na港币\tHKD\na港幣\tHKD\na臺幣\tTWD\na원\tKRW\na﷼\tSAR\
        QAROMRYERIRR\n
        """
    }

    static var scaleWords: StaticString {
        """
        de\tMill\t6\nde\tMilliarde\t9\nde\tMilliarden\t9\nde\tMillion\t6\nde\tMillionen\t6\nde\tMio\t6\nde\tMrd\t9\nde\
        \tT\t3\nde\tTausend\t3\nde\tTsd\t3\nen\tbillion\t9\nen\tbillions\t9\nen\tbln\t9\nen\tbn\t9\nen\tcr\t7\nen\tcror\
        e\t7\nen\tcrores\t7\nen\tk\t3\nen\tlac\t5\nen\tlacs\t5\nen\tlakh\t5\nen\tlakhs\t5\nen\tm\t6\nen\tmillion\t6\nen\
        \tmillions\t6\nen\tmio\t6\nen\tmln\t6\nen\tmn\t6\nen\tthousand\t3\nen\ttn\t12\nen\ttrillion\t12\nen\ttrillions\
        \t12\nen\ttrn\t12\nfr\tk\t3\npl\tmln\t6\npl\ttys\t3\n
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
