// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What people write for currencies, from Data/Decisions/currencyForms.json.
enum CurrencyForms {
    static var forms: StaticString {
        """
        $ CAN\ta\tCAD\n$CA\ta\tCAD\n$CAN\ta\tCAD\n$U\ta\tUYU\n$US\ta\tUSD\nA$\ta\tAUD\nAR$\ta\tARS\nARS$\ta\tARS\nAU$\t\
        a\tAUD\nAUD$\ta\tAUD\nB.D.\ts\tBHD\nB/.\ta\tPAB\nBD\ts\tBHD\nBr\ts\tETBBYN\nBs\ta\tVESBOB\nBs.D\ta\tVESBOB\nBs.\
        S\ta\tVESBOB\nC$\ta\tCADNIO\nCA$\ta\tCAD\nCAD$\ta\tCAD\nCDN$\ta\tCAD\nCFA\ta\tXOFXAF\nCHFr.\ta\tCHF\nCLP$\ta\tC\
        LP\nCOL$\ta\tCOP\nCOP$\ta\tCOP\nCan$\ta\tCAD\nDH\ta\tAEDMAD\nDKr\ta\tDKK\nDh\ta\tAEDMAD\nDhs\ta\tAEDMAD\nE£\ta\
        \tEGP\nF CFA\ta\tXOFXAF\nF.CFA\ta\tXOFXAF\nFCFA\ta\tXOFXAF\nFr\ts\tCHF\nFranken\tn\tCHF\nFrs\ta\tCHFXOFXAFXPF\n\
        Ft\ts\tHUF\nFt.\ta\tHUF\nGHS¢\ta\tGHS\nGH¢\ta\tGHS\nGH₵\ta\tGHS\nGs\ta\tPYG\nHK$\ta\tHKD\nJ$\ta\tJMD\nJ.D.\ts\t\
        JOD\nJD\ts\tJOD\nK.D.\ta\tKWD\nKD\ta\tKWD\nKM\ts\tBAM\nKSh\ta\tKES\nKShs\ta\tKES\nKc\ta\tCZK\nKr\ta\tI\nKs\ts\t\
        MMK\nKč\ta\tCZK\nL.\ts\tHNL\nL.E\ta\tEGP\nL.L.\ta\tLBP\nLE\ts\tEGP\nLps\ta\tHNL\nMX$\ta\tMXN\nMXN$\ta\tMXN\nMex\
        $\ta\tMXN\nN\ts\tNGN\nNIS\ta\tILS\nNKr\ta\tNOK\nNRs\ta\tNPR\nNT\ts\tTWD\nNT$\ta\tTWD\nNTD\ta\tTWD\nNZ$\ta\tNZD\
        \nP\ts\tPHP\nPfund\th\tGBPEGP\nPhP\ta\tPHP\nPhp\ta\tPHP\nQ\ts\tGTQ\nQ.\ts\tGTQ\nQ.R.\ts\tQAR\nQR\ts\tQAR\nR\ts\
        \tZAR\nR$\ta\tBRL\nR.O.\ts\tOMR\nRD$\ta\tDOP\nRM\ta\tMYR\nRMB\ta\tCNY\nRO\ts\tOMR\nRappen\tm\tCHF\nRe\ts\tC\nRp\
        \ta\tIDR\nRs\ta\tC\nRubel\tn\tRUBBYN\nS$\ta\tSGD\nS.R.\ts\tSAR\nS/\ts\tPEN\nS/.\ta\tPEN\nSFr\ta\tCHF\nSG$\ta\tS\
        GD\nSKr\ta\tSEK\nSR\ts\tSAR\nSchweizer Franken\tn\tCHF\nSh\ts\tD\nSkr\ta\tSEK\nSwiss franc\tn\tCHF\nSwiss franc\
        s\tn\tCHF\nTL\ta\tTRY\nTSh\ta\tTZS\nTShs\ta\tTZS\nTT$\ta\tTTD\nTk\ts\tBDT\nTk.\ta\tBDT\nU$\ta\tUSD\nU$D\ta\tUSD\
        \nU$S\ta\tUSD\nUS dollar\tn\tUSD\nUS dollars\tn\tUSD\nUS$\ta\tUSD\nUS-$\ta\tUSD\nUS-Dollar\tn\tUSD\nUSD$\ta\tUS\
        D\nUSh\ta\tUGX\nUShs\ta\tUGX\nUYU$\ta\tUYU\nVNĐ\ta\tVND\nagorot\tm\tILS\nbaht\tn\tTHB\nbani\tm\tRONMDL\nbirr\tn\
        \tETB\nbolivianos\tn\tVESBOB\nbolívares\tn\tVESBOB\nbucks\tn\tJ\nc\tq\tM\ncedi\tn\tGHS\ncedis\tn\tGHS\ncent\tm\
        \tL\ncentavo\tm\tK\ncentavos\tm\tK\ncentesimi\tm\tEURCHFUSD\ncentesimo\tm\tEURCHFUSD\ncenti\tm\tL\ncentime\tm\t\
        A\ncentimes\tm\tA\ncentov\tm\tEURUSD\ncents\tm\tL\ncenty\tm\tL\ncentów\tm\tL\ncentů\tm\tL\ncentų\tm\tEUR\ncenți\
        \tm\tL\ncolones\tn\tCRC\nct\tq\tM\ncts\tq\tM\ncèntims\tm\tEUR\ncéntimo\tm\tB\ncéntimos\tm\tB\ncêntimo\tm\tEUR\n\
        cêntimos\tm\tEUR\ncórdobas\tn\tNIO\ndin\ts\tRSD\ndin.\ta\tRSD\ndinar\tn\tG\ndinara\tn\tG\ndinars\tn\tG\ndirham\
        \tn\tAEDMAD\ndirhams\tn\tAEDMAD\ndlls\ta\tUSD\ndls\ta\tUSD\ndolar\tn\tJ\ndolara\tn\tJ\ndolares\tn\tJ\ndolari\tn\
        \tJ\ndolary\tn\tJ\ndolarów\tn\tJ\ndollar\tn\tJ\ndollari\tn\tJ\ndollaria\tn\tJ\ndollaro\tn\tJ\ndollars\tn\tJ\ndo\
        llár\tn\tJ\ndolár\tn\tJ\ndolárov\tn\tJ\ndolárů\tn\tJ\ndong\tn\tVND\ndólar\tn\tJ\ndólares\tn\tJ\neura\tn\tEUR\ne\
        uro\tn\tEUR\neuroa\tn\tEUR\neuros\tn\tEUR\neurot\tn\tEUR\nevra\tn\tEUR\nfillér\tm\tHUF\nforint\tn\tHUF\nforinto\
        t\tn\tHUF\nfranc\tn\tCHFXOFXAF\nfranchi\tn\tCHF\nfrancs\tn\tCHFXOFXAF\nfrancs CFA\ta\tXOFXAF\ngrosz\tm\tPLN\ngr\
        osze\tm\tPLN\ngroszy\tm\tPLN\nguaraníes\tn\tPYG\nhaléř\tm\tCZK\nhaléře\tm\tCZK\nhaléřů\tm\tCZK\nkorun\tn\tCZK\n\
        koruna\tn\tCZK\nkoruny\tn\tCZK\nkr\ta\tI\nkrona\tn\tSEK\nkrone\tn\tNOKDKK\nkroner\tn\tNOKDKK\nkronor\tn\tSEK\nk\
        róna\tn\tISK\nkrónur\tn\tISK\nkuruş\tm\tTRY\nkwanzas\tn\tAOA\nkyat\tn\tMMK\nkyats\tn\tMMK\nlei\ta\tRONMDL\nlek\
        \ts\tALL\nlekë\tn\tALL\nlempiras\tn\tHNL\nleu\ta\tRONMDL\nlibras\th\tGBPEGP\nlira\tn\tTRY\nliras\tn\tTRY\nliras\
        ı\tn\tTRY\nman.\ts\tAZN\nmanat\tn\tAZNTMT\nmeticais\tn\tMZN\nnaira\tn\tNGN\np\tq\tGBP\npaisa\tm\tINRPKRNPR\npai\
        se\tm\tINRPKRNPR\npence\tm\tGBP\npenny\tm\tGBP\npeso\tn\tF\npesos\tn\tF\npiso\tn\tPHP\npound\th\tGBPEGP\npounds\
        \th\tGBPEGP\npounds sterling\tn\tGBP\nquetzales\tn\tGTQ\nquid\th\tGBPEUR\nqəpik\tm\tAZN\nrand\th\tZAR\nreais\tn\
        \tBRL\nreal\th\tBRL\nrenminbi\tn\tCNY\nrial\tn\tH\nrials\tn\tH\nringgit\tn\tMYR\nriyal\tn\tH\nriyals\tn\tH\nrou\
        ble\tn\tRUBBYN\nroubles\tn\tRUBBYN\nroupies\tn\tC\nruble\tn\tRUBBYN\nrubles\tn\tRUBBYN\nrupee\tn\tC\nrupees\tn\
        \tC\nrupiah\tn\tIDR\nsFr.\ta\tCHF\nsentti\tm\tEUR\nsenttiä\tm\tEUR\nshekel\tn\tILS\nshekels\tn\tILS\nshilling\t\
        n\tD\nshillings\tn\tD\nso'm\ta\tUZS\nsoles\tn\tPEN\nsoʻm\ta\tUZS\nso‘m\ta\tUZS\ntaka\tn\tBDT\ntenge\tn\tKZT\nu$\
        d\ta\tUSD\nwon\th\tKRW\nyen\tn\tJPY\nyenes\tn\tJPY\nyens\tn\tJPY\nyuan\tn\tCNY\nzl\ta\tPLN\nzloty\tn\tPLN\nzlot\
        ych\tn\tPLN\nzlotys\tn\tPLN\nzł\ta\tPLN\nzłote\tn\tPLN\nzłotego\tn\tPLN\nzłoty\tn\tPLN\nzłotych\tn\tPLN\n¢\tm\t\
        USDCADAUDNZD\n£E\ta\tEGP\nöre\tm\tSEK\nøre\tm\tNOKDKK\nĐ\ta\tVND\nđ\ta\tVND\nđô la\tn\tJ\nđồng\tn\tVND\nδολάρια\
        \tn\tJ\nδολάριο\tn\tJ\nδολαρίων\tn\tJ\nευρώ\tn\tEUR\nР\ta\tRUBBYN\nгривен\tn\tUAH\nгривень\tn\tUAH\nгривна\tn\t\
        UAH\nгривны\tn\tUAH\nгривня\tn\tUAH\nгривні\tn\tUAH\nгрн\ta\tUAH\nден\ts\tMKD\nденари\tn\tMKD\nдин\ta\tRSD\nдин\
        ара\tn\tG\nдинаров\tn\tG\nдолар\tn\tJ\nдолара\tn\tJ\nдолари\tn\tJ\nдоларів\tn\tJ\nдолл\tn\tJ\nдоллар\tn\tJ\nдол\
        лара\tn\tJ\nдолларов\tn\tJ\nевро\tn\tEUR\nзлотый\tn\tPLN\nзлотых\tn\tPLN\nиен\tn\tJPY\nйен\tn\tJPY\nкоп\tm\tRUB\
        BYNUAH\nкопеек\tm\tRUBBYNUAH\nкопейка\tm\tRUBBYNUAH\nкопейки\tm\tRUBBYNUAH\nкопійка\tm\tUAH\nкопійки\tm\tUAH\nк\
        опійок\tm\tUAH\nлв\ta\tBGN\nлева\tn\tBGN\nлей\tn\tMDLRON\nман.\ts\tAZN\nр\ta\tRUBBYN\nр.\ta\tRUBBYN\nруб\ta\tRU\
        BBYN\nрублей\tn\tRUBBYN\nрубль\tn\tRUBBYN\nрубля\tn\tRUBBYN\nрублях\tn\tRUBBYN\nрублёў\tn\tBYNRUB\nрупий\tn\tC\
        \nсомонӣ\tn\tTJS\nстотинки\tm\tBGN\nсум\ta\tUZS\nсўм\ta\tUZS\nтг\ta\tKZT\nтенге\tn\tKZT\nтеңге\tn\tKZT\nтнг\ta\
        \tKZT\nтөгрөг\ta\tMNT\nцент\tm\tL\nцента\tm\tL\nцентов\tm\tL\nюаней\tn\tCNY\nюань\tn\tCNY\nюаня\tn\tCNY\nդոլար\
        \tn\tJ\nդր.\ta\tAMD\nդրամ\ta\tAMD\nאגורות\tm\tILS\nדולר\tn\tJ\nדולרים\tn\tJ\nיורו\tn\tEUR\nסנט\tm\tL\nש\"ח\ta\t\
        ILS\nש'ח\ta\tILS\nשח\ts\tILS\nשקל\tn\tILS\nשקלים\tn\tILS\nש״ח\ta\tILS\nج.م\ta\tEGP\nجنيه\ta\tEGPSDG\nجنيها\ta\t\
        EGPSDG\nد.أ\ta\tJOD\nد.إ\ta\tAED\nد.ب\ta\tBHD\nد.ت\ta\tTND\nد.ج\ta\tDZD\nد.ع\ta\tIQD\nد.ك\ta\tKWD\nد.م.\ta\tMAD\
        \nدراهم\ta\tAEDMAD\nدرهم\ta\tAEDMAD\nدلار\tn\tJ\nدولار\tn\tJ\nدولارات\tn\tJ\nدينار\ta\tE\nدينارا\ta\tE\nر.س\ta\
        \tSAR\nر.ع\ta\tOMR\nر.ق\ta\tQAR\nروپے\tn\tC\nريال\ta\tH\nریال\ta\tH\nقرش\tm\tEGP\nل.ل\ta\tLBP\nهللة\tm\tSAR\nڈا\
        لر\tn\tJ\nडॉलर\tn\tJ\nपैसे\tm\tINRNPR\nरु\ta\tINRNPR\nरु.\ta\tINRNPR\nरुपए\tn\tC\nरुपया\tn\tC\nरुपये\tn\tC\nरुप\
        ैयाँ\tn\tNPR\nरू\ta\tINRNPR\nरू.\ta\tINRNPR\nरूपये\tn\tC\nसेंट\tm\tL\nটাকা\ta\tBDTINR\nডলার\tn\tJ\nপয়সা\tm\tBD\
        TINR\nসেন্ট\tm\tL\nਰੁਪਏ\tn\tC\nરૂ\ta\tINR\nરૂ.\ta\tINR\nરૂપિયા\tn\tC\nரூ\ta\tINRLKR\nரூ.\ta\tINRLKR\nரூபாய்\tn\
        \tC\nరూ\ta\tINR\nరూ.\ta\tINR\nరూపాయలు\tn\tC\nರೂ\ta\tINR\nರೂ.\ta\tINR\nರೂಪಾಯಿ\tn\tC\nരൂ\ta\tINR\nരൂ.\ta\tINR\nരൂ\
        പ\tn\tC\nරු\ta\tLKR\nරු.\ta\tLKR\nดอลลาร์\tn\tJ\nบ\ts\tTHB\nบ.\ts\tTHB\nบาท\ta\tTHB\nสตางค์\tm\tTHB\nหยวน\tn\tC\
        NY\nກີບ\tn\tLAK\nကျပ်\tn\tMMK\nდოლარი\tn\tJ\nთეთრი\tm\tGEL\nლარი\ta\tGEL\nዶላር\tn\tJ\nរៀល\tn\tKHR\n₲.\ta\tPYG\nウ\
        ォン\tn\tKRW\nセント\tm\tL\nドル\tn\tJ\nフラン\tn\tCHFXOFXAF\nポンド\th\tGBPEGP\nルピー\tn\tC\nルーブル\tn\tRUBBYN\n人民元\tn\tCNY\n人民\
        币\ta\tCNY\n人民幣\ta\tCNY\n元\ta\tCNYTWDHKD\n円\ta\tJPY\n台币\ta\tTWD\n台幣\ta\tTWD\n圆\ta\tCNYTWDHKD\n圓\ta\tCNYTWDHKD\n新\
        台币\ta\tTWD\n新台幣\ta\tTWD\n新臺幣\ta\tTWD\n日元\ta\tJPY\n日圆\ta\tJPY\n日圓\ta\tJPY\n日币\ta\tJPY\n日幣\ta\tJPY\n欧元\ta\tEUR\n歐\
        元\ta\tEUR\n港元\ta\tHKD\n港币\ta\tHKD\n港幣\ta\tHKD\n澳門幣\ta\tMOP\n澳门币\ta\tMOP\n美金\ta\tUSD\n臺幣\ta\tTWD\n英鎊\ta\tGBP\n英镑\
        \ta\tGBP\n葡幣\ta\tMOP\n韓元\ta\tKRW\n韩元\ta\tKRW\n달러\tn\tJ\n루블\tn\tRUBBYN\n루피\tn\tC\n센트\tm\tL\n엔\tn\tJPY\n원\ta\tKRW\
        \n위안\tn\tCNY\n파운드\th\tGBPEGP\n프랑\tn\tCHFXOFXAF\n﷼\ta\tH\n
        """
    }

    static var groups: StaticString {
        """
        A\tEURCHFDZDMADUSD\nB\tEURPENCRCVES\nC\tINRPKRLKRNPRMURSCR\nD\tKESTZSUGXSOS\nE\tKWDIQDBHDJODDZDTNDLYD\nF\tMXNCL\
        PPHPCOPARSUYUDOP\nG\tRSDKWDIQDBHDJODDZDTNDLYD\nH\tSARQAROMRYERIRR\nI\tSEKNOKDKKISK\nJ\tUSDAUDCADHKDSGDNZDTWD\nK\
        \tUSDBRLMXNARSPHPCOPDOPBOBGTQHNLNIOCUPMZN\nL\tUSDEURCADAUDNZDSGDHKDZAR\nM\tUSDEURCADAUDNZDZAR\n
        """
    }

    static var minorUnits: StaticString {
        """
        baisa\tOMR\nban\tRONMDL\nc\tEURUSDCADAUD\ncentai\tEUR\ncentov\tEURUSD\ncents\tKESTZSUGXLKRMURSCRJMDTTDBBDBZDNAD\
        ETBTWDFJDGYDXCDLRDSBDBNDBMDBSDKYD\ncentų\tEUR\nct\tEURUSD\ncts\tEURCHFUSD\nctvs\tBOBUSDARSMXN\nfeninga\tBAM\nfi\
        ls\tAED\ngr\tPLN\nh\tCZK\nhal\tCZK\nhalala\tSAR\nhalalas\tSAR\nhalierov\tCZK\nhalířů\tCZK\nk\tNGN\nkobo\tNGN\nk\
        r\tTRY\nkrş\tTRY\nmillimes\tTND\np\tGHS\npara\tRSD\npesewa\tGHS\npesewas\tGHS\npfeniga\tBAM\npiasters\tEGP\npia\
        stres\tEGPLBP\nqəpik\tAZN\nrp\tCHF\nsen\tMYRIDR\nsent\tEUR\nsenti\tEURUSDTZSKES\nsnt\tEUR\nstotinki\tBGN\ntiyin\
        \tUZS\nλεπτά\tEUR\nλεπτό\tEUR\nλεπτών\tEUR\nбани\tMDLRON\nк\tRUBBYN\nкапеек\tBYN\nкапейкі\tBYN\nст\tBGN\nстотин\
        ка\tBGN\nстотинки\tBGN\nтийин\tUZS\nтиын\tKZT\nтыйын\tKGS\nאג\tILS\nאגורה\tILS\nאגורות\tILS\nسنتيم\tMADDZD\nفلس\
        \tAEDKWDBHDJODIQD\nفلسا\tAEDKWDBHDJODIQD\nقرش\tEGPLBPSYPSDG\nقرشا\tEGPLBP\nقروش\tEGPLBPSYPSDG\nمليم\tTND\nهللات\
        \tSAR\nهللة\tSAR\nپیسہ\tPKR\nپیسے\tPKRINR\nपैसा\tINRNPR\nपैसे\tINRNPR\nপয়সা\tBDTINR\nਪੈਸੇ\tINR\nપૈસા\tINR\nபைச\
        ா\tINRLKR\nபைசாக்கள்\tINR\nపైసలు\tINR\nಪೈಸೆ\tINR\nപൈസ\tINR\nශත\tLKR\nสต\tTHB\nสตางค์\tTHB\nთეთრი\tGEL\nሳንቲም\tET\
        B\n
        """
    }

    static var scaleWords: StaticString {
        """
        *\tM\t6\n*\tk\t3\nam\tሺህ\t3\nar\tالف\t3\nar\tبليون\t9\nar\tتريليون\t12\nar\tمليارات\t9\nas\tট্রিলিয়ন\t12\nas\t\
        বিলিয়ন\t9\nas\tমিলিয়ন\t6\nbn\tট্রিলিয়ন\t12\nbn\tবিলিয়ন\t9\nbn\tমিলিয়ন\t6\nbn\tলক্ষ\t5\nbn\tশত\t2\nda\thund\
        rede\t2\nde\tHundert\t2\nde\tMia\t9\nde\tMill\t6\nde\tMilliarde\t9\nde\tMilliarden\t9\nde\tMillion\t6\nde\tMill\
        ionen\t6\nde\tMio\t6\nde\tMrd\t9\nde\tT\t3\nde\tTausend\t3\nde\tTsd\t3\nel\tδισεκατομμυρίων\t9\nel\tεκατ\t6\nel\
        \tεκατομμυρίων\t6\nel\tτρισεκατομμυρίων\t12\nel\tχιλιάδων\t3\nen\tLPA\t5\nen\tMM\t6\nen\tarab\t9\nen\tbil\t9\ne\
        n\tbillion\t9\nen\tbillions\t9\nen\tbln\t9\nen\tbn\t9\nen\tcr\t7\nen\tcrore\t7\nen\tcrores\t7\nen\tcrs\t7\nen\t\
        grand\t3\nen\thazar\t3\nen\thundred\t2\nen\tk\t3\nen\tkharab\t11\nen\tlac\t5\nen\tlacs\t5\nen\tlakh\t5\nen\tlak\
        hs\t5\nen\tlk\t5\nen\tlks\t5\nen\tm\t6\nen\tmil\t3\nen\tmil\t6\nen\tmill\t6\nen\tmillion\t6\nen\tmillions\t6\ne\
        n\tmils\t6\nen\tmio\t6\nen\tmln\t6\nen\tmn\t6\nen\tthou\t3\nen\tthousand\t3\nen\tthousands\t3\nen\tths\t3\nen\t\
        thsd\t3\nen\ttn\t12\nen\ttril\t12\nen\ttrillion\t12\nen\ttrillions\t12\nen\ttrn\t12\nes\tMM\t6\nes\tlucas\t3\ne\
        s\tmdd\t6\nes\tmdp\t6\nes\tmiles\t3\nes\tmill\t6\nes\tmmdp\t9\nes\tpalos\t6\nfr\tMds\t9\nfr\tMrd\t9\nfr\tk\t3\n\
        fr\tmia\t9\nfr\tmilliers\t3\nfr\tmio\t6\ngu\tટ્રિલિયન\t12\ngu\tબિલિયન\t9\ngu\tમિલિયન\t6\nhe\tאלף\t3\nhe\tאלפים\
        \t3\nhe\tמיליון\t6\nhi\tट्रिलियन\t12\nhi\tबिलियन\t9\nhi\tमिलियन\t6\nhi\tसौ\t2\nhi\tहजार\t3\nhr\tmlrd\t9\nid\tju\
        taan\t6\nid\tratus\t2\nid\tribuan\t3\nit\tmigliaia\t3\nja\t千\t3\nja\t百\t2\nka\tათას\t3\nka\tათასი\t3\nka\tმილიო\
        ნი\t6\nkn\tಕೋಟಿ\t7\nkn\tಲಕ್ಷ\t5\nkn\tಸಾವಿರ\t3\nko\t백\t2\nml\tആയിരം\t3\nml\tകോടി\t7\nml\tമില്യൺ\t6\nml\tമില്ല്യൺ\
        \t6\nml\tലക്ഷം\t5\nmr\tट्रिलियन\t12\nmr\tबिलियन\t9\nmr\tमिलियन\t6\nms\tratus\t2\nmt\tbiljun\t9\nmt\telf\t3\nmt\
        \tmiljun\t6\nmt\tmiljuni\t6\nnb\thundre\t2\nne\tट्रिलियन\t12\nne\tबिलियन\t9\nne\tमिलियन\t6\nnl\thonderd\t2\nnl\
        \tmiljarden\t9\nnl\tmiljoenen\t6\nnl\tmio\t6\nnl\tton\t5\nor\tକୋଟି\t7\nor\tଟ୍ରିଲିୟନ\t12\nor\tବିଲିୟନ\t9\nor\tମିଲ\
        ିୟନ\t6\nor\tଲକ୍ଷ\t5\nor\tହଜାର\t3\npa\tਟ੍ਰਿਲੀਅਨ\t12\npa\tਬਿਲੀਅਨ\t9\npa\tਮਿਲੀਅਨ\t6\npl\tmln\t6\npl\ttys\t3\npt\tm\
        ilhares\t3\npt\tmm\t6\nsi\tලක්ෂ\t5\nsi\tලක්ෂය\t5\nsv\thundra\t2\nsv\tmdr\t9\nsv\tmilj\t6\nta\tஆயிரத்து\t3\nta\t\
        ஆயிரம்\t3\nta\tஇலட்சம்\t5\nta\tகோடி\t7\nta\tகோடியே\t7\nta\tலட்சத்து\t5\nta\tலட்சம்\t5\nte\tకోటి\t7\nte\tకోట్ల\t\
        7\nte\tకోట్లు\t7\nte\tలక్ష\t5\nte\tలక్షల\t5\nte\tలక్షలు\t5\nte\tవేల\t3\nte\tవేలు\t3\nth\tร้อย\t2\ntr\tmlr\t9\nu\
        r\tبلین\t9\nur\tسو\t2\nur\tملین\t6\nvi\tk\t3\nvi\tngàn\t3\nvi\ttrăm\t2\nzh\t億\t8\nzh\t千\t3\nzh\t百\t2\nzh\t萬\t4\
        \n
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

    static var smallLetters: StaticString { "USDEURGBPCHFAUDNZDHKDSGDINRDKKPLNCZKHUFBRLMXNZARAEDUAHKZT" }
}
