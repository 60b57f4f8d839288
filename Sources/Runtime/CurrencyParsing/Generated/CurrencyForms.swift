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
        JOD\nJD\ts\tJOD\nK.D.\ta\tKWD\nKD\ta\tKWD\nKM\ts\tBAM\nKSh\ta\tKES\nKShs\ta\tKES\nKc\ta\tCZK\nKopeke\tm\tRUBBYN\
        UAH\nKopeken\tm\tRUBBYNUAH\nKr\ta\tO\nKs\ts\tMMK\nKč\ta\tCZK\nL.\ts\tHNL\nL.E\ta\tEGP\nL.L.\ta\tLBP\nLE\ts\tEGP\
        \nLps\ta\tHNL\nMX$\ta\tMXN\nMXN$\ta\tMXN\nMex$\ta\tMXN\nN\ts\tNGN\nNIS\ta\tILS\nNKr\ta\tNOK\nNRs\ta\tNPR\nNT\ts\
        \tTWD\nNT$\ta\tTWD\nNTD\ta\tTWD\nNZ$\ta\tNZD\nP\ts\tPHP\nPfund\th\tGBPEGP\nPhP\ta\tPHP\nPhp\ta\tPHP\nQ\ts\tGTQ\
        \nQ.\ts\tGTQ\nQ.R.\ts\tQAR\nQR\ts\tQAR\nR\ts\tZAR\nR$\ta\tBRL\nR.O.\ts\tOMR\nRD$\ta\tDOP\nRM\ta\tMYR\nRMB\ta\tC\
        NY\nRO\ts\tOMR\nRappen\tm\tCHF\nRe\ts\tH\nRp\ta\tIDR\nRs\ta\tH\nRubel\tn\tRUBBYN\nRäppli\tm\tCHF\nS$\ta\tSGD\nS\
        .R.\ts\tSAR\nS/\ts\tPEN\nS/.\ta\tPEN\nSFr\ta\tCHF\nSG$\ta\tSGD\nSKr\ta\tSEK\nSR\ts\tSAR\nSchweizer Franken\tn\t\
        CHF\nSh\ts\tJ\nSkr\ta\tSEK\nSwiss franc\tn\tCHF\nSwiss francs\tn\tCHF\nTL\ta\tTRY\nTSh\ta\tTZS\nTShs\ta\tTZS\nT\
        T$\ta\tTTD\nTk\ts\tBDT\nTk.\ta\tBDT\nU$\ta\tUSD\nU$D\ta\tUSD\nU$S\ta\tUSD\nUS dollar\tn\tUSD\nUS dollars\tn\tUS\
        D\nUS$\ta\tUSD\nUS-$\ta\tUSD\nUS-Dollar\tn\tUSD\nUSD$\ta\tUSD\nUSh\ta\tUGX\nUShs\ta\tUGX\nUYU$\ta\tUYU\nVNĐ\ta\
        \tVND\nagorot\tm\tILS\naurar\tm\t\t-2ISK\nbaht\tn\tTHB\nbaisa\tm\t\t-3OMR\nbaisas\tm\t\t-3OMR\nbaiza\tm\t\t-3OM\
        R\nbaizas\tm\t\t-3OMR\nbani\tm\tRONMDL\nbanilor\tm\tRONMDL\nbanul\tm\tRONMDL\nbirr\tn\tETB\nbolivianos\tn\tVESB\
        OB\nbolívares\tn\tVESBOB\nbpingin\tm\tGBP\nbucks\tn\tP\nbutut\tm\tGMD\nbututs\tm\tGMD\nc\tq\tU\ncedi\tn\tGHS\nc\
        edis\tn\tGHS\nceiniog\tm\tGBP\nceiniogau\tm\tGBP\nceint\tm\tEURUSDGBP\nceinteanna\tm\tEURUSDGBP\ncent\tm\tT\nce\
        nt d'euro\tm\tEUR\ncenta\tm\tS\ncentai\tm\tEURUSD\ncentais\tm\tEURUSD\ncentami\tm\tS\ncentas\tm\tEURUSD\ncentau\
        \tm\tQ\ncentaus\tm\tQ\ncentavo\tm\tR\ncentavos\tm\tR\ncentech\tm\tS\ncentem\tm\tS\ncenten\tm\tS\ncentesimi\tm\t\
        EURCHFUSD\ncentesimo\tm\tEURCHFUSD\ncentet\tm\tS\ncenti\tm\tS\ncentiem\tm\tEURUSD\ncentima\tm\tS\ncentime\tm\tE\
        \ncentime d'euro\tm\tEUR\ncentimes\tm\tE\ncentimes d'euro\tm\tEUR\ncentimo\tm\tF\ncentimos\tm\tF\ncentims\tm\tE\
        URCHFUSD\ncentom\tm\tS\ncentov\tm\tEURUSDCADAUD\ncents\tm\tT\ncents d'euro\tm\tEUR\ncentu\tm\tS\ncentul\tm\tS\n\
        centus\tm\tEURUSD\ncenty\tm\tS\ncentért\tm\tS\ncentów\tm\tS\ncentů\tm\tS\ncentům\tm\tS\ncentų\tm\tEURUSD\ncenți\
        \tm\tS\ncenții\tm\tS\ncheiniog\tm\tGBP\ncheint\tm\tEURUSDGBP\ncheinteanna\tm\tEURUSDGBP\nchetrum\tm\tBTN\nchetr\
        ums\tm\tBTN\nchhertum\tm\tBTN\nchhertums\tm\tBTN\ncolones\tn\tCRC\ncopecas\tm\tRUBBYNUAH\ncopechi\tm\tRUBBYNUAH\
        \ncopeco\tm\tRUBBYNUAH\ncopeque\tm\tRUBBYNUAH\ncopeques\tm\tRUBBYNUAH\nct\tq\tU\ncts\tq\tU\ncèntim\tm\tEURCHFUS\
        D\ncèntims\tm\tEURCHFUSD\ncéntimo\tm\tF\ncéntimos\tm\tF\ncêntimo\tm\tEURAOASTN\ncêntimos\tm\tEURAOASTN\ncórdoba\
        s\tn\tNIO\ndin\ts\tRSD\ndin.\ta\tRSD\ndinar\tn\tM\ndinara\tn\tM\ndinars\tn\tM\ndiram\tm\tTJS\ndirams\tm\tTJS\nd\
        irham\tn\tAEDMAD\ndirhams\tn\tAEDMAD\ndlls\ta\tUSD\ndls\ta\tUSD\ndolar\tn\tP\ndolara\tn\tP\ndolares\tn\tP\ndola\
        ri\tn\tP\ndolary\tn\tP\ndolarów\tn\tP\ndollar\tn\tP\ndollari\tn\tP\ndollaria\tn\tP\ndollaro\tn\tP\ndollars\tn\t\
        P\ndollár\tn\tP\ndolár\tn\tP\ndolárov\tn\tP\ndolárů\tn\tP\ndong\tn\tVND\ndólar\tn\tP\ndólares\tn\tP\neura\tn\tE\
        UR\neuro\tn\tEUR\neuro cent\tm\tEUR\neuro cents\tm\tEUR\neuroa\tn\tEUR\neurocent\tm\tEUR\neurocenta\tm\tEUR\neu\
        rocenten\tm\tEUR\neurocentesimi\tm\tEUR\neurocenti\tm\tEUR\neurocentov\tm\tEUR\neurocents\tm\tEUR\neurocenty\tm\
        \tEUR\neurocentów\tm\tEUR\neurocentů\tm\tEUR\neurocentų\tm\tEUR\neurocenți\tm\tEUR\neurocèntims\tm\tEUR\neuros\
        \tn\tEUR\neurosenti\tm\tEUR\neurosentti\tm\tEUR\neurosenttiä\tm\tEUR\neurot\tn\tEUR\nevra\tn\tEUR\nevrocent\tm\
        \tEUR\nevrocenta\tm\tEUR\nevrocenti\tm\tEUR\nevrocentov\tm\tEUR\neyrir\tm\t\t-2ISK\nfen\tq\tCNY\nfillér\tm\tHUF\
        \nfillért\tm\tHUF\nfils\tq\tAEDYER\t-3BHDKWDJODIQD\nforint\tn\tHUF\nforintot\tn\tHUF\nfranc\tn\tCHFXOFXAF\nfran\
        chi\tn\tCHF\nfrancs\tn\tCHFXOFXAF\nfrancs CFA\ta\tXOFXAF\ngapik\tm\tAZN\ngceint\tm\tEURUSDGBP\ngceinteanna\tm\t\
        EURUSDGBP\ngeiniog\tm\tGBP\ngrosz\tm\tPLN\ngrosza\tm\tPLN\ngroszach\tm\tPLN\ngroszami\tm\tPLN\ngrosze\tm\tPLN\n\
        groszy\tm\tPLN\nguaraníes\tn\tPYG\nhalala\tm\tSAR\nhalalah\tm\tSAR\nhalalahs\tm\tSAR\nhalalas\tm\tSAR\nhaleru\t\
        m\tCZK\nhaléř\tm\tCZK\nhaléře\tm\tCZK\nhaléři\tm\tCZK\nhaléřů\tm\tCZK\njiao\tm\t\t-1CNY\njiaos\tm\t\t-1CNY\nkap\
        eikas\tm\tRUBBYNUAH\nkapeikos\tm\tRUBBYNUAH\nkapeiku\tm\tRUBBYNUAH\nkapeikų\tm\tRUBBYNUAH\nkobo\tm\tNGN\nkobos\
        \tm\tNGN\nkopecas\tm\tRUBBYNUAH\nkopeck\tm\tRUBBYNUAH\nkopecks\tm\tRUBBYNUAH\nkopeek\tm\tRUBBYNUAH\nkopeekkaa\t\
        m\tRUBBYNUAH\nkopeika\tm\tRUBBYNUAH\nkopeikat\tm\tRUBBYNUAH\nkopeikkaa\tm\tRUBBYNUAH\nkopejke\tm\tRUBBYNUAH\nko\
        pejki\tm\tRUBBYNUAH\nkopejky\tm\tRUBBYNUAH\nkopejok\tm\tRUBBYNUAH\nkopek\tm\tRUBBYNUAH\nkopekkaa\tm\tRUBBYNUAH\
        \nkopeks\tm\tRUBBYNUAH\nkopeyka\tm\tRUBBYNUAH\nkopeykas\tm\tRUBBYNUAH\nkopiejek\tm\tRUBBYNUAH\nkopiejka\tm\tRUB\
        BYNUAH\nkopiejki\tm\tRUBBYNUAH\nkopijok\tm\tUAH\nkopiyka\tm\tUAH\nkopiykas\tm\tUAH\nkopiyky\tm\tUAH\nkopiyok\tm\
        \tUAH\nkopéyek\tm\tRUBBYNUAH\nkopějek\tm\tRUBBYNUAH\nkopějka\tm\tRUBBYNUAH\nkopějky\tm\tRUBBYNUAH\nkorun\tn\tCZ\
        K\nkoruna\tn\tCZK\nkoruny\tn\tCZK\nkr\ta\tO\nkrona\tn\tSEK\nkrone\tn\tNOKDKK\nkroner\tn\tNOKDKK\nkronor\tn\tSEK\
        \nkróna\tn\tISK\nkrónur\tn\tISK\nkurus\tm\tTRY\nkuruş\tm\tTRY\nkuruşa\tm\tTRY\nkuruşluk\tm\tTRY\nkuruştan\tm\tT\
        RY\nkuruşu\tm\tTRY\nkwanzas\tn\tAOA\nkyat\tn\tMMK\nkyats\tn\tMMK\nlaari\tm\tMVR\nlaaris\tm\tMVR\nlei\ta\tRONMDL\
        \nlek\ts\tALL\nlekë\tn\tALL\nlempiras\tn\tHNL\nleu\ta\tRONMDL\nlibras\th\tGBPEGP\nlira\tn\tTRY\nliras\tn\tTRY\n\
        lirası\tn\tTRY\nlisente\tm\tLSL\nman.\ts\tAZN\nmanat\tn\tAZNTMT\nmatambala\tm\tMWK\nmeticais\tn\tMZN\nmillime\t\
        m\t\t-3TND\nmillimes\tm\t\t-3TND\nnaira\tn\tNGN\nnew pence\tm\tGBP\nngwee\tm\tZMW\noyra\tm\tDKK\noyru\tm\tDKK\n\
        p\tq\tGBP\npaisa\tm\tI\npaise\tm\tI\npence\tm\tGBP\npence sterling\tm\tGBP\npencea\tm\tGBP\npenci\tm\tGBP\npenc\
        ov\tm\tGBP\npencí\tm\tGBP\npencích\tm\tGBP\npeni\tq\tGBP\npenics\tm\tGBP\npenies\tq\tGBP\npenija\tm\tGBP\npenij\
        ev\tm\tGBP\npeniji\tm\tGBP\npenique\tm\tGBP\npeniques\tm\tGBP\npennies\tm\tGBPUSD\npenniä\tm\tGBP\npenny\tm\tGB\
        PUSD\npennyä\tm\tGBP\npensy\tm\tGBP\npensów\tm\tGBP\npesewa\tm\tGHS\npesewas\tm\tGHS\npeso\tn\tL\npesos\tn\tL\n\
        phingin\tm\tGBP\npiaster\tq\tD\t-2JOD\npiasters\tq\tD\t-2JOD\npiastre\tq\tD\t-2JOD\npiastres\tq\tD\t-2JOD\nping\
        in\tm\tGBP\npingine\tm\tGBP\npinginí\tm\tGBP\npiso\tn\tPHP\npoisha\tm\tBDT\npound\th\tGBPEGP\npounds\th\tGBPEGP\
        \npounds sterling\tn\tGBP\npoysha\tm\tBDT\npul\tq\tAFN\npuls\tq\tAFN\npya\tm\tMMK\npyas\tm\tMMK\npêni\tq\tGBP\n\
        pênis\tq\tGBP\nqapik\tm\tAZN\nqapiks\tm\tAZN\nqepik\tm\tAZN\nqepiks\tm\tAZN\nqindarka\tm\tALL\nqindarkas\tm\tAL\
        L\nqindarkave\tm\tALL\nqindarkë\tm\tALL\nquetzales\tn\tGTQ\nquid\th\tGBPEUR\nqəpik\tm\tAZN\nqəpiklər\tm\tAZN\nr\
        and\th\tZAR\nrap\tq\tCHF\nraps\tq\tCHF\nreais\tn\tBRL\nreal\th\tBRL\nrenminbi\tn\tCNY\nrial\tn\tN\nrials\tn\tN\
        \nringgit\tn\tMYR\nriyal\tn\tN\nriyals\tn\tN\nrouble\tn\tRUBBYN\nroubles\tn\tRUBBYN\nroupies\tn\tH\nruble\tn\tR\
        UBBYN\nrubles\tn\tRUBBYN\nrupee\tn\tH\nrupees\tn\tH\nrupiah\tn\tIDR\nsFr.\ta\tCHF\nsantim\tm\tETB\nsantims\tm\t\
        ETB\nsatang\tm\tTHB\nsatangs\tm\tTHB\nsen\tq\tMYRIDRBNDUSDSGDAUDEURKHR\t-2JPY\nseniti\tm\tTOP\nsenteillä\tm\tS\
        \nsenti\tq\tTZSKESEURUSDCADAUDSOS\nsentimo\tm\tPHPUSD\nsentimong\tm\tPHPUSD\nsentimos\tm\tPHPUSD\nsentin\tm\tS\
        \nsentti\tm\tG\nsenttien\tm\tS\nsenttiä\tm\tG\nsgillinn\tm\tGBP\nshekel\tn\tILS\nshekels\tn\tILS\nshilling\tn\t\
        J\nshillings\tn\tJ\nso'm\ta\tUZS\nsoles\tn\tPEN\nsoʻm\ta\tUZS\nso‘m\ta\tUZS\nstotinka\tm\tBGN\nstotinkas\tm\tBG\
        N\nstotinki\tm\tBGN\ntaka\tn\tBDT\ntambala\tm\tMWK\ntenge\tn\tKZT\ntennesi\tm\tTMT\ntetri\tm\tGEL\nteňňe\tm\tTM\
        T\nthebe\tm\tBWP\ntiyin\tm\tUZS\ntiyins\tm\tUZS\ntiyn\tm\tKZT\ntiyns\tm\tKZT\ntoea\tm\tPGK\ntoman\tn\t\t+1IRR\n\
        tomans\tn\t\t+1IRR\ntyiyn\tm\tKGS\ntyiyns\tm\tKGS\ntyjyn\tm\tKGS\ntïın\tm\tKZT\nu$d\ta\tUSD\nwon\th\tKRW\nxen\t\
        m\tS\nxu\tq\tUSD\t-2VND\nyen\tn\tJPY\nyenes\tn\tJPY\nyens\tn\tJPY\nyuan\tn\tCNY\nzentimo\tm\tEURUSD\nzentimoak\
        \tm\tEURUSD\nzentimoko\tm\tEURUSD\nzl\ta\tPLN\nzloty\tn\tPLN\nzlotych\tn\tPLN\nzlotys\tn\tPLN\nzł\ta\tPLN\nzłot\
        e\tn\tPLN\nzłotego\tn\tPLN\nzłoty\tn\tPLN\nzłotych\tn\tPLN\n¢\tm\tUSDCADAUDNZD\n£E\ta\tEGP\näyri\tm\tSEKNOKDKK\
        \näyriä\tm\tSEKNOKDKK\nöre\tm\tSEKNOKDKK\nören\tm\tNOKDKKSEK\nörer\tm\tNOKDKKSEK\nøre\tm\tNOKDKKSEK\nøren\tm\tN\
        OKDKKSEK\nører\tm\tNOKDKKSEK\nċenteżmi\tm\tEURUSD\nċenteżmu\tm\tEURUSD\nĐ\ta\tVND\nđ\ta\tVND\nđô la\tn\tP\nđồng\
        \tn\tVND\nδολάρια\tn\tP\nδολάριο\tn\tP\nδολαρίων\tn\tP\nευρωσέντ\tm\tEUR\nευρωσεντ\tm\tEUR\nευρώ\tn\tEUR\nκοπέκ\
        ια\tm\tRUBBYNUAH\nπένς\tm\tGBP\nσέντς\tm\tG\nσεντ\tm\tG\nσεντς\tm\tG\nР\ta\tRUBBYN\nгривен\tn\tUAH\nгривень\tn\
        \tUAH\nгривна\tn\tUAH\nгривны\tn\tUAH\nгривня\tn\tUAH\nгривні\tn\tUAH\nгрн\ta\tUAH\nгяпик\tm\tAZN\nгяпика\tm\tA\
        ZN\nгяпиков\tm\tAZN\nден\ts\tMKD\nденари\tn\tMKD\nдин\ta\tRSD\nдинара\tn\tM\nдинаров\tn\tM\nдирам\tm\tTJS\nдира\
        ма\tm\tTJS\nдирамов\tm\tTJS\nдолар\tn\tP\nдолара\tn\tP\nдолари\tn\tP\nдоларів\tn\tP\nдолл\tn\tP\nдоллар\tn\tP\n\
        доллара\tn\tP\nдолларов\tn\tP\nевро\tn\tEUR\nевроцент\tm\tEUR\nевроцента\tm\tEUR\nевроценти\tm\tEUR\nевроцентов\
        \tm\tEUR\nевроцентове\tm\tEUR\nевроценты\tm\tEUR\nеўрацэнт\tm\tEUR\nеўрацэнтаў\tm\tEUR\nзлотый\tn\tPLN\nзлотых\
        \tn\tPLN\nиен\tn\tJPY\nйен\tn\tJPY\nкапеек\tm\tBYNRUB\nкапейка\tm\tBYNRUB\nкапейкі\tm\tBYNRUB\nкапеяк\tm\tBYNRU\
        B\nкоп\tm\tRUBBYNUAH\nкопеек\tm\tRUBBYNUAH\nкопейка\tm\tRUBBYNUAH\nкопейкам\tm\tRUBBYNUAH\nкопейками\tm\tRUBBYN\
        UAH\nкопейках\tm\tRUBBYNUAH\nкопейки\tm\tRUBBYNUAH\nкопейкой\tm\tRUBBYNUAH\nкопейку\tm\tRUBBYNUAH\nкопійка\tm\t\
        UAH\nкопійками\tm\tUAH\nкопійки\tm\tUAH\nкопійку\tm\tUAH\nкопійок\tm\tUAH\nлв\ta\tBGN\nлева\tn\tBGN\nлей\tn\tMD\
        LRON\nман.\ts\tAZN\nпени\tq\tGBP\nпенита\tm\tGBP\nпенни\tm\tGBP\nпенні\tm\tGBP\nпенс\tm\tGBP\nпенса\tm\tGBP\nпе\
        нсам\tm\tGBP\nпенсами\tm\tGBP\nпенси\tm\tGBP\nпенсов\tm\tGBP\nпенсы\tm\tGBP\nпенсі\tm\tGBP\nпенсів\tm\tGBP\nр\t\
        a\tRUBBYN\nр.\ta\tRUBBYN\nраппен\tm\tCHF\nраппена\tm\tCHF\nраппенов\tm\tCHF\nруб\ta\tRUBBYN\nрублей\tn\tRUBBYN\
        \nрубль\tn\tRUBBYN\nрубля\tn\tRUBBYN\nрублях\tn\tRUBBYN\nрублёў\tn\tBYNRUB\nрупий\tn\tH\nсомонӣ\tn\tTJS\nстотин\
        ка\tm\tBGN\nстотинки\tm\tBGN\nстотинок\tm\tBGN\nсум\ta\tUZS\nсўм\ta\tUZS\nтг\ta\tKZT\nтенге\tn\tKZT\nтетри\tm\t\
        GEL\nтеңге\tn\tKZT\nтийин\tm\tUZS\nтийина\tm\tUZS\nтийинов\tm\tUZS\nтиын\tm\tKZT\nтиындар\tm\tKZT\nтиынды\tm\tK\
        ZT\nтнг\ta\tKZT\nтыйын\tm\tKGS\nтыйындар\tm\tKGS\nтөгрөг\ta\tMNT\nцент\tm\tS\nцента\tm\tS\nцентам\tm\tS\nцентам\
        и\tm\tS\nцентах\tm\tS\nценти\tm\tS\nцентийн\tm\tS\nцентов\tm\tS\nцентове\tm\tS\nцентом\tm\tS\nценту\tm\tS\nцент\
        ы\tm\tS\nцентів\tm\tS\nцэнт\tm\tS\nцэнта\tm\tS\nцэнтаў\tm\tS\nцэнты\tm\tS\nюаней\tn\tCNY\nюань\tn\tCNY\nюаня\tn\
        \tCNY\nєвроцент\tm\tEUR\nєвроцента\tm\tEUR\nєвроценти\tm\tEUR\nєвроцентів\tm\tEUR\nդոլար\tn\tP\nդր.\ta\tAMD\nդր\
        ամ\ta\tAMD\nլումա\tm\tAMD\nկոպեկ\tm\tRUBBYNUAH\nցենտ\tm\tS\nאגורה\tm\tILS\nאגורות\tm\tILS\nאירוסנט\tm\tEUR\nדול\
        ר\tn\tP\nדולרים\tn\tP\nיורו\tn\tEUR\nסנט\tm\tS\nסנטים\tm\tS\nקופיקות\tm\tRUBBYNUAH\nש\"ח\ta\tILS\nש'ח\ta\tILS\n\
        שח\ts\tILS\nשקל\tn\tILS\nשקלים\tn\tILS\nש״ח\ta\tILS\nالسنت\tm\tS\nبنس\tm\tGBP\nبنسا\tm\tGBP\nبنسات\tm\tGBP\nبيس\
        ات\tm\t\t-3OMR\nبيسة\tm\t\t-3OMR\nبيسه\tm\t\t-3OMR\nتومان\tn\t\t+1IRR\nتومن\th\t\t+1IRR\nج.م\ta\tEGP\nجنيه\ta\t\
        EGPSDG\nجنيها\ta\tEGPSDG\nد.أ\ta\tJOD\nد.إ\ta\tAED\nد.ب\ta\tBHD\nد.ت\ta\tTND\nد.ج\ta\tDZD\nد.ع\ta\tIQD\nد.ك\ta\
        \tKWD\nد.م.\ta\tMAD\nدراهم\ta\tAEDMAD\nدرهم\ta\tAEDMAD\nدلار\tn\tP\nدولار\tn\tP\nدولارات\tn\tP\nدينار\ta\tK\nدي\
        نارا\ta\tK\nر.س\ta\tSAR\nر.ع\ta\tOMR\nر.ق\ta\tQAR\nروپے\tn\tH\nريال\ta\tN\nریال\ta\tN\nسنت\tm\tS\nسنتا\tm\tS\nس\
        نتات\tm\tS\nسنتيم\tm\tDZDMAD\nسنتيما\tm\tDZDMAD\nسنتيمات\tm\tDZDMAD\nسنتًا\tm\tS\nسينت\tm\tS\nسينتات\tm\tS\nسین\
        ٹ\tm\tS\nسینٹس\tm\tS\nصنتيم\tm\tDZDMAD\nفلس\tm\tAEDYER\t-3KWDBHDJODIQD\nفلسا\tm\tAEDYER\t-3KWDBHDJODIQD\nفلسات\
        \tm\tAEDYER\t-3KWDBHDJODIQD\nفلسًا\tm\tAEDYER\t-3KWDBHDJODIQD\nفلوس\tq\tAEDYER\t-3KWDBHDJODIQD\nقرش\tm\tC\nقرشا\
        \tm\tC\nقرشًا\tm\tC\nقروش\tm\tC\nكوبيك\tm\tRUBBYNUAH\nل.ل\ta\tLBP\nمليم\tm\t\t-3TND\nمليما\tm\t\t-3TND\nمليمات\
        \tm\t\t-3TND\nهللات\tm\tSAR\nهللة\tm\tSAR\nهلله\tm\tSAR\nيورو سنت\tm\tEUR\nپنس\tm\tGBP\nپنی\tm\tGBP\nپیسا\tm\tP\
        KRINR\nپیسہ\tm\tPKRINR\nپیسے\tm\tPKRINR\nڈالر\tn\tP\nکوپک\tm\tRUBBYNUAH\nیورو سنت\tm\tEUR\nލާރި\tm\tMVR\nकोपेक\
        \tm\tRUBBYNUAH\nडॉलर\tn\tP\nपेंस\tm\tGBP\nपेनी\tm\tGBP\nपेन्स\tm\tGBP\nपैसा\tm\tINRNPR\nपैसे\tm\tINRNPR\nरु\ta\
        \tINRNPR\nरु.\ta\tINRNPR\nरुपए\tn\tH\nरुपया\tn\tH\nरुपये\tn\tH\nरुपैयाँ\tn\tNPR\nरू\ta\tINRNPR\nरू.\ta\tINRNPR\
        \nरूपये\tn\tH\nसेंट\tm\tS\nसेंट्स\tm\tS\nसेन्ट\tm\tS\nটাকা\ta\tBDTINR\nডলার\tn\tP\nপইচা\tm\tBDTINR\nপয়সা\tm\tB\
        DTINR\nপেনি\tm\tGBP\nপেন্স\tm\tGBP\nসেন্ট\tm\tS\nਪੈਸਾ\tm\tINRPKR\nਪੈਸੇ\tm\tINRPKR\nਰੁਪਏ\tn\tH\nਸੈਂਟ\tm\tS\nપૈસા\
        \tm\tINR\nરૂ\ta\tINR\nરૂ.\ta\tINR\nરૂપિયા\tn\tH\nસેન્ટ\tm\tS\nପଇସା\tm\tINR\nசென்ட்\tm\tS\nபைசா\tm\tINR\nபைசாக்க\
        ள்\tm\tINR\nரூ\ta\tINRLKR\nரூ.\ta\tINRLKR\nரூபாய்\tn\tH\nపైసలు\tm\tINR\nపైసా\tm\tINR\nరూ\ta\tINR\nరూ.\ta\tINR\n\
        రూపాయలు\tn\tH\nసెంట్\tm\tS\nసెంట్లు\tm\tS\nಪೈಸೆ\tm\tINR\nಪೈಸೆಗಳು\tm\tINR\nರೂ\ta\tINR\nರೂ.\ta\tINR\nರೂಪಾಯಿ\tn\tH\
        \nಸೆಂಟ್\tm\tS\nಸೆಂಟ್\u{200C}ಗಳು\tm\tS\nപൈസ\tm\tINR\nരൂ\ta\tINR\nരൂ.\ta\tINR\nരൂപ\tn\tH\nරු\ta\tLKR\nරු.\ta\tLKR\
        \nශත\tm\tLKR\nดอลลาร์\tn\tP\nบ\ts\tTHB\nบ.\ts\tTHB\nบาท\ta\tTHB\nสตางค์\tm\tTHB\nหยวน\tn\tCNY\nเซนต์\tm\tS\nเซ็\
        นต์\tm\tS\nเพนซ์\tm\tGBP\nเพนนี\tm\tGBP\nโคเปค\tm\tRUBBYNUAH\nກີບ\tn\tLAK\nເຊັນ\tm\tS\nကျပ်\tn\tMMK\nပြား\tm\tM\
        MK\nდოლარი\tn\tP\nევროცენტი\tm\tEUR\nევროცენტის\tm\tEUR\nთეთრად\tm\tGEL\nთეთრი\tm\tGEL\nთეთრით\tm\tGEL\nთეთრის\
        \tm\tGEL\nთეთრს\tm\tGEL\nკაპიკი\tm\tRUBBYNUAH\nლარი\ta\tGEL\nპენი\tm\tGBP\nპენსი\tm\tGBP\nპენსის\tm\tGBP\nცენტა\
        დ\tm\tS\nცენტი\tm\tS\nცენტით\tm\tS\nცენტის\tm\tS\nცენტს\tm\tS\nሳንቲም\tm\tETBEURUSD\nዶላር\tn\tP\nរៀល\tn\tKHR\nសេន\
        \tm\tUSDKHR\n₲.\ta\tPYG\nウォン\tn\tKRW\nカペイカ\tm\tRUBBYNUAH\nコペイカ\tm\tRUBBYNUAH\nコペック\tm\tRUBBYNUAH\nサンチーム\tm\tCHF\
        \nセント\tm\tS\nドル\tn\tP\nフラン\tn\tCHFXOFXAF\nペニー\tm\tGBP\nペンス\tm\tGBP\nポンド\th\tGBPEGP\nユーロセント\tm\tEUR\nラッペン\tm\tCH\
        F\nルピー\tn\tH\nルーブル\tn\tRUBBYN\n人民元\tn\tCNY\n人民币\ta\tCNY\n人民幣\ta\tCNY\n便士\tm\tGBP\n元\ta\tCNYTWDHKD\n円\ta\tJPY\n分\
        \tq\tCNYTWDHKDUSDEURCADAUDNZDSGDMOPMYR\n分錢\tm\tCNYTWDHKD\n分钱\tm\tCNYTWDHKD\n台币\ta\tTWD\n台幣\ta\tTWD\n圆\ta\tCNYTW\
        DHKD\n圓\ta\tCNYTWDHKD\n戈比\tm\tRUBBYNUAH\n新台币\ta\tTWD\n新台幣\ta\tTWD\n新臺幣\ta\tTWD\n日元\ta\tJPY\n日圆\ta\tJPY\n日圓\ta\t\
        JPY\n日币\ta\tJPY\n日幣\ta\tJPY\n欧元\ta\tEUR\n欧分\tm\tEUR\n歐元\ta\tEUR\n歐分\tm\tEUR\n毛\tq\t\t-1CNYTWDHKDMOPUSDEURCADAUD\
        SGD\n港仙\tm\tHKD\n港元\ta\tHKD\n港币\ta\tHKD\n港幣\ta\tHKD\n澳門幣\ta\tMOP\n澳门币\ta\tMOP\n美分\tm\tUSD\n美金\ta\tUSD\n臺幣\ta\tT\
        WD\n英鎊\ta\tGBP\n英镑\ta\tGBP\n葡幣\ta\tMOP\n角\tq\t\t-1CNYTWDHKDMOPUSDEURCADAUDSGD\n銭\tm\t\t-2JPY\n韓元\ta\tKRW\n韩元\ta\
        \tKRW\n달러\tn\tP\n루블\tn\tRUBBYN\n루피\tn\tH\n센트\tm\tS\n엔\tn\tJPY\n원\ta\tKRW\n위안\tn\tCNY\n유로센트\tm\tEUR\n코페이카\tm\tRU\
        BBYNUAH\n파운드\th\tGBPEGP\n페니\tm\tGBP\n펜스\tm\tGBP\n프랑\tn\tCHFXOFXAF\n﷼\ta\tN\n
        """
    }

    static var groups: StaticString {
        """
        A\tAEDKWDBHDJODIQDYER\nB\tCNYTWDHKDMOPUSDEURCADAUDSGD\nC\tEGPLBPSYPSDG\nD\tEGPLBPSYPSDGSSP\nE\tEURCHFDZDMADUSDC\
        ADHTGCDF\nF\tEURPENCRCVESUSD\nG\tEURUSDCADAUDNZDSGDHKDZAR\nH\tINRPKRLKRNPRMURSCR\nI\tINRPKRNPRBDT\nJ\tKESTZSUGX\
        SOS\nK\tKWDIQDBHDJODDZDTNDLYD\nL\tMXNCLPPHPCOPARSUYUDOP\nM\tRSDKWDIQDBHDJODDZDTNDLYD\nN\tSARQAROMRYERIRR\nO\tSE\
        KNOKDKKISK\nP\tUSDAUDCADHKDSGDNZDTWD\nQ\tUSDBRLMXNARS\nR\tUSDBRLMXNARSPHPCOPDOPBOBGTQHNLNIOCUPMZNCVE\nS\tUSDEUR\
        CADAUDNZDSGDHKDZAR\nT\tUSDEURCADAUDNZDSGDHKDZARTWDJMDTTDBBDBZDBSDBMDKYDXCDFJDGYDLRDNADSBDSRDBNDAWGXCGKESTZSSOSE\
        TBERNLKRMURSCRSZLSLEZWGPHPMYR\nU\tUSDEURCADAUDNZDZARCHF\n
        """
    }

    static var minorUnits: StaticString {
        """
        Groschen\tPLN\nKF\tBAM\nPiaster\tEGPLBPSYPSDGSSP\nagora\tILS\nagorah\tILS\nagoras\tILS\namasenti\tZAR\natt\tLAK\
        \naura\t\t-2ISK\navo\tMOP\navos\tMOP\nbaisa\tOMR\nban\tRONMDL\nbanu\tRONMDL\nc\t\t-2XXX\nceint\t\t-2XXX\nceinte\
        anna\t\t-2XXX\ncendo\tUSDEUR\ncendoj\tUSDEUR\ncent\tCHFMXNBRLARSCOPPENCRCMADDZDHTGMZNCVEBOBGTQHNLNIODOPCUPUYUPA\
        BAOAIDRCDFLSL\t-2XOFXAFXPFKMFDJFGNFRWFBIFCLPPYGUGXXXX\ncenta\t\t-2XXX\ncentai\t\t-2XXX\ncentais\t\t-2XXX\ncenta\
        m\tEURUSD\ncentami\t\t-2XXX\ncentas\t\t-2XXX\ncentavo\tEURCADAUDCRCPENPABHKDNZDTWD\t-2CLPXXX\ncentavos\tEURCADA\
        UDCRCPENPABHKDNZDTWD\t-2CLPXXX\ncentech\t\t-2XXX\ncentem\t\t-2XXX\ncenten\t\t-2XXX\ncentesimi\tCADAUDNZDSGDHKDU\
        YUPAB\t-2XXX\ncentesimo\tCADAUDNZDSGDHKDUYUPAB\t-2XXX\ncentesimos\tUYUPABUSDEUR\ncentet\t\t-2XXX\ncenti\t\t-2XX\
        X\ncentiem\t\t-2XXX\ncentima\t\t-2XXX\ncentime\tAUDNZDGBPMUR\t-2XOFXAFXPFKMFDJFGNFRWFBIFXXX\ncentimes\tAUDNZDGB\
        PMUR\t-2XOFXAFXPFKMFDJFGNFRWFBIFXXX\ncentimo\tCHFCADAUDPHPMADGBPAOASTN\t-2XXX\ncentimos\tCHFCADAUDPHPMADGBPAOAS\
        TN\t-2XXX\ncentims\t\t-2XXX\ncentom\t\t-2XXX\ncentov\t\t-2XXX\ncents\tCHFMXNBRLARSCOPPENCRCMADDZDHTGMZNCVEBOBGT\
        QHNLNIODOPCUPUYUPABAOAIDRCDFLSL\t-2XOFXAFXPFKMFDJFGNFRWFBIFCLPPYGUGXXXX\ncentu\t\t-2XXX\ncentul\t\t-2XXX\ncentu\
        s\t\t-2XXX\ncenty\t\t-2XXX\ncentért\t\t-2XXX\ncentésimo\tUYUPABUSDEUR\ncentésimos\tUYUPABUSDEUR\ncentów\t\t-2XX\
        X\ncentů\t\t-2XXX\ncentům\t\t-2XXX\ncentų\t\t-2XXX\ncenți\t\t-2XXX\ncenții\t\t-2XXX\ncheint\t\t-2XXX\ncheintean\
        na\t\t-2XXX\nchon\tKPW\t-2KRW\nchŏn\tKPW\nct\t\t-2XXX\ncts\t\t-2XXX\nctv\tBOBUSDARSMXNCOPGTQHNLNIODOPCUP\nctvo\
        \tBOBUSDARSMXNCOPGTQHNLNIODOPCUP\nctvos\tBOBUSDARSMXNCOPGTQHNLNIODOPCUP\nctvs\tBOBUSDARSMXNCOPGTQHNLNIODOPCUP\n\
        cvs\tBOBUSDARSMXNCOPGTQHNLNIODOPCUP\ncèntim\t\t-2XXX\ncèntims\t\t-2XXX\ncéntimo\tCHFCADAUDPHPMADGBP\t-2PYGXXX\n\
        céntimos\tCHFCADAUDPHPMADGBP\t-2PYGXXX\ncêntimo\tUSDCHFCADAUD\t-2XXX\ncêntimos\tUSDCHFCADAUD\t-2XXX\ncắc\t\t-1V\
        ND\ndeni\tMKD\ndirham\tQARLYD\t-1JOD\ndirhams\tQARLYD\t-1JOD\neurosenti\tUSD\neyri\t\t-2ISK\neyris\t\t-2ISK\nfe\
        ning\tBAM\nfeninga\tBAM\nfenings\tBAM\nfeninzi\tBAM\nfiller\tHUF\nfillers\tHUF\ngceint\t\t-2XXX\ngceinteanna\t\
        \t-2XXX\nghrush\tTRY\ngirsh\tEGPLBPSYPSDGSSP\ngp\tGHS\ngr\tPLN\ngroszów\tPLN\ngroš\tPLN\ngroše\tPLN\ngrošů\tPLN\
        \nh\tCZK\nhal\tCZK\nhal.\tCZK\nhaler\tCZK\nhalere\tCZK\nhalers\tCZK\nhalier\tCZK\nhaliere\tCZK\nhalierov\tCZK\n\
        halíř\tCZK\nhalíře\tCZK\nhalířů\tCZK\nheller\tCZK\nhellers\tCZK\nhào\t\t-1VND\nisenti\tZAR\njeon\tKPW\t-2KRW\nk\
        \tNGN\nkr\tTRY\nkrş\tTRY\nlipa\tHRK\nlipas\tHRK\nlipe\tHRK\nlp\tHRK\nluma\tAMD\nlumas\tAMD\nmao\t\t-1CNY\nmilim\
        \tTND\t-3EGP\nmillieme\t\t-3EGP\nmilliemes\t\t-3EGP\nmillime\t\t-3EGP\nmillimes\tTND\t-3EGP\nmillièmes\t\t-3EGP\
        \nmongo\tMNT\nmöngö\tMNT\nore\tSEKNOKDKK\np\tGHS\npaisas\tINRPKRNPRBDT\npaisay\tPKRINR\npaisey\tPKRINR\npara\tR\
        SD\nparas\tRSD\npare\tRSD\npenca\tGBP\npence\tFKPGIPSHP\npennies\tFKPGIPSHPCAD\npenny\tFKPGIPSHPCAD\npens\tGBP\
        \npensa\tGBP\npensai\tGBP\npensas\tGBP\npensi\tGBP\npenss\tGBP\npensu\tGBP\npensų\tGBP\npfenig\tBAM\npfeniga\tB\
        AM\npfennig\tBAM\npfennigs\tBAM\npiastra\tEGPLBPSYPSDGSSP\nps\tINRPKRNPR\nqindar\tALL\nqindarks\tALL\nqintar\tA\
        LL\nqirsh\tEGPLBPSYPSDGSSP\t-2JOD\nqurush\tEGPLBPSYPSDGSSP\t-2JOD\nqəp\tAZN\nrp\tCHF\nsanteem\tDZDMADHTG\nsanti\
        m\tDZDMADHTG\nsantims\tDZDMADHTG\nsen\t\t-2XXX\nsendi\tEURUSD\nsene\tWST\nsens\tMYR\nsent\tEURZARNADUSDCADAUD\t\
        -2XXX\nsente\tZARNADUSDEURLSL\t-2XXX\nsenteillä\t\t-2XXX\nsenti\t\t-2XXX\nsentin\t\t-2XXX\nsentti\t\t-2XXX\nsen\
        ttien\t\t-2XXX\nsenttiä\t\t-2XXX\nsnt\tEURUSD\ntetris\tGEL\ntiyin\tKZTKGS\ntiyins\tKZTKGS\ntiyn\tKGSUZS\nxen\t\
        \t-2XXX\nxu\t\t-2XXX\nzentimo\t\t-2XXX\nzentimoak\t\t-2XXX\nzentimoko\t\t-2XXX\n¢\t\t-2XXX\nċenteżmi\t\t-2XXX\n\
        ċenteżmu\t\t-2XXX\nλεπτά\tEURUSDGBPCHFCADAUD\nλεπτα\tEURUSDGBPCHFCADAUD\nλεπτό\tEURUSDGBPCHFCADAUD\nλεπτών\tEUR\
        USDGBPCHFCADAUD\nπένα\tGBP\nπένες\tGBP\nπενών\tGBP\nσέντς\t\t-2XXX\nσεντ\t\t-2XXX\nσεντς\t\t-2XXX\nагор\tILS\nа\
        гора\tILS\nагорот\tILS\nагоры\tILS\nбан\tMDLRON\nбана\tMDLRON\nбаней\tMDLRON\nбани\tMDLRON\nбанов\tMDLRON\nгале\
        рів\tCZK\nгеллер\tCZK\nгеллера\tCZK\nгеллеров\tCZK\nгрош\tPLN\nгроша\tPLN\nгрошей\tPLN\nгроши\tPLN\nгрошів\tPLN\
        \nгуруш\tTRY\nдени\tMKD\nк\tRUBBYNUAH\nкап\tBYNRUB\nкопеек\tAZN\nкопейка\tAZN\nкопейки\tAZN\nкопійка\tRUBBYN\nк\
        опійки\tRUBBYN\nкопійок\tRUBBYN\nкуруш\tTRY\nкуруша\tTRY\nкурушей\tTRY\nкурушів\tTRY\nлум\tAMD\nлума\tAMD\nмилл\
        им\tTND\nмиллима\tTND\nмиллимов\tTND\nмөнгө\tMNT\nмөнгөний\tMNT\nпайс\tINRPKRNPR\nпайса\tINRPKRNPR\nпайсы\tINRP\
        KRNPR\nпара\tRSD\nпаре\tRSD\nпиастр\tEGPLBPSYPSDGSSP\nпиастра\tEGPLBPSYPSDGSSP\nпиастров\tEGPLBPSYPSDGSSP\nпфен\
        ига\tBAM\nсантим\tCHFDZDMADETB\t-2XOFXAF\nсантима\tCHFDZDMADETB\t-2XOFXAF\nсантимов\tCHFDZDMADETB\t-2XOFXAF\nса\
        нтимы\tCHFDZDMADETB\nсантимів\tCHFDZDMADETB\nсатанг\tTHB\nсатанга\tTHB\nсатангов\tTHB\nст\tBGNEUR\nстот\tEURBGN\
        \nстотинка\tEUR\nстотинки\tEUR\nтенге\tTMT\nтенгеси\tTMT\nтеннеси\tTMT\nтийин\tKZTKGS\nтиын\tKGSUZS\nтиына\tKGS\
        KZT\nтиынов\tKGSKZT\nтыйын\tKZT\nтыйынов\tKGSKZT\nфенинг\tBAM\nфенинга\tBAM\nфенингов\tBAM\nфеннинг\tBAM\nфилле\
        р\tHUF\nфиллера\tHUF\nфиллеров\tHUF\nфилс\tAEDKWDBHDJODIQD\nфилса\tAEDKWDBHDJODIQD\nфилсов\tAEDKWDBHDJODIQD\nфы\
        нь\tCNY\nфэней\tCNY\nфэнь\tCNY\nхалал\tSAR\nхалала\tSAR\nхалалов\tSAR\nц\tEURUSDCADAUD\nцент\t\t-2XXX\nцента\t\
        \t-2XXX\nцентам\t\t-2XXX\nцентами\t\t-2XXX\nцентах\t\t-2XXX\nценти\t\t-2XXX\nцентийн\t\t-2XXX\nцентов\t\t-2XXX\
        \nцентове\t\t-2XXX\nцентом\t\t-2XXX\nценту\t\t-2XXX\nценты\t\t-2XXX\nцентів\t\t-2XXX\nцзяо\t\t-1CNY\nцэнт\t\t-2\
        XXX\nцэнта\t\t-2XXX\nцэнтаў\t\t-2XXX\nцэнты\t\t-2XXX\nэре\tSEKNOKDKK\nցենտ\t\t-2XXX\nאג\tILS\nאג'\tILS\nאג׳\tIL\
        S\nסנט\t\t-2XXX\nסנטים\t\t-2XXX\nפני\tGBP\nפניז\tGBP\nפנס\tGBP\nפנסים\tGBP\nأغورا\tILS\nأغورات\tILS\nأغورة\tILS\
        \nاغورات\tILS\nاغورة\tILS\nالسنت\t\t-2XXX\nدراهم\tQARLYD\t-1JOD\nدرهم\tQARLYD\t-1JOD\nدرهما\tQARLYD\nسنت\t\t-2X\
        XX\nسنتا\t\t-2XXX\nسنتات\t\t-2XXX\nسنتيم\tCHFEUR\nسنتيما\tCHFEUR\nسنتيمات\tCHFEUR\nسنتًا\t\t-2XXX\nسينت\t\t-2XX\
        X\nسينتات\t\t-2XXX\nسینٹ\t\t-2XXX\nسینٹس\t\t-2XXX\nفلس\tKWDBHDJODIQD\nفلسا\tKWDBHDJODIQD\nقرش\tTRY\t-2JODLYD\nق\
        رشا\t\t-2JODLYD\nقروش\tTRY\t-2JODLYD\nمليم\tTND\t-3EGP\nمليما\t\t-3EGP\nمليمات\t\t-3EGP\nپول\tAFN\nہلالہ\tSAR\n\
        पैसों\tINRNPR\nफिल्स\tAEDKWDBHDJODIQD\nसेंट\t\t-2XXX\nसेंट्स\t\t-2XXX\nसेन्ट\t\t-2XXX\nहलाला\tSAR\nসেন্ট\t\t-2X\
        XX\nਸੈਂਟ\t\t-2XXX\nસેન્ટ\t\t-2XXX\nசதங்கள்\tLKR\nசதம்\tLKR\nசென்ட்\tLKR\t-2XXX\nபைசா\tLKR\nసెంట్\t\t-2XXX\nసెంట\
        ్లు\t\t-2XXX\nಸೆಂಟ್\t\t-2XXX\nಸೆಂಟ್\u{200C}ಗಳು\t\t-2XXX\nഫിൽസ്\tAEDKWDBHDJODIQD\nസെന്റ്\tUSDEURCADAUD\nഹലാല\tSA\
        R\nසත\tLKR\nสต\tTHB\nเซนต์\t\t-2XXX\nเซ็นต์\t\t-2XXX\nອັດ\tLAK\nເຊັນ\t\t-2XXX\nဆင့်\tUSDEUR\nცენტად\t\t-2XXX\nც\
        ენტი\t\t-2XXX\nცენტით\t\t-2XXX\nცენტის\t\t-2XXX\nცენტს\t\t-2XXX\nሳንቲም\t\t-2XXX\nアゴロット\tILS\nエーレ\tSEKNOKDKK\nオーレ\
        \tSEKNOKDKK\nクルシュ\tTRY\nグロシ\tPLN\nグロシュ\tPLN\nコボ\tNGN\nサタン\tTHB\nサターン\tTHB\nサンチーム\tEURDZDMAD\nセント\tTWDJMDNAD\t-2\
        XXX\nチャオ\t\t-1CNY\nハララ\tSAR\nハレーシュ\tCZK\nパイサ\tINRPKRNPR\nパイセ\tINRPKRNPR\nピアストル\tEGPLBPSYPSDGSSP\nフィルス\tAEDKWDBH\
        DJODIQD\nフェン\tCNY\n仙\tMYRHKDSGDUSDAUDCADMOP\n分\t\t-2XXX\n厘\t\t-3CNYTWDHKDJPY\n库鲁\tTRY\n日本銭\t\t-2JPY\n日本錢\t\t-2J\
        PY\n日本钱\t\t-2JPY\n格罗希\tPLN\n欧尔\tSEKNOKDKK\n毛錢\t\t-1CNYTWDHKD\n毛钱\t\t-1CNYTWDHKD\n毫\t\t-1HKDMOP\n毫子\t\t-1HKDMOP\
        \n派士\tINRPKRNPR\n派沙\tINRPKRNPR\n萨当\tTHB\n角錢\t\t-1CNYTWDHKD\n角钱\t\t-1CNYTWDHKD\n费尔\tAEDKWDBHDJODIQD\n釐\t\t-3CNYT\
        WDHKD\n錢\t\t-2JPY\n钱\t\t-2JPY\n阿高洛\tILS\n그로시\tPLN\n사땅\tTHB\n센트\t\t-2XXX\n아고라\tILS\n외레\tSEKNOKDKK\n자오\t\t-1CNY\n\
        전\tKPW\t-2KRWJPY\n쿠루쉬\tTRY\n파이사\tINRPKRNPR\n펀\tCNY\n필스\tAEDKWDBHDJODIQD\n할랄라\tSAR\n
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
