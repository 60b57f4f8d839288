// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// The words of amounts, from Data/Decisions/currencyWords.json.
enum CurrencyWordTable {
    static var lines: StaticString {
        """
        =cs\tminus \t \t \t\t\t\t\t\t jedna tisíc= jeden tisíc; dvě tisíc= dva tisíc; jeden miliónů= jeden milión;iliar\
        d;bili\t1\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\t\
        m\tone=dirham;few=dirhamy;other=dirhamů\nAUD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other\
        =centů\nBRL\tm\tone=real;few=realy;other=realů\nCAD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=cent\
        y;other=centů\nCHF\tm\tone=frank;few=franky;other=franků\nCNY\tm\tone=jüan;few=jüany;other=jüanů\nCZK\tf\tone=k\
        oruna;few=koruny;other=korun\tm\tone=haléř;few=haléře;other=haléřů\nDKK\tf\tone=koruna;few=koruny;other=korun\n\
        EGP\tf\tone=libra;few=libry;other=liber\nEUR\tn\tone=euro;few=eura;other=eur\tm\tone=cent;few=centy;other=centů\
        \nGBP\tf\tone=libra;few=libry;other=liber\nHKD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;oth\
        er=centů\nHUF\tm\tone=forint;few=forinty;other=forintů\nILS\tm\tone=šekel;few=šekely;other=šekelů\nINR\tf\tone=\
        rupie;few=rupie;other=rupií\nISK\tf\tone=koruna;few=koruny;other=korun\nJMD\tm\tone=dolar;few=dolary;other=dola\
        rů\tm\tone=cent;few=centy;other=centů\nJPY\tm\tone=jen;few=jeny;other=jenů\nKRW\tm\tone=won;few=wony;other=wonů\
        \nLKR\tf\tone=rupie;few=rupie;other=rupií\nNOK\tf\tone=koruna;few=koruny;other=korun\nNZD\tm\tone=dolar;few=dol\
        ary;other=dolarů\tm\tone=cent;few=centy;other=centů\nPKR\tf\tone=rupie;few=rupie;other=rupií\nPLN\tm\tone=zlotý\
        ;few=zloté;other=zlotých\nRUB\tm\tone=rubl;few=rubly;other=rublů\tf\tone=kopějka;few=kopějky;other=kopějek\nSAR\
        \tm\tone=rijál;few=rijály;other=rijálů\nSEK\tf\tone=koruna;few=koruny;other=korun\nSGD\tm\tone=dolar;few=dolary\
        ;other=dolarů\tm\tone=cent;few=centy;other=centů\nTHB\tm\tone=baht;few=bahty;other=bahtů\nTRY\tf\tone=lira;few=\
        liry;other=lir\nTTD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\nUAH\tf\tone=hřivn\
        a;few=hřivny;other=hřiven\nUSD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\nXAF\tm\
        \tone=frank;few=franky;other=franků\nXOF\tm\tone=frank;few=franky;other=franků\nZAR\tm\tone=rand;few=randy;othe\
        r=randů\n=de\tminus \t und \t \t\t\t{0} und {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardi\
        nal-masculine\n:n\tspellout-cardinal-neuter\nAED\tm\tother=Dirham\nARS\tm\tone=Peso;other=Pesos\nAUD\tm\tother=\
        Dollar\tm\tother=Cent\nBRL\tm\tother=Real\nCAD\tm\tother=Dollar\tm\tother=Cent\nCHF\tm\tother=Franken\tm\tother\
        =Rappen\nCLP\tm\tone=Peso;other=Pesos\nCNY\tm\tother=Yuan\nCOP\tm\tone=Peso;other=Pesos\nCZK\tf\tone=Krone;othe\
        r=Kronen\nDKK\tf\tone=Krone;other=Kronen\nDOP\tm\tone=Peso;other=Pesos\nEGP\tn\tother=Pfund\nEUR\tm\tother=Euro\
        \tm\tother=Cent\nGBP\tn\tother=Pfund\tm\tone=Penny;other=Pence\nHKD\tm\tother=Dollar\tm\tother=Cent\nHUF\tm\tot\
        her=Forint\nILS\tm\tother=Schekel\nINR\tf\tone=Rupie;other=Rupien\nISK\tf\tone=Krone;other=Kronen\nJPY\tm\tothe\
        r=Yen\nKRW\tm\tother=Won\nMAD\tm\tother=Dirham\nMXN\tm\tone=Peso;other=Pesos\nNOK\tf\tone=Krone;other=Kronen\nN\
        ZD\tm\tother=Dollar\tm\tother=Cent\nPHP\tm\tone=Peso;other=Pesos\nPKR\tf\tone=Rupie;other=Rupien\nPLN\tm\tother\
        =Zloty\nRUB\tm\tother=Rubel\tf\tone=Kopeke;other=Kopeken\nSAR\tm\tother=Rial\nSEK\tf\tone=Krone;other=Kronen\nS\
        GD\tm\tother=Dollar\tm\tother=Cent\nTHB\tm\tother=Baht\nTRY\tf\tother=Lira\nUSD\tm\tother=Dollar\tm\tother=Cent\
        \nUYU\tm\tone=Peso;other=Pesos\nZAR\tm\tother=Rand\n=en\tminus \t and \t \t\t\t{0} and {1} {2}\t\t\t\t\n:\tspel\
        lout-cardinal\nAED\t\tone=dirham;other=dirhams\nAMD\t\tone=dram;other=drams\nARS\t\tone=peso;other=pesos\t\tone\
        =centavo;other=centavos\nAUD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nBRL\t\tone=real;other=reals\t\
        \tone=centavo;other=centavos\nCAD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nCHF\t\tone=franc;other=f\
        rancs\t\tone=centime;other=centimes\nCLP\t\tone=peso;other=pesos\nCNY\t\tother=yuan\nCOP\t\tone=peso;other=peso\
        s\nCZK\t\tone=koruna;other=korunas\nDKK\t\tone=krone;other=kroner\t\tother=øre\nEGP\t\tone=pound;other=pounds\n\
        EUR\t\tone=euro;other=euros\t\tone=cent;other=cents\nGBP\t\tone=pound;other=pounds\t\tone=penny;other=pence\nHK\
        D\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nHUF\t\tone=forint;other=forints\nIDR\t\tone=rupiah;other\
        =rupiahs\nILS\t\tone=shekel;other=shekels\t\tone=agora;other=agorot\nINR\t\tone=rupee;other=rupees\t\tone=paisa\
        ;other=paise\nJPY\t\tother=yen\nKES\t\tone=shilling;other=shillings\nKRW\t\tother=won\nKZT\t\tother=tenge\nMXN\
        \t\tone=peso;other=pesos\t\tone=centavo;other=centavos\nMYR\t\tother=ringgit\t\tother=sen\nNGN\t\tother=naira\t\
        \tother=kobo\nNOK\t\tone=krone;other=kroner\t\tother=øre\nNZD\t\tone=dollar;other=dollars\t\tone=cent;other=cen\
        ts\nPHP\t\tone=peso;other=pesos\t\tone=centavo;other=centavos\nPKR\t\tone=rupee;other=rupees\nPLN\t\tone=zloty;\
        other=zlotys\nRON\t\tone=leu;other=lei\nRUB\t\tone=ruble;other=rubles\t\tone=kopeck;other=kopecks\nSAR\t\tone=r\
        iyal;other=riyals\nSEK\t\tone=krona;other=kronor\t\tother=öre\nSGD\t\tone=dollar;other=dollars\t\tone=cent;othe\
        r=cents\nTHB\t\tother=baht\t\tother=satang\nTRY\t\tone=lira;other=liras\nTWD\t\tone=dollar;other=dollars\t\tone\
        =cent;other=cents\nUAH\t\tone=hryvnia;other=hryvnias\t\tone=kopeck;other=kopecks\nUSD\t\tone=dollar;other=dolla\
        rs\t\tone=cent;other=cents\nVND\t\tother=dong\nZAR\t\tother=rand\t\tone=cent;other=cents\n=es\tmenos \t con \t \
        \t de \t de \t{0} con {1} {2}\t\tf=200\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAR\
        S\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nAUD\tm\tone=dólar;other=dólares\tm\tone=centavo;othe\
        r=centavos\nAWG\tm\tone=florín;other=florines\nBOB\tm\tone=boliviano;other=bolivianos\tm\tone=centavo;other=cen\
        tavos\nBRL\tm\tone=real;other=reales\nCAD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nCHF\tm\to\
        ne=franco;other=francos\nCLP\tm\tone=peso;other=pesos\nCNY\tm\tone=yuan;other=yuanes\nCOP\tm\tone=peso;other=pe\
        sos\tm\tone=centavo;other=centavos\nCRC\tm\tone=colón;other=colones\tm\tone=céntimo;other=céntimos\nCUP\tm\tone\
        =peso;other=pesos\tm\tone=centavo;other=centavos\nCZK\tf\tone=corona;other=coronas\nDKK\tf\tone=corona;other=co\
        ronas\nDOP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nEGP\tf\tone=libra;other=libras\nEUR\tm\tone\
        =euro;other=euros\tm\tone=céntimo;other=céntimos\nGBP\tf\tone=libra;other=libras\tm\tone=penique;other=peniques\
        \nGTQ\tm\tone=quetzal;other=quetzales\tm\tone=centavo;other=centavos\nHKD\tm\tone=dólar;other=dólares\tm\tone=c\
        entavo;other=centavos\nHNL\tm\tone=lempira;other=lempiras\tm\tone=centavo;other=centavos\nINR\tf\tone=rupia;oth\
        er=rupias\nJPY\tm\tone=yen;other=yenes\nKRW\tm\tone=won;other=wones\nMXN\tm\tone=peso;other=pesos\tm\tone=centa\
        vo;other=centavos\nNIO\tm\tone=córdoba;other=córdobas\tm\tone=centavo;other=centavos\nNOK\tf\tone=corona;other=\
        coronas\nNZD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nPAB\tm\tone=balboa;other=balboas\tm\to\
        ne=centésimo;other=centésimos\nPEN\tm\tone=sol;other=soles\tm\tone=céntimo;other=céntimos\nPYG\tm\tone=guaraní;\
        other=guaraníes\nRON\tm\tone=leu;other=leus\nRUB\tm\tone=rublo;other=rublos\nSAR\tm\tone=rial;other=riales\nSEK\
        \tf\tone=corona;other=coronas\nSGD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nTRY\tf\tone=lira\
        ;other=liras\nTTD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nUSD\tm\tone=dólar;other=dólares\t\
        m\tone=centavo;other=centavos\nUYU\tm\tone=peso;other=pesos\nVES\tm\tone=bolívar;other=bolívares\tm\tone=céntim\
        o;other=céntimos\nZAR\tm\tone=rand;other=rands\n=fi\tmiinus \t ja \t \t\t\t\t\t\t\t\n:\tspellout-cardinal\nAED\
        \t\tone=dirhami;other=dirhamia\nARS\t\tone=peso;other=pesoa\nAUD\t\tone=dollari;other=dollaria\t\tone=sentti;ot\
        her=senttiä\nBRL\t\tone=real;other=realia\nCAD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nCHF\t\
        \tone=frangi;other=frangia\nCLP\t\tone=peso;other=pesoa\nCNY\t\tone=juan;other=juania\nCOP\t\tone=peso;other=pe\
        soa\nCZK\t\tone=koruna;other=korunaa\nDKK\t\tone=kruunu;other=kruunua\t\tone=äyri;other=äyriä\nDOP\t\tone=peso;\
        other=pesoa\nEGP\t\tone=punta;other=puntaa\nEUR\t\tone=euro;other=euroa\t\tone=sentti;other=senttiä\nGBP\t\tone\
        =punta;other=puntaa\t\tone=penny;other=pennyä\nHKD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nH\
        UF\t\tone=forintti;other=forinttia\nINR\t\tone=rupia;other=rupiaa\nISK\t\tone=kruunu;other=kruunua\nJMD\t\tone=\
        dollari;other=dollaria\t\tone=sentti;other=senttiä\nJPY\t\tone=jeni;other=jeniä\nKRW\t\tone=won;other=wonia\nLK\
        R\t\tone=rupia;other=rupiaa\nMAD\t\tone=dirhami;other=dirhamia\nMXN\t\tone=peso;other=pesoa\nNOK\t\tone=kruunu;\
        other=kruunua\t\tone=äyri;other=äyriä\nNZD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nPHP\t\ton\
        e=peso;other=pesoa\nPKR\t\tone=rupia;other=rupiaa\nRON\t\tone=leu;other=leuta\nRUB\t\tone=rupla;other=ruplaa\t\
        \tone=kopeekka;other=kopeekkaa\nSAR\t\tone=rial;other=rialia\nSEK\t\tone=kruunu;other=kruunua\t\tone=äyri;other\
        =äyriä\nSGD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nTHB\t\tone=baht;other=bahtia\nTRY\t\tone\
        =liira;other=liiraa\nTTD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nUAH\t\tone=hryvnia;other=hr\
        yvniaa\nUSD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nUYU\t\tone=peso;other=pesoa\nZAR\t\tone=\
        randi;other=randia\t\tone=sentti;other=senttiä\n=fr\tmoins \t et \t \t de \t d’\t{0} et {1} {2}\t\t\t\t\n:f\tsp\
        ellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=dirham;other=dirhams\nARS\tm\tone=peso;o\
        ther=pesos\nAUD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nCAD\tm\tone=dollar;other=dollars\tm\tone\
        =cent;other=cents\nCHF\tm\tone=franc;other=francs\tm\tone=centime;other=centimes\nCLP\tm\tone=peso;other=pesos\
        \nCNY\tm\tone=yuan;other=yuans\nCOP\tm\tone=peso;other=pesos\nCZK\tf\tone=couronne;other=couronnes\nDKK\tf\tone\
        =couronne;other=couronnes\nDOP\tm\tone=peso;other=pesos\nDZD\tm\tone=dinar;other=dinars\tm\tone=centime;other=c\
        entimes\nEGP\tf\tone=livre;other=livres\nEUR\tm\tone=euro;other=euros\tm\tone=centime;other=centimes\nGBP\tf\to\
        ne=livre;other=livres\tm\tone=penny;other=pence\nHKD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nHUF\
        \tm\tone=forint;other=forints\nILS\tm\tone=shekel;other=shekels\nINR\tf\tone=roupie;other=roupies\nISK\tf\tone=\
        couronne;other=couronnes\nJMD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nJPY\tm\tone=yen;other=yens\
        \nKRW\tm\tone=won;other=wons\nLKR\tf\tone=roupie;other=roupies\nMAD\tm\tone=dirham;other=dirhams\tm\tone=centim\
        e;other=centimes\nMXN\tm\tone=peso;other=pesos\nNOK\tf\tone=couronne;other=couronnes\nNZD\tm\tone=dollar;other=\
        dollars\tm\tone=cent;other=cents\nPHP\tm\tone=peso;other=pesos\nPKR\tf\tone=roupie;other=roupies\nPLN\tm\tone=z\
        loty;other=zlotys\nRON\tm\tone=leu;other=lei\nRUB\tm\tone=rouble;other=roubles\tm\tone=kopeck;other=kopecks\nSA\
        R\tm\tone=riyal;other=riyals\nSEK\tf\tone=couronne;other=couronnes\nSGD\tm\tone=dollar;other=dollars\tm\tone=ce\
        nt;other=cents\nTHB\tm\tone=baht;other=bahts\nTND\tm\tone=dinar;other=dinars\nTRY\tf\tone=livre;other=livres\nT\
        TD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nUSD\tm\tone=dollar;other=dollars\tm\tone=cent;other=c\
        ents\nUYU\tm\tone=peso;other=pesos\nXAF\tm\tone=franc;other=francs\nXOF\tm\tone=franc;other=francs\nXPF\tm\tone\
        =franc;other=francs\nZAR\tm\tone=rand;other=rands\n=hi\tऋण \t \t \t\t\t\t\t\tपन्द्रह=पंद्रह\t\n:\tspellout-card\
        inal\nAED\t\tother=दिरहाम\nAUD\t\tother=डॉलर\t\tother=सेंट\nBDT\t\tother=टका\nCAD\t\tother=डॉलर\t\tother=सेंट\n\
        CHF\t\tother=फ़्रैंक\nCNY\t\tother=युआन\nEUR\t\tother=यूरो\t\tother=सेंट\nGBP\t\tother=पाउंड\nHKD\t\tother=डॉलर\
        \t\tother=सेंट\nINR\t\tone=रुपया;other=रुपये\t\tone=पैसा;other=पैसे\nJPY\t\tother=येन\nKRW\t\tother=वॉन\nLKR\t\
        \tone=रुपया;other=रुपये\nMXN\t\tother=पेसो\nNPR\t\tone=रुपया;other=रुपये\nNZD\t\tother=डॉलर\t\tother=सेंट\nPKR\
        \t\tone=रुपया;other=रुपये\nRUB\t\tother=रूबल\nSGD\t\tother=डॉलर\t\tother=सेंट\nTHB\t\tother=बहत\nTRY\t\tother=ल\
        ीरा\nUSD\t\tother=डॉलर\t\tother=सेंट\n=hu\tmínusz \t \t \t\t\t\t\t\t ezer\u{AD}= ezer;ezer\u{AD}=ezer-;millió\
        \u{AD}=millió-;milliárd\u{AD}=milliárd-\t\n:\tspellout-cardinal\nAED\t\tother=dirham\nARS\t\tother=peso\nAUD\t\
        \tother=dollár\t\tother=cent\nBRL\t\tother=real\t\tother=centavo\nCAD\t\tother=dollár\t\tother=cent\nCHF\t\toth\
        er=frank\t\tother=rappen\nCLP\t\tother=peso\nCNY\t\tother=jüan\nCOP\t\tother=peso\nCZK\t\tother=korona\nDKK\t\t\
        other=korona\nDOP\t\tother=peso\nEGP\t\tother=font\nEUR\t\tother=euró\t\tother=cent\nGBP\t\tother=font\t\tother\
        =penny\nHKD\t\tother=dollár\t\tother=cent\nHUF\t\tother=forint\t\tother=fillér\nILS\t\tother=sékel\nINR\t\tothe\
        r=rúpia\nISK\t\tother=korona\nJMD\t\tother=dollár\t\tother=cent\nJPY\t\tother=jen\nLKR\t\tother=rúpia\nMAD\t\to\
        ther=dirham\nMXN\t\tother=peso\t\tother=centavo\nNOK\t\tother=korona\nNZD\t\tother=dollár\t\tother=cent\nPHP\t\
        \tother=peso\nPKR\t\tother=rúpia\nRON\t\tother=lej\nRUB\t\tother=rubel\t\tother=kopejka\nSAR\t\tother=riál\nSEK\
        \t\tother=korona\nSGD\t\tother=dollár\t\tother=cent\nTRY\t\tother=líra\nTTD\t\tother=dollár\t\tother=cent\nUAH\
        \t\tother=hrivnya\nUSD\t\tother=dollár\t\tother=cent\nUYU\t\tother=peso\nXAF\t\tother=frank\nXOF\t\tother=frank\
        \nZAR\t\tother=rand\t\tother=cent\n=hy\tմինուս \t \t \t\t\t\t\t\t\u{AD}հարյուր= հարյուր; մեկ հարյուր= հարյուր; \
        տասն = տասը ;իննասուն=իննսուն;միլիօն=միլիոն;միլիար =միլիարդ ;բիլի\t\n:\tspellout-cardinal\nAED\t\tother=դիրհամ\
        \nAMD\t\tother=դրամ\nARS\t\tother=պեսո\nAUD\t\tother=դոլար\nBRL\t\tother=ռեալ\nCAD\t\tother=դոլար\nCHF\t\tother\
        =ֆրանկ\nCLP\t\tother=պեսո\nCNY\t\tother=յուան\nCOP\t\tother=պեսո\nDKK\t\tother=կրոն\nEUR\t\tother=եվրո\nGBP\t\t\
        other=ֆունտ ստերլինգ\nGEL\t\tother=լարի\nHKD\t\tother=դոլար\nHUF\t\tother=ֆորինտ\nJPY\t\tother=իեն\nKRW\t\tothe\
        r=վոն\nKZT\t\tother=տենգե\nMAD\t\tother=դիրհամ\nMXN\t\tother=պեսո\nNOK\t\tother=կրոն\nNZD\t\tother=դոլար\nPHP\t\
        \tother=պեսո\nPLN\t\tother=զլոտի\nRON\t\tother=լեյ\nRUB\t\tother=ռուբլի\nSEK\t\tother=կրոն\nSGD\t\tother=դոլար\
        \nTRY\t\tother=լիրա\nUAH\t\tother=գրիվնա\nUSD\t\tother=դոլար\n=it\tmeno \t e \t \t di \t di \t{0} e {1} {2}\t\t\
        \tmille\u{AD}un =milleuno ;mila\u{AD}un =milauno ;tré\u{AD}mila=tre\u{AD}mila\t\n:f\tspellout-cardinal-feminine\
        \n:m\tspellout-cardinal-masculine\nAED\tm\tother=dirham\nAUD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;ot\
        her=centesimi\nCAD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\nCHF\tm\tone=franco;other=fr\
        anchi\tm\tone=centesimo;other=centesimi\nCNY\tm\tother=yuan\nCZK\tf\tone=corona;other=corone\nDKK\tf\tone=coron\
        a;other=corone\nEGP\tf\tone=sterlina;other=sterline\nEUR\tm\tother=euro\tm\tone=centesimo;other=centesimi\nGBP\
        \tf\tone=sterlina;other=sterline\nHKD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\nHUF\tm\t\
        one=fiorino;other=fiorini\nINR\tf\tone=rupia;other=rupie\nISK\tf\tone=corona;other=corone\nJMD\tm\tone=dollaro;\
        other=dollari\tm\tone=centesimo;other=centesimi\nJPY\tm\tother=yen\nKRW\tm\tother=won\nLKR\tf\tone=rupia;other=\
        rupie\nMAD\tm\tother=dirham\nNOK\tf\tone=corona;other=corone\nNZD\tm\tone=dollaro;other=dollari\tm\tone=centesi\
        mo;other=centesimi\nPKR\tf\tone=rupia;other=rupie\nPLN\tm\tother=zloty\nRON\tm\tone=leu;other=lei\nRUB\tm\tone=\
        rublo;other=rubli\tm\tone=copeco;other=copechi\nSAR\tm\tother=riyal\nSEK\tf\tone=corona;other=corone\nSGD\tm\to\
        ne=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\nTHB\tm\tother=baht\nTRY\tf\tone=lira;other=lire\nTT\
        D\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\nUAH\tf\tone=grivnia;other=grivnie\nUSD\tm\to\
        ne=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\nXAF\tm\tone=franco;other=franchi\nXOF\tm\tone=franc\
        o;other=franchi\nZAR\tm\tother=rand\n=ja\tマイナス\t\t\t\t\t\t\t\t 〇 = 零 \t\n:\tspellout-cardinal\nAED\t\tother=ディル\
        ハム\nAUD\t\tother=ドル\t\tother=セント\nBRL\t\tother=レアル\nCAD\t\tother=ドル\t\tother=セント\nCHF\t\tother=フラン\nCNY\t\tothe\
        r=元\nCZK\t\tother=コルナ\nDKK\t\tother=クローネ\nEGP\t\tother=ポンド\nEUR\t\tother=ユーロ\t\tother=セント\nGBP\t\tother=ポンド\t\t\
        other=ペンス\nHKD\t\tother=ドル\t\tother=セント\nHUF\t\tother=フォリント\nIDR\t\tother=ルピア\nINR\t\tother=ルピー\nJPY\t\tother=円\
        \nKRW\t\tother=ウォン\nMXN\t\tother=ペソ\nNOK\t\tother=クローネ\nNZD\t\tother=ドル\t\tother=セント\nPLN\t\tother=ズウォティ\nRUB\t\
        \tother=ルーブル\nSAR\t\tother=リヤル\nSEK\t\tother=クローナ\nSGD\t\tother=ドル\t\tother=セント\nTHB\t\tother=バーツ\nTRY\t\tother\
        =リラ\nUSD\t\tother=ドル\t\tother=セント\nVND\t\tother=ドン\nZAR\t\tother=ランド\n=ko\t마이너스 \t \t\t\t\t\t\t\t =\t\n:\tspell\
        out-cardinal-sinokorean\nAED\t\tother= 아랍에미리트 디르함\nAUD\t\tother= 호주 달러\t\tother= 센트\nBRL\t\tother= 브라질 레알\nCAD\
        \t\tother= 캐나다 달러\t\tother= 센트\nCHF\t\tother= 스위스 프랑\nCNY\t\tother= 위안\nCZK\t\tother= 체코 코루나\nDKK\t\tother= 덴마크\
         크로네\nEGP\t\tother= 이집트 파운드\nEUR\t\tother= 유로\t\tother= 센트\nGBP\t\tother= 파운드\nHKD\t\tother= 홍콩 달러\t\tother= 센트\
        \nHUF\t\tother= 헝가리 포린트\nINR\t\tother= 인도 루피\nJPY\t\tother= 엔\nKRW\t\tother=원\nMXN\t\tother= 멕시코 페소\nNOK\t\toth\
        er= 노르웨이 크로네\nNZD\t\tother= 뉴질랜드 달러\t\tother= 센트\nPLN\t\tother= 폴란드 즈워티\nRON\t\tother= 루마니아 레우\nRUB\t\tother= 러\
        시아 루블\nSAR\t\tother= 사우디아라비아 리얄\nSEK\t\tother= 스웨덴 크로나\nSGD\t\tother= 싱가포르 달러\t\tother= 센트\nTHB\t\tother= 태국 바트\
        \nTRY\t\tother= 튀르키예 리라\nUSD\t\tother= 달러\t\tother= 센트\nVND\t\tother= 베트남 동\nZAR\t\tother= 남아프리카 랜드\n=nl\tmin \
        \t en \t \t\t\t{0} en {1} {2}\t\t\t\t\n:\tspellout-cardinal\nAED\t\tother=dirham\nARS\t\tother=peso\nAUD\t\toth\
        er=dollar\t\tother=cent\nBRL\t\tother=real\nCAD\t\tother=dollar\t\tother=cent\nCHF\t\tother=frank\nCLP\t\tother\
        =peso\nCNY\t\tother=yuan\nCOP\t\tother=peso\nCZK\t\tone=kroon;other=kronen\nDKK\t\tone=kroon;other=kronen\nDOP\
        \t\tother=peso\nEGP\t\tother=pond\nEUR\t\tother=euro\t\tother=cent\nGBP\t\tother=pond\t\tone=penny;other=pence\
        \nHKD\t\tother=dollar\t\tother=cent\nHUF\t\tother=forint\nILS\t\tother=shekel\nINR\t\tone=roepie;other=roepies\
        \nISK\t\tone=kroon;other=kronen\nJMD\t\tother=dollar\t\tother=cent\nJPY\t\tother=yen\nKRW\t\tother=won\nMAD\t\t\
        other=dirham\nMXN\t\tother=peso\nNOK\t\tone=kroon;other=kronen\nNZD\t\tother=dollar\t\tother=cent\nPHP\t\tother\
        =peso\nPLN\t\tother=zloty\nRON\t\tother=leu\nRUB\t\tother=roebel\nSAR\t\tother=riyal\nSEK\t\tone=kroon;other=kr\
        onen\nSGD\t\tother=dollar\t\tother=cent\nTHB\t\tother=baht\nTRY\t\tother=lira\nUAH\t\tother=hryvnia\nUSD\t\toth\
        er=dollar\t\tother=cent\nUYU\t\tother=peso\nZAR\t\tother=rand\n=no\tminus \t og \t \t\t\t\t\t\t\t\n:c\tspellout\
        -cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tc\tother=dirham\nARS\tc\tone=peso;other=pesos\nAUD\tc\t\
        other=dollar\tc\tother=cent\nBRL\tc\tone=real;other=realer\nCAD\tc\tother=dollar\tc\tother=cent\nCHF\tc\tother=\
        franc\nCLP\tc\tone=peso;other=pesos\nCNY\tc\tother=yuan\nCOP\tc\tone=peso;other=pesos\nDKK\tc\tone=krone;other=\
        kroner\tn\tother=øre\nDOP\tc\tone=peso;other=pesos\nEGP\tn\tother=pund\nEUR\tc\tother=euro\tc\tother=cent\nGBP\
        \tn\tother=pund\tc\tone=penny;other=pence\nHKD\tc\tother=dollar\tc\tother=cent\nHUF\tc\tone=forint;other=forint\
        er\nINR\tc\tone=rupi;other=rupier\nISK\tc\tone=krone;other=kroner\nJMD\tc\tother=dollar\tc\tother=cent\nJPY\tc\
        \tother=yen\nKRW\tc\tother=won\nLKR\tc\tone=rupi;other=rupier\nMAD\tc\tother=dirham\nMXN\tc\tone=peso;other=pes\
        os\nNOK\tc\tone=krone;other=kroner\tn\tother=øre\nNZD\tc\tother=dollar\tc\tother=cent\nPHP\tc\tone=peso;other=p\
        esos\nPKR\tc\tone=rupi;other=rupier\nPLN\tc\tother=zloty\nRON\tc\tone=leu;other=lei\nRUB\tc\tone=rubel;other=ru\
        bler\nSEK\tc\tone=krone;other=kroner\tn\tother=øre\nSGD\tc\tother=dollar\tc\tother=cent\nTHB\tc\tother=baht\nTR\
        Y\tc\tother=lire\nTTD\tc\tother=dollar\tc\tother=cent\nUSD\tc\tother=dollar\tc\tother=cent\nUYU\tc\tone=peso;ot\
        her=pesos\nZAR\tc\tother=rand\n=pl\tminus \t i \t \t\t\t{3} {1}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tsp\
        ellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tm\tone=dirham;few=dirhamy;many=dirhamów;other=dir\
        hamów\nAUD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\
        \nBRL\tm\tone=real;few=reale;many=reali;other=reali\nCAD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\
        \tone=cent;few=centy;many=centów;other=centów\nCHF\tm\tone=frank;few=franki;many=franków;other=franków\nCNY\tm\
        \tone=juan;few=juany;many=juanów;other=juanów\nCZK\tf\tone=korona;few=korony;many=koron;other=koron\nDKK\tf\ton\
        e=korona;few=korony;many=koron;other=koron\nEGP\tm\tone=funt;few=funty;many=funtów;other=funtów\nEUR\tn\tone=eu\
        ro;few=euro;many=euro;other=euro\tm\tone=cent;few=centy;many=centów;other=centów\nGBP\tm\tone=funt;few=funty;ma\
        ny=funtów;other=funtów\tm\tone=pens;few=pensy;many=pensów;other=pensów\nHKD\tm\tone=dolar;few=dolary;many=dolar\
        ów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nHUF\tm\tone=forint;few=forinty;many=forintów;\
        other=forintów\nILS\tm\tone=szekel;few=szekle;many=szekli;other=szekli\nINR\tf\tone=rupia;few=rupie;many=rupii;\
        other=rupii\nISK\tf\tone=korona;few=korony;many=koron;other=koron\nJMD\tm\tone=dolar;few=dolary;many=dolarów;ot\
        her=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nJPY\tm\tone=jen;few=jeny;many=jenów;other=jenów\nK\
        RW\tm\tone=won;few=wony;many=wonów;other=wonów\nLKR\tf\tone=rupia;few=rupie;many=rupii;other=rupii\nMAD\tm\tone\
        =dirham;few=dirhamy;many=dirhamów;other=dirhamów\nNOK\tf\tone=korona;few=korony;many=koron;other=koron\nNZD\tm\
        \tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nPKR\tf\tone=\
        rupia;few=rupie;many=rupii;other=rupii\nPLN\tm\tone=złoty;few=złote;many=złotych;other=złotych\tm\tone=grosz;fe\
        w=grosze;many=groszy;other=groszy\nRON\tm\tone=lej;few=leje;many=lejów;other=lejów\nRUB\tm\tone=rubel;few=ruble\
        ;many=rubli;other=rubli\tf\tone=kopiejka;few=kopiejki;many=kopiejek;other=kopiejek\nSAR\tm\tone=rial;few=riale;\
        many=riali;other=riali\nSEK\tf\tone=korona;few=korony;many=koron;other=koron\nSGD\tm\tone=dolar;few=dolary;many\
        =dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nTHB\tm\tone=baht;few=bahty;many=bahtów;\
        other=bahtów\nTRY\tf\tone=lira;few=liry;many=lir;other=lir\nTTD\tm\tone=dolar;few=dolary;many=dolarów;other=dol\
        arów\tm\tone=cent;few=centy;many=centów;other=centów\nUAH\tf\tone=hrywna;few=hrywny;many=hrywien;other=hrywien\
        \nUSD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nXAF\
        \tm\tone=frank;few=franki;many=franków;other=franków\nXOF\tm\tone=frank;few=franki;many=franków;other=franków\n\
        ZAR\tm\tone=rand;few=randy;many=randów;other=randów\n=pt\tmenos \t e \t \t de \t de \t{0} e {1} {2}\t\t\t\t\n:f\
        \tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=dirham;other=dirhams\nARS\tm\tone=pe\
        so;other=pesos\nAUD\tm\tone=dólar;other=dólares\nBRL\tm\tone=real;other=reais\tm\tone=centavo;other=centavos\nC\
        AD\tm\tone=dólar;other=dólares\nCHF\tm\tone=franco;other=francos\nCLP\tm\tone=peso;other=pesos\nCNY\tm\tone=yua\
        n;other=yuans\nCOP\tm\tone=peso;other=pesos\nCZK\tf\tone=coroa;other=coroas\nDKK\tf\tone=coroa;other=coroas\nDO\
        P\tm\tone=peso;other=pesos\nEGP\tf\tone=libra;other=libras\nEUR\tm\tone=euro;other=euros\nGBP\tf\tone=libra;oth\
        er=libras\nHKD\tm\tone=dólar;other=dólares\nHUF\tm\tone=florim;other=florins\nINR\tf\tone=rupia;other=rupias\nI\
        SK\tf\tone=coroa;other=coroas\nJMD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nJPY\tm\tone=iene\
        ;other=ienes\nKRW\tm\tone=won;other=wons\nLKR\tf\tone=rupia;other=rupias\nMAD\tm\tone=dirham;other=dirhams\nMXN\
        \tm\tone=peso;other=pesos\nNOK\tf\tone=coroa;other=coroas\nNZD\tm\tone=dólar;other=dólares\nPHP\tm\tone=peso;ot\
        her=pesos\nPKR\tf\tone=rupia;other=rupias\nRUB\tm\tone=rublo;other=rublos\nSEK\tf\tone=coroa;other=coroas\nSGD\
        \tm\tone=dólar;other=dólares\nTHB\tm\tone=baht;other=bahts\nTRY\tf\tone=lira;other=liras\nTTD\tm\tone=dólar;oth\
        er=dólares\tm\tone=centavo;other=centavos\nUSD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nUYU\
        \tm\tone=peso;other=pesos\nXAF\tm\tone=franco;other=francos\nXOF\tm\tone=franco;other=francos\nZAR\tm\tone=rand\
        ;other=rands\n=pt-PT\tmenos \t e \t \t de \t de \t{0} e {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tsp\
        ellout-cardinal-masculine\nARS\tm\tone=peso;other=pesos\nAUD\tm\tone=dólar;other=dólares\nBRL\tm\tone=real;othe\
        r=reais\tm\tone=centavo;other=centavos\nCAD\tm\tone=dólar;other=dólares\nCHF\tm\tone=franco;other=francos\nCLP\
        \tm\tone=peso;other=pesos\nCNY\tm\tone=yuan;other=yuans\nCOP\tm\tone=peso;other=pesos\nCZK\tf\tone=coroa;other=\
        coroas\nDKK\tf\tone=coroa;other=coroas\nDOP\tm\tone=peso;other=pesos\nEGP\tf\tone=libra;other=libras\nEUR\tm\to\
        ne=euro;other=euros\tm\tone=cêntimo;other=cêntimos\nGBP\tf\tone=libra;other=libras\nHKD\tm\tone=dólar;other=dól\
        ares\nINR\tf\tone=rupia;other=rupias\nISK\tf\tone=coroa;other=coroas\nJMD\tm\tone=dólar;other=dólares\nJPY\tm\t\
        one=iene;other=ienes\nLKR\tf\tone=rupia;other=rupias\nMXN\tm\tone=peso;other=pesos\nNOK\tf\tone=coroa;other=cor\
        oas\nNZD\tm\tone=dólar;other=dólares\nPHP\tm\tone=peso;other=pesos\nPKR\tf\tone=rupia;other=rupias\nRUB\tm\tone\
        =rublo;other=rublos\nSEK\tf\tone=coroa;other=coroas\nSGD\tm\tone=dólar;other=dólares\nTHB\tm\tone=baht;other=ba\
        hts\nTRY\tf\tone=lira;other=liras\nTTD\tm\tone=dólar;other=dólares\nUSD\tm\tone=dólar;other=dólares\nUYU\tm\ton\
        e=peso;other=pesos\nXAF\tm\tone=franco;other=francos\nXOF\tm\tone=franco;other=francos\nZAR\tm\tone=rand;other=\
        rands\n=ru\tминус \t \t \t\t\t\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\
        \tone=дирхам;few=дирхама;many=дирхамов;other=дирхамов\nAUD\tm\tone=доллар;few=доллара;many=долларов;other=долла\
        ров\tm\tone=цент;few=цента;many=центов;other=центов\nBRL\tm\tone=реал;few=реала;many=реалов;other=реалов\nBYN\t\
        m\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone=копейка;few=копейки;many=копеек;other=копеек\nCAD\tm\to\
        ne=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nCHF\tm\tone\
        =франк;few=франка;many=франков;other=франков\nCNY\tm\tone=юань;few=юаня;many=юаней;other=юаней\nCZK\tf\tone=кро\
        на;few=кроны;many=крон;other=крон\nDKK\tf\tone=крона;few=кроны;many=крон;other=крон\nEGP\tm\tone=фунт;few=фунта\
        ;many=фунтов;other=фунтов\nEUR\tm\tother=евро\tm\tone=цент;few=цента;many=центов;other=центов\nGBP\tm\tone=фунт\
        ;few=фунта;many=фунтов;other=фунтов\tm\tone=пенс;few=пенса;many=пенсов;other=пенсов\nHKD\tm\tone=доллар;few=дол\
        лара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nHUF\tm\tone=форинт;few=форин\
        та;many=форинтов;other=форинтов\nILS\tm\tone=шекель;few=шекеля;many=шекелей;other=шекелей\nINR\tf\tone=рупия;fe\
        w=рупии;many=рупий;other=рупий\nISK\tf\tone=крона;few=кроны;many=крон;other=крон\nJMD\tm\tone=доллар;few=доллар\
        а;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nJPY\tf\tone=иена;few=иены;many=\
        иен;other=иен\nKRW\tf\tone=вона;few=воны;many=вон;other=вон\nLKR\tf\tone=рупия;few=рупии;many=рупий;other=рупий\
        \nMAD\tm\tone=дирхам;few=дирхама;many=дирхамов;other=дирхамов\nNOK\tf\tone=крона;few=кроны;many=крон;other=крон\
        \nNZD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\n\
        PKR\tf\tone=рупия;few=рупии;many=рупий;other=рупий\nPLN\tm\tone=злотый;few=злотых;many=злотых;other=злотых\nRON\
        \tm\tone=лей;few=лея;many=леев;other=леев\nRUB\tm\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone=копейка\
        ;few=копейки;many=копеек;other=копеек\nSAR\tm\tone=риял;few=рияла;many=риялов;other=риялов\nSEK\tf\tone=крона;f\
        ew=кроны;many=крон;other=крон\nSGD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цен\
        та;many=центов;other=центов\nTHB\tm\tone=бат;few=бата;many=батов;other=батов\nTRY\tf\tone=лира;few=лиры;many=ли\
        р;other=лир\nTTD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;oth\
        er=центов\nUAH\tf\tone=гривна;few=гривны;many=гривен;other=гривен\tf\tone=копейка;few=копейки;many=копеек;other\
        =копеек\nUSD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=ц\
        ентов\nXAF\tm\tone=франк;few=франка;many=франков;other=франков\nXOF\tm\tone=франк;few=франка;many=франков;other\
        =франков\nZAR\tm\tone=рэнд;few=рэнда;many=рэндов;other=рэндов\n=sv\tminus \t och \t \t\t\t\t\t\ten\u{AD}tusen=e\
        t\u{AD}tusen\t\n:c\tspellout-cardinal-feminine\n:n\tspellout-cardinal-neuter\nAED\tc\tother=dirham\nARS\tc\tone\
        =peso;other=pesos\nAUD\tc\tother=dollar\tc\tother=cent\nBRL\tc\tother=real\nCAD\tc\tother=dollar\tc\tother=cent\
        \nCHF\tc\tother=franc\nCLP\tc\tone=peso;other=pesos\nCNY\tc\tother=yuan\nCOP\tc\tone=peso;other=pesos\nDKK\tc\t\
        one=krona;other=kronor\tn\tother=öre\nDOP\tc\tone=peso;other=pesos\nEGP\tn\tother=pund\nEUR\tc\tother=euro\tc\t\
        other=cent\nGBP\tn\tother=pund\tc\tone=penny;other=pence\nHKD\tc\tother=dollar\tc\tother=cent\nINR\tc\tone=rupi\
        e;other=rupier\nISK\tc\tone=krona;other=kronor\nJPY\tc\tother=yen\nKRW\tc\tother=won\nLKR\tc\tone=rupie;other=r\
        upier\nMXN\tc\tone=peso;other=pesos\nNOK\tc\tone=krona;other=kronor\tn\tother=öre\nNZD\tc\tother=dollar\tc\toth\
        er=cent\nPHP\tc\tone=peso;other=pesos\nPKR\tc\tone=rupie;other=rupier\nRON\tc\tone=leu;other=lei\nSEK\tc\tone=k\
        rona;other=kronor\tn\tother=öre\nSGD\tc\tother=dollar\tc\tother=cent\nTHB\tc\tother=baht\nTRY\tc\tother=lira\nU\
        SD\tc\tother=dollar\tc\tother=cent\nUYU\tc\tone=peso;other=pesos\nXAF\tc\tother=franc\nXOF\tc\tother=franc\nZAR\
        \tc\tother=rand\n=tr\teksi \t \t \t\t\t\t\t\t\t\n:\tspellout-cardinal\nAED\t\tother=dirhem\nARS\t\tother=peso\n\
        AUD\t\tother=dolar\t\tother=sent\nBRL\t\tother=real\nCAD\t\tother=dolar\t\tother=sent\nCHF\t\tother=frank\nCLP\
        \t\tother=peso\nCNY\t\tother=yuan\nCOP\t\tother=peso\nDKK\t\tother=kron\nEGP\t\tother=lira\nEUR\t\tother=avro\t\
        \tother=sent\nGBP\t\tother=sterlin\nHKD\t\tother=dolar\t\tother=sent\nHUF\t\tother=forint\nINR\t\tother=rupi\nJ\
        PY\t\tother=yen\nKRW\t\tother=won\nMAD\t\tother=dirhem\nMXN\t\tother=peso\nNOK\t\tother=kron\nNZD\t\tother=dola\
        r\t\tother=sent\nPHP\t\tother=peso\nPKR\t\tother=rupi\nPLN\t\tother=zloti\nRON\t\tother=ley\nRUB\t\tother=ruble\
        \nSAR\t\tother=riyal\nSEK\t\tother=kron\nSGD\t\tother=dolar\t\tother=sent\nTHB\t\tother=baht\nTRY\t\tother=lira\
        \t\tother=kuruş\nUSD\t\tother=dolar\t\tother=sent\nZAR\t\tother=rand\n=uk\tмінус \t \t \t\t\t\t\t\t\t\n:f\tspel\
        lout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=дирхам;few=дирхами;many=дирхамів;other=дир\
        хамів\nAUD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\
        \nBRL\tm\tone=реал;few=реали;many=реалів;other=реалів\nCAD\tm\tone=долар;few=долари;many=доларів;other=доларів\
        \tm\tone=цент;few=центи;many=центів;other=центів\nCHF\tm\tone=франк;few=франки;many=франків;other=франків\nCNY\
        \tm\tone=юань;few=юані;many=юанів;other=юанів\nCZK\tf\tone=крона;few=крони;many=крон;other=крон\nDKK\tf\tone=кр\
        она;few=крони;many=крон;other=крон\nEGP\tm\tone=фунт;few=фунти;many=фунтів;other=фунтів\nGBP\tm\tone=фунт;few=ф\
        унти;many=фунтів;other=фунтів\nHKD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;m\
        any=центів;other=центів\nHUF\tm\tone=форинт;few=форинти;many=форинтів;other=форинтів\nILS\tm\tone=шекель;few=ше\
        келі;many=шекелів;other=шекелів\nINR\tf\tone=рупія;few=рупії;many=рупій;other=рупій\nISK\tf\tone=крона;few=крон\
        и;many=крон;other=крон\nJMD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=цен\
        тів;other=центів\nJPY\tf\tone=єна;few=єни;many=єн;other=єн\nLKR\tf\tone=рупія;few=рупії;many=рупій;other=рупій\
        \nMAD\tm\tone=дирхам;few=дирхами;many=дирхамів;other=дирхамів\nNOK\tf\tone=крона;few=крони;many=крон;other=крон\
        \nNZD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\nPKR\
        \tf\tone=рупія;few=рупії;many=рупій;other=рупій\nPLN\tm\tone=злотий;few=злоті;many=злотих;other=злотих\nRON\tm\
        \tone=лей;few=леї;many=леїв;other=леїв\nRUB\tm\tone=рубль;few=рублі;many=рублів;other=рублів\tf\tone=копійка;fe\
        w=копійки;many=копійок;other=копійок\nSEK\tf\tone=крона;few=крони;many=крон;other=крон\nSGD\tm\tone=долар;few=д\
        олари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\nTHB\tm\tone=бат;few=бати;many\
        =батів;other=батів\nTRY\tf\tone=ліра;few=ліри;many=лір;other=лір\nTTD\tm\tone=долар;few=долари;many=доларів;oth\
        er=доларів\tm\tone=цент;few=центи;many=центів;other=центів\nUAH\tf\tone=гривня;few=гривні;many=гривень;other=гр\
        ивень\tf\tone=копійка;few=копійки;many=копійок;other=копійок\nUSD\tm\tone=долар;few=долари;many=доларів;other=д\
        оларів\tm\tone=цент;few=центи;many=центів;other=центів\nXAF\tm\tone=франк;few=франки;many=франків;other=франків\
        \nXOF\tm\tone=франк;few=франки;many=франків;other=франків\nZAR\tm\tone=ранд;few=ранди;many=рандів;other=рандів\
        \n=vi\tâm \t \t \t\t\t\t\t\t\t\n:\tspellout-cardinal\nCAD\t\tother=đô la Canada\t\tother=xu\nCHF\t\tother=franc\
         Thụy Sĩ\nCNY\t\tother=nhân dân tệ\nEUR\t\tother=euro\t\tother=xu\nGBP\t\tother=bảng Anh\nHKD\t\tother=đô la Hồ\
        ng Kông\t\tother=xu\nINR\t\tother=rupee\nJPY\t\tother=yên Nhật\nKRW\t\tother=won\nNZD\t\tother=đô la New Zealan\
        d\t\tother=xu\nRUB\t\tother=rúp\nSGD\t\tother=đô la Singapore\t\tother=xu\nUSD\t\tother=đô la\t\tother=xu\nVND\
        \t\tother=đồng\n=zh\t负\t\t\t\t\t\t角;分;零;整\t\t 二 = 两 ;兆\t\n:\tspellout-cardinal\n:financial\tspellout-cardinal-f\
        inancial\nAED\t\tother=阿联酋迪拉姆\nAUD\t\tother=澳大利亚元\nBRL\t\tother=巴西雷亚尔\nCAD\t\tother=加拿大元\nCHF\t\tother=瑞士法郎\nCN\
        Y\tfinancial\tother=元\nCZK\t\tother=捷克克朗\nDKK\t\tother=丹麦克朗\nEGP\t\tother=埃及镑\nEUR\t\tother=欧元\t\tother=欧分\nGBP\
        \t\tother=英镑\t\tother=便士\nHKD\t\tother=港元\nHUF\t\tother=匈牙利福林\nINR\t\tother=印度卢比\nJPY\t\tother=日元\nKRW\t\tother\
        =韩元\nMXN\t\tother=墨西哥比索\nMYR\t\tother=马来西亚林吉特\nNOK\t\tother=挪威克朗\nNZD\t\tother=新西兰元\nPHP\t\tother=菲律宾比索\nPLN\t\
        \tother=波兰兹罗提\nRON\t\tother=罗马尼亚列伊\nRUB\t\tother=俄罗斯卢布\nSAR\t\tother=沙特里亚尔\nSEK\t\tother=瑞典克朗\nSGD\t\tother=新加坡\
        元\nTHB\t\tother=泰铢\nTRY\t\tother=土耳其里拉\nTWD\t\tother=新台币\nUSD\t\tother=美元\t\tother=美分\nVND\t\tother=越南盾\nZAR\t\
        \tother=南非兰特\n
        """
    }
}
