// In "Razem 12 350 zł" the whole number is the amount, but in "Fiat 126 350 zł" its first group may belong to the name. A
// word with a capital may be either; labels of amounts, and a few adverbs, are certainly no names.

/// Words before amounts, in languages that group digits with spaces.
enum AmountLabels {
    /// Whether a word is a label, or begins or ends with one of its longer ones: "Opłata", "Månadshyra".
    static func contains(_ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        DecisionLines(words).match(word, in: text, partsLongerThan: 3)
    }

    private static var words: StaticString {
        """
        total\nprix\nmontant\nsolde\nsomme\ncoût\nloyer\nsalaire\nnet\nbrut\nttc\ntva\nfacture\nfrais\nbudget\nacompte\n\
        reste\npay\ncotisation\nchiffre\nca\nrevenu\ndépense\nprime\ncaution\ncharges\ndevis\nvaleur\namende\nébit\n\
        apport\ncrédit\nvirement\npour\nsoit\nenviron\ndès\nseulement\njusqu\nplus\nmoins\nenv\n\
        preço\nvalor\nrenda\nsalário\niva\ncusto\nprecio\nmonto\nimporte\nsaldo\n\
        razem\nsuma\nsumy\nsumie\ncena\ncenie\nceny\nkwot\nkoszt\nwartość\nwynagr\npensj\nopłat\nzapłat\nrata\nczynsz\nzysk\n\
        strat\nprzych\ndochod\ndochód\nwydat\nkapitał\nkaucj\nbudżet\nnależn\nnagrod\nvat\npodat\npremi\nokoło\ntylko\n\
        ponad\nprawie\nłączn\nwpłat\nwypłat\nprzelew\nlimit\nkredyt\nfaktur\n\
        celkem\nčástk\nmzda\nplat\nnájem\nzáloh\núhrad\nzůstatek\npoplat\ndluh\ndaň\ndph\nztrát\ntržb\nvýnos\nnáklad\n\
        příjem\nvýdaj\nrozpočet\nkauc\npokut\nsplát\nhodnota\njen\npouze\npřes\nasi\nzhruba\ntéměř\nslev\n\
        spolu\nnájom\nzostatok\ndlh\npríjem\niba\nlen\nvyše\n\
        össz\nvégössz\nár\nára\náron\nárak\nfizet\negyenleg\nbér\nbére\nbérlet\ndíj\ndíja\nköltség\nbevétel\náfa\nadó\nhitel\n\
        tartozás\nszámla\ncsak\nkb\nakár\n\
        итог\nвсего\nсумм\nцен\nцена\nстоимост\nоплат\nзарплат\nоклад\nбаланс\nостат\nдолг\nштраф\nналог\nндс\nдоход\nрасход\n\
        прибыл\nубыт\nвыручк\nаренд\nпреми\nаванс\nкредит\nвклад\nвзнос\nплатеж\nплатёж\nскидк\nбюджет\nоколо\nболее\n\
        менее\nпочти\nтолько\nпримерно\nсвыше\nперевод\nпенси\nпособи\nстипенди\nзадолжен\nкомисс\nзалог\nвыплат\nдоставк\n\
        разом\nусього\nсума\nсуму\nцін\nвартіст\nсплат\nзалиш\nборг\nподат\nпдв\nдохід\nвитрат\nприбут\nзбит\nоренд\n\
        внеск\nвнесок\nплатіж\nзнижк\nблизько\nпонад\nмайже\nлише\nтільки\nпереказ\n\
        разам\nусяго\nцана\nкошт\nобщо\nзаплат\nвсичко\nстойност\nнаем\nтакс\nданък\nддс\nприход\nразход\nпечалб\nзагуб\nсалдо\n\
        глоб\nдепозит\nсамо\nнад\n\
        summa\nsumma\nsum\npris\nbelopp\nhyra\nlön\navgift\nkostnad\nmoms\nskatt\nintäkt\nomsättning\nresultat\nvinst\n\
        förlust\ndeposit\nböter\nbetal\ncirka\nbara\nendast\nfrån\növer\nnästan\nrabatt\n\
        beløp\nleie\nlønn\ngebyr\nmva\ninntekt\nomsetning\noverskudd\nunderskudd\nbot\nbare\nkun\nfra\nover\nnesten\n\
        yhteensä\nhinta\nvuokra\npalkka\nmaksu\nkulu\nkustannu\nalv\nvero\ntulot\nmenot\nliikevaihto\ntulos\nvoitto\n\
        tappio\ntakuu\nsakko\nlasku\nnoin\nvain\nyli\nalle\nalkaen\nmelkein\nalennus\n\
        kokku\nhind\nüür\npalk\ntasu\nmaks\ntulu\nkäive\nkasum\nkahjum\ntagatis\ntrahv\narve\numbes\nainult\nüle\njääk\n\
        kopā\nīre\nalga\nizmaks\natlikum\npvn\nnodok\nieņēm\napgroz\npeļņ\nzaudē\nsods\nrēķin\napmēram\ntikai\n\
        viso\nkaina\nnuoma\natlygin\nmokest\nmokė\nišlaid\nlikut\npvm\npajam\napyvart\npeln\nnuostol\nužstat\nbaud\n\
        sąskait\napie\ntik\n\
        барлығы\nбаға\nсома\nжалақы\nқұны\njami\nnarx\nçmim\nshuma\ntotaal\nprys\nprice\nbalance\namount\ncost\nrent\n\
        salary\nvente\nrecette\nachat\nsprzeda\nzakup\nprodej\npredaj\neladás\nпродаж\nförsäljning\nsalg\nkjøp\nköp\nmyyn\nmüük\n\
        pārdo\npardav\npirkim\nпокуп\nplacení\nplatb\npayé\nostos\ndebet\nkredit\nkredīt\nsiirto\nвсього\nзарах\nзачисл\nсписан\nпокупк\nуплат\nմուտք\nելք\nգին\nընդամենը\n
        """
    }
}
