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
        =centů\tm\tone=australský dolar;few=australské dolary;other=australských dolarů\nBRL\tm\tone=real;few=realy;oth\
        er=realů\nCAD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=kanadský dolar;f\
        ew=kanadské dolary;other=kanadských dolarů\nCHF\tm\tone=frank;few=franky;other=franků\nCNY\tm\tone=jüan;few=jüa\
        ny;other=jüanů\nCZK\tf\tone=koruna;few=koruny;other=korun\tm\tone=haléř;few=haléře;other=haléřů\tf\tone=česká k\
        oruna;few=české koruny;other=českých korun\nDKK\tf\tone=koruna;few=koruny;other=korun\t\t\tf\tone=dánská koruna\
        ;few=dánské koruny;other=dánských korun\nEGP\tf\tone=libra;few=libry;other=liber\t\t\tf\tone=egyptská libra;few\
        =egyptské libry;other=egyptských liber\nEUR\tn\tone=euro;few=eura;other=eur\tm\tone=cent;few=centy;other=centů\
        \nGBP\tf\tone=libra;few=libry;other=liber\t\t\tf\tone=britská libra;few=britské libry;other=britských liber\t1\
        \nHKD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=hongkongský dolar;few=ho\
        ngkongské dolary;other=hongkongských dolarů\nHUF\tm\tone=forint;few=forinty;other=forintů\nILS\tm\tone=šekel;fe\
        w=šekely;other=šekelů\nINR\tf\tone=rupie;few=rupie;other=rupií\t\t\tf\tone=indická rupie;few=indické rupie;othe\
        r=indických rupií\t1\nISK\tf\tone=koruna;few=koruny;other=korun\t\t\tf\tone=islandská koruna;few=islandské koru\
        ny;other=islandských korun\nJMD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\ton\
        e=jamajský dolar;few=jamajské dolary;other=jamajských dolarů\nJPY\tm\tone=jen;few=jeny;other=jenů\nKRW\tm\tone=\
        won;few=wony;other=wonů\nLKR\tf\tone=rupie;few=rupie;other=rupií\t\t\tf\tone=srílanská rupie;few=srílanské rupi\
        e;other=srílanských rupií\nNOK\tf\tone=koruna;few=koruny;other=korun\t\t\tf\tone=norská koruna;few=norské korun\
        y;other=norských korun\nNZD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=no\
        vozélandský dolar;few=novozélandské dolary;other=novozélandských dolarů\nPKR\tf\tone=rupie;few=rupie;other=rupi\
        í\t\t\tf\tone=pákistánská rupie;few=pákistánské rupie;other=pákistánských rupií\nPLN\tm\tone=zlotý;few=zloté;ot\
        her=zlotých\nRUB\tm\tone=rubl;few=rubly;other=rublů\tf\tone=kopějka;few=kopějky;other=kopějek\nSAR\tm\tone=rijá\
        l;few=rijály;other=rijálů\nSEK\tf\tone=koruna;few=koruny;other=korun\t\t\tf\tone=švédská koruna;few=švédské kor\
        uny;other=švédských korun\nSGD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone\
        =singapurský dolar;few=singapurské dolary;other=singapurských dolarů\nTHB\tm\tone=baht;few=bahty;other=bahtů\nT\
        RY\tf\tone=lira;few=liry;other=lir\nTTD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=cent\
        ů\tm\tone=trinidadský dolar;few=trinidadské dolary;other=trinidadských dolarů\nUAH\tf\tone=hřivna;few=hřivny;ot\
        her=hřiven\nUSD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\tm\tone=americký dolar\
        ;few=americké dolary;other=amerických dolarů\t1\nZAR\tm\tone=rand;few=randy;other=randů\n=de\tminus \t und \t \
        \t\t\t{0} und {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-ca\
        rdinal-neuter\nAED\tm\tother=Dirham\t\t\tm\tother=VAE-Dirham\t1\nARS\tm\tone=Peso;other=Pesos\t\t\tm\tone=Argen\
        tinischer Peso;other=Argentinische Pesos\nAUD\tm\tother=Dollar\tm\tother=Cent\tm\tone=Australischer Dollar;othe\
        r=Australische Dollar\nBRL\tm\tother=Real\nCAD\tm\tother=Dollar\tm\tother=Cent\tm\tone=Kanadischer Dollar;other\
        =Kanadische Dollar\nCHF\tm\tother=Franken\tm\tother=Rappen\nCLP\tm\tone=Peso;other=Pesos\t\t\tm\tone=Chilenisch\
        er Peso;other=Chilenische Pesos\nCNY\tm\tother=Yuan\nCOP\tm\tone=Peso;other=Pesos\t\t\tm\tone=Kolumbianischer P\
        eso;other=Kolumbianische Pesos\nCZK\tf\tone=Krone;other=Kronen\t\t\tf\tone=Tschechische Krone;other=Tschechisch\
        e Kronen\nDKK\tf\tone=Krone;other=Kronen\t\t\tf\tone=Dänische Krone;other=Dänische Kronen\nDOP\tm\tone=Peso;oth\
        er=Pesos\t\t\tm\tone=Dominikanischer Peso;other=Dominikanische Pesos\nEGP\tn\tother=Pfund\t\t\tn\tone=Ägyptisch\
        es Pfund;other=Ägyptische Pfund\nEUR\tm\tother=Euro\tm\tother=Cent\nGBP\tn\tother=Pfund\tm\tone=Penny;other=Pen\
        ce\tn\tone=Britisches Pfund;other=Britische Pfund\t1\nHKD\tm\tother=Dollar\tm\tother=Cent\tm\tother=Hongkong-Do\
        llar\nHUF\tm\tother=Forint\nILS\tm\tother=Schekel\nINR\tf\tone=Rupie;other=Rupien\t\t\tf\tone=Indische Rupie;ot\
        her=Indische Rupien\t1\nISK\tf\tone=Krone;other=Kronen\t\t\tf\tone=Isländische Krone;other=Isländische Kronen\n\
        JPY\tm\tother=Yen\nKRW\tm\tother=Won\nMAD\tm\tother=Dirham\t\t\tm\tone=Marokkanischer Dirham;other=Marokkanisch\
        e Dirham\nMXN\tm\tone=Peso;other=Pesos\t\t\tm\tone=Mexikanischer Peso;other=Mexikanische Pesos\nNOK\tf\tone=Kro\
        ne;other=Kronen\t\t\tf\tone=Norwegische Krone;other=Norwegische Kronen\nNZD\tm\tother=Dollar\tm\tother=Cent\tm\
        \tother=Neuseeland-Dollar\nPHP\tm\tone=Peso;other=Pesos\t\t\tm\tone=Philippinischer Peso;other=Philippinische P\
        esos\nPKR\tf\tone=Rupie;other=Rupien\t\t\tf\tone=Pakistanische Rupie;other=Pakistanische Rupien\nPLN\tm\tother=\
        Zloty\nRUB\tm\tother=Rubel\tf\tone=Kopeke;other=Kopeken\nSAR\tm\tother=Rial\nSEK\tf\tone=Krone;other=Kronen\t\t\
        \tf\tone=Schwedische Krone;other=Schwedische Kronen\nSGD\tm\tother=Dollar\tm\tother=Cent\tm\tother=Singapur-Dol\
        lar\nTHB\tm\tother=Baht\nTRY\tf\tother=Lira\nUSD\tm\tother=Dollar\tm\tother=Cent\tm\tother=US-Dollar\t1\nUYU\tm\
        \tone=Peso;other=Pesos\t\t\tm\tone=Uruguayischer Peso;other=Uruguayische Pesos\nZAR\tm\tother=Rand\n=en\tminus \
        \t and \t \t\t\t{0} and {1} {2}\t\t\t\t\n:\tspellout-cardinal\nAED\t\tone=dirham;other=dirhams\nAMD\t\tone=dram\
        ;other=drams\nARS\t\tone=peso;other=pesos\t\tone=centavo;other=centavos\t\tone=Argentine peso;other=Argentine p\
        esos\nAUD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\t\tone=Australian dollar;other=Australian dollars\
        \nBRL\t\tone=real;other=reals\t\tone=centavo;other=centavos\nCAD\t\tone=dollar;other=dollars\t\tone=cent;other=\
        cents\t\tone=Canadian dollar;other=Canadian dollars\nCHF\t\tone=franc;other=francs\t\tone=centime;other=centime\
        s\nCLP\t\tone=peso;other=pesos\t\t\t\tone=Chilean peso;other=Chilean pesos\nCNY\t\tother=yuan\nCOP\t\tone=peso;\
        other=pesos\t\t\t\tone=Colombian peso;other=Colombian pesos\nCZK\t\tone=koruna;other=korunas\nDKK\t\tone=krone;\
        other=kroner\t\tother=øre\t\tone=Danish krone;other=Danish kroner\nEGP\t\tone=pound;other=pounds\t\t\t\tone=Egy\
        ptian pound;other=Egyptian pounds\nEUR\t\tone=euro;other=euros\t\tone=cent;other=cents\nGBP\t\tone=pound;other=\
        pounds\t\tone=penny;other=pence\t\tone=British pound;other=British pounds\t1\nHKD\t\tone=dollar;other=dollars\t\
        \tone=cent;other=cents\t\tone=Hong Kong dollar;other=Hong Kong dollars\nHUF\t\tone=forint;other=forints\nIDR\t\
        \tone=rupiah;other=rupiahs\nILS\t\tone=shekel;other=shekels\t\tone=agora;other=agorot\nINR\t\tone=rupee;other=r\
        upees\t\tone=paisa;other=paise\t\tone=Indian rupee;other=Indian rupees\t1\nJPY\t\tother=yen\nKES\t\tone=shillin\
        g;other=shillings\nKRW\t\tother=won\nKZT\t\tother=tenge\nMXN\t\tone=peso;other=pesos\t\tone=centavo;other=centa\
        vos\t\tone=Mexican peso;other=Mexican pesos\nMYR\t\tother=ringgit\t\tother=sen\nNGN\t\tother=naira\t\tother=kob\
        o\nNOK\t\tone=krone;other=kroner\t\tother=øre\t\tone=Norwegian krone;other=Norwegian kroner\nNZD\t\tone=dollar;\
        other=dollars\t\tone=cent;other=cents\t\tone=New Zealand dollar;other=New Zealand dollars\nPHP\t\tone=peso;othe\
        r=pesos\t\tone=centavo;other=centavos\t\tone=Philippine peso;other=Philippine pesos\nPKR\t\tone=rupee;other=rup\
        ees\t\t\t\tone=Pakistani rupee;other=Pakistani rupees\nPLN\t\tone=zloty;other=zlotys\nRON\t\tone=leu;other=lei\
        \nRUB\t\tone=ruble;other=rubles\t\tone=kopeck;other=kopecks\nSAR\t\tone=riyal;other=riyals\nSEK\t\tone=krona;ot\
        her=kronor\t\tother=öre\nSGD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\t\tone=Singapore dollar;other=\
        Singapore dollars\nTHB\t\tother=baht\t\tother=satang\nTRY\t\tone=lira;other=liras\nTWD\t\tone=dollar;other=doll\
        ars\t\tone=cent;other=cents\t\tone=New Taiwan dollar;other=New Taiwan dollars\nUAH\t\tone=hryvnia;other=hryvnia\
        s\t\tone=kopeck;other=kopecks\nUSD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\t\tone=US dollar;other=U\
        S dollars\t1\nVND\t\tother=dong\nZAR\t\tother=rand\t\tone=cent;other=cents\n=es\tmenos \t con \t \t de \t de \t\
        {0} con {1} {2}\t\tf=ientos=ientas\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nARS\tm\
        \tone=peso;other=pesos\tm\tone=centavo;other=centavos\tm\tone=peso argentino;other=pesos argentinos\nAUD\tm\ton\
        e=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar australiano;other=dólares australianos\nAWG\
        \tm\tone=florín;other=florines\nBOB\tm\tone=boliviano;other=bolivianos\tm\tone=centavo;other=centavos\nBRL\tm\t\
        one=real;other=reales\nCAD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar canadiense;\
        other=dólares canadienses\nCHF\tm\tone=franco;other=francos\nCLP\tm\tone=peso;other=pesos\t\t\tm\tone=peso chil\
        eno;other=pesos chilenos\nCNY\tm\tone=yuan;other=yuanes\nCOP\tm\tone=peso;other=pesos\tm\tone=centavo;other=cen\
        tavos\tm\tone=peso colombiano;other=pesos colombianos\nCRC\tm\tone=colón;other=colones\tm\tone=céntimo;other=cé\
        ntimos\nCUP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\tm\tone=peso cubano;other=pesos cubanos\nCZ\
        K\tf\tone=corona;other=coronas\t\t\tf\tone=corona checa;other=coronas checas\nDKK\tf\tone=corona;other=coronas\
        \t\t\tf\tone=corona danesa;other=coronas danesas\nDOP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\t\
        m\tone=peso dominicano;other=pesos dominicanos\nEGP\tf\tone=libra;other=libras\t\t\tf\tone=libra egipcia;other=\
        libras egipcias\nEUR\tm\tone=euro;other=euros\tm\tone=céntimo;other=céntimos\nGBP\tf\tone=libra;other=libras\tm\
        \tone=penique;other=peniques\tf\tone=libra esterlina;other=libras esterlinas\t1\nGTQ\tm\tone=quetzal;other=quet\
        zales\tm\tone=centavo;other=centavos\nHKD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dó\
        lar hongkonés;other=dólares hongkoneses\nHNL\tm\tone=lempira;other=lempiras\tm\tone=centavo;other=centavos\nINR\
        \tf\tone=rupia;other=rupias\nJPY\tm\tone=yen;other=yenes\nKRW\tm\tone=won;other=wones\nMXN\tm\tone=peso;other=p\
        esos\tm\tone=centavo;other=centavos\tm\tone=peso mexicano;other=pesos mexicanos\nNIO\tm\tone=córdoba;other=córd\
        obas\tm\tone=centavo;other=centavos\nNOK\tf\tone=corona;other=coronas\t\t\tf\tone=corona noruega;other=coronas \
        noruegas\nNZD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar neozelandés;other=dólare\
        s neozelandeses\nPAB\tm\tone=balboa;other=balboas\tm\tone=centésimo;other=centésimos\nPEN\tm\tone=sol;other=sol\
        es\tm\tone=céntimo;other=céntimos\nPYG\tm\tone=guaraní;other=guaraníes\nRON\tm\tone=leu;other=leus\nRUB\tm\tone\
        =rublo;other=rublos\nSAR\tm\tone=rial;other=riales\nSEK\tf\tone=corona;other=coronas\t\t\tf\tone=corona sueca;o\
        ther=coronas suecas\nSGD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar singapurense;\
        other=dólares singapurenses\nTRY\tf\tone=lira;other=liras\nTTD\tm\tone=dólar;other=dólares\tm\tone=centavo;othe\
        r=centavos\tm\tone=dólar de Trinidad y Tobago;other=dólares de Trinidad y Tobago\nUSD\tm\tone=dólar;other=dólar\
        es\tm\tone=centavo;other=centavos\tm\tone=dólar estadounidense;other=dólares estadounidenses\t1\nUYU\tm\tone=pe\
        so;other=pesos\t\t\tm\tone=peso uruguayo;other=pesos uruguayos\nVES\tm\tone=bolívar;other=bolívares\tm\tone=cén\
        timo;other=céntimos\nZAR\tm\tone=rand;other=rands\n=fi\tmiinus \t ja \t \t\t\t\t\t\ttuhatta\u{AD}=tuhatta ;tuha\
        t\u{AD}=tuhat \t\n:\tspellout-cardinal\nAED\t\tone=dirhami;other=dirhamia\t\t\t\tone=Arabiemiirikuntien dirhami\
        ;other=Arabiemiirikuntien dirhamia\t1\nARS\t\tone=peso;other=pesoa\t\t\t\tone=Argentiinan peso;other=Argentiina\
        n pesoa\nAUD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Australian dollari;other=Australi\
        an dollaria\nBRL\t\tone=real;other=realia\nCAD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone\
        =Kanadan dollari;other=Kanadan dollaria\nCHF\t\tone=frangi;other=frangia\nCLP\t\tone=peso;other=pesoa\t\t\t\ton\
        e=Chilen peso;other=Chilen pesoa\nCNY\t\tone=juan;other=juania\nCOP\t\tone=peso;other=pesoa\t\t\t\tone=Kolumbia\
        n peso;other=Kolumbian pesoa\nCZK\t\tone=koruna;other=korunaa\nDKK\t\tone=kruunu;other=kruunua\t\tone=äyri;othe\
        r=äyriä\t\tone=Tanskan kruunu;other=Tanskan kruunua\nDOP\t\tone=peso;other=pesoa\t\t\t\tone=Dominikaanisen tasa\
        vallan peso;other=Dominikaanisen tasavallan pesoa\nEGP\t\tone=punta;other=puntaa\t\t\t\tone=Egyptin punta;other\
        =Egyptin puntaa\nEUR\t\tone=euro;other=euroa\t\tone=sentti;other=senttiä\nGBP\t\tone=punta;other=puntaa\t\tone=\
        penny;other=pennyä\t\tone=Englannin punta;other=Englannin puntaa\t1\nHKD\t\tone=dollari;other=dollaria\t\tone=s\
        entti;other=senttiä\t\tone=Hongkongin dollari;other=Hongkongin dollaria\nHUF\t\tone=forintti;other=forinttia\nI\
        NR\t\tone=rupia;other=rupiaa\t\t\t\tone=Intian rupia;other=Intian rupiaa\t1\nISK\t\tone=kruunu;other=kruunua\t\
        \t\t\tone=Islannin kruunu;other=Islannin kruunua\nJMD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\
        \t\tone=Jamaikan dollari;other=Jamaikan dollaria\nJPY\t\tone=jeni;other=jeniä\nKRW\t\tone=won;other=wonia\nLKR\
        \t\tone=rupia;other=rupiaa\t\t\t\tone=Sri Lankan rupia;other=Sri Lankan rupiaa\nMAD\t\tone=dirhami;other=dirham\
        ia\t\t\t\tone=Marokon dirhami;other=Marokon dirhamia\nMXN\t\tone=peso;other=pesoa\t\t\t\tone=Meksikon peso;othe\
        r=Meksikon pesoa\nNOK\t\tone=kruunu;other=kruunua\t\tone=äyri;other=äyriä\t\tone=Norjan kruunu;other=Norjan kru\
        unua\nNZD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Uuden-Seelannin dollari;other=Uuden-\
        Seelannin dollaria\nPHP\t\tone=peso;other=pesoa\t\t\t\tone=Filippiinien peso;other=Filippiinien pesoa\nPKR\t\to\
        ne=rupia;other=rupiaa\t\t\t\tone=Pakistanin rupia;other=Pakistanin rupiaa\nRON\t\tone=leu;other=leuta\nRUB\t\to\
        ne=rupla;other=ruplaa\t\tone=kopeekka;other=kopeekkaa\nSAR\t\tone=rial;other=rialia\nSEK\t\tone=kruunu;other=kr\
        uunua\t\tone=äyri;other=äyriä\t\tone=Ruotsin kruunu;other=Ruotsin kruunua\nSGD\t\tone=dollari;other=dollaria\t\
        \tone=sentti;other=senttiä\t\tone=Singaporen dollari;other=Singaporen dollaria\nTHB\t\tone=baht;other=bahtia\nT\
        RY\t\tone=liira;other=liiraa\nTTD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\t\tone=Trinidadin j\
        a Tobagon dollari;other=Trinidadin ja Tobagon dollaria\nUAH\t\tone=hryvnia;other=hryvniaa\nUSD\t\tone=dollari;o\
        ther=dollaria\t\tone=sentti;other=senttiä\t\tone=Yhdysvaltain dollari;other=Yhdysvaltain dollaria\t1\nUYU\t\ton\
        e=peso;other=pesoa\t\t\t\tone=Uruguayn peso;other=Uruguayn pesoa\nZAR\t\tone=randi;other=randia\t\tone=sentti;o\
        ther=senttiä\n=fr\tmoins \t et \t \t de \t d’\t{0} et {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspel\
        lout-cardinal-masculine\nAED\tm\tone=dirham;other=dirhams\t\t\tm\tone=dirham des Émirats arabes unis;other=dirh\
        ams des Émirats arabes unis\nARS\tm\tone=peso;other=pesos\t\t\tm\tone=peso argentin;other=pesos argentins\nAUD\
        \tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar australien;other=dollars australiens\nCAD\
        \tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar canadien;other=dollars canadiens\nCHF\tm\
        \tone=franc;other=francs\tm\tone=centime;other=centimes\tm\tone=franc suisse;other=francs suisses\nCLP\tm\tone=\
        peso;other=pesos\t\t\tm\tone=peso chilien;other=pesos chiliens\nCNY\tm\tone=yuan;other=yuans\nCOP\tm\tone=peso;\
        other=pesos\t\t\tm\tone=peso colombien;other=pesos colombiens\nCZK\tf\tone=couronne;other=couronnes\t\t\tf\tone\
        =couronne tchèque;other=couronnes tchèques\nDKK\tf\tone=couronne;other=couronnes\t\t\tf\tone=couronne danoise;o\
        ther=couronnes danoises\nDOP\tm\tone=peso;other=pesos\t\t\tm\tone=peso dominicain;other=pesos dominicains\nDZD\
        \tm\tone=dinar;other=dinars\tm\tone=centime;other=centimes\tm\tone=dinar algérien;other=dinars algériens\nEGP\t\
        f\tone=livre;other=livres\t\t\tf\tone=livre égyptienne;other=livres égyptiennes\nEUR\tm\tone=euro;other=euros\t\
        m\tone=centime;other=centimes\nGBP\tf\tone=livre;other=livres\tm\tone=penny;other=pence\tf\tone=livre sterling;\
        other=livres sterling\t1\nHKD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar de Hong Kong\
        ;other=dollars de Hong Kong\nHUF\tm\tone=forint;other=forints\nILS\tm\tone=shekel;other=shekels\nINR\tf\tone=ro\
        upie;other=roupies\t\t\tf\tone=roupie indienne;other=roupies indiennes\t1\nISK\tf\tone=couronne;other=couronnes\
        \t\t\tf\tone=couronne islandaise;other=couronnes islandaises\nJMD\tm\tone=dollar;other=dollars\tm\tone=cent;oth\
        er=cents\tm\tone=dollar jamaïcain;other=dollars jamaïcains\nJPY\tm\tone=yen;other=yens\nKRW\tm\tone=won;other=w\
        ons\nLKR\tf\tone=roupie;other=roupies\t\t\tf\tone=roupie srilankaise;other=roupies srilankaises\nMAD\tm\tone=di\
        rham;other=dirhams\tm\tone=centime;other=centimes\tm\tone=dirham marocain;other=dirhams marocains\nMXN\tm\tone=\
        peso;other=pesos\t\t\tm\tone=peso mexicain;other=pesos mexicains\nNOK\tf\tone=couronne;other=couronnes\t\t\tf\t\
        one=couronne norvégienne;other=couronnes norvégiennes\nNZD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cent\
        s\tm\tone=dollar néo-zélandais;other=dollars néo-zélandais\nPHP\tm\tone=peso;other=pesos\t\t\tm\tone=peso phili\
        ppin;other=pesos philippins\nPKR\tf\tone=roupie;other=roupies\t\t\tf\tone=roupie pakistanaise;other=roupies pak\
        istanaises\nPLN\tm\tone=zloty;other=zlotys\nRON\tm\tone=leu;other=lei\nRUB\tm\tone=rouble;other=roubles\tm\tone\
        =kopeck;other=kopecks\nSAR\tm\tone=riyal;other=riyals\nSEK\tf\tone=couronne;other=couronnes\t\t\tf\tone=couronn\
        e suédoise;other=couronnes suédoises\nSGD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar \
        de Singapour;other=dollars de Singapour\nTHB\tm\tone=baht;other=bahts\nTND\tm\tone=dinar;other=dinars\t\t\tm\to\
        ne=dinar tunisien;other=dinars tunisiens\nTRY\tf\tone=livre;other=livres\t\t\tf\tone=livre turque;other=livres \
        turques\nTTD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar de Trinité-et-Tobago;other=do\
        llars de Trinité-et-Tobago\nUSD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\tm\tone=dollar des États-\
        Unis;other=dollars des États-Unis\t1\nUYU\tm\tone=peso;other=pesos\t\t\tm\tone=peso uruguayen;other=pesos urugu\
        ayens\nXAF\tm\tone=franc;other=francs\t\t\tm\tone=franc CFA;other=francs CFA\nXOF\tm\tone=franc;other=francs\t\
        \t\tm\tone=franc CFA;other=francs CFA\nXPF\tm\tone=franc;other=francs\t\t\tm\tone=franc CFP;other=francs CFP\nZ\
        AR\tm\tone=rand;other=rands\n=hi\tऋण \t \t \t\t\t\t\t\tपन्द्रह=पंद्रह\t\n:\tspellout-cardinal\nAED\t\tother=दिर\
        हाम\nAUD\t\tother=डॉलर\t\tother=सेंट\t\tother=ऑस्ट्रेलियाई डॉलर\nBDT\t\tother=टका\nCAD\t\tother=डॉलर\t\tother=स\
        ेंट\t\tother=कनाडाई डॉलर\nCHF\t\tother=फ़्रैंक\nCNY\t\tother=युआन\nEUR\t\tother=यूरो\t\tother=सेंट\nGBP\t\tothe\
        r=पाउंड\nHKD\t\tother=डॉलर\t\tother=सेंट\t\tother=हाँगकाँग डॉलर\nINR\t\tone=रुपया;other=रुपये\t\tone=पैसा;other\
        =पैसे\t\tone=भारतीय रुपया;other=भारतीय रुपए\t1\nJPY\t\tother=येन\nKRW\t\tother=वॉन\nLKR\t\tone=रुपया;other=रुपय\
        े\t\t\t\tone=श्रीलंकाई रुपया;other=श्रीलंकाई रुपए\nMXN\t\tother=पेसो\nNPR\t\tone=रुपया;other=रुपये\t\t\t\tone=न\
        ेपाली रुपया;other=नेपाली रुपए\nNZD\t\tother=डॉलर\t\tother=सेंट\t\tother=न्यूज़ीलैंड डॉलर\nPKR\t\tone=रुपया;othe\
        r=रुपये\t\t\t\tone=पाकिस्तानी रुपया;other=पाकिस्तानी रुपए\nRUB\t\tother=रूबल\nSGD\t\tother=डॉलर\t\tother=सेंट\t\
        \tother=सिंगापुर डॉलर\nTHB\t\tother=बहत\nTRY\t\tother=लीरा\nUSD\t\tother=डॉलर\t\tother=सेंट\t\tother=यूएस डॉलर\
        \t1\n=hu\tmínusz \t \t \t\t\t\t\t\tkettő\u{AD}ezer=két\u{AD}ezer;kettő\u{AD}milli=két\u{AD}milli; ezer\u{AD}= e\
        zer;ezer\u{AD}=ezer-;millió\u{AD}=millió-;milliárd\u{AD}=milliárd-\t\n:\tspellout-cardinal\nAED\t\tother=dirham\
        \t\t\t\tother=EAE-dirham\t1\nARS\t\tother=peso\t\t\t\tother=argentin peso\nAUD\t\tother=dollár\t\tother=cent\t\
        \tother=ausztrál dollár\nBRL\t\tother=real\t\tother=centavo\nCAD\t\tother=dollár\t\tother=cent\t\tother=kanadai\
         dollár\nCHF\t\tother=frank\t\tother=rappen\nCLP\t\tother=peso\t\t\t\tother=chilei peso\nCNY\t\tother=jüan\nCOP\
        \t\tother=peso\t\t\t\tother=kolumbiai peso\nCZK\t\tother=korona\t\t\t\tother=cseh korona\nDKK\t\tother=korona\t\
        \t\t\tother=dán korona\nDOP\t\tother=peso\t\t\t\tother=dominikai peso\nEGP\t\tother=font\t\t\t\tother=egyiptomi\
         font\nEUR\t\tother=euró\t\tother=cent\nGBP\t\tother=font\t\tother=penny\t\tother=angol font\t1\nHKD\t\tother=d\
        ollár\t\tother=cent\t\tother=hongkongi dollár\nHUF\t\tother=forint\t\tother=fillér\nILS\t\tother=sékel\nINR\t\t\
        other=rúpia\t\t\t\tother=indiai rúpia\t1\nISK\t\tother=korona\t\t\t\tother=izlandi korona\nJMD\t\tother=dollár\
        \t\tother=cent\t\tother=jamaicai dollár\nJPY\t\tother=jen\nLKR\t\tother=rúpia\t\t\t\tother=Srí Lanka-i rúpia\nM\
        AD\t\tother=dirham\t\t\t\tother=marokkói dirham\nMXN\t\tother=peso\t\tother=centavo\t\tother=mexikói peso\nNOK\
        \t\tother=korona\t\t\t\tother=norvég korona\nNZD\t\tother=dollár\t\tother=cent\t\tother=új-zélandi dollár\nPHP\
        \t\tother=peso\t\t\t\tother=fülöp-szigeteki peso\nPKR\t\tother=rúpia\t\t\t\tother=pakisztáni rúpia\nRON\t\tothe\
        r=lej\nRUB\t\tother=rubel\t\tother=kopejka\nSAR\t\tother=riál\nSEK\t\tother=korona\t\t\t\tother=svéd korona\nSG\
        D\t\tother=dollár\t\tother=cent\t\tother=szingapúri dollár\nTRY\t\tother=líra\nTTD\t\tother=dollár\t\tother=cen\
        t\t\tother=Trinidad és Tobago-i dollár\nUAH\t\tother=hrivnya\nUSD\t\tother=dollár\t\tother=cent\t\tother=USA-do\
        llár\t1\nUYU\t\tother=peso\t\t\t\tother=uruguayi peso\nZAR\t\tother=rand\t\tother=cent\n=hy\tմինուս \t \t \t\t\
        \t\t\t\t\u{AD}հարյուր= հարյուր; մեկ հարյուր= հարյուր; տասն = տասը ;իննասուն=իննսուն;միլիօն=միլիոն;միլիար =միլիա\
        րդ ;բիլի\t\n:\tspellout-cardinal\nAED\t\tother=դիրհամ\t\t\t\tother=ԱՄԷ դիրհամ\t1\nAMD\t\tother=դրամ\nARS\t\toth\
        er=պեսո\t\t\t\tother=արգենտինական պեսո\nAUD\t\tother=դոլար\t\t\t\tother=ավստրալիական դոլար\nBRL\t\tother=ռեալ\n\
        CAD\t\tother=դոլար\t\t\t\tother=կանադական դոլար\nCHF\t\tother=ֆրանկ\nCLP\t\tother=պեսո\t\t\t\tother=չիլիական պե\
        սո\nCNY\t\tother=յուան\nCOP\t\tother=պեսո\t\t\t\tother=կոլումբիական պեսո\nDKK\t\tother=կրոն\t\t\t\tother=դանիակ\
        ան կրոն\nEUR\t\tother=եվրո\nGBP\t\tother=ֆունտ ստերլինգ\nGEL\t\tother=լարի\nHKD\t\tother=դոլար\t\t\t\tother=Հոն\
        կոնգի դոլար\nHUF\t\tother=ֆորինտ\nJPY\t\tother=իեն\nKRW\t\tother=վոն\nKZT\t\tother=տենգե\nMAD\t\tother=դիրհամ\t\
        \t\t\tother=Մարոկկոյի դիրհամ\nMXN\t\tother=պեսո\t\t\t\tother=մեքսիկական պեսո\nNOK\t\tother=կրոն\t\t\t\tother=նո\
        րվեգական կրոն\nNZD\t\tother=դոլար\t\t\t\tother=նորզելանդական դոլար\nPHP\t\tother=պեսո\t\t\t\tother=ֆիլիպինյան պ\
        եսո\nPLN\t\tother=զլոտի\nRON\t\tother=լեյ\nRUB\t\tother=ռուբլի\nSEK\t\tother=կրոն\t\t\t\tother=շվեդական կրոն\nS\
        GD\t\tother=դոլար\t\t\t\tother=Սինգապուրի դոլար\nTRY\t\tother=լիրա\nUAH\t\tother=գրիվնա\nUSD\t\tother=դոլար\t\t\
        \t\tother=ԱՄՆ դոլար\t1\n=it\tmeno \t e \t \t di \t di \t{0}/{4} {2}\t\t\tmille\u{AD}un =milleuno ;mila\u{AD}un \
        =milauno ;tré\u{AD}mila=tre\u{AD}mila;\u{AD}tre =\u{AD}tré \t\n:f\tspellout-cardinal-feminine\n:m\tspellout-car\
        dinal-masculine\nAED\tm\tother=dirham\t\t\tm\tother=dirham degli EAU\t1\nAUD\tm\tone=dollaro;other=dollari\tm\t\
        one=centesimo;other=centesimi\tm\tone=dollaro australiano;other=dollari australiani\nCAD\tm\tone=dollaro;other=\
        dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro canadese;other=dollari canadesi\nCHF\tm\tone=franco;o\
        ther=franchi\tm\tone=centesimo;other=centesimi\nCNY\tm\tother=yuan\nCZK\tf\tone=corona;other=corone\t\t\tf\tone\
        =corona ceca;other=corone ceche\nDKK\tf\tone=corona;other=corone\t\t\tf\tone=corona danese;other=corone danesi\
        \nEGP\tf\tone=sterlina;other=sterline\t\t\tf\tone=sterlina egiziana;other=sterline egiziane\nEUR\tm\tother=euro\
        \tm\tone=centesimo;other=centesimi\nGBP\tf\tone=sterlina;other=sterline\t\t\tf\tone=sterlina britannica;other=s\
        terline britanniche\t1\nHKD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro di \
        Hong Kong;other=dollari di Hong Kong\nHUF\tm\tone=fiorino;other=fiorini\nINR\tf\tone=rupia;other=rupie\t\t\tf\t\
        one=rupia indiana;other=rupie indiane\t1\nISK\tf\tone=corona;other=corone\t\t\tf\tone=corona islandese;other=co\
        rone islandesi\nJMD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro giamaicano;\
        other=dollari giamaicani\nJPY\tm\tother=yen\nKRW\tm\tother=won\nLKR\tf\tone=rupia;other=rupie\t\t\tf\tone=rupia\
         di Sri Lanka;other=rupie di Sri Lanka\nMAD\tm\tother=dirham\t\t\tm\tone=dirham marocchino;other=dirham marocch\
        ini\nNOK\tf\tone=corona;other=corone\t\t\tf\tone=corona norvegese;other=corone norvegesi\nNZD\tm\tone=dollaro;o\
        ther=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro neozelandese;other=dollari neozelandesi\nPKR\tf\
        \tone=rupia;other=rupie\t\t\tf\tone=rupia pakistana;other=rupie pakistane\nPLN\tm\tother=zloty\nRON\tm\tone=leu\
        ;other=lei\nRUB\tm\tone=rublo;other=rubli\tm\tone=copeco;other=copechi\nSAR\tm\tother=riyal\nSEK\tf\tone=corona\
        ;other=corone\t\t\tf\tone=corona svedese;other=corone svedesi\nSGD\tm\tone=dollaro;other=dollari\tm\tone=centes\
        imo;other=centesimi\tm\tone=dollaro di Singapore;other=dollari di Singapore\nTHB\tm\tother=baht\nTRY\tf\tone=li\
        ra;other=lire\nTTD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\tm\tone=dollaro di Trinidad \
        e Tobago;other=dollari di Trinidad e Tobago\nUAH\tf\tone=grivnia;other=grivnie\nUSD\tm\tone=dollaro;other=dolla\
        ri\tm\tone=centesimo;other=centesimi\tm\tone=dollaro statunitense;other=dollari statunitensi\t1\nZAR\tm\tother=\
        rand\n=ja\tマイナス\t\t\t\t\t\t\t\t 〇 = 零 \t\n:\tspellout-cardinal\nAED\t\tother=ディルハム\nAUD\t\tother=ドル\t\tother=セン\
        ト\t\tother=オーストラリアドル\nBRL\t\tother=レアル\nCAD\t\tother=ドル\t\tother=セント\t\tother=カナダドル\nCHF\t\tother=フラン\nCNY\t\to\
        ther=元\nCZK\t\tother=コルナ\nDKK\t\tother=クローネ\t\t\t\tother=デンマーククローネ\nEGP\t\tother=ポンド\t\t\t\tother=エジプトポンド\nEUR\
        \t\tother=ユーロ\t\tother=セント\nGBP\t\tother=ポンド\t\tother=ペンス\t\tother=英国ポンド\t1\nHKD\t\tother=ドル\t\tother=セント\t\tot\
        her=香港ドル\nHUF\t\tother=フォリント\nIDR\t\tother=ルピア\nINR\t\tother=ルピー\nJPY\t\tother=円\nKRW\t\tother=ウォン\nMXN\t\tothe\
        r=ペソ\nNOK\t\tother=クローネ\t\t\t\tother=ノルウェークローネ\nNZD\t\tother=ドル\t\tother=セント\t\tother=ニュージーランドドル\nPLN\t\tother=\
        ズウォティ\nRUB\t\tother=ルーブル\nSAR\t\tother=リヤル\nSEK\t\tother=クローナ\nSGD\t\tother=ドル\t\tother=セント\t\tother=シンガポールドル\n\
        THB\t\tother=バーツ\nTRY\t\tother=リラ\nUSD\t\tother=ドル\t\tother=セント\t\tother=米ドル\t1\nVND\t\tother=ドン\nZAR\t\tother=\
        ランド\n=ko\t마이너스 \t \t\t\t\t\t\t\t =\t\n:\tspellout-cardinal-sinokorean\nAED\t\tother= 아랍에미리트 디르함\nAUD\t\tother= \
        호주 달러\t\tother= 센트\nBRL\t\tother= 브라질 레알\nCAD\t\tother= 캐나다 달러\t\tother= 센트\nCHF\t\tother= 스위스 프랑\nCNY\t\tother\
        = 위안\nCZK\t\tother= 체코 코루나\nDKK\t\tother= 덴마크 크로네\nEGP\t\tother= 이집트 파운드\nEUR\t\tother= 유로\t\tother= 센트\nGBP\t\
        \tother= 파운드\nHKD\t\tother= 홍콩 달러\t\tother= 센트\nHUF\t\tother= 헝가리 포린트\nINR\t\tother= 인도 루피\nJPY\t\tother= 엔\nKR\
        W\t\tother=원\nMXN\t\tother= 멕시코 페소\nNOK\t\tother= 노르웨이 크로네\nNZD\t\tother= 뉴질랜드 달러\t\tother= 센트\nPLN\t\tother= 폴\
        란드 즈워티\nRON\t\tother= 루마니아 레우\nRUB\t\tother= 러시아 루블\nSAR\t\tother= 사우디아라비아 리얄\nSEK\t\tother= 스웨덴 크로나\nSGD\t\tot\
        her= 싱가포르 달러\t\tother= 센트\nTHB\t\tother= 태국 바트\nTRY\t\tother= 튀르키예 리라\nUSD\t\tother= 달러\t\tother= 센트\nVND\t\tot\
        her= 베트남 동\nZAR\t\tother= 남아프리카 랜드\n=nl\tmin \t en \t \t\t\t\t\t\t\t\n:\tspellout-cardinal\nAED\t\tother=dirham\
        \t\t\t\tother=VAE-dirham\t1\nARS\t\tother=peso\t\t\t\tother=Argentijnse peso\nAUD\t\tother=dollar\t\tother=cent\
        \t\tother=Australische dollar\nBRL\t\tother=real\nCAD\t\tother=dollar\t\tother=cent\t\tother=Canadese dollar\nC\
        HF\t\tother=frank\nCLP\t\tother=peso\t\t\t\tother=Chileense peso\nCNY\t\tother=yuan\nCOP\t\tother=peso\t\t\t\to\
        ther=Colombiaanse peso\nCZK\t\tone=kroon;other=kronen\t\t\t\tone=Tsjechische kroon;other=Tsjechische kronen\nDK\
        K\t\tone=kroon;other=kronen\t\t\t\tone=Deense kroon;other=Deense kronen\nDOP\t\tother=peso\t\t\t\tother=Dominic\
        aanse peso\nEGP\t\tother=pond\t\t\t\tother=Egyptisch pond\nEUR\t\tother=euro\t\tother=cent\nGBP\t\tother=pond\t\
        \tone=penny;other=pence\t\tother=Britse pond\t1\nHKD\t\tother=dollar\t\tother=cent\t\tother=Hongkongse dollar\n\
        HUF\t\tother=forint\nILS\t\tother=shekel\nINR\t\tone=roepie;other=roepies\nISK\t\tone=kroon;other=kronen\t\t\t\
        \tone=IJslandse kroon;other=IJslandse kronen\nJMD\t\tother=dollar\t\tother=cent\t\tother=Jamaicaanse dollar\nJP\
        Y\t\tother=yen\nKRW\t\tother=won\nMAD\t\tother=dirham\t\t\t\tother=Marokkaanse dirham\nMXN\t\tother=peso\t\t\t\
        \tother=Mexicaanse peso\nNOK\t\tone=kroon;other=kronen\t\t\t\tone=Noorse kroon;other=Noorse kronen\nNZD\t\tothe\
        r=dollar\t\tother=cent\t\tother=Nieuw-Zeelandse dollar\nPHP\t\tother=peso\t\t\t\tother=Filipijnse peso\nPLN\t\t\
        other=zloty\nRON\t\tother=leu\nRUB\t\tother=roebel\nSAR\t\tother=riyal\nSEK\t\tone=kroon;other=kronen\t\t\t\ton\
        e=Zweedse kroon;other=Zweedse kronen\nSGD\t\tother=dollar\t\tother=cent\t\tother=Singaporese dollar\nTHB\t\toth\
        er=baht\nTRY\t\tother=lira\nUAH\t\tother=hryvnia\nUSD\t\tother=dollar\t\tother=cent\t\tother=Amerikaanse dollar\
        \t1\nUYU\t\tother=peso\t\t\t\tother=Uruguayaanse peso\nZAR\t\tother=rand\n=nn\tminus \t og \t \t\t\t\t\t\t\t\n=\
        no\tminus \t og \t \t\t\t{3} og {4} {5}\t\t\t\t\n:c\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\
        \nAED\tc\tother=dirham\t\t\tc\tone=emiratarabisk dirham;other=emiratarabiske dirham\t1\nARS\tc\tone=peso;other=\
        pesos\t\t\tc\tone=argentinsk peso;other=argentinske pesos\nAUD\tc\tother=dollar\tc\tother=cent\tc\tone=australs\
        k dollar;other=australske dollar\nBRL\tc\tone=real;other=realer\nCAD\tc\tother=dollar\tc\tother=cent\tc\tone=ka\
        nadisk dollar;other=kanadiske dollar\nCHF\tc\tother=franc\nCLP\tc\tone=peso;other=pesos\t\t\tc\tone=chilensk pe\
        so;other=chilenske pesos\nCNY\tc\tother=yuan\nCOP\tc\tone=peso;other=pesos\t\t\tc\tone=colombiansk peso;other=c\
        olombianske pesos\nDKK\tc\tone=krone;other=kroner\tn\tother=øre\tc\tone=dansk krone;other=danske kroner\nDOP\tc\
        \tone=peso;other=pesos\t\t\tc\tone=dominikansk peso;other=dominikanske pesos\nEGP\tn\tother=pund\t\t\tn\tone=eg\
        yptisk pund;other=egyptiske pund\nEUR\tc\tother=euro\tc\tother=cent\nGBP\tn\tother=pund\tc\tone=penny;other=pen\
        ce\tn\tone=britisk pund;other=britiske pund\t1\nHKD\tc\tother=dollar\tc\tother=cent\tc\tother=Hongkong-dollar\n\
        HUF\tc\tone=forint;other=forinter\nINR\tc\tone=rupi;other=rupier\t\t\tc\tone=indisk rupi;other=indiske rupier\t\
        1\nISK\tc\tone=krone;other=kroner\t\t\tc\tone=islandsk krone;other=islandske kroner\nJMD\tc\tother=dollar\tc\to\
        ther=cent\tc\tone=jamaikansk dollar;other=jamaikanske dollar\nJPY\tc\tother=yen\nKRW\tc\tother=won\nLKR\tc\tone\
        =rupi;other=rupier\t\t\tc\tone=srilankisk rupi;other=srilankiske rupier\nMAD\tc\tother=dirham\t\t\tc\tone=marok\
        kansk dirham;other=marokkanske dirham\nMXN\tc\tone=peso;other=pesos\t\t\tc\tone=meksikansk peso;other=meksikans\
        ke pesos\nNOK\tc\tone=krone;other=kroner\tn\tother=øre\tc\tone=norsk krone;other=norske kroner\nNZD\tc\tother=d\
        ollar\tc\tother=cent\tc\tone=newzealandsk dollar;other=newzealandske dollar\nPHP\tc\tone=peso;other=pesos\t\t\t\
        c\tone=filippinsk peso;other=filippinske pesos\nPKR\tc\tone=rupi;other=rupier\t\t\tc\tone=pakistansk rupi;other\
        =pakistanske rupier\nPLN\tc\tother=zloty\nRON\tc\tone=leu;other=lei\nRUB\tc\tone=rubel;other=rubler\nSEK\tc\ton\
        e=krone;other=kroner\tn\tother=øre\tc\tone=svensk krone;other=svenske kroner\nSGD\tc\tother=dollar\tc\tother=ce\
        nt\tc\tone=singaporsk dollar;other=singaporske dollar\nTHB\tc\tother=baht\nTRY\tc\tother=lire\nTTD\tc\tother=do\
        llar\tc\tother=cent\tc\tone=trinidadisk dollar;other=trinidadiske dollar\nUSD\tc\tother=dollar\tc\tother=cent\t\
        c\tone=amerikansk dollar;other=amerikanske dollar\t1\nZAR\tc\tother=rand\n=pl\tminus \t i \t \t\t\t{3} {1}\t\t\
        \t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tm\ton\
        e=dirham;few=dirhamy;many=dirhamów;other=dirhamów\t\t\tm\tone=dirham ZEA;few=dirhamy ZEA;many=dirhamów ZEA;othe\
        r=dirhamów ZEA\t1\nAUD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;o\
        ther=centów\tm\tone=dolar australijski;few=dolary australijskie;many=dolarów australijskich;other=dolarów austr\
        alijskich\nBRL\tm\tone=real;few=reale;many=reali;other=reali\nCAD\tm\tone=dolar;few=dolary;many=dolarów;other=d\
        olarów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar kanadyjski;few=dolary kanadyjskie;many=dol\
        arów kanadyjskich;other=dolarów kanadyjskich\nCHF\tm\tone=frank;few=franki;many=franków;other=franków\nCNY\tm\t\
        one=juan;few=juany;many=juanów;other=juanów\nCZK\tf\tone=korona;few=korony;many=koron;other=koron\t\t\tf\tone=k\
        orona czeska;few=korony czeskie;many=koron czeskich;other=koron czeskich\nDKK\tf\tone=korona;few=korony;many=ko\
        ron;other=koron\t\t\tf\tone=korona duńska;few=korony duńskie;many=koron duńskich;other=koron duńskich\nEGP\tm\t\
        one=funt;few=funty;many=funtów;other=funtów\t\t\tm\tone=funt egipski;few=funty egipskie;many=funtów egipskich;o\
        ther=funtów egipskich\nEUR\tn\tone=euro;few=euro;many=euro;other=euro\tm\tone=cent;few=centy;many=centów;other=\
        centów\nGBP\tm\tone=funt;few=funty;many=funtów;other=funtów\tm\tone=pens;few=pensy;many=pensów;other=pensów\tm\
        \tone=funt szterling;few=funty szterlingi;many=funtów szterlingów;other=funtów szterlingów\t1\nHKD\tm\tone=dola\
        r;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar hongkońsk\
        i;few=dolary hongkońskie;many=dolarów hongkońskich;other=dolarów hongkońskich\nHUF\tm\tone=forint;few=forinty;m\
        any=forintów;other=forintów\nILS\tm\tone=szekel;few=szekle;many=szekli;other=szekli\nINR\tf\tone=rupia;few=rupi\
        e;many=rupii;other=rupii\t\t\tf\tone=rupia indyjska;few=rupie indyjskie;many=rupii indyjskich;other=rupii indyj\
        skich\t1\nISK\tf\tone=korona;few=korony;many=koron;other=koron\t\t\tf\tone=korona islandzka;few=korony islandzk\
        ie;many=koron islandzkich;other=koron islandzkich\nJMD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\t\
        one=cent;few=centy;many=centów;other=centów\tm\tone=dolar jamajski;few=dolary jamajskie;many=dolarów jamajskich\
        ;other=dolarów jamajskich\nJPY\tm\tone=jen;few=jeny;many=jenów;other=jenów\nKRW\tm\tone=won;few=wony;many=wonów\
        ;other=wonów\nLKR\tf\tone=rupia;few=rupie;many=rupii;other=rupii\t\t\tf\tone=rupia lankijska;few=rupie lankijsk\
        ie;many=rupii lankijskich;other=rupii lankijskich\nMAD\tm\tone=dirham;few=dirhamy;many=dirhamów;other=dirhamów\
        \t\t\tm\tone=dirham marokański;few=dirhamy marokańskie;many=dirhamów marokańskich;other=dirhamów marokańskich\n\
        NOK\tf\tone=korona;few=korony;many=koron;other=koron\t\t\tf\tone=korona norweska;few=korony norweskie;many=koro\
        n norweskich;other=koron norweskich\nNZD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=c\
        enty;many=centów;other=centów\tm\tone=dolar nowozelandzki;few=dolary nowozelandzkie;many=dolarów nowozelandzkic\
        h;other=dolarów nowozelandzkich\nPKR\tf\tone=rupia;few=rupie;many=rupii;other=rupii\t\t\tf\tone=rupia pakistańs\
        ka;few=rupie pakistańskie;many=rupii pakistańskich;other=rupii pakistańskich\nPLN\tm\tone=złoty;few=złote;many=\
        złotych;other=złotych\tm\tone=grosz;few=grosze;many=groszy;other=groszy\nRON\tm\tone=lej;few=leje;many=lejów;ot\
        her=lejów\nRUB\tm\tone=rubel;few=ruble;many=rubli;other=rubli\tf\tone=kopiejka;few=kopiejki;many=kopiejek;other\
        =kopiejek\nSAR\tm\tone=rial;few=riale;many=riali;other=riali\nSEK\tf\tone=korona;few=korony;many=koron;other=ko\
        ron\t\t\tf\tone=korona szwedzka;few=korony szwedzkie;many=koron szwedzkich;other=koron szwedzkich\nSGD\tm\tone=\
        dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar singa\
        purski;few=dolary singapurskie;many=dolarów singapurskich;other=dolarów singapurskich\nTHB\tm\tone=baht;few=bah\
        ty;many=bahtów;other=bahtów\nTRY\tf\tone=lira;few=liry;many=lir;other=lir\nTTD\tm\tone=dolar;few=dolary;many=do\
        larów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\tm\tone=dolar trynidadzki;few=dolary trynid\
        adzkie;many=dolarów trynidadzkich;other=dolarów trynidadzkich\nUAH\tf\tone=hrywna;few=hrywny;many=hrywien;other\
        =hrywien\nUSD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=cent\
        ów\tm\tone=dolar amerykański;few=dolary amerykańskie;many=dolarów amerykańskich;other=dolarów amerykańskich\t1\
        \nZAR\tm\tone=rand;few=randy;many=randów;other=randów\n=pt\tmenos \t e \t \t de \t de \t\t\t\t\t\n:f\tspellout-\
        cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=dirham;other=dirhams\t\t\tm\tone=dirham dos EAU\
        ;other=dirhams dos EAU\t1\nARS\tm\tone=peso;other=pesos\t\t\tm\tone=peso argentino;other=pesos argentinos\nAUD\
        \tm\tone=dólar;other=dólares\t\t\tm\tone=dólar australiano;other=dólares australianos\nBRL\tm\tone=real;other=r\
        eais\tm\tone=centavo;other=centavos\nCAD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar canadense;other=dólares \
        canadenses\nCHF\tm\tone=franco;other=francos\nCLP\tm\tone=peso;other=pesos\t\t\tm\tone=peso chileno;other=pesos\
         chilenos\nCNY\tm\tone=yuan;other=yuans\nCOP\tm\tone=peso;other=pesos\t\t\tm\tone=peso colombiano;other=pesos c\
        olombianos\nCZK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa tcheca;other=coroas tchecas\nDKK\tf\tone=coroa;oth\
        er=coroas\t\t\tf\tone=coroa dinamarquesa;other=coroas dinamarquesas\nDOP\tm\tone=peso;other=pesos\t\t\tm\tone=p\
        eso dominicano;other=pesos dominicanos\nEGP\tf\tone=libra;other=libras\t\t\tf\tone=libra egípcia;other=libras e\
        gípcias\nEUR\tm\tone=euro;other=euros\nGBP\tf\tone=libra;other=libras\t\t\tf\tone=libra esterlina;other=libras \
        esterlinas\t1\nHKD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar de Hong Kong;other=dólares de Hong Kong\nHUF\t\
        m\tone=florim;other=florins\nINR\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia indiana;other=rupias indianas\t1\
        \nISK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa islandesa;other=coroas islandesas\nJMD\tm\tone=dólar;other=d\
        ólares\tm\tone=centavo;other=centavos\tm\tone=dólar jamaicano;other=dólares jamaicanos\nJPY\tm\tone=iene;other=\
        ienes\nKRW\tm\tone=won;other=wons\nLKR\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia cingalesa;other=rupias cing\
        alesas\nMAD\tm\tone=dirham;other=dirhams\t\t\tm\tone=dirham marroquino;other=dirhams marroquinos\nMXN\tm\tone=p\
        eso;other=pesos\t\t\tm\tone=peso mexicano;other=pesos mexicanos\nNOK\tf\tone=coroa;other=coroas\t\t\tf\tone=cor\
        oa norueguesa;other=coroas norueguesas\nNZD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar neozelandês;other=dól\
        ares neozelandeses\nPHP\tm\tone=peso;other=pesos\t\t\tm\tone=peso filipino;other=pesos filipinos\nPKR\tf\tone=r\
        upia;other=rupias\t\t\tf\tone=rupia paquistanesa;other=rupias paquistanesas\nRUB\tm\tone=rublo;other=rublos\nSE\
        K\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa sueca;other=coroas suecas\nSGD\tm\tone=dólar;other=dólares\t\t\t\
        m\tone=dólar singapuriano;other=dólares singapurianos\nTHB\tm\tone=baht;other=bahts\nTRY\tf\tone=lira;other=lir\
        as\nTTD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar de Trinidad e Tobago;other=dól\
        ares de Trinidad e Tobago\nUSD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\tm\tone=dólar america\
        no;other=dólares americanos\t1\nUYU\tm\tone=peso;other=pesos\t\t\tm\tone=peso uruguaio;other=pesos uruguaios\nZ\
        AR\tm\tone=rand;other=rands\n=pt-PT\tmenos \t e \t \t de \t de \t\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\t\
        spellout-cardinal-masculine\nARS\tm\tone=peso;other=pesos\t\t\tm\tone=peso argentino;other=pesos argentinos\nAU\
        D\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar australiano;other=dólares australianos\nBRL\tm\tone=real;other=\
        reais\tm\tone=centavo;other=centavos\nCAD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar canadiano;other=dólares\
         canadianos\nCHF\tm\tone=franco;other=francos\nCLP\tm\tone=peso;other=pesos\t\t\tm\tone=peso chileno;other=peso\
        s chilenos\nCNY\tm\tone=yuan;other=yuans\nCOP\tm\tone=peso;other=pesos\t\t\tm\tone=peso colombiano;other=pesos \
        colombianos\nCZK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa checa;other=coroas checas\nDKK\tf\tone=coroa;othe\
        r=coroas\t\t\tf\tone=coroa dinamarquesa;other=coroas dinamarquesas\nDOP\tm\tone=peso;other=pesos\t\t\tm\tone=pe\
        so dominicano;other=pesos dominicanos\nEGP\tf\tone=libra;other=libras\t\t\tf\tone=libra egípcia;other=libras eg\
        ípcias\nEUR\tm\tone=euro;other=euros\tm\tone=cêntimo;other=cêntimos\nGBP\tf\tone=libra;other=libras\t\t\tf\tone\
        =libra esterlina britânica;other=libras esterlinas britânicas\t1\nHKD\tm\tone=dólar;other=dólares\t\t\tm\tone=d\
        ólar de Hong Kong;other=dólares de Hong Kong\nINR\tf\tone=rupia;other=rupias\t\t\tf\tone=rupia indiana;other=ru\
        pias indianas\t1\nISK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa islandesa;other=coroas islandesas\nJMD\tm\to\
        ne=dólar;other=dólares\t\t\tm\tone=dólar jamaicano;other=dólares jamaicanos\nJPY\tm\tone=iene;other=ienes\nLKR\
        \tf\tone=rupia;other=rupias\t\t\tf\tone=rupia do Sri Lanka;other=rupias do Sri Lanka\nMXN\tm\tone=peso;other=pe\
        sos\t\t\tm\tone=peso mexicano;other=pesos mexicanos\nNOK\tf\tone=coroa;other=coroas\t\t\tf\tone=coroa noruegues\
        a;other=coroas norueguesas\nNZD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar neozelandês;other=dólares neozela\
        ndeses\nPHP\tm\tone=peso;other=pesos\t\t\tm\tone=peso filipino;other=pesos filipinos\nPKR\tf\tone=rupia;other=r\
        upias\t\t\tf\tone=rupia paquistanesa;other=rupias paquistanesas\nRUB\tm\tone=rublo;other=rublos\nSEK\tf\tone=co\
        roa;other=coroas\t\t\tf\tone=coroa sueca;other=coroas suecas\nSGD\tm\tone=dólar;other=dólares\t\t\tm\tone=dólar\
         singapuriano;other=dólares singapurianos\nTHB\tm\tone=baht;other=bahts\nTRY\tf\tone=lira;other=liras\nTTD\tm\t\
        one=dólar;other=dólares\t\t\tm\tone=dólar de Trindade e Tobago;other=dólares de Trindade e Tobago\nUSD\tm\tone=\
        dólar;other=dólares\t\t\tm\tone=dólar dos Estados Unidos;other=dólares dos Estados Unidos\t1\nUYU\tm\tone=peso;\
        other=pesos\t\t\tm\tone=peso uruguaio;other=pesos uruguaios\nZAR\tm\tone=rand;other=rands\n=ru\tминус \t \t \t\
        \t\t{0} {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=дирхам;fe\
        w=дирхама;many=дирхамов;other=дирхамов\t\t\tm\tone=дирхам ОАЭ;few=дирхама ОАЭ;many=дирхамов ОАЭ;other=дирхамов \
        ОАЭ\t1\nAUD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=це\
        нтов\tm\tone=австралийский доллар;few=австралийских доллара;many=австралийских долларов;other=австралийских дол\
        ларов\nBRL\tm\tone=реал;few=реала;many=реалов;other=реалов\nBYN\tm\tone=рубль;few=рубля;many=рублей;other=рубле\
        й\tf\tone=копейка;few=копейки;many=копеек;other=копеек\tm\tone=белорусский рубль;few=белорусских рубля;many=бел\
        орусских рублей;other=белорусских рублей\nCAD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=ц\
        ент;few=цента;many=центов;other=центов\tm\tone=канадский доллар;few=канадских доллара;many=канадских долларов;o\
        ther=канадских долларов\nCHF\tm\tone=франк;few=франка;many=франков;other=франков\nCNY\tm\tone=юань;few=юаня;man\
        y=юаней;other=юаней\nCZK\tf\tone=крона;few=кроны;many=крон;other=крон\t\t\tf\tone=чешская крона;few=чешские кро\
        ны;many=чешских крон;other=чешских крон\nDKK\tf\tone=крона;few=кроны;many=крон;other=крон\t\t\tf\tone=датская к\
        рона;few=датские кроны;many=датских крон;other=датских крон\nEGP\tm\tone=фунт;few=фунта;many=фунтов;other=фунто\
        в\t\t\tm\tone=египетский фунт;few=египетских фунта;many=египетских фунтов;other=египетских фунтов\nEUR\tm\tothe\
        r=евро\tm\tone=цент;few=цента;many=центов;other=центов\nGBP\tm\tone=фунт;few=фунта;many=фунтов;other=фунтов\tm\
        \tone=пенс;few=пенса;many=пенсов;other=пенсов\tm\tone=британский фунт стерлингов;few=британских фунта стерлинго\
        в;many=британских фунтов стерлингов;other=британских фунтов стерлингов\t1\nHKD\tm\tone=доллар;few=доллара;many=\
        долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=гонконгский доллар;few=гонконгс\
        ких доллара;many=гонконгских долларов;other=гонконгских долларов\nHUF\tm\tone=форинт;few=форинта;many=форинтов;\
        other=форинтов\nILS\tm\tone=шекель;few=шекеля;many=шекелей;other=шекелей\nINR\tf\tone=рупия;few=рупии;many=рупи\
        й;other=рупий\t\t\tf\tone=индийская рупия;few=индийские рупии;many=индийских рупий;other=индийских рупий\t1\nIS\
        K\tf\tone=крона;few=кроны;many=крон;other=крон\t\t\tf\tone=исландская крона;few=исландские кроны;many=исландски\
        х крон;other=исландских крон\nJMD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цент\
        а;many=центов;other=центов\tm\tone=ямайский доллар;few=ямайских доллара;many=ямайских долларов;other=ямайских д\
        олларов\nJPY\tf\tone=иена;few=иены;many=иен;other=иен\nKRW\tf\tone=вона;few=воны;many=вон;other=вон\nLKR\tf\ton\
        e=рупия;few=рупии;many=рупий;other=рупий\t\t\tf\tone=шри-ланкийская рупия;few=шри-ланкийские рупии;many=шри-лан\
        кийских рупий;other=шри-ланкийских рупий\nMAD\tm\tone=дирхам;few=дирхама;many=дирхамов;other=дирхамов\t\t\tm\to\
        ne=марокканский дирхам;few=марокканских дирхама;many=марокканских дирхамов;other=марокканских дирхамов\nNOK\tf\
        \tone=крона;few=кроны;many=крон;other=крон\t\t\tf\tone=норвежская крона;few=норвежские кроны;many=норвежских кр\
        он;other=норвежских крон\nNZD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;ma\
        ny=центов;other=центов\tm\tone=новозеландский доллар;few=новозеландских доллара;many=новозеландских долларов;ot\
        her=новозеландских долларов\nPKR\tf\tone=рупия;few=рупии;many=рупий;other=рупий\t\t\tf\tone=пакистанская рупия;\
        few=пакистанские рупии;many=пакистанских рупий;other=пакистанских рупий\nPLN\tm\tone=злотый;few=злотых;many=зло\
        тых;other=злотых\nRON\tm\tone=лей;few=лея;many=леев;other=леев\nRUB\tm\tone=рубль;few=рубля;many=рублей;other=р\
        ублей\tf\tone=копейка;few=копейки;many=копеек;other=копеек\tm\tone=российский рубль;few=российских рубля;many=р\
        оссийских рублей;other=российских рублей\t1\nSAR\tm\tone=риял;few=рияла;many=риялов;other=риялов\nSEK\tf\tone=к\
        рона;few=кроны;many=крон;other=крон\t\t\tf\tone=шведская крона;few=шведские кроны;many=шведских крон;other=швед\
        ских крон\nSGD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other\
        =центов\tm\tone=сингапурский доллар;few=сингапурских доллара;many=сингапурских долларов;other=сингапурских долл\
        аров\nTHB\tm\tone=бат;few=бата;many=батов;other=батов\nTRY\tf\tone=лира;few=лиры;many=лир;other=лир\nTTD\tm\ton\
        e=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\tm\tone=долла\
        р Тринидада и Тобаго;few=доллара Тринидада и Тобаго;many=долларов Тринидада и Тобаго;other=долларов Тринидада и\
         Тобаго\nUAH\tf\tone=гривна;few=гривны;many=гривен;other=гривен\tf\tone=копейка;few=копейки;many=копеек;other=к\
        опеек\nUSD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=цен\
        тов\tm\tone=доллар США;few=доллара США;many=долларов США;other=долларов США\t1\nZAR\tm\tone=рэнд;few=рэнда;many\
        =рэндов;other=рэндов\n=sv\tminus \t och \t \t\t\t\t\t\ten\u{AD}tusen=et\u{AD}tusen\t\n:c\tspellout-cardinal-fem\
        inine\n:n\tspellout-cardinal-neuter\nAED\tc\tother=dirham\nARS\tc\tone=peso;other=pesos\t\t\tc\tone=argentinsk \
        peso;other=argentinska pesos\nAUD\tc\tother=dollar\tc\tother=cent\tc\tone=australisk dollar;other=australiska d\
        ollar\nBRL\tc\tother=real\nCAD\tc\tother=dollar\tc\tother=cent\tc\tone=kanadensisk dollar;other=kanadensiska do\
        llar\nCHF\tc\tother=franc\nCLP\tc\tone=peso;other=pesos\t\t\tc\tone=chilensk peso;other=chilenska pesos\nCNY\tc\
        \tother=yuan\nCOP\tc\tone=peso;other=pesos\t\t\tc\tone=colombiansk peso;other=colombianska pesos\nDKK\tc\tone=k\
        rona;other=kronor\tn\tother=öre\tc\tone=dansk krona;other=danska kronor\nDOP\tc\tone=peso;other=pesos\t\t\tc\to\
        ne=dominikansk peso;other=dominikanska pesos\nEGP\tn\tother=pund\t\t\tn\tone=egyptiskt pund;other=egyptiska pun\
        d\nEUR\tc\tother=euro\tc\tother=cent\nGBP\tn\tother=pund\tc\tone=penny;other=pence\tn\tone=brittiskt pund;other\
        =brittiska pund\t1\nHKD\tc\tother=dollar\tc\tother=cent\tc\tother=Hongkongdollar\nINR\tc\tone=rupie;other=rupie\
        r\t\t\tc\tone=indisk rupie;other=indiska rupier\t1\nISK\tc\tone=krona;other=kronor\t\t\tc\tone=isländsk krona;o\
        ther=isländska kronor\nJPY\tc\tother=yen\nKRW\tc\tother=won\nLKR\tc\tone=rupie;other=rupier\t\t\tc\tone=srilank\
        esisk rupie;other=srilankesiska rupier\nMXN\tc\tone=peso;other=pesos\t\t\tc\tone=mexikansk peso;other=mexikansk\
        a pesos\nNOK\tc\tone=krona;other=kronor\tn\tother=öre\tc\tone=norsk krona;other=norska kronor\nNZD\tc\tother=do\
        llar\tc\tother=cent\tc\tone=nyzeeländsk dollar;other=nyzeeländska dollar\nPHP\tc\tone=peso;other=pesos\t\t\tc\t\
        one=filippinsk peso;other=filippinska pesos\nPKR\tc\tone=rupie;other=rupier\t\t\tc\tone=pakistansk rupie;other=\
        pakistanska rupier\nRON\tc\tone=leu;other=lei\nSEK\tc\tone=krona;other=kronor\tn\tother=öre\tc\tone=svensk kron\
        a;other=svenska kronor\nSGD\tc\tother=dollar\tc\tother=cent\tc\tone=singaporiansk dollar;other=singaporianska d\
        ollar\nTHB\tc\tother=baht\nTRY\tc\tother=lira\nUSD\tc\tother=dollar\tc\tother=cent\tc\tone=amerikansk dollar;ot\
        her=amerikanska dollar\t1\nUYU\tc\tone=peso;other=pesos\t\t\tc\tone=uruguayansk peso;other=uruguayanska pesos\n\
        ZAR\tc\tother=rand\n=tr\teksi \t \t \t\t\t\t\t\t\t\n:\tspellout-cardinal\nAED\t\tother=dirhem\t\t\t\tother=BAE \
        dirhemi\t1\nARS\t\tother=peso\t\t\t\tother=Arjantin pesosu\nAUD\t\tother=dolar\t\tother=sent\t\tother=Avustraly\
        a doları\nBRL\t\tother=real\nCAD\t\tother=dolar\t\tother=sent\t\tother=Kanada doları\nCHF\t\tother=frank\nCLP\t\
        \tother=peso\t\t\t\tother=Şili pesosu\nCNY\t\tother=yuan\nCOP\t\tother=peso\t\t\t\tother=Kolombiya pesosu\nDKK\
        \t\tother=kron\t\t\t\tother=Danimarka kronu\nEGP\t\tother=lira\t\t\t\tother=Mısır lirası\nEUR\t\tother=avro\t\t\
        other=sent\nGBP\t\tother=sterlin\nHKD\t\tother=dolar\t\tother=sent\t\tother=Hong Kong doları\nHUF\t\tother=fori\
        nt\nINR\t\tother=rupi\t\t\t\tother=Hindistan rupisi\t1\nJPY\t\tother=yen\nKRW\t\tother=won\nMAD\t\tother=dirhem\
        \t\t\t\tother=Fas dirhemi\nMXN\t\tother=peso\t\t\t\tother=Meksika pesosu\nNOK\t\tother=kron\t\t\t\tother=Norveç\
         kronu\nNZD\t\tother=dolar\t\tother=sent\t\tother=Yeni Zelanda doları\nPHP\t\tother=peso\t\t\t\tother=Filipinle\
        r pesosu\nPKR\t\tother=rupi\t\t\t\tother=Pakistan rupisi\nPLN\t\tother=zloti\nRON\t\tother=ley\nRUB\t\tother=ru\
        ble\nSAR\t\tother=riyal\nSEK\t\tother=kron\t\t\t\tother=İsveç kronu\nSGD\t\tother=dolar\t\tother=sent\t\tother=\
        Singapur doları\nTHB\t\tother=baht\nTRY\t\tother=lira\t\tother=kuruş\t\tother=Türk lirası\t1\nUSD\t\tother=dola\
        r\t\tother=sent\t\tother=ABD doları\t1\nZAR\t\tother=rand\n=uk\tмінус \t \t \t\t\t{3} {4} {5}\t\t\t\t\n:f\tspel\
        lout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=дирхам;few=дирхами;many=дирхамів;other=дир\
        хамів\t\t\tm\tone=дирхам ОАЕ;few=дирхами ОАЕ;many=дирхамів ОАЕ;other=дирхамів ОАЕ\t1\nAUD\tm\tone=долар;few=дол\
        ари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\tone=австралійський долар;few\
        =австралійські долари;many=австралійських доларів;other=австралійських доларів\nBRL\tm\tone=реал;few=реали;many\
        =реалів;other=реалів\nCAD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центі\
        в;other=центів\tm\tone=канадський долар;few=канадські долари;many=канадських доларів;other=канадських доларів\n\
        CHF\tm\tone=франк;few=франки;many=франків;other=франків\nCNY\tm\tone=юань;few=юані;many=юанів;other=юанів\nCZK\
        \tf\tone=крона;few=крони;many=крон;other=крон\t\t\tf\tone=чеська крона;few=чеські крони;many=чеських крон;other\
        =чеських крон\nDKK\tf\tone=крона;few=крони;many=крон;other=крон\t\t\tf\tone=данська крона;few=данські крони;man\
        y=данських крон;other=данських крон\nEGP\tm\tone=фунт;few=фунти;many=фунтів;other=фунтів\t\t\tm\tone=єгипетськи\
        й фунт;few=єгипетські фунти;many=єгипетських фунтів;other=єгипетських фунтів\nGBP\tm\tone=фунт;few=фунти;many=ф\
        унтів;other=фунтів\t\t\tm\tone=англійський фунт;few=англійські фунти;many=англійських фунтів;other=англійських \
        фунтів\t1\nHKD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=цен\
        тів\tm\tone=гонконгський долар;few=гонконгські долари;many=гонконгських доларів;other=гонконгських доларів\nHUF\
        \tm\tone=форинт;few=форинти;many=форинтів;other=форинтів\nILS\tm\tone=шекель;few=шекелі;many=шекелів;other=шеке\
        лів\nINR\tf\tone=рупія;few=рупії;many=рупій;other=рупій\t\t\tf\tone=індійська рупія;few=індійські рупії;many=ін\
        дійських рупій;other=індійських рупій\t1\nISK\tf\tone=крона;few=крони;many=крон;other=крон\t\t\tf\tone=ісландсь\
        ка крона;few=ісландські крони;many=ісландських крон;other=ісландських крон\nJMD\tm\tone=долар;few=долари;many=д\
        оларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\tone=ямайський долар;few=ямайські долар\
        и;many=ямайських доларів;other=ямайських доларів\nJPY\tf\tone=єна;few=єни;many=єн;other=єн\nLKR\tf\tone=рупія;f\
        ew=рупії;many=рупій;other=рупій\t\t\tf\tone=шрі-ланкійська рупія;few=шрі-ланкійські рупії;many=шрі-ланкійських \
        рупій;other=шрі-ланкійських рупій\nMAD\tm\tone=дирхам;few=дирхами;many=дирхамів;other=дирхамів\t\t\tm\tone=маро\
        кканський дирхам;few=марокканські дирхами;many=марокканських дирхамів;other=марокканських дирхамів\nNOK\tf\tone\
        =крона;few=крони;many=крон;other=крон\t\t\tf\tone=норвезька крона;few=норвезькі крони;many=норвезьких крон;othe\
        r=норвезьких крон\nNZD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;o\
        ther=центів\tm\tone=новозеландський долар;few=новозеландські долари;many=новозеландських доларів;other=новозела\
        ндських доларів\nPKR\tf\tone=рупія;few=рупії;many=рупій;other=рупій\t\t\tf\tone=пакистанська рупія;few=пакистан\
        ські рупії;many=пакистанських рупій;other=пакистанських рупій\nPLN\tm\tone=злотий;few=злоті;many=злотих;other=з\
        лотих\nRON\tm\tone=лей;few=леї;many=леїв;other=леїв\nRUB\tm\tone=рубль;few=рублі;many=рублів;other=рублів\tf\to\
        ne=копійка;few=копійки;many=копійок;other=копійок\nSEK\tf\tone=крона;few=крони;many=крон;other=крон\t\t\tf\tone\
        =шведська крона;few=шведські крони;many=шведських крон;other=шведських крон\nSGD\tm\tone=долар;few=долари;many=\
        доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\tone=сінгапурський долар;few=сінгапурс\
        ькі долари;many=сінгапурських доларів;other=сінгапурських доларів\nTHB\tm\tone=бат;few=бати;many=батів;other=ба\
        тів\nTRY\tf\tone=ліра;few=ліри;many=лір;other=лір\nTTD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\t\
        one=цент;few=центи;many=центів;other=центів\tm\tone=долар Тринідаду і Тобаго;few=долари Тринідаду і Тобаго;many\
        =доларів Тринідаду і Тобаго;other=доларів Тринідаду і Тобаго\nUAH\tf\tone=гривня;few=гривні;many=гривень;other=\
        гривень\tf\tone=копійка;few=копійки;many=копійок;other=копійок\nUSD\tm\tone=долар;few=долари;many=доларів;other\
        =доларів\tm\tone=цент;few=центи;many=центів;other=центів\tm\tone=долар США;few=долари США;many=доларів США;othe\
        r=доларів США\t1\nZAR\tm\tone=ранд;few=ранди;many=рандів;other=рандів\n=vi\tâm \t \t \t\t\t\t\t\t\t\n:\tspellou\
        t-cardinal\nCAD\t\tother=đô la Canada\t\tother=xu\nCHF\t\tother=franc Thụy Sĩ\nCNY\t\tother=nhân dân tệ\nEUR\t\
        \tother=euro\t\tother=xu\nGBP\t\tother=bảng Anh\nHKD\t\tother=đô la Hồng Kông\t\tother=xu\nINR\t\tother=rupee\n\
        JPY\t\tother=yên Nhật\nKRW\t\tother=won\nNZD\t\tother=đô la New Zealand\t\tother=xu\nRUB\t\tother=rúp\nSGD\t\to\
        ther=đô la Singapore\t\tother=xu\nUSD\t\tother=đô la\t\tother=xu\nVND\t\tother=đồng\n=zh\t负\t\t\t\t\t\t角;分;零;整\
        \t\t 二 = 两 ;兆\t\n:\tspellout-cardinal\n:financial\tspellout-cardinal-financial\nAED\t\tother=阿联酋迪拉姆\nAUD\t\toth\
        er=澳大利亚元\nBRL\t\tother=巴西雷亚尔\nCAD\t\tother=加拿大元\nCHF\t\tother=瑞士法郎\nCNY\tfinancial\tother=元\nCZK\t\tother=捷克克朗\
        \nDKK\t\tother=丹麦克朗\nEGP\t\tother=埃及镑\nEUR\t\tother=欧元\t\tother=欧分\nGBP\t\tother=英镑\t\tother=便士\nHKD\t\tother=港\
        元\nHUF\t\tother=匈牙利福林\nINR\t\tother=印度卢比\nJPY\t\tother=日元\nKRW\t\tother=韩元\nMXN\t\tother=墨西哥比索\nMYR\t\tother=马来\
        西亚林吉特\nNOK\t\tother=挪威克朗\nNZD\t\tother=新西兰元\nPHP\t\tother=菲律宾比索\nPLN\t\tother=波兰兹罗提\nRON\t\tother=罗马尼亚列伊\nRUB\t\
        \tother=俄罗斯卢布\nSAR\t\tother=沙特里亚尔\nSEK\t\tother=瑞典克朗\nSGD\t\tother=新加坡元\nTHB\t\tother=泰铢\nTRY\t\tother=土耳其里拉\nT\
        WD\t\tother=新台币\nUSD\t\tother=美元\t\tother=美分\nVND\t\tother=越南盾\nZAR\t\tother=南非兰特\n
        """
    }
}
