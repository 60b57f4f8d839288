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
        rupie;few=rupie;other=rupií\nJPY\tm\tone=jen;few=jeny;other=jenů\nKRW\tm\tone=won;few=wony;other=wonů\nNOK\tf\t\
        one=koruna;few=koruny;other=korun\nNZD\tm\tone=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\
        \nPLN\tm\tone=zlotý;few=zloté;other=zlotých\nRUB\tm\tone=rubl;few=rubly;other=rublů\tf\tone=kopějka;few=kopějky\
        ;other=kopějek\nSAR\tm\tone=rijál;few=rijály;other=rijálů\nSEK\tf\tone=koruna;few=koruny;other=korun\nSGD\tm\to\
        ne=dolar;few=dolary;other=dolarů\tm\tone=cent;few=centy;other=centů\nTHB\tm\tone=baht;few=bahty;other=bahtů\nTR\
        Y\tf\tone=lira;few=liry;other=lir\nUAH\tf\tone=hřivna;few=hřivny;other=hřiven\nUSD\tm\tone=dolar;few=dolary;oth\
        er=dolarů\tm\tone=cent;few=centy;other=centů\nZAR\tm\tone=rand;few=randy;other=randů\n=de\tminus \t und \t \t\t\
        \t{0} und {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardin\
        al-neuter\nAED\tm\tother=Dirham\nAUD\tm\tother=Dollar\tm\tother=Cent\nBRL\tm\tother=Real\nCAD\tm\tother=Dollar\
        \tm\tother=Cent\nCHF\tm\tother=Franken\tm\tother=Rappen\nCNY\tm\tother=Yuan\nCZK\tf\tone=Krone;other=Kronen\nDK\
        K\tf\tone=Krone;other=Kronen\nEGP\tn\tother=Pfund\nEUR\tm\tother=Euro\tm\tother=Cent\nGBP\tn\tother=Pfund\tm\to\
        ne=Penny;other=Pence\nHKD\tm\tother=Dollar\tm\tother=Cent\nHUF\tm\tother=Forint\nILS\tm\tother=Schekel\nINR\tf\
        \tone=Rupie;other=Rupien\nJPY\tm\tother=Yen\nKRW\tm\tother=Won\nMXN\tm\tone=Peso;other=Pesos\nNOK\tf\tone=Krone\
        ;other=Kronen\nNZD\tm\tother=Dollar\tm\tother=Cent\nPLN\tm\tother=Zloty\nRUB\tm\tother=Rubel\tf\tone=Kopeke;oth\
        er=Kopeken\nSAR\tm\tother=Rial\nSEK\tf\tone=Krone;other=Kronen\nSGD\tm\tother=Dollar\tm\tother=Cent\nTHB\tm\tot\
        her=Baht\nTRY\tf\tother=Lira\nUSD\tm\tother=Dollar\tm\tother=Cent\nZAR\tm\tother=Rand\n=en\tminus \t and \t \t\
        \t\t{0} and {1} {2}\t\t\t\t\n:\tspellout-cardinal\nAED\t\tone=dirham;other=dirhams\nAMD\t\tone=dram;other=drams\
        \nARS\t\tone=peso;other=pesos\t\tone=centavo;other=centavos\nAUD\t\tone=dollar;other=dollars\t\tone=cent;other=\
        cents\nBRL\t\tone=real;other=reals\t\tone=centavo;other=centavos\nCAD\t\tone=dollar;other=dollars\t\tone=cent;o\
        ther=cents\nCHF\t\tone=franc;other=francs\t\tone=centime;other=centimes\nCLP\t\tone=peso;other=pesos\nCNY\t\tot\
        her=yuan\nCOP\t\tone=peso;other=pesos\nCZK\t\tone=koruna;other=korunas\nDKK\t\tone=krone;other=kroner\t\tother=\
        øre\nEGP\t\tone=pound;other=pounds\nEUR\t\tone=euro;other=euros\t\tone=cent;other=cents\nGBP\t\tone=pound;other\
        =pounds\t\tone=penny;other=pence\nHKD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nHUF\t\tone=forint;ot\
        her=forints\nIDR\t\tone=rupiah;other=rupiahs\nILS\t\tone=shekel;other=shekels\t\tone=agora;other=agorot\nINR\t\
        \tone=rupee;other=rupees\t\tone=paisa;other=paise\nJPY\t\tother=yen\nKES\t\tone=shilling;other=shillings\nKRW\t\
        \tother=won\nKZT\t\tother=tenge\nMXN\t\tone=peso;other=pesos\t\tone=centavo;other=centavos\nMYR\t\tother=ringgi\
        t\t\tother=sen\nNGN\t\tother=naira\t\tother=kobo\nNOK\t\tone=krone;other=kroner\t\tother=øre\nNZD\t\tone=dollar\
        ;other=dollars\t\tone=cent;other=cents\nPHP\t\tone=peso;other=pesos\t\tone=centavo;other=centavos\nPKR\t\tone=r\
        upee;other=rupees\nPLN\t\tone=zloty;other=zlotys\nRON\t\tone=leu;other=lei\nRUB\t\tone=ruble;other=rubles\t\ton\
        e=kopeck;other=kopecks\nSAR\t\tone=riyal;other=riyals\nSEK\t\tone=krona;other=kronor\t\tother=öre\nSGD\t\tone=d\
        ollar;other=dollars\t\tone=cent;other=cents\nTHB\t\tother=baht\t\tother=satang\nTRY\t\tone=lira;other=liras\nTW\
        D\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nUAH\t\tone=hryvnia;other=hryvnias\t\tone=kopeck;other=ko\
        pecks\nUSD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nVND\t\tother=dong\nZAR\t\tother=rand\t\tone=cen\
        t;other=cents\n=es\tmenos \t con \t \t de \t de \t{0} con {1} {2}\t\tf=200\t\t\n:f\tspellout-cardinal-feminine\
        \n:m\tspellout-cardinal-masculine\nARS\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nAUD\tm\tone=dól\
        ar;other=dólares\tm\tone=centavo;other=centavos\nAWG\tm\tone=florín;other=florines\nBOB\tm\tone=boliviano;other\
        =bolivianos\tm\tone=centavo;other=centavos\nBRL\tm\tone=real;other=reales\nCAD\tm\tone=dólar;other=dólares\tm\t\
        one=centavo;other=centavos\nCHF\tm\tone=franco;other=francos\nCLP\tm\tone=peso;other=pesos\nCNY\tm\tone=yuan;ot\
        her=yuanes\nCOP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nCRC\tm\tone=colón;other=colones\tm\ton\
        e=céntimo;other=céntimos\nCUP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nCZK\tf\tone=corona;other\
        =coronas\nDKK\tf\tone=corona;other=coronas\nDOP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nEGP\tf\
        \tone=libra;other=libras\nEUR\tm\tone=euro;other=euros\tm\tone=céntimo;other=céntimos\nGBP\tf\tone=libra;other=\
        libras\tm\tone=penique;other=peniques\nGTQ\tm\tone=quetzal;other=quetzales\tm\tone=centavo;other=centavos\nHKD\
        \tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nHNL\tm\tone=lempira;other=lempiras\tm\tone=centavo\
        ;other=centavos\nINR\tf\tone=rupia;other=rupias\nJPY\tm\tone=yen;other=yenes\nKRW\tm\tone=won;other=wones\nMXN\
        \tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nNIO\tm\tone=córdoba;other=córdobas\tm\tone=centavo;ot\
        her=centavos\nNOK\tf\tone=corona;other=coronas\nNZD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\
        \nPAB\tm\tone=balboa;other=balboas\tm\tone=centésimo;other=centésimos\nPEN\tm\tone=sol;other=soles\tm\tone=cént\
        imo;other=céntimos\nPYG\tm\tone=guaraní;other=guaraníes\nRON\tm\tone=leu;other=leus\nRUB\tm\tone=rublo;other=ru\
        blos\nSAR\tm\tone=rial;other=riales\nSEK\tf\tone=corona;other=coronas\nSGD\tm\tone=dólar;other=dólares\tm\tone=\
        centavo;other=centavos\nTRY\tf\tone=lira;other=liras\nTTD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=cen\
        tavos\nUSD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nUYU\tm\tone=peso;other=pesos\nVES\tm\ton\
        e=bolívar;other=bolívares\tm\tone=céntimo;other=céntimos\nZAR\tm\tone=rand;other=rands\n=fi\tmiinus \t ja \t \t\
        \t\t\t\t\t\t\n:\tspellout-cardinal\nAED\t\tone=dirhami;other=dirhamia\nAUD\t\tone=dollari;other=dollaria\t\tone\
        =sentti;other=senttiä\nBRL\t\tone=real;other=realia\nCAD\t\tone=dollari;other=dollaria\t\tone=sentti;other=sent\
        tiä\nCHF\t\tone=frangi;other=frangia\nCNY\t\tone=juan;other=juania\nCZK\t\tone=koruna;other=korunaa\nDKK\t\tone\
        =kruunu;other=kruunua\t\tone=äyri;other=äyriä\nEGP\t\tone=punta;other=puntaa\nEUR\t\tone=euro;other=euroa\t\ton\
        e=sentti;other=senttiä\nGBP\t\tone=punta;other=puntaa\t\tone=penny;other=pennyä\nHKD\t\tone=dollari;other=dolla\
        ria\t\tone=sentti;other=senttiä\nHUF\t\tone=forintti;other=forinttia\nINR\t\tone=rupia;other=rupiaa\nJPY\t\tone\
        =jeni;other=jeniä\nKRW\t\tone=won;other=wonia\nMXN\t\tone=peso;other=pesoa\nNOK\t\tone=kruunu;other=kruunua\t\t\
        one=äyri;other=äyriä\nNZD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nRON\t\tone=leu;other=leuta\
        \nRUB\t\tone=rupla;other=ruplaa\t\tone=kopeekka;other=kopeekkaa\nSAR\t\tone=rial;other=rialia\nSEK\t\tone=kruun\
        u;other=kruunua\t\tone=äyri;other=äyriä\nSGD\t\tone=dollari;other=dollaria\t\tone=sentti;other=senttiä\nTHB\t\t\
        one=baht;other=bahtia\nTRY\t\tone=liira;other=liiraa\nUAH\t\tone=hryvnia;other=hryvniaa\nUSD\t\tone=dollari;oth\
        er=dollaria\t\tone=sentti;other=senttiä\nZAR\t\tone=randi;other=randia\t\tone=sentti;other=senttiä\n=fr\tmoins \
        \t et \t \t de \t d’\t{0} et {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\n\
        AED\tm\tone=dirham;other=dirhams\nAUD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nCAD\tm\tone=dollar\
        ;other=dollars\tm\tone=cent;other=cents\nCHF\tm\tone=franc;other=francs\tm\tone=centime;other=centimes\nCNY\tm\
        \tone=yuan;other=yuans\nCZK\tf\tone=couronne;other=couronnes\nDKK\tf\tone=couronne;other=couronnes\nDZD\tm\tone\
        =dinar;other=dinars\tm\tone=centime;other=centimes\nEGP\tf\tone=livre;other=livres\nEUR\tm\tone=euro;other=euro\
        s\tm\tone=centime;other=centimes\nGBP\tf\tone=livre;other=livres\tm\tone=penny;other=pence\nHKD\tm\tone=dollar;\
        other=dollars\tm\tone=cent;other=cents\nHUF\tm\tone=forint;other=forints\nILS\tm\tone=shekel;other=shekels\nINR\
        \tf\tone=roupie;other=roupies\nJPY\tm\tone=yen;other=yens\nKRW\tm\tone=won;other=wons\nMAD\tm\tone=dirham;other\
        =dirhams\tm\tone=centime;other=centimes\nMXN\tm\tone=peso;other=pesos\nNOK\tf\tone=couronne;other=couronnes\nNZ\
        D\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nPLN\tm\tone=zloty;other=zlotys\nRON\tm\tone=leu;other=\
        lei\nRUB\tm\tone=rouble;other=roubles\tm\tone=kopeck;other=kopecks\nSAR\tm\tone=riyal;other=riyals\nSEK\tf\tone\
        =couronne;other=couronnes\nSGD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nTHB\tm\tone=baht;other=ba\
        hts\nTND\tm\tone=dinar;other=dinars\nTRY\tf\tone=livre;other=livres\nUSD\tm\tone=dollar;other=dollars\tm\tone=c\
        ent;other=cents\nXAF\tm\tone=franc;other=francs\nXOF\tm\tone=franc;other=francs\nXPF\tm\tone=franc;other=francs\
        \nZAR\tm\tone=rand;other=rands\n=hi\tऋण \t \t \t\t\t\t\t\t\t\n:\tspellout-cardinal\nAED\t\tother=दिरहाम\nAUD\t\
        \tother=डॉलर\t\tother=सेंट\nBDT\t\tother=टका\nCAD\t\tother=डॉलर\t\tother=सेंट\nCHF\t\tother=फ़्रैंक\nCNY\t\toth\
        er=युआन\nEUR\t\tother=यूरो\t\tother=सेंट\nGBP\t\tother=पाउंड\nHKD\t\tother=डॉलर\t\tother=सेंट\nINR\t\tone=रुपया\
        ;other=रुपये\t\tone=पैसा;other=पैसे\nJPY\t\tother=येन\nKRW\t\tother=वॉन\nMXN\t\tother=पेसो\nNZD\t\tother=डॉलर\t\
        \tother=सेंट\nRUB\t\tother=रूबल\nSGD\t\tother=डॉलर\t\tother=सेंट\nTHB\t\tother=बहत\nTRY\t\tother=लीरा\nUSD\t\to\
        ther=डॉलर\t\tother=सेंट\n=hu\tmínusz \t \t \t\t\t\t\t\t ezer\u{AD}= ezer;ezer\u{AD}=ezer-;millió\u{AD}=millió-;\
        milliárd\u{AD}=milliárd-\t\n:\tspellout-cardinal\nAED\t\tother=dirham\nAUD\t\tother=dollár\t\tother=cent\nBRL\t\
        \tother=real\t\tother=centavo\nCAD\t\tother=dollár\t\tother=cent\nCHF\t\tother=frank\t\tother=rappen\nCNY\t\tot\
        her=jüan\nCZK\t\tother=korona\nDKK\t\tother=korona\nEGP\t\tother=font\nEUR\t\tother=euró\t\tother=cent\nGBP\t\t\
        other=font\t\tother=penny\nHKD\t\tother=dollár\t\tother=cent\nHUF\t\tother=forint\t\tother=fillér\nILS\t\tother\
        =sékel\nINR\t\tother=rúpia\nJPY\t\tother=jen\nMXN\t\tother=peso\t\tother=centavo\nNOK\t\tother=korona\nNZD\t\to\
        ther=dollár\t\tother=cent\nRON\t\tother=lej\nRUB\t\tother=rubel\t\tother=kopejka\nSAR\t\tother=riál\nSEK\t\toth\
        er=korona\nSGD\t\tother=dollár\t\tother=cent\nTRY\t\tother=líra\nUAH\t\tother=hrivnya\nUSD\t\tother=dollár\t\to\
        ther=cent\nZAR\t\tother=rand\t\tother=cent\n=hy\tմինուս \t \t \t\t\t\t\t\t\u{AD}հարյուր= հարյուր; մեկ հարյուր= \
        հարյուր; տասն = տասը ;իննասուն=իննսուն;միլիօն=միլիոն;միլիար =միլիարդ ;բիլի\t\n:\tspellout-cardinal\nAED\t\tothe\
        r=դիրհամ\nAMD\t\tother=դրամ\nAUD\t\tother=դոլար\nCAD\t\tother=դոլար\nCHF\t\tother=ֆրանկ\nCNY\t\tother=յուան\nDK\
        K\t\tother=կրոն\nEUR\t\tother=եվրո\nGBP\t\tother=ֆունտ ստերլինգ\nGEL\t\tother=լարի\nHKD\t\tother=դոլար\nJPY\t\t\
        other=իեն\nKZT\t\tother=տենգե\nMXN\t\tother=պեսո\nNOK\t\tother=կրոն\nNZD\t\tother=դոլար\nPLN\t\tother=զլոտի\nRU\
        B\t\tother=ռուբլի\nSEK\t\tother=կրոն\nSGD\t\tother=դոլար\nTRY\t\tother=լիրա\nUSD\t\tother=դոլար\n=it\tmeno \t e\
         \t \t di \t di \t{0} e {1} {2}\t\t\tmille\u{AD}un =milleuno ;mila\u{AD}un =milauno ;tré\u{AD}mila=tre\u{AD}mil\
        a\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tother=dirham\nAUD\tm\tone=dollaro\
        ;other=dollari\tm\tone=centesimo;other=centesimi\nCAD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=cen\
        tesimi\nCHF\tm\tone=franco;other=franchi\tm\tone=centesimo;other=centesimi\nCNY\tm\tother=yuan\nCZK\tf\tone=cor\
        ona;other=corone\nDKK\tf\tone=corona;other=corone\nEGP\tf\tone=sterlina;other=sterline\nEUR\tm\tother=euro\tm\t\
        one=centesimo;other=centesimi\nGBP\tf\tone=sterlina;other=sterline\nHKD\tm\tone=dollaro;other=dollari\tm\tone=c\
        entesimo;other=centesimi\nHUF\tm\tone=fiorino;other=fiorini\nINR\tf\tone=rupia;other=rupie\nJPY\tm\tother=yen\n\
        KRW\tm\tother=won\nNOK\tf\tone=corona;other=corone\nNZD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=c\
        entesimi\nPLN\tm\tother=zloty\nRON\tm\tone=leu;other=lei\nRUB\tm\tone=rublo;other=rubli\tm\tone=copeco;other=co\
        pechi\nSAR\tm\tother=riyal\nSEK\tf\tone=corona;other=corone\nSGD\tm\tone=dollaro;other=dollari\tm\tone=centesim\
        o;other=centesimi\nTHB\tm\tother=baht\nTRY\tf\tone=lira;other=lire\nUAH\tf\tone=grivnia;other=grivnie\nUSD\tm\t\
        one=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\nZAR\tm\tother=rand\n=ja\tマイナス\t\t\t\t\t\t\t\t 〇 = \
        零 \t\n:\tspellout-cardinal\nAED\t\tother=ディルハム\nAUD\t\tother=ドル\t\tother=セント\nBRL\t\tother=レアル\nCAD\t\tother=ドル\
        \t\tother=セント\nCHF\t\tother=フラン\nCNY\t\tother=元\nCZK\t\tother=コルナ\nDKK\t\tother=クローネ\nEGP\t\tother=ポンド\nEUR\t\t\
        other=ユーロ\t\tother=セント\nGBP\t\tother=ポンド\t\tother=ペンス\nHKD\t\tother=ドル\t\tother=セント\nHUF\t\tother=フォリント\nIDR\t\
        \tother=ルピア\nINR\t\tother=ルピー\nJPY\t\tother=円\nKRW\t\tother=ウォン\nMXN\t\tother=ペソ\nNOK\t\tother=クローネ\nNZD\t\toth\
        er=ドル\t\tother=セント\nPLN\t\tother=ズウォティ\nRUB\t\tother=ルーブル\nSAR\t\tother=リヤル\nSEK\t\tother=クローナ\nSGD\t\tother=ドル\
        \t\tother=セント\nTHB\t\tother=バーツ\nTRY\t\tother=リラ\nUSD\t\tother=ドル\t\tother=セント\nVND\t\tother=ドン\nZAR\t\tother=ラ\
        ンド\n=ko\t마이너스 \t \t\t\t\t\t\t\t =\t\n:\tspellout-cardinal-sinokorean\nAED\t\tother= 아랍에미리트 디르함\nAUD\t\tother= 호\
        주 달러\t\tother= 센트\nBRL\t\tother= 브라질 레알\nCAD\t\tother= 캐나다 달러\t\tother= 센트\nCHF\t\tother= 스위스 프랑\nCNY\t\tother=\
         위안\nCZK\t\tother= 체코 코루나\nDKK\t\tother= 덴마크 크로네\nEGP\t\tother= 이집트 파운드\nEUR\t\tother= 유로\t\tother= 센트\nGBP\t\t\
        other= 파운드\nHKD\t\tother= 홍콩 달러\t\tother= 센트\nHUF\t\tother= 헝가리 포린트\nINR\t\tother= 인도 루피\nJPY\t\tother= 엔\nKRW\
        \t\tother=원\nMXN\t\tother= 멕시코 페소\nNOK\t\tother= 노르웨이 크로네\nNZD\t\tother= 뉴질랜드 달러\t\tother= 센트\nPLN\t\tother= 폴란\
        드 즈워티\nRON\t\tother= 루마니아 레우\nRUB\t\tother= 러시아 루블\nSAR\t\tother= 사우디아라비아 리얄\nSEK\t\tother= 스웨덴 크로나\nSGD\t\toth\
        er= 싱가포르 달러\t\tother= 센트\nTHB\t\tother= 태국 바트\nTRY\t\tother= 튀르키예 리라\nUSD\t\tother= 달러\t\tother= 센트\nVND\t\toth\
        er= 베트남 동\nZAR\t\tother= 남아프리카 랜드\n=nl\tmin \t en \t \t\t\t{0} en {1} {2}\t\t\t\t\n:\tspellout-cardinal\nAED\t\
        \tother=dirham\nAUD\t\tother=dollar\t\tother=cent\nBRL\t\tother=real\nCAD\t\tother=dollar\t\tother=cent\nCHF\t\
        \tother=frank\nCNY\t\tother=yuan\nCZK\t\tone=kroon;other=kronen\nDKK\t\tone=kroon;other=kronen\nEGP\t\tother=po\
        nd\nEUR\t\tother=euro\t\tother=cent\nGBP\t\tother=pond\t\tone=penny;other=pence\nHKD\t\tother=dollar\t\tother=c\
        ent\nHUF\t\tother=forint\nILS\t\tother=shekel\nINR\t\tone=roepie;other=roepies\nJPY\t\tother=yen\nKRW\t\tother=\
        won\nMXN\t\tother=peso\nNOK\t\tone=kroon;other=kronen\nNZD\t\tother=dollar\t\tother=cent\nPLN\t\tother=zloty\nR\
        ON\t\tother=leu\nRUB\t\tother=roebel\nSAR\t\tother=riyal\nSEK\t\tone=kroon;other=kronen\nSGD\t\tother=dollar\t\
        \tother=cent\nTHB\t\tother=baht\nTRY\t\tother=lira\nUAH\t\tother=hryvnia\nUSD\t\tother=dollar\t\tother=cent\nZA\
        R\t\tother=rand\n=no\tminus \t og \t \t\t\t\t\t\t\t\n:c\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neu\
        ter\nAED\tc\tother=dirham\nAUD\tc\tother=dollar\tc\tother=cent\nBRL\tc\tone=real;other=realer\nCAD\tc\tother=do\
        llar\tc\tother=cent\nCHF\tc\tother=franc\nCNY\tc\tother=yuan\nDKK\tc\tone=krone;other=kroner\tn\tother=øre\nEGP\
        \tn\tother=pund\nEUR\tc\tother=euro\tc\tother=cent\nGBP\tn\tother=pund\tc\tone=penny;other=pence\nHKD\tc\tother\
        =dollar\tc\tother=cent\nHUF\tc\tone=forint;other=forinter\nINR\tc\tone=rupi;other=rupier\nJPY\tc\tother=yen\nKR\
        W\tc\tother=won\nMXN\tc\tone=peso;other=pesos\nNOK\tc\tone=krone;other=kroner\tn\tother=øre\nNZD\tc\tother=doll\
        ar\tc\tother=cent\nPLN\tc\tother=zloty\nRON\tc\tone=leu;other=lei\nRUB\tc\tone=rubel;other=rubler\nSEK\tc\tone=\
        krone;other=kroner\tn\tother=øre\nSGD\tc\tother=dollar\tc\tother=cent\nTHB\tc\tother=baht\nTRY\tc\tother=lire\n\
        USD\tc\tother=dollar\tc\tother=cent\nZAR\tc\tother=rand\n=pl\tminus \t i \t \t\t\t\t\t\t\t\n:f\tspellout-cardin\
        al-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardinal-neuter\nAED\tm\tone=dirham;few=dirhamy;many\
        =dirhamów;other=dirhamów\nAUD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=c\
        entów;other=centów\nBRL\tm\tone=real;few=reale;many=reali;other=reali\nCAD\tm\tone=dolar;few=dolary;many=dolaró\
        w;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nCHF\tm\tone=frank;few=franki;many=franków;othe\
        r=franków\nCNY\tm\tone=juan;few=juany;many=juanów;other=juanów\nCZK\tf\tone=korona;few=korony;many=koron;other=\
        koron\nDKK\tf\tone=korona;few=korony;many=koron;other=koron\nEGP\tm\tone=funt;few=funty;many=funtów;other=funtó\
        w\nEUR\tn\tone=euro;few=euro;many=euro;other=euro\tm\tone=cent;few=centy;many=centów;other=centów\nGBP\tm\tone=\
        funt;few=funty;many=funtów;other=funtów\tm\tone=pens;few=pensy;many=pensów;other=pensów\nHKD\tm\tone=dolar;few=\
        dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nHUF\tm\tone=forint;few=forin\
        ty;many=forintów;other=forintów\nILS\tm\tone=szekel;few=szekle;many=szekli;other=szekli\nINR\tf\tone=rupia;few=\
        rupie;many=rupii;other=rupii\nJPY\tm\tone=jen;few=jeny;many=jenów;other=jenów\nKRW\tm\tone=won;few=wony;many=wo\
        nów;other=wonów\nNOK\tf\tone=korona;few=korony;many=koron;other=koron\nNZD\tm\tone=dolar;few=dolary;many=dolaró\
        w;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nPLN\tm\tone=złoty;few=złote;many=złotych;other\
        =złotych\tm\tone=grosz;few=grosze;many=groszy;other=groszy\nRON\tm\tone=lej;few=leje;many=lejów;other=lejów\nRU\
        B\tm\tone=rubel;few=ruble;many=rubli;other=rubli\tf\tone=kopiejka;few=kopiejki;many=kopiejek;other=kopiejek\nSA\
        R\tm\tone=rial;few=riale;many=riali;other=riali\nSEK\tf\tone=korona;few=korony;many=koron;other=koron\nSGD\tm\t\
        one=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\nTHB\tm\tone=ba\
        ht;few=bahty;many=bahtów;other=bahtów\nTRY\tf\tone=lira;few=liry;many=lir;other=lir\nUAH\tf\tone=hrywna;few=hry\
        wny;many=hrywien;other=hrywien\nUSD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;\
        many=centów;other=centów\nZAR\tm\tone=rand;few=randy;many=randów;other=randów\n=pt\tmenos \t e \t \t de \t de \
        \t{0} e {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=dirham;ot\
        her=dirhams\nARS\tm\tone=peso;other=pesos\nAUD\tm\tone=dólar;other=dólares\nBRL\tm\tone=real;other=reais\tm\ton\
        e=centavo;other=centavos\nCAD\tm\tone=dólar;other=dólares\nCHF\tm\tone=franco;other=francos\nCNY\tm\tone=yuan;o\
        ther=yuans\nCZK\tf\tone=coroa;other=coroas\nDKK\tf\tone=coroa;other=coroas\nEGP\tf\tone=libra;other=libras\nEUR\
        \tm\tone=euro;other=euros\nGBP\tf\tone=libra;other=libras\nHKD\tm\tone=dólar;other=dólares\nHUF\tm\tone=florim;\
        other=florins\nINR\tf\tone=rupia;other=rupias\nJPY\tm\tone=iene;other=ienes\nKRW\tm\tone=won;other=wons\nMXN\tm\
        \tone=peso;other=pesos\nNOK\tf\tone=coroa;other=coroas\nNZD\tm\tone=dólar;other=dólares\nRUB\tm\tone=rublo;othe\
        r=rublos\nSEK\tf\tone=coroa;other=coroas\nSGD\tm\tone=dólar;other=dólares\nTHB\tm\tone=baht;other=bahts\nTRY\tf\
        \tone=lira;other=liras\nUSD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nZAR\tm\tone=rand;other=\
        rands\n=pt-PT\tmenos \t e \t \t de \t de \t{0} e {1} {2}\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-\
        cardinal-masculine\nARS\tm\tone=peso;other=pesos\nAUD\tm\tone=dólar;other=dólares\nBRL\tm\tone=real;other=reais\
        \tm\tone=centavo;other=centavos\nCAD\tm\tone=dólar;other=dólares\nCHF\tm\tone=franco;other=francos\nCNY\tm\tone\
        =yuan;other=yuans\nCZK\tf\tone=coroa;other=coroas\nDKK\tf\tone=coroa;other=coroas\nEGP\tf\tone=libra;other=libr\
        as\nEUR\tm\tone=euro;other=euros\tm\tone=cêntimo;other=cêntimos\nGBP\tf\tone=libra;other=libras\nHKD\tm\tone=dó\
        lar;other=dólares\nINR\tf\tone=rupia;other=rupias\nJPY\tm\tone=iene;other=ienes\nMXN\tm\tone=peso;other=pesos\n\
        NOK\tf\tone=coroa;other=coroas\nNZD\tm\tone=dólar;other=dólares\nRUB\tm\tone=rublo;other=rublos\nSEK\tf\tone=co\
        roa;other=coroas\nSGD\tm\tone=dólar;other=dólares\nTHB\tm\tone=baht;other=bahts\nTRY\tf\tone=lira;other=liras\n\
        USD\tm\tone=dólar;other=dólares\nZAR\tm\tone=rand;other=rands\n=ru\tминус \t \t \t\t\t\t\t\t\t\n:f\tspellout-ca\
        rdinal-feminine\n:m\tspellout-cardinal-masculine\nAED\tm\tone=дирхам;few=дирхама;many=дирхамов;other=дирхамов\n\
        AUD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nBR\
        L\tm\tone=реал;few=реала;many=реалов;other=реалов\nBYN\tm\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone\
        =копейка;few=копейки;many=копеек;other=копеек\nCAD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\t\
        one=цент;few=цента;many=центов;other=центов\nCHF\tm\tone=франк;few=франка;many=франков;other=франков\nCNY\tm\to\
        ne=юань;few=юаня;many=юаней;other=юаней\nCZK\tf\tone=крона;few=кроны;many=крон;other=крон\nDKK\tf\tone=крона;fe\
        w=кроны;many=крон;other=крон\nEGP\tm\tone=фунт;few=фунта;many=фунтов;other=фунтов\nEUR\tm\tother=евро\tm\tone=ц\
        ент;few=цента;many=центов;other=центов\nGBP\tm\tone=фунт;few=фунта;many=фунтов;other=фунтов\tm\tone=пенс;few=пе\
        нса;many=пенсов;other=пенсов\nHKD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цент\
        а;many=центов;other=центов\nHUF\tm\tone=форинт;few=форинта;many=форинтов;other=форинтов\nILS\tm\tone=шекель;few\
        =шекеля;many=шекелей;other=шекелей\nINR\tf\tone=рупия;few=рупии;many=рупий;other=рупий\nJPY\tf\tone=иена;few=ие\
        ны;many=иен;other=иен\nKRW\tf\tone=вона;few=воны;many=вон;other=вон\nNOK\tf\tone=крона;few=кроны;many=крон;othe\
        r=крон\nNZD\tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=це\
        нтов\nPLN\tm\tone=злотый;few=злотых;many=злотых;other=злотых\nRON\tm\tone=лей;few=лея;many=леев;other=леев\nRUB\
        \tm\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone=копейка;few=копейки;many=копеек;other=копеек\nSAR\tm\
        \tone=риял;few=рияла;many=риялов;other=риялов\nSEK\tf\tone=крона;few=кроны;many=крон;other=крон\nSGD\tm\tone=до\
        ллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nTHB\tm\tone=бат;\
        few=бата;many=батов;other=батов\nTRY\tf\tone=лира;few=лиры;many=лир;other=лир\nUAH\tf\tone=гривна;few=гривны;ma\
        ny=гривен;other=гривен\tf\tone=копейка;few=копейки;many=копеек;other=копеек\nUSD\tm\tone=доллар;few=доллара;man\
        y=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nZAR\tm\tone=рэнд;few=рэнда;many=рэнд\
        ов;other=рэндов\n=sv\tminus \t och \t \t\t\t\t\t\ten\u{AD}tusen=et\u{AD}tusen\t\n:c\tspellout-cardinal-feminine\
        \n:n\tspellout-cardinal-neuter\nAED\tc\tother=dirham\nAUD\tc\tother=dollar\tc\tother=cent\nBRL\tc\tother=real\n\
        CAD\tc\tother=dollar\tc\tother=cent\nCHF\tc\tother=franc\nCNY\tc\tother=yuan\nDKK\tc\tone=krona;other=kronor\tn\
        \tother=öre\nEGP\tn\tother=pund\nEUR\tc\tother=euro\tc\tother=cent\nGBP\tn\tother=pund\tc\tone=penny;other=penc\
        e\nHKD\tc\tother=dollar\tc\tother=cent\nINR\tc\tone=rupie;other=rupier\nJPY\tc\tother=yen\nKRW\tc\tother=won\nM\
        XN\tc\tone=peso;other=pesos\nNOK\tc\tone=krona;other=kronor\tn\tother=öre\nNZD\tc\tother=dollar\tc\tother=cent\
        \nRON\tc\tone=leu;other=lei\nSEK\tc\tone=krona;other=kronor\tn\tother=öre\nSGD\tc\tother=dollar\tc\tother=cent\
        \nTHB\tc\tother=baht\nTRY\tc\tother=lira\nUSD\tc\tother=dollar\tc\tother=cent\nZAR\tc\tother=rand\n=tr\teksi \t\
         \t \t\t\t\t\t\t\t\n:\tspellout-cardinal\nAED\t\tother=dirhem\nAUD\t\tother=dolar\t\tother=sent\nBRL\t\tother=r\
        eal\nCAD\t\tother=dolar\t\tother=sent\nCHF\t\tother=frank\nCNY\t\tother=yuan\nDKK\t\tother=kron\nEGP\t\tother=l\
        ira\nEUR\t\tother=avro\t\tother=sent\nGBP\t\tother=sterlin\nHKD\t\tother=dolar\t\tother=sent\nHUF\t\tother=fori\
        nt\nINR\t\tother=rupi\nJPY\t\tother=yen\nKRW\t\tother=won\nMXN\t\tother=peso\nNOK\t\tother=kron\nNZD\t\tother=d\
        olar\t\tother=sent\nPLN\t\tother=zloti\nRON\t\tother=ley\nRUB\t\tother=ruble\nSAR\t\tother=riyal\nSEK\t\tother=\
        kron\nSGD\t\tother=dolar\t\tother=sent\nTHB\t\tother=baht\nTRY\t\tother=lira\t\tother=kuruş\nUSD\t\tother=dolar\
        \t\tother=sent\nZAR\t\tother=rand\n=uk\tмінус \t \t \t\t\t\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellou\
        t-cardinal-masculine\nAED\tm\tone=дирхам;few=дирхами;many=дирхамів;other=дирхамів\nAUD\tm\tone=долар;few=долари\
        ;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\nBRL\tm\tone=реал;few=реали;many=ре\
        алів;other=реалів\nCAD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;o\
        ther=центів\nCHF\tm\tone=франк;few=франки;many=франків;other=франків\nCNY\tm\tone=юань;few=юані;many=юанів;othe\
        r=юанів\nCZK\tf\tone=крона;few=крони;many=крон;other=крон\nDKK\tf\tone=крона;few=крони;many=крон;other=крон\nEG\
        P\tm\tone=фунт;few=фунти;many=фунтів;other=фунтів\nGBP\tm\tone=фунт;few=фунти;many=фунтів;other=фунтів\nHKD\tm\
        \tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;many=центів;other=центів\nHUF\tm\tone=\
        форинт;few=форинти;many=форинтів;other=форинтів\nILS\tm\tone=шекель;few=шекелі;many=шекелів;other=шекелів\nINR\
        \tf\tone=рупія;few=рупії;many=рупій;other=рупій\nJPY\tf\tone=єна;few=єни;many=єн;other=єн\nNOK\tf\tone=крона;fe\
        w=крони;many=крон;other=крон\nNZD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;few=центи;ma\
        ny=центів;other=центів\nPLN\tm\tone=злотий;few=злоті;many=злотих;other=злотих\nRON\tm\tone=лей;few=леї;many=леї\
        в;other=леїв\nRUB\tm\tone=рубль;few=рублі;many=рублів;other=рублів\tf\tone=копійка;few=копійки;many=копійок;oth\
        er=копійок\nSEK\tf\tone=крона;few=крони;many=крон;other=крон\nSGD\tm\tone=долар;few=долари;many=доларів;other=д\
        оларів\tm\tone=цент;few=центи;many=центів;other=центів\nTHB\tm\tone=бат;few=бати;many=батів;other=батів\nTRY\tf\
        \tone=ліра;few=ліри;many=лір;other=лір\nUAH\tf\tone=гривня;few=гривні;many=гривень;other=гривень\tf\tone=копійк\
        а;few=копійки;many=копійок;other=копійок\nUSD\tm\tone=долар;few=долари;many=доларів;other=доларів\tm\tone=цент;\
        few=центи;many=центів;other=центів\nZAR\tm\tone=ранд;few=ранди;many=рандів;other=рандів\n=vi\tâm \t \t \t\t\t\t\
        \t\t\t\n:\tspellout-cardinal\nCAD\t\tother=đô la Canada\t\tother=xu\nCHF\t\tother=franc Thụy Sĩ\nCNY\t\tother=n\
        hân dân tệ\nEUR\t\tother=euro\t\tother=xu\nGBP\t\tother=bảng Anh\nHKD\t\tother=đô la Hồng Kông\t\tother=xu\nINR\
        \t\tother=rupee\nJPY\t\tother=yên Nhật\nKRW\t\tother=won\nNZD\t\tother=đô la New Zealand\t\tother=xu\nRUB\t\tot\
        her=rúp\nSGD\t\tother=đô la Singapore\t\tother=xu\nUSD\t\tother=đô la\t\tother=xu\nVND\t\tother=đồng\n=zh\t负\t\
        \t\t\t\t\t角;分;零;整\t\t 二 = 两 ;兆\t\n:\tspellout-cardinal\n:financial\tspellout-cardinal-financial\nAUD\t\tother=澳\
        大利亚元\nBRL\t\tother=巴西雷亚尔\nCAD\t\tother=加拿大元\nCHF\t\tother=瑞士法郎\nCNY\tfinancial\tother=元\nCZK\t\tother=捷克克朗\nDKK\
        \t\tother=丹麦克朗\nEGP\t\tother=埃及镑\nEUR\t\tother=欧元\t\tother=欧分\nGBP\t\tother=英镑\t\tother=便士\nHKD\t\tother=港元\nIN\
        R\t\tother=印度卢比\nJPY\t\tother=日元\nKRW\t\tother=韩元\nMXN\t\tother=墨西哥比索\nNOK\t\tother=挪威克朗\nNZD\t\tother=新西兰元\nPL\
        N\t\tother=波兰兹罗提\nSEK\t\tother=瑞典克朗\nSGD\t\tother=新加坡元\nTHB\t\tother=泰铢\nTRY\t\tother=土耳其里拉\nUSD\t\tother=美元\t\
        \tother=美分\nVND\t\tother=越南盾\nZAR\t\tother=南非兰特\n
        """
    }
}
