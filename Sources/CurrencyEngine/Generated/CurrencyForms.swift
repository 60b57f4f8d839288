// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What people write for currencies, from Data/Decisions/currencyForms.json.
enum CurrencyForms {
    static var forms: StaticString {
        """
        a$ CAN\tCAD\na$CA\tCAD\na$CAN\tCAD\na$U\tUYU\na$US\tUSD\naA$\tAUD\naAR$\tARS\naARS$\tARS\naAU$\tAUD\naAUD$\tAUD\
        \nsB.D.\tBHD\naB/.\tPAB\nsBD\tBHD\naBs\tVESBOB\naBs.\tVESBOB\naBs.D\tVESBOB\naBs.S\tVESBOB\naC$\tCADNIO\naCA$\t\
        CAD\naCAD$\tCAD\naCFA\tXOFXAF\naCHFr.\tCHF\naCLP$\tCLP\naCOL$\tCOP\naCOP$\tCOP\naCan$\tCAD\naDKr\tDKK\naDKr.\tD\
        KK\naDh\tAEDMAD\naDh.\tAEDMAD\naDhs\tAEDMAD\naDhs.\tAEDMAD\naE£\tEGP\naF CFA\tXOFXAF\naF.CFA\tXOFXAF\naFCFA\tXO\
        FXAF\nsFr\tCHF\nsFr.\tCHF\nnFranken\tCHF\naFt\tHUF\naFt.\tHUF\naGHS¢\tGHS\naGH¢\tGHS\naGH₵\tGHS\naGs\tPYG\naGs.\
        \tPYG\naHK$\tHKD\naJ$\tJMD\nsJ.D.\tJOD\nsJD\tJOD\naK.D.\tKWD\naKD\tKWD\nsKM\tBAM\naKSh\tKES\naKSh.\tKES\naKShs\
        \tKES\naKShs.\tKES\naKc\tCZK\naKr\tSEKNOKDKKISK\naKr.\tSEKNOKDKKISK\nsKs\tMMK\nsKs.\tMMK\naKč\tCZK\naKč.\tCZK\n\
        sL.\tHNL\naL.E\tEGP\naL.E.\tEGP\naL.L.\tLBP\nsLE\tEGP\naLps\tHNL\naLps.\tHNL\naMX$\tMXN\naMXN$\tMXN\naMex$\tMXN\
        \naNIS\tILS\naNKr\tNOK\naNKr.\tNOK\naNRs\tNPR\naNRs.\tNPR\nsNT\tTWD\naNT$\tTWD\naNTD\tTWD\naNZ$\tNZD\nhPfund\tG\
        BPEGP\naPhP\tPHP\naPhp\tPHP\nsQ\tGTQ\nsQ.\tGTQ\nsQ.R.\tQAR\nsQR\tQAR\nsR\tZAR\naR$\tBRL\nsR.O.\tOMR\naRD$\tDOP\
        \naRM\tMYR\naRMB\tCNY\nsRO\tOMR\nsRe\tINRPKRLKRNPRMURSCR\nsRe.\tINRPKRLKRNPRMURSCR\naRp\tIDR\naRp.\tIDR\naRs\tI\
        NRPKRLKRNPRMURSCR\naRs.\tINRPKRLKRNPRMURSCR\nnRubel\tRUBBYN\naS$\tSGD\nsS.R.\tSAR\naS/\tPEN\naS/.\tPEN\naSFr\tC\
        HF\naSFr.\tCHF\naSG$\tSGD\naSKr\tSEK\naSKr.\tSEK\nsSR\tSAR\nnSchweizer Franken\tCHF\naSkr\tSEK\nnSwiss franc\tC\
        HF\nnSwiss francs\tCHF\naTL\tTRY\naTL.\tTRY\naTSh\tTZS\naTSh.\tTZS\naTShs\tTZS\naTT$\tTTD\naTk\tBDT\naTk.\tBDT\
        \naU$\tUSD\naU$S\tUSD\nnUS dollar\tUSD\nnUS dollars\tUSD\naUS$\tUSD\naUS-$\tUSD\nnUS-Dollar\tUSD\naUSD$\tUSD\na\
        USh\tUGX\naUSh.\tUGX\naUShs\tUGX\naUYU$\tUYU\naVNĐ\tVND\nnbaht\tTHB\nnbirr\tETB\nnbolivianos\tVESBOB\nnbolívare\
        s\tVESBOB\nnbucks\tUSDAUDCADHKDSGDNZDTWD\nqc\tUSDEURCADAUDNZDZAR\nncedi\tGHS\nncedis\tGHS\nmcent\tUSDEURCADAUDN\
        ZDSGDHKDZAR\nmcents\tUSDEURCADAUDNZDSGDHKDZAR\nncolones\tCRC\nqct\tUSDEURCADAUDNZDZAR\nqcts\tUSDEURCADAUDNZDZAR\
        \nncórdobas\tNIO\nsdin\tRSD\nadin.\tRSD\nndinar\tRSDKWDIQDBHDJODDZDTNDLYD\nndinara\tRSDKWDIQDBHDJODDZDTNDLYD\nn\
        dinars\tRSDKWDIQDBHDJODDZDTNDLYD\nndirham\tAEDMAD\nndirhams\tAEDMAD\nndollar\tUSDAUDCADHKDSGDNZDTWD\nndollars\t\
        USDAUDCADHKDSGDNZDTWD\nndong\tVND\nndólar\tUSDAUDCADHKDSGDNZDTWD\nndólares\tUSDAUDCADHKDSGDNZDTWD\nneura\tEUR\n\
        neuro\tEUR\nneuroa\tEUR\nneuros\tEUR\nneurot\tEUR\nnevra\tEUR\nnforint\tHUF\nnforintot\tHUF\nnfranc\tCHFXOFXAF\
        \nnfranchi\tCHF\nnfrancs\tCHFXOFXAF\nafrancs CFA\tXOFXAF\nnguaraníes\tPYG\nnkorun\tCZK\nnkoruna\tCZK\nnkoruny\t\
        CZK\nakr\tSEKNOKDKKISK\nakr.\tSEKNOKDKKISK\nnkrona\tSEK\nnkrone\tNOKDKK\nnkroner\tNOKDKK\nnkronor\tSEK\nnkróna\
        \tISK\nnkrónur\tISK\nnkyat\tMMK\nnkyats\tMMK\nalei\tRONMDL\nslek\tALL\nnlekë\tALL\nnlempiras\tHNL\naleu\tRONMDL\
        \nhlibras\tGBPEGP\nnlira\tTRY\nnliras\tTRY\nnlirası\tTRY\nsman.\tAZN\nnmanat\tAZNTMT\nnnaira\tNGN\nqp\tGBP\nmpe\
        nce\tGBP\nmpenny\tGBP\nnpeso\tMXNCLPPHPCOPARSUYUDOP\nnpesos\tMXNCLPPHPCOPARSUYUDOP\nhpound\tGBPEGP\nhpounds\tGB\
        PEGP\nnquetzales\tGTQ\nhquid\tGBPEGP\nhrand\tZAR\nnreais\tBRL\nhreal\tBRL\nnrenminbi\tCNY\nnrial\tSARQAROMRYERI\
        RR\nnrials\tSARQAROMRYERIRR\nnringgit\tMYR\nnriyal\tSARQAROMRYERIRR\nnriyals\tSARQAROMRYERIRR\nnrouble\tRUBBYN\
        \nnroubles\tRUBBYN\nnroupies\tINRPKRLKRNPRMURSCR\nnruble\tRUBBYN\nnrubles\tRUBBYN\nnrupee\tINRPKRLKRNPRMURSCR\n\
        nrupees\tINRPKRLKRNPRMURSCR\nnrupiah\tIDR\nasFr.\tCHF\nnshekel\tILS\nnshekels\tILS\nnshilling\tKESTZSUGXSOS\nns\
        hillings\tKESTZSUGXSOS\naso'm\tUZS\nnsoles\tPEN\nasoʻm\tUZS\naso‘m\tUZS\nntaka\tBDT\nntenge\tKZT\nhwon\tKRW\nny\
        en\tJPY\nnyuan\tCNY\nazl\tPLN\nnzloty\tPLN\nnzlotych\tPLN\nnzlotys\tPLN\nazł\tPLN\nazł.\tPLN\nnzłote\tPLN\nnzło\
        tego\tPLN\nnzłoty\tPLN\nnzłotych\tPLN\nm¢\tUSDCADAUDNZD\na£E\tEGP\naĐ\tVND\nađ\tVND\nnđồng\tVND\nnευρώ\tEUR\naР\
        \tRUBBYN\nnгривен\tUAH\nnгривень\tUAH\nnгривна\tUAH\nnгривны\tUAH\nnгривня\tUAH\nnгривні\tUAH\naгрн\tUAH\naгрн.\
        \tUAH\nsден\tMKD\nsден.\tMKD\naдин\tRSD\naдин.\tRSD\nnдинара\tRSDKWDIQDBHDJODDZDTNDLYD\nnдинаров\tRSDKWDIQDBHDJ\
        ODDZDTNDLYD\nnдолл\tUSDAUDCADHKDSGDNZDTWD\nnдоллар\tUSDAUDCADHKDSGDNZDTWD\nnдоллара\tUSDAUDCADHKDSGDNZDTWD\nnдо\
        лларов\tUSDAUDCADHKDSGDNZDTWD\nnевро\tEUR\nnиен\tJPY\nnйен\tJPY\nmкоп\tRUBBYN\nmкоп.\tRUBBYN\naлв\tBGN\naлв.\tB\
        GN\nsман.\tAZN\naр\tRUBBYN\naр.\tRUBBYN\naруб\tRUBBYN\naруб.\tRUBBYN\nnрублей\tRUBBYN\nnрубль\tRUBBYN\nnрубля\t\
        RUBBYN\nnрублях\tRUBBYN\nnрупий\tINRPKRLKRNPRMURSCR\naсум\tUZS\naсўм\tUZS\naтг\tKZT\naтг.\tKZT\nnтенге\tKZT\nnт\
        еңге\tKZT\naтнг\tKZT\naтөгрөг\tMNT\naդր.\tAMD\naդրամ\tAMD\naש\"ח\tILS\naש'ח\tILS\nnשקל\tILS\nnשקלים\tILS\naש״ח\
        \tILS\naج.م\tEGP\naج.م.\tEGP\naجنيه\tEGPSDG\naجنيها\tEGPSDG\naد.أ\tJOD\naد.أ.\tJOD\naد.إ\tAED\naد.إ.\tAED\naد.ب\
        \tBHD\naد.ب.\tBHD\naد.ت\tTND\naد.ت.\tTND\naد.ج\tDZD\naد.ج.\tDZD\naد.ع\tIQD\naد.ع.\tIQD\naد.ك\tKWD\naد.ك.\tKWD\n\
        aد.م.\tMAD\naدراهم\tAEDMAD\naدرهم\tAEDMAD\naدينار\tKWDIQDBHDJODDZDTNDLYD\naدينارا\tKWDIQDBHDJODDZDTNDLYD\naر.س\
        \tSAR\naر.س.\tSAR\naر.ع\tOMR\naر.ع.\tOMR\naر.ق\tQAR\naر.ق.\tQAR\naريال\tSARQAROMRYERIRR\naریال\tSARQAROMRYERIRR\
        \naل.ل\tLBP\naل.ل.\tLBP\naरु\tINRNPR\naरु.\tINRNPR\naरू\tINRNPR\naरू.\tINRNPR\naটাকা\tBDT\naරු\tLKR\naරු.\tLKR\
        \naบาท\tTHB\naლარი\tGEL\na₲.\tPYG\na人民币\tCNY\na人民幣\tCNY\na元\tCNYTWDHKD\na円\tJPY\na台币\tTWD\na圆\tCNYTWDHKD\na圓\tC\
        NYTWDHKD\na新台币\tTWD\na新臺幣\tTWD\na港元\tHKD\na港币\tHKD\na港幣\tHKD\na臺幣\tTWD\na원\tKRW\na﷼\tSARQAROMRYERIRR\n
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
