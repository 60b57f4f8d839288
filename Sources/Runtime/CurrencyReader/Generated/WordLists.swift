// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// Words of many languages beside amounts, from Data/Decisions/wordLists.json.
package enum WordLists {
    package static var adjectives: StaticString { "złoty\nzłote\nzłotych\nzlote\nzlotych\n" }
    package static var amountLabels: StaticString {
        """
        total\nprix\nmontant\nsolde\nsomme\ncoût\nloyer\nsalaire\nnet\nbrut\nttc\ntva\nfacture\npreis\nprezzo\nprijs\nk\
        osten\nbetrag\ngehalt\nmiete\nfrais\nbudget\nacompte\nreste\npay\ncotisation\nchiffre\nca\nrevenu\ndépense\npri\
        me\ncaution\ncharges\ndevis\nvaleur\namende\nébit\napport\ncrédit\nvirement\npour\nsoit\nenviron\ndès\nseulemen\
        t\njusqu\nplus\nmoins\nenv\npreço\nvalor\nrenda\nsalário\niva\ncusto\nprecio\nmonto\nimporte\nsaldo\nrazem\nsum\
        a\nsumy\nsumie\ncena\ncenie\nceny\nkwot\nkoszt\nwartość\nwynagr\npensj\nopłat\nzapłat\nrata\nczynsz\nzysk\nstra\
        t\nprzych\ndochod\ndochód\nwydat\nkapitał\nbudżet\nnależn\nnagrod\nvat\npodat\npremi\nokoło\ntylko\nponad\npraw\
        ie\nłączn\nwpłat\nwypłat\nprzelew\nlimit\nkredyt\nfaktur\ncelkem\nčástk\nmzda\nplat\nnájem\nzáloh\núhrad\nzůsta\
        tek\ndluh\ndaň\ndph\nztrát\ntržb\nvýnos\nnáklad\npříjem\nvýdaj\nrozpočet\nkauc\npokut\nsplát\nhodnota\njen\npou\
        ze\npřes\nasi\nzhruba\ntéměř\nslev\nspolu\nnájom\nzostatok\ndlh\npríjem\niba\nlen\nvyše\nössz\nvégössz\nár\nára\
        \náron\nárak\nfizet\negyenleg\nbér\ndíj\nköltség\nbevétel\náfa\nadó\nhitel\ntartozás\nszámla\ncsak\nkb\nakár\nи\
        тог\nвсего\nсумм\nцен\nстоимост\nоплат\nзарплат\nоклад\nбаланс\nостат\nдолг\nштраф\nналог\nндс\nдоход\nрасход\n\
        прибыл\nубыт\nвыручк\nаренд\nпреми\nаванс\nкредит\nвклад\nвзнос\nплатеж\nплатёж\nскидк\nбюджет\nоколо\nболее\nм\
        енее\nпочти\nтолько\nпримерно\nсвыше\nперевод\nпенси\nпособи\nстипенди\nзадолжен\nкомисс\nзалог\nвыплат\nдостав\
        к\nразом\nусього\nсума\nсуму\nцін\nвартіст\nсплат\nзалиш\nборг\nподат\nпдв\nдохід\nвитрат\nприбут\nзбит\nоренд\
        \nвнеск\nвнесок\nплатіж\nзнижк\nблизько\nмайже\nлише\nтільки\nпереказ\nразам\nусяго\nцана\nкошт\nобщо\nзаплат\n\
        всичко\nстойност\nнаем\nтакс\nданък\nддс\nприход\nразход\nпечалб\nзагуб\nсалдо\nглоб\nдепозит\nсамо\nнад\nsumma\
        \nsum\npris\nbelopp\nhyra\nlön\navgift\nkostnad\nmoms\nskatt\nintäkt\nomsättning\nresultat\nvinst\nförlust\ndep\
        osit\nböter\nbetal\ncirka\nbara\nendast\nfrån\növer\nnästan\nrabatt\nbeløp\nleie\nlønn\ngebyr\nmva\ninntekt\nom\
        setning\nunderskudd\nbot\nbare\nkun\nfra\nover\nnesten\nyhteensä\nhinta\nvuokra\nkulu\nkustannu\nalv\nvero\ntul\
        ot\nmenot\nliikevaihto\ntulos\nvoitto\ntappio\ntakuu\nsakko\nlasku\nnoin\nvain\nyli\nalle\nalkaen\nmelkein\nale\
        nnus\nkokku\nhind\nüür\npalk\ntasu\nmaks\ntulu\nkäive\nkasum\nkahjum\ntagatis\ntrahv\narve\numbes\nainult\nüle\
        \njääk\nkopā\nīre\nalga\natlikum\npvn\nnodok\nieņēm\napgroz\npeļņ\nzaudē\nsods\nrēķin\napmēram\ntikai\nviso\nka\
        ina\nnuoma\natlygin\nmokest\nmokė\nišlaid\nlikut\npvm\npajam\napyvart\npeln\nnuostol\nužstat\nbaud\nsąskait\nap\
        ie\ntik\nбарлығы\nбаға\nсома\nжалақы\nқұны\njami\nnarx\nçmim\nshuma\ntotaal\nprys\nprice\nbalance\namount\ncost\
        \nrent\nsalary\nvente\nrecette\nachat\nsprzeda\nzakup\nprodej\npredaj\neladás\nпродаж\nförsäljning\nsalg\nkjøp\
        \nköp\nmyyn\nmüük\npārdo\npardav\npirkim\nпокуп\nplacení\npayé\nostos\ndebet\nkredit\nkredīt\nsiirto\nвсього\nз\
        арах\nзачисл\nсписан\nуплат\nմուտք\nելք\nգին\nընդամենը\n
        """
    }
    package static var and: StaticString {
        """
        and\n&\nund\net\ny\ncon\namb\ne\nen\noch\nog\nja\ni\na\nés\nși\nşi\nsi\nи\nі\nin\nir\nun\nκαι\nve\nvə\nvà\ndan\
        \neta\nagus\ndhe\nat\nna\nו-\nו\nو\nከ\nاور\nऔर\nএবং\nமற்றும்\nమరియు\nआणि\nઅને\nಮತ್ತು\nდა\nև\nжәне\nva\nと\n와\n과\
        \n和\ncom\n
        """
    }
    package static var aroundScale: StaticString { "or so\nor more\nsome\nodd\nish\nplus\nus\nin\n" }
    package static var atLeast: StaticString {
        """
        at least\nno less than\nnot less than\nminimum\nmin\nmin.\nmore than\nover\nabove\nmehr als\nmindestens\nab\nüb\
        er\nau moins\nplus de\nminimum de\nmás de\nal menos\npor lo menos\nmais de\npelo menos\npiù di\nalmeno\nmeer da\
        n\nminstens\nten minste\nmer än\nminst\nmere end\nmindst\nmer enn\nwięcej niż\nco najmniej\nponad\nvíce než\nne\
        jméně\nnajmanje\nviše od\npreko\nне менее\nболее\nбольше\nбольше чем\nсвыше\nне менше\nбільше\nпонад\nнад\nпоне\
        \nповече от\nmai mult de\ncel puțin\npeste\nπάνω από\nτουλάχιστον\nأكثر من\nعلى الأقل\nיותר מ\nלפחות\nen az\nمن\
         حد أدنى\nít nhất\nhơn\nnhiều hơn\n최소\n至少\n超过\n高于\n不低于\n少なくとも\n以上\n
        """
    }
    package static var atMost: StaticString {
        """
        at most\nno more than\nnot more than\nmaximum\nmax\nmax.\nup to\nless than\nunder\nbelow\nhöchstens\nbis zu\nwe\
        niger als\nunter\nmaximal\nau plus\njusqu'à\nmoins de\ncomo máximo\nhasta\nmenos de\nno máximo\naté\nal massimo\
        \nfino a\nmeno di\nhoogstens\ntot\nminder dan\nhögst\nupp till\nmindre än\nhøjst\nop til\nmindre end\nhøyst\nop\
        p til\nmindre enn\nnajwyżej\ndo\nmniej niż\nponiżej\nnejvýše\nméně než\nnajviše\nmanje od\nispod\nне более\nмен\
        ее\nменьше\nменьше чем\nдо\nне більше\nменше\nпід\nпод\nпо-малко от\nmai puțin de\ncel mult\nsub\nκάτω από\nτο \
        πολύ\nأقل من\nבלי יותר מ\nפחות מ\nen fazla\nnhiều nhất\ndưới\nít hơn\n최대\n最多\n低于\n不超过\n
        """
    }
    package static var beforeNames: StaticString { "the\nthis\nroute\nroad\nhighway\ndie\ndel\nel\n" }
    package static var behindNames: StaticString {
        """
        road\nhighway\nfreeway\noff-ramp\ninterchange\nmask\nmasks\npetrol\nfuel\nrefrigerant\ntyre\ntyres\nunit\nschoo\
        ls\nfilm\nmovie\nvideo\ncamera\nwebcam\nfootage\nframe\nframes\nframerate\nuhr\n
        """
    }
    package static var between: StaticString {
        """
        between\nfrom\nzwischen\nvon\nentre\nde\ntra\nfra\nda\ntussen\nvan\nmellan\nfrån\nmellem\nmellom\nizmeđu\nod\nm\
        iędzy\nmezi\nmedzi\nмежду\nот\nміж\nвід\nîntre\nde la\nμεταξύ\nαπό\nبين\nمن\nבין\narasında\ngiữa\ntừ\n의\n在\n从\n\
        intre\nizmedju\n
        """
    }
    package static var compounds: StaticString {
        """
        đồng hồ\nđồng nghiệp\nđồng chí\nđồng đội\nđồng bào\nđồng minh\nđồng phạm\nđồng phục\nđồng khởi\nĐồng Khởi\nĐồng\
         Đen\n원대\n원피스\n원샷\n원장\n원서\n원목\n원색\n원정\n위안부\n유로파\n元旦\n元号\n元日\n元論\n元中継\n元期权\n圆桌\n圆柱\n圓柱\n円満\n円錐\n円陣\n円筒\nユーロ圏\nウォ\
        ンバット\nウォンテッド\nบาทวิถี\nบาทหลวง\nр-н\nр/д\nр/с\nр. в день\nр в день\nр. в сутки\nр/нед\n원칙\n원 체계\n원소\n원룸\n원탁\n원형\
        \n원자\n元素\n元化\n元组\n元組\n元方程\n元论\n元件\n円形\n円柱\n円卓\n円周\n円台\n元月\n元宵\n元老\n元帅\n元帥\n元年\n円グラフ\n円盤\n원전\n엔진\n
        """
    }
    package static var decimalSigns: StaticString {
        """
        chấm\ncoma\ncomma\ndot\negész\nkoma\nkomats\nkomma\nkomo\nkple kakɛ\nnokta\nnukta\nperpuluhan\nphẩy\npilkku\npo\
        int\npointe\nponto\npoofirgel\npresje\nprzecinek\npunt\npunto\npwynt\npɔw\ntitik\ntuldok\nvejica\nvirgola\nvirg\
        ule\nvirgulă\nvirgül\nvìrgoła\nvírgula\nzarez\nčiarka\nčárka\nκόμμα\nбүтін\nбүтүн\nзапятая\nкома\nкоска\nцяло и\
        \nստորակել\nנקודה\nعشاریه\nفاصل\nممیز\nمومٱیز\nदशमलव\nદશાંશ\nபுள்ளி\nจุด\nဒသမ\nმძიმე\nነጥብ\nចុច\n点\n點\nꭺꮝꮣᏹ\n점\n\
        𑄜𑄪𑄘𑄮\ncelá\ncelých\ncelé\nцелых\nцелая\nفاصلة\nपॉइंट\n
        """
    }
    package static var formsInHeadings: StaticString {
        """
        USDm\t6\nEURm\t6\nRm\t6\n仟\t3\n百萬\t6\n百万\t6\ntusental\t3\ntuhansina\t3\tin\nmiljoonina\t6\tin\ntuhandetes\t3\ti\
        n\nribuan\t3\tin\njutaan\t6\tin\nbinlerce\t3\tin\nþús\t3\tin\nmillj\t6\tin\nበሺህ\t3\tin\nበሚሊዮን\t6\tin\nבאלפי\t3\
        \tin\nאלפי\t3\tin\nבמיליוני\t6\tin\nמיליוני\t6\tin\nبالألف\t3\tin\nبآلاف\t3\tin\nآلاف\t3\tin\nبالمليون\t6\tin\n\
        بملايين\t6\tin\nملايين\t6\tin\n
        """
    }
    package static var halfBefore: StaticString {
        """
        साढ़े\nसाढे\nसवा\nपौने\nडेढ़\nढाई\nसाडे\nपावणे\nসাড়ে\nসওয়া\nপৌনে\nસાડા\nસવા\nપોણા\nਸਾਢੇ\nਸਵਾ\nਪੌਣੇ\nساڑھے\nسو\
        ا\nپونے\nসোয়া\nसव्वा\nअडीच\nदीड\nઅઢી\nદોઢ\nদেড়\nআড়াই\nਡੇਢ\nਢਾਈ\n
        """
    }
    package static var halfBehind: StaticString {
        """
        and a half\nand half\n-and-a-half\net demi\net demie\ne mezzo\ne mezza\ne meio\ne meia\ny medio\ny media\neinha\
        lb\nen een half\noch en halv\nog en halv\nja puoli\ni pół\na půl\na pol\nés fél\nși jumătate\nс половиной\nи по\
        ловина\nз половиною\nκαι μισό\nκαι μισή\nbuçuk\nsetengah\nrưỡi\nครึ่ง\nוחצי\nونصف\nونص\nونیم\nو نیم\nआधा\n半\n반\
        \nහමාරක්\nහමාර\nna nusu\nda rabi\n
        """
    }
    package static var hundreds: StaticString {
        """
        hundred\nthousand\nmillion\ncent\ncien\nciento\ncem\ncento\nmille\nmil\nsto\nszáz\nsută\nsute\nsata\nyüz\nсто\n\
        εκατό\npuluh\nratus\nribu\nmươi\ntrăm\nnghìn\nמאה\nמאתיים\nאלפיים\nألفين\nألفان\nمئتين\nمائتين\nمئتان\nمائتان\n\
        مائة\nمئة\nمية\nसौ\nहज़ार\nहजार\nร้อย\nพัน\nหมื่น\nแสน\nล้าน\n
        """
    }
    package static var illions: StaticString { "illion\nillions\nilliard\nilliards\n" }
    package static var inHeading: StaticString {
        """
        in\nen\nem\nw\nv\nв\nу\nu\nво\nσε\ni\ntal i\ni hele\ní\nîn\nv celých\ndalam\nبه\nx\nизм.\n単位\n单位\n單位\n단위\n
        """
    }
    package static var lettersInHeadings: StaticString {
        """
        MM\t6\nMn\t6\nmm\t6\nmn\t6\nbn\t9\nBn\t9\nk\t3\nK\t3\nT\t3\nt\t3\nт\t3\nE\t3\ne\t3\nM\t6\nm\t6\n
        """
    }
    package static var measures: StaticString {
        """
        ml\ncl\ndl\ng\nkg\nmg\noz\nlb\nstk\nst\npcs\ncm\nmm\nkm\nг\nкг\nмл\nшт\nсм\nмм\nкм\n
        """
    }
    package static var minus: StaticString {
        """
        dr\nminus\nnegative\nneg\nneg.\n÷\nمنفی\nmoins\nmeno\nmenos\nmiinus\nmínusz\nmínus\neksi\nминус\nмінус\nμείον\n\
        מינוס\nسالب\nناقص\nมินัส\nลบ\nâm\nマイナス\n마이너스\n負\n负\n(-)\n
        """
    }
    package static var minusBehind: StaticString {
        """
        (-)\n÷\n./.\ndebit\ndebet\ndébit\ndébito\ndebe\ndare\nsoll\nдебет\nдт\nborç\ndt\nduguje\nv breme\nдебит\ndeebet\
        \ndebetas\n차변\nbedehkar\nبدهکار\nनामे\nডেবিট\nuttag\notto\ncàrrec\nwithdrawal\nw/d\nghi nợ\nחובה\n借方\núttekt\nd\
        ebitored\n
        """
    }
    package static var numberWords: StaticString {
        """
        achttausend\tde\namakhulu\tzu\nastoņsimt\tlv\nberrehun\teu\nbin\ttr\ncant\tcy\ncents\tfr\nchéad\tga\ncinc-cente\
        s\tca\ncinc-cents\tca\ncinquemila\tit\ncuatrocientas\tes\ncuatromiła\tvec\nczterysta\tpl\nczterystu\tpl\ncéad\t\
        ga\ndaan\tfil\ndaang\tfil\ndausend\tlb\ndaán\tfil\ndevetsto\tbs,hr,sl\ndeviņsimt\tlv\ndeväťsto\tsk\ndivsimt\tlv\
        \ndos-cents\tca\ndoscientas\tes\ndozento\tvec\ndreitausend\tde\ndubu\tha\nducent\teo\nduemila\tit\ndues-centes\
        \tca\nduisend\taf\nduizend\tnl\ndumiła\tvec\nduzentas\tpt\nduzento\tvec\ndvesta\tbs\ndvesto\tsk\ndvjesto\thr,sl\
        \ndwieście\tpl\ndwustu\tpl\ndyqind\tsq\ndziewięciuset\tpl\ndziewięćset\tpl\negyezer\thu\nehun\teu\neintausend\t\
        de\neitthundrað\tfo,is\nelef\tmt\nelf\tmt\nelfejn\tmt\nelfu\tsw\nettusen\tsv\nezer\thu\nfemhundrede\tda\nfemtus\
        en\tsv\nfimmhundrað\tfo,is\nfirehundrede\tda\nfjögurhundrað\tis\nfyratusen\tsv\nfünftausend\tde\nfýrehundrað\tf\
        o\ngjashtëqind\tsq\nhatezer\thu\nhiljada\tbs\nhonnert\tlb\nháromezer\thu\nhétezer\thu\njednasto\tsk\njutaan\tid\
        ,ms\nkahdeksaatuhatta\tfi\nkahdeksantuhatta\tfi\nkaheksasada\tet\nkahtatuhatta\tfi\nkaksituhatta\tfi\nkakssada\
        \tet\nkatërqind\tsq\nkettőezer\thu\nkilencezer\thu\nkolmeatuhatta\tfi\nkolmetuhatta\tfi\nkolmsada\tet\nkuusituh\
        atta\tfi\nkuussada\tet\nkuuttatuhatta\tfi\nkvarcent\teo\nkvincent\teo\nkétezer\thu\nlaki\tsw\nlibo\tfil\nlibong\
        \tfil\nlibó\tfil\nmbili\tsw\nmhíle\tga\nmia\tsw\nmie\tro\nmii\tro\nmija\tmt\nmijë\tsq\nmila\teu\nmilioni\tsw\nm\
        in\taz\nming\tuz\nmitejn\tmt\nmitt\tmt\nmiłe\tvec\nmoja\tsw\nmíle\tga\nnane\tsw\nnaŭcent\teo\nnelisada\tet\nnel\
        jätuhatta\tfi\nneljäätuhatta\tfi\nneuntausend\tde\nnihundrede\tda\nniotusen\tsv\nnjëqind\tsq\nnne\tsw\nnou-cent\
        es\tca\nnou-cents\tca\nnovecentas\tpt\nnovecientas\tes\nnovemila\tit\nnovemiła\tvec\nnyolcezer\thu\nnégyezer\th\
        u\nnëntëqind\tsq\nníggjuhundrað\tfo\nníuhundrað\tis\nochocientas\tes\noitocentas\tpt\nokcent\teo\nosamsto\tbs,h\
        r\nosemsto\tsk,sl\nosiemset\tpl\notomiła\tvec\nottehundrede\tda\nottomila\tit\nośmiuset\tpl\npachak\tqu\npesëqi\
        nd\tsq\npetsto\tbs,hr,sl\npiecsimt\tlv\npięciuset\tpl\npuluhan\tid,ms\npäťsto\tsk\nquatre-centes\tca\nquatre-ce\
        nts\tca\nquatrocentas\tpt\nquattromila\tit\nquinhentas\tpt\nquinientas\tes\nratusan\tid,ms\nrebu\tsu\nribuan\ti\
        d,ms\nsaba\tsw\nsada\tet\nsandaan\tfil\nsarebu\tsu\nsataa\tfi\nsechstausend\tde\nsedamsto\tbs,hr\nsedemsto\tsk,\
        sl\nseimila\tit\nseiscentas\tpt\nseiscientas\tes\nseitsemäntuhatta\tfi\nseitsemäätuhatta\tfi\nseitsesada\tet\ns\
        ekshundrað\tfo\nsekshundrede\tda\nsento\tvec\nsepcent\teo\nseptiņsimt\tlv\nseribu\tid,ms\nsescent\teo\nset\tcs\
        \nset-centes\tca\nset-cents\tca\nsetecentas\tpt\nsetecientas\tes\nsetemiła\tvec\nsettemila\tit\nsexhundrað\tis\
        \nsextusen\tsv\nsešsimt\tlv\nshtatëqind\tsq\nsiebentausend\tde\nsiedemset\tpl\nsiedmiuset\tpl\nsiemiła\tvec\nsi\
        mt\tlv\nsimti\tlv\nsimts\tlv\nsincuemiła\tvec\nsingkwenta\tfil\nsis-centes\tca\nsis-cents\tca\nsita\tsw\nsjeyhu\
        ndrað\tfo\nsjutusen\tsv\nsjóhundrað\tis\nsta\tcs\nstotine\tbs,hr\nstovky\tcs\nstu\tpl\nstě\tcs\nsyvhundrede\tda\
        \nsześciuset\tpl\nsześćset\tpl\ntano\tsw\ntatu\tsw\ntetëqind\tsq\ntisa\tsw\ntisuća\thr\ntisuće\thr,sl\ntisuću\t\
        hr,sl\ntisíc\tcs,sk\ntohundrede\tda\ntrehundrede\tda\ntremila\tit\ntreqind\tsq\ntres-centes\tca\ntres-cents\tca\
        \ntrescientas\tes\ntretusen\tsv\ntricent\teo\ntrimiła\tvec\ntrista\tbs\ntristo\thr,sk,sl\ntrizento\tvec\ntrzyst\
        a\tpl\ntrzystu\tpl\ntrýhundrað\tfo\ntrīssimt\tlv\ntuhat\tet,fi\ntusen\tnb,nn\ntusin\tfo\ntusind\tda\ntveyhundra\
        ð\tfo\ntvåtusen\tsv\ntvöhundrað\tis\ntysiąc\tpl\ntysięcy\tpl\ntūkstantis\tlt\ntūkstančiai\tlt\ntūkstotis\tlv\nt\
        ūkstoš\tlv\nviertausend\tde\nviisituhatta\tfi\nviissada\tet\nviittätuhatta\tfi\nvuit-centes\tca\nvuit-cents\tca\
        \nwaranqa\tqu\nyhdeksäntuhatta\tfi\nyhdeksäätuhatta\tfi\nyuz\tuz\nzweitausend\tde\náttahundrað\tfo,is\nåttatuse\
        n\tsv\nötezer\thu\nüheksasada\tet\nükssada\tet\nþrjúhundrað\tis\nþúsund\tis\nčetiristo\thr\nčetristo\tbs\nčetrs\
        imt\tlv\nšesto\tbs,sl\nšeststo\thr\nšesťsto\tsk\nšimtai\tlt\nšimtas\tlt\nštiristo\tsl\nštyristo\tsk\nɗari\tha\n\
        διακόσια\tel\nδιακόσιες\tel\nδιακόσιοι\tel\nεννιακόσια\tel\nεννιακόσιες\tel\nεννιακόσιοι\tel\nεξακόσια\tel\nεξα\
        κόσιες\tel\nεξακόσιοι\tel\nεπτακόσια\tel\nεπτακόσιες\tel\nεπτακόσιοι\tel\nοκτακόσια\tel\nοκτακόσιες\tel\nοκτακό\
        σιοι\tel\nπεντακόσια\tel\nπεντακόσιες\tel\nπεντακόσιοι\tel\nτετρακόσια\tel\nτετρακόσιες\tel\nτετρακόσιοι\tel\nτ\
        ριακόσια\tel\nτριακόσιες\tel\nτριακόσιοι\tel\nχίλιάδες\tel\nχίλια\tel\nχίλιες\tel\nχίλιοι\tel\nвосьмисот\tru\nд\
        веста\tbg,sr\nдвесто\tmk\nдвухсот\tru\nдвісті\tuk\nдевʼятсот\tuk\nдеветсто\tmk,sr\nдеветстотин\tbg\nдевятисот\t\
        ru\nдевятьсот\tru\nдзвесце\tbe\nдзевяцьсот\tbe\nеднасто\tmk\nжүз\tkk,ky\nзуу\tmn\nзуун\tmn\nилјада\tmk\nмиң\tky\
        \nмың\tkk\nмянга\tmn\nосамсто\tsr\nосемстотин\tbg\nосумсто\tmk\nпʼятсот\tuk\nпетсто\tmk,sr\nпетстотин\tbg\nпяти\
        сот\tru\nпяцьсот\tbe\nсад\ttg\nсаду\ttg\nседамсто\tsr\nседемстотин\tbg\nседумсто\tmk\nсемисот\tru\nсемсот\tbe\n\
        семьсот\tru\nста\tru\nстотине\tsr\nсямсот\tbe\nсімсот\tuk\nтисяч\tuk\nтрехсот\tru\nтристо\tmk\nтрыста\tbe\nтыся\
        ч\tbe,ru\nхиляда\tbg\nхиляди\tbg\nхиљада\tsr\nхиљаду\tsr\nчатырыста\tbe\nчетиристо\tmk,sr\nчетиристотин\tbg\nче\
        тыреста\tru\nчетырехсот\tru\nчотириста\tuk\nшестисот\tru\nшестсто\tmk,sr\nшестстотин\tbg\nшестьсот\tru\nшэсцьсо\
        т\tbe\nшістсот\tuk\nҳазор\ttg\nհազար\thy\nհարյուր\thy\nאלף\the\nאלפים\the\nמאות\the\nآلاف\tar\nألف\tar\nألفي\ta\
        r\nدویست\tfa\nزره\tps\nسل\tps\nسو\tur\nسیصد\tfa\nسەد\tckb\nششصد\tfa\nصد\tfa\nصدو\tfa\nنهصد\tfa\nهزار\tfa\nهشتصد\
        \tfa\nهفتصد\tfa\nهەزار\tckb\nپانصد\tfa\nچهارصد\tfa\nہزار\tur\nशंभर\tmr\nशे\tmr\nसय\tne\nশ\tas,bn\nশত\tbn\nশো\tb\
        n\nহাজার\tbn\nহাজাৰ\tas\nਸੌ\tpa\nਹਜ਼ਾਰ\tpa\nસો\tgu\nહજાર\tgu\nଶହ\tor\nହଜାର\tor\nஆயிரத்து\tta\nஆயிரம்\tta\nதொள்ள\
        ாயிரம்\tta\nநாநூறூ\tta\nநூறு\tta\nநூற்று\tta\nవంద\tte\nవెయ్యి\tte\nవేల\tte\nನೂರು\tkn\nಸಾವಿರ\tkn\nആയിരം\tml\nആയി\
        രത്തി\tml\nനൂറു\tml\nനൂറ്\tml\nදහස්\tsi\nසිය\tsi\nພັນ\tlo\nຮ້ອຍ\tlo\nကိုးရာ\tmy\nခြောက်ရာ\tmy\nငါးရာ\tmy\nတစ်ရာ\
        \tmy\nထောင်\tmy\nနှစ်ရာ\tmy\nရာ\tmy\nရှစ်ရာ\tmy\nလေးရာ\tmy\nသုံးရာ\tmy\nათას\tka\nას\tka\nასი\tka\nመቶ\tam\nሺ\ta\
        m\nሺህ\tam\nពាន់\tkm\nរយ\tkm\n
        """
    }
    package static var numbered: StaticString {
        """
        taille\npointure\nsize\nsz\ngröße\ngrösse\ngr\ntalla\ntamanho\ntam\ntaglia\nrozmiar\nrozm\nvel\nvelikost\nveľko\
        sť\nstorlek\nstrl\nstørrelse\nstr\nkoko\nméret\nsuurus\nizmērs\ndydis\nmărime\nразмер\nр-р\nрозмір\nростовка\nр\
        \nно\nn°\nnº\nno\nnr\n№\n#\nč\nčíslo\nč.p\nnumer\nnummer\nnumero\nnuméro\nnúmero\nномер\nréf\nref\nart\narticle\
        \nartikel\nарт\nартикул\nlot\nlot de\nlote\npos\npoz\nпоз\npage\np\npp\nseite\nstrona\nстр\nп\nст\nпункт\nстать\
        я\n§\nдом\nд\nкв\nквартира\nофис\npokój\nroom\nchambre\nzimmer\npokoj\nhuone\nrum\nrom\nszoba\nкомната\nстая\nt\
        el\ntél\ntlf\ntfn\nphone\nтел\nтелефон\ntelefon\nmob\nмоб\nsiren\nsiret\nnip\nregon\niban\nинн\nle\nt\nkl\nklo\
        \nuke\nvecka\nviikko\nutca\nút\ng\npiętro\nétage\npatro\nposchodie\nemelet\nэтаж\nповерх\nетаж\nvåning\netasje\
        \nkerros\nkorrus\nstāvs\naukštas\nklasa\nclasse\ntřída\ntrieda\nosztály\nкласс\nклас\nklass\nklasse\nluokka\ncz\
        ęść\npartie\ndíl\nrész\nчасть\nчастина\ndel\nosa\ntom\ntome\nvol\nkötet\nтом\nniveau\npoziom\núroveň\nszint\nур\
        овень\nрівень\nnivå\ntaso\netap\nétape\netapa\nэтап\nseria\nsérie\nserie\nсерия\nсерія\nwersja\nversion\nverze\
        \nverzió\nверсия\nверсія\nwariant\nvariante\nvarianta\nвариант\nваріант\nps\nxbox\nplaystation\nwindows\nайфон\
        \ngalaxy\nmodel\nmodèle\nmodell\nquantité\nqté\nqty\nquantity\nmenge\nanzahl\nantal\nantall\nmäärä\nmennyiség\n\
        ilość\nmnožství\nmnožstvo\nкол-во\nколичество\nкількість\nnombre\nkogus\nskaits\nkiekis\nplz\nfaktura\nlp\npol\
        \nnro\ntétel\nn.º\ncheque\nsorszám\n
        """
    }
    package static var people: StaticString {
        """
        american\ncanadian\naustralian\nsingapore\nhong kong\nnew zealand\nmexican\nsingaporean\njamaican\negyptian\nsy\
        rian\nlebanese\nirish\nscottish\nindian\npakistani\npak\nsri lankan\nnepali\ncdn\n
        """
    }
    package static var peoples: StaticString {
        """
        américains\nen argent américain\né.-u.\néu\ncanadiens\naustraliens\namericanos\ncanadienses\nestadounidenses\nm\
        exicanos\nargentinos\nchilenos\ncolombianos\nuruguayos\nnorska\nnorske\ndanska\ndanske\nsvenska\nsvenske\nislan\
        dske\nisländska\nاسترليني\nإسترليني\nسوداني\nسوري\nلبناني\nعربستان\n
        """
    }
    package static var pricingTerms: StaticString { "pcm\npm\npw\npa\npp\npn\npd\npppn\npppw\npppm\nea\n" }
    package static var quantities: StaticString {
        """
        ml\ncl\ndl\ng\nkg\nmg\noz\nlb\nstk\nst\npcs\ncm\nmm\nkm\nг\nкг\nмл\nшт\nсм\nмм\nкм\nmin\nmins\nminute\nminutes\
        \nminuten\nminuti\nminutos\nft\nin\nlbs\nhr\nhrs\nhours\nмин\ngb\nmb\ntb\nkwh\nszt\nks\nm2\nm²\nl\nliter\nlitre\
        \nlitres\nliters\nlitro\nlitri\nlitr\nlitru\nlt\nл\ngal\ngallon\nton\n
        """
    }
    package static var range: StaticString {
        """
        to\nor\nand\n&\nthrough\nbis\noder\nund\nà\tfr,it,pt,ca,oc\nou\net\na\no\ny\ne\nau\ndo\nlub\ni\naž\ntil\ntill\n\
        eller\nog\noch\ntot\nof\nen\nile\nдо\nили\nи\nвід\nабо\nसे\nhingga\nsampai\ns/d\nsd\ns.d.\nke\natau\nhaggang\nđ\
        ến\nถึง\nla\nvà\nna\nל\nالى\nإلى\n
        """
    }
    package static var rates: StaticString {
        """
        rate\nkurs\nkurz\nkuru\nkur\nкурс\nкурс доллара\nкурсу\nкурса\ncours\ncambio\ncâmbio\nkurssi\nárfolyam\ntečaj\n\
        curs\nkoers\nkursen\n汇率\n匯率\nレート\n환율\ntỷ giá\n
        """
    }
    package static var several: StaticString {
        """
        alcune\tit\nalcuni\tit\nalgunos\tes\nalguns\tpt\nbeberapa\tid,ms\nbir necha\tuz\nbir neçə\taz\nbirkaç\ttr\ncoup\
        le\ten\ncâteva\tro\ncâțiva\tro\ndažus\tlv\ndisa\tsq\ndiverse\tit\ndiversos\tca\neinige\tde\neinigen\tde\nenkele\
        \tnl\netliche\tde\nfew\ten\nflera\tsv\nflere\tda,nb\nkadhaa\tsw\nkeli\tlt\nkelis\tlt\nkilka\tpl\nkilku\tpl\nman\
        y\ten\nmeerdere\tnl\nmehrere\tde\nmehreren\tde\nmitu\tet\nmuutama\tfi\nmuutamia\tfi\nmõni\tet\nmấy\tvi\nnekaj\t\
        sl\nnekoliko\tbs,hr,sr\nniekoľko\tsk\nnoen\tnb\nnogle\tda\nnokkur\tis\nnågra\tsv\nnéhány\thu\nněkolik\tcs\npaar\
        \taf,de,et,nl\npar\tbs,da,hr,nb,sr,sv\npari\tfi\nparę\tpl\nplusieurs\tfr\npár\tcs,hu,sk\nqualche\tit\nquelques\
        \tfr\nseveral\ten\ntöbb\thu\nunos\tes\nuns\tca\nuseita\tfi\nvairāki\tlv\nvarias\tes\nvarios\tes\nveč\tsl\nviele\
        \tde\nvài\tvi\nvárias\tpt\nvários\tpt\nzig\tde\nαρκετές\tel\nμερικά\tel\nμερικές\tel\nбірнеше\tkk\nдекілька\tuk\
        \nкілька\tuk\nнекалькі\tbe\nнеколико\tsr\nнеколку\tmk\nнесколько\tru\nняколко\tbg\nпар\tsr\nпару\tru,uk\nմի քան\
        ի\thy\nכמה\the\nبضع\tar\nعدة\tar\nچند\tfa,ur\nकई\thi\nकाही\tmr\nকয়েক\tbn\nபல\tta\nకొన్ని\tte\nหลาย\tth\nრამდენ\
        იმე\tka\n何\tja\n几\tzh\n好几\tzh\n好幾\tyue\n幾\tyue\n数\tja,zh\n몇\tko\n수\tko\n
        """
    }
    package static var tens: StaticString {
        """
        ten\nfifteen\ntwenty\nthirty\nforty\nfifty\nsixty\nseventy\neighty\nninety\nzehn\nzwanzig\ndreißig\ndreissig\nv\
        ierzig\nfünfzig\nfuffzig\nfufzig\nsechzig\nsiebzig\nachtzig\nneunzig\nhundert\ntien\ntwintig\ndertig\nveertig\n\
        vijftig\nzestig\nzeventig\ntachtig\nnegentig\nhonderd\nvingt\ntrente\nquarante\ncinquante\nsoixante\nseptante\n\
        huitante\nnonante\ndiez\nquince\nveinte\nveinti\ntreinta\ncuarenta\ncincuenta\nsesenta\nochenta\ncientos\nquini\
        entos\ndez\nquinze\nvinte\ntrinta\nquarenta\ncinquenta\nsessenta\nsetenta\noitenta\nnoventa\ncentos\nduzentos\n\
        trezentos\nquinhentos\ndieci\nquindici\nventi\ntrenta\nquaranta\ncinquanta\nsessanta\nsettanta\nottanta\nnovant\
        a\ndouăzeci\ntreizeci\npatruzeci\ncincizeci\nșaizeci\nșaptezeci\noptzeci\nnouăzeci\ntjugo\nfyrtio\nsextio\nsjut\
        tio\nåttio\nhundra\ntyve\ntredve\ntretti\nførti\nfemti\nseksti\nsytti\nåtti\nnitti\nhalvtreds\nhalvfjerds\nhalv\
        fems\nhundre\nkymmentä\ndwadzieścia\ntrzydzieści\nczterdzieści\ndziesiąt\npięćset\ndvacet\ntřicet\nčtyřicet\nde\
        sát\ndvadsať\ntridsať\npäťdesiat\ndeset\nhúsz\nharminc\nnegyven\nötven\nhatvan\nhetven\nnyolcvan\nkilencven\nyi\
        rmi\notuz\nkırk\nelli\naltmış\nyetmiş\nseksen\ndoksan\nдвадцать\nтридцать\nсорок\nдесят\nдевяносто\nдвести\nтри\
        ста\nпятьсот\nдвадцять\nтридцять\nпетдесет\nдвайсет\nтрийсет\nείκοσι\nτριάντα\nσαράντα\nπενήντα\nεξήντα\nεβδομή\
        ντα\nογδόντα\nενενήντα\nעשרים\nשלושים\nארבעים\nחמישים\nשישים\nשבעים\nשמונים\nתשעים\nعشرون\nعشرين\nثلاثون\nثلاثي\
        ن\nأربعون\nأربعين\nخمسون\nخمسين\nستون\nستين\nسبعون\nسبعين\nثمانون\nثمانين\nتسعون\nتسعين\nबीस\nतीस\nचालीस\nपचास\
        \nसाठ\nसत्तर\nअस्सी\nनब्बे\nчетиридесет\nшейсет\nшестдесет\nседемдесет\nосемдесет\nдеветдесет\nпетнайсет\neleve\
        n\ntwelve\nthirteen\nfourteen\nsixteen\nnineteen\nzwölf\ndreizehn\nvierzehn\nfünfzehn\nsechzehn\nsiebzehn\nacht\
        zehn\nneunzehn\nonze\ndouze\ntreize\nquatorze\nseize\nundici\ndodici\ntredici\nquattordici\nsedici\ndiciotto\nd\
        iciannove\ntrece\ncatorce\ndoze\ntreze\ncatorze\ndezesseis\ndezessete\ndezoito\ndezenove\ntwaalf\ndertien\nveer\
        tien\nvijftien\nzestien\nzeventien\nachttien\nnegentien\ndotze\ntretze\nsetze\ndisset\ndivuit\nseixanta\nsetant\
        a\nvuitanta\nnoranta\nzece\nunsprezece\ndoisprezece\ntreisprezece\nșasesprezece\nșaptesprezece\noptsprezece\nșa\
        sezeci\nelva\ntolv\ntretton\nfjorton\nfemton\nsexton\nsjutton\nnitton\nelleve\ntretten\nfjorten\nfemten\nsekste\
        n\nsytten\nnitten\ntredive\nfyrre\ntjue\nkymmenen\nyksitoista\nkaksitoista\nkolmetoista\nneljätoista\nviisitois\
        ta\nkuusitoista\nseitsemäntoista\nkahdeksantoista\nyhdeksäntoista\nellefu\ntólf\nþrettán\nfjórtán\nfimmtán\nsex\
        tán\nsautján\nátján\nnítján\ntuttugu\nþrjátíu\nfjörutíu\nfimmtíu\nsextíu\nsjötíu\náttatíu\nníutíu\ndziesięć\nje\
        denaście\ndwanaście\ntrzynaście\nczternaście\npiętnaście\nszesnaście\nsiedemnaście\nosiemnaście\ndziewiętnaście\
        \njedenáct\ndvanáct\ntřináct\nčtrnáct\npatnáct\nšestnáct\nsedmnáct\nosmnáct\ndevatenáct\ndesať\njedenásť\ndvaná\
        sť\ntrinásť\nštrnásť\npätnásť\nšestnásť\nsedemnásť\nosemnásť\ndevätnásť\nštyridsať\nšesťdesiat\nsedemdesiat\nos\
        emdesiat\ndeväťdesiat\ntizenegy\ntizenkettő\ntizenhárom\ntizennégy\ntizenöt\ntizenhat\ntizenhét\ntizennyolc\nti\
        zenkilenc\njedanaest\ndvanaest\ntrinaest\nčetrnaest\npetnaest\nšesnaest\nsedamnaest\nosamnaest\ndevetnaest\nena\
        jst\ndvanajst\ntrinajst\npetnajst\nšestnajst\nsedemnajst\nasemnajst\ndevetnajst\ndvaset\nдесет\nединайсет\nдван\
        айсет\nтринайсет\nчетиринайсет\nшестнайсет\nседемнайсет\nосемнайсет\nдеветнайсет\nчетиресет\nодиннадцать\nдвена\
        дцать\nтринадцать\nчетырнадцать\nпятнадцать\nшестнадцать\nсемнадцать\nдевятнадцать\nодинадцять\nдванадцять\nтри\
        надцять\nчотирнадцять\nпʼятнадцять\nшістнадцять\nсімнадцять\nдевʼятнадцять\nдевʼяносто\nδέκα\nέντεκα\nδώδεκα\nδ\
        εκατρία\nδεκατέσσερα\nδεκαπέντε\nδεκαέξι\nδεκαεπτά\nδεκαοκτώ\nδεκαεννέα\nεννενήντα\nkümme\nüksteist\nkaksteist\
        \nkolmteist\nneliteist\nviisteist\nkuusteist\nseitseteist\nkaheksateist\nüheksateist\nkakskümmend\nkolmkümmend\
        \nnelikümmend\nviiskümmend\nkuuskümmend\nseitsekümmend\nkaheksakümmend\nüheksakümmend\ndesmit\nvienpadsmit\ndiv\
        padsmit\ntrīspadsmit\nčetrpadsmit\npiecpadsmit\nsešpadsmit\nseptiņpadsmit\nastoņpadsmit\ndeviņpadsmit\ndešimt\n\
        vienuolika\ndvylika\ntrylika\nketuriolika\npenkiolika\nšešiolika\nseptyniolika\naštuoniolika\ndevyniolika\nעשר\
        \nעשרה\nعشرة\nعشر\nग्यारह\nबारह\nतेरह\nचौदह\nपन्द्रह\nसोलह\nसत्रह\nअठारह\nउन्नीस\nsebelas\nیازده\nدوازده\nسیزده\
        \nچهارده\nپانزده\nشانزده\nهفده\nهجده\nنوزده\nبیست\nچهل\nپنجاه\nشصت\nهفتاد\nهشتاد\nنود\ndhjetë\nnjëzet\ndyzet\nd\
        eich\ndéag\ndhéag\ntríocha\ndaichead\ncaoga\nseasca\nseachtó\nochtó\nnócha\n
        """
    }
    package static var to: StaticString {
        """
        to\ntill\nuntil\nbis\nà\tfr,it,pt,ca,oc\na\nal\naté\nhasta\ntot\ntil\ndo\naż do\naž\naž do\nдо\nέως\nως\nإلى\nا\
        لى\nעד\n到\n至\nから\n에서\nđến\ntới\nile\nla\nhingga\nsampai\nke\n
        """
    }
    package static var units: StaticString {
        """
        one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\ndeux\ntrois\nquatre\ncinq\nsept\nhuit\nneuf\ndos\ntres\nc\
        uatro\ncinco\nseis\nsiete\nocho\nnueve\ndois\nduas\ntrês\nquatro\nsete\noito\nnove\ndue\ntre\nquattro\ncinque\n\
        sei\nsette\notto\ndouă\ntrei\npatru\ncinci\nșase\nșapte\nopt\nnouă\niki\nüç\ndört\nbeş\naltı\nyedi\nsekiz\ndoku\
        z\ndua\ntiga\nempat\nlima\nenam\ntujuh\ndelapan\nsembilan\nhai\nba\nbốn\nnăm\nsáu\nbảy\ntám\nchín\nदो\nतीन\nचार\
        \nपाँच\nपांच\nछह\nसात\nआठ\nनौ\n
        """
    }
    package static var weekdays: StaticString {
        """
        mo\ndi\nmi\ndo\nfr\nfr.\nsa\nso\nmo.\ndi.\nmi.\ndo.\nsa.\nso.\nlu\nma\nme\nje\nve\nmon\ntue\nwed\nthu\nsat\nsun\
        \n
        """
    }
}
