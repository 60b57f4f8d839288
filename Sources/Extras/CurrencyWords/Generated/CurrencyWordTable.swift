// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// The words of amounts, from Data/Decisions/currencyWords.json.
enum CurrencyWordTable {
    static var lines: StaticString {
        """
        =de\tminus \t und \t \t\t\t{0} und {1} {2}\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\
        \n:n\tspellout-cardinal-neuter\nAUD\tm\tother=Dollar\tm\tother=Cent\nCAD\tm\tother=Dollar\tm\tother=Cent\nCHF\t\
        m\tother=Franken\tm\tother=Rappen\nCNY\tm\tother=Yuan\nCZK\tf\tone=Krone;other=Kronen\nDKK\tf\tone=Krone;other=\
        Kronen\nEUR\tm\tother=Euro\tm\tother=Cent\nGBP\tn\tother=Pfund\tm\tone=Penny;other=Pence\nHKD\tm\tother=Dollar\
        \tm\tother=Cent\nHUF\tm\tother=Forint\nINR\tf\tone=Rupie;other=Rupien\nJPY\tm\tother=Yen\nKRW\tm\tother=Won\nMX\
        N\tm\tone=Peso;other=Pesos\nNOK\tf\tone=Krone;other=Kronen\nNZD\tm\tother=Dollar\tm\tother=Cent\nPLN\tm\tother=\
        Zloty\nRUB\tm\tother=Rubel\tf\tone=Kopeke;other=Kopeken\nSEK\tf\tone=Krone;other=Kronen\nSGD\tm\tother=Dollar\t\
        m\tother=Cent\nTHB\tm\tother=Baht\nTRY\tf\tother=Lira\nUSD\tm\tother=Dollar\tm\tother=Cent\nZAR\tm\tother=Rand\
        \n=en\tminus \t and \t \t\t\t{0} and {1} {2}\t\t\n:\tspellout-cardinal\nAED\t\tone=dirham;other=dirhams\nARS\t\
        \tone=peso;other=pesos\t\tone=centavo;other=centavos\nAUD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\n\
        BRL\t\tone=real;other=reals\t\tone=centavo;other=centavos\nCAD\t\tone=dollar;other=dollars\t\tone=cent;other=ce\
        nts\nCHF\t\tone=franc;other=francs\t\tone=centime;other=centimes\nCNY\t\tother=yuan\nCZK\t\tone=koruna;other=ko\
        runas\nDKK\t\tone=krone;other=kroner\t\tother=øre\nEUR\t\tone=euro;other=euros\t\tone=cent;other=cents\nGBP\t\t\
        one=pound;other=pounds\t\tone=penny;other=pence\nHKD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nHUF\t\
        \tone=forint;other=forints\nIDR\t\tone=rupiah;other=rupiahs\nILS\t\tone=shekel;other=shekels\t\tone=agora;other\
        =agorot\nINR\t\tone=rupee;other=rupees\t\tone=paisa;other=paise\nJPY\t\tother=yen\nKRW\t\tother=won\nMXN\t\tone\
        =peso;other=pesos\t\tone=centavo;other=centavos\nMYR\t\tother=ringgit\t\tother=sen\nNGN\t\tother=naira\t\tother\
        =kobo\nNOK\t\tone=krone;other=kroner\t\tother=øre\nNZD\t\tone=dollar;other=dollars\t\tone=cent;other=cents\nPHP\
        \t\tone=peso;other=pesos\t\tone=centavo;other=centavos\nPLN\t\tone=zloty;other=zlotys\nRUB\t\tone=ruble;other=r\
        ubles\t\tone=kopeck;other=kopecks\nSEK\t\tone=krona;other=kronor\t\tother=öre\nSGD\t\tone=dollar;other=dollars\
        \t\tone=cent;other=cents\nTHB\t\tother=baht\t\tother=satang\nTRY\t\tone=lira;other=liras\nTWD\t\tone=dollar;oth\
        er=dollars\t\tone=cent;other=cents\nUAH\t\tone=hryvnia;other=hryvnias\t\tone=kopeck;other=kopecks\nUSD\t\tone=d\
        ollar;other=dollars\t\tone=cent;other=cents\nVND\t\tother=dong\nZAR\t\tother=rand\t\tone=cent;other=cents\n=es\
        \tmenos \t con \t \t de \t de \t{0} con {1} {2}\t\tf=200\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal\
        -masculine\nARS\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nAUD\tm\tone=dólar;other=dólares\tm\ton\
        e=centavo;other=centavos\nBRL\tm\tone=real;other=reales\nCAD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=\
        centavos\nCHF\tm\tone=franco;other=francos\nCLP\tm\tone=peso;other=pesos\nCNY\tm\tone=yuan;other=yuanes\nCOP\tm\
        \tone=peso;other=pesos\tm\tone=centavo;other=centavos\nCRC\tm\tone=colón;other=colones\tm\tone=céntimo;other=cé\
        ntimos\nCUP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nCZK\tf\tone=corona;other=coronas\nDKK\tf\t\
        one=corona;other=coronas\nDOP\tm\tone=peso;other=pesos\tm\tone=centavo;other=centavos\nEUR\tm\tone=euro;other=e\
        uros\tm\tone=céntimo;other=céntimos\nGBP\tf\tone=libra;other=libras\tm\tone=penique;other=peniques\nGTQ\tm\tone\
        =quetzal;other=quetzales\tm\tone=centavo;other=centavos\nHNL\tm\tone=lempira;other=lempiras\tm\tone=centavo;oth\
        er=centavos\nINR\tf\tone=rupia;other=rupias\nJPY\tm\tone=yen;other=yenes\nMXN\tm\tone=peso;other=pesos\tm\tone=\
        centavo;other=centavos\nNOK\tf\tone=corona;other=coronas\nPEN\tm\tone=sol;other=soles\tm\tone=céntimo;other=cén\
        timos\nPYG\tm\tone=guaraní;other=guaraníes\nRUB\tm\tone=rublo;other=rublos\nSEK\tf\tone=corona;other=coronas\nU\
        SD\tm\tone=dólar;other=dólares\tm\tone=centavo;other=centavos\nUYU\tm\tone=peso;other=pesos\n=fr\tmoins \t et \
        \t \t de \t d’\t{0} et {1} {2}\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAUD\tm\ton\
        e=dollar;other=dollars\tm\tone=cent;other=cents\nCAD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nCHF\
        \tm\tone=franc;other=francs\tm\tone=centime;other=centimes\nCNY\tm\tone=yuan;other=yuans\nCZK\tf\tone=couronne;\
        other=couronnes\nDKK\tf\tone=couronne;other=couronnes\nDZD\tm\tone=dinar;other=dinars\tm\tone=centime;other=cen\
        times\nEUR\tm\tone=euro;other=euros\tm\tone=centime;other=centimes\nGBP\tf\tone=livre;other=livres\tm\tone=penn\
        y;other=pence\nHKD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nHUF\tm\tone=forint;other=forints\nINR\
        \tf\tone=roupie;other=roupies\nJPY\tm\tone=yen;other=yens\nMAD\tm\tone=dirham;other=dirhams\tm\tone=centime;oth\
        er=centimes\nMXN\tm\tone=peso;other=pesos\nNOK\tf\tone=couronne;other=couronnes\nNZD\tm\tone=dollar;other=dolla\
        rs\tm\tone=cent;other=cents\nPLN\tm\tone=zloty;other=zlotys\nRUB\tm\tone=rouble;other=roubles\tm\tone=kopeck;ot\
        her=kopecks\nSEK\tf\tone=couronne;other=couronnes\nSGD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nT\
        ND\tm\tone=dinar;other=dinars\nUSD\tm\tone=dollar;other=dollars\tm\tone=cent;other=cents\nXAF\tm\tone=franc;oth\
        er=francs\nXOF\tm\tone=franc;other=francs\nXPF\tm\tone=franc;other=francs\n=hi\tऋण \t \t \t\t\t\t\t\n:\tspellou\
        t-cardinal\nAUD\t\tother=डॉलर\t\tother=सेंट\nCAD\t\tother=डॉलर\t\tother=सेंट\nEUR\t\tother=यूरो\t\tother=सेंट\n\
        GBP\t\tother=पाउंड\nINR\t\tone=रुपया;other=रुपये\t\tone=पैसा;other=पैसे\nJPY\t\tother=येन\nUSD\t\tother=डॉलर\t\
        \tother=सेंट\n=it\tmeno \t e \t \t di \t di \t{0} e {1} {2}\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-c\
        ardinal-masculine\nAUD\tm\tone=dollaro;other=dollari\tm\tone=centesimo;other=centesimi\nCAD\tm\tone=dollaro;oth\
        er=dollari\tm\tone=centesimo;other=centesimi\nCHF\tm\tone=franco;other=franchi\tm\tone=centesimo;other=centesim\
        i\nCZK\tf\tone=corona;other=corone\nDKK\tf\tone=corona;other=corone\nEUR\tm\tother=euro\tm\tone=centesimo;other\
        =centesimi\nGBP\tf\tone=sterlina;other=sterline\nINR\tf\tone=rupia;other=rupie\nNOK\tf\tone=corona;other=corone\
        \nRUB\tm\tone=rublo;other=rubli\nSEK\tf\tone=corona;other=corone\nUSD\tm\tone=dollaro;other=dollari\tm\tone=cen\
        tesimo;other=centesimi\n=ja\tマイナス\t\t\t\t\t\t\t\n:\tspellout-cardinal\nAUD\t\tother=ドル\t\tother=セント\nCAD\t\toth\
        er=ドル\t\tother=セント\nCHF\t\tother=フラン\nCNY\t\tother=元\nEUR\t\tother=ユーロ\t\tother=セント\nGBP\t\tother=ポンド\t\tother=\
        ペンス\nJPY\t\tother=円\nKRW\t\tother=ウォン\nUSD\t\tother=ドル\t\tother=セント\n=nl\tmin \t en \t \t\t\t{0} en {1} {2}\t\t\
        \n:\tspellout-cardinal\nAUD\t\tother=dollar\t\tother=cent\nCAD\t\tother=dollar\t\tother=cent\nCHF\t\tother=fran\
        k\nCNY\t\tother=yuan\nCZK\t\tone=kroon;other=kronen\nDKK\t\tone=kroon;other=kronen\nEUR\t\tother=euro\t\tother=\
        cent\nGBP\t\tother=pond\t\tone=penny;other=pence\nINR\t\tone=roepie;other=roepies\nJPY\t\tother=yen\nNOK\t\tone\
        =kroon;other=kronen\nRUB\t\tother=roebel\nSEK\t\tone=kroon;other=kronen\nUSD\t\tother=dollar\t\tother=cent\n=pl\
        \tminus \t i \t \t\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\n:n\tspellout-cardi\
        nal-neuter\nAUD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=ce\
        ntów\nCAD\tm\tone=dolar;few=dolary;many=dolarów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\n\
        CHF\tm\tone=frank;few=franki;many=franków;other=franków\nCNY\tm\tone=juan;few=juany;many=juanów;other=juanów\nC\
        ZK\tf\tone=korona;few=korony;many=koron;other=koron\nDKK\tf\tone=korona;few=korony;many=koron;other=koron\nEUR\
        \tn\tone=euro;few=euro;many=euro;other=euro\tm\tone=cent;few=centy;many=centów;other=centów\nGBP\tm\tone=funt;f\
        ew=funty;many=funtów;other=funtów\tm\tone=pens;few=pensy;many=pensów;other=pensów\nHUF\tm\tone=forint;few=forin\
        ty;many=forintów;other=forintów\nINR\tf\tone=rupia;few=rupie;many=rupii;other=rupii\nJPY\tm\tone=jen;few=jeny;m\
        any=jenów;other=jenów\nNOK\tf\tone=korona;few=korony;many=koron;other=koron\nPLN\tm\tone=złoty;few=złote;many=z\
        łotych;other=złotych\tm\tone=grosz;few=grosze;many=groszy;other=groszy\nRUB\tm\tone=rubel;few=ruble;many=rubli;\
        other=rubli\tf\tone=kopiejka;few=kopiejki;many=kopiejek;other=kopiejek\nSEK\tf\tone=korona;few=korony;many=koro\
        n;other=koron\nUAH\tf\tone=hrywna;few=hrywny;many=hrywien;other=hrywien\nUSD\tm\tone=dolar;few=dolary;many=dola\
        rów;other=dolarów\tm\tone=cent;few=centy;many=centów;other=centów\n=pt\tmenos \t e \t \t de \t de \t{0} e {1} {\
        2}\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nARS\tm\tone=peso;other=pesos\nBRL\tm\t\
        one=real;other=reais\tm\tone=centavo;other=centavos\nCHF\tm\tone=franco;other=francos\nDKK\tf\tone=coroa;other=\
        coroas\nEUR\tm\tone=euro;other=euros\nGBP\tf\tone=libra;other=libras\nINR\tf\tone=rupia;other=rupias\nMXN\tm\to\
        ne=peso;other=pesos\nNOK\tf\tone=coroa;other=coroas\nSEK\tf\tone=coroa;other=coroas\nUSD\tm\tone=dólar;other=dó\
        lares\tm\tone=centavo;other=centavos\n=pt-PT\tmenos \t e \t \t de \t de \t{0} e {1} {2}\t\t\n:f\tspellout-cardi\
        nal-feminine\n:m\tspellout-cardinal-masculine\nARS\tm\tone=peso;other=pesos\nBRL\tm\tone=real;other=reais\tm\to\
        ne=centavo;other=centavos\nCHF\tm\tone=franco;other=francos\nDKK\tf\tone=coroa;other=coroas\nEUR\tm\tone=euro;o\
        ther=euros\tm\tone=cêntimo;other=cêntimos\nGBP\tf\tone=libra;other=libras\nINR\tf\tone=rupia;other=rupias\nMXN\
        \tm\tone=peso;other=pesos\nNOK\tf\tone=coroa;other=coroas\nSEK\tf\tone=coroa;other=coroas\nUSD\tm\tone=dólar;ot\
        her=dólares\n=ru\tминус \t \t \t\t\t\t\t\n:f\tspellout-cardinal-feminine\n:m\tspellout-cardinal-masculine\nAUD\
        \tm\tone=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nBYN\t\
        m\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone=копейка;few=копейки;many=копеек;other=копеек\nCAD\tm\to\
        ne=доллар;few=доллара;many=долларов;other=долларов\tm\tone=цент;few=цента;many=центов;other=центов\nCHF\tm\tone\
        =франк;few=франка;many=франков;other=франков\nCNY\tm\tone=юань;few=юаня;many=юаней;other=юаней\nCZK\tf\tone=кро\
        на;few=кроны;many=крон;other=крон\nDKK\tf\tone=крона;few=кроны;many=крон;other=крон\nGBP\tm\tone=фунт;few=фунта\
        ;many=фунтов;other=фунтов\tm\tone=пенс;few=пенса;many=пенсов;other=пенсов\nINR\tf\tone=рупия;few=рупии;many=руп\
        ий;other=рупий\nNOK\tf\tone=крона;few=кроны;many=крон;other=крон\nPLN\tm\tone=злотый;few=злотых;many=злотых;oth\
        er=злотых\nRUB\tm\tone=рубль;few=рубля;many=рублей;other=рублей\tf\tone=копейка;few=копейки;many=копеек;other=к\
        опеек\nSEK\tf\tone=крона;few=кроны;many=крон;other=крон\nUAH\tf\tone=гривна;few=гривны;many=гривен;other=гривен\
        \tf\tone=копейка;few=копейки;many=копеек;other=копеек\nUSD\tm\tone=доллар;few=доллара;many=долларов;other=долла\
        ров\tm\tone=цент;few=цента;many=центов;other=центов\n=sv\tminus \t och \t \t\t\t\t\t\n:c\tspellout-cardinal-fem\
        inine\n:n\tspellout-cardinal-neuter\nAUD\tc\tother=dollar\tc\tother=cent\nCAD\tc\tother=dollar\tc\tother=cent\n\
        DKK\tc\tone=krona;other=kronor\tn\tother=öre\nEUR\tc\tother=euro\tc\tother=cent\nGBP\tn\tother=pund\nJPY\tc\tot\
        her=yen\nNOK\tc\tone=krona;other=kronor\tn\tother=öre\nSEK\tc\tone=krona;other=kronor\tn\tother=öre\nUSD\tc\tot\
        her=dollar\tc\tother=cent\n=tr\teksi \t \t \t\t\t\t\t\n:\tspellout-cardinal\nAUD\t\tother=dolar\t\tother=sent\n\
        CAD\t\tother=dolar\t\tother=sent\nCHF\t\tother=frank\nDKK\t\tother=kron\nEUR\t\tother=avro\t\tother=sent\nGBP\t\
        \tother=sterlin\nJPY\t\tother=yen\nNOK\t\tother=kron\nRUB\t\tother=ruble\nSEK\t\tother=kron\nTRY\t\tother=lira\
        \t\tother=kuruş\nUSD\t\tother=dolar\t\tother=sent\n=zh\t负\t\t\t\t\t\t角;分;零;整\t\n:\tspellout-cardinal-financial\
        \nCNY\t\tother=元\n
        """
    }
}
