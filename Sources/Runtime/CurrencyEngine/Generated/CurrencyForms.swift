// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What people write for currencies, from Data/Decisions/currencyForms.json.
enum CurrencyForms {
    static var forms: StaticString {
        """
        $ CAN\ta\tCAD\n$CA\ta\tCAD\n$CAN\ta\tCAD\n$U\ta\tUYU\n$US\ta\tUSD\nA$\ta\tAUD\nAR$\ta\tARS\nARS$\ta\tARS\nAU$\t\
        a\tAUD\nAUD$\ta\tAUD\nB.D.\ts\tBHD\nB/.\ta\tPAB\nBD\ts\tBHD\nBr\ts\tETBBYN\nBr.\ts\tETBBYN\nBs\ta\tVESBOB\nBs.\
        \ta\tVESBOB\nBs.D\ta\tVESBOB\nBs.S\ta\tVESBOB\nC$\ta\tCADNIO\nCA$\ta\tCAD\nCAD$\ta\tCAD\nCFA\ta\tXOFXAF\nCHFr.\
        \ta\tCHF\nCLP$\ta\tCLP\nCOL$\ta\tCOP\nCOP$\ta\tCOP\nCan$\ta\tCAD\nDKr\ta\tDKK\nDKr.\ta\tDKK\nDh\ta\tAEDMAD\nDh.\
        \ta\tAEDMAD\nDhs\ta\tAEDMAD\nDhs.\ta\tAEDMAD\nE£\ta\tEGP\nF CFA\ta\tXOFXAF\nF.CFA\ta\tXOFXAF\nFCFA\ta\tXOFXAF\n\
        Fr\ts\tCHF\nFr.\ts\tCHF\nFranken\tn\tCHF\nFt\ta\tHUF\nFt.\ta\tHUF\nGHS¢\ta\tGHS\nGH¢\ta\tGHS\nGH₵\ta\tGHS\nGs\t\
        a\tPYG\nGs.\ta\tPYG\nHK$\ta\tHKD\nJ$\ta\tJMD\nJ.D.\ts\tJOD\nJD\ts\tJOD\nK.D.\ta\tKWD\nKD\ta\tKWD\nKM\ts\tBAM\nK\
        Sh\ta\tKES\nKSh.\ta\tKES\nKShs\ta\tKES\nKShs.\ta\tKES\nKc\ta\tCZK\nKr\ta\tSEKNOKDKKISK\nKr.\ta\tSEKNOKDKKISK\nK\
        s\ts\tMMK\nKs.\ts\tMMK\nKč\ta\tCZK\nKč.\ta\tCZK\nL.\ts\tHNL\nL.E\ta\tEGP\nL.E.\ta\tEGP\nL.L.\ta\tLBP\nLE\ts\tEG\
        P\nLps\ta\tHNL\nLps.\ta\tHNL\nMX$\ta\tMXN\nMXN$\ta\tMXN\nMex$\ta\tMXN\nNIS\ta\tILS\nNKr\ta\tNOK\nNKr.\ta\tNOK\n\
        NRs\ta\tNPR\nNRs.\ta\tNPR\nNT\ts\tTWD\nNT$\ta\tTWD\nNTD\ta\tTWD\nNZ$\ta\tNZD\nPfund\th\tGBPEGP\nPhP\ta\tPHP\nPh\
        p\ta\tPHP\nQ\ts\tGTQ\nQ.\ts\tGTQ\nQ.R.\ts\tQAR\nQR\ts\tQAR\nR\ts\tZAR\nR$\ta\tBRL\nR.O.\ts\tOMR\nRD$\ta\tDOP\nR\
        M\ta\tMYR\nRMB\ta\tCNY\nRO\ts\tOMR\nRappen\tm\tCHF\nRe\ts\tINRPKRLKRNPRMURSCR\nRe.\ts\tINRPKRLKRNPRMURSCR\nRp\t\
        a\tIDR\nRp.\ta\tIDR\nRs\ta\tINRPKRLKRNPRMURSCR\nRs.\ta\tINRPKRLKRNPRMURSCR\nRubel\tn\tRUBBYN\nS$\ta\tSGD\nS.R.\
        \ts\tSAR\nS/\ta\tPEN\nS/.\ta\tPEN\nSFr\ta\tCHF\nSFr.\ta\tCHF\nSG$\ta\tSGD\nSKr\ta\tSEK\nSKr.\ta\tSEK\nSR\ts\tSA\
        R\nSchweizer Franken\tn\tCHF\nSkr\ta\tSEK\nSwiss franc\tn\tCHF\nSwiss francs\tn\tCHF\nTL\ta\tTRY\nTL.\ta\tTRY\n\
        TSh\ta\tTZS\nTSh.\ta\tTZS\nTShs\ta\tTZS\nTT$\ta\tTTD\nTk\ta\tBDT\nTk.\ta\tBDT\nU$\ta\tUSD\nU$S\ta\tUSD\nUS doll\
        ar\tn\tUSD\nUS dollars\tn\tUSD\nUS$\ta\tUSD\nUS-$\ta\tUSD\nUS-Dollar\tn\tUSD\nUSD$\ta\tUSD\nUSh\ta\tUGX\nUSh.\t\
        a\tUGX\nUShs\ta\tUGX\nUYU$\ta\tUYU\nVNĐ\ta\tVND\nbaht\tn\tTHB\nbirr\tn\tETB\nbolivianos\tn\tVESBOB\nbolívares\t\
        n\tVESBOB\nbucks\tn\tUSDAUDCADHKDSGDNZDTWD\nc\tq\tUSDEURCADAUDNZDZAR\ncedi\tn\tGHS\ncedis\tn\tGHS\ncent\tm\tUSD\
        EURCADAUDNZDSGDHKDZAR\ncents\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncolones\tn\tCRC\nct\tq\tUSDEURCADAUDNZDZAR\ncts\tq\t\
        USDEURCADAUDNZDZAR\ncórdobas\tn\tNIO\ndin\ts\tRSD\ndin.\ta\tRSD\ndinar\tn\tRSDKWDIQDBHDJODDZDTNDLYD\ndinara\tn\
        \tRSDKWDIQDBHDJODDZDTNDLYD\ndinars\tn\tRSDKWDIQDBHDJODDZDTNDLYD\ndirham\tn\tAEDMAD\ndirhams\tn\tAEDMAD\ndollar\
        \tn\tUSDAUDCADHKDSGDNZDTWD\ndollars\tn\tUSDAUDCADHKDSGDNZDTWD\ndong\tn\tVND\ndólar\tn\tUSDAUDCADHKDSGDNZDTWD\nd\
        ólares\tn\tUSDAUDCADHKDSGDNZDTWD\neura\tn\tEUR\neuro\tn\tEUR\neuroa\tn\tEUR\neuros\tn\tEUR\neurot\tn\tEUR\nevra\
        \tn\tEUR\nforint\tn\tHUF\nforintot\tn\tHUF\nfranc\tn\tCHFXOFXAF\nfranchi\tn\tCHF\nfrancs\tn\tCHFXOFXAF\nfrancs \
        CFA\ta\tXOFXAF\nguaraníes\tn\tPYG\nkorun\tn\tCZK\nkoruna\tn\tCZK\nkoruny\tn\tCZK\nkr\ta\tSEKNOKDKKISK\nkr.\ta\t\
        SEKNOKDKKISK\nkrona\tn\tSEK\nkrone\tn\tNOKDKK\nkroner\tn\tNOKDKK\nkronor\tn\tSEK\nkróna\tn\tISK\nkrónur\tn\tISK\
        \nkyat\tn\tMMK\nkyats\tn\tMMK\nlei\ta\tRONMDL\nlek\ts\tALL\nlekë\tn\tALL\nlempiras\tn\tHNL\nleu\ta\tRONMDL\nlib\
        ras\th\tGBPEGP\nlira\tn\tTRY\nliras\tn\tTRY\nlirası\tn\tTRY\nman.\ts\tAZN\nmanat\tn\tAZNTMT\nnaira\tn\tNGN\np\t\
        q\tGBP\npence\tm\tGBP\npenny\tm\tGBP\npeso\tn\tMXNCLPPHPCOPARSUYUDOP\npesos\tn\tMXNCLPPHPCOPARSUYUDOP\npound\th\
        \tGBPEGP\npounds\th\tGBPEGP\nquetzales\tn\tGTQ\nquid\th\tGBPEGP\nrand\th\tZAR\nreais\tn\tBRL\nreal\th\tBRL\nren\
        minbi\tn\tCNY\nrial\tn\tSARQAROMRYERIRR\nrials\tn\tSARQAROMRYERIRR\nringgit\tn\tMYR\nriyal\tn\tSARQAROMRYERIRR\
        \nriyals\tn\tSARQAROMRYERIRR\nrouble\tn\tRUBBYN\nroubles\tn\tRUBBYN\nroupies\tn\tINRPKRLKRNPRMURSCR\nruble\tn\t\
        RUBBYN\nrubles\tn\tRUBBYN\nrupee\tn\tINRPKRLKRNPRMURSCR\nrupees\tn\tINRPKRLKRNPRMURSCR\nrupiah\tn\tIDR\nsFr.\ta\
        \tCHF\nshekel\tn\tILS\nshekels\tn\tILS\nshilling\tn\tKESTZSUGXSOS\nshillings\tn\tKESTZSUGXSOS\nso'm\ta\tUZS\nso\
        les\tn\tPEN\nsoʻm\ta\tUZS\nso‘m\ta\tUZS\ntaka\tn\tBDT\ntenge\tn\tKZT\nwon\th\tKRW\nyen\tn\tJPY\nyuan\tn\tCNY\nz\
        l\ta\tPLN\nzloty\tn\tPLN\nzlotych\tn\tPLN\nzlotys\tn\tPLN\nzł\ta\tPLN\nzł.\ta\tPLN\nzłote\tn\tPLN\nzłotego\tn\t\
        PLN\nzłoty\tn\tPLN\nzłotych\tn\tPLN\n¢\tm\tUSDCADAUDNZD\n£E\ta\tEGP\nöre\tm\tSEK\nøre\tm\tNOKDKK\nĐ\ta\tVND\nđ\
        \ta\tVND\nđồng\tn\tVND\nευρώ\tn\tEUR\nР\ta\tRUBBYN\nгривен\tn\tUAH\nгривень\tn\tUAH\nгривна\tn\tUAH\nгривны\tn\
        \tUAH\nгривня\tn\tUAH\nгривні\tn\tUAH\nгрн\ta\tUAH\nгрн.\ta\tUAH\nден\ts\tMKD\nден.\ts\tMKD\nдин\ta\tRSD\nдин.\
        \ta\tRSD\nдинара\tn\tRSDKWDIQDBHDJODDZDTNDLYD\nдинаров\tn\tRSDKWDIQDBHDJODDZDTNDLYD\nдолл\tn\tUSDAUDCADHKDSGDNZ\
        DTWD\nдоллар\tn\tUSDAUDCADHKDSGDNZDTWD\nдоллара\tn\tUSDAUDCADHKDSGDNZDTWD\nдолларов\tn\tUSDAUDCADHKDSGDNZDTWD\n\
        евро\tn\tEUR\nиен\tn\tJPY\nйен\tn\tJPY\nкоп\tm\tRUBBYN\nкоп.\tm\tRUBBYN\nлв\ta\tBGN\nлв.\ta\tBGN\nман.\ts\tAZN\
        \nр\ta\tRUBBYN\nр.\ta\tRUBBYN\nруб\ta\tRUBBYN\nруб.\ta\tRUBBYN\nрублей\tn\tRUBBYN\nрубль\tn\tRUBBYN\nрубля\tn\t\
        RUBBYN\nрублях\tn\tRUBBYN\nрупий\tn\tINRPKRLKRNPRMURSCR\nсум\ta\tUZS\nсўм\ta\tUZS\nтг\ta\tKZT\nтг.\ta\tKZT\nтен\
        ге\tn\tKZT\nтеңге\tn\tKZT\nтнг\ta\tKZT\nтөгрөг\ta\tMNT\nդր.\ta\tAMD\nդրամ\ta\tAMD\nש\"ח\ta\tILS\nש'ח\ta\tILS\nש\
        קל\tn\tILS\nשקלים\tn\tILS\nש״ח\ta\tILS\nج.م\ta\tEGP\nج.م.\ta\tEGP\nجنيه\ta\tEGPSDG\nجنيها\ta\tEGPSDG\nد.أ\ta\tJ\
        OD\nد.أ.\ta\tJOD\nد.إ\ta\tAED\nد.إ.\ta\tAED\nد.ب\ta\tBHD\nد.ب.\ta\tBHD\nد.ت\ta\tTND\nد.ت.\ta\tTND\nد.ج\ta\tDZD\
        \nد.ج.\ta\tDZD\nد.ع\ta\tIQD\nد.ع.\ta\tIQD\nد.ك\ta\tKWD\nد.ك.\ta\tKWD\nد.م.\ta\tMAD\nدراهم\ta\tAEDMAD\nدرهم\ta\t\
        AEDMAD\nدينار\ta\tKWDIQDBHDJODDZDTNDLYD\nدينارا\ta\tKWDIQDBHDJODDZDTNDLYD\nر.س\ta\tSAR\nر.س.\ta\tSAR\nر.ع\ta\tO\
        MR\nر.ع.\ta\tOMR\nر.ق\ta\tQAR\nر.ق.\ta\tQAR\nريال\ta\tSARQAROMRYERIRR\nریال\ta\tSARQAROMRYERIRR\nل.ل\ta\tLBP\nل\
        .ل.\ta\tLBP\nरु\ta\tINRNPR\nरु.\ta\tINRNPR\nरू\ta\tINRNPR\nरू.\ta\tINRNPR\nটাকা\ta\tBDT\nරු\ta\tLKR\nරු.\ta\tLK\
        R\nบาท\ta\tTHB\nლარი\ta\tGEL\n₲.\ta\tPYG\n人民币\ta\tCNY\n人民幣\ta\tCNY\n元\ta\tCNYTWDHKD\n円\ta\tJPY\n台币\ta\tTWD\n圆\t\
        a\tCNYTWDHKD\n圓\ta\tCNYTWDHKD\n新台币\ta\tTWD\n新臺幣\ta\tTWD\n港元\ta\tHKD\n港币\ta\tHKD\n港幣\ta\tHKD\n臺幣\ta\tTWD\n원\ta\t\
        KRW\n﷼\ta\tSARQAROMRYERIRR\n
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
