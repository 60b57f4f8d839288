// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What people write for currencies, from Data/Decisions/currencyForms.json.
enum CurrencyForms {
    static var forms: StaticString {
        """
        $ CA\ta\tCAD\n$ CAN\ta\tCAD\n$CA\ta\tCAD\n$CAN\ta\tCAD\n$U\ta\tUYU\n$US\ta\tUSD\nA$\ta\tAUD\nAR$\ta\tARS\nARS$\
        \ta\tARS\nAU$\ta\tAUD\nAUD$\ta\tAUD\nAfghan Afghani\tn\tAFN\nAfghan Afghanis\tn\tAFN\nAlbanian lek\tn\tALL\nAlb\
        anian lekë\tn\tALL\nAlgerian dinar\tn\tDZD\nAlgerian dinars\tn\tDZD\nAmerican dollar\tn\tUSD\nAmerican dollars\
        \tn\tUSD\nAmerikaanse dollars\tn\tUSD\nAngolan kwanza\tn\tAOA\nAngolan kwanzas\tn\tAOA\nArgentine peso\tn\tARS\
        \nArgentine pesos\tn\tARS\nArmenian dram\tn\tAMD\nArmenian drams\tn\tAMD\nAruban florin\tn\tAWG\nAussie dollar\
        \tn\tAUD\nAussie dollars\tn\tAUD\nAustralia dollar\tn\tAUD\nAustralia dollars\tn\tAUD\nAustralian dollar\tn\tAU\
        D\nAustralian dollars\tn\tAUD\nAustralische dollars\tn\tAUD\nAzerbaijani manat\tn\tAZN\nAzerbaijani manats\tn\t\
        AZN\nB$\ta\tBSDBND\nB.D.\ts\tBHD\nB/.\ta\tPAB\nBD\ts\tBHD\nBZ$\ta\tBZD\nBahamas dollar\tn\tBSD\nBahamas dollars\
        \tn\tBSD\nBahamian dollar\tn\tBSD\nBahamian dollars\tn\tBSD\nBahraini dinar\tn\tBHD\nBahraini dinars\tn\tBHD\nB\
        angladeshi taka\tn\tBDT\nBangladeshi takas\tn\tBDT\nBarbadian dollar\tn\tBBD\nBarbadian dollars\tn\tBBD\nBarbad\
        os dollar\tn\tBBD\nBarbados dollars\tn\tBBD\nBds$\ta\tBBD\nBelarusian rouble\tn\tBYN\nBelarusian roubles\tn\tBY\
        N\nBelarusian ruble\tn\tBYN\nBelarusian rubles\tn\tBYN\nBelize dollar\tn\tBZD\nBelize dollars\tn\tBZD\nBelizean\
         dollar\tn\tBZD\nBelizean dollars\tn\tBZD\nBermuda dollar\tn\tBMD\nBermuda dollars\tn\tBMD\nBermudan dollar\tn\
        \tBMD\nBermudan dollars\tn\tBMD\nBhutanese ngultrum\tn\tBTN\nBhutanese ngultrums\tn\tBTN\nBolivian boliviano\tn\
        \tBOB\nBolivian bolivianos\tn\tBOB\nBosnia-Herzegovina convertible mark\tn\tBAM\nBosnia-Herzegovina convertible\
         marks\tn\tBAM\nBotswanan pula\tn\tBWP\nBotswanan pulas\tn\tBWP\nBr\ts\tETBBYN\nBrazil reais\tn\tBRL\nBrazil re\
        al\tn\tBRL\nBrazilian reais\tn\tBRL\nBrazilian real\tn\tBRL\nBrazilian reals\tn\tBRL\nBritish pound\tn\tGBP\nBr\
        itish pounds\tn\tGBP\nBritse ponden\tn\tGBP\nBrunei dollar\tn\tBND\nBrunei dollars\tn\tBND\nBs\ta\tVESBOB\nBs.D\
        \ta\tVESBOB\nBs.S\ta\tVESBOB\nBurundian franc\tn\tBIF\nBurundian francs\tn\tBIF\nC$\ta\tCADNIO\nCA$\ta\tCAD\nCA\
        D$\ta\tCAD\nCDN$\ta\tCAD\nCFA\ta\tXOFXAF\nCFP franc\tn\tXPF\nCFP francs\tn\tXPF\nCHFr.\ta\tCHF\nCI$\ta\tKYD\nCL\
        P$\ta\tCLP\nCOL$\ta\tCOP\nCOP$\ta\tCOP\nCambodian riel\tn\tKHR\nCambodian riels\tn\tKHR\nCan$\ta\tCAD\nCanada d\
        ollar\tn\tCAD\nCanada dollars\tn\tCAD\nCanadese dollars\tn\tCAD\nCanadian dollar\tn\tCAD\nCanadian dollars\tn\t\
        CAD\nCape Verdean escudo\tn\tCVE\nCape Verdean escudos\tn\tCVE\nCaribbean guilder\tn\tXCG\nCaribbean guilders\t\
        n\tXCG\nCayman Islands dollar\tn\tKYD\nCayman Islands dollars\tn\tKYD\nCayman dollar\tn\tKYD\nCayman dollars\tn\
        \tKYD\nCentral African CFA franc\tn\tXAF\nCentral African CFA francs\tn\tXAF\nChilean peso\tn\tCLP\nChilean pes\
        os\tn\tCLP\nChinese renminbi\tn\tCNY\nChinese yuan\tn\tCNY\nChinese yuans\tn\tCNY\nColombia pesos\tn\tCOP\nColo\
        mbian peso\tn\tCOP\nColombian pesos\tn\tCOP\nComorian franc\tn\tKMF\nComorian francs\tn\tKMF\nCongolese franc\t\
        n\tCDF\nCongolese francs\tn\tCDF\nCosta Rican colón\tn\tCRC\nCosta Rican colóns\tn\tCRC\nCroatian kuna\tn\tHRK\
        \nCroatian kunas\tn\tHRK\nCuban peso\tn\tCUP\nCuban pesos\tn\tCUP\nCzech koruna\tn\tCZK\nCzech korunas\tn\tCZK\
        \nD-Mark\ta\tDEM\nDH\ta\tAEDMAD\nDKr\ta\tDKK\nDM\ta\tDEM\nDanish krone\tn\tDKK\nDanish kroner\tn\tDKK\nDeense k\
        roner\tn\tDKK\nDh\ta\tAEDMAD\nDhs\ta\tAEDMAD\nDjiboutian franc\tn\tDJF\nDjiboutian francs\tn\tDJF\nDominican pe\
        so\tn\tDOP\nDominican pesos\tn\tDOP\nDubai dirham\tn\tAED\nDubai dirhams\tn\tAED\nEC dollar\tn\tXCD\nEC dollars\
        \tn\tXCD\nEC$\ta\tXCD\nEast Caribbean dollar\tn\tXCD\nEast Caribbean dollars\tn\tXCD\nEgypt pound\tn\tEGP\nEgyp\
        t pounds\tn\tEGP\nEgyptian pound\tn\tEGP\nEgyptian pounds\tn\tEGP\nEgyptische pond\tn\tEGP\nEgyptische ponden\t\
        n\tEGP\nEmirati dirham\tn\tAED\nEmirati dirhams\tn\tAED\nEngelse pond\tn\tGBP\nEngelse ponden\tn\tGBP\nEnglish \
        pound\tn\tGBP\nEnglish pounds\tn\tGBP\nEritrean nakfa\tn\tERN\nEritrean nakfas\tn\tERN\nEthiopian birr\tn\tETB\
        \nEthiopian birrs\tn\tETB\nEuronen\tn\tEUR\nE£\ta\tEGP\nF CFA\ta\tXOFXAF\nF.CFA\ta\tXOFXAF\nFCFA\ta\tXOFXAF\nFJ\
        $\ta\tFJD\nFalkland Islands pound\tn\tFKP\nFalkland Islands pounds\tn\tFKP\nFiji dollar\tn\tFJD\nFiji dollars\t\
        n\tFJD\nFijian dollar\tn\tFJD\nFijian dollars\tn\tFJD\nFilipino pesos\tn\tPHP\nFr\ts\tCHF\nFranken\tn\tCHF\nFrs\
        \ta\tCHFXOFXAFXPF\nFrw\ta\tRWF\nFränkli\tn\tCHF\nFt\ts\tHUF\nFt-ot\tn\tHUF\nFt-ért\tn\tHUF\nFt.\ta\tHUF\nG$\ta\
        \tGYD\nGHS¢\ta\tGHS\nGH¢\ta\tGHS\nGH₵\ta\tGHS\nGY$\ta\tGYD\nGambian dalasi\tn\tGMD\nGambian dalasis\tn\tGMD\nGe\
        orgian lari\tn\tGEL\nGeorgian laris\tn\tGEL\nGermanic languages crown\tn\tSEK\nGermanic languages crowns\tn\tSE\
        K\nGermanic languages krona\tn\tNOK\nGermanic languages kronas\tn\tSEK\nGermanic languages kroner\tn\tSEK\nGerm\
        anic languages krones\tn\tDKK\nGermanic languages kronor\tn\tNOK\nGhana cedi\tn\tGHS\nGhana cedis\tn\tGHS\nGhan\
        aian cedi\tn\tGHS\nGhanaian cedis\tn\tGHS\nGibraltar pound\tn\tGIP\nGibraltar pounds\tn\tGIP\nGr\tq\tPLN\nGs\ta\
        \tPYG\nGuaraní\tn\tPYG\nGuatemalan quetzal\tn\tGTQ\nGuatemalan quetzals\tn\tGTQ\nGuinean franc\tn\tGNF\nGuinean\
         francs\tn\tGNF\nGuyanaese dollar\tn\tGYD\nGuyanaese dollars\tn\tGYD\nHK dollar\tn\tHKD\nHK dollars\tn\tHKD\nHK\
        $\ta\tHKD\nHaitian gourde\tn\tHTG\nHaitian gourdes\tn\tHTG\nHonduran lempira\tn\tHNL\nHonduran lempiras\tn\tHNL\
        \nHong Kong dollar\tn\tHKD\nHong Kong dollars\tn\tHKD\nHongkong dollar\tn\tHKD\nHongkong dollars\tn\tHKD\nHongk\
        ongse dollars\tn\tHKD\nHrywen\tn\tUAH\nHrywnja\tn\tUAH\nHungarian forint\tn\tHUF\nHungarian forints\tn\tHUF\nIc\
        elandic króna\tn\tISK\nIcelandic krónur\tn\tISK\nIndia rupee\tn\tINR\nIndia rupees\tn\tINR\nIndian rupee\tn\tIN\
        R\nIndian rupees\tn\tINR\nIndiase roepies\tn\tINR\nIndonesian rupiah\tn\tIDR\nIndonesian rupiahs\tn\tIDR\nIrani\
        an rial\tn\tIRR\nIranian rials\tn\tIRR\nIraqi dinar\tn\tIQD\nIraqi dinars\tn\tIQD\nIsraeli new shekel\tn\tILS\n\
        Israeli new shekels\tn\tILS\nIsraeli shekel\tn\tILS\nIsraeli shekels\tn\tILS\nJ$\ta\tJMD\nJ.D.\ts\tJOD\nJD\ts\t\
        JOD\nJamaica dollar\tn\tJMD\nJamaica dollars\tn\tJMD\nJamaican dollar\tn\tJMD\nJamaican dollars\tn\tJMD\nJapane\
        se yen\tn\tJPY\nJapanese yens\tn\tJPY\nJordanian dinar\tn\tJOD\nJordanian dinars\tn\tJOD\nK.D.\ta\tKWD\nKD\ta\t\
        KWD\nKM\ts\tBAM\nKSh\ta\tKES\nKShs\ta\tKES\nKazakh tenge\tn\tKZT\nKazakhstani tenge\tn\tKZT\nKazakhstani tenges\
        \tn\tKZT\nKc\ta\tCZK\nKenya shilling\tn\tKES\nKenya shillings\tn\tKES\nKenyan shilling\tn\tKES\nKenyan shilling\
        s\tn\tKES\nKiwi dollar\tn\tNZD\nKiwi dollars\tn\tNZD\nKopeke\tm\tRUBBYNUAH\nKopeken\tm\tRUBBYNUAH\nKorean won\t\
        n\tKRW\nKr\ta\tU\nKronen\tn\tV\nKs\ts\tMMK\nKuwait dinar\tn\tKWD\nKuwait dinars\tn\tKWD\nKuwaiti dinar\tn\tKWD\
        \nKuwaiti dinars\tn\tKWD\nKyrgyz som\tn\tKGS\nKyrgyz soms\tn\tKGS\nKč\ta\tCZK\nL$\ta\tLRD\nL.\ts\tHNL\nL.E\ta\t\
        EGP\nL.L.\ta\tLBP\nLD$\ta\tLRD\nLE\ts\tEGP\nLankan rupee\tn\tLKR\nLankan rupees\tn\tLKR\nLaotian kip\tn\tLAK\nL\
        aotian kips\tn\tLAK\nLebanese pound\tn\tLBP\nLebanese pounds\tn\tLBP\nLebanon pound\tn\tLBP\nLebanon pounds\tn\
        \tLBP\nLesotho loti\tn\tLSL\nLesotho lotis\tn\tLSL\nLew\tn\tBGN\nLiberia dollar\tn\tLRD\nLiberia dollars\tn\tLR\
        D\nLiberian dollar\tn\tLRD\nLiberian dollars\tn\tLRD\nLibyan dinar\tn\tLYD\nLibyan dinars\tn\tLYD\nLps\ta\tHNL\
        \nMOP$\ta\tMOP\nMT\ts\tMZN\nMX$\ta\tMXN\nMXN$\ta\tMXN\nMacanese pataca\tn\tMOP\nMacanese patacas\tn\tMOP\nMaced\
        onian denar\tn\tMKD\nMacedonian denari\tn\tMKD\nMalagasy ariaries\tn\tMGA\nMalagasy ariary\tn\tMGA\nMalawian kw\
        acha\tn\tMWK\nMalawian kwachas\tn\tMWK\nMalaysia ringgit\tn\tMYR\nMalaysia ringgits\tn\tMYR\nMalaysian ringgit\
        \tn\tMYR\nMalaysian ringgits\tn\tMYR\nMaldivian rufiyaa\tn\tMVR\nMaldivian rufiyaas\tn\tMVR\nMauritanian ouguiy\
        a\tn\tMRU\nMauritanian ouguiyas\tn\tMRU\nMauritian rupee\tn\tMUR\nMauritian rupees\tn\tMUR\nMex$\ta\tMXN\nMexic\
        aanse pesos\tn\tMXN\nMexican peso\tn\tMXN\nMexican pesos\tn\tMXN\nMexico pesos\tn\tMXN\nMoldovan lei\tn\tMDL\nM\
        oldovan leu\tn\tMDL\nMongolian tugrik\tn\tMNT\nMongolian tugriks\tn\tMNT\nMoroccan dirham\tn\tMAD\nMoroccan dir\
        hams\tn\tMAD\nMozambican meticais\tn\tMZN\nMozambican metical\tn\tMZN\nMozambican meticals\tn\tMZN\nMyanmar kya\
        t\tn\tMMK\nMyanmar kyats\tn\tMMK\nN\ts\tNGN\nN$\ta\tNAD\nNAf.\ta\tANG\nNAƒ\ta\tANG\nNIS\ta\tILS\nNKr\ta\tNOK\nN\
        Rs\ta\tNPR\nNT\ts\tTWD\nNT$\ta\tTWD\nNTD\ta\tTWD\nNZ dollar\tn\tNZD\nNZ dollars\tn\tNZD\nNZ$\ta\tNZD\nNZドル\tn\t\
        NZD\nNZ・ドル\tn\tNZD\nNamibia dollar\tn\tNAD\nNamibia dollars\tn\tNAD\nNamibian dollar\tn\tNAD\nNamibian dollars\
        \tn\tNAD\nNepalese rupee\tn\tNPR\nNepalese rupees\tn\tNPR\nNepali rupee\tn\tNPR\nNepali rupees\tn\tNPR\nNetherl\
        ands Antillean guilder\tn\tANG\nNetherlands Antillean guilders\tn\tANG\nNew Taiwan dollar\tn\tTWD\nNew Taiwan d\
        ollars\tn\tTWD\nNew Zealand dollar\tn\tNZD\nNew Zealand dollars\tn\tNZD\nNicaraguan córdoba\tn\tNIO\nNicaraguan\
         córdobas\tn\tNIO\nNieuw-Zeelandse dollars\tn\tNZD\nNigeria naira\tn\tNGN\nNigerian naira\tn\tNGN\nNigerian nai\
        ras\tn\tNGN\nNoorse kroner\tn\tNOK\nNorth Korean won\tn\tKPW\nNorwegian krone\tn\tNOK\nNorwegian kroner\tn\tNOK\
        \nOmani rial\tn\tOMR\nOmani rials\tn\tOMR\nP\ts\tPHP\nPakistan rupee\tn\tPKR\nPakistan rupees\tn\tPKR\nPakistan\
        i rupee\tn\tPKR\nPakistani rupees\tn\tPKR\nPanamanian balboa\tn\tPAB\nPanamanian balboas\tn\tPAB\nPapua New Gui\
        nean kina\tn\tPGK\nParaguayan guarani\tn\tPYG\nParaguayan guaranis\tn\tPYG\nPeruvian sol\tn\tPEN\nPeruvian sole\
        s\tn\tPEN\nPfund\th\tGBPEGP\nPfund Sterling\tn\tGBP\nPfunde\tn\tGBP\nPhP\ta\tPHP\nPhilippine peso\tn\tPHP\nPhil\
        ippine pesos\tn\tPHP\nPhilippines pesos\tn\tPHP\nPhp\ta\tPHP\nPolish zloty\tn\tPLN\nPolish zlotys\tn\tPLN\nPool\
        se złoty\tn\tPLN\nPt\ts\tESP\nPta\ts\tESP\nPtas\ts\tESP\nPts\ts\tESP\nQ\ts\tGTQ\nQ.\ts\tGTQ\nQ.R.\ts\tQAR\nQR\t\
        s\tQAR\nQatar riyal\tn\tQAR\nQatar riyals\tn\tQAR\nQatari rial\tn\tQAR\nQatari rials\tn\tQAR\nQatari riyal\tn\t\
        QAR\nQatari riyals\tn\tQAR\nR\ts\tZAR\nR$\ta\tBRL\nR.O.\ts\tOMR\nRD$\ta\tDOP\nRM\ta\tMYR\nRMB\ta\tCNY\nRO\ts\tO\
        MR\nRappen\tm\tCHF\nRe\ts\tJ\nRiesen\tl\t\t+3EURCHFUSD\nRomanian lei\tn\tRON\nRomanian leu\tn\tRON\nRp\ta\tIDR\
        \nRs\ta\tJ\nRubel\tn\tRUBBYN\nRupie\tn\tK\nRupien\tn\tJ\nRussian ruble\tn\tRUB\nRussian rubles\tn\tRUB\nRussisc\
        he roebels\tn\tRUB\nRwandan franc\tn\tRWF\nRwandan francs\tn\tRWF\nRäppli\tm\tCHF\nS$\ta\tSGD\nS.R.\ts\tSAR\nS/\
        \ts\tPEN\nS/.\ta\tPEN\nSFr\ta\tCHF\nSG$\ta\tSGD\nSI$\ta\tSBD\nSKr\ta\tSEK\nSR\ts\tSAR\nSamoan tala\tn\tWST\nSau\
        di rial\tn\tSAR\nSaudi rials\tn\tSAR\nSaudi riyal\tn\tSAR\nSaudi riyals\tn\tSAR\nSaudiriyal\tn\tSAR\nSaudiriyal\
        s\tn\tSAR\nSchekel\tn\tILS\nSchweizer Franken\tn\tCHF\nSerbian dinar\tn\tRSD\nSerbian dinars\tn\tRSD\nSeychello\
        is rupee\tn\tSCR\nSeychellois rupees\tn\tSCR\nSh\ts\tN\nShs\ta\tKESTZSUGX\nSierra Leonean leone\tn\tSLE\nSierra\
         Leonean leones\tn\tSLE\nSingapore dollar\tn\tSGD\nSingapore dollars\tn\tSGD\nSingaporean dollar\tn\tSGD\nSinga\
        porean dollars\tn\tSGD\nSingaporese dollars\tn\tSGD\nSingapur Dollar\tn\tSGD\nSk\ts\tSKK\nSkr\ta\tSEK\nSlavic l\
        anguages crown\tn\tCZK\nSlavic languages crowns\tn\tCZK\nSlavic languages hryvnas\tn\tUAH\nSlavic languages hry\
        vnia\tn\tUAH\nSlavic languages korunas\tn\tCZK\nSlavic languages rouble\tn\tRUB\nSlavic languages roubles\tn\tR\
        UB\nSlavic languages zloty\tn\tPLN\nSlavic languages zlotych\tn\tPLN\nSlavic languages zlotys\tn\tPLN\nSolomon \
        Islands dollar\tn\tSBD\nSolomon Islands dollars\tn\tSBD\nSomali shilling\tn\tSOS\nSomali shillings\tn\tSOS\nSou\
        th Africa rand\tn\tZAR\nSouth African rand\tn\tZAR\nSouth African rands\tn\tZAR\nSouth Korean won\tn\tKRW\nSout\
        h Sudanese pound\tn\tSSP\nSouth Sudanese pounds\tn\tSSP\nSpanish peseta\tn\tESP\nSpanish pesetas\tn\tESP\nSri L\
        ankan rupee\tn\tLKR\nSri Lankan rupees\tn\tLKR\nSt. Helena pound\tn\tSHP\nSt. Helena pounds\tn\tSHP\nStutz\tl\t\
        CHF\nSudanese pound\tn\tSDG\nSudanese pounds\tn\tSDG\nSum\th\tUZSKGS\nSurinamese dollar\tn\tSRD\nSurinamese dol\
        lars\tn\tSRD\nSuudi riyali\tn\tSAR\nSwazi emalangeni\tn\tSZL\nSwazi lilangeni\tn\tSZL\nSwedish krona\tn\tSEK\nS\
        wedish kronor\tn\tSEK\nSwiss franc\tn\tCHF\nSwiss francs\tn\tCHF\nSwiss franken\tn\tCHF\nSyrian pound\tn\tSYP\n\
        Syrian pounds\tn\tSYP\nSão Tomé & Príncipe dobra\tn\tSTN\nSão Tomé & Príncipe dobras\tn\tSTN\nTL\ta\tTRY\nTSh\t\
        a\tTZS\nTShs\ta\tTZS\nTT dollar\tn\tTTD\nTT dollars\tn\tTTD\nTT$\ta\tTTD\nTaiwan dollar\tn\tTWD\nTaiwan dollars\
        \tn\tTWD\nTaiwanese dollar\tn\tTWD\nTaiwanese dollars\tn\tTWD\nTajikistani somoni\tn\tTJS\nTajikistani somonis\
        \tn\tTJS\nTanzania shilling\tn\tTZS\nTanzania shillings\tn\tTZS\nTanzanian shilling\tn\tTZS\nTanzanian shilling\
        s\tn\tTZS\nThai baht\tn\tTHB\nThai bahts\tn\tTHB\nThai bhat\tn\tTHB\nThailand baht\tn\tTHB\nTk\ts\tBDT\nTk.\ta\
        \tBDT\nTongan paʻanga\tn\tTOP\nTrinidad & Tobago dollar\tn\tTTD\nTrinidad & Tobago dollars\tn\tTTD\nTrinidad do\
        llar\tn\tTTD\nTrinidad dollars\tn\tTTD\nTunisian dinar\tn\tTND\nTunisian dinars\tn\tTND\nTurkish lira\tn\tTRY\n\
        Turkmenistani manat\tn\tTMT\nTurkse lires\tn\tTRY\nTögrög\tn\tMNT\nTürk lirası\tn\tTRY\nU$\ta\tUSD\nU$D\ta\tUSD\
        \nU$S\ta\tUSD\nU.S. dollar\tn\tUSD\nU.S. dollars\tn\tUSD\nUAE dirham\tn\tAED\nUAE dirhams\tn\tAED\nUAEディルハム\tn\
        \tAED\nUF\ts\tCLF\nUK pound\tn\tGBP\nUK pounds\tn\tGBP\nUS dollar\tn\tUSD\nUS dollars\tn\tUSD\nUS$\ta\tUSD\nUS$\
         dollars\tn\tUSD\nUS-$\ta\tUSD\nUS-Dollar\tn\tUSD\nUS-Dollars\tn\tUSD\nUSD Mỹ\tn\tUSD\nUSD$\ta\tUSD\nUSh\ta\tUG\
        X\nUShs\ta\tUGX\nUYU$\ta\tUYU\nUganda shilling\tn\tUGX\nUganda shillings\tn\tUGX\nUgandan shilling\tn\tUGX\nUga\
        ndan shillings\tn\tUGX\nUkrainian hryvnia\tn\tUAH\nUkrainian hryvnias\tn\tUAH\nUnited Arab Emirates Dirham\tn\t\
        AED\nUruguayan peso\tn\tUYU\nUruguayan pesos\tn\tUYU\nUzbek som\tn\tUZS\nUzbek soum\tn\tUZS\nUzbek sum\tn\tUZS\
        \nUzbekistan som\tn\tUZS\nUzbekistan sum\tn\tUZS\nUzbekistani som\tn\tUZS\nVN$\ta\tVND\nVNĐ\ta\tVND\nVanuatu va\
        tu\tn\tVUV\nVanuatu vatus\tn\tVUV\nVenezuelan bolívar\tn\tVES\nVenezuelan bolívars\tn\tVES\nVietnam dong\tn\tVN\
        D\nVietnamese dong\tn\tVND\nVietnamese dongs\tn\tVND\nWS$\ta\tWST\nWest African CFA franc\tn\tXOF\nWest African\
         CFA francs\tn\tXOF\nYemeni rial\tn\tYER\nYemeni rials\tn\tYER\nZambian kwacha\tn\tZMW\nZambian kwachas\tn\tZMW\
        \nZimbabwean gold\tn\tZWG\nZweedse kronor\tn\tSEK\nZwitserse franc\tn\tCHF\nZwitserse francs\tn\tCHF\nZwitserse\
         franken\tn\tCHF\nafegane\tn\tAFN\nafeganes\tn\tAFN\nafgani\th\tAFN\nafganis\tn\tAFN\nafghani\th\tAFN\nafghanis\
        \th\tAFN\nagorot\tm\tILS\namafaranga\tn\tRWFBIF\namafranga\tn\tRWFBIF\namarandi\tn\tZAR\namerikan dolari\tn\tUS\
        D\namerikan doları\tn\tUSD\namerikanische Dollar\tn\tUSD\namerikanischen Dollar\tn\tUSD\namerikansk dollars\tn\
        \tUSD\namerikanska dollars\tn\tUSD\namerikanske dollars\tn\tUSD\namerykańskich dolarów\tn\tUSD\nariari\tn\tMGA\
        \nariaries\tn\tMGA\nariaris\tn\tMGA\nariary\tn\tMGA\nariarys\tn\tMGA\naurar\tm\t\t-2ISK\naustraliensiska dollar\
        \tn\tAUD\naustraliensiska dollars\tn\tAUD\naustralischen Dollar\tn\tAUD\naustralisk dollars\tn\tAUD\naustralisk\
        a dollars\tn\tAUD\naustralsk dollars\tn\tAUD\naustralske dollars\tn\tAUD\navro\tn\tEUR\navroydu\tn\tEUR\nbaht\t\
        n\tTHB\nbahta\tn\tTHB\nbahtia\tn\tTHB\nbahts\tn\tTHB\nbahtu\tn\tTHB\nbahty\tn\tTHB\nbahtów\tn\tTHB\nbahtı\tn\tT\
        HB\nbahtů\tn\tTHB\nbahți\tn\tTHB\nbaisa\tm\t\t-3OMR\nbaisas\tm\t\t-3OMR\nbaiza\tm\t\t-3OMR\nbaizas\tm\t\t-3OMR\
        \nbaksa\tn\tW\nbaksy\tn\tW\nbaksów\tn\tW\nbalboa\tn\tPAB\nbalboas\tn\tPAB\nballes\tl\tEURUSD\nbani\tm\tRONMDL\n\
        banilor\tm\tRONMDL\nbanul\tm\tRONMDL\nbat\th\tTHB\nbats\th\tTHB\nbhat\tn\tTHB\nbhats\tn\tTHB\nbir\th\tETB\nbire\
        s\tn\tETB\nbirr\tn\tETB\nbirrs\tn\tETB\nbolivar\tn\tVES\nbolivares\tn\tVES\nbolivars\tn\tVES\nboliviani\tn\tBOB\
        \nboliviano\tn\tBOB\nbolivianos\tn\tBOB\nbolívar\tn\tVES\nbolívares\tn\tVES\nbolívars\tn\tVES\nbpingin\tm\tGBP\
        \nbpunt\th\tGBPEGP\nbritischen Pfund\tn\tGBP\nbritisk pound\tn\tGBP\nbritisk pounds\tn\tGBP\nbritisk punds\tn\t\
        GBP\nbritiske pound\tn\tGBP\nbritiske pounds\tn\tGBP\nbritiske punds\tn\tGBP\nbrytyjskich funtów\tn\tGBP\nbucks\
        \tn\tW\nbunnoedd\th\tGBP\nbutut\tm\tGMD\nbututs\tm\tGMD\nbảng\th\tGBPEGP\nbảng Anh\tn\tGBP\nc\tq\tUSDEURCADAUDN\
        ZDZARCHF\ncanadisk dollar\tn\tCAD\ncanadisk dollars\tn\tCAD\ncanadiske dollar\tn\tCAD\ncanadiske dollars\tn\tCA\
        D\ncedi\tn\tGHS\ncedis\tn\tGHS\nceiniog\tm\tGBP\nceiniogau\tm\tGBP\nceint\tm\tEURUSDGBP\nceinteanna\tm\tEURUSDG\
        BP\ncent\tm\tUSDEURCADAUDNZDSGDHKDZARTWDJMDTTDBBDBZDBSDBMDKYDXCDFJDGYDLRDNADSBDSRDBNDAWGXCGKESTZSSOSETBERNLKRMU\
        RSCRSZLSLEZWGPHPMYR\ncent d'euro\tm\tEUR\ncenta\tm\tZ\ncentai\tm\tEURUSD\ncentais\tm\tEURUSD\ncentami\tm\tZ\nce\
        ntas\tm\tEURUSD\ncentau\tm\tX\ncentaus\tm\tX\ncentavo\tm\tY\ncentavos\tm\tY\ncentech\tm\tZ\ncentem\tm\tZ\ncente\
        n\tm\tZ\ncentesimi\tm\tEURCHFUSD\ncentesimo\tm\tEURCHFUSD\ncentet\tm\tZ\ncenti\tm\tZ\ncentiem\tm\tEURUSD\ncenti\
        ma\tm\tZ\ncentime\tm\tG\ncentime d'euro\tm\tEUR\ncentimes\tm\tG\ncentimes d'euro\tm\tEUR\ncentimo\tm\tH\ncentim\
        os\tm\tH\ncentims\tm\tEURCHFUSD\ncentom\tm\tZ\ncentov\tm\tEURUSDCADAUD\ncents\tm\tUSDEURCADAUDNZDSGDHKDZARTWDJM\
        DTTDBBDBZDBSDBMDKYDXCDFJDGYDLRDNADSBDSRDBNDAWGXCGKESTZSSOSETBERNLKRMURSCRSZLSLEZWGPHPMYR\ncents d'euro\tm\tEUR\
        \ncentu\tm\tZ\ncentul\tm\tZ\ncentus\tm\tEURUSD\ncenty\tm\tZ\ncentért\tm\tZ\ncentów\tm\tZ\ncentů\tm\tZ\ncentům\t\
        m\tZ\ncentų\tm\tEURUSD\ncenți\tm\tZ\ncenții\tm\tZ\ncheiniog\tm\tGBP\ncheint\tm\tEURUSDGBP\ncheinteanna\tm\tEURU\
        SDGBP\nchelines\tn\tN\nchelín\tn\tN\nchetrum\tm\tBTN\nchetrums\tm\tBTN\nchhertum\tm\tBTN\nchhertums\tm\tBTN\nch\
        inesische Renminbi\tn\tCNY\nchinesische Yuan\tn\tCNY\nchinesischen Renminbi\tn\tCNY\nchinesischen Yuan\tn\tCNY\
        \ncolones\tn\tCRC\ncolón\tn\tCRC\ncolóns\tn\tCRC\ncopecas\tm\tRUBBYNUAH\ncopechi\tm\tRUBBYNUAH\ncopeco\tm\tRUBB\
        YNUAH\ncopeque\tm\tRUBBYNUAH\ncopeques\tm\tRUBBYNUAH\ncoroa\th\tV\ncoroane\tn\tV\ncoroană\tn\tV\ncoroas\th\tV\n\
        coroas checas\tn\tCZK\ncorona\th\tV\ncoronas\th\tV\ncorone\th\tV\ncorones\th\tV\ncouronne\th\tV\ncouronnes\th\t\
        V\nct\tq\tUSDEURCADAUDNZDZARCHF\ncts\tq\tUSDEURCADAUDNZDZARCHF\nczeskich koron\tn\tCZK\ncèntim\tm\tEURCHFUSD\nc\
        èntims\tm\tEURCHFUSD\ncédi\tn\tGHS\ncédis\tn\tGHS\ncéntimo\tm\tH\ncéntimos\tm\tH\ncêntimo\tm\tEURAOASTN\ncêntim\
        os\tm\tEURAOASTN\ncórdoba\tn\tNIO\ncórdobas\tn\tNIO\ncủ\tl\t\t+6VND\ndalasi\tn\tGMD\ndalasis\tn\tGMD\ndalir\tn\
        \tW\ndalur\th\tW\ndansk kr\tn\tDKK\ndansk kroner\tn\tDKK\ndansk kronor\tn\tDKK\ndanska kr\tn\tDKK\ndanska krona\
        \tn\tDKK\ndanske kr\tn\tDKK\ndanske krone\tn\tDKK\nddoler\tn\tW\ndenar\tn\tMKD\ndenarar\tn\tQ\ndenari\th\tMKDRS\
        DKWDIQDBHDJODDZDTNDLYD\ndenars\tn\tMKD\ndhollair\tn\tW\ndhollar\tn\tW\ndin\ts\tRSD\ndin.\ta\tRSD\ndinaar\tn\tQ\
        \ndinaari\tn\tQ\ndinaaria\tn\tQ\ndinar\tn\tQ\ndinara\tn\tQ\ndinarai\tn\tQ\ndinaras\tn\tQ\ndinarer\tn\tQ\ndinare\
        s\tn\tS\ndinari\tn\tS\ndinarja\tn\tQ\ndinarjev\tn\tQ\ndinarji\tn\tQ\ndinaro\tn\tS\ndinars\tn\tQ\ndinary\tn\tQ\n\
        dinarów\tn\tQ\ndinarı\tn\tQ\ndinarų\tn\tQ\ndinár\tn\tR\ndinára\tn\tQ\ndináre\tn\tQ\ndinárov\tn\tQ\ndináru\tn\tR\
        \ndináry\tn\tR\ndinárů\tn\tR\ndināri\tn\tQ\ndinārs\tn\tQ\ndiram\tm\tTJS\ndirams\tm\tTJS\ndirham\tn\tAEDMAD\ndir\
        hama\tn\tAEDMAD\ndirhamer\tn\tAEDMAD\ndirhami\tn\tAEDMAD\ndirhamia\tn\tAEDMAD\ndirhams\tn\tAEDMAD\ndirhams marr\
        oquíes\tn\tMAD\ndirhamu\tn\tAEDMAD\ndirhamy\tn\tAEDMAD\ndirhamów\tn\tAEDMAD\ndirhamů\tn\tAEDMAD\ndirhem\tn\tAED\
        MAD\ndirhemi\tn\tAEDMAD\ndirhems\tn\tAEDMAD\ndlls\ta\tUSD\ndls\ta\tUSD\ndobra\th\tSTN\ndobras\th\tSTN\ndola\tn\
        \tW\ndolar\tn\tW\ndolar AS\tn\tUSD\ndolar Amerika\tn\tUSD\ndolar Australia\tn\tAUD\ndolar Singapura\tn\tSGD\ndo\
        lara\tn\tW\ndolarach\tn\tW\ndolarami\tn\tW\ndolare\tn\tW\ndolarem\tn\tW\ndolares\tn\tW\ndolares americanos\tn\t\
        USD\ndolares australianos\tn\tAUD\ndolares canadienses\tn\tCAD\ndolares estadounidenses\tn\tUSD\ndolari\tn\tW\n\
        dolarima\tn\tW\ndolarja\tn\tW\ndolarjev\tn\tW\ndolarji\tn\tW\ndolarom\tn\tW\ndolars\tn\tW\ndolaru\tn\tW\ndolaru\
        l\tn\tW\ndolary\tn\tW\ndolarów\tn\tW\ndolarów USA\tn\tUSD\ndoları\tn\tW\ndolarů\tn\tW\ndoler\tn\tW\ndoleriai\tn\
        \tW\ndoleriais\tn\tW\ndolerio\tn\tW\ndoleris\tn\tW\ndolerius\tn\tW\ndolerių\tn\tW\ndollaeir\tn\tW\ndollair\tn\t\
        W\ndollar\tn\tW\ndollar AS\tn\tUSD\ndollar Amerika\tn\tUSD\ndollar Australia\tn\tAUD\ndollar Singapura\tn\tSGD\
        \ndollar US\tn\tUSD\ndollar américain\tn\tUSD\ndollareita\tn\tW\ndollari\tn\tW\ndollari USA\tn\tUSD\ndollari am\
        ericani\tn\tUSD\ndollari statunitensi\tn\tUSD\ndollaria\tn\tW\ndollarien\tn\tW\ndollarit\tn\tW\ndollaro\tn\tW\n\
        dollaro USA\tn\tUSD\ndollaro americano\tn\tUSD\ndollars\tn\tW\ndollars US\tn\tUSD\ndollars américains\tn\tUSD\n\
        dollár\tn\tW\ndolyar\tn\tW\ndolyares\tn\tW\ndolár\tn\tW\ndolára\tn\tW\ndoláre\tn\tW\ndolárov\tn\tW\ndolárů\tn\t\
        W\ndolāri\tn\tW\ndolāriem\tn\tW\ndolārs\tn\tW\ndolāru\tn\tW\ndolārus\tn\tW\ndong\tn\tVND\ndongs\tn\tVND\ndram\t\
        h\tAMD\ndrams\th\tAMD\nduńskich koron\tn\tDKK\ndänischen Kronen\tn\tDKK\ndínár\tn\tQ\ndírham\tn\tAEDMAD\ndírham\
        s\tn\tAEDMAD\ndòlar\tn\tW\ndòlars\tn\tW\ndólar\tn\tW\ndólar americano\tn\tUSD\ndólar estadounidense\tn\tUSD\ndó\
        lares\tn\tW\ndólares USA\tn\tUSD\ndólares americanos\tn\tUSD\ndólares canadianos\tn\tCAD\ndólares estadounidens\
        es\tn\tUSD\ndólares jamaiquinos\tn\tJMD\ndólars\tn\tW\ndông\tn\tVND\ndôngs\tn\tVND\negipatska funti\tn\tEGP\neg\
        ipatskih funta\tn\tEGP\neiro\tn\tEUR\nemalangeni\tn\tSZL\nengelsk pound\tn\tGBP\nengelsk pounds\tn\tGBP\nengels\
        k pund\tn\tGBP\nengelsk punds\tn\tGBP\nengelska pund\tn\tGBP\nengelske pound\tn\tGBP\nengelske pounds\tn\tGBP\n\
        engelske pund\tn\tGBP\nengelske punds\tn\tGBP\nengelskt pund\tn\tGBP\nenglische Pfund\tn\tGBP\neoró\tn\tEUR\nes\
        cudo\th\tCVEPTE\nescudos\th\tCVEPTE\nesloti\tn\tPLN\neslotis\tn\tPLN\neura\tn\tEUR\neurai\tn\tEUR\neurais\tn\tE\
        UR\neurami\tn\tEUR\neurams\tn\tEUR\neuras\tn\tEUR\neurech\tn\tEUR\neurem\tn\tEUR\neuri\tn\tEUR\neurih\tn\tEUR\n\
        eurini\tn\tEUR\neuro\tn\tEUR\neuro cent\tm\tEUR\neuro cents\tm\tEUR\neuro's\tn\tEUR\neuroa\tn\tEUR\neurocent\tm\
        \tEUR\neurocenta\tm\tEUR\neurocenten\tm\tEUR\neurocentesimi\tm\tEUR\neurocenti\tm\tEUR\neurocentov\tm\tEUR\neur\
        ocents\tm\tEUR\neurocenty\tm\tEUR\neurocentów\tm\tEUR\neurocentů\tm\tEUR\neurocentų\tm\tEUR\neurocenți\tm\tEUR\
        \neurocèntims\tm\tEUR\neuroi\tn\tEUR\neurom\tn\tEUR\neuros\tn\tEUR\neurosenti\tm\tEUR\neurosentti\tm\tEUR\neuro\
        senttiä\tm\tEUR\neurosia\tn\tEUR\neurosid\tn\tEUR\neurot\tn\tEUR\neurov\tn\tEUR\neuro’s\tn\tEUR\neuru\tn\tEUR\n\
        eurui\tn\tEUR\neurus\tn\tEUR\neurá\tn\tEUR\neuró\tn\tEUR\neurą\tn\tEUR\neurų\tn\tEUR\nevra\tn\tEUR\nevri\tn\tEU\
        R\nevrih\tn\tEUR\nevro\tn\tEUR\nevrocent\tm\tEUR\nevrocenta\tm\tEUR\nevrocenti\tm\tEUR\nevrocentov\tm\tEUR\nevr\
        om\tn\tEUR\nevrov\tn\tEUR\nevrur\tn\tEUR\neyrir\tm\t\t-2ISK\nfen\tq\tCNY\nfillér\tm\tHUF\nfillért\tm\tHUF\nfils\
        \tq\tAEDYER\t-3BHDKWDJODIQD\nfiorini\tn\tAWGHUF\nfiorino\tn\tAWGHUF\nflorim\tn\tAWGHUF\nflorin\th\tAWG\nflorine\
        s\tn\tAWG\nflorins\tn\tAWGHUF\nflorín\tn\tAWG\nfont\th\tGBPEGP\nforint\tn\tHUF\nforinta\tn\tHUF\nforintai\tn\tH\
        UF\nforintas\tn\tHUF\nforinte\tn\tHUF\nforinter\tn\tHUF\nforinti\tn\tHUF\nforintit\tn\tHUF\nforinto\tn\tHUF\nfo\
        rintos\tn\tHUF\nforintot\tn\tHUF\nforintov\tn\tHUF\nforints\tn\tHUF\nforintti\tn\tHUF\nforinttia\tn\tHUF\nforin\
        tu\tn\tHUF\nforinty\tn\tHUF\nforintów\tn\tHUF\nforintů\tn\tHUF\nforintų\tn\tHUF\nforinți\tn\tHUF\nfranak\tn\tCH\
        FXOFXAF\nfranaka\tn\tCHFXOFXAF\nfranc\tn\tB\nfranchi\tn\tCHF\nfranci\tn\tCHFXOFXAF\nfranco\th\tCHFXOFXAF\nfranc\
        os\tn\tCHFXOFXAF\nfrancs\tn\tB\nfrancs CFA\ta\tXOFXAF\nfrangi\tn\tCHFXOFXAF\nfrangia\tn\tCHFXOFXAF\nfrangı\tn\t\
        CHFXOFXAF\nfrank\th\tCHFXOFXAF\nfranka\tn\tCHFXOFXAF\nfrankai\tn\tCHFXOFXAF\nfrankar\tn\tCHFXOFXAF\nfrankas\tn\
        \tCHFXOFXAF\nfranki\tn\tCHFXOFXAF\nfranko\th\tCHFXOFXAF\nfrankov\tn\tCHFXOFXAF\nfranks\tn\tCHFXOFXAF\nfranku\tn\
        \tCHFXOFXAF\nfranky\tn\tCHFXOFXAF\nfranków\tn\tCHFXOFXAF\nfranků\tn\tCHFXOFXAF\nfrankų\tn\tCHFXOFXAF\nfunt\th\t\
        GBPEGP\nfunta\tn\tGBPEGP\nfunte\th\tGBPEGP\nfunti\tn\tGBPEGP\nfuntov\tn\tGBPEGP\nfunty\tn\tGBPEGP\nfuntów\tn\tG\
        BPEGP\nfuntów brytyjskich\tn\tGBP\nfòrint\tn\tHUF\nfòrints\tn\tHUF\nfórinta\tn\tHUF\nfórintur\tn\tHUF\ngapik\tm\
        \tAZN\ngceint\tm\tEURUSDGBP\ngceinteanna\tm\tEURUSDGBP\ngeiniog\tm\tGBP\ngel\ts\tGEL\ngoud\th\tHTG\ngourde\th\t\
        HTG\ngourdes\th\tHTG\ngrand\tn\t\t+3USDGBPCADAUDNZDEURZARSGDHKDJMDTTDBZD\ngreenback\tn\tUSD\ngreenbacks\tn\tUSD\
        \ngrivina\tn\tUAH\ngrivinos\tn\tUAH\ngrivinų\tn\tUAH\ngrivn\tn\tUAH\ngrivna\tn\tUAH\ngrivnas\tn\tUAH\ngrivnası\
        \tn\tUAH\ngrivnat\tn\tUAH\ngrivne\tn\tUAH\ngrivni\tn\tUAH\ngrivnia\tn\tUAH\ngrivnie\tn\tUAH\ngrivnă\tn\tUAH\ngr\
        osz\tm\tPLN\ngrosza\tm\tPLN\ngroszach\tm\tPLN\ngroszami\tm\tPLN\ngrosze\tm\tPLN\ngroszy\tm\tPLN\ngrynia\tn\tUAH\
        \nguarani\th\tPYG\nguaranies\tn\tPYG\nguaranis\th\tPYG\nguaraníes\tn\tPYG\nguaranís\tn\tPYG\ngulden\th\tNLGAWG\
        \ngultrum\tn\tBTN\ngultrums\tn\tBTN\ngurde\tn\tHTG\ngurdes\tn\tHTG\nhalala\tm\tSAR\nhalalah\tm\tSAR\nhalalahs\t\
        m\tSAR\nhalalas\tm\tSAR\nhaleru\tm\tCZK\nhaléř\tm\tCZK\nhaléře\tm\tCZK\nhaléři\tm\tCZK\nhaléřů\tm\tCZK\nheoró\t\
        n\tEUR\nhrinja\tn\tUAH\nhrinjur\tn\tUAH\nhrivien\tn\tUAH\nhrivna\tn\tUAH\nhrivnja\tn\tUAH\nhrivnje\tn\tUAH\nhri\
        vnji\tn\tUAH\nhrivny\tn\tUAH\nhrivnya\tn\tUAH\nhrvatska kune\tn\tHRK\nhrvatske kuna\tn\tHRK\nhrvatskih kune\tn\
        \tHRK\nhryven\tn\tUAH\nhryvna\tn\tUAH\nhryvnas\tn\tUAH\nhryvnia\tn\tUAH\nhryvniaa\tn\tUAH\nhryvnias\tn\tUAH\nhr\
        yvnya\tn\tUAH\nhrywien\tn\tUAH\nhrywna\tn\tUAH\nhrywny\tn\tUAH\nhrívnia\tn\tUAH\nhrívnies\tn\tUAH\nhřiven\tn\tU\
        AH\nhřivna\tn\tUAH\nhřivny\tn\tUAH\nien\tn\tJPY\niene\tn\tJPY\nienes\tn\tJPY\niens\tn\tJPY\nils\ts\tILS\nindisc\
        hen Rupien\tn\tINR\nindisk rupee\tn\tINR\nindisk rupees\tn\tINR\nindisk rupier\tn\tINR\nindiske rupee\tn\tINR\n\
        indiske rupees\tn\tINR\nindiske rupi\tn\tINR\nindiske rupier\tn\tINR\ningiliz poundu\tn\tGBP\nirandi\tn\tZAR\ni\
        slandske kr\tn\tISK\nislandske krone\tn\tISK\nisländischen Kronen\tn\tISK\nisländska kr\tn\tISK\niuan\tn\tCNY\n\
        iuans\tn\tCNY\njamaikanische Dollar\tn\tJMD\njamaikanischen Dollar\tn\tJMD\njapanischen Yen\tn\tJPY\njeen\tn\tJ\
        PY\njeeni\tn\tJPY\njen\th\tJPY\njena\th\tJPY\njenas\tn\tJPY\njeni\th\tJPY\njeniä\tn\tJPY\njenos\tn\tJPY\njenov\
        \tn\tJPY\njenu\th\tJPY\njeny\th\tJPY\njenów\tn\tJPY\njenů\tn\tJPY\njenų\tn\tJPY\njiao\tm\t\t-1CNY\njiaos\tm\t\t\
        -1CNY\njuan\tn\tCNY\njuana\tl\tCNY\njuania\tn\tCNY\njuaniai\tn\tCNY\njuanio\tn\tCNY\njuanis\tn\tCNY\njuanių\tn\
        \tCNY\njuany\tn\tCNY\njuanów\tn\tCNY\njuaņi\tn\tCNY\njuaņs\tn\tCNY\njúan\tn\tCNY\njúön\tn\tCNY\njüaan\tn\tCNY\n\
        jüaani\tn\tCNY\njüan\tn\tCNY\njüana\tn\tCNY\njüanov\tn\tCNY\njüanu\tn\tCNY\njüany\tn\tCNY\njüanů\tn\tCNY\nkanad\
        ensisk dollars\tn\tCAD\nkanadensiska dollars\tn\tCAD\nkanadischen Dollar\tn\tCAD\nkanadisk dollars\tn\tCAD\nkan\
        adiske dollars\tn\tCAD\nkapeikas\tm\tRUBBYNUAH\nkapeikos\tm\tRUBBYNUAH\nkapeiku\tm\tRUBBYNUAH\nkapeikų\tm\tRUBB\
        YNUAH\nkatarski rijala\tn\tQAR\nkatarskih rijal\tn\tQAR\nkaček\tl\tCZK\nkačka\tl\tCZK\nkačky\tl\tCZK\nkiat\tn\t\
        MMK\nkiats\tn\tMMK\nkina\th\tPGK\nkinas\th\tPGK\nkinesisk renminbi\tn\tCNY\nkinesiska renminbi\tn\tCNY\nkinesis\
        ke renminbi\tn\tCNY\nkip\th\tLAK\nkips\th\tLAK\nkn\ts\tHRK\nkobo\tm\tNGN\nkobos\tm\tNGN\nkonvertibilna marka\tn\
        \tBAM\nkonvertibilne marke\tn\tBAM\nkonvertibilnih maraka\tn\tBAM\nkopecas\tm\tRUBBYNUAH\nkopeck\tm\tRUBBYNUAH\
        \nkopecks\tm\tRUBBYNUAH\nkopeek\tm\tRUBBYNUAH\nkopeekkaa\tm\tRUBBYNUAH\nkopeika\tm\tRUBBYNUAH\nkopeikat\tm\tRUB\
        BYNUAH\nkopeikkaa\tm\tRUBBYNUAH\nkopejke\tm\tRUBBYNUAH\nkopejki\tm\tRUBBYNUAH\nkopejky\tm\tRUBBYNUAH\nkopejok\t\
        m\tRUBBYNUAH\nkopek\tm\tRUBBYNUAH\nkopekkaa\tm\tRUBBYNUAH\nkopeks\tm\tRUBBYNUAH\nkopeyka\tm\tRUBBYNUAH\nkopeyka\
        s\tm\tRUBBYNUAH\nkopiejek\tm\tRUBBYNUAH\nkopiejka\tm\tRUBBYNUAH\nkopiejki\tm\tRUBBYNUAH\nkopijok\tm\tUAH\nkopiy\
        ka\tm\tUAH\nkopiykas\tm\tUAH\nkopiyky\tm\tUAH\nkopiyok\tm\tUAH\nkopéyek\tm\tRUBBYNUAH\nkopějek\tm\tRUBBYNUAH\nk\
        opějka\tm\tRUBBYNUAH\nkopějky\tm\tRUBBYNUAH\nkoron\th\tV\nkorona\th\tV\nkorony\tn\tV\nkorun\tn\tCZK\nkorun česk\
        ých\tn\tCZK\nkoruna\tn\tCZK\nkoruna česká\tn\tCZK\nkorunaa\tn\tD\nkorunaer\tn\tD\nkorunami\tn\tCZK\nkorunas\tn\
        \tD\nkorunası\tn\tD\nkorunu\tn\tCZK\nkoruny\tn\tCZK\nkoruny české\tn\tCZK\nkorunách\tn\tCZK\nkorunám\tn\tCZK\nk\
        orún\tn\tV\nkr\ta\tU\nkron\th\tV\nkrona\tn\tSEK\nkronas\tn\tV\nkrone\tn\tNOKDKK\nkroner\tn\tNOKDKK\nkroni\tn\tV\
        \nkronor\tn\tSEK\nkronos\th\tV\nkronu\tn\tV\nkronur\tn\tISK\nkronų\tn\tV\nkroon\th\tV\nkrooni\tn\tV\nkruna\th\t\
        V\nkrune\th\tV\nkruunu\tn\tV\nkruunua\tn\tV\nkróna\tn\tISK\nkrónur\tn\tISK\nkuacha\tn\tZMWMWK\nkuachas\tn\tZMWM\
        WK\nkuai\tn\tCNY\nkuanza\tn\tAOA\nkuanzas\tn\tAOA\nkuna\tn\tHRK\nkunas\tn\tHRK\nkune\tn\tHRK\nkurus\tm\tTRY\nku\
        ruş\tm\tTRY\nkuruşa\tm\tTRY\nkuruşluk\tm\tTRY\nkuruştan\tm\tTRY\nkuruşu\tm\tTRY\nkuvajtski dinara\tn\tKWD\nkuva\
        jtskih dinar\tn\tKWD\nkwacha\tn\tZMWMWK\nkwachas\tn\tZMWMWK\nkwanza\tn\tAOA\nkwanzas\tn\tAOA\nkyat\tn\tMMK\nkya\
        ts\tn\tMMK\nlaari\tm\tMVR\nlaaris\tm\tMVR\nlari\tn\tGEL\nlaria\tn\tGEL\nlaris\tn\tGEL\nlarisi\tn\tGEL\nlei\ta\t\
        RONMDL\nleilor\tn\tRONMDL\nlej\tn\tRONMDL\nleja\tn\tRONMDL\nleje\tn\tRONMDL\nlejów\tn\tRONMDL\nlek\ts\tALL\nlek\
        s\th\tALL\nlekë\tn\tALL\nlempira\tn\tHNL\nlempiras\tn\tHNL\nlempire\tn\tHNL\nleona\th\tSLE\nleonas\th\tSLE\nleo\
        ne\th\tSLE\nleones\th\tSLE\nleoni\th\tSLE\nleu\ta\tRONMDL\nleus\th\tRONMDL\nleuta\tn\tRONMDL\nlev\th\tBGN\nleva\
        \th\tBGN\nlevas\th\tBGN\nlevası\tn\tBGN\nleve\th\tBGN\nleviä\tn\tBGN\nlevs\th\tBGN\nlewa\th\tBGN\nlewy\tn\tBGN\
        \nlewów\tn\tBGN\nleyi\tn\tRONMDL\nlibanonska funti\tn\tLBP\nlibanonskih funta\tn\tLBP\nliber\th\tGBPEGP\nlibier\
        \tn\tGBPEGP\nlibra\th\tGBPEGP\nlibra esterlina\tn\tGBP\nlibra inglesa\tn\tGBP\nlibras\th\tGBPEGP\nlibras britán\
        icas\tn\tGBP\nlibras britânicas\tn\tGBP\nlibras esterlinas\tn\tGBP\nlibras inglesas\tn\tGBP\nlibry\tn\tGBPEGP\n\
        liir\tn\tTRY\nliira\tn\tTRY\nliiraa\tn\tTRY\nliiri\tn\tTRY\nlilangeni\tn\tSZL\nlilangenis\tn\tSZL\nlir\tn\tTRY\
        \nlira\tn\tTRY\nlira sterlina\tn\tGBP\nlira sterlină\tn\tGBP\nliras\tn\tTRY\nlirasi\tn\tTRY\nlirası\tn\tTRY\nli\
        re\th\tTRYGBPEGP\nlire sterline\tn\tGBP\nlires\th\tTRY\nlires turques\tn\tTRY\nliri\th\tTRY\nliros\tn\tTRY\nlir\
        y\tn\tTRY\nliră\tn\tGBPEGPTRY\nlirų\tn\tTRY\nlisente\tm\tLSL\nlivre\th\tGBPEGPTRY\nlivre sterling\tn\tGBP\nlivr\
        es\th\tGBPEGPTRY\nlivres anglaises\tn\tGBP\nlivres britanniques\tn\tGBP\nlivres sterling\tn\tGBP\nlliura\th\tGB\
        PEGP\nlliura esterlina\tn\tGBP\nlliures\th\tGBPEGP\nlliures esterlines\tn\tGBP\nloonie\tl\tCAD\nloonies\tl\tCAD\
        \nloti\tn\tLSL\nlotis\tn\tLSL\nluca\tl\t\t+3CLPCOPARS\nlucas\tl\t\t+3CLPCOPARS\nlír\tn\tTRY\nlíra\tn\tTRY\nlíru\
        r\tn\tTRY\nlíry\tn\tTRY\nmaloti\tn\tLSL\nman.\ts\tAZN\nmanat\tn\tAZNTMT\nmanata\tn\tAZNTMT\nmanatia\tn\tAZNTMT\
        \nmanats\tn\tAZNTMT\nmanatu\tn\tAZNTMT\nmanaty\tn\tAZNTMT\nmanatów\tn\tAZNTMT\nmanatı\tn\tAZNTMT\nmanatů\tn\tAZ\
        NTMT\nmanați\tn\tAZNTMT\nmaraka\tn\tBAM\nmarkka\tn\tFIM\nmarkkaa\tn\tFIM\nmatambala\tm\tMWK\nmeksikanske peso\t\
        n\tMXN\nmeticais\tn\tMZN\nmetical\tn\tMZN\nmeticales\tn\tMZN\nmeticals\tn\tMZN\nmexikanischen Pesos\tn\tMXN\nmi\
        llime\tm\t\t-3TND\nmillimes\tm\t\t-3TND\nmārciņa\th\tGBPEGP\nmārciņas\th\tGBPEGP\nnael\th\tGBPEGP\nnaela\th\tGB\
        PEGP\nnafka\tn\tERN\nnafkas\tn\tERN\nnair\tn\tNGN\nnaira\tn\tNGN\nnairaa\tn\tNGN\nnairas\tn\tNGN\nnairası\tn\tN\
        GN\nnaire\tn\tNGN\nnairy\tn\tNGN\nnakfa\tn\tERN\nnakfas\tn\tERN\nndollair\tn\tW\nndollar\tn\tW\nneuseeländische\
         Dollar\tn\tNZD\nneuseeländischen Dollar\tn\tNZD\nnew pence\tm\tGBP\nnew zealandske dollar\tn\tNZD\nnew zealand\
        ske dollars\tn\tNZD\nnewzealandske dollars\tn\tNZD\nngultrum\tn\tBTN\nngultrums\tn\tBTN\nngultruns\tn\tBTN\nngw\
        ee\tm\tZMW\nnhân dân tệ\tn\tCNY\nnorsk kr\tn\tNOK\nnorsk kroner\tn\tNOK\nnorsk kronor\tn\tNOK\nnorska kr\tn\tNO\
        K\nnorska krona\tn\tNOK\nnorske kr\tn\tNOK\nnorske krone\tn\tNOK\nnorwegischen Kronen\tn\tNOK\nnorweskich koron\
        \tn\tNOK\nnyzeeländsk dollars\tn\tNZD\nnyzeeländska dollars\tn\tNZD\nouguiya\tn\tMRU\nouguiyas\tn\tMRU\noyra\tm\
        \tDKK\noyru\tm\tDKK\np\tq\tGBP\npaanga\tn\tTOP\npaangas\tn\tTOP\npaisa\tm\tM\npaise\tm\tM\npakistanischen Rupie\
        n\tn\tPKR\npakistansk rupee\tn\tPKR\npakistansk rupees\tn\tPKR\npakistansk rupier\tn\tPKR\npakistanske rupee\tn\
        \tPKR\npakistanske rupees\tn\tPKR\npakistanske rupi\tn\tPKR\npalo\tl\t\t+6ARSCLPUYU\npalos\tl\t\t+6ARSCLPUYU\np\
        ao\th\tGBPEGP\npataca\tn\tMOP\npatacas\tn\tMOP\npauni\tn\tGBP\npavos\tl\tEURUSD\npaʻanga\tn\tTOP\npaʻangas\tn\t\
        TOP\npa’anga\tn\tTOP\npa’angas\tn\tTOP\npence\tm\tGBP\npence sterling\tm\tGBP\npencea\tm\tGBP\npenci\tm\tGBP\np\
        encov\tm\tGBP\npencí\tm\tGBP\npencích\tm\tGBP\npeni\tq\tGBP\npenics\tm\tGBP\npenies\tq\tGBP\npenija\tm\tGBP\npe\
        nijev\tm\tGBP\npeniji\tm\tGBP\npenique\tm\tGBP\npeniques\tm\tGBP\npennies\tm\tGBPUSD\npenniä\tm\tGBP\npenny\tm\
        \tGBPUSD\npennyä\tm\tGBP\npensy\tm\tGBP\npensów\tm\tGBP\nperak\tl\tIDR\npes\th\tP\npesa\th\tP\npeseta\tn\tESP\n\
        pesetas\tn\tESP\npesetes\tn\tESP\npesewa\tm\tGHS\npesewas\tm\tGHS\npeso\tn\tP\npesoa\tn\tP\npesos\tn\tP\npesosu\
        \tn\tP\nphingin\tm\tGBP\nphunt\th\tGBPEGP\npiasse\tn\tCAD\npiasses\tn\tCAD\npiaster\tq\tF\t-2JOD\npiasters\tq\t\
        F\t-2JOD\npiastre\tq\tF\t-2JOD\npiastres\tq\tF\t-2JOD\npingin\tm\tGBP\npingine\tm\tGBP\npinginí\tm\tGBP\npiso\t\
        n\tPHP\npoisha\tm\tBDT\npolnische Zloty\tn\tPLN\npolnischen Zloty\tn\tPLN\npolnischen Złoty\tn\tPLN\npolsk slot\
        y\tn\tPLN\npolsk slotys\tn\tPLN\npolsk zlotys\tn\tPLN\npolska złoty\tn\tPLN\npolske sloty\tn\tPLN\npolske sloty\
        s\tn\tPLN\npolske zlotys\tn\tPLN\npolskich złotych\tn\tPLN\npond\th\tGBPEGP\npound\th\tGBPEGP\npound sterling\t\
        n\tGBP\npounds\th\tGBPEGP\npounds sterling\tn\tGBP\npounds stg\tn\tGBP\npoundsterling\tn\tGBP\npoysha\tm\tBDT\n\
        pta.\ta\tESP\nptas\ta\tESP\nptas.\ta\tESP\npts.\ta\tESP\npul\tq\tAFN\npula\th\tBWP\npulas\th\tBWP\npuls\tq\tAFN\
        \npund\th\tGBPEGP\npunnalla\tn\tGBPEGP\npunnan\tn\tGBPEGP\npunnoedd\th\tGBP\npunt\th\tGBPEGP\npunta\th\tGBPEGP\
        \npuntaa\tn\tGBPEGP\npuntien\tn\tGBPEGP\npya\tm\tMMK\npyas\tm\tMMK\npêni\tq\tGBP\npênis\tq\tGBP\nqapik\tm\tAZN\
        \nqapiks\tm\tAZN\nqepik\tm\tAZN\nqepiks\tm\tAZN\nqindarka\tm\tALL\nqindarkas\tm\tALL\nqindarkave\tm\tALL\nqinda\
        rkë\tm\tALL\nquetzais\tn\tGTQ\nquetzal\tn\tGTQ\nquetzales\tn\tGTQ\nquetzals\tn\tGTQ\nquiate\tn\tMMK\nquiates\tn\
        \tMMK\nquid\tn\tGBPEUR\nqəpik\tm\tAZN\nqəpiklər\tm\tAZN\nrand\th\tZAR\nranda\th\tZAR\nrandi\th\tZAR\nrandia\tn\
        \tZAR\nrands\th\tZAR\nrandu\tn\tZAR\nrandy\th\tZAR\nrandów\tn\tZAR\nrandı\tn\tZAR\nrandů\tn\tZAR\nranzi\tn\tZAR\
        \nrap\tq\tCHF\nraps\tq\tCHF\nreais\tn\tBRL\nreal\th\tBRL\nreala\th\tBRL\nreale\th\tBRL\nrealer\th\tBRL\nreales\
        \th\tBRL\nreali\th\tBRL\nrealia\th\tBRL\nreals\th\tBRL\nrealu\tn\tBRL\nrealy\tn\tBRL\nrealů\tn\tBRL\nrenmibi\tn\
        \tCNY\nrenminbi\tn\tCNY\nrial\tn\tT\nriala\tn\tT\nriale\tn\tT\nrialer\tn\tT\nriales\tn\tT\nriali\tn\tT\nrialia\
        \tn\tT\nrials\tn\tT\nriel\th\tKHR\nrieles\th\tKHR\nriels\tn\tKHR\nrijál\tn\tT\nrijálu\tn\tT\nrijály\tn\tT\nrijá\
        lů\tn\tT\nringgit\tn\tMYR\nringgita\tn\tMYR\nringgiter\tn\tMYR\nringgiti\tn\tMYR\nringgitiä\tn\tMYR\nringgits\t\
        n\tMYR\nringgitu\tn\tMYR\nringgity\tn\tMYR\nringgitów\tn\tMYR\nringgitů\tn\tMYR\nringit\tn\tMYR\nringits\tn\tMY\
        R\nriyal\tn\tT\nriyaler\tn\tT\nriyales\tn\tT\nriyali\tn\tT\nriyals\tn\tT\nriál\tn\tT\nroebel\tn\tRUBBYN\nroebel\
        s\tn\tRUBBYN\nroepia\tn\tIDR\nroepie\tn\tJ\nroepies\tn\tJ\nron\ts\tRON\nroni\tn\tRON\nrouble\tn\tRUBBYN\nrouble\
        s\tn\tRUBBYN\nroupie\tn\tK\nroupies\tn\tJ\nrub\ts\tRUB\nrubalj\tn\tRUBBYN\nrubalja\tn\tRUBBYN\nrubelis\tn\tRUBB\
        YN\nrubelj\tn\tRUBBYN\nrubeļi\tn\tRUBBYN\nrubeľ\tn\tRUBBYN\nrubl\tn\tRUBBYN\nrubla\tn\tRUBBYN\nruble\tn\tRUBBYN\
        \nrubler\tn\tRUBBYN\nrubles\tn\tRUBBYN\nrublesi\tn\tRUBBYN\nrubli\tn\tRUBBYN\nrubliai\tn\tRUBBYN\nrublio\tn\tRU\
        BBYN\nrublis\tn\tRUBBYN\nrublių\tn\tRUBBYN\nrublja\tn\tRUBBYN\nrublje\tn\tRUBBYN\nrubljev\tn\tRUBBYN\nrublji\tn\
        \tRUBBYN\nrublo\tn\tRUBBYN\nrublos\tn\tRUBBYN\nrublu\tn\tRUBBYN\nrubly\tn\tRUBBYN\nrublă\tn\tRUBBYN\nrublů\tn\t\
        RUBBYN\nrubļi\tn\tRUBBYN\nrubľa\tn\tRUBBYN\nrubľov\tn\tRUBBYN\nrufiya\tn\tMVR\nrufiyaa\tn\tMVR\nrufiyaas\tn\tMV\
        R\nrufiyas\tn\tMVR\nrupaí\tn\tJ\nrupee\tn\tJ\nrupees\tn\tJ\nrupi\th\tK\nrupia\tn\tL\nrupiaa\tn\tK\nrupiah\tn\tI\
        DR\nrupiahs\tn\tIDR\nrupias\tn\tL\nrupier\tn\tK\nrupies\tn\tJ\nrupii\tn\tK\nrupij\tn\tJ\nrupija\tn\tJ\nrupije\t\
        n\tJ\nrupiji\tn\tJ\nrupijos\tn\tJ\nrupijų\tn\tJ\nrupisi\tn\tK\nrupií\tn\tK\nrupla\tn\tRUBBYN\nruplaa\tn\tRUBBYN\
        \nrussischen Rubel\tn\tRUB\nrussiske rubel\tn\tRUB\nruupia\tn\tJ\nruupiat\tn\tJ\nréal\tn\tBRL\nréals\tn\tBRL\nr\
        úbla\tn\tRUBBYN\nrúblur\tn\tRUBBYN\nrúp\tn\tRUBBYN\nrúpai\tn\tJ\nrúpaí\tn\tJ\nrúpia\tn\tK\nrúpía\tn\tJ\nrúpíur\
        \tn\tJ\nrūpija\tn\tJ\nrūpijas\tn\tJ\nsFr.\ta\tCHF\nsantim\tm\tETB\nsantims\tm\tETB\nsar\ts\tSAR\nsatang\tm\tTHB\
        \nsatangs\tm\tTHB\nsaudijski rijala\tn\tSAR\nsaudijskih rijal\tn\tSAR\nscellini\tn\tN\nscellino\tn\tN\nschwedis\
        chen Kronen\tn\tSEK\nschweizerische Franken\tn\tCHF\nschweizisk franc\tn\tCHF\nschweizisk francs\tn\tCHF\nschwe\
        iziska francs\tn\tCHF\nschweiziske franc\tn\tCHF\nschweiziske francs\tn\tCHF\nsekeli\tn\tILS\nsekeliä\tn\tILS\n\
        sen\tq\tMYRIDRBNDUSDSGDAUDEURKHR\t-2JPY\nseniti\tm\tTOP\nsenteillä\tm\tZ\nsenti\tq\tTZSKESEURUSDCADAUDSOS\nsent\
        imo\tm\tPHPUSD\nsentimong\tm\tPHPUSD\nsentimos\tm\tPHPUSD\nsentin\tm\tZ\nsentti\tm\tI\nsenttien\tm\tZ\nsenttiä\
        \tm\tI\nsgillinn\tm\tGBP\nshekel\tn\tILS\nshekeli\tn\tILS\nshekels\tn\tILS\nshekler\tn\tILS\nshilin\tn\tSOSKES\
        \nshilin soomaali\tn\tSOSKES\nshilingi\tn\tKESTZSUGX\nshilingi za\tn\tKESTZSUGX\nshilling\tn\tN\nshillings\tn\t\
        N\nsingaporsk dollars\tn\tSGD\nsingaporske dollars\tn\tSGD\nsloty\tn\tPLN\nslotys\tn\tPLN\nsnt\tm\tEUR\nso'm\ta\
        \tUZS\nsol\th\tPEN\nsoles\tn\tPEN\nsols\th\tPEN\nsomoni\tn\tTJS\nsomonis\tn\tTJS\nsoms\th\tUZSKGS\nsoʻm\ta\tUZS\
        \nso‘m\ta\tUZS\nspenn\tn\tNOK\nspänn\tn\tSEK\nsterlin\tn\tGBP\nsterlina\th\tGBPEGP\nsterline\th\tGBPEGP\nsterli\
        ne inglesi\tn\tGBP\nsterling\th\tGBP\nsterlinlik\tn\tGBP\nstotinka\tm\tBGN\nstotinkas\tm\tBGN\nstotinki\tm\tBGN\
        \nsums\th\tUZSKGS\nsvarai\th\tGBPEGP\nsvaras\th\tGBPEGP\nsvaro\th\tGBPEGP\nsvarų\th\tGBPEGP\nsveitsisk francs\t\
        n\tCHF\nsveitsisk franken\tn\tCHF\nsveitsiske francs\tn\tCHF\nsveitsiske franken\tn\tCHF\nsvensk kr\tn\tSEK\nsv\
        ensk krona\tn\tSEK\nsvensk kroner\tn\tSEK\nsvensk kronor\tn\tSEK\nsvenska kr\tn\tSEK\nsvenska krona\tn\tSEK\nsv\
        enske kr\tn\tSEK\nsvenske krona\tn\tSEK\nsvenske krone\tn\tSEK\nsvenske kronor\tn\tSEK\nszwajcarskich franków\t\
        n\tCHF\nszwedzkich koron\tn\tSEK\nszyling\tn\tN\nszylinga\tn\tN\nszylingi\tn\tN\nszylingów\tn\tN\nsékel\tn\tILS\
        \nsør afrikanske rand\tn\tZAR\nsør-afrikansk rand\tn\tZAR\nsør-afrikanske rand\tn\tZAR\nsüdafrikanischen Rand\t\
        n\tZAR\ntaala\tn\tW\ntaalaa\tn\tW\ntaalan\tn\tW\ntaka\tn\tBDT\ntakas\tn\tBDT\ntala\th\tWST\ntalas\th\tWST\ntamb\
        ala\tm\tMWK\ntenge\tn\tKZT\ntenges\tn\tKZT\ntengesi\tn\tKZT\ntengeä\tn\tKZT\ntengue\tn\tKZT\ntengues\tn\tKZT\nt\
        ennesi\tm\tTMT\ntetri\tm\tGEL\nteňňe\tm\tTMT\nthailandsk bhat\tn\tTHB\nthailandske bhat\tn\tTHB\nthailändischen\
         Baht\tn\tTHB\nthebe\tm\tBWP\ntiyin\tm\tUZS\ntiyins\tm\tUZS\ntiyn\tm\tKZT\ntiyns\tm\tKZT\ntjeckiska kr\tn\tCZK\
        \ntjeckiska kronor\tn\tCZK\ntjekkiske koruna\tn\tCZK\ntjekkiske kr\tn\tCZK\ntjekkiske kroner\tn\tCZK\ntoea\tm\t\
        PGK\ntogrog\tn\tMNT\ntogrogs\tn\tMNT\ntoman\tn\t\t+1IRR\ntomans\tn\t\t+1IRR\ntschechischen Kronen\tn\tCZK\ntsje\
        kkisk kr\tn\tCZK\ntsjekkisk kroner\tn\tCZK\ntsjekkiske kr\tn\tCZK\ntsjekkiske kroner\tn\tCZK\ntugrik\tn\tMNT\nt\
        ugriks\tn\tMNT\ntugrug\tn\tMNT\ntugrugs\tn\tMNT\nturkiska lire\tn\tTRY\ntyiyn\tm\tKGS\ntyiyns\tm\tKGS\ntyjyn\tm\
        \tKGS\ntyrkisk lira\tn\tTRY\ntyrkiske lira\tn\tTRY\ntïın\tm\tKZT\ntürk lirasi\tn\tTRY\ntürkischen Lira\tn\tTRY\
        \ntệ\th\tCNY\nu$d\ta\tUSD\nuguiya\tn\tMRU\nuguiyas\tn\tMRU\nungarischen Forint\tn\tHUF\nvaro\tl\tMXN\nvaros\tl\
        \tMXN\nvatu\tn\tVUV\nvatus\tn\tVUV\nwon\th\tKRW\nwona\th\tKRWKPW\nwoni\tn\tKRWKPW\nwonia\tn\tKRWKPW\nwons\th\tK\
        RWKPW\nwonu\tn\tKRWKPW\nwony\tn\tKRWKPW\nwonów\tn\tKRWKPW\nwonů\tn\tKRWKPW\nxelim\tn\tN\nxelins\tn\tN\nxen\tm\t\
        Z\nxu\tq\tUSD\t-2VND\nyen\tn\tJPY\nyenes\tn\tJPY\nyens\tn\tJPY\nyuan\tn\tCNY\nyuana\tn\tCNY\nyuanes\tn\tCNY\nyu\
        anes chinos\tn\tCNY\nyuani\tn\tCNY\nyuans\tn\tCNY\nyuans chinois\tn\tCNY\nyuanı\tn\tCNY\nyuro\tn\tEUR\nyên\tn\t\
        JPY\nyên Nhật\tn\tJPY\nzentimo\tm\tEURUSD\nzentimoak\tm\tEURUSD\nzentimoko\tm\tEURUSD\nzl\ta\tPLN\nzlot\th\tPLN\
        \nzlota\th\tPLN\nzlotai\tn\tPLN\nzlotas\tn\tPLN\nzlote\tn\tPLN\nzloti\tn\tPLN\nzloties\tn\tPLN\nzlotisi\tn\tPLN\
        \nzloto\th\tPLN\nzlotov\tn\tPLN\nzlots\tn\tPLN\nzlott\tn\tPLN\nzlotti\tn\tPLN\nzloty\tn\tPLN\nzlotych\tn\tPLN\n\
        zlotys\tn\tPLN\nzlotys polacos\tn\tPLN\nzloté\tn\tPLN\nzlotého\tn\tPLN\nzlotý\tn\tPLN\nzlotých\tn\tPLN\nzlotų\t\
        n\tPLN\nzloți\tn\tPLN\nzł\ta\tPLN\nzłote\tn\tPLN\nzłotego\tn\tPLN\nzłoty\tn\tPLN\nzłotya\tn\tPLN\nzłotych\tn\tP\
        LN\nzłotym\tn\tPLN\nzłotymi\tn\tPLN\nzłotówek\tn\tPLN\nzłotówka\tn\tPLN\nzłotówki\tn\tPLN\n¢\tm\tUSDCADAUDNZD\n\
        £E\ta\tEGP\nägyptischen Pfund\tn\tEGP\näyri\tm\tSEKNOKDKK\näyriä\tm\tSEKNOKDKK\nöre\tm\tSEKNOKDKK\nörer\tm\tNOK\
        DKKSEK\nøre\tm\tNOKDKKSEK\nøren\tm\tNOKDKKSEK\nċenteżmi\tm\tEURUSD\nċenteżmu\tm\tEURUSD\nĐ\ta\tVND\nđ\ta\tVND\n\
        đô\tl\tUSD\nđô Mỹ\tn\tUSD\nđô la\tn\tW\nđô la Mỹ\tn\tUSD\nđô la Úc\tn\tAUD\nđô-la\tn\tW\nđôla\tn\tW\nđôla Mỹ\tn\
        \tUSD\nđồng\tn\tVND\nşekeli\tn\tILS\nşilini\tn\tN\nšekel\tn\tILS\nšekelu\tn\tILS\nšekely\tn\tILS\nšekelů\tn\tIL\
        S\nšilink\tn\tN\nšilinku\tn\tN\nšilinky\tn\tN\nšilinků\tn\tN\nšillinki\tn\tN\nšillinkiä\tn\tN\nơ-rô\tn\tEUR\nơr\
        ô\tn\tEUR\nșiling\tn\tN\nșilingi\tn\tN\nΕΥΡΩ\tn\tEUR\nγιεν\tn\tJPY\nγουάν\tn\tCNY\nγρίβνα\tn\tUAH\nδηνάρια\tn\t\
        Q\nδηνάριο\tn\tQ\nδολάρια\tn\tW\nδολάριο\tn\tW\nδολαρίου\tn\tW\nδολαρίων\tn\tW\nευρωσέντ\tm\tEUR\nευρωσεντ\tm\t\
        EUR\nευρώ\tn\tEUR\nζλότι\tn\tPLN\nκοπέκια\tm\tRUBBYNUAH\nκορόνα\th\tV\nκορόνες\th\tV\nλίρα\th\tGBPEGPTRY\nλίρα \
        Αγγλίας\tn\tGBP\nλίρες\th\tGBPEGPTRY\nλίρες Αγγλίας\tn\tGBP\nπένς\tm\tGBP\nρουπία\tn\tJ\nρουπίες\tn\tJ\nρούβλι\
        \tn\tRUBBYN\nρούβλια\tn\tRUBBYN\nσέντς\tm\tI\nσεντ\tm\tI\nσεντς\tm\tI\nστερλίνα\tn\tGBP\nστερλίνες\tn\tGBP\nφιο\
        ρίνι\tn\tHUF\nφιορίνια\tn\tHUF\nφράγκα\tn\tCHFXOFXAF\nφράγκο\tn\tCHFXOFXAF\nР\ta\tRUBBYN\nамериканских доллара\
        \tn\tUSD\nамериканских долларов\tn\tUSD\nамериканского доллара\tn\tUSD\nамериканского долларов\tn\tUSD\nамерика\
        нських доларів\tn\tUSD\nанглийн фунт\tn\tGBP\nанглийских фунтов\tn\tGBP\nариари\tn\tMGA\nафгани\tn\tAFN\nбакс\t\
        n\tW\nбакса\tn\tW\nбаксаар\tn\tW\nбаксаас\tn\tW\nбаксам\tn\tW\nбаксами\tn\tW\nбаксах\tn\tW\nбакси\tn\tW\nбаксов\
        \tn\tW\nбаксом\tn\tW\nбакстай\tn\tW\nбаксу\tn\tW\nбаксы\tn\tW\nбаксів\tn\tW\nбальбоа\tn\tPAB\nбат\th\tTHB\nбата\
        \th\tTHB\nбати\tn\tTHB\nбатов\tn\tTHB\nбатів\tn\tTHB\nболивар\tn\tVES\nболивара\tn\tVES\nболиваров\tn\tVES\nбол\
        ивиано\tn\tBOB\nбританских фунтов\tn\tGBP\nбританських фунтів\tn\tGBP\nбыр\tn\tETB\nбыра\tn\tETB\nбыров\tn\tETB\
        \nвон\th\tKRWKPW\nвоны\th\tKRWKPW\nвонів\tn\tKRWKPW\nгривен\tn\tUAH\nгривень\tn\tUAH\nгривнe\tn\tUAH\nгривна\tn\
        \tUAH\nгривнам\tn\tUAH\nгривнами\tn\tUAH\nгривнасы\tn\tUAH\nгривнах\tn\tUAH\nгривней\tn\tUAH\nгривнею\tn\tUAH\n\
        гривни\tn\tUAH\nгривну\tn\tUAH\nгривны\tn\tUAH\nгривня\tn\tUAH\nгривнями\tn\tUAH\nгривні\tn\tUAH\nгрн\ta\tUAH\n\
        грыўня\tn\tUAH\nгрыўняў\tn\tUAH\nгрыўні\tn\tUAH\nгуарани\tn\tPYG\nгурд\tn\tHTG\nгурда\tn\tHTG\nгурдов\tn\tHTG\n\
        гяпик\tm\tAZN\nгяпика\tm\tAZN\nгяпиков\tm\tAZN\nдаласи\tn\tGMD\nден\ts\tMKD\nденар\tn\tMKD\nденара\tn\tMKD\nден\
        ари\tn\tMKD\nденаров\tn\tMKD\nдин\ta\tRSD\nдинар\tn\tQ\nдинара\tn\tQ\nдинари\th\tQ\nдинаров\tn\tQ\nдинары\tn\tQ\
        \nдинарів\tn\tQ\nдирам\tm\tTJS\nдирама\tm\tTJS\nдирамов\tm\tTJS\nдирхам\tn\tAEDMAD\nдирхама\tn\tAEDMAD\nдирхами\
        \tn\tAEDMAD\nдирхамов\tn\tAEDMAD\nдирхамів\tn\tAEDMAD\nдолар\tn\tW\nдолара\tn\tW\nдоларам\tn\tW\nдоларами\tn\tW\
        \nдоларах\tn\tW\nдолараў\tn\tW\nдолари\tn\tW\nдолары\tn\tW\nдоларів\tn\tW\nдолл\tn\tW\nдоллар\tn\tW\nдоллара\tn\
        \tW\nдолларам\tn\tW\nдолларами\tn\tW\nдолларах\tn\tW\nдолларов\tn\tW\nдолларом\tn\tW\nдоллару\tn\tW\nдоллары\tn\
        \tW\nдонг\tn\tVND\nдонга\tn\tVND\nдонгов\tn\tVND\nдрам\th\tAMD\nдрама\th\tAMD\nдрамов\tn\tAMD\nдынар\tn\tQ\nдын\
        ара\tn\tQ\nдынараў\tn\tQ\nдынары\tn\tQ\nевра\tn\tEUR\nеврики\tn\tEUR\nевриков\tn\tEUR\nевро\tn\tEUR\nеврото\tn\
        \tEUR\nевроцент\tm\tEUR\nевроцента\tm\tEUR\nевроценти\tm\tEUR\nевроцентов\tm\tEUR\nевроцентове\tm\tEUR\nевроцен\
        ты\tm\tEUR\nеуро\tn\tEUR\nеўра\tn\tEUR\nеўрацэнт\tm\tEUR\nеўрацэнтаў\tm\tEUR\nзлот\tn\tPLN\nзлота\th\tPLN\nзлот\
        ага\tn\tPLN\nзлотасы\tn\tPLN\nзлоти\tn\tPLN\nзлотий\tn\tPLN\nзлотих\tn\tPLN\nзлотого\tn\tPLN\nзлоты\tn\tPLN\nзл\
        отый\tn\tPLN\nзлотыми\tn\tPLN\nзлотых\tn\tPLN\nзлотыя\tn\tPLN\nзлоті\tn\tPLN\nиен\tn\tJPY\nиена\th\tJPY\nиенасы\
        \tn\tJPY\nиены\tn\tJPY\nйен\tn\tJPY\nйена\th\tJPY\nйени\tn\tJPY\nказахстанских тенге\tn\tKZT\nкапеек\tm\tBYNRUB\
        \nкапейка\tm\tBYNRUB\nкапейкі\tm\tBYNRUB\nкапеяк\tm\tBYNRUB\nкванз\tn\tAOA\nкванза\tn\tAOA\nкванзы\tn\tAOA\nква\
        ч\th\tZMWMWK\nквача\tn\tZMWMWK\nквачи\tn\tZMWMWK\nкетсалей\tn\tGTQ\nкетсаль\tn\tGTQ\nкетсаля\tn\tGTQ\nкип\th\tL\
        AK\nкипа\th\tLAK\nкипов\tn\tLAK\nкиргизских сом\tn\tKGS\nколон\th\tCRC\nколона\th\tCRC\nколонов\tn\tCRC\nкоп\tm\
        \tRUBBYNUAH\nкопеек\tm\tRUBBYNUAH\nкопейка\tm\tRUBBYNUAH\nкопейкам\tm\tRUBBYNUAH\nкопейками\tm\tRUBBYNUAH\nкопе\
        йках\tm\tRUBBYNUAH\nкопейки\tm\tRUBBYNUAH\nкопейкой\tm\tRUBBYNUAH\nкопейку\tm\tRUBBYNUAH\nкопійка\tm\tUAH\nкопі\
        йками\tm\tUAH\nкопійки\tm\tUAH\nкопійку\tm\tUAH\nкопійок\tm\tUAH\nкордоб\tn\tNIO\nкордоба\tn\tNIO\nкордобы\tn\t\
        NIO\nкосарей\tl\t\t+3RUBUAH\nкосарь\tl\t\t+3RUBUAH\nкосаря\tl\t\t+3RUBUAH\nкрон\th\tV\nкрон чешских\tn\tCZKSEKN\
        OKDKKISK\nкрона\th\tV\nкронасы\tn\tD\nкрони\th\tV\nкроны\th\tV\nкрунa\tn\tD\nкруна\th\tV\nкруне\th\tV\nкруни\th\
        \tV\nкыргызских сом\tn\tKGS\nкыргызских сомов\tn\tKGS\nкьят\tn\tMMK\nкьята\tn\tMMK\nкьятов\tn\tMMK\nлари\th\tGE\
        L\nларија\tn\tGEL\nларі\tn\tGEL\nлв\ta\tBGN\nлев\tn\tBGN\nлева\tn\tBGN\nлеви\tn\tBGN\nлевов\th\tBGN\nлевів\tn\t\
        BGN\nлеев\th\tRONMDL\nлеи\th\tRONMDL\nлей\tn\tMDLRON\nлек\th\tALL\nлека\th\tALL\nлеков\tn\tALL\nлемпир\tn\tHNL\
        \nлемпира\tn\tHNL\nлемпиры\tn\tHNL\nлеоне\th\tSLE\nлея\th\tRONMDL\nлеї\tn\tRONMDL\nлеїв\tn\tRONMDL\nлеј\tn\tRON\
        MDL\nлеја\tn\tRONMDL\nлилангени\tn\tSZL\nлир\th\tTRY\nлира\th\tTRYGBPEGP\nлирасы\tn\tTRY\nлире\th\tTRY\nлири\th\
        \tGBPEGPTRY\nлиры\th\tTRY\nлоти\th\tLSL\nлям\tl\t\t+6RUBUAHUSD\nляма\tl\t\t+6RUBUAHUSD\nлямов\tl\t\t+6RUBUAHUSD\
        \nлір\tn\tTRY\nліра\tn\tTRY\nліри\tn\tTRY\nліры\tn\tTRY\nман.\ts\tAZN\nманат\th\tAZNTMT\nманатa\tn\tAZNTMT\nман\
        ата\tn\tAZNTMT\nманати\th\tAZNTMT\nманатов\tn\tAZNTMT\nманатів\tn\tAZNTMT\nметикал\tn\tMZN\nметикала\tn\tMZN\nм\
        етикалов\tn\tMZN\nнаира\tn\tNGN\nнаире\tn\tNGN\nнайр\tn\tNGN\nнайра\tn\tNGN\nнайри\tn\tNGN\nнайры\tn\tNGN\nнакф\
        \tn\tERN\nнакфа\tn\tERN\nнакфы\tn\tERN\nнгултрум\tn\tBTN\nнгултрума\tn\tBTN\nнгултрумов\tn\tBTN\nпаанг\tn\tTOP\
        \nпаанга\tn\tTOP\nпаанги\tn\tTOP\nпаунд\tn\tGBPEGP\nпаунд стерлинг\tn\tGBP\nпаунда\tn\tGBPEGP\nпаунда стерлинги\
        \tn\tGBP\nпаунди\tn\tGBPEGP\nпезос\tn\tP\nпезоса\tn\tP\nпени\tq\tGBP\nпенита\tm\tGBP\nпенни\tm\tGBP\nпенні\tm\t\
        GBP\nпенс\tm\tGBP\nпенса\tm\tGBP\nпенсам\tm\tGBP\nпенсами\tm\tGBP\nпенси\tm\tGBP\nпенсов\tm\tGBP\nпенсы\tm\tGBP\
        \nпенсі\tm\tGBP\nпенсів\tm\tGBP\nпесо\tn\tP\nпул\th\tBWP\nпула\th\tBWP\nпулы\tn\tBWP\nр\ta\tRUBBYN\nр.\ta\tRUBB\
        YN\nранд\th\tZAR\nранда\tn\tZAR\nранди\tn\tZAR\nрандів\tn\tZAR\nраппен\tm\tCHF\nраппена\tm\tCHF\nраппенов\tm\tC\
        HF\nреал\th\tBRL\nреала\th\tBRL\nреали\tn\tBRL\nреалов\tn\tBRL\nреалів\tn\tBRL\nриал\th\tT\nриала\tn\tT\nриалов\
        \tn\tT\nриелей\tn\tKHR\nриель\th\tKHR\nриеля\tn\tKHR\nринггит\tn\tMYR\nринггита\tn\tMYR\nринггитов\tn\tMYR\nрин\
        гит\tn\tMYR\nрингита\tn\tMYR\nрингіт\tn\tMYR\nрингіта\tn\tMYR\nрингіти\tn\tMYR\nрингітів\tn\tMYR\nриял\tn\tT\nр\
        ияла\tn\tT\nриялов\tn\tT\nријал\tn\tT\nријала\tn\tT\nроссийского рублей\tn\tRUB\nруб\ta\tRUBBYN\nрубель\tn\tRUB\
        BYN\nрубла\tn\tRUBBYN\nрублев\tn\tRUBBYN\nрублей\tn\tRUBBYN\nрублем\tn\tRUBBYN\nрубли\tn\tRUBBYN\nрубль\tn\tRUB\
        BYN\nрублю\tn\tRUBBYN\nрубля\tn\tRUBBYN\nрублям\tn\tRUBBYN\nрублями\tn\tRUBBYN\nрублях\tn\tRUBBYN\nрублёв\tn\tR\
        UBBYN\nрублём\tn\tRUBBYN\nрублёў\tn\tBYNRUB\nрублі\tn\tRUBBYN\nрублів\tn\tRUBBYN\nрубчик\tn\tRUBBYN\nрубчиков\t\
        n\tRUBBYN\nрубља\tn\tRUBBYN\nрубље\tn\tRUBBYN\nрубљи\tn\tRUBBYN\nрупии\tn\tK\nрупий\tn\tJ\nрупия\tn\tK\nрупиясы\
        \tn\tJ\nрупијa\tn\tIDR\nрупија\tn\tK\nрупије\tn\tK\nрупій\tn\tK\nрупія\tn\tK\nрупіі\tn\tJ\nрупії\tn\tK\nруфии\t\
        n\tMVR\nруфий\tn\tMVR\nруфия\tn\tMVR\nрэнд\th\tZAR\nрэнда\tn\tZAR\nрэндов\tn\tZAR\nріал\tn\tT\nріала\tn\tT\nріа\
        ли\tn\tT\nріалів\tn\tT\nседи\tn\tGHS\nсолей\th\tPEN\nсоль\th\tPEN\nсоля\th\tPEN\nсом\th\tUZSKGS\nсома\th\tUZSKG\
        S\nсомов\th\tUZSKGS\nсомони\tn\tTJS\nсомонӣ\tn\tTJS\nстотинка\tm\tBGN\nстотинки\tm\tBGN\nстотинок\tm\tBGN\nсум\
        \ta\tUZS\nсума\th\tUZSKGS\nсумов\tn\tUZS\nсўм\ta\tUZS\nтайских батов\tn\tTHB\nтака\th\tBDT\nтаки\th\tBDT\nтал\t\
        h\tWST\nтала\th\tWST\nталы\th\tWST\nтг\ta\tKZT\nтенге\tn\tKZT\nтенгеа\tn\tKZT\nтетри\tm\tGEL\nтеңге\tn\tKZT\nти\
        йин\tm\tUZS\nтийина\tm\tUZS\nтийинов\tm\tUZS\nтиын\tm\tKZT\nтиындар\tm\tKZT\nтиынды\tm\tKZT\nтнг\ta\tKZT\nтугри\
        к\tn\tMNT\nтугрика\tn\tMNT\nтугриков\tn\tMNT\nтыйын\tm\tKGS\nтыйындар\tm\tKGS\nтөг\ta\tMNT\nтөгрөг\ta\tMNT\nуги\
        и\tn\tMRU\nугий\tn\tMRU\nугия\tn\tMRU\nузбекских сум\tn\tUZS\nфлорин\tn\tAWG\nфлорина\tn\tAWG\nфлоринов\tn\tAWG\
        \nфоринт\tn\tHUF\nфоринта\tn\tHUF\nфоринте\tn\tHUF\nфоринти\tn\tHUF\nфоринтов\tn\tHUF\nфоринті\tn\tHUF\nфоринті\
        в\tn\tHUF\nфорынт\tn\tHUF\nфорынта\tn\tHUF\nфорынтаў\tn\tHUF\nфорынты\tn\tHUF\nфранак\tn\tCHFXOFXAF\nфранака\tn\
        \tCHFXOFXAF\nфранк\th\tCHFXOFXAF\nфранка\tn\tCHFXOFXAF\nфранкаў\tn\tCHFXOFXAF\nфранки\th\tCHFXOFXAF\nфранков\tn\
        \tCHFXOFXAF\nфранкі\tn\tCHFXOFXAF\nфранків\tn\tCHFXOFXAF\nфранци\tn\tCHFXOFXAF\nфунт\th\tGBPEGP\nфунт стерлинго\
        в\tn\tGBP\nфунт стерлінгів\tn\tGBP\nфунт стэрлінгаў\tn\tGBP\nфунта\th\tGBPEGP\nфунта стерлинга\tn\tGBP\nфунта с\
        терлингов\tn\tGBP\nфунта стерлінгів\tn\tGBP\nфунта стэрлінгаў\tn\tGBP\nфунтам\th\tGBPEGP\nфунтам стерлингов\tn\
        \tGBP\nфунтам стерлінгів\tn\tGBP\nфунтами\th\tGBPEGP\nфунтами стерлингов\tn\tGBP\nфунтах\th\tGBPEGP\nфунтах сте\
        рлингов\tn\tGBP\nфунтаў\th\tGBPEGP\nфунтаў стэрлінгаў\tn\tGBP\nфунте\th\tGBPEGP\nфунте стерлинга\tn\tGBP\nфунти\
        \th\tGBPEGP\nфунти стерлинга\tn\tGBP\nфунти стерлінгів\tn\tGBP\nфунтов\th\tGBPEGP\nфунтов стерлингов\tn\tGBP\nф\
        унтом\th\tGBPEGP\nфунтом стерлингов\tn\tGBP\nфунту\th\tGBPEGP\nфунту стерлингов\tn\tGBP\nфунты\th\tGBPEGP\nфунт\
        ы стерлингов\tn\tGBP\nфунты стэрлінгаў\tn\tGBP\nфунтів\th\tGBPEGP\nфунтів стерлінгів\tn\tGBP\nхривнии\tn\tUAH\n\
        хривнија\tn\tUAH\nхривњи\tn\tUAH\nцент\tm\tZ\nцента\tm\tZ\nцентам\tm\tZ\nцентами\tm\tZ\nцентах\tm\tZ\nценти\tm\
        \tZ\nцентийн\tm\tZ\nцентов\tm\tZ\nцентове\tm\tZ\nцентом\tm\tZ\nценту\tm\tZ\nценты\tm\tZ\nцентів\tm\tZ\nцэнт\tm\
        \tZ\nцэнта\tm\tZ\nцэнтаў\tm\tZ\nцэнты\tm\tZ\nшекел\th\tILS\nшекела\tn\tILS\nшекелей\tn\tILS\nшекель\tn\tILS\nше\
        келя\tn\tILS\nшекелі\tn\tILS\nшекелів\tn\tILS\nшилинг\tn\tN\nшилинга\tn\tN\nшиллинг\tn\tN\nшиллинга\tn\tN\nшилл\
        ингов\tn\tN\nшилінг\tn\tN\nшилінга\tn\tN\nшилінги\tn\tN\nшилінгів\tn\tN\nюан\tn\tCNY\nюана\tn\tCNY\nюаней\tn\tC\
        NY\nюани\tn\tCNY\nюань\tn\tCNY\nюаня\tn\tCNY\nюаням\tn\tCNY\nюанями\tn\tCNY\nюаняў\tn\tCNY\nюані\tn\tCNY\nюанів\
        \tn\tCNY\nяпонских йен\tn\tJPY\nєвро\tn\tEUR\nєвроцент\tm\tEUR\nєвроцента\tm\tEUR\nєвроценти\tm\tEUR\nєвроценті\
        в\tm\tEUR\nєн\tn\tJPY\nєна\tn\tJPY\nєни\tn\tJPY\nіен\tn\tJPY\nіена\tn\tJPY\nіены\tn\tJPY\nјен\tn\tJPY\nјена\tn\
        \tJPY\nјени\tn\tJPY\nјуан\tn\tCNY\nјуана\tn\tCNY\nјуани\tn\tCNY\nդոլար\tn\tW\nդր.\ta\tAMD\nդրամ\ta\tAMD\nեվրո\t\
        n\tEUR\nլումա\tm\tAMD\nկոպեկ\tm\tRUBBYNUAH\nռուբլի\tn\tRUB\nցենտ\tm\tZ\nאגורה\tm\tILS\nאגורות\tm\tILS\nאירו\tn\
        \tEUR\nאירוסנט\tm\tEUR\nאש\"ח\ta\t\t+3ILS\nאשח\ta\t\t+3ILS\nאש״ח\ta\t\t+3ILS\nדולר\tn\tW\nדולר ארה\"ב\tn\tUSD\n\
        דולרים\tn\tW\nדולרים אמריקאים\tn\tUSD\nדינר\tn\tQ\nהריבנה\tn\tUAH\nזלוטי\tn\tPLN\nיואן\tn\tCNY\nיורו\tn\tEUR\nי\
        ן\tn\tJPY\nלירה\th\tGBPEGPTRY\nלירה שטרלינג\tn\tGBP\nלירות\th\tGBPEGPTRY\nלירות שטרלינג\tn\tGBP\nליש\"ט\tn\tGBP\
        \nליש״ט\tn\tGBP\nמלש\"ח\ta\t\t+6ILS\nמלש״ח\ta\t\t+6ILS\nמש\"ח\ta\t\t+6ILS\nמש״ח\ta\t\t+6ILS\nסנט\tm\tZ\nסנטים\t\
        m\tZ\nפאונד\th\tGBPEGP\nפאונדים\th\tGBPEGP\nפורינט\tn\tHUF\nפרנק\tn\tCHFXOFXAF\nפרנקים\tn\tCHFXOFXAF\nפרנקים שו\
        ויצריים\tn\tCHF\nקופיקות\tm\tRUBBYNUAH\nקורונה\th\tD\nרובל\tn\tRUBBYN\nרובלים\tn\tRUBBYN\nרופי\tn\tJ\nש\"ח\ta\t\
        ILS\nש'ח\ta\tILS\nשח\ts\tILS\nשנקל\tn\tILS\nשקל\tn\tILS\nשקל חדש\tn\tILS\nשקלים\tn\tILS\nשקלים חדשים\tn\tILS\nש\
        ״ח\ta\tILS\nأرياري\tn\tMGA\nأفغاني\tn\tAFN\nأورو\tn\tEUR\nأوقية\tn\tMRU\nاسكودو\tn\tCVE\nافغانی\tn\tAFN\nالسنت\
        \tm\tZ\nاورو\tn\tEUR\nايرو\tn\tEUR\nباتاكا\tn\tMOP\nباخت\th\tTHB\nبالبوا\tn\tPAB\nبانغا\tn\tTOP\nبنس\tm\tGBP\nب\
        نسا\tm\tGBP\nبنسات\tm\tGBP\nبولا\th\tBWP\nبوليفار\tn\tVES\nبوليفيانو\tn\tBOB\nبير\th\tETB\nبيزو\tn\tP\nبيسات\tm\
        \t\t-3OMR\nبيسة\tm\t\t-3OMR\nبيسه\tm\t\t-3OMR\nتاكا\tn\tBDT\nتالا\th\tWST\nتوغروغ\tn\tMNT\nتومان\tn\t\t+1IRR\nت\
        ومن\th\t\t+1IRR\nتينغ\tn\tKZT\nج.م\ta\tEGP\nجنية\tn\tEGPSDGGBP\nجنيه\ta\tEGPSDG\nجنيه إسترليني\tn\tGBP\nجنيه اس\
        ترليني\tn\tGBP\nجنيه سوداني\tn\tSDG\nجنيه مصري\tn\tEGP\nجنيها\ta\tEGPSDG\nجنيهات\tn\tGBPEGPSDG\nجنيهات إسترليني\
        ة\tn\tGBP\nجنيهات إسترلينيه\tn\tGBP\nجنيهات استرلينية\tn\tGBP\nجنيهات استرلينيه\tn\tGBP\nجنيهات سودانية\tn\tSDG\
        \nجنيهات سودانيه\tn\tSDG\nجنيهات مصرية\tn\tEGP\nجنيهات مصريه\tn\tEGP\nجنيهاً\tn\tEGPSDGGBP\nجنيهًا\tn\tGBPEGPSD\
        G\nجوردى\tn\tHTG\nد.أ\ta\tJOD\nد.إ\ta\tAED\nد.ب\ta\tBHD\nد.ت\ta\tTND\nد.ج\ta\tDZD\nد.ع\ta\tIQD\nد.ك\ta\tKWD\nد.\
        م.\ta\tMAD\nدج\ta\tDZD\nدرام\th\tAMD\nدراهم\ta\tAEDMAD\nدراهم إماراتية\tn\tAED\nدراهم إماراتيه\tn\tAED\nدراهم ا\
        ماراتية\tn\tAED\nدراهم اماراتيه\tn\tAED\nدراهم مغربية\tn\tMAD\nدراهم مغربيه\tn\tMAD\nدرهم\ta\tAEDMAD\nدرهم إمار\
        اتي\tn\tAED\nدرهم امارات\tn\tAED\nدرهم اماراتي\tn\tAED\nدرهم مغربي\tn\tMAD\nدرهما\tn\tAEDMAD\nدرهمان\tn\tAEDMAD\
        \nدرهماً\tn\tAEDMAD\nدرهمين\tn\tAEDMAD\nدرهمًا\tn\tAEDMAD\nدرہم\tn\tAEDMAD\nدلار\tn\tW\nدلاسي\tn\tGMD\nدنانير\t\
        n\tO\nدنانير أردنية\tn\tJOD\nدنانير أردنيه\tn\tJOD\nدنانير اردنية\tn\tJOD\nدنانير اردنيه\tn\tJOD\nدنانير بحريني\
        ة\tn\tBHD\nدنانير بحرينيه\tn\tBHD\nدنانير تونسية\tn\tTND\nدنانير تونسيه\tn\tTND\nدنانير جزائرية\tn\tDZD\nدنانير\
         جزائريه\tn\tDZD\nدنانير عراقية\tn\tIQD\nدنانير عراقيه\tn\tIQD\nدنانير كويتية\tn\tKWD\nدنانير كويتيه\tn\tKWD\nد\
        نانير ليبية\tn\tLYD\nدنانير ليبيه\tn\tLYD\nدوبرا\tn\tSTN\nدولار\tn\tW\nدولار أسترالي\tn\tAUD\nدولار أمريكي\tn\t\
        USD\nدولار أميركي\tn\tUSD\nدولار استرالي\tn\tAUD\nدولار امريكي\tn\tUSD\nدولار كندي\tn\tCAD\nدولارا\tn\tW\nدولار\
        ات\tn\tW\nدولارات أسترالية\tn\tAUD\nدولارات أستراليه\tn\tAUD\nدولارات أمريكية\tn\tUSD\nدولارات أمريكيه\tn\tUSD\
        \nدولارات أميركية\tn\tUSD\nدولارات أميركيه\tn\tUSD\nدولارات استرالية\tn\tAUD\nدولارات استراليه\tn\tAUD\nدولارات\
         امريكية\tn\tUSD\nدولارات امريكيه\tn\tUSD\nدولارات كندية\tn\tCAD\nدولارات كنديه\tn\tCAD\nدولاراً\tn\tW\nدولارين\
        \tn\tW\nدولارًا\tn\tW\nدونج\tn\tVND\nدينار\ta\tO\nدينار أردني\tn\tJOD\nدينار اردني\tn\tJOD\nدينار بحريني\tn\tBH\
        D\nدينار تونسي\tn\tTND\nدينار جزائري\tn\tDZD\nدينار عراقي\tn\tIQD\nدينار كويتي\tn\tKWD\nدينار ليبي\tn\tLYD\nدين\
        ارا\ta\tO\nدينارات\tn\tS\nديناران\tn\tS\nديناراً\tn\tO\nدينارين\tn\tO\nدينارًا\tn\tS\nدینار\tn\tQ\nر.س\ta\tSAR\
        \nر.ع\ta\tOMR\nر.ق\ta\tQAR\nراند\th\tZAR\nروبل\tn\tRUBBYN\nروبلات\tn\tRUBBYN\nروبيات\tn\tJ\nروبيات باكستانية\tn\
        \tPKR\nروبيات باكستانيه\tn\tPKR\nروبيات هندية\tn\tINR\nروبيات هنديه\tn\tINR\nروبية\tn\tK\nروبية باكستانية\tn\tP\
        KR\nروبية باكستانيه\tn\tPKR\nروبية هندية\tn\tINR\nروبية هنديه\tn\tINR\nروبيه\tn\tJ\nروفيه\tn\tMVR\nروپئے\tn\tJ\
        \nروپیه\tn\tJ\nروپیهٔ\tn\tJ\nروپیوں\tn\tJ\nروپیہ\tn\tJ\nروپیے\tn\tJ\nروپے\tn\tJ\nروپۓ\tn\tJ\nريال\ta\tT\nريال إ\
        يراني\tn\tIRR\nريال ايراني\tn\tIRR\nريال سعودي\tn\tSAR\nريال عماني\tn\tOMR\nريال قطري\tn\tQAR\nريال يمني\tn\tYE\
        R\nريالا\tn\tT\nريالات\tn\tT\nريالات إيرانية\tn\tIRR\nريالات إيرانيه\tn\tIRR\nريالات ايرانية\tn\tIRR\nريالات اي\
        رانيه\tn\tIRR\nريالات سعودية\tn\tSAR\nريالات سعوديه\tn\tSAR\nريالات عمانية\tn\tOMR\nريالات عمانيه\tn\tOMR\nريال\
        ات قطرية\tn\tQAR\nريالات قطريه\tn\tQAR\nريالات يمنية\tn\tYER\nريالات يمنيه\tn\tYER\nريالاً\tn\tT\nريالين\tn\tT\
        \nريالًا\tn\tT\nرينغيت\tn\tMYR\nرييال\tn\tKHR\nریال\ta\tT\nزلوتي\tn\tPLN\nزلوتی\tn\tPLN\nسنت\tm\tZ\nسنتا\tm\tZ\
        \nسنتات\tm\tZ\nسنتيم\tm\tDZDMAD\nسنتيما\tm\tDZDMAD\nسنتيمات\tm\tDZDMAD\nسنتًا\tm\tZ\nسول\th\tPEN\nسوم\th\tUZSKG\
        S\nسوموني\tn\tTJS\nسيدي\th\tGHS\nسينت\tm\tZ\nسينتات\tm\tZ\nسینٹ\tm\tZ\nسینٹس\tm\tZ\nشلن\tn\tN\nشواقل\tn\tILS\nش\
        واكل\tn\tILS\nشيقل\tn\tILS\nشيكل\tn\tILS\nشيكلات\tn\tILS\nصنتيم\tm\tDZDMAD\nغواراني\tn\tPYG\nفاتو\tn\tVUV\nفران\
        ک\tn\tCHFXOFXAF\nفرنك\tn\tCHFXOFXAF\nفرنك سويسري\tn\tCHF\nفرنكا\tn\tCHFXOFXAF\nفرنكات\tn\tCHFXOFXAF\nفرنكات سوي\
        سرية\tn\tCHF\nفرنكات سويسريه\tn\tCHF\nفلس\tm\tAEDYER\t-3KWDBHDJODIQD\nفلسا\tm\tAEDYER\t-3KWDBHDJODIQD\nفلسات\tm\
        \tAEDYER\t-3KWDBHDJODIQD\nفلسًا\tm\tAEDYER\t-3KWDBHDJODIQD\nفلورن\tn\tAWG\nفلوس\tq\tAEDYER\t-3KWDBHDJODIQD\nفور\
        ينت\tn\tHUF\nفورینت\tn\tHUF\nقرش\tm\tE\nقرشا\tm\tE\nقرشًا\tm\tE\nقروش\tm\tE\nكرونة\tn\tV\nكواشا\tn\tZMWMWK\nكوا\
        نزا\tn\tAOA\nكوبيك\tm\tRUBBYNUAH\nكوتزال\tn\tGTQ\nكولن\tn\tCRC\nكيات\tn\tMMK\nكيب\th\tLAK\nكينا\tn\tPGK\nل.س\ta\
        \tSYP\nل.ل\ta\tLBP\nلارى\tn\tGEL\nلاري\th\tGEL\nلوتي\th\tLSL\nليرات\tn\tLBPSYPTRY\nليرات تركية\tn\tTRY\nليرات ت\
        ركيه\tn\tTRY\nليرات سورية\tn\tSYP\nليرات سوريه\tn\tSYP\nليرات لبنانية\tn\tLBP\nليرات لبنانيه\tn\tLBP\nليرة\th\t\
        TRYLBPSYP\nليرة تركية\tn\tTRY\nليرة تركيه\tn\tTRY\nليرة سورية\tn\tSYP\nليرة سوريه\tn\tSYP\nليرة لبنانية\tn\tLBP\
        \nليرة لبنانيه\tn\tLBP\nليره\tn\tLBPSYPTRY\nليف\th\tBGN\nليك\tn\tALL\nليلانجيني\tn\tSZL\nليمبيرا\tn\tHNL\nليو\t\
        n\tRONMDL\nليون\th\tSLE\nلیر\tn\tTRY\nلیره\tn\tTRY\nلیرهٔ\tn\tGBPEGPTRY\nمانات\tn\tAZNTMT\nمانت\tn\tAZNTMT\nمتك\
        ال\tn\tMZN\nمليم\tm\t\t-3TND\nمليما\tm\t\t-3TND\nمليمات\tm\t\t-3TND\nناكفا\tn\tERN\nنايرا\tn\tNGN\nنولتوم\tn\tB\
        TN\nهريفنيا\tn\tUAH\nهریونیای\tn\tUAH\nهللات\tm\tSAR\nهللة\tm\tSAR\nهلله\tm\tSAR\nوون\th\tKRWKPW\nين\th\tJPY\nي\
        وان\tn\tCNY\nيورو\tn\tEUR\nيورو سنت\tm\tEUR\nيوروهات\tn\tEUR\nپاؤنڈ\th\tGBPEGP\nپنس\tm\tGBP\nپنی\tm\tGBP\nپوند\
        \th\tGBPEGP\nپونڈ\th\tGBPEGP\nپیسا\tm\tPKRINR\nپیسہ\tm\tPKRINR\nپیسے\tm\tPKRINR\nڈالر\tn\tW\nڈالرز\tn\tW\nکرون\
        \th\tV\nکورونای\tn\tD\nکوپک\tm\tRUBBYNUAH\nین\tn\tJPY\nیوآن\tn\tCNY\nیورو\tn\tEUR\nیورو سنت\tm\tEUR\nލާރި\tm\tM\
        VR\nकोपेक\tm\tRUBBYNUAH\nकोरुना\tn\tD\nक्रोन\tn\tV\nक्रोना\tn\tV\nज़्लॉटी\tn\tPLN\nडलर\tn\tW\nडालर\tn\tW\nडॉलर\
        \tn\tW\nडॉलर्स\tn\tW\nदिनार\tn\tQ\nदिरहम\tn\tAEDMAD\nदीनार\tn\tQ\nपाउंड\th\tGBPEGP\nपाउण्ड\th\tGBPEGP\nपेंस\tm\
        \tGBP\nपेनी\tm\tGBP\nपेन्स\tm\tGBP\nपैसा\tm\tINRNPR\nपैसे\tm\tINRNPR\nपौंड\th\tGBPEGP\nफ़ोरिंट\tn\tHUF\nफ़्रैंक\
        \tn\tCHFXOFXAF\nफ्रांक\tn\tCHFXOFXAF\nफ्रैंक\tn\tCHFXOFXAF\nयुआन\tn\tCNY\nयुरो\tn\tEUR\nयूरो\tn\tEUR\nयेन\tn\tJ\
        PY\nरियाल\tn\tT\nरिव्निया\tn\tUAH\nरु\ta\tINRNPR\nरु.\ta\tINRNPR\nरुपए\tn\tJ\nरुपया\tn\tJ\nरुपयां\tn\tINR\nरुपय\
        े\tn\tJ\nरुपयें\tn\tJ\nरुपयों\tn\tJ\nरुपैयाँ\tn\tNPR\nरू\ta\tINRNPR\nरू.\ta\tINRNPR\nरूपए\tn\tJ\nरूपये\tn\tJ\nर\
        ूपयों\tn\tJ\nरूपैयाँ\tn\tNPR\nरूबल\tn\tRUBBYN\nलीरा\tn\tTRY\nसेंट\tm\tZ\nसेंट्स\tm\tZ\nसेन्ट\tm\tZ\nইউরো\tn\tEU\
        R\nইয়েন\tn\tJPY\nটকা\tn\tINR\nটাকা\ta\tBDTINR\nডলার\tn\tW\nদিরহাম\tn\tAEDMAD\nপইচা\tm\tBDTINR\nপয়সা\tm\tBDTIN\
        R\nপাউন্ড\th\tGBPEGP\nপেনি\tm\tGBP\nপেন্স\tm\tGBP\nরিয়াল\tn\tT\nরুপি\tn\tJ\nরুপিয়া\tn\tJ\nরুপী\tn\tJ\nসেন্ট\t\
        m\tZ\nਡਾਲਰ\tn\tW\nਪੈਸਾ\tm\tINRPKR\nਪੈਸੇ\tm\tINRPKR\nਯੂਰੋ\tn\tEUR\nਰੁਪਏ\tn\tJ\nਸੈਂਟ\tm\tZ\nડૉલર\tn\tW\nડોલર\tn\t\
        W\nપૈસા\tm\tINR\nયુરો\tn\tEUR\nરૂ\ta\tINR\nરૂ.\ta\tINR\nરૂપિયા\tn\tJ\nસેન્ટ\tm\tZ\nଟଙ୍କା\tn\tINR\nପଇସା\tm\tINR\
        \nசென்ட்\tm\tZ\nடாலர\tn\tW\nடாலர்\tn\tW\nடாலர்கள்\tn\tW\nபைசா\tm\tINR\nபைசாக்கள்\tm\tINR\nயூரோ\tn\tEUR\nயூரோக்க\
        ள்\tn\tEUR\nரூ\ta\tINRLKR\nரூ.\ta\tINRLKR\nரூபா\tn\tINRLKR\nரூபாய\tn\tINRLKR\nரூபாய்\tn\tJ\nரூபாய்கள்\tn\tINRLK\
        R\nడాలర్\tn\tW\nడాలర్ల\tn\tW\nడాలర్లు\tn\tW\nపైసలు\tm\tINR\nపైసా\tm\tINR\nయూరో\tn\tEUR\nయూరోలు\tn\tEUR\nరూ\ta\t\
        INR\nరూ.\ta\tINR\nరూపాయల\tn\tINR\nరూపాయలు\tn\tJ\nరూపాయి\tn\tINR\nసెంట్\tm\tZ\nసెంట్లు\tm\tZ\nಡಾಲರ್\tn\tW\nಡಾಲರ್\
        \u{200C}ಗಳು\tn\tW\nಪೈಸೆ\tm\tINR\nಪೈಸೆಗಳು\tm\tINR\nಯೂರೋ\tn\tEUR\nರುಪಾಯಿ\tn\tINR\nರೂ\ta\tINR\nರೂ.\ta\tINR\nರೂಪಾಯಿ\
        \tn\tJ\nಸೆಂಟ್\tm\tZ\nಸೆಂಟ್\u{200C}ಗಳು\tm\tZ\nഡോളറ\tn\tW\nഡോളർ\tn\tW\nപൈസ\tm\tINR\nയൂറോ\tn\tEUR\nരൂ\ta\tINR\nരൂ.\
        \ta\tINR\nരൂപ\tn\tJ\nඩොලර්\tn\tW\nයූරෝ\tn\tEUR\nරු\ta\tLKR\nරු.\ta\tLKR\nරුපියල\tn\tLKR\nරුපියල්\tn\tLKR\nශත\tm\
        \tLKR\nจ๊าต\tn\tMMK\nดอง\tn\tVND\nดอลลาร์\tn\tW\nดอลล่าร์\tn\tW\nด่ง\tn\tVND\nบ\ts\tTHB\nบ.\ts\tTHB\nบาท\ta\tTH\
        B\nปอนด์\th\tGBPEGP\nฟรังก์\tn\tCHFXOFXAF\nยูโร\tn\tEUR\nริงกิต\tn\tMYR\nรูปี\tn\tJ\nรูเบิล\tn\tRUBBYN\nรูเปียห\
        ์\tn\tIDR\nวอน\tn\tKRW\nสตางค์\tm\tTHB\nหยวน\tn\tCNY\nเซนต์\tm\tZ\nเซ็นต์\tm\tZ\nเปโซ\tn\tP\nเพนซ์\tm\tGBP\nเพน\
        นี\tm\tGBP\nเยน\tn\tJPY\nโคเปค\tm\tRUBBYNUAH\nກີບ\tn\tLAK\nບາດ\tn\tTHB\nເຊັນ\tm\tZ\nໂດລາ\tn\tW\nကျပ်\tn\tMMK\nဒ\
        ေါ်လာ\tn\tW\nပြား\tm\tMMK\nယူရို\tn\tEUR\nგირვანქა\th\tGBPEGP\nგირვანქა სტერლინგი\tn\tGBP\nგირვანქა სტერლინგს\t\
        n\tGBP\nგრივნა\tn\tUAH\nდინარი\tn\tQ\nდოლარ\tn\tW\nდოლარი\tn\tW\nეგვიპტური ფუნტი\tn\tEGP\nევრო\tn\tEUR\nევროდ\t\
        n\tEUR\nევროს\tn\tEUR\nევროცენტი\tm\tEUR\nევროცენტის\tm\tEUR\nზლოტი\tn\tPLN\nთეთრად\tm\tGEL\nთეთრი\tm\tGEL\nთეთ\
        რით\tm\tGEL\nთეთრის\tm\tGEL\nთეთრს\tm\tGEL\nიენი\tn\tJPY\nიუანი\tn\tCNY\nკაპიკი\tm\tRUBBYNUAH\nკატარული რიალი\t\
        n\tQAR\nკრონა\th\tV\nლარ\tn\tGEL\nლარი\ta\tGEL\nლიბანური ფუნტი\tn\tLBP\nლირა\th\tTRY\nმალაიზიური რინგიტი\tn\tMY\
        R\nმალაიზური რინგიტი\tn\tMYR\nპენი\tm\tGBP\nპენსი\tm\tGBP\nპენსის\tm\tGBP\nრინგიტი\tn\tMYR\nრუბლი\tn\tRUBBYN\nრ\
        უპია\tn\tJ\nსაუდის არაბული რიალი\tn\tSAR\nსტერლინგი\tn\tGBP\nუანი\tn\tCNY\nფორინტი\tn\tHUF\nფრანკი\th\tCHFXOFXA\
        F\nფუნტად\th\tGBPEGP\nფუნტი\th\tGBPEGP\nფუნტს\th\tGBPEGP\nქუვეითური დინარი\tn\tKWD\nცენტად\tm\tZ\nცენტი\tm\tZ\n\
        ცენტით\tm\tZ\nცენტის\tm\tZ\nცენტს\tm\tZ\nሳንቲም\tm\tETBEURUSD\nብር\tn\tETB\nናቅፋ\tn\tERN\nናቕፋ\tn\tERN\nዩሮ\tn\tEUR\n\
        ዶላር\tn\tW\nដុល្លារ\tn\tW\nបាត\tn\tTHB\nរៀល\tn\tKHR\nសេន\tm\tUSDKHR\n€ur\ta\tEUR\n€uro\ta\tEUR\n€uros\ta\tEUR\n₲\
        .\ta\tPYG\nアイスランドクローナ\tn\tISK\nアフガニー\tn\tAFN\nアメリカドル\tn\tUSD\nアメリカ・ドル\tn\tUSD\nアリアリ\tn\tMGA\nアルジェリアディナール\tn\tDZ\
        D\nアルゼンチンペソ\tn\tARS\nイエメンリアル\tn\tYER\nイギリスポンド\tn\tGBP\nイギリス・ポンド\tn\tGBP\nイスラエルシェケル\tn\tILS\nイラクディナール\tn\tIQD\nイ\
        ランリアル\tn\tIRR\nインドネシアルピア\tn\tIDR\nインドルピー\tn\tINR\nインド・ルピー\tn\tINR\nウォン\tn\tKRW\nウガンダシリング\tn\tUGX\nウギア\tn\tMRU\n\
        ウクライナフリヴニャ\tn\tUAH\nウルグアイペソ\tn\tUYU\nエジプトポンド\tn\tEGP\nエジプト・ポンド\tn\tEGP\nエスクード\tn\tCVE\nオマーンリアル\tn\tOMR\nオーストラリア\
        ドル\tn\tAUD\nオーストラリア・ドル\tn\tAUD\nカザフスタンテンゲ\tn\tKZT\nカタールリヤル\tn\tQAR\nカナダドル\tn\tCAD\nカナダ・ドル\tn\tCAD\nカペイカ\tm\tRUB\
        BYNUAH\nガイアナドル\tn\tGYD\nキナ\th\tPGK\nキューバペソ\tn\tCUP\nキープ\th\tLAK\nクウェートディナール\tn\tKWD\nクローナ\tn\tV\nクローネ\tn\tV\nクワ\
        チャ\tn\tZMWMWK\nクワンザ\tn\tAOA\nグアラニ\tn\tPYG\nグールド\tn\tHTG\nケツァル\tn\tGTQ\nケニアシリング\tn\tKES\nコペイカ\tm\tRUBBYNUAH\nコペッ\
        ク\tm\tRUBBYNUAH\nコルナ\tn\tD\nコロン\th\tCRC\nコロンビアペソ\tn\tCOP\nサウジアラビアリヤル\tn\tSAR\nサウジリヤル\tn\tSAR\nサンチーム\tm\tCHF\nシェ\
        ケル\tn\tILS\nシリアポンド\tn\tSYP\nシリング\tn\tN\nシンガポールドル\tn\tSGD\nシンガポール・ドル\tn\tSGD\nジャマイカドル\tn\tJMD\nジャマイカ・ドル\tn\tJMD\
        \nスイスフラン\tn\tCHF\nスイス・フラン\tn\tCHF\nスウェーデンクローナ\tn\tSEK\nスウェーデン・クローナ\tn\tSEK\nスム\th\tUZSKGS\nスリナムドル\tn\tSRD\nスリラン\
        カルピー\tn\tLKR\nスーダンポンド\tn\tSDG\nズウォティ\tn\tPLN\nズロチ\tn\tPLN\nセディ\tn\tGHS\nセルビアディナール\tn\tRSD\nセント\tm\tZ\nセーシェルルピー\
        \tn\tSCR\nソマリアシリング\tn\tSOS\nソム\th\tUZSKGS\nソモニ\tn\tTJS\nソル\th\tPEN\nタイバーツ\tn\tTHB\nタイ・バーツ\tn\tTHB\nタカ\th\tBDT\n\
        タラ\th\tWST\nタンザニアシリング\tn\tTZS\nダラシ\th\tGMD\nチェココルナ\tn\tCZK\nチャット\th\tMMK\nチュニジアディナール\tn\tTND\nチリペソ\tn\tCLP\nテンゲ\
        \tn\tKZT\nディナール\tn\tQ\nディルハム\tn\tAEDMAD\nデナル\tn\tMKD\nデンマーククローネ\tn\tDKK\nデンマーク・クローネ\tn\tDKK\nトグログ\tn\tMNT\nトリニダ\
        ード・トバゴドル\tn\tTTD\nトルコリラ\tn\tTRY\nトルコ・リラ\tn\tTRY\nドブラ\tn\tSTN\nドミニカペソ\tn\tDOP\nドラム\th\tAMD\nドル\tn\tW\nドン\th\tVND\
        \nナイジェリアナイラ\tn\tNGN\nナイラ\tn\tNGN\nナクファ\tn\tERN\nナミビアドル\tn\tNAD\nニュルタム\tn\tBTN\nニュージーランドドル\tn\tNZD\nニュージーランド・ドル\
        \tn\tNZD\nニュー台湾ドル\tn\tTWD\nニュー台湾・ドル\tn\tTWD\nネパールルピー\tn\tNPR\nノルウェークローネ\tn\tNOK\nノルウェー・クローネ\tn\tNOK\nハンガリーフォリント\
        \tn\tHUF\nバツ\th\tVUV\nバハマドル\tn\tBSD\nバミューダドル\tn\tBMD\nバルバドスドル\tn\tBBD\nバルボア\tn\tPAB\nバーツ\tn\tTHB\nバーレーンディナール\tn\
        \tBHD\nパキスタンルピー\tn\tPKR\nパタカ\tn\tMOP\nフィジードル\tn\tFJD\nフィリピンペソ\tn\tPHP\nフィリピン・ペソ\tn\tPHP\nフォリント\tn\tHUF\nフラン\tn\
        \tCHFXOFXAF\nフリヴニャ\tn\tUAH\nフロリン\tn\tAWG\nブラジルレアル\tn\tBRL\nブル\th\tETB\nブルガリアレフ\tn\tBGN\nブルネイドル\tn\tBND\nプラ\th\t\
        BWP\nベトナムドン\tn\tVND\nベラルーシルーブル\tn\tBYN\nベリーズドル\tn\tBZD\nペソ\tn\tP\nペニー\tm\tGBP\nペンス\tm\tGBP\nボリバル\tn\tVES\nボリビアー\
        ノ\tn\tBOB\nポンド\th\tGBPEGP\nポーランドズウォティ\tn\tPLN\nポーランドズロチ\tn\tPLN\nマナト\tn\tAZNTMT\nマレーシアリンギット\tn\tMYR\nメキシコペソ\tn\
        \tMXN\nメキシコ・ペソ\tn\tMXN\nメティカル\tn\tMZN\nモルドバレウ\tn\tMDL\nモロッコディルハム\tn\tMAD\nモーリシャスルピー\tn\tMUR\nユーロ\tn\tEUR\nユーロセン\
        ト\tm\tEUR\nヨルダンディナール\tn\tJOD\nラッペン\tm\tCHF\nラリ\th\tGEL\nランド\th\tZAR\nリアル\th\tT\nリエル\tn\tKHR\nリビアディナール\tn\tLYD\n\
        リベリアドル\tn\tLRD\nリヤル\tn\tT\nリラ\th\tTRY\nリランゲニ\tn\tSZL\nリンギット\tn\tMYR\nルピア\tn\tIDR\nルピー\tn\tJ\nルフィア\tn\tMVR\nルーブル\
        \tn\tRUBBYN\nルーマニアレウ\tn\tRON\nレアル\th\tBRL\nレイ\th\tRONMDL\nレウ\tn\tRONMDL\nレオン\th\tSLE\nレク\th\tALL\nレバノンポンド\tn\tL\
        BP\nレンピラ\tn\tHNL\nロシアルーブル\tn\tRUB\nロシア・ルーブル\tn\tRUB\nロティ\th\tLSL\n中国元\tn\tCNY\n丹麦克朗\tn\tDKK\n乌克兰格里夫纳\tn\tUAH\n乌\
        干达先令\tn\tUGX\n乌拉圭比索\tn\tUYU\n人民元\tn\tCNY\n人民币\ta\tCNY\n人民币元\tn\tCNY\n人民幣\ta\tCNY\n令吉\tn\tMYR\n伊拉克第纳尔\tn\tIQD\n伊\
        朗里亚尔\tn\tIRR\n伦皮拉\tn\tHNL\n便士\tm\tGBP\n俄罗斯卢布\tn\tRUB\n保加利亚列弗\tn\tBGN\n元\ta\tCNYTWDHKD\n元人民币\tn\tCNY\n元人民幣\tn\tC\
        NY\n先令\tn\tN\n克朗\tn\tV\n兰特\tn\tZAR\n兹罗提\tn\tPLN\n円\ta\tJPY\n冰岛克朗\tn\tISK\n刀\tl\tUSD\n分\tq\tCNYTWDHKDUSDEURCADAU\
        DNZDSGDMOPMYR\n分錢\tm\tCNYTWDHKD\n分钱\tm\tCNYTWDHKD\n列伊\tn\tRONMDL\n列克\tn\tALL\n列弗\tn\tBGN\n利比亚第纳尔\tn\tLYD\n加ドル\t\
        n\tCAD\n加元\tn\tCAD\n加币\tn\tCAD\n加幣\tn\tCAD\n加拿大元\tn\tCAD\n加纳塞地\tn\tGHS\n匈牙利福林\tn\tHUF\n北朝鮮ウォン\tn\tKPW\n南アフリカランド\
        \tn\tZAR\n南アフリカ・ランド\tn\tZAR\n南非兰特\tn\tZAR\n卡塔尔里亚尔\tn\tQAR\n卢布\tn\tRUBBYN\n卢比\tn\tJ\n印尼盾\tn\tIDR\n印度卢比\tn\tINR\n\
        印度尼西亚盾\tn\tIDR\n印度盧比\tn\tINR\n叙利亚镑\tn\tSYP\n古巴比索\tn\tCUP\n台币\ta\tTWD\n台幣\ta\tTWD\n台湾ドル\tn\tTWD\n台湾・ドル\tn\tTWD\n\
        哈萨克斯坦坚戈\tn\tKZT\n哥伦比亚比索\tn\tCOP\n哥斯达黎加科朗\tn\tCRC\n图格里克\tn\tMNT\n圆\ta\tCNYTWDHKD\n圓\ta\tCNYTWDHKD\n土耳其里拉\tn\tTRY\
        \n块\th\tCNYTWDHKD\n块钱\tn\tCNYTWDHKD\n坚戈\tn\tKZT\n坡币\tn\tSGD\n坡幣\tn\tSGD\n坦桑尼亚先令\tn\tTZS\n埃及镑\tn\tEGP\n埃塞俄比亚比尔\t\
        n\tETB\n基普\tn\tLAK\n塊\th\tCNYTWDHKD\n塊錢\tn\tCNYTWDHKD\n塔卡\tn\tBDT\n塞地\tn\tGHS\n塞尔维亚第纳尔\tn\tRSD\n塞舌尔卢比\tn\tSCR\n\
        墨西哥比索\tn\tMXN\n多米尼加比索\tn\tDOP\n奈拉\tn\tNGN\n宽扎\tn\tAOA\n尼日利亚奈拉\tn\tNGN\n尼泊尔卢比\tn\tNPR\n巴基斯坦卢比\tn\tPKR\n巴林第纳尔\tn\
        \tBHD\n巴西雷亚尔\tn\tBRL\n德拉姆\tn\tAMD\n戈比\tm\tRUBBYNUAH\n披索\tn\tP\n挪威克朗\tn\tNOK\n捷克克朗\tn\tCZK\n摩洛哥迪拉姆\tn\tMAD\n文莱元\
        \tn\tBND\n斐济元\tn\tFJD\n斯里兰卡卢比\tn\tLKR\n新元\tn\tSGDNZD\n新加坡元\tn\tSGD\n新台币\ta\tTWD\n新台币元\tn\tTWD\n新台幣\ta\tTWD\n新台湾\
        ドル\tn\tTWD\n新台湾・ドル\tn\tTWD\n新币\tn\tSGD\n新幣\tn\tSGD\n新臺幣\ta\tTWD\n新臺幣元\tn\tTWD\n新西兰元\tn\tNZD\n新谢克尔\tn\tILS\n日元\t\
        a\tJPY\n日圆\ta\tJPY\n日圓\ta\tJPY\n日币\ta\tJPY\n日幣\ta\tJPY\n日本元\tn\tJPY\n日本圆\tn\tJPY\n智利比索\tn\tCLP\n朝鲜元\tn\tKPW\n朝鲜\
        圆\tn\tKPW\n東カリブドル\tn\tXCD\n林吉特\tn\tMYR\n格里夫纳\tn\tUAH\n格鲁吉亚拉里\tn\tGEL\n欧元\ta\tEUR\n欧分\tm\tEUR\n欧罗\tn\tEUR\n歐元\ta\
        \tEUR\n歐分\tm\tEUR\n歐羅\tn\tEUR\n比索\tn\tP\n毛\tq\t\t-1CNYTWDHKDMOPUSDEURCADAUDSGD\n毛里求斯卢比\tn\tMUR\n沙特里亚尔\tn\tSAR\n\
        法郎\tn\tCHFXOFXAF\n波兰兹罗提\tn\tPLN\n泰币\tn\tTHB\n泰銖\tn\tTHB\n泰铢\tn\tTHB\n洪都拉斯伦皮拉\tn\tHNL\n港仙\tm\tHKD\n港元\ta\tHKD\n港\
        圆\tn\tHKD\n港圓\tn\tHKD\n港币\ta\tHKD\n港幣\ta\tHKD\n港紙\tn\tHKD\n港纸\tn\tHKD\n澳元\tn\tAUD\n澳大利亚元\tn\tAUD\n澳币\tn\tAUD\n澳\
        幣\tn\tAUD\n澳門元\tn\tMOP\n澳門幣\ta\tMOP\n澳门元\tn\tMOP\n澳门币\ta\tMOP\n牙买加元\tn\tJMD\n玻利瓦尔\tn\tVES\n玻利维亚诺\tn\tBOB\n瑞典克朗\
        \tn\tSEK\n瑞士法郎\tn\tCHF\n瑞尔\tn\tKHR\n瑞郎\tn\tCHF\n瓜拉尼\tn\tPYG\n白俄罗斯卢布\tn\tBYN\n盧布\tn\tRUBBYN\n盧比\tn\tJ\n盾\th\tVND\
        IDR\n福林\tn\tHUF\n科威特第纳尔\tn\tKWD\n科朗\tn\tCRC\n秘鲁索尔\tn\tPEN\n突尼斯第纳尔\tn\tTND\n第纳尔\tn\tQ\n米ドル\tn\tUSD\n紐元\tn\tNZD\n\
        紐幣\tn\tNZD\n紐西蘭元\tn\tNZD\n索马里先令\tn\tSOS\n约旦第纳尔\tn\tJOD\n纳米比亚元\tn\tNAD\n纽元\tn\tNZD\n纽币\tn\tNZD\n缅元\tn\tMMK\n罗马尼亚\
        列伊\tn\tRON\n美刀\tn\tUSD\n美分\tm\tUSD\n美圆\tn\tUSD\n美圓\tn\tUSD\n美金\ta\tUSD\n老挝基普\tn\tLAK\n肯尼亚先令\tn\tKES\n臺幣\ta\tTWD\
        \n苏丹镑\tn\tSDG\n英ポンド\tn\tGBP\n英鎊\ta\tGBP\n英镑\ta\tGBP\n菲律宾比索\tn\tPHP\n葡幣\ta\tMOP\n蘭特\tn\tZAR\n蚊\th\tHKD\n角\tq\t\t\
        -1CNYTWDHKDMOPUSDEURCADAUDSGD\n谢克\tn\tILS\n谢克尔\tn\tILS\n豪ドル\tn\tAUD\n越南盾\tn\tVND\n越盾\tn\tVND\n迪拉姆\tn\tAEDMAD\n里\
        亚尔\tn\tT\n里拉\tn\tTRY\n銖\tn\tTHB\n銭\tm\t\t-2JPY\n鎊\th\tGBPEGP\n铢\tn\tTHB\n镑\th\tGBPEGP\n阿尔及利亚第纳尔\tn\tDZD\n阿曼里亚尔\
        \tn\tOMR\n阿根廷比索\tn\tARS\n阿联酋迪拉姆\tn\tAED\n雷亚尔\tn\tBRL\n韓元\ta\tKRW\n韓国ウォン\tn\tKRW\n韓国・ウォン\tn\tKRW\n韓圓\tn\tKRW\n韓幣\
        \tn\tKRW\n韩元\ta\tKRW\n韩圆\tn\tKRW\n韩币\tn\tKRW\n香港ドル\tn\tHKD\n香港・ドル\tn\tHKD\n馬幣\tn\tMYR\n马币\tn\tMYR\n马来西亚林吉特\tn\t\
        MYR\n马纳特\tn\tAZNTMT\n黎巴嫩镑\tn\tLBP\n과라니\tn\tPYG\n구르드\tn\tHTG\n그리브나\tn\tUAH\n나이라\tn\tNGN\n낙파\tn\tERN\n남아공랜드\tn\tZ\
        AR\n노르웨이크로네\tn\tNOK\n눌투눔\tn\tBTN\n뉴질랜드달러\tn\tNZD\n달라시\tn\tGMD\n달러\tn\tW\n달러화\tn\tUSD\n대만달러\tn\tTWD\n덴마크크로네\tn\t\
        DKK\n도브라\tn\tSTN\n드람\tn\tAMD\n디나르\tn\tS\n디르함\tn\tAEDMAD\n라리\tn\tGEL\n랜드\th\tZAR\n러시아루블\tn\tRUB\n레알\tn\tBRL\n레우\
        \tn\tRONMDL\n레이\th\tRONMDL\n레크\th\tALL\n레프\th\tBGN\n렘피라\tn\tHNL\n로티\th\tLSL\n루블\tn\tRUBBYN\n루피\tn\tJ\n루피아\tn\tI\
        DRMVR\n리라\th\tTRY\n리알\tn\tT\n리얄\tn\tT\n리엘\tn\tKHR\n리온\th\tSLE\n릴랑게니\tn\tSZL\n링깃\tn\tMYR\n마나트\tn\tAZNTMT\n말레이시아링\
        깃\tn\tMYR\n메티칼\tn\tMZN\n멕시코페소\tn\tMXN\n미국달러\tn\tUSD\n미달러\tn\tUSD\n바투\th\tVUV\n바트\tn\tTHB\n발보아\tn\tPAB\n베트남동\tn\
        \tVND\n볼리바르\tn\tVES\n볼리비아노\tn\tBOB\n불\th\tW\n브라질헤알\tn\tBRL\n비르\tn\tETB\n사우디리얄\tn\tSAR\n세디\tn\tGHS\n세켈\tn\tILS\n\
        센트\tm\tZ\n소모니\tn\tTJS\n스웨덴크로나\tn\tSEK\n스위스프랑\tn\tCHF\n실링\tn\tN\n싱가포르달러\tn\tSGD\n아랍에미리트디르함\tn\tAED\n아리아리\tn\tMGA\
        \n아프가니\tn\tAFN\n에스쿠도\tn\tCVE\n엔\tn\tJPY\n엔화\tn\tJPY\n영국파운드\tn\tGBP\n우기야\tn\tMRU\n원\ta\tKRW\n위안\tn\tCNY\n위안화\tn\
        \tCNY\n유로\tn\tEUR\n유로센트\tm\tEUR\n유로화\tn\tEUR\n이집트파운드\tn\tEGP\n인도네시아루피아\tn\tIDR\n인도루피\tn\tINR\n일본 엔화\tn\tJPY\n일본\
        엔\tn\tJPY\n중국위안\tn\tCNY\n즈워티\tn\tPLN\n체코코루나\tn\tCZK\n캐나다달러\tn\tCAD\n케트살\tn\tGTQ\n코루나\tn\tD\n코르도바\th\tNIO\n코페이카\
        \tm\tRUBBYNUAH\n콜론\tn\tCRC\n콰차\tn\tZMWMWK\n콴자\tn\tAOA\n크로나\tn\tV\n크로네\tn\tV\n키나\tn\tPGK\n키얏\tn\tMMK\n키프\th\tLAK\
        \n타카\th\tBDT\n탈라\tn\tWST\n태국바트\tn\tTHB\n터키리라\tn\tTRY\n텡게\tn\tKZT\n투그릭\tn\tMNT\n튀르키예리라\tn\tTRY\n파앙가\tn\tTOP\n파운드\
        \th\tGBPEGP\n파키스탄루피\tn\tPKR\n파타카\tn\tMOP\n페니\tm\tGBP\n페소\tn\tP\n펜스\tm\tGBP\n포린트\tn\tHUF\n폴란드즈워티\tn\tPLN\n풀라\th\
        \tBWP\n프랑\tn\tCHFXOFXAF\n플로린\tn\tAWG\n필리핀페소\tn\tPHP\n헝가리포린트\tn\tHUF\n헤알\tn\tBRL\n호주달러\tn\tAUD\n홍콩달러\tn\tHKD\n﷼\
        \ta\tT\n
        """
    }

    static var groups: StaticString {
        """
        A\tAEDKWDBHDJODIQDYER\nB\tCHFXOFXAFXPFGNFCDFRWFBIFDJFKMF\nC\tCNYTWDHKDMOPUSDEURCADAUDSGD\nD\tCZKSEKNOKDKK\nE\tE\
        GPLBPSYPSDG\nF\tEGPLBPSYPSDGSSP\nG\tEURCHFDZDMADUSDCADHTGCDF\nH\tEURPENCRCVESUSD\nI\tEURUSDCADAUDNZDSGDHKDZAR\n\
        J\tINRPKRLKRNPRMURSCR\nK\tINRPKRLKRNPRMURSCRIDR\nL\tINRPKRLKRNPRMURSCRIDRMVR\nM\tINRPKRNPRBDT\nN\tKESTZSUGXSOS\
        \nO\tKWDIQDBHDJODDZDTNDLYD\nP\tMXNCLPPHPCOPARSUYUDOP\nQ\tRSDKWDIQDBHDJODDZDTNDLYD\nR\tRSDKWDIQDBHDJODDZDTNDLYDA\
        EDMAD\nS\tRSDKWDIQDBHDJODDZDTNDLYDMKD\nT\tSARQAROMRYERIRR\nU\tSEKNOKDKKISK\nV\tSEKNOKDKKISKCZK\nW\tUSDAUDCADHKD\
        SGDNZDTWD\nX\tUSDBRLMXNARS\nY\tUSDBRLMXNARSPHPCOPDOPBOBGTQHNLNIOCUPMZNCVE\nZ\tUSDEURCADAUDNZDSGDHKDZAR\n
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
        *\tM\t6\n*\tk\t3\nam\tሚሊየን\t6\nam\tሺህ\t3\nam\tቢሊየን\t9\nam\tትሪሊየን\t12\nar\tألفا\t3\nar\tالاف\t3\nar\tالف\t3\nar\
        \tالفا\t3\nar\tبليون\t9\nar\tتريليون\t12\nar\tتريليونات\t12\nar\tمليارا\t9\nar\tمليارات\t9\nar\tملياراً\t9\nar\
        \tمليارًا\t9\nar\tمليونا\t6\nar\tمليوناً\t6\nar\tمليونًا\t6\nas\tট্রিলিয়ন\t12\nas\tবিলিয়ন\t9\nas\tমিলিয়ন\t6\
        \nbe\tк\t3\nbg\tк\t3\nbg\tхиляда\t3\nbn\tট্রিলিয়ন\t12\nbn\tবিলিয়ন\t9\nbn\tমিলিয়ন\t6\nbn\tলক্ষ\t5\nbn\tশত\t2\
        \nbs\tmio\t6\nbs\tmln\t6\nbs\tmlr\t9\nca\tmln\t6\ncs\tmilióny\t6\ncs\tmiliónů\t6\ncs\tmio\t6\ncs\tmln\t6\ncs\tm\
        lrd\t9\ncs\tmrd\t9\nda\tbillion\t9\nda\thundrede\t2\nda\tmill\t6\nda\tmrd\t9\nda\ttsd\t3\nda\ttus\t3\nde\tBill\
        \t12\nde\tBillion\t9\nde\tHundert\t2\nde\tMia\t9\nde\tMill\t6\nde\tMilliarde\t9\nde\tMilliarden\t9\nde\tMillion\
        \t6\nde\tMillionen\t6\nde\tMio\t6\nde\tMld\t9\nde\tMrd\t9\nde\tT\t3\nde\tTausend\t3\nde\tTds\t3\nde\tTsd\t3\nde\
        \ttsd\t3\nel\tδις\t9\nel\tδισεκ\t9\nel\tδισεκατομμυρίων\t9\nel\tεκατ\t6\nel\tεκατομμυρίων\t6\nel\tτρις\t12\nel\
        \tτρισεκατομμυρίων\t12\nel\tχιλιάδων\t3\nen\tLPA\t5\nen\tMM\t6\nen\tarab\t9\nen\tbil\t9\nen\tbillion\t9\nen\tbi\
        llions\t9\nen\tbln\t9\nen\tblns\t9\nen\tbn\t9\nen\tcr\t7\nen\tcrore\t7\nen\tcrores\t7\nen\tcrs\t7\nen\tgrand\t3\
        \nen\thazar\t3\nen\thundred\t2\nen\tk\t3\nen\tkharab\t11\nen\tlaakh\t5\nen\tlac\t5\nen\tlacs\t5\nen\tlakh\t5\ne\
        n\tlakhs\t5\nen\tlaks\t5\nen\tlk\t5\nen\tlks\t5\nen\tm\t6\nen\tmil\t3\nen\tmil\t6\nen\tmill\t6\nen\tmillion\t6\
        \nen\tmillions\t6\nen\tmils\t6\nen\tmio\t6\nen\tmlls\t6\nen\tmln\t6\nen\tmlns\t6\nen\tmn\t6\nen\tthou\t3\nen\tt\
        hous\t3\nen\tthousand\t3\nen\tthousands\t3\nen\tths\t3\nen\tthsd\t3\nen\tthsnd\t3\nen\ttn\t12\nen\ttril\t12\nen\
        \ttrillion\t12\nen\ttrillions\t12\nen\ttrln\t12\nen\ttrn\t12\nes\tMM\t6\nes\tlucas\t3\nes\tmdd\t6\nes\tmdp\t6\n\
        es\tmiles\t3\nes\tmill\t6\nes\tmillardo\t9\nes\tmillardos\t9\nes\tmills\t6\nes\tmio\t6\nes\tmln\t6\nes\tmmd\t9\
        \nes\tmmdd\t9\nes\tmmdp\t9\nes\tpalos\t6\net\tmilj\t6\net\tmio\t6\net\tmlrd\t9\net\tmrd\t9\nfa\tبیلیون\t9\nfa\t\
        ملیارد\t9\nfa\tملیون\t6\nfi\tmio\t6\nfi\tmlj\t6\nfi\tmljrd\t9\nfi\tmn\t6\nfi\ttuh\t3\nfi\ttuhannen\t3\nfil\tbil\
        yong\t9\nfil\tlibong\t3\nfil\tmilyong\t6\nfr\tMds\t9\nfr\tMrd\t9\nfr\tbillion\t9\nfr\tk\t3\nfr\tmia\t9\nfr\tmil\
        liers\t3\nfr\tmio\t6\nfr\tmld\t9\nfr\tmln\t6\nfr\tmns\t6\nfr\tmrd\t9\nfr\ttrillion\t12\ngu\tટ્રિલિયન\t12\ngu\tબ\
        િલિયન\t9\ngu\tમિલિયન\t6\ngu\tમીલીયન\t6\nha\tbillion\t9\nha\tmillion\t6\nha\ttrillion\t12\nhe\tאלף\t3\nhe\tאלפי\
        \t3\nhe\tאלפים\t3\nhe\tמיליארד\t9\nhe\tמיליארדי\t9\nhe\tמיליון\t6\nhe\tמיליוני\t6\nhe\tמליארד\t9\nhe\tמליון\t6\
        \nhi\tकरोड\t7\nhi\tकरोड़ों\t7\nhi\tट्रिलियन\t12\nhi\tबिलियन\t9\nhi\tमिलियन\t6\nhi\tलाखों\t5\nhi\tसौ\t2\nhi\tहज़\
        ारों\t3\nhi\tहजार\t3\nhi\tहजारों\t3\nhr\thiljada\t3\nhr\tmio\t6\nhr\tmln\t6\nhr\tmlrd\t9\nhr\tmrd\t9\nhr\ttisuć\
        u\t3\nhu\tmd\t9\nhu\tmill\t6\nhu\tmio\t6\nhy\tմիլլիոն\t6\nid\tjutaan\t6\nid\tmilyar\t9\nid\tmlyar\t9\nid\tratus\
        \t2\nid\trebu\t3\nid\tribuan\t3\nid\ttrilyun\t12\nig\tbillion\t9\nig\tijeri\t9\nig\tmillion\t6\nig\tnde\t6\nig\
        \ttrillion\t12\nis\tmillj\t6\nis\tþús\t3\nit\tmigliaia\t3\nit\tmio\t6\nit\tml\t6\nit\tmrd\t9\nja\t千\t3\nja\t百\t\
        2\nka\tათას\t3\nka\tათასი\t3\nka\tმილიარდ\t9\nka\tმილიონ\t6\nka\tმილიონი\t6\nkk\tк\t3\nkn\tಕೋಟಿ\t7\nkn\tದಶಲಕ್ಷ\
        \t6\nkn\tಲಕ್ಷ\t5\nkn\tಶತಕೋಟಿ\t9\nkn\tಸಾವಿರ\t3\nko\t백\t2\nku\tmiliyon\t6\nku\tmilyar\t9\nku\tmilyon\t6\nku\tmîly\
        ar\t9\nku\tmîlyon\t6\nky\tк\t3\nlt\tmilijardus\t9\nlt\tmilijonus\t6\nlt\tmljn\t6\nlt\ttūkstančius\t3\nlv\tmilja\
        rdiem\t9\nlv\tmiljardus\t9\nlv\tmiljoniem\t6\nlv\tmiljonus\t6\nlv\tmlj\t6\nlv\tmljn\t6\nlv\tmln\t6\nlv\tmlrd\t9\
        \nlv\ttk\t3\nmg\tlavitrisa\t9\nmg\ttapitrisa\t6\nmk\tмлн\t6\nmk\tмлрд\t9\nml\tആയിരം\t3\nml\tകോടി\t7\nml\tബില്യണ\
        \t9\nml\tബില്യന\t9\nml\tബില്യൺ\t9\nml\tബില്യൻ\t9\nml\tമില്യണ\t6\nml\tമില്യൺ\t6\nml\tമില്യൻ\t6\nml\tമില്ല്യൺ\t6\
        \nml\tലക്ഷം\t5\nmn\tк\t3\nmn\tмянган\t3\nmr\tट्रिलियन\t12\nmr\tदशलक्ष\t6\nmr\tबिलियन\t9\nmr\tमिलियन\t6\nms\tbil\
        lion\t9\nms\tratus\t2\nmt\tbiljun\t9\nmt\telf\t3\nmt\tmiljun\t6\nmt\tmiljuni\t6\nmy\tဘီလီယံ\t9\nmy\tမီလီယံ\t6\n\
        nb\tbillion\t9\nnb\thundre\t2\nnb\tmia\t9\nnb\tmio\t6\nne\tट्रिलियन\t12\nne\tबिलियन\t9\nne\tमिलियन\t6\nnl\tduiz\
        \t3\nnl\tdzd\t3\nnl\thonderd\t2\nnl\tmilj\t6\nnl\tmiljarden\t9\nnl\tmiljoenen\t6\nnl\tmille\t3\nnl\tmio\t6\nnl\
        \tmrd\t9\nnl\tton\t5\nor\tକୋଟି\t7\nor\tଟ୍ରିଲିୟନ\t12\nor\tବିଲିୟନ\t9\nor\tମିଲିୟନ\t6\nor\tଲକ୍ଷ\t5\nor\tହଜାର\t3\npa\
        \tਟ੍ਰਿਲੀਅਨ\t12\npa\tਬਿਲਿਅਨ\t9\npa\tਬਿਲੀਅਨ\t9\npa\tਮਿਲਿਅਨ\t6\npa\tਮਿਲੀਅਨ\t6\npcm\tbillion\t9\npcm\tmillion\t6\np\
        cm\ttrillion\t12\npl\tmio\t6\npl\tmln\t6\npl\tmlrd\t9\npl\ttys\t3\npl\ttyś\t3\npt\tmilhares\t3\npt\tmio\t6\npt\
        \tmln\t6\npt\tmm\t6\nrn\tbillion\t9\nrn\tmiliyoni\t6\nrn\tmillion\t6\nrn\tmiriyaridi\t9\nrn\tmiriyoni\t6\nrn\tt\
        rillion\t12\nro\tmio\t6\nro\tmln\t6\nro\tmlrd\t9\nro\tmrd\t9\nru\tк\t3\nru\tмил\t6\nru\tтыщ\t3\nru\tтыщи\t3\nrw\
        \tbillion\t9\nrw\tmillion\t6\nrw\tmiriyaridi\t9\nrw\tmiriyoni\t6\nrw\ttrillion\t12\nsi\tකෝටි\t7\nsi\tදහස්\t3\ns\
        i\tලක්ෂ\t5\nsi\tලක්ෂය\t5\nsk\tmio\t6\nsk\tmln\t6\nsk\tmlrd\t9\nsk\tmrd\t9\nsl\tmilij\t6\nsl\tmln\t6\nsl\tmlrd\t\
        9\nsn\tbhiriyoni\t9\nsn\tbillion\t9\nsn\tmillion\t6\nsn\tmiriyoni\t6\nsn\ttrillion\t12\nso\tbalyan\t9\nso\tbill\
        ion\t9\nso\tbilyan\t9\nso\tmalyan\t6\nso\tmillion\t6\nso\tmilyan\t6\nso\tmilyuun\t6\nso\ttrillion\t12\nsq\tmili\
        ardë\t9\nsq\tmilionë\t6\nsr\thilj\t3\nsr\thiljada\t3\nsr\thiljade\t3\nsr\tmilijarda\t9\nsr\tmilijarde\t9\nsr\tm\
        ilijardi\t9\nsr\tmilion\t6\nsr\tmiliona\t6\nsr\tmio\t6\nsr\tmln\t6\nsr\tmlrd\t9\nsr\tmrd\t9\nsr\tмлн\t6\nsr\tмр\
        д\t9\nsv\thundra\t2\nsv\tmdr\t9\nsv\tmia\t9\nsv\tmilj\t6\nsv\tmio\t6\nsv\tmlj\t6\nsv\tmljd\t9\nsv\tmrd\t9\nsv\t\
        tsd\t3\nsw\tbilioni\t9\nsw\tbillion\t9\nsw\telfu\t3\nsw\tlaki\t5\nsw\tmilioni\t6\nsw\tmillion\t6\nsw\ttrillion\
        \t12\nta\tஆயிரத்து\t3\nta\tஆயிரம்\t3\nta\tஇலட்சம்\t5\nta\tகோடி\t7\nta\tகோடியே\t7\nta\tபில்லியன\t9\nta\tமில்லியன\
        \t6\nta\tலட்சத்து\t5\nta\tலட்சம்\t5\nte\tకోటి\t7\nte\tకోట్ల\t7\nte\tకోట్లు\t7\nte\tలక్ష\t5\nte\tలక్షల\t5\nte\tల\
        క్షలు\t5\nte\tవేల\t3\nte\tవేలు\t3\nth\tร้อย\t2\ntr\tmilyn\t6\ntr\tmilyr\t9\ntr\tmio\t6\ntr\tmlr\t9\ntr\tmlyn\t6\
        \ntr\tmlyr\t9\nuk\tк\t3\nur\tبلین\t9\nur\tسو\t2\nur\tملین\t6\nuz\tминг\t3\nuz\tмлрд\t9\nvi\tk\t3\nvi\tngàn\t3\n\
        vi\ttrăm\t2\nvi\ttỉ\t9\nwo\tmiliyoŋ\t6\nwo\tmilyaar\t9\nwo\tmilyoŋ\t6\nxh\tbhiliyoni\t9\nxh\tbillion\t9\nxh\tmi\
        llion\t6\nxh\ttrillion\t12\nxh\tzigidi\t6\nyo\tbiliọnu\t9\nyo\tbillion\t9\nyo\tbílíọ\u{300}nù\t9\nyo\tmiliọnu\t\
        6\nyo\tmillion\t6\nyo\tmílíọ\u{300}nù\t6\nyo\ttrillion\t12\nzh\t億\t8\nzh\t千\t3\nzh\t百\t2\nzh\t萬\t4\nzu\tbillion\
        \t9\nzu\tmillion\t6\nzu\ttrillion\t12\n
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
        ALLTOPTRYCUPMADPENPHPSOSMOPBOBLAKCOPBAMSHPANGBIFNADBSDCRCAMDARMESPCVEBADSDPXXXKGSAWGSDGTRLPTEBELPLZPESGWPSTDMVP
        """
    }

    static var smallLetters: StaticString {
        """
        USDEURGBPCHFAUDNZDHKDSGDINRDKKPLNCZKHUFBRLMXNZARAEDUAHKZTJPYCNYKRWTHBMYRVNDBGNBYNIDRKWDIQDJMDTTDRSDCLPEGPHRKBHD\
        PKRLKRBDTNGNGHSTZSUGXTWDQAR
        """
    }
}
