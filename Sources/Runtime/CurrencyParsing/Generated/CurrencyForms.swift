// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What people write for currencies, from Data/Decisions/currencyForms.json.
enum CurrencyForms {
    static var forms: StaticString {
        """
        $ CAN\ta\tCAD\n$CA\ta\tCAD\n$CAN\ta\tCAD\n$U\ta\tUYU\n$US\ta\tUSD\nA$\ta\tAUD\nAR$\ta\tARS\nARS$\ta\tARS\nAU$\t\
        a\tAUD\nAUD$\ta\tAUD\nB.D.\ts\tBHD\nB/.\ta\tPAB\nBD\ts\tBHD\nBr\ts\tETBBYN\nBr.\ts\tETBBYN\nBs\ta\tVESBOB\nBs.\
        \ta\tVESBOB\nBs.D\ta\tVESBOB\nBs.S\ta\tVESBOB\nC$\ta\tCADNIO\nCA$\ta\tCAD\nCAD$\ta\tCAD\nCDN$\ta\tCAD\nCFA\ta\t\
        XOFXAF\nCHFr.\ta\tCHF\nCLP$\ta\tCLP\nCOL$\ta\tCOP\nCOP$\ta\tCOP\nCan$\ta\tCAD\nDKr\ta\tDKK\nDKr.\ta\tDKK\nDh\ta\
        \tAEDMAD\nDh.\ta\tAEDMAD\nDhs\ta\tAEDMAD\nDhs.\ta\tAEDMAD\nE£\ta\tEGP\nF CFA\ta\tXOFXAF\nF.CFA\ta\tXOFXAF\nFCFA\
        \ta\tXOFXAF\nFr\ts\tCHF\nFr.\ts\tCHF\nFranken\tn\tCHF\nFrs\ta\tCHFXOFXAFXPF\nFrs.\ta\tCHFXOFXAFXPF\nFt\ts\tHUF\
        \nFt.\ta\tHUF\nGHS¢\ta\tGHS\nGH¢\ta\tGHS\nGH₵\ta\tGHS\nGs\ta\tPYG\nGs.\ta\tPYG\nHK$\ta\tHKD\nJ$\ta\tJMD\nJ.D.\t\
        s\tJOD\nJD\ts\tJOD\nK.D.\ta\tKWD\nKD\ta\tKWD\nKM\ts\tBAM\nKSh\ta\tKES\nKSh.\ta\tKES\nKShs\ta\tKES\nKShs.\ta\tKE\
        S\nKc\ta\tCZK\nKr\ta\tSEKNOKDKKISK\nKr.\ta\tSEKNOKDKKISK\nKs\ts\tMMK\nKs.\ts\tMMK\nKč\ta\tCZK\nKč.\ta\tCZK\nL.\
        \ts\tHNL\nL.E\ta\tEGP\nL.E.\ta\tEGP\nL.L.\ta\tLBP\nLE\ts\tEGP\nLps\ta\tHNL\nLps.\ta\tHNL\nMX$\ta\tMXN\nMXN$\ta\
        \tMXN\nMex$\ta\tMXN\nN\ts\tNGN\nNIS\ta\tILS\nNKr\ta\tNOK\nNKr.\ta\tNOK\nNRs\ta\tNPR\nNRs.\ta\tNPR\nNT\ts\tTWD\n\
        NT$\ta\tTWD\nNTD\ta\tTWD\nNZ$\ta\tNZD\nPfund\th\tGBPEGP\nPhP\ta\tPHP\nPhp\ta\tPHP\nQ\ts\tGTQ\nQ.\ts\tGTQ\nQ.R.\
        \ts\tQAR\nQR\ts\tQAR\nR\ts\tZAR\nR$\ta\tBRL\nR.O.\ts\tOMR\nRD$\ta\tDOP\nRM\ta\tMYR\nRMB\ta\tCNY\nRO\ts\tOMR\nRa\
        ppen\tm\tCHF\nRe\ts\tINRPKRLKRNPRMURSCR\nRe.\ts\tINRPKRLKRNPRMURSCR\nRp\ta\tIDR\nRp.\ta\tIDR\nRs\ta\tINRPKRLKRN\
        PRMURSCR\nRs.\ta\tINRPKRLKRNPRMURSCR\nRubel\tn\tRUBBYN\nS$\ta\tSGD\nS.R.\ts\tSAR\nS/\ts\tPEN\nS/.\ta\tPEN\nSFr\
        \ta\tCHF\nSFr.\ta\tCHF\nSG$\ta\tSGD\nSKr\ta\tSEK\nSKr.\ta\tSEK\nSR\ts\tSAR\nSchweizer Franken\tn\tCHF\nSkr\ta\t\
        SEK\nSwiss franc\tn\tCHF\nSwiss francs\tn\tCHF\nTL\ta\tTRY\nTL.\ta\tTRY\nTSh\ta\tTZS\nTSh.\ta\tTZS\nTShs\ta\tTZ\
        S\nTT$\ta\tTTD\nTk\ts\tBDT\nTk.\ta\tBDT\nU$\ta\tUSD\nU$S\ta\tUSD\nUS dollar\tn\tUSD\nUS dollars\tn\tUSD\nUS$\ta\
        \tUSD\nUS-$\ta\tUSD\nUS-Dollar\tn\tUSD\nUSD$\ta\tUSD\nUSh\ta\tUGX\nUSh.\ta\tUGX\nUShs\ta\tUGX\nUYU$\ta\tUYU\nVN\
        Đ\ta\tVND\nagorot\tm\tILS\nbaht\tn\tTHB\nbani\tm\tRONMDL\nbirr\tn\tETB\nbolivianos\tn\tVESBOB\nbolívares\tn\tVE\
        SBOB\nbucks\tn\tUSDAUDCADHKDSGDNZDTWD\nc\tq\tUSDEURCADAUDNZDZAR\ncedi\tn\tGHS\ncedis\tn\tGHS\ncent\tm\tUSDEURCA\
        DAUDNZDSGDHKDZAR\ncentavo\tm\tUSDBRLMXNARSPHPCOPDOPBOBGTQHNLNIOCUPMZN\ncentavos\tm\tUSDBRLMXNARSPHPCOPDOPBOBGTQ\
        HNLNIOCUPMZN\ncentesimi\tm\tEURCHFUSD\ncentesimo\tm\tEURCHFUSD\ncenti\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncentime\tm\
        \tEURCHFDZDMADUSD\ncentimes\tm\tEURCHFDZDMADUSD\ncents\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncenty\tm\tUSDEURCADAUDNZDS\
        GDHKDZAR\ncentów\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncentů\tm\tUSDEURCADAUDNZDSGDHKDZAR\ncenți\tm\tUSDEURCADAUDNZDSGD\
        HKDZAR\ncolones\tn\tCRC\nct\tq\tUSDEURCADAUDNZDZAR\ncts\tq\tUSDEURCADAUDNZDZAR\ncéntimo\tm\tEURPENCRCVES\ncénti\
        mos\tm\tEURPENCRCVES\ncêntimo\tm\tEUR\ncêntimos\tm\tEUR\ncórdobas\tn\tNIO\ndin\ts\tRSD\ndin.\ta\tRSD\ndinar\tn\
        \tRSDKWDIQDBHDJODDZDTNDLYD\ndinara\tn\tRSDKWDIQDBHDJODDZDTNDLYD\ndinars\tn\tRSDKWDIQDBHDJODDZDTNDLYD\ndirham\tn\
        \tAEDMAD\ndirhams\tn\tAEDMAD\ndlls\ta\tUSD\ndlls.\ta\tUSD\ndls\ta\tUSD\ndls.\ta\tUSD\ndolar\tn\tUSDAUDCADHKDSGD\
        NZDTWD\ndolara\tn\tUSDAUDCADHKDSGDNZDTWD\ndolares\tn\tUSDAUDCADHKDSGDNZDTWD\ndolari\tn\tUSDAUDCADHKDSGDNZDTWD\n\
        dolary\tn\tUSDAUDCADHKDSGDNZDTWD\ndolarów\tn\tUSDAUDCADHKDSGDNZDTWD\ndollar\tn\tUSDAUDCADHKDSGDNZDTWD\ndollari\
        \tn\tUSDAUDCADHKDSGDNZDTWD\ndollaria\tn\tUSDAUDCADHKDSGDNZDTWD\ndollaro\tn\tUSDAUDCADHKDSGDNZDTWD\ndollars\tn\t\
        USDAUDCADHKDSGDNZDTWD\ndollár\tn\tUSDAUDCADHKDSGDNZDTWD\ndolár\tn\tUSDAUDCADHKDSGDNZDTWD\ndolárov\tn\tUSDAUDCAD\
        HKDSGDNZDTWD\ndolárů\tn\tUSDAUDCADHKDSGDNZDTWD\ndong\tn\tVND\ndólar\tn\tUSDAUDCADHKDSGDNZDTWD\ndólares\tn\tUSDA\
        UDCADHKDSGDNZDTWD\neura\tn\tEUR\neuro\tn\tEUR\neuroa\tn\tEUR\neuros\tn\tEUR\neurot\tn\tEUR\nevra\tn\tEUR\nfillé\
        r\tm\tHUF\nforint\tn\tHUF\nforintot\tn\tHUF\nfranc\tn\tCHFXOFXAF\nfranchi\tn\tCHF\nfrancs\tn\tCHFXOFXAF\nfrancs\
         CFA\ta\tXOFXAF\ngrosz\tm\tPLN\ngrosze\tm\tPLN\ngroszy\tm\tPLN\nguaraníes\tn\tPYG\nhaléř\tm\tCZK\nhaléře\tm\tCZ\
        K\nhaléřů\tm\tCZK\nkorun\tn\tCZK\nkoruna\tn\tCZK\nkoruny\tn\tCZK\nkr\ta\tSEKNOKDKKISK\nkr.\ta\tSEKNOKDKKISK\nkr\
        ona\tn\tSEK\nkrone\tn\tNOKDKK\nkroner\tn\tNOKDKK\nkronor\tn\tSEK\nkróna\tn\tISK\nkrónur\tn\tISK\nkuruş\tm\tTRY\
        \nkyat\tn\tMMK\nkyats\tn\tMMK\nlei\ta\tRONMDL\nlek\ts\tALL\nlekë\tn\tALL\nlempiras\tn\tHNL\nleu\ta\tRONMDL\nlib\
        ras\th\tGBPEGP\nlira\tn\tTRY\nliras\tn\tTRY\nlirası\tn\tTRY\nman.\ts\tAZN\nmanat\tn\tAZNTMT\nnaira\tn\tNGN\np\t\
        q\tGBP\npaisa\tm\tINRPKRNPR\npaise\tm\tINRPKRNPR\npence\tm\tGBP\npenny\tm\tGBP\npeso\tn\tMXNCLPPHPCOPARSUYUDOP\
        \npesos\tn\tMXNCLPPHPCOPARSUYUDOP\npound\th\tGBPEGP\npounds\th\tGBPEGP\nquetzales\tn\tGTQ\nquid\th\tGBPEUR\nran\
        d\th\tZAR\nreais\tn\tBRL\nreal\th\tBRL\nrenminbi\tn\tCNY\nrial\tn\tSARQAROMRYERIRR\nrials\tn\tSARQAROMRYERIRR\n\
        ringgit\tn\tMYR\nriyal\tn\tSARQAROMRYERIRR\nriyals\tn\tSARQAROMRYERIRR\nrouble\tn\tRUBBYN\nroubles\tn\tRUBBYN\n\
        roupies\tn\tINRPKRLKRNPRMURSCR\nruble\tn\tRUBBYN\nrubles\tn\tRUBBYN\nrupee\tn\tINRPKRLKRNPRMURSCR\nrupees\tn\tI\
        NRPKRLKRNPRMURSCR\nrupiah\tn\tIDR\nsFr.\ta\tCHF\nsentti\tm\tEUR\nsenttiä\tm\tEUR\nshekel\tn\tILS\nshekels\tn\tI\
        LS\nshilling\tn\tKESTZSUGXSOS\nshillings\tn\tKESTZSUGXSOS\nso'm\ta\tUZS\nsoles\tn\tPEN\nsoʻm\ta\tUZS\nso‘m\ta\t\
        UZS\ntaka\tn\tBDT\ntenge\tn\tKZT\nwon\th\tKRW\nyen\tn\tJPY\nyuan\tn\tCNY\nzl\ta\tPLN\nzloty\tn\tPLN\nzlotych\tn\
        \tPLN\nzlotys\tn\tPLN\nzł\ta\tPLN\nzł.\ta\tPLN\nzłote\tn\tPLN\nzłotego\tn\tPLN\nzłoty\tn\tPLN\nzłotych\tn\tPLN\
        \n¢\tm\tUSDCADAUDNZD\n£E\ta\tEGP\nöre\tm\tSEK\nøre\tm\tNOKDKK\nĐ\ta\tVND\nđ\ta\tVND\nđô la\tn\tUSDAUDCADHKDSGDN\
        ZDTWD\nđồng\tn\tVND\nδολάρια\tn\tUSDAUDCADHKDSGDNZDTWD\nδολάριο\tn\tUSDAUDCADHKDSGDNZDTWD\nδολαρίων\tn\tUSDAUDC\
        ADHKDSGDNZDTWD\nευρώ\tn\tEUR\nР\ta\tRUBBYN\nгривен\tn\tUAH\nгривень\tn\tUAH\nгривна\tn\tUAH\nгривны\tn\tUAH\nгр\
        ивня\tn\tUAH\nгривні\tn\tUAH\nгрн\ta\tUAH\nгрн.\ta\tUAH\nден\ts\tMKD\nден.\ts\tMKD\nдин\ta\tRSD\nдин.\ta\tRSD\n\
        динара\tn\tRSDKWDIQDBHDJODDZDTNDLYD\nдинаров\tn\tRSDKWDIQDBHDJODDZDTNDLYD\nдолар\tn\tUSDAUDCADHKDSGDNZDTWD\nдол\
        ара\tn\tUSDAUDCADHKDSGDNZDTWD\nдолари\tn\tUSDAUDCADHKDSGDNZDTWD\nдоларів\tn\tUSDAUDCADHKDSGDNZDTWD\nдолл\tn\tUS\
        DAUDCADHKDSGDNZDTWD\nдоллар\tn\tUSDAUDCADHKDSGDNZDTWD\nдоллара\tn\tUSDAUDCADHKDSGDNZDTWD\nдолларов\tn\tUSDAUDCA\
        DHKDSGDNZDTWD\nевро\tn\tEUR\nиен\tn\tJPY\nйен\tn\tJPY\nкоп\tm\tRUBBYNUAH\nкоп.\tm\tRUBBYNUAH\nкопеек\tm\tRUBBYN\
        UAH\nкопейка\tm\tRUBBYNUAH\nкопейки\tm\tRUBBYNUAH\nкопійка\tm\tUAH\nкопійки\tm\tUAH\nкопійок\tm\tUAH\nлв\ta\tBG\
        N\nлв.\ta\tBGN\nлева\tn\tBGN\nлей\tn\tMDLRON\nман.\ts\tAZN\nр\ta\tRUBBYN\nр.\ta\tRUBBYN\nруб\ta\tRUBBYN\nруб.\t\
        a\tRUBBYN\nрублей\tn\tRUBBYN\nрубль\tn\tRUBBYN\nрубля\tn\tRUBBYN\nрублях\tn\tRUBBYN\nрупий\tn\tINRPKRLKRNPRMURS\
        CR\nсум\ta\tUZS\nсўм\ta\tUZS\nтг\ta\tKZT\nтг.\ta\tKZT\nтенге\tn\tKZT\nтеңге\tn\tKZT\nтнг\ta\tKZT\nтөгрөг\ta\tMN\
        T\nцент\tm\tUSDEURCADAUDNZDSGDHKDZAR\nцента\tm\tUSDEURCADAUDNZDSGDHKDZAR\nцентов\tm\tUSDEURCADAUDNZDSGDHKDZAR\n\
        դր.\ta\tAMD\nդրամ\ta\tAMD\nדולר\tn\tUSDAUDCADHKDSGDNZDTWD\nדולרים\tn\tUSDAUDCADHKDSGDNZDTWD\nסנט\tm\tUSDEURCADA\
        UDNZDSGDHKDZAR\nש\"ח\ta\tILS\nש'ח\ta\tILS\nשח\ts\tILS\nשקל\tn\tILS\nשקלים\tn\tILS\nש״ח\ta\tILS\nج.م\ta\tEGP\nج.\
        م.\ta\tEGP\nجنيه\ta\tEGPSDG\nجنيها\ta\tEGPSDG\nد.أ\ta\tJOD\nد.أ.\ta\tJOD\nد.إ\ta\tAED\nد.إ.\ta\tAED\nد.ب\ta\tBH\
        D\nد.ب.\ta\tBHD\nد.ت\ta\tTND\nد.ت.\ta\tTND\nد.ج\ta\tDZD\nد.ج.\ta\tDZD\nد.ع\ta\tIQD\nد.ع.\ta\tIQD\nد.ك\ta\tKWD\n\
        د.ك.\ta\tKWD\nد.م.\ta\tMAD\nدراهم\ta\tAEDMAD\nدرهم\ta\tAEDMAD\nدولار\tn\tUSDAUDCADHKDSGDNZDTWD\nدولارات\tn\tUSD\
        AUDCADHKDSGDNZDTWD\nدينار\ta\tKWDIQDBHDJODDZDTNDLYD\nدينارا\ta\tKWDIQDBHDJODDZDTNDLYD\nر.س\ta\tSAR\nر.س.\ta\tSA\
        R\nر.ع\ta\tOMR\nر.ع.\ta\tOMR\nر.ق\ta\tQAR\nر.ق.\ta\tQAR\nروپے\tn\tINRPKRLKRNPRMURSCR\nريال\ta\tSARQAROMRYERIRR\
        \nریال\ta\tSARQAROMRYERIRR\nل.ل\ta\tLBP\nل.ل.\ta\tLBP\nडॉलर\tn\tUSDAUDCADHKDSGDNZDTWD\nरु\ta\tINRNPR\nरु.\ta\tI\
        NRNPR\nरुपए\tn\tINRPKRLKRNPRMURSCR\nरुपया\tn\tINRPKRLKRNPRMURSCR\nरुपये\tn\tINRPKRLKRNPRMURSCR\nरू\ta\tINRNPR\n\
        रू.\ta\tINRNPR\nरूपये\tn\tINRPKRLKRNPRMURSCR\nसेंट\tm\tUSDEURCADAUDNZDSGDHKDZAR\nটাকা\ta\tBDTINR\nডলার\tn\tUSDA\
        UDCADHKDSGDNZDTWD\nসেন্ট\tm\tUSDEURCADAUDNZDSGDHKDZAR\nਰੁਪਏ\tn\tINRPKRLKRNPRMURSCR\nરૂ\ta\tINR\nરૂ.\ta\tINR\nરૂ\
        પિયા\tn\tINRPKRLKRNPRMURSCR\nரூ\ta\tINRLKR\nரூ.\ta\tINRLKR\nரூபாய்\tn\tINRPKRLKRNPRMURSCR\nరూ\ta\tINR\nరూ.\ta\t\
        INR\nరూపాయలు\tn\tINRPKRLKRNPRMURSCR\nರೂ\ta\tINR\nರೂ.\ta\tINR\nರೂಪಾಯಿ\tn\tINRPKRLKRNPRMURSCR\nരൂ\ta\tINR\nരൂ.\ta\
        \tINR\nരൂപ\tn\tINRPKRLKRNPRMURSCR\nරු\ta\tLKR\nරු.\ta\tLKR\nดอลลาร์\tn\tUSDAUDCADHKDSGDNZDTWD\nบ\ts\tTHB\nบ.\ts\
        \tTHB\nบาท\ta\tTHB\nหยวน\tn\tCNY\nກີບ\tn\tLAK\nကျပ်\tn\tMMK\nლარი\ta\tGEL\nរៀល\tn\tKHR\n₲.\ta\tPYG\nウォン\tn\tKRW\
        \nセント\tm\tUSDEURCADAUDNZDSGDHKDZAR\nドル\tn\tUSDAUDCADHKDSGDNZDTWD\nフラン\tn\tCHFXOFXAF\nポンド\th\tGBPEGP\nルピー\tn\tIN\
        RPKRLKRNPRMURSCR\nルーブル\tn\tRUBBYN\n人民元\tn\tCNY\n人民币\ta\tCNY\n人民幣\ta\tCNY\n元\ta\tCNYTWDHKD\n円\ta\tJPY\n台币\ta\tTW\
        D\n台幣\ta\tTWD\n圆\ta\tCNYTWDHKD\n圓\ta\tCNYTWDHKD\n新台币\ta\tTWD\n新台幣\ta\tTWD\n新臺幣\ta\tTWD\n日元\ta\tJPY\n日圆\ta\tJPY\
        \n日圓\ta\tJPY\n日币\ta\tJPY\n日幣\ta\tJPY\n欧元\ta\tEUR\n歐元\ta\tEUR\n港元\ta\tHKD\n港币\ta\tHKD\n港幣\ta\tHKD\n澳門幣\ta\tMOP\n\
        澳门币\ta\tMOP\n美金\ta\tUSD\n臺幣\ta\tTWD\n英鎊\ta\tGBP\n英镑\ta\tGBP\n葡幣\ta\tMOP\n韓元\ta\tKRW\n韩元\ta\tKRW\n달러\tn\tUSDAUDC\
        ADHKDSGDNZDTWD\n루블\tn\tRUBBYN\n루피\tn\tINRPKRLKRNPRMURSCR\n센트\tm\tUSDEURCADAUDNZDSGDHKDZAR\n원\ta\tKRW\n위안\tn\tCN\
        Y\n파운드\th\tGBPEGP\n프랑\tn\tCHFXOFXAF\n﷼\ta\tSARQAROMRYERIRR\n
        """
    }

    static var minorUnits: StaticString {
        """
        baisa\tOMR\nban\tRONMDL\nc\tEURUSDCADAUD\ncentai\tEUR\ncentov\tEURUSD\ncents\tKESTZSUGXLKRMURSCRJMDTTDBBDBZDNAD\
        ETBTWDFJDGYDXCDLRDSBDBNDBMDBSDKYD\ncentų\tEUR\nct\tEURUSD\ncts\tEURCHFUSD\nctvs\tBOBUSDARSMXN\nfeninga\tBAM\nfi\
        ls\tAED\ngr\tPLN\nh\tCZK\nhal\tCZK\nhalala\tSAR\nhalalas\tSAR\nhalierov\tCZK\nhalířů\tCZK\nkobo\tNGN\nkr\tTRY\n\
        krş\tTRY\nmillimes\tTND\np\tGHS\npara\tRSD\npesewa\tGHS\npesewas\tGHS\npfeniga\tBAM\npiasters\tEGP\npiastres\tE\
        GPLBP\nqəpik\tAZN\nrp\tCHF\nsen\tMYRIDR\nsent\tEUR\nsenti\tEURUSDTZSKES\nsnt\tEUR\nstotinki\tBGN\ntiyin\tUZS\nλ\
        επτά\tEUR\nλεπτό\tEUR\nλεπτών\tEUR\nбани\tMDLRON\nк\tRUBBYN\nкапеек\tBYN\nкапейкі\tBYN\nст\tBGN\nстотинка\tBGN\
        \nстотинки\tBGN\nтийин\tUZS\nтиын\tKZT\nтыйын\tKGS\nאג\tILS\nאגורה\tILS\nאגורות\tILS\nسنتيم\tMADDZD\nفلس\tAEDKW\
        DBHDJODIQD\nفلسا\tAEDKWDBHDJODIQD\nقرش\tEGPLBPSYPSDG\nقرشا\tEGPLBP\nقروش\tEGPLBPSYPSDG\nمليم\tTND\nهللات\tSAR\n\
        هللة\tSAR\nپیسہ\tPKR\nپیسے\tPKRINR\nपैसा\tINRNPR\nपैसे\tINRNPR\nপয়সা\tBDTINR\nਪੈਸੇ\tINR\nપૈસા\tINR\nபைசா\tINRL\
        KR\nபைசாக்கள்\tINR\nపైసలు\tINR\nಪೈಸೆ\tINR\nപൈസ\tINR\nශත\tLKR\nสต\tTHB\nสตางค์\tTHB\nთეთრი\tGEL\nሳንቲም\tETB\n
        """
    }

    static var scaleWords: StaticString {
        """
        *\tk\t3\nam\tሺህ\t3\nar\tبليون\t9\nar\tتريليون\t12\nas\tট্রিলিয়ন\t12\nas\tবিলিয়ন\t9\nas\tমিলিয়ন\t6\nbn\tট্রিল\
        িয়ন\t12\nbn\tবিলিয়ন\t9\nbn\tমিলিয়ন\t6\nbn\tলক্ষ\t5\nbn\tশত\t2\nda\thundrede\t2\nde\tHundert\t2\nde\tMill\t6\
        \nde\tMilliarde\t9\nde\tMilliarden\t9\nde\tMillion\t6\nde\tMillionen\t6\nde\tMio\t6\nde\tMrd\t9\nde\tT\t3\nde\t\
        Tausend\t3\nde\tTsd\t3\nel\tδισεκατομμυρίων\t9\nel\tεκατ\t6\nel\tεκατομμυρίων\t6\nel\tτρισεκατομμυρίων\t12\nel\
        \tχιλιάδων\t3\nen\tLPA\t5\nen\tMM\t6\nen\tarab\t9\nen\tbil\t9\nen\tbillion\t9\nen\tbillions\t9\nen\tbln\t9\nen\
        \tbn\t9\nen\tcr\t7\nen\tcrore\t7\nen\tcrores\t7\nen\tcrs\t7\nen\tgrand\t3\nen\thazar\t3\nen\thundred\t2\nen\tk\
        \t3\nen\tkharab\t11\nen\tlac\t5\nen\tlacs\t5\nen\tlakh\t5\nen\tlakhs\t5\nen\tlk\t5\nen\tlks\t5\nen\tm\t6\nen\tm\
        il\t3\nen\tmil\t6\nen\tmill\t6\nen\tmillion\t6\nen\tmillions\t6\nen\tmils\t6\nen\tmio\t6\nen\tmln\t6\nen\tmn\t6\
        \nen\tthou\t3\nen\tthousand\t3\nen\tthousands\t3\nen\tths\t3\nen\tthsd\t3\nen\ttn\t12\nen\ttril\t12\nen\ttrilli\
        on\t12\nen\ttrillions\t12\nen\ttrn\t12\nes\tMM\t6\nes\tlucas\t3\nes\tmdd\t6\nes\tmdp\t6\nes\tmiles\t3\nes\tmill\
        \t6\nes\tmmdp\t9\nes\tpalos\t6\nfr\tMds\t9\nfr\tk\t3\nfr\tmilliers\t3\ngu\tટ્રિલિયન\t12\ngu\tબિલિયન\t9\ngu\tમિલ\
        િયન\t6\nhe\tאלף\t3\nhe\tאלפים\t3\nhe\tמיליון\t6\nhi\tट्रिलियन\t12\nhi\tबिलियन\t9\nhi\tमिलियन\t6\nhi\tसौ\t2\nhi\
        \tहजार\t3\nid\tjutaan\t6\nid\tratus\t2\nid\tribuan\t3\nit\tmigliaia\t3\nja\t千\t3\nja\t百\t2\nka\tათას\t3\nka\tათ\
        ასი\t3\nka\tმილიონი\t6\nkn\tಕೋಟಿ\t7\nkn\tಲಕ್ಷ\t5\nkn\tಸಾವಿರ\t3\nko\t백\t2\nml\tആയിരം\t3\nml\tകോടി\t7\nml\tമില്യൺ\
        \t6\nml\tമില്ല്യൺ\t6\nml\tലക്ഷം\t5\nmr\tट्रिलियन\t12\nmr\tबिलियन\t9\nmr\tमिलियन\t6\nms\tratus\t2\nmt\tbiljun\t9\
        \nmt\telf\t3\nmt\tmiljun\t6\nmt\tmiljuni\t6\nnb\thundre\t2\nne\tट्रिलियन\t12\nne\tबिलियन\t9\nne\tमिलियन\t6\nnl\
        \thonderd\t2\nnl\tmiljarden\t9\nnl\tmiljoenen\t6\nnl\tton\t5\nor\tକୋଟି\t7\nor\tଟ୍ରିଲିୟନ\t12\nor\tବିଲିୟନ\t9\nor\
        \tମିଲିୟନ\t6\nor\tଲକ୍ଷ\t5\nor\tହଜାର\t3\npa\tਟ੍ਰਿਲੀਅਨ\t12\npa\tਬਿਲੀਅਨ\t9\npa\tਮਿਲੀਅਨ\t6\npl\tmln\t6\npl\ttys\t3\n\
        pt\tmilhares\t3\npt\tmm\t6\nsi\tලක්ෂ\t5\nsi\tලක්ෂය\t5\nsv\thundra\t2\nta\tஆயிரத்து\t3\nta\tஆயிரம்\t3\nta\tஇலட்ச\
        ம்\t5\nta\tகோடி\t7\nta\tகோடியே\t7\nta\tலட்சத்து\t5\nta\tலட்சம்\t5\nte\tకోటి\t7\nte\tకోట్ల\t7\nte\tకోట్లు\t7\nte\
        \tలక్ష\t5\nte\tలక్షల\t5\nte\tలక్షలు\t5\nte\tవేల\t3\nte\tవేలు\t3\nth\tร้อย\t2\ntr\tmlr\t9\nur\tبلین\t9\nur\tسو\t\
        2\nur\tملین\t6\nvi\tk\t3\nvi\tngàn\t3\nvi\ttrăm\t2\nzh\t千\t3\nzh\t百\t2\n
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
        ALLTOPTRYCUPMADPENPHPSOSMOPBOBLAKCOPBAMSHPANGBIFNADBSDCRCAMDARMESPCVEBADSDPXXXKGSAWGSDGTRLPTEBELPLZPESGWP
        """
    }

    static var smallLetters: StaticString {
        """
        USDEURGBPCHFAUDNZDHKDSGDINRDKKPLNCZKHUFBRLMXNZARAEDUAHKZT
        """
    }
}
