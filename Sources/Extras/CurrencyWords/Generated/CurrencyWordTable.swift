// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// The words of amounts, from Data/Decisions/currencyWords.json.
enum CurrencyWordTable {
    static var lines: StaticString {
        """
        =az\təksi \t \t \t\t\t{3} {4} {5}\t\t\t\t\t1\n:\tspellout-cardinal\nAZN\t\tother=manat\t\tother=qəpik\n=bg\tмин\
        ус \t \t \t\t\t{3} и {1}\t\t\t\t\t1\n:f\tspellout-cardinal-feminine-financial\n:m\tspellout-cardinal-masculine-\
        financial\n:n\tspellout-cardinal-neuter-financial\nBGN\tm\tone=лев;other=лева\n=cs\tminus \t \t \t\t\t\t\t\t je\
        dna tisíc= jeden tisíc; dvě tisíc= dva tisíc; jeden miliónů= jeden milión;iliard;bili\t1\n:f\tspellout-cardinal\
        -feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tm\tone=dirham;few=dirhamy;other=\
        dirhamů\nAUD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=australský dolar;\
        few=australské dolary;other=australských dolarů\nBRL\tm\tone=real;few=realy;other=realů\nCAD\tm\tone=dolar;few=\
        dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=kanadský dolar;few=kanadské dolary;other=kanadsk\
        ých dolarů\nCHF\tm\tone=frank;few=franky;other=franků\nCNY\tm\tone=jüan;few=jüany;other=jüanů\nCZK\tf\tone=koru\
        na;few=koruny;other=korun\tm\tone=haléř;few=haléře;other=haléřů\tf\tone=česká koruna;few=české koruny;other=čes\
        kých korun\nDKK\tf\tone=koruna;few=koruny;other=korun\t\t\tf\tone=dánská koruna;few=dánské koruny;other=dánskýc\
        h korun\nEGP\tf\tone=libra;few=libry;other=liber\t\t\tf\tone=egyptská libra;few=egyptské libry;other=egyptských\
         liber\nEUR\tn\tone=euro;few=eura;other=eur\tm\tone=cent;few=centy;other=centů\nGBP\tf\tone=libra;few=libry;oth\
        er=liber\t\t\tf\tone=britská libra;few=britské libry;other=britských liber\t1\nHKD\tm\tone=dolar;few=dolary;oth\
        er=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=hongkongský dolar;few=hongkongské dolary;other=hongkongský\
        ch dolarů\nHUF\tm\tone=forint;few=forinty;other=forintů\nILS\tm\tone=šekel;few=šekely;other=šekelů\nINR\tf\tone\
        =rupie;few=rupie;other=rupií\t\t\tf\tone=indická rupie;few=indické rupie;other=indických rupií\t1\nISK\tf\tone=\
        koruna;few=koruny;other=korun\t\t\tf\tone=islandská koruna;few=islandské koruny;other=islandských korun\nJMD\tm\
        \tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=jamajský dolar;few=jamajské dola\
        ry;other=jamajských dolarů\nJPY\tm\tone=jen;few=jeny;other=jenů\nKRW\tm\tone=won;few=wony;other=wonů\nLKR\tf\to\
        ne=rupie;few=rupie;other=rupií\t\t\tf\tone=srílanská rupie;few=srílanské rupie;other=srílanských rupií\nNOK\tf\
        \tone=koruna;few=koruny;other=korun\t\t\tf\tone=norská koruna;few=norské koruny;other=norských korun\nNZD\tm\to\
        ne=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=novozélandský dolar;few=novozélands\
        ké dolary;other=novozélandských dolarů\nPKR\tf\tone=rupie;few=rupie;other=rupií\t\t\tf\tone=pákistánská rupie;f\
        ew=pákistánské rupie;other=pákistánských rupií\nPLN\tm\tone=zlotý;few=zloté;other=zlotých\nRUB\tm\tone=rubl;few\
        =rubly;other=rublů\tf\tone=kopějka;few=kopějky;other=kopějek\nSAR\tm\tone=rijál;few=rijály;other=rijálů\nSEK\tf\
        \tone=koruna;few=koruny;other=korun\t\t\tf\tone=švédská koruna;few=švédské koruny;other=švédských korun\nSGD\tm\
        \tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=singapurský dolar;few=singapursk\
        é dolary;other=singapurských dolarů\nTHB\tm\tone=baht;few=bahty;other=bahtů\nTRY\tf\tone=lira;few=liry;other=li\
        r\nTTD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=trinidadský dolar;few=t\
        rinidadské dolary;other=trinidadských dolarů\nUAH\tf\tone=hřivna;few=hřivny;other=hřiven\nUSD\tm\tone=dolar;few\
        =dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=americký dolar;few=americké dolary;other=americ\
        kých dolarů\t1\nZAR\tm\tone=rand;few=randy;other=randů\n=de\tminus \t und \t \t\t\t{0} und {1} {2}\n:f\tspellou\
        t-cardinal-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tm\tother=Dirham\t\t\tm\
        \tother=VAE-Dirham\t1\nARS\tm\tone=Peso;other=Pesos\t\t\tm\tone=Argentinischer Peso;other=Argentinische Pesos\n\
        AUD\tm\tother=Dollar\tm\tother=Cent\tm\tone=Australischer Dollar;other=Australische Dollar\nBRL\tm\tother=Real\
        \nCAD\tm\tother=Dollar\tm\tother=Cent\tm\tone=Kanadischer Dollar;other=Kanadische Dollar\nCHF\tm\tother=Franken\
        \tm\tother=Rappen\nCLP\tm\tone=Peso;other=Pesos\t\t\tm\tone=Chilenischer Peso;other=Chilenische Pesos\nCNY\tm\t\
        other=Yuan\nCOP\tm\tone=Peso;other=Pesos\t\t\tm\tone=Kolumbianischer Peso;other=Kolumbianische Pesos\nCZK\tf\to\
        ne=Krone;other=Kronen\t\t\tf\tone=Tschechische Krone;other=Tschechische Kronen\nDKK\tf\tone=Krone;other=Kronen\
        \t\t\tf\tone=Dänische Krone;other=Dänische Kronen\nDOP\tm\tone=Peso;other=Pesos\t\t\tm\tone=Dominikanischer Pes\
        o;other=Dominikanische Pesos\nEGP\tn\tother=Pfund\t\t\tn\tone=Ägyptisches Pfund;other=Ägyptische Pfund\nEUR\tm\
        \tother=Euro\tm\tother=Cent\nGBP\tn\tother=Pfund\tm\tone=Penny;other=Pence\tn\tone=Britisches Pfund;other=Briti\
        sche Pfund\t1\nHKD\tm\tother=Dollar\tm\tother=Cent\tm\tother=Hongkong-Dollar\nHUF\tm\tother=Forint\nILS\tm\toth\
        er=Schekel\nINR\tf\tone=Rupie;other=Rupien\t\t\tf\tone=Indische Rupie;other=Indische Rupien\t1\nISK\tf\tone=Kro\
        ne;other=Kronen\t\t\tf\tone=Isländische Krone;other=Isländische Kronen\nJPY\tm\tother=Yen\nKRW\tm\tother=Won\nM\
        AD\tm\tother=Dirham\t\t\tm\tone=Marokkanischer Dirham;other=Marokkanische Dirham\nMXN\tm\tone=Peso;other=Pesos\
        \t\t\tm\tone=Mexikanischer Peso;other=Mexikanische Pesos\nNOK\tf\tone=Krone;other=Kronen\t\t\tf\tone=Norwegisch\
        e Krone;other=Norwegische Kronen\nNZD\tm\tother=Dollar\tm\tother=Cent\tm\tother=Neuseeland-Dollar\nPHP\tm\tone=\
        Peso;other=Pesos\t\t\tm\tone=Philippinischer Peso;other=Philippinische Pesos\nPKR\tf\tone=Rupie;other=Rupien\t\
        \t\tf\tone=Pakistanische Rupie;other=Pakistanische Rupien\nPLN\tm\tother=Zloty\nRUB\tm\tother=Rubel\tf\tone=Kop\
        eke;other=Kopeken\nSAR\tm\tother=Rial\nSEK\tf\tone=Krone;other=Kronen\t\t\tf\tone=Schwedische Krone;other=Schwe\
        dische Kronen\nSGD\tm\tother=Dollar\tm\tother=Cent\tm\tother=Singapur-Dollar\nTHB\tm\tother=Baht\nTRY\tf\tother\
        =Lira\nUSD\tm\tother=Dollar\tm\tother=Cent\tm\tother=US-Dollar\t1\nUYU\tm\tone=Peso;other=Pesos\t\t\tm\tone=Uru\
        guayischer Peso;other=Uruguayische Pesos\nZAR\tm\tother=Rand\n=en\tminus \t and \t \t\t\t{0} and {1} {2}\n:\tsp\
        ellout-cardinal\nAED\t\tone=dirham;other=dirhams\nAMD\t\tone=dram;other=drams\nARS\t\tone=peso;other=pesos\t\to\
        ne=centavo;other=centavos\t\tone=Argentine peso;other=Argentine pesos\nAUD\t\tone=dollar;other=dollars\t\tone=c\
        ent;other=cents\t\tone=Australian dollar;other=Australian dollars\nBRL\t\tone=real;other=reals\t\tone=centavo;o\
        ther=centavos\nCAD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\t\tone=Canadian dollar;other=Canadian do\
        llars\nCHF\t\tone=franc;other=francs\t\tone=centime;other=centimes\nCLP\t\tone=peso;other=pesos\t\t\t\tone=Chil\
        ean peso;other=Chilean pesos\nCNY\t\tother=yuan\nCOP\t\tone=peso;other=pesos\t\t\t\tone=Colombian peso;other=Co\
        lombian pesos\nCZK\t\tone=koruna;other=korunas\nDKK\t\tone=krone;other=kroner\t\tother=øre\t\tone=Danish krone;\
        other=Danish kroner\nEGP\t\tone=pound;other=pounds\t\t\t\tone=Egyptian pound;other=Egyptian pounds\nEUR\t\tone=\
        euro;other=euros\t\tone=cent;other=cents\nGBP\t\tone=pound;other=pounds\t\tone=penny;other=pence\t\tone=British\
         pound;other=British pounds\t1\nHKD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\t\tone=Hong Kong dollar\
        ;other=Hong Kong dollars\nHUF\t\tone=forint;other=forints\nIDR\t\tone=rupiah;other=rupiahs\nILS\t\tone=shekel;o\
        ther=shekels\t\tone=agora;other=agorot\nINR\t\tone=rupee;other=rupees\t\tone=paisa;other=paise\t\tone=Indian ru\
        pee;other=Indian rupees\t1\nJPY\t\tother=yen\nKES\t\tone=shilling;other=shillings\nKRW\t\tother=won\nKZT\t\toth\
        er=tenge\nMXN\t\tone=peso;other=pesos\t\tone=centavo;other=centavos\t\tone=Mexican peso;other=Mexican pesos\nMY\
        R\t\tother=ringgit\t\tother=sen\nNGN\t\tother=naira\t\tother=kobo\nNOK\t\tone=krone;other=kroner\t\tother=øre\t\
        \tone=Norwegian krone;other=Norwegian kroner\nNZD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\t\tone=Ne\
        w Zealand dollar;other=New Zealand dollars\nPHP\t\tone=peso;other=pesos\t\tone=centavo;other=centavos\t\tone=Ph\
        ilippine peso;other=Philippine pesos\nPKR\t\tone=rupee;other=rupees\t\t\t\tone=Pakistani rupee;other=Pakistani \
        rupees\nPLN\t\tone=zloty;other=zlotys\nRON\t\tone=leu;other=lei\nRUB\t\tone=ruble;other=rubles\t\tone=kopeck;ot\
        her=kopecks\nSAR\t\tone=riyal;other=riyals\nSEK\t\tone=krona;other=kronor\t\tother=öre\nSGD\t\tone=dollar;other\
        =dollars\t\tone=cent;other=cents\t\tone=Singapore dollar;other=Singapore dollars\nTHB\t\tother=baht\t\tother=sa\
        tang\nTRY\t\tone=lira;other=liras\nTWD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\t\tone=New Taiwan do\
        llar;other=New Taiwan dollars\nUAH\t\tone=hryvnia;other=hryvnias\t\tone=kopeck;other=kopecks\nUSD\t\tone=dollar\
        ;other=dollars\t\tone=cent;other=cents\t\tone=US dollar;other=US dollars\t1\nVND\t\tother=dong\nZAR\t\tother=ra\
        nd\t\tone=cent;other=cents\n=es\tmenos \t con \t \t de \t de \t{0} con {1} {2}\t\tf=ientos=ientas\n:f\tspellout\
        -cardinal-feminine\n:m\tspellout-cardinal-masculine\nARS\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavo\
        s\tm\tone=peso argentino;other=pesos argentinos\nAUD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\
        \tm\tone=dólar australiano;other=dólares australianos\nAWG\tm\tone=florín;other=florines\nBOB\tm\tone=boliviano\
        ;other=bolivianos\tm\tone=centavo;other=centavos\nBRL\tm\tone=real;other=reales\nCAD\tm\tone=dólar;other=dólare\
        s\tm\tone=centavo;other=centavos\tm\tone=dólar canadiense;other=dólares canadienses\nCHF\tm\tone=franco;other=f\
        rancos\nCLP\tm\tone=peso;other=pesos\t\t\tm\tone=peso chileno;other=pesos chilenos\nCNY\tm\tone=yuan;other=yuan\
        es\nCOP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\tm\tone=peso colombiano;other=pesos colombianos\
        \nCRC\tm\tone=colón;other=colones\tm\tone=céntimo;other=céntimos\nCUP\tm\tone=peso;other=pesos\tm\tone=centavo;\
        other=centavos\tm\tone=peso cubano;other=pesos cubanos\nCZK\tf\tone=corona;other=coronas\t\t\tf\tone=corona che\
        ca;other=coronas checas\nDKK\tf\tone=corona;other=coronas\t\t\tf\tone=corona danesa;other=coronas danesas\nDOP\
        \tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\tm\tone=peso dominicano;other=pesos dominicanos\nEGP\t\
        f\tone=libra;other=libras\t\t\tf\tone=libra egipcia;other=libras egipcias\nEUR\tm\tone=euro;other=euros\tm\tone\
        =céntimo;other=céntimos\nGBP\tf\tone=libra;other=libras\tm\tone=penique;other=peniques\tf\tone=libra esterlina;\
        other=libras esterlinas\t1\nGTQ\tm\tone=quetzal;other=quetzales\tm\tone=centavo;other=centavos\nHKD\tm\tone=dól\
        ar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar hongkonés;other=dólares hongkoneses\nHNL\tm\tone=\
        lempira;other=lempiras\tm\tone=centavo;other=centavos\nINR\tf\tone=rupia;other=rupias\nJPY\tm\tone=yen;other=ye\
        nes\nKRW\tm\tone=won;other=wones\nMXN\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\tm\tone=peso mexi\
        cano;other=pesos mexicanos\nNIO\tm\tone=córdoba;other=córdobas\tm\tone=centavo;other=centavos\nNOK\tf\tone=coro\
        na;other=coronas\t\t\tf\tone=corona noruega;other=coronas noruegas\nNZD\tm\tone=dólar;other=dólares\tm\tone=cen\
        tavo;other=centavos\tm\tone=dólar neozelandés;other=dólares neozelandeses\nPAB\tm\tone=balboa;other=balboas\tm\
        \tone=centésimo;other=centésimos\nPEN\tm\tone=sol;other=soles\tm\tone=céntimo;other=céntimos\nPYG\tm\tone=guara\
        ní;other=guaraníes\nRON\tm\tone=leu;other=leus\nRUB\tm\tone=rublo;other=rublos\nSAR\tm\tone=rial;other=riales\n\
        SEK\tf\tone=corona;other=coronas\t\t\tf\tone=corona sueca;other=coronas suecas\nSGD\tm\tone=dólar;other=dólares\
        \tm\tone=centavo;other=centavos\tm\tone=dólar singapurense;other=dólares singapurenses\nTRY\tf\tone=lira;other=\
        liras\nTTD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar de Trinidad y Tobago;other=\
        dólares de Trinidad y Tobago\nUSD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar esta\
        dounidense;other=dólares estadounidenses\t1\nUYU\tm\tone=peso;other=pesos\t\t\tm\tone=peso uruguayo;other=pesos\
         uruguayos\nVES\tm\tone=bolívar;other=bolívares\tm\tone=céntimo;other=céntimos\nZAR\tm\tone=rand;other=rands\n=\
        et\tmiinus \t \t \t\t\t{3} ja {4} {5}\t\t\t\t\t1\n:\tspellout-cardinal\nEUR\t\tone=euro;other=eurot\t\tone=sent\
        ;other=senti\n=fi\tmiinus \t ja \t \t\t\t\t\t\ttuhatta\u{AD}=tuhatta ;tuhat\u{AD}=tuhat \n:\tspellout-cardinal\
        \nAED\t\tone=dirhami;other=dirhamia\t\t\t\tone=Arabiemiirikuntien dirhami;other=Arabiemiirikuntien dirhamia\t1\
        \nARS\t\tone=peso;other=pesoa\t\t\t\tone=Argentiinan peso;other=Argentiinan pesoa\nAUD\t\tone=dollari;other=dol\
        laria\t\tone=sentti;other=senttiä\t\tone=Australian dollari;other=Australian dollaria\nBRL\t\tone=real;other=re\
        alia\nCAD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Kanadan dollari;other=Kanadan dollar\
        ia\nCHF\t\tone=frangi;other=frangia\nCLP\t\tone=peso;other=pesoa\t\t\t\tone=Chilen peso;other=Chilen pesoa\nCNY\
        \t\tone=juan;other=juania\nCOP\t\tone=peso;other=pesoa\t\t\t\tone=Kolumbian peso;other=Kolumbian pesoa\nCZK\t\t\
        one=koruna;other=korunaa\nDKK\t\tone=kruunu;other=kruunua\t\tone=äyri;other=äyriä\t\tone=Tanskan kruunu;other=T\
        anskan kruunua\nDOP\t\tone=peso;other=pesoa\t\t\t\tone=Dominikaanisen tasavallan peso;other=Dominikaanisen tasa\
        vallan pesoa\nEGP\t\tone=punta;other=puntaa\t\t\t\tone=Egyptin punta;other=Egyptin puntaa\nEUR\t\tone=euro;othe\
        r=euroa\t\tone=sentti;other=senttiä\nGBP\t\tone=punta;other=puntaa\t\tone=penny;other=pennyä\t\tone=Englannin p\
        unta;other=Englannin puntaa\t1\nHKD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Hongkongin\
         dollari;other=Hongkongin dollaria\nHUF\t\tone=forintti;other=forinttia\nINR\t\tone=rupia;other=rupiaa\t\t\t\to\
        ne=Intian rupia;other=Intian rupiaa\t1\nISK\t\tone=kruunu;other=kruunua\t\t\t\tone=Islannin kruunu;other=Islann\
        in kruunua\nJMD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Jamaikan dollari;other=Jamaika\
        n dollaria\nJPY\t\tone=jeni;other=jeniä\nKRW\t\tone=won;other=wonia\nLKR\t\tone=rupia;other=rupiaa\t\t\t\tone=S\
        ri Lankan rupia;other=Sri Lankan rupiaa\nMAD\t\tone=dirhami;other=dirhamia\t\t\t\tone=Marokon dirhami;other=Mar\
        okon dirhamia\nMXN\t\tone=peso;other=pesoa\t\t\t\tone=Meksikon peso;other=Meksikon pesoa\nNOK\t\tone=kruunu;oth\
        er=kruunua\t\tone=äyri;other=äyriä\t\tone=Norjan kruunu;other=Norjan kruunua\nNZD\t\tone=dollari;other=dollaria\
        \t\tone=sentti;other=senttiä\t\tone=Uuden-Seelannin dollari;other=Uuden-Seelannin dollaria\nPHP\t\tone=peso;oth\
        er=pesoa\t\t\t\tone=Filippiinien peso;other=Filippiinien pesoa\nPKR\t\tone=rupia;other=rupiaa\t\t\t\tone=Pakist\
        anin rupia;other=Pakistanin rupiaa\nRON\t\tone=leu;other=leuta\nRUB\t\tone=rupla;other=ruplaa\t\tone=kopeekka;o\
        ther=kopeekkaa\nSAR\t\tone=rial;other=rialia\nSEK\t\tone=kruunu;other=kruunua\t\tone=äyri;other=äyriä\t\tone=Ru\
        otsin kruunu;other=Ruotsin kruunua\nSGD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Singap\
        oren dollari;other=Singaporen dollaria\nTHB\t\tone=baht;other=bahtia\nTRY\t\tone=liira;other=liiraa\nTTD\t\tone\
        =dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Trinidadin ja Tobagon dollari;other=Trinidadin ja To\
        bagon dollaria\nUAH\t\tone=hryvnia;other=hryvniaa\nUSD\t\tone=dollari;other=dollaria\t\tone=sentti;other=sentti\
        ä\t\tone=Yhdysvaltain dollari;other=Yhdysvaltain dollaria\t1\nUYU\t\tone=peso;other=pesoa\t\t\t\tone=Uruguayn p\
        eso;other=Uruguayn pesoa\nZAR\t\tone=randi;other=randia\t\tone=sentti;other=senttiä\n=fr\tmoins \t et \t \t de \
        \t d’\t{0} et {1} {2}\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=dirham;othe\
        r=dirhams\t\t\tm\tone=dirham des Émirats arabes unis;other=dirhams des Émirats arabes unis\nARS\tm\tone=peso;ot\
        her=pesos\t\t\tm\tone=peso argentin;other=pesos argentins\nAUD\tm\tone=dollar;other=dollars\tm\tone=cent;other=\
        cents\tm\tone=dollar australien;other=dollars australiens\nCAD\tm\tone=dollar;other=dollars\tm\tone=cent;other=\
        cents\tm\tone=dollar canadien;other=dollars canadiens\nCHF\tm\tone=franc;other=francs\tm\tone=centime;other=cen\
        times\tm\tone=franc suisse;other=francs suisses\nCLP\tm\tone=peso;other=pesos\t\t\tm\tone=peso chilien;other=pe\
        sos chiliens\nCNY\tm\tone=yuan;other=yuans\nCOP\tm\tone=peso;other=pesos\t\t\tm\tone=peso colombien;other=pesos\
         colombiens\nCZK\tf\tone=couronne;other=couronnes\t\t\tf\tone=couronne tchèque;other=couronnes tchèques\nDKK\tf\
        \tone=couronne;other=couronnes\t\t\tf\tone=couronne danoise;other=couronnes danoises\nDOP\tm\tone=peso;other=pe\
        sos\t\t\tm\tone=peso dominicain;other=pesos dominicains\nDZD\tm\tone=dinar;other=dinars\tm\tone=centime;other=c\
        entimes\tm\tone=dinar algérien;other=dinars algériens\nEGP\tf\tone=livre;other=livres\t\t\tf\tone=livre égyptie\
        nne;other=livres égyptiennes\nEUR\tm\tone=euro;other=euros\tm\tone=centime;other=centimes\nGBP\tf\tone=livre;ot\
        her=livres\tm\tone=penny;other=pence\tf\tone=livre sterling;other=livres sterling\t1\nHKD\tm\tone=dollar;other=\
        dollars\tm\tone=cent;other=cents\tm\tone=dollar de Hong Kong;other=dollars de Hong Kong\nHUF\tm\tone=forint;oth\
        er=forints\nILS\tm\tone=shekel;other=shekels\nINR\tf\tone=roupie;other=roupies\t\t\tf\tone=roupie indienne;othe\
        r=roupies indiennes\t1\nISK\tf\tone=couronne;other=couronnes\t\t\tf\tone=couronne islandaise;other=couronnes is\
        landaises\nJMD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar jamaïcain;other=dollars jam\
        aïcains\nJPY\tm\tone=yen;other=yens\nKRW\tm\tone=won;other=wons\nLKR\tf\tone=roupie;other=roupies\t\t\tf\tone=r\
        oupie srilankaise;other=roupies srilankaises\nMAD\tm\tone=dirham;other=dirhams\tm\tone=centime;other=centimes\t\
        m\tone=dirham marocain;other=dirhams marocains\nMXN\tm\tone=peso;other=pesos\t\t\tm\tone=peso mexicain;other=pe\
        sos mexicains\nNOK\tf\tone=couronne;other=couronnes\t\t\tf\tone=couronne norvégienne;other=couronnes norvégienn\
        es\nNZD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar néo-zélandais;other=dollars néo-zé\
        landais\nPHP\tm\tone=peso;other=pesos\t\t\tm\tone=peso philippin;other=pesos philippins\nPKR\tf\tone=roupie;oth\
        er=roupies\t\t\tf\tone=roupie pakistanaise;other=roupies pakistanaises\nPLN\tm\tone=zloty;other=zlotys\nRON\tm\
        \tone=leu;other=lei\nRUB\tm\tone=rouble;other=roubles\tm\tone=kopeck;other=kopecks\nSAR\tm\tone=riyal;other=riy\
        als\nSEK\tf\tone=couronne;other=couronnes\t\t\tf\tone=couronne suédoise;other=couronnes suédoises\nSGD\tm\tone=\
        dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar de Singapour;other=dollars de Singapour\nTHB\tm\to\
        ne=baht;other=bahts\nTND\tm\tone=dinar;other=dinars\t\t\tm\tone=dinar tunisien;other=dinars tunisiens\nTRY\tf\t\
        one=livre;other=livres\t\t\tf\tone=livre turque;other=livres turques\nTTD\tm\tone=dollar;other=dollars\tm\tone=\
        cent;other=cents\tm\tone=dollar de Trinité-et-Tobago;other=dollars de Trinité-et-Tobago\nUSD\tm\tone=dollar;oth\
        er=dollars\tm\tone=cent;other=cents\tm\tone=dollar des États-Unis;other=dollars des États-Unis\t1\nUYU\tm\tone=\
        peso;other=pesos\t\t\tm\tone=peso uruguayen;other=pesos uruguayens\nXAF\tm\tone=franc;other=francs\t\t\tm\tone=\
        franc CFA;other=francs CFA\nXOF\tm\tone=franc;other=francs\t\t\tm\tone=franc CFA;other=francs CFA\nXPF\tm\tone=\
        franc;other=francs\t\t\tm\tone=franc CFP;other=francs CFP\nZAR\tm\tone=rand;other=rands\n=hi\tऋण \t \t \t\t\t\t\
        \t\tपन्द्रह=पंद्रह\n:\tspellout-cardinal\nAED\t\tother=दिरहाम\nAUD\t\tother=डॉलर\t\tother=सेंट\t\tother=ऑस्ट्रे\
        लियाई डॉलर\nBDT\t\tother=टका\nCAD\t\tother=डॉलर\t\tother=सेंट\t\tother=कनाडाई डॉलर\nCHF\t\tother=फ़्रैंक\nCNY\t\
        \tother=युआन\nEUR\t\tother=यूरो\t\tother=सेंट\nGBP\t\tother=पाउंड\nHKD\t\tother=डॉलर\t\tother=सेंट\t\tother=हाँ\
        गकाँग डॉलर\nINR\t\tone=रुपया;other=रुपये\t\tone=पैसा;other=पैसे\t\tone=भारतीय रुपया;other=भारतीय रुपए\t1\nJPY\t\
        \tother=येन\nKRW\t\tother=वॉन\nLKR\t\tone=रुपया;other=रुपये\t\t\t\tone=श्रीलंकाई रुपया;other=श्रीलंकाई रुपए\nMX\
        N\t\tother=पेसो\nNPR\t\tone=रुपया;other=रुपये\t\t\t\tone=नेपाली रुपया;other=नेपाली रुपए\nNZD\t\tother=डॉलर\t\to\
        ther=सेंट\t\tother=न्यूज़ीलैंड डॉलर\nPKR\t\tone=रुपया;other=रुपये\t\t\t\tone=पाकिस्तानी रुपया;other=पाकिस्तानी \
        रुपए\nRUB\t\tother=रूबल\nSGD\t\tother=डॉलर\t\tother=सेंट\t\tother=सिंगापुर डॉलर\nTHB\t\tother=बहत\nTRY\t\tother\
        =लीरा\nUSD\t\tother=डॉलर\t\tother=सेंट\t\tother=यूएस डॉलर\t1\n=hr\tminus \t \t \t\t\t{3} i {1}\t\t\t dvije tisu\
        ća= dvije tisuće; tri tisuća= tri tisuće; četiri tisuća= četiri tisuće; jedan milijuna= jedan milijun;ilijard;b\
        ili\t\t1\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nEUR\tm\
        \tone=euro;other=eura\n=hu\tmínusz \t \t \t\t\t\t\t\tkettő\u{AD}ezer=két\u{AD}ezer;kettő\u{AD}milli=két\u{AD}mi\
        lli; ezer\u{AD}= ezer;ezer\u{AD}=ezer-;millió\u{AD}=millió-;milliárd\u{AD}=milliárd-\n:\tspellout-cardinal\nAED\
        \t\tother=dirham\t\t\t\tother=EAE-dirham\t1\nARS\t\tother=peso\t\t\t\tother=argentin peso\nAUD\t\tother=dollár\
        \t\tother=cent\t\tother=ausztrál dollár\nBRL\t\tother=real\t\tother=centavo\nCAD\t\tother=dollár\t\tother=cent\
        \t\tother=kanadai dollár\nCHF\t\tother=frank\t\tother=rappen\nCLP\t\tother=peso\t\t\t\tother=chilei peso\nCNY\t\
        \tother=jüan\nCOP\t\tother=peso\t\t\t\tother=kolumbiai peso\nCZK\t\tother=korona\t\t\t\tother=cseh korona\nDKK\
        \t\tother=korona\t\t\t\tother=dán korona\nDOP\t\tother=peso\t\t\t\tother=dominikai peso\nEGP\t\tother=font\t\t\
        \t\tother=egyiptomi font\nEUR\t\tother=euró\t\tother=cent\nGBP\t\tother=font\t\tother=penny\t\tother=angol font\
        \t1\nHKD\t\tother=dollár\t\tother=cent\t\tother=hongkongi dollár\nHUF\t\tother=forint\t\tother=fillér\nILS\t\to\
        ther=sékel\nINR\t\tother=rúpia\t\t\t\tother=indiai rúpia\t1\nISK\t\tother=korona\t\t\t\tother=izlandi korona\nJ\
        MD\t\tother=dollár\t\tother=cent\t\tother=jamaicai dollár\nJPY\t\tother=jen\nLKR\t\tother=rúpia\t\t\t\tother=Sr\
        í Lanka-i rúpia\nMAD\t\tother=dirham\t\t\t\tother=marokkói dirham\nMXN\t\tother=peso\t\tother=centavo\t\tother=\
        mexikói peso\nNOK\t\tother=korona\t\t\t\tother=norvég korona\nNZD\t\tother=dollár\t\tother=cent\t\tother=új-zél\
        andi dollár\nPHP\t\tother=peso\t\t\t\tother=fülöp-szigeteki peso\nPKR\t\tother=rúpia\t\t\t\tother=pakisztáni rú\
        pia\nRON\t\tother=lej\nRUB\t\tother=rubel\t\tother=kopejka\nSAR\t\tother=riál\nSEK\t\tother=korona\t\t\t\tother\
        =svéd korona\nSGD\t\tother=dollár\t\tother=cent\t\tother=szingapúri dollár\nTRY\t\tother=líra\nTTD\t\tother=dol\
        lár\t\tother=cent\t\tother=Trinidad és Tobago-i dollár\nUAH\t\tother=hrivnya\nUSD\t\tother=dollár\t\tother=cent\
        \t\tother=USA-dollár\t1\nUYU\t\tother=peso\t\t\t\tother=uruguayi peso\nZAR\t\tother=rand\t\tother=cent\n=hy\tմի\
        նուս \t \t \t\t\t\t\t\t\u{AD}հարյուր= հարյուր; մեկ հարյուր= հարյուր; տասն = տասը ;իննասուն=իննսուն;միլիօն=միլիո\
        ն;միլիար =միլիարդ ;բիլի\n:\tspellout-cardinal\nAED\t\tother=դիրհամ\t\t\t\tother=ԱՄԷ դիրհամ\t1\nAMD\t\tother=դրա\
        մ\nARS\t\tother=պեսո\t\t\t\tother=արգենտինական պեսո\nAUD\t\tother=դոլար\t\t\t\tother=ավստրալիական դոլար\nBRL\t\
        \tother=ռեալ\nCAD\t\tother=դոլար\t\t\t\tother=կանադական դոլար\nCHF\t\tother=ֆրանկ\nCLP\t\tother=պեսո\t\t\t\toth\
        er=չիլիական պեսո\nCNY\t\tother=յուան\nCOP\t\tother=պեսո\t\t\t\tother=կոլումբիական պեսո\nDKK\t\tother=կրոն\t\t\t\
        \tother=դանիական կրոն\nEUR\t\tother=եվրո\nGBP\t\tother=ֆունտ ստերլինգ\nGEL\t\tother=լարի\nHKD\t\tother=դոլար\t\
        \t\t\tother=Հոնկոնգի դոլար\nHUF\t\tother=ֆորինտ\nJPY\t\tother=իեն\nKRW\t\tother=վոն\nKZT\t\tother=տենգե\nMAD\t\
        \tother=դիրհամ\t\t\t\tother=Մարոկկոյի դիրհամ\nMXN\t\tother=պեսո\t\t\t\tother=մեքսիկական պեսո\nNOK\t\tother=կրոն\
        \t\t\t\tother=նորվեգական կրոն\nNZD\t\tother=դոլար\t\t\t\tother=նորզելանդական դոլար\nPHP\t\tother=պեսո\t\t\t\tot\
        her=ֆիլիպինյան պեսո\nPLN\t\tother=զլոտի\nRON\t\tother=լեյ\nRUB\t\tother=ռուբլի\nSEK\t\tother=կրոն\t\t\t\tother=\
        շվեդական կրոն\nSGD\t\tother=դոլար\t\t\t\tother=Սինգապուրի դոլար\nTRY\t\tother=լիրա\nUAH\t\tother=գրիվնա\nUSD\t\
        \tother=դոլար\t\t\t\tother=ԱՄՆ դոլար\t1\n=it\tmeno \t e \t \t di \t di \t{0}/{4} {2}\t\t\tmille\u{AD}un =milleu\
        no ;mila\u{AD}un =milauno ;tré\u{AD}mila=tre\u{AD}mila;\u{AD}tre =\u{AD}tré \n:f\tspellout-cardinal-feminine\n:\
        m\tspellout-cardinal-masculine\nAED\tm\tother=dirham\t\t\tm\tother=dirham degli EAU\t1\nAUD\tm\tone=dollaro;oth\
        er=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro australiano;other=dollari australiani\nCAD\tm\tone\
        =dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro canadese;other=dollari canadesi\nCHF\t\
        m\tone=franco;other=franchi\tm\tone=centesimo;other=centesimi\nCNY\tm\tother=yuan\nCZK\tf\tone=corona;other=cor\
        one\t\t\tf\tone=corona ceca;other=corone ceche\nDKK\tf\tone=corona;other=corone\t\t\tf\tone=corona danese;other\
        =corone danesi\nEGP\tf\tone=sterlina;other=sterline\t\t\tf\tone=sterlina egiziana;other=sterline egiziane\nEUR\
        \tm\tother=euro\tm\tone=centesimo;other=centesimi\nGBP\tf\tone=sterlina;other=sterline\t\t\tf\tone=sterlina bri\
        tannica;other=sterline britanniche\t1\nHKD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\t\
        one=dollaro di Hong Kong;other=dollari di Hong Kong\nHUF\tm\tone=fiorino;other=fiorini\nINR\tf\tone=rupia;other\
        =rupie\t\t\tf\tone=rupia indiana;other=rupie indiane\t1\nISK\tf\tone=corona;other=corone\t\t\tf\tone=corona isl\
        andese;other=corone islandesi\nJMD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=doll\
        aro giamaicano;other=dollari giamaicani\nJPY\tm\tother=yen\nKRW\tm\tother=won\nLKR\tf\tone=rupia;other=rupie\t\
        \t\tf\tone=rupia di Sri Lanka;other=rupie di Sri Lanka\nMAD\tm\tother=dirham\t\t\tm\tone=dirham marocchino;othe\
        r=dirham marocchini\nNOK\tf\tone=corona;other=corone\t\t\tf\tone=corona norvegese;other=corone norvegesi\nNZD\t\
        m\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro neozelandese;other=dollari neoze\
        landesi\nPKR\tf\tone=rupia;other=rupie\t\t\tf\tone=rupia pakistana;other=rupie pakistane\nPLN\tm\tother=zloty\n\
        RON\tm\tone=leu;other=lei\nRUB\tm\tone=rublo;other=rubli\tm\tone=copeco;other=copechi\nSAR\tm\tother=riyal\nSEK\
        \tf\tone=corona;other=corone\t\t\tf\tone=corona svedese;other=corone svedesi\nSGD\tm\tone=dollaro;other=dollari\
        \tm\tone=centesimo;other=centesimi\tm\tone=dollaro di Singapore;other=dollari di Singapore\nTHB\tm\tother=baht\
        \nTRY\tf\tone=lira;other=lire\nTTD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=doll\
        aro di Trinidad e Tobago;other=dollari di Trinidad e Tobago\nUAH\tf\tone=grivnia;other=grivnie\nUSD\tm\tone=dol\
        laro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro statunitense;other=dollari statunitensi\t1\
        \nZAR\tm\tother=rand\n=ja\tマイナス\t\t\t\t\t\t\t\t 〇 = 零 \n:\tspellout-cardinal\nAED\t\tother=ディルハム\nAUD\t\tother=\
        ドル\t\tother=セント\t\tother=オーストラリアドル\nBRL\t\tother=レアル\nCAD\t\tother=ドル\t\tother=セント\t\tother=カナダドル\nCHF\t\tother\
        =フラン\nCNY\t\tother=元\nCZK\t\tother=コルナ\nDKK\t\tother=クローネ\t\t\t\tother=デンマーククローネ\nEGP\t\tother=ポンド\t\t\t\tother\
        =エジプトポンド\nEUR\t\tother=ユーロ\t\tother=セント\nGBP\t\tother=ポンド\t\tother=ペンス\t\tother=英国ポンド\t1\nHKD\t\tother=ドル\t\tot\
        her=セント\t\tother=香港ドル\nHUF\t\tother=フォリント\nIDR\t\tother=ルピア\nINR\t\tother=ルピー\nJPY\t\tother=円\nKRW\t\tother=ウォン\
        \nMXN\t\tother=ペソ\nNOK\t\tother=クローネ\t\t\t\tother=ノルウェークローネ\nNZD\t\tother=ドル\t\tother=セント\t\tother=ニュージーランドドル\n\
        PLN\t\tother=ズウォティ\nRUB\t\tother=ルーブル\nSAR\t\tother=リヤル\nSEK\t\tother=クローナ\nSGD\t\tother=ドル\t\tother=セント\t\toth\
        er=シンガポールドル\nTHB\t\tother=バーツ\nTRY\t\tother=リラ\nUSD\t\tother=ドル\t\tother=セント\t\tother=米ドル\t1\nVND\t\tother=ドン\n\
        ZAR\t\tother=ランド\n=kk\tминус \t \t \t\t\t{3} {4} {5}\t\t\t\t\t1\n:\tspellout-cardinal\nKZT\t\tother=теңге\t\tot\
        her=тиын\n=ko\t마이너스 \t \t\t\t\t\t\t\t =\n:\tspellout-cardinal-sinokorean\nAED\t\tother= 아랍에미리트 디르함\nAUD\t\tothe\
        r= 호주 달러\t\tother= 센트\nBRL\t\tother= 브라질 레알\nCAD\t\tother= 캐나다 달러\t\tother= 센트\nCHF\t\tother= 스위스 프랑\nCNY\t\tot\
        her= 위안\nCZK\t\tother= 체코 코루나\nDKK\t\tother= 덴마크 크로네\nEGP\t\tother= 이집트 파운드\nEUR\t\tother= 유로\t\tother= 센트\nGBP\
        \t\tother= 파운드\nHKD\t\tother= 홍콩 달러\t\tother= 센트\nHUF\t\tother= 헝가리 포린트\nINR\t\tother= 인도 루피\nJPY\t\tother= 엔\n\
        KRW\t\tother=원\nMXN\t\tother= 멕시코 페소\nNOK\t\tother= 노르웨이 크로네\nNZD\t\tother= 뉴질랜드 달러\t\tother= 센트\nPLN\t\tother=\
         폴란드 즈워티\nRON\t\tother= 루마니아 레우\nRUB\t\tother= 러시아 루블\nSAR\t\tother= 사우디아라비아 리얄\nSEK\t\tother= 스웨덴 크로나\nSGD\t\t\
        other= 싱가포르 달러\t\tother= 센트\nTHB\t\tother= 태국 바트\nTRY\t\tother= 튀르키예 리라\nUSD\t\tother= 달러\t\tother= 센트\nVND\t\t\
        other= 베트남 동\nZAR\t\tother= 남아프리카 랜드\n=ky\tминус \t \t \t\t\t{3} {4} {5}\t\t\t\t\t1\n:\tspellout-cardinal\nKGS\
        \t\tother=сом\t\tother=тыйын\nUSD\t\tother=доллар\t\tother=цент\n=lt\tminus \t \t \t\t\t{3} {4} {5}\t\t\t\t\t1\
        \n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nEUR\tm\tone=euras;few=eurai;other=eurų\tm\to\
        ther=ct\n=lv\tmīnus \t \t \t\t\t{3} un {4} {5}\t\t\t viens tūkstoši= viens tūkstotis; viens miljoni= viens milj\
        ons; viens miljardi= viens miljards\t\t1\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nEUR\
        \tm\tother=eiro\tm\tone=cents;other=centi\n=nl\tmin \t en \t \n:\tspellout-cardinal\nAED\t\tother=dirham\t\t\t\
        \tother=VAE-dirham\t1\nARS\t\tother=peso\t\t\t\tother=Argentijnse peso\nAUD\t\tother=dollar\t\tother=cent\t\tot\
        her=Australische dollar\nBRL\t\tother=real\nCAD\t\tother=dollar\t\tother=cent\t\tother=Canadese dollar\nCHF\t\t\
        other=frank\nCLP\t\tother=peso\t\t\t\tother=Chileense peso\nCNY\t\tother=yuan\nCOP\t\tother=peso\t\t\t\tother=C\
        olombiaanse peso\nCZK\t\tone=kroon;other=kronen\t\t\t\tone=Tsjechische kroon;other=Tsjechische kronen\nDKK\t\to\
        ne=kroon;other=kronen\t\t\t\tone=Deense kroon;other=Deense kronen\nDOP\t\tother=peso\t\t\t\tother=Dominicaanse \
        peso\nEGP\t\tother=pond\t\t\t\tother=Egyptisch pond\nEUR\t\tother=euro\t\tother=cent\nGBP\t\tother=pond\t\tone=\
        penny;other=pence\t\tother=Britse pond\t1\nHKD\t\tother=dollar\t\tother=cent\t\tother=Hongkongse dollar\nHUF\t\
        \tother=forint\nILS\t\tother=shekel\nINR\t\tone=roepie;other=roepies\nISK\t\tone=kroon;other=kronen\t\t\t\tone=\
        IJslandse kroon;other=IJslandse kronen\nJMD\t\tother=dollar\t\tother=cent\t\tother=Jamaicaanse dollar\nJPY\t\to\
        ther=yen\nKRW\t\tother=won\nMAD\t\tother=dirham\t\t\t\tother=Marokkaanse dirham\nMXN\t\tother=peso\t\t\t\tother\
        =Mexicaanse peso\nNOK\t\tone=kroon;other=kronen\t\t\t\tone=Noorse kroon;other=Noorse kronen\nNZD\t\tother=dolla\
        r\t\tother=cent\t\tother=Nieuw-Zeelandse dollar\nPHP\t\tother=peso\t\t\t\tother=Filipijnse peso\nPLN\t\tother=z\
        loty\nRON\t\tother=leu\nRUB\t\tother=roebel\nSAR\t\tother=riyal\nSEK\t\tone=kroon;other=kronen\t\t\t\tone=Zweed\
        se kroon;other=Zweedse kronen\nSGD\t\tother=dollar\t\tother=cent\t\tother=Singaporese dollar\nTHB\t\tother=baht\
        \nTRY\t\tother=lira\nUAH\t\tother=hryvnia\nUSD\t\tother=dollar\t\tother=cent\t\tother=Amerikaanse dollar\t1\nUY\
        U\t\tother=peso\t\t\t\tother=Uruguayaanse peso\nZAR\t\tother=rand\n=nn\tminus \t og \t \n=no\tminus \t og \t \t\
        \t\t{3} og {4} {5}\n:c\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tc\tother=dirham\t\t\tc\
        \tone=emiratarabisk dirham;other=emiratarabiske dirham\t1\nARS\tc\tone=peso;other=pesos\t\t\tc\tone=argentinsk \
        peso;other=argentinske pesos\nAUD\tc\tother=dollar\tc\tother=cent\tc\tone=australsk dollar;other=australske dol\
        lar\nBRL\tc\tone=real;other=realer\nCAD\tc\tother=dollar\tc\tother=cent\tc\tone=kanadisk dollar;other=kanadiske\
         dollar\nCHF\tc\tother=franc\nCLP\tc\tone=peso;other=pesos\t\t\tc\tone=chilensk peso;other=chilenske pesos\nCNY\
        \tc\tother=yuan\nCOP\tc\tone=peso;other=pesos\t\t\tc\tone=colombiansk peso;other=colombianske pesos\nDKK\tc\ton\
        e=krone;other=kroner\tn\tother=øre\tc\tone=dansk krone;other=danske kroner\nDOP\tc\tone=peso;other=pesos\t\t\tc\
        \tone=dominikansk peso;other=dominikanske pesos\nEGP\tn\tother=pund\t\t\tn\tone=egyptisk pund;other=egyptiske p\
        und\nEUR\tc\tother=euro\tc\tother=cent\nGBP\tn\tother=pund\tc\tone=penny;other=pence\tn\tone=britisk pund;other\
        =britiske pund\t1\nHKD\tc\tother=dollar\tc\tother=cent\tc\tother=Hongkong-dollar\nHUF\tc\tone=forint;other=fori\
        nter\nINR\tc\tone=rupi;other=rupier\t\t\tc\tone=indisk rupi;other=indiske rupier\t1\nISK\tc\tone=krone;other=kr\
        oner\t\t\tc\tone=islandsk krone;other=islandske kroner\nJMD\tc\tother=dollar\tc\tother=cent\tc\tone=jamaikansk \
        dollar;other=jamaikanske dollar\nJPY\tc\tother=yen\nKRW\tc\tother=won\nLKR\tc\tone=rupi;other=rupier\t\t\tc\ton\
        e=srilankisk rupi;other=srilankiske rupier\nMAD\tc\tother=dirham\t\t\tc\tone=marokkansk dirham;other=marokkansk\
        e dirham\nMXN\tc\tone=peso;other=pesos\t\t\tc\tone=meksikansk peso;other=meksikanske pesos\nNOK\tc\tone=krone;o\
        ther=kroner\tn\tother=øre\tc\tone=norsk krone;other=norske kroner\nNZD\tc\tother=dollar\tc\tother=cent\tc\tone=\
        newzealandsk dollar;other=newzealandske dollar\nPHP\tc\tone=peso;other=pesos\t\t\tc\tone=filippinsk peso;other=\
        filippinske pesos\nPKR\tc\tone=rupi;other=rupier\t\t\tc\tone=pakistansk rupi;other=pakistanske rupier\nPLN\tc\t\
        other=zloty\nRON\tc\tone=leu;other=lei\nRUB\tc\tone=rubel;other=rubler\nSEK\tc\tone=krone;other=kroner\tn\tothe\
        r=øre\tc\tone=svensk krone;other=svenske kroner\nSGD\tc\tother=dollar\tc\tother=cent\tc\tone=singaporsk dollar;\
        other=singaporske dollar\nTHB\tc\tother=baht\nTRY\tc\tother=lire\nTTD\tc\tother=dollar\tc\tother=cent\tc\tone=t\
        rinidadisk dollar;other=trinidadiske dollar\nUSD\tc\tother=dollar\tc\tother=cent\tc\tone=amerikansk dollar;othe\
        r=amerikanske dollar\t1\nZAR\tc\tother=rand\n=pl\tminus \t i \t \t\t\t{3} {1}\n:f\tspellout-cardinal-feminine\n\
        :m\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tm\tone=dirham;few=dirhamy;many=dirhamów;oth\
        er=dirhamów\t\t\tm\tone=dirham ZEA;few=dirhamy ZEA;many=dirhamów ZEA;other=dirhamów ZEA\t1\nAUD\tm\tone=dolar;f\
        ew=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar australijski\
        ;few=dolary australijskie;many=dolarów australijskich;other=dolarów australijskich\nBRL\tm\tone=real;few=reale;\
        many=reali;other=reali\nCAD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=cen\
        tów;other=centów\tm\tone=dolar kanadyjski;few=dolary kanadyjskie;many=dolarów kanadyjskich;other=dolarów kanady\
        jskich\nCHF\tm\tone=frank;few=franki;many=franków;other=franków\nCNY\tm\tone=juan;few=juany;many=juanów;other=j\
        uanów\nCZK\tf\tone=korona;few=korony;many=koron;other=koron\t\t\tf\tone=korona czeska;few=korony czeskie;many=k\
        oron czeskich;other=koron czeskich\nDKK\tf\tone=korona;few=korony;many=koron;other=koron\t\t\tf\tone=korona duń\
        ska;few=korony duńskie;many=koron duńskich;other=koron duńskich\nEGP\tm\tone=funt;few=funty;many=funtów;other=f\
        untów\t\t\tm\tone=funt egipski;few=funty egipskie;many=funtów egipskich;other=funtów egipskich\nEUR\tn\tone=eur\
        o;few=euro;many=euro;other=euro\tm\tone=cent;few=centy;many=centów;other=centów\nGBP\tm\tone=funt;few=funty;man\
        y=funtów;other=funtów\tm\tone=pens;few=pensy;many=pensów;other=pensów\tm\tone=funt szterling;few=funty szterlin\
        gi;many=funtów szterlingów;other=funtów szterlingów\t1\nHKD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\
        \tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar hongkoński;few=dolary hongkońskie;many=dolarów h\
        ongkońskich;other=dolarów hongkońskich\nHUF\tm\tone=forint;few=forinty;many=forintów;other=forintów\nILS\tm\ton\
        e=szekel;few=szekle;many=szekli;other=szekli\nINR\tf\tone=rupia;few=rupie;many=rupii;other=rupii\t\t\tf\tone=ru\
        pia indyjska;few=rupie indyjskie;many=rupii indyjskich;other=rupii indyjskich\t1\nISK\tf\tone=korona;few=korony\
        ;many=koron;other=koron\t\t\tf\tone=korona islandzka;few=korony islandzkie;many=koron islandzkich;other=koron i\
        slandzkich\nJMD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=ce\
        ntów\tm\tone=dolar jamajski;few=dolary jamajskie;many=dolarów jamajskich;other=dolarów jamajskich\nJPY\tm\tone=\
        jen;few=jeny;many=jenów;other=jenów\nKRW\tm\tone=won;few=wony;many=wonów;other=wonów\nLKR\tf\tone=rupia;few=rup\
        ie;many=rupii;other=rupii\t\t\tf\tone=rupia lankijska;few=rupie lankijskie;many=rupii lankijskich;other=rupii l\
        ankijskich\nMAD\tm\tone=dirham;few=dirhamy;many=dirhamów;other=dirhamów\t\t\tm\tone=dirham marokański;few=dirha\
        my marokańskie;many=dirhamów marokańskich;other=dirhamów marokańskich\nNOK\tf\tone=korona;few=korony;many=koron\
        ;other=koron\t\t\tf\tone=korona norweska;few=korony norweskie;many=koron norweskich;other=koron norweskich\nNZD\
        \tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=do\
        lar nowozelandzki;few=dolary nowozelandzkie;many=dolarów nowozelandzkich;other=dolarów nowozelandzkich\nPKR\tf\
        \tone=rupia;few=rupie;many=rupii;other=rupii\t\t\tf\tone=rupia pakistańska;few=rupie pakistańskie;many=rupii pa\
        kistańskich;other=rupii pakistańskich\nPLN\tm\tone=złoty;few=złote;many=złotych;other=złotych\tm\tone=grosz;few\
        =grosze;many=groszy;other=groszy\nRON\tm\tone=lej;few=leje;many=lejów;other=lejów\nRUB\tm\tone=rubel;few=ruble;\
        many=rubli;other=rubli\tf\tone=kopiejka;few=kopiejki;many=kopiejek;other=kopiejek\nSAR\tm\tone=rial;few=riale;m\
        any=riali;other=riali\nSEK\tf\tone=korona;few=korony;many=koron;other=koron\t\t\tf\tone=korona szwedzka;few=kor\
        ony szwedzkie;many=koron szwedzkich;other=koron szwedzkich\nSGD\tm\tone=dolar;few=dolary;many=dolarów;other=dol\
        arów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar singapurski;few=dolary singapurskie;many=dol\
        arów singapurskich;other=dolarów singapurskich\nTHB\tm\tone=baht;few=bahty;many=bahtów;other=bahtów\nTRY\tf\ton\
        e=lira;few=liry;many=lir;other=lir\nTTD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=ce\
        nty;many=centów;other=centów\tm\tone=dolar trynidadzki;few=dolary trynidadzkie;many=dolarów trynidadzkich;other\
        =dolarów trynidadzkich\nUAH\tf\tone=hrywna;few=hrywny;many=hrywien;other=hrywien\nUSD\tm\tone=dolar;few=dolary;\
        many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar amerykański;few=dolary\
         amerykańskie;many=dolarów amerykańskich;other=dolarów amerykańskich\t1\nZAR\tm\tone=rand;few=randy;many=randów\
        ;other=randów\n=pt\tmenos \t e \t \t de \t de \t{3} e {1}\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardina\
        l-masculine\nAED\tm\tone=dirham;other=dirhams\t\t\tm\tone=dirham dos EAU;other=dirhams dos EAU\t1\nARS\tm\tone=\
        peso;other=pesos\t\t\tm\tone=peso argentino;other=pesos argentinos\nAUD\tm\tone=dólar;other=dólares\t\t\tm\tone\
        =dólar australiano;other=dólares australianos\nBRL\tm\tone=real;other=reais\tm\tone=centavo;other=centavos\nCAD\
        \tm\tone=dólar;other=dólares\t\t\tm\tone=dólar canadense;other=dólares canadenses\nCHF\tm\tone=franco;other=fra\
        ncos\nCLP\tm\tone=peso;other=pesos\t\t\tm\tone=peso chileno;other=pesos chilenos\nCNY\tm\tone=yuan;other=yuans\
        \nCOP\tm\tone=peso;other=pesos\t\t\tm\tone=peso colombiano;other=pesos colombianos\nCZK\tf\tone=coroa;other=cor\
        oas\t\t\tf\tone=coroa tcheca;other=coroas tchecas\nDKK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa dinamarques\
        a;other=coroas dinamarquesas\nDOP\tm\tone=peso;other=pesos\t\t\tm\tone=peso dominicano;other=pesos dominicanos\
        \nEGP\tf\tone=libra;other=libras\t\t\tf\tone=libra egípcia;other=libras egípcias\nEUR\tm\tone=euro;other=euros\
        \nGBP\tf\tone=libra;other=libras\t\t\tf\tone=libra esterlina;other=libras esterlinas\t1\nHKD\tm\tone=dólar;othe\
        r=dólares\t\t\tm\tone=dólar de Hong Kong;other=dólares de Hong Kong\nHUF\tm\tone=florim;other=florins\nINR\tf\t\
        one=rupia;other=rupias\t\t\tf\tone=rupia indiana;other=rupias indianas\t1\nISK\tf\tone=coroa;other=coroas\t\t\t\
        f\tone=coroa islandesa;other=coroas islandesas\nJMD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\
        \tm\tone=dólar jamaicano;other=dólares jamaicanos\nJPY\tm\tone=iene;other=ienes\nKRW\tm\tone=won;other=wons\nLK\
        R\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia cingalesa;other=rupias cingalesas\nMAD\tm\tone=dirham;other=dirh\
        ams\t\t\tm\tone=dirham marroquino;other=dirhams marroquinos\nMXN\tm\tone=peso;other=pesos\t\t\tm\tone=peso mexi\
        cano;other=pesos mexicanos\nNOK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa norueguesa;other=coroas norueguesa\
        s\nNZD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar neozelandês;other=dólares neozelandeses\nPHP\tm\tone=peso;\
        other=pesos\t\t\tm\tone=peso filipino;other=pesos filipinos\nPKR\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia p\
        aquistanesa;other=rupias paquistanesas\nRUB\tm\tone=rublo;other=rublos\nSEK\tf\tone=coroa;other=coroas\t\t\tf\t\
        one=coroa sueca;other=coroas suecas\nSGD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar singapuriano;other=dólar\
        es singapurianos\nTHB\tm\tone=baht;other=bahts\nTRY\tf\tone=lira;other=liras\nTTD\tm\tone=dólar;other=dólares\t\
        m\tone=centavo;other=centavos\tm\tone=dólar de Trinidad e Tobago;other=dólares de Trinidad e Tobago\nUSD\tm\ton\
        e=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar americano;other=dólares americanos\t1\nUYU\t\
        m\tone=peso;other=pesos\t\t\tm\tone=peso uruguaio;other=pesos uruguaios\nZAR\tm\tone=rand;other=rands\n=pt-PT\t\
        menos \t e \t \t de \t de \n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nARS\tm\tone=peso;o\
        ther=pesos\t\t\tm\tone=peso argentino;other=pesos argentinos\nAUD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar\
         australiano;other=dólares australianos\nBRL\tm\tone=real;other=reais\tm\tone=centavo;other=centavos\nCAD\tm\to\
        ne=dólar;other=dólares\t\t\tm\tone=dólar canadiano;other=dólares canadianos\nCHF\tm\tone=franco;other=francos\n\
        CLP\tm\tone=peso;other=pesos\t\t\tm\tone=peso chileno;other=pesos chilenos\nCNY\tm\tone=yuan;other=yuans\nCOP\t\
        m\tone=peso;other=pesos\t\t\tm\tone=peso colombiano;other=pesos colombianos\nCZK\tf\tone=coroa;other=coroas\t\t\
        \tf\tone=coroa checa;other=coroas checas\nDKK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa dinamarquesa;other=c\
        oroas dinamarquesas\nDOP\tm\tone=peso;other=pesos\t\t\tm\tone=peso dominicano;other=pesos dominicanos\nEGP\tf\t\
        one=libra;other=libras\t\t\tf\tone=libra egípcia;other=libras egípcias\nEUR\tm\tone=euro;other=euros\tm\tone=cê\
        ntimo;other=cêntimos\nGBP\tf\tone=libra;other=libras\t\t\tf\tone=libra esterlina britânica;other=libras esterli\
        nas britânicas\t1\nHKD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar de Hong Kong;other=dólares de Hong Kong\nI\
        NR\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia indiana;other=rupias indianas\t1\nISK\tf\tone=coroa;other=coroa\
        s\t\t\tf\tone=coroa islandesa;other=coroas islandesas\nJMD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar jamaic\
        ano;other=dólares jamaicanos\nJPY\tm\tone=iene;other=ienes\nLKR\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia do\
         Sri Lanka;other=rupias do Sri Lanka\nMXN\tm\tone=peso;other=pesos\t\t\tm\tone=peso mexicano;other=pesos mexica\
        nos\nNOK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa norueguesa;other=coroas norueguesas\nNZD\tm\tone=dólar;ot\
        her=dólares\t\t\tm\tone=dólar neozelandês;other=dólares neozelandeses\nPHP\tm\tone=peso;other=pesos\t\t\tm\tone\
        =peso filipino;other=pesos filipinos\nPKR\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia paquistanesa;other=rupia\
        s paquistanesas\nRUB\tm\tone=rublo;other=rublos\nSEK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa sueca;other=c\
        oroas suecas\nSGD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar singapuriano;other=dólares singapurianos\nTHB\t\
        m\tone=baht;other=bahts\nTRY\tf\tone=lira;other=liras\nTTD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar de Tri\
        ndade e Tobago;other=dólares de Trindade e Tobago\nUSD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar dos Estado\
        s Unidos;other=dólares dos Estados Unidos\t1\nUYU\tm\tone=peso;other=pesos\t\t\tm\tone=peso uruguaio;other=peso\
        s uruguaios\nZAR\tm\tone=rand;other=rands\n=ru\tминус \t \t \t\t\t{3} {4} {5}\n:f\tspellout-cardinal-feminine\n\
        :m\tspellout-cardinal-masculine\nAED\tm\tone=дирхам;few=дирхама;many=дирхамов;other=дирхамов\t\t\tm\tone=дирхам\
         ОАЭ;few=дирхама ОАЭ;many=дирхамов ОАЭ;other=дирхамов ОАЭ\t1\nAUD\tm\tone=доллар;few=доллара;many=долларов;othe\
        r=долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=австралийский доллар;few=австралийских долла\
        ра;many=австралийских долларов;other=австралийских долларов\nBRL\tm\tone=реал;few=реала;many=реалов;other=реало\
        в\nBYN\tm\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone=копейка;few=копейки;many=копеек;other=копеек\tm\
        \tone=белорусский рубль;few=белорусских рубля;many=белорусских рублей;other=белорусских рублей\nCAD\tm\tone=дол\
        лар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=канадский \
        доллар;few=канадских доллара;many=канадских долларов;other=канадских долларов\nCHF\tm\tone=франк;few=франка;man\
        y=франков;other=франков\nCNY\tm\tone=юань;few=юаня;many=юаней;other=юаней\nCZK\tf\tone=крона;few=кроны;many=кро\
        н;other=крон\t\t\tf\tone=чешская крона;few=чешские кроны;many=чешских крон;other=чешских крон\nDKK\tf\tone=крон\
        а;few=кроны;many=крон;other=крон\t\t\tf\tone=датская крона;few=датские кроны;many=датских крон;other=датских кр\
        он\nEGP\tm\tone=фунт;few=фунта;many=фунтов;other=фунтов\t\t\tm\tone=египетский фунт;few=египетских фунта;many=е\
        гипетских фунтов;other=египетских фунтов\nEUR\tm\tother=евро\tm\tone=цент;few=цента;many=центов;other=центов\nG\
        BP\tm\tone=фунт;few=фунта;many=фунтов;other=фунтов\tm\tone=пенс;few=пенса;many=пенсов;other=пенсов\tm\tone=брит\
        анский фунт стерлингов;few=британских фунта стерлингов;many=британских фунтов стерлингов;other=британских фунто\
        в стерлингов\t1\nHKD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов\
        ;other=центов\tm\tone=гонконгский доллар;few=гонконгских доллара;many=гонконгских долларов;other=гонконгских до\
        лларов\nHUF\tm\tone=форинт;few=форинта;many=форинтов;other=форинтов\nILS\tm\tone=шекель;few=шекеля;many=шекелей\
        ;other=шекелей\nINR\tf\tone=рупия;few=рупии;many=рупий;other=рупий\t\t\tf\tone=индийская рупия;few=индийские ру\
        пии;many=индийских рупий;other=индийских рупий\t1\nISK\tf\tone=крона;few=кроны;many=крон;other=крон\t\t\tf\tone\
        =исландская крона;few=исландские кроны;many=исландских крон;other=исландских крон\nJMD\tm\tone=доллар;few=долла\
        ра;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=ямайский доллар;few=яма\
        йских доллара;many=ямайских долларов;other=ямайских долларов\nJPY\tf\tone=иена;few=иены;many=иен;other=иен\nKRW\
        \tf\tone=вона;few=воны;many=вон;other=вон\nLKR\tf\tone=рупия;few=рупии;many=рупий;other=рупий\t\t\tf\tone=шри-л\
        анкийская рупия;few=шри-ланкийские рупии;many=шри-ланкийских рупий;other=шри-ланкийских рупий\nMAD\tm\tone=дирх\
        ам;few=дирхама;many=дирхамов;other=дирхамов\t\t\tm\tone=марокканский дирхам;few=марокканских дирхама;many=марок\
        канских дирхамов;other=марокканских дирхамов\nNOK\tf\tone=крона;few=кроны;many=крон;other=крон\t\t\tf\tone=норв\
        ежская крона;few=норвежские кроны;many=норвежских крон;other=норвежских крон\nNZD\tm\tone=доллар;few=доллара;ma\
        ny=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=новозеландский доллар;few=но\
        возеландских доллара;many=новозеландских долларов;other=новозеландских долларов\nPKR\tf\tone=рупия;few=рупии;ma\
        ny=рупий;other=рупий\t\t\tf\tone=пакистанская рупия;few=пакистанские рупии;many=пакистанских рупий;other=пакист\
        анских рупий\nPLN\tm\tone=злотый;few=злотых;many=злотых;other=злотых\nRON\tm\tone=лей;few=лея;many=леев;other=л\
        еев\nRUB\tm\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone=копейка;few=копейки;many=копеек;other=копеек\
        \tm\tone=российский рубль;few=российских рубля;many=российских рублей;other=российских рублей\t1\nSAR\tm\tone=р\
        иял;few=рияла;many=риялов;other=риялов\nSEK\tf\tone=крона;few=кроны;many=крон;other=крон\t\t\tf\tone=шведская к\
        рона;few=шведские кроны;many=шведских крон;other=шведских крон\nSGD\tm\tone=доллар;few=доллара;many=долларов;ot\
        her=долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=сингапурский доллар;few=сингапурских долла\
        ра;many=сингапурских долларов;other=сингапурских долларов\nTHB\tm\tone=бат;few=бата;many=батов;other=батов\nTRY\
        \tf\tone=лира;few=лиры;many=лир;other=лир\nTTD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=\
        цент;few=цента;many=центов;other=центов\tm\tone=доллар Тринидада и Тобаго;few=доллара Тринидада и Тобаго;many=д\
        олларов Тринидада и Тобаго;other=долларов Тринидада и Тобаго\nUAH\tf\tone=гривна;few=гривны;many=гривен;other=г\
        ривен\tf\tone=копейка;few=копейки;many=копеек;other=копеек\nUSD\tm\tone=доллар;few=доллара;many=долларов;other=\
        долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=доллар США;few=доллара США;many=долларов США;o\
        ther=долларов США\t1\nZAR\tm\tone=рэнд;few=рэнда;many=рэндов;other=рэндов\n=sr\tминус \t \t \t\t\t{3} и {1}\t\t\
        \tједна хиљаду=једна хиљада; две хиљада= две хиљаде; три хиљада= три хиљаде; четири хиљада= четири хиљаде;милио\
        н =милиона ; један милиона= један милион;илијард;били\t\t1\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardin\
        al-masculine\n:n\tspellout-cardinal-neuter\nRSD\tm\tone=динар;other=динара\n=sr-Latn\tminus \t \t \t\t\t{3} i {\
        1}\t\t\tjedna hiljadu=jedna hiljada; dve hiljada= dve hiljade; tri hiljada= tri hiljade; četiri hiljada= četiri\
         hiljade;milion =miliona ; jedan miliona= jedan milion;ilijard;bili\t\t1\n:f\tspellout-cardinal-feminine\n:m\ts\
        pellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nRSD\tm\tone=dinar;other=dinara\n=sv\tminus \t och \t \
        \t\t\t{3} och {4} {5}\t\t\ten\u{AD}tusen=et\u{AD}tusen\n:c\tspellout-cardinal-feminine\n:n\tspellout-cardinal-n\
        euter\nAED\tc\tother=dirham\nARS\tc\tone=peso;other=pesos\t\t\tc\tone=argentinsk peso;other=argentinska pesos\n\
        AUD\tc\tother=dollar\tc\tother=cent\tc\tone=australisk dollar;other=australiska dollar\nBRL\tc\tother=real\nCAD\
        \tc\tother=dollar\tc\tother=cent\tc\tone=kanadensisk dollar;other=kanadensiska dollar\nCHF\tc\tother=franc\nCLP\
        \tc\tone=peso;other=pesos\t\t\tc\tone=chilensk peso;other=chilenska pesos\nCNY\tc\tother=yuan\nCOP\tc\tone=peso\
        ;other=pesos\t\t\tc\tone=colombiansk peso;other=colombianska pesos\nDKK\tc\tone=krona;other=kronor\tn\tother=ör\
        e\tc\tone=dansk krona;other=danska kronor\nDOP\tc\tone=peso;other=pesos\t\t\tc\tone=dominikansk peso;other=domi\
        nikanska pesos\nEGP\tn\tother=pund\t\t\tn\tone=egyptiskt pund;other=egyptiska pund\nEUR\tc\tother=euro\tc\tothe\
        r=cent\nGBP\tn\tother=pund\tc\tone=penny;other=pence\tn\tone=brittiskt pund;other=brittiska pund\t1\nHKD\tc\tot\
        her=dollar\tc\tother=cent\tc\tother=Hongkongdollar\nINR\tc\tone=rupie;other=rupier\t\t\tc\tone=indisk rupie;oth\
        er=indiska rupier\t1\nISK\tc\tone=krona;other=kronor\t\t\tc\tone=isländsk krona;other=isländska kronor\nJPY\tc\
        \tother=yen\nKRW\tc\tother=won\nLKR\tc\tone=rupie;other=rupier\t\t\tc\tone=srilankesisk rupie;other=srilankesis\
        ka rupier\nMXN\tc\tone=peso;other=pesos\t\t\tc\tone=mexikansk peso;other=mexikanska pesos\nNOK\tc\tone=krona;ot\
        her=kronor\tn\tother=öre\tc\tone=norsk krona;other=norska kronor\nNZD\tc\tother=dollar\tc\tother=cent\tc\tone=n\
        yzeeländsk dollar;other=nyzeeländska dollar\nPHP\tc\tone=peso;other=pesos\t\t\tc\tone=filippinsk peso;other=fil\
        ippinska pesos\nPKR\tc\tone=rupie;other=rupier\t\t\tc\tone=pakistansk rupie;other=pakistanska rupier\nRON\tc\to\
        ne=leu;other=lei\nSEK\tc\tone=krona;other=kronor\tn\tother=öre\tc\tone=svensk krona;other=svenska kronor\nSGD\t\
        c\tother=dollar\tc\tother=cent\tc\tone=singaporiansk dollar;other=singaporianska dollar\nTHB\tc\tother=baht\nTR\
        Y\tc\tother=lira\nUSD\tc\tother=dollar\tc\tother=cent\tc\tone=amerikansk dollar;other=amerikanska dollar\t1\nUY\
        U\tc\tone=peso;other=pesos\t\t\tc\tone=uruguayansk peso;other=uruguayanska pesos\nZAR\tc\tother=rand\n=tr\teksi\
         \t \t \n:\tspellout-cardinal\nAED\t\tother=dirhem\t\t\t\tother=BAE dirhemi\t1\nARS\t\tother=peso\t\t\t\tother=\
        Arjantin pesosu\nAUD\t\tother=dolar\t\tother=sent\t\tother=Avustralya doları\nBRL\t\tother=real\nCAD\t\tother=d\
        olar\t\tother=sent\t\tother=Kanada doları\nCHF\t\tother=frank\nCLP\t\tother=peso\t\t\t\tother=Şili pesosu\nCNY\
        \t\tother=yuan\nCOP\t\tother=peso\t\t\t\tother=Kolombiya pesosu\nDKK\t\tother=kron\t\t\t\tother=Danimarka kronu\
        \nEGP\t\tother=lira\t\t\t\tother=Mısır lirası\nEUR\t\tother=avro\t\tother=sent\nGBP\t\tother=sterlin\nHKD\t\tot\
        her=dolar\t\tother=sent\t\tother=Hong Kong doları\nHUF\t\tother=forint\nINR\t\tother=rupi\t\t\t\tother=Hindista\
        n rupisi\t1\nJPY\t\tother=yen\nKRW\t\tother=won\nMAD\t\tother=dirhem\t\t\t\tother=Fas dirhemi\nMXN\t\tother=pes\
        o\t\t\t\tother=Meksika pesosu\nNOK\t\tother=kron\t\t\t\tother=Norveç kronu\nNZD\t\tother=dolar\t\tother=sent\t\
        \tother=Yeni Zelanda doları\nPHP\t\tother=peso\t\t\t\tother=Filipinler pesosu\nPKR\t\tother=rupi\t\t\t\tother=P\
        akistan rupisi\nPLN\t\tother=zloti\nRON\t\tother=ley\nRUB\t\tother=ruble\nSAR\t\tother=riyal\nSEK\t\tother=kron\
        \t\t\t\tother=İsveç kronu\nSGD\t\tother=dolar\t\tother=sent\t\tother=Singapur doları\nTHB\t\tother=baht\nTRY\t\
        \tother=lira\t\tother=kuruş\t\tother=Türk lirası\t1\nUSD\t\tother=dolar\t\tother=sent\t\tother=ABD doları\t1\nZ\
        AR\t\tother=rand\n=uk\tмінус \t \t \t\t\t{3} {4} {5}\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-mas\
        culine\nAED\tm\tone=дирхам;few=дирхами;many=дирхамів;other=дирхамів\t\t\tm\tone=дирхам ОАЕ;few=дирхами ОАЕ;many\
        =дирхамів ОАЕ;other=дирхамів ОАЕ\t1\nAUD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=ц\
        енти;many=центів;other=центів\tm\tone=австралійський долар;few=австралійські долари;many=австралійських доларів\
        ;other=австралійських доларів\nBRL\tm\tone=реал;few=реали;many=реалів;other=реалів\nCAD\tm\tone=долар;few=долар\
        и;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\tone=канадський долар;few=канад\
        ські долари;many=канадських доларів;other=канадських доларів\nCHF\tm\tone=франк;few=франки;many=франків;other=ф\
        ранків\nCNY\tm\tone=юань;few=юані;many=юанів;other=юанів\nCZK\tf\tone=крона;few=крони;many=крон;other=крон\t\t\
        \tf\tone=чеська крона;few=чеські крони;many=чеських крон;other=чеських крон\nDKK\tf\tone=крона;few=крони;many=к\
        рон;other=крон\t\t\tf\tone=данська крона;few=данські крони;many=данських крон;other=данських крон\nEGP\tm\tone=\
        фунт;few=фунти;many=фунтів;other=фунтів\t\t\tm\tone=єгипетський фунт;few=єгипетські фунти;many=єгипетських фунт\
        ів;other=єгипетських фунтів\nGBP\tm\tone=фунт;few=фунти;many=фунтів;other=фунтів\t\t\tm\tone=англійський фунт;f\
        ew=англійські фунти;many=англійських фунтів;other=англійських фунтів\t1\nHKD\tm\tone=долар;few=долари;many=дола\
        рів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\tone=гонконгський долар;few=гонконгські до\
        лари;many=гонконгських доларів;other=гонконгських доларів\nHUF\tm\tone=форинт;few=форинти;many=форинтів;other=ф\
        оринтів\nILS\tm\tone=шекель;few=шекелі;many=шекелів;other=шекелів\nINR\tf\tone=рупія;few=рупії;many=рупій;other\
        =рупій\t\t\tf\tone=індійська рупія;few=індійські рупії;many=індійських рупій;other=індійських рупій\t1\nISK\tf\
        \tone=крона;few=крони;many=крон;other=крон\t\t\tf\tone=ісландська крона;few=ісландські крони;many=ісландських к\
        рон;other=ісландських крон\nJMD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many\
        =центів;other=центів\tm\tone=ямайський долар;few=ямайські долари;many=ямайських доларів;other=ямайських доларів\
        \nJPY\tf\tone=єна;few=єни;many=єн;other=єн\nLKR\tf\tone=рупія;few=рупії;many=рупій;other=рупій\t\t\tf\tone=шрі-\
        ланкійська рупія;few=шрі-ланкійські рупії;many=шрі-ланкійських рупій;other=шрі-ланкійських рупій\nMAD\tm\tone=д\
        ирхам;few=дирхами;many=дирхамів;other=дирхамів\t\t\tm\tone=марокканський дирхам;few=марокканські дирхами;many=м\
        арокканських дирхамів;other=марокканських дирхамів\nNOK\tf\tone=крона;few=крони;many=крон;other=крон\t\t\tf\ton\
        e=норвезька крона;few=норвезькі крони;many=норвезьких крон;other=норвезьких крон\nNZD\tm\tone=долар;few=долари;\
        many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\tone=новозеландський долар;few=но\
        возеландські долари;many=новозеландських доларів;other=новозеландських доларів\nPKR\tf\tone=рупія;few=рупії;man\
        y=рупій;other=рупій\t\t\tf\tone=пакистанська рупія;few=пакистанські рупії;many=пакистанських рупій;other=пакист\
        анських рупій\nPLN\tm\tone=злотий;few=злоті;many=злотих;other=злотих\nRON\tm\tone=лей;few=леї;many=леїв;other=л\
        еїв\nRUB\tm\tone=рубль;few=рублі;many=рублів;other=рублів\tf\tone=копійка;few=копійки;many=копійок;other=копійо\
        к\nSEK\tf\tone=крона;few=крони;many=крон;other=крон\t\t\tf\tone=шведська крона;few=шведські крони;many=шведськи\
        х крон;other=шведських крон\nSGD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;man\
        y=центів;other=центів\tm\tone=сінгапурський долар;few=сінгапурські долари;many=сінгапурських доларів;other=сінг\
        апурських доларів\nTHB\tm\tone=бат;few=бати;many=батів;other=батів\nTRY\tf\tone=ліра;few=ліри;many=лір;other=лі\
        р\nTTD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\t\
        one=долар Тринідаду і Тобаго;few=долари Тринідаду і Тобаго;many=доларів Тринідаду і Тобаго;other=доларів Тринід\
        аду і Тобаго\nUAH\tf\tone=гривня;few=гривні;many=гривень;other=гривень\tf\tone=копійка;few=копійки;many=копійок\
        ;other=копійок\nUSD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;othe\
        r=центів\tm\tone=долар США;few=долари США;many=доларів США;other=доларів США\t1\nZAR\tm\tone=ранд;few=ранди;man\
        y=рандів;other=рандів\n=vi\tâm \t \t \n:\tspellout-cardinal\nCAD\t\tother=đô la Canada\t\tother=xu\nCHF\t\tothe\
        r=franc Thụy Sĩ\nCNY\t\tother=nhân dân tệ\nEUR\t\tother=euro\t\tother=xu\nGBP\t\tother=bảng Anh\nHKD\t\tother=đ\
        ô la Hồng Kông\t\tother=xu\nINR\t\tother=rupee\nJPY\t\tother=yên Nhật\nKRW\t\tother=won\nNZD\t\tother=đô la New\
         Zealand\t\tother=xu\nRUB\t\tother=rúp\nSGD\t\tother=đô la Singapore\t\tother=xu\nUSD\t\tother=đô la\t\tother=x\
        u\nVND\t\tother=đồng\n=zh\t负\t\t\t\t\t\t角;分;零;整\t\t 二 = 两 ;兆\n:\tspellout-cardinal\n:financial\tspellout-cardin\
        al-financial\nAED\t\tother=阿联酋迪拉姆\nAUD\t\tother=澳大利亚元\nBRL\t\tother=巴西雷亚尔\nCAD\t\tother=加拿大元\nCHF\t\tother=瑞士法郎\
        \nCNY\tfinancial\tother=元\nCZK\t\tother=捷克克朗\nDKK\t\tother=丹麦克朗\nEGP\t\tother=埃及镑\nEUR\t\tother=欧元\t\tother=欧分\
        \nGBP\t\tother=英镑\t\tother=便士\nHKD\t\tother=港元\nHUF\t\tother=匈牙利福林\nINR\t\tother=印度卢比\nJPY\t\tother=日元\nKRW\t\t\
        other=韩元\nMXN\t\tother=墨西哥比索\nMYR\t\tother=马来西亚林吉特\nNOK\t\tother=挪威克朗\nNZD\t\tother=新西兰元\nPHP\t\tother=菲律宾比索\nP\
        LN\t\tother=波兰兹罗提\nRON\t\tother=罗马尼亚列伊\nRUB\t\tother=俄罗斯卢布\nSAR\t\tother=沙特里亚尔\nSEK\t\tother=瑞典克朗\nSGD\t\tother\
        =新加坡元\nTHB\t\tother=泰铢\nTRY\t\tother=土耳其里拉\nTWD\t\tother=新台币\nUSD\t\tother=美元\t\tother=美分\nVND\t\tother=越南盾\nZA\
        R\t\tother=南非兰特\n
        """
    }
}
