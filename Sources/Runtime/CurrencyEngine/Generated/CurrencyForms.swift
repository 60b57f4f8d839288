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
        Fr\ts\tCHF\nFr.\ts\tCHF\nFranken\tn\tCHF\nFrs\ta\tCHFXOFXAFXPF\nFrs.\ta\tCHFXOFXAFXPF\nFt\ts\tHUF\nFt.\ta\tHUF\
        \nGHS¢\ta\tGHS\nGH¢\ta\tGHS\nGH₵\ta\tGHS\nGs\ta\tPYG\nGs.\ta\tPYG\nHK$\ta\tHKD\nJ$\ta\tJMD\nJ.D.\ts\tJOD\nJD\ts\
        \tJOD\nK.D.\ta\tKWD\nKD\ta\tKWD\nKM\ts\tBAM\nKSh\ta\tKES\nKSh.\ta\tKES\nKShs\ta\tKES\nKShs.\ta\tKES\nKc\ta\tCZK\
        \nKr\ta\tSEKNOKDKKISK\nKr.\ta\tSEKNOKDKKISK\nKs\ts\tMMK\nKs.\ts\tMMK\nKč\ta\tCZK\nKč.\ta\tCZK\nL.\ts\tHNL\nL.E\
        \ta\tEGP\nL.E.\ta\tEGP\nL.L.\ta\tLBP\nLE\ts\tEGP\nLps\ta\tHNL\nLps.\ta\tHNL\nMX$\ta\tMXN\nMXN$\ta\tMXN\nMex$\ta\
        \tMXN\nN\ts\tNGN\nNIS\ta\tILS\nNKr\ta\tNOK\nNKr.\ta\tNOK\nNRs\ta\tNPR\nNRs.\ta\tNPR\nNT\ts\tTWD\nNT$\ta\tTWD\nN\
        TD\ta\tTWD\nNZ$\ta\tNZD\nPfund\th\tGBPEGP\nPhP\ta\tPHP\nPhp\ta\tPHP\nQ\ts\tGTQ\nQ.\ts\tGTQ\nQ.R.\ts\tQAR\nQR\ts\
        \tQAR\nR\ts\tZAR\nR$\ta\tBRL\nR.O.\ts\tOMR\nRD$\ta\tDOP\nRM\ta\tMYR\nRMB\ta\tCNY\nRO\ts\tOMR\nRappen\tm\tCHF\nR\
        e\ts\tINRPKRLKRNPRMURSCR\nRe.\ts\tINRPKRLKRNPRMURSCR\nRp\ta\tIDR\nRp.\ta\tIDR\nRs\ta\tINRPKRLKRNPRMURSCR\nRs.\t\
        a\tINRPKRLKRNPRMURSCR\nRubel\tn\tRUBBYN\nS$\ta\tSGD\nS.R.\ts\tSAR\nS/\ts\tPEN\nS/.\ta\tPEN\nSFr\ta\tCHF\nSFr.\t\
        a\tCHF\nSG$\ta\tSGD\nSKr\ta\tSEK\nSKr.\ta\tSEK\nSR\ts\tSAR\nSchweizer Franken\tn\tCHF\nSkr\ta\tSEK\nSwiss franc\
        \tn\tCHF\nSwiss francs\tn\tCHF\nTL\ta\tTRY\nTL.\ta\tTRY\nTSh\ta\tTZS\nTSh.\ta\tTZS\nTShs\ta\tTZS\nTT$\ta\tTTD\n\
        Tk\ts\tBDT\nTk.\ta\tBDT\nU$\ta\tUSD\nU$S\ta\tUSD\nUS dollar\tn\tUSD\nUS dollars\tn\tUSD\nUS$\ta\tUSD\nUS-$\ta\t\
        USD\nUS-Dollar\tn\tUSD\nUSD$\ta\tUSD\nUSh\ta\tUGX\nUSh.\ta\tUGX\nUShs\ta\tUGX\nUYU$\ta\tUYU\nVNĐ\ta\tVND\nagoro\
        t\tm\tILS\nbaht\tn\tTHB\nbani\tm\tRONMDL\nbirr\tn\tETB\nbolivianos\tn\tVESBOB\nbolívares\tn\tVESBOB\nbucks\tn\t\
        USDAUDCADHKDSGDNZDTWD\nc\tq\tUSDEURCADAUDNZDZAR\ncedi\tn\tGHS\ncedis\tn\tGHS\ncent\tm\tUSDEURCADAUDNZDSGDHKDZAR\
        \ncentavo\tm\tUSDBRLMXNARSPHPCOPDOPBOBGTQHNLNIOCUPMZN\ncentavos\tm\tUSDBRLMXNARSPHPCOPDOPBOBGTQHNLNIOCUPMZN\nce\
        ntesimi\tm\tEURCHFUSD\ncentesimo\tm\tEURCHFUSD\ncenti\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncentime\tm\tEURCHFDZDMADUSD\
        \ncentimes\tm\tEURCHFDZDMADUSD\ncents\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncenty\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncentów\
        \tm\tUSDEURCADAUDNZDSGDHKDZAR\ncentů\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncenți\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncolones\
        \tn\tCRC\nct\tq\tUSDEURCADAUDNZDZAR\ncts\tq\tUSDEURCADAUDNZDZAR\ncéntimo\tm\tEURPENCRCVES\ncéntimos\tm\tEURPENC\
        RCVES\ncêntimo\tm\tEUR\ncêntimos\tm\tEUR\ncórdobas\tn\tNIO\ndin\ts\tRSD\ndin.\ta\tRSD\ndinar\tn\tRSDKWDIQDBHDJO\
        DDZDTNDLYD\ndinara\tn\tRSDKWDIQDBHDJODDZDTNDLYD\ndinars\tn\tRSDKWDIQDBHDJODDZDTNDLYD\ndirham\tn\tAEDMAD\ndirham\
        s\tn\tAEDMAD\ndolar\tn\tUSDAUDCADHKDSGDNZDTWD\ndolara\tn\tUSDAUDCADHKDSGDNZDTWD\ndolares\tn\tUSDAUDCADHKDSGDNZD\
        TWD\ndolari\tn\tUSDAUDCADHKDSGDNZDTWD\ndolary\tn\tUSDAUDCADHKDSGDNZDTWD\ndolarów\tn\tUSDAUDCADHKDSGDNZDTWD\ndol\
        lar\tn\tUSDAUDCADHKDSGDNZDTWD\ndollari\tn\tUSDAUDCADHKDSGDNZDTWD\ndollaria\tn\tUSDAUDCADHKDSGDNZDTWD\ndollaro\t\
        n\tUSDAUDCADHKDSGDNZDTWD\ndollars\tn\tUSDAUDCADHKDSGDNZDTWD\ndollár\tn\tUSDAUDCADHKDSGDNZDTWD\ndolár\tn\tUSDAUD\
        CADHKDSGDNZDTWD\ndolárov\tn\tUSDAUDCADHKDSGDNZDTWD\ndolárů\tn\tUSDAUDCADHKDSGDNZDTWD\ndong\tn\tVND\ndólar\tn\tU\
        SDAUDCADHKDSGDNZDTWD\ndólares\tn\tUSDAUDCADHKDSGDNZDTWD\neura\tn\tEUR\neuro\tn\tEUR\neuroa\tn\tEUR\neuros\tn\tE\
        UR\neurot\tn\tEUR\nevra\tn\tEUR\nfillér\tm\tHUF\nforint\tn\tHUF\nforintot\tn\tHUF\nfranc\tn\tCHFXOFXAF\nfranchi\
        \tn\tCHF\nfrancs\tn\tCHFXOFXAF\nfrancs CFA\ta\tXOFXAF\ngrosz\tm\tPLN\ngrosze\tm\tPLN\ngroszy\tm\tPLN\nguaraníes\
        \tn\tPYG\nhaléř\tm\tCZK\nhaléře\tm\tCZK\nhaléřů\tm\tCZK\nkorun\tn\tCZK\nkoruna\tn\tCZK\nkoruny\tn\tCZK\nkr\ta\t\
        SEKNOKDKKISK\nkr.\ta\tSEKNOKDKKISK\nkrona\tn\tSEK\nkrone\tn\tNOKDKK\nkroner\tn\tNOKDKK\nkronor\tn\tSEK\nkróna\t\
        n\tISK\nkrónur\tn\tISK\nkuruş\tm\tTRY\nkyat\tn\tMMK\nkyats\tn\tMMK\nlei\ta\tRONMDL\nlek\ts\tALL\nlekë\tn\tALL\n\
        lempiras\tn\tHNL\nleu\ta\tRONMDL\nlibras\th\tGBPEGP\nlira\tn\tTRY\nliras\tn\tTRY\nlirası\tn\tTRY\nman.\ts\tAZN\
        \nmanat\tn\tAZNTMT\nnaira\tn\tNGN\np\tq\tGBP\npaisa\tm\tINRPKRNPR\npaise\tm\tINRPKRNPR\npence\tm\tGBP\npenny\tm\
        \tGBP\npeso\tn\tMXNCLPPHPCOPARSUYUDOP\npesos\tn\tMXNCLPPHPCOPARSUYUDOP\npound\th\tGBPEGP\npounds\th\tGBPEGP\nqu\
        etzales\tn\tGTQ\nquid\th\tGBPEGP\nrand\th\tZAR\nreais\tn\tBRL\nreal\th\tBRL\nrenminbi\tn\tCNY\nrial\tn\tSARQARO\
        MRYERIRR\nrials\tn\tSARQAROMRYERIRR\nringgit\tn\tMYR\nriyal\tn\tSARQAROMRYERIRR\nriyals\tn\tSARQAROMRYERIRR\nro\
        uble\tn\tRUBBYN\nroubles\tn\tRUBBYN\nroupies\tn\tINRPKRLKRNPRMURSCR\nruble\tn\tRUBBYN\nrubles\tn\tRUBBYN\nrupee\
        \tn\tINRPKRLKRNPRMURSCR\nrupees\tn\tINRPKRLKRNPRMURSCR\nrupiah\tn\tIDR\nsFr.\ta\tCHF\nsentti\tm\tEUR\nsenttiä\t\
        m\tEUR\nshekel\tn\tILS\nshekels\tn\tILS\nshilling\tn\tKESTZSUGXSOS\nshillings\tn\tKESTZSUGXSOS\nso'm\ta\tUZS\ns\
        oles\tn\tPEN\nsoʻm\ta\tUZS\nso‘m\ta\tUZS\ntaka\tn\tBDT\ntenge\tn\tKZT\nwon\th\tKRW\nyen\tn\tJPY\nyuan\tn\tCNY\n\
        zl\ta\tPLN\nzloty\tn\tPLN\nzlotych\tn\tPLN\nzlotys\tn\tPLN\nzł\ta\tPLN\nzł.\ta\tPLN\nzłote\tn\tPLN\nzłotego\tn\
        \tPLN\nzłoty\tn\tPLN\nzłotych\tn\tPLN\n¢\tm\tUSDCADAUDNZD\n£E\ta\tEGP\nöre\tm\tSEK\nøre\tm\tNOKDKK\nĐ\ta\tVND\n\
        đ\ta\tVND\nđô la\tn\tUSDAUDCADHKDSGDNZDTWD\nđồng\tn\tVND\nδολάρια\tn\tUSDAUDCADHKDSGDNZDTWD\nδολάριο\tn\tUSDAUD\
        CADHKDSGDNZDTWD\nδολαρίων\tn\tUSDAUDCADHKDSGDNZDTWD\nευρώ\tn\tEUR\nР\ta\tRUBBYN\nгривен\tn\tUAH\nгривень\tn\tUA\
        H\nгривна\tn\tUAH\nгривны\tn\tUAH\nгривня\tn\tUAH\nгривні\tn\tUAH\nгрн\ta\tUAH\nгрн.\ta\tUAH\nден\ts\tMKD\nден.\
        \ts\tMKD\nдин\ta\tRSD\nдин.\ta\tRSD\nдинара\tn\tRSDKWDIQDBHDJODDZDTNDLYD\nдинаров\tn\tRSDKWDIQDBHDJODDZDTNDLYD\
        \nдолар\tn\tUSDAUDCADHKDSGDNZDTWD\nдолара\tn\tUSDAUDCADHKDSGDNZDTWD\nдолари\tn\tUSDAUDCADHKDSGDNZDTWD\nдоларів\
        \tn\tUSDAUDCADHKDSGDNZDTWD\nдолл\tn\tUSDAUDCADHKDSGDNZDTWD\nдоллар\tn\tUSDAUDCADHKDSGDNZDTWD\nдоллара\tn\tUSDAU\
        DCADHKDSGDNZDTWD\nдолларов\tn\tUSDAUDCADHKDSGDNZDTWD\nевро\tn\tEUR\nиен\tn\tJPY\nйен\tn\tJPY\nкоп\tm\tRUBBYN\nк\
        оп.\tm\tRUBBYN\nкопеек\tm\tRUBBYN\nкопейка\tm\tRUBBYN\nкопейки\tm\tRUBBYN\nкопійка\tm\tUAH\nкопійки\tm\tUAH\nко\
        пійок\tm\tUAH\nлв\ta\tBGN\nлв.\ta\tBGN\nлева\tn\tBGN\nман.\ts\tAZN\nр\ta\tRUBBYN\nр.\ta\tRUBBYN\nруб\ta\tRUBBYN\
        \nруб.\ta\tRUBBYN\nрублей\tn\tRUBBYN\nрубль\tn\tRUBBYN\nрубля\tn\tRUBBYN\nрублях\tn\tRUBBYN\nрупий\tn\tINRPKRLK\
        RNPRMURSCR\nсум\ta\tUZS\nсўм\ta\tUZS\nтг\ta\tKZT\nтг.\ta\tKZT\nтенге\tn\tKZT\nтеңге\tn\tKZT\nтнг\ta\tKZT\nтөгрө\
        г\ta\tMNT\nцент\tm\tUSDEURCADAUDNZDSGDHKDZAR\nцента\tm\tUSDEURCADAUDNZDSGDHKDZAR\nцентов\tm\tUSDEURCADAUDNZDSGD\
        HKDZAR\nդր.\ta\tAMD\nդրամ\ta\tAMD\nדולר\tn\tUSDAUDCADHKDSGDNZDTWD\nדולרים\tn\tUSDAUDCADHKDSGDNZDTWD\nסנט\tm\tUS\
        DEURCADAUDNZDSGDHKDZAR\nש\"ח\ta\tILS\nש'ח\ta\tILS\nשח\ts\tILS\nשקל\tn\tILS\nשקלים\tn\tILS\nש״ח\ta\tILS\nج.م\ta\
        \tEGP\nج.م.\ta\tEGP\nجنيه\ta\tEGPSDG\nجنيها\ta\tEGPSDG\nد.أ\ta\tJOD\nد.أ.\ta\tJOD\nد.إ\ta\tAED\nد.إ.\ta\tAED\nد\
        .ب\ta\tBHD\nد.ب.\ta\tBHD\nد.ت\ta\tTND\nد.ت.\ta\tTND\nد.ج\ta\tDZD\nد.ج.\ta\tDZD\nد.ع\ta\tIQD\nد.ع.\ta\tIQD\nد.ك\
        \ta\tKWD\nد.ك.\ta\tKWD\nد.م.\ta\tMAD\nدراهم\ta\tAEDMAD\nدرهم\ta\tAEDMAD\nدولار\tn\tUSDAUDCADHKDSGDNZDTWD\nدولار\
        ات\tn\tUSDAUDCADHKDSGDNZDTWD\nدينار\ta\tKWDIQDBHDJODDZDTNDLYD\nدينارا\ta\tKWDIQDBHDJODDZDTNDLYD\nر.س\ta\tSAR\nر\
        .س.\ta\tSAR\nر.ع\ta\tOMR\nر.ع.\ta\tOMR\nر.ق\ta\tQAR\nر.ق.\ta\tQAR\nروپے\tn\tINRPKRLKRNPRMURSCR\nريال\ta\tSARQAR\
        OMRYERIRR\nریال\ta\tSARQAROMRYERIRR\nل.ل\ta\tLBP\nل.ل.\ta\tLBP\nडॉलर\tn\tUSDAUDCADHKDSGDNZDTWD\nरु\ta\tINRNPR\n\
        रु.\ta\tINRNPR\nरुपए\tn\tINRPKRLKRNPRMURSCR\nरुपया\tn\tINRPKRLKRNPRMURSCR\nरुपये\tn\tINRPKRLKRNPRMURSCR\nरू\ta\
        \tINRNPR\nरू.\ta\tINRNPR\nरूपये\tn\tINRPKRLKRNPRMURSCR\nसेंट\tm\tUSDEURCADAUDNZDSGDHKDZAR\nটাকা\ta\tBDT\nডলার\t\
        n\tUSDAUDCADHKDSGDNZDTWD\nসেন্ট\tm\tUSDEURCADAUDNZDSGDHKDZAR\nਰੁਪਏ\tn\tINRPKRLKRNPRMURSCR\nરૂપિયા\tn\tINRPKRLKR\
        NPRMURSCR\nரூபாய்\tn\tINRPKRLKRNPRMURSCR\nరూపాయలు\tn\tINRPKRLKRNPRMURSCR\nರೂಪಾಯಿ\tn\tINRPKRLKRNPRMURSCR\nരൂപ\tn\
        \tINRPKRLKRNPRMURSCR\nරු\ta\tLKR\nරු.\ta\tLKR\nดอลลาร์\tn\tUSDAUDCADHKDSGDNZDTWD\nบ\ts\tTHB\nบ.\ts\tTHB\nบาท\ta\
        \tTHB\nლარი\ta\tGEL\n₲.\ta\tPYG\nウォン\tn\tKRW\nセント\tm\tUSDEURCADAUDNZDSGDHKDZAR\nドル\tn\tUSDAUDCADHKDSGDNZDTWD\nフ\
        ラン\tn\tCHFXOFXAF\nポンド\th\tGBPEGP\nルピー\tn\tINRPKRLKRNPRMURSCR\nルーブル\tn\tRUBBYN\n人民元\tn\tCNY\n人民币\ta\tCNY\n人民幣\ta\
        \tCNY\n元\ta\tCNYTWDHKD\n円\ta\tJPY\n台币\ta\tTWD\n圆\ta\tCNYTWDHKD\n圓\ta\tCNYTWDHKD\n新台币\ta\tTWD\n新臺幣\ta\tTWD\n港元\t\
        a\tHKD\n港币\ta\tHKD\n港幣\ta\tHKD\n臺幣\ta\tTWD\n달러\tn\tUSDAUDCADHKDSGDNZDTWD\n루블\tn\tRUBBYN\n루피\tn\tINRPKRLKRNPRMUR\
        SCR\n센트\tm\tUSDEURCADAUDNZDSGDHKDZAR\n원\ta\tKRW\n위안\tn\tCNY\n파운드\th\tGBPEGP\n프랑\tn\tCHFXOFXAF\n﷼\ta\tSARQAROMRY\
        ERIRR\n
        """
    }

    static var scaleWords: StaticString {
        """
        *\tk\t3\nar\tبليون\t9\nar\tتريليون\t12\nas\tট্রিলিয়ন\t12\nas\tবিলিয়ন\t9\nas\tমিলিয়ন\t6\nbn\tট্রিলিয়ন\t12\nb\
        n\tবিলিয়ন\t9\nbn\tমিলিয়ন\t6\nbn\tশত\t2\nda\thundrede\t2\nde\tHundert\t2\nde\tMill\t6\nde\tMilliarde\t9\nde\tM\
        illiarden\t9\nde\tMillion\t6\nde\tMillionen\t6\nde\tMio\t6\nde\tMrd\t9\nde\tT\t3\nde\tTausend\t3\nde\tTsd\t3\ne\
        l\tδισεκατομμυρίων\t9\nel\tεκατ\t6\nel\tεκατομμυρίων\t6\nel\tτρισεκατομμυρίων\t12\nel\tχιλιάδων\t3\nen\tMM\t6\n\
        en\tbillion\t9\nen\tbillions\t9\nen\tbln\t9\nen\tbn\t9\nen\tcr\t7\nen\tcrore\t7\nen\tcrores\t7\nen\tgrand\t3\ne\
        n\thundred\t2\nen\tk\t3\nen\tlac\t5\nen\tlacs\t5\nen\tlakh\t5\nen\tlakhs\t5\nen\tm\t6\nen\tmillion\t6\nen\tmill\
        ions\t6\nen\tmio\t6\nen\tmln\t6\nen\tmn\t6\nen\tthousand\t3\nen\ttn\t12\nen\ttrillion\t12\nen\ttrillions\t12\ne\
        n\ttrn\t12\nes\tMM\t6\nfr\tMds\t9\nfr\tk\t3\ngu\tટ્રિલિયન\t12\ngu\tબિલિયન\t9\ngu\tમિલિયન\t6\nhi\tट्रिलियन\t12\n\
        hi\tबिलियन\t9\nhi\tमिलियन\t6\nhi\tसौ\t2\nid\tratus\t2\nja\t千\t3\nja\t百\t2\nko\t백\t2\nml\tമില്യൺ\t6\nml\tമില്ല്യ\
        ൺ\t6\nmr\tट्रिलियन\t12\nmr\tबिलियन\t9\nmr\tमिलियन\t6\nms\tratus\t2\nnb\thundre\t2\nne\tट्रिलियन\t12\nne\tबिलियन\
        \t9\nne\tमिलियन\t6\nnl\thonderd\t2\nnl\tton\t5\nor\tଟ୍ରିଲିୟନ\t12\nor\tବିଲିୟନ\t9\nor\tମିଲିୟନ\t6\npa\tਟ੍ਰਿਲੀਅਨ\t1\
        2\npa\tਬਿਲੀਅਨ\t9\npa\tਮਿਲੀਅਨ\t6\npl\tmln\t6\npl\ttys\t3\nsv\thundra\t2\nth\tร้อย\t2\nur\tبلین\t9\nur\tسو\t2\nur\
        \tملین\t6\nvi\tk\t3\nvi\tngàn\t3\nvi\ttrăm\t2\nzh\t千\t3\nzh\t百\t2\n
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
        ALLTOPTRYCUPMADPENPHPSOSMOPBOBLAKCOPBAMSHPANGBIFNADBSDCRCAMDARMESPCVEBADSDPXXX
        """
    }

    static var smallLetters: StaticString {
        """
        USDEURGBPCHFAUDNZDHKDSGDINRDKKPLNCZKHUFBRLMXNZARAEDUAHKZT
        """
    }
}
