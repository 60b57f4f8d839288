// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What texts beside amounts mean, from Data/Decisions/scaleWords.json and Data/Decisions/statements.json.
enum ReadingDecisions {
    static var scaleWords: StaticString {
        """
        B\t*\t9\tab\nB\tca\t12\td\nB\tceb\t9\tab\nB\tchr\t9\tab\nB\tcy\t9\tab\nB\tee\t9\tab\nB\ten\t9\tab\nB\tes\t12\td\
        \nB\teu\t12\td\nB\tfil\t9\tab\nB\tga\t9\tab\nB\tgd\t9\tab\nB\tgl\t12\td\nB\tha\t9\tab\nB\the\t9\tab\nB\thu\t12\
        \td\nB\tml\t9\tab\nB\tms\t9\tab\nB\tpcm\t9\tab\nB\tps\t9\tab\nB\tso\t9\tab\nB\tsw\t9\tab\nB\tth\t9\td\nB\ttr\t3\
        \td\nB\two\t9\tab\nB\tzh\t9\tab\nB\tzu\t9\tab\nBN\ten\t9\ta\nBi\tkea\t12\td\nBi\tpt\t12\td\nBio\tde\t12\td\nBio\
        \tgsw\t12\td\nBio\tksh\t12\td\nBio\tlb\t12\td\nBln\tit\t12\td\nBln\tlld\t12\td\nBln\tsc\t12\td\nBn\ten\t9\t\nBn\
        \tfr\t12\td\nBn\tht\t12\td\nCR\ten\t7\tr\nCR\ten-BD\t7\tdfs\nCR\ten-IN\t7\tdfs\nCR\ten-LK\t7\tdfs\nCR\ten-NP\t7\
        \tdfs\nCR\ten-PK\t7\tdfs\nCR\thi\t7\tdfs\nCR\thi-Latn\t7\tdfs\nCr\ten\t7\tr\nCr\ten-BD\t7\tdfs\nCr\ten-IN\t7\td\
        fs\nCr\ten-LK\t7\tdfs\nCr\ten-NP\t7\tdfs\nCr\ten-PK\t7\tdfs\nCr\thi\t7\tdfs\nCr\thi-Latn\t7\tdfs\nD\tha\t3\td\n\
        E\thu\t3\td\nG\t*\t9\tr\nG\ten\t9\tr\nG\tfr\t9\td\nG\tfr-CA\t9\t\nG\tkab\t3\tr\nG\tkab\t9\tr\nG\tzh\t9\tr\nH\tb\
        al\t3\td\nH\tku\t3\td\nJ\tms\t6\td\nK\t*\t3\ta\nK\tceb\t3\ta\nK\tchr\t3\ta\nK\tcy\t3\ta\nK\tda\t3\tans\nK\tee\t\
        3\ta\nK\ten\t3\ta\nK\ten-NG\t3\taf\nK\tes\t3\ta\nK\tfi\t3\tans\nK\tfil\t3\ta\nK\tfr\t3\t\nK\tgd\t3\ta\nK\tha\t3\
        \taf\nK\the\t3\ta\nK\thu\t3\tabns\nK\tid\t3\ta\nK\tig\t3\taf\nK\tis\t3\tans\nK\tit\t3\ta\nK\tlt\t3\tabns\nK\tml\
        \t3\ta\nK\tms\t3\ta\nK\tnb\t3\tans\nK\tnl\t3\ta\nK\tnn\t3\tans\nK\tno\t3\tans\nK\tpcm\t3\taf\nK\tps\t3\ta\nK\tr\
        o\t3\ta\nK\tso\t3\ta\nK\tsv\t3\tans\nK\tsw\t3\ta\nK\tvi\t3\ta\nK\two\t3\ta\nK\tyo\t3\taf\nK\tzh\t3\ta\nK\tzu\t3\
        \ta\nKCr\ten\t10\tas\nKCr\thi\t10\tas\nKr\tbal\t9\tr\nL\ten\t5\tr\nL\ten-IN\t5\tabs\nL\thi\t5\tabs\nL\thi-Latn\
        \t5\tabs\nL\tkab\t9\td\nLAC\ten\t5\td\nLCr\ten\t12\tas\nLCr\thi\t12\tas\nLCr\tkok\t12\tas\nM\t*\t6\tas\nM\tca\t\
        6\t\nM\tceb\t6\tas\nM\tchr\t6\tas\nM\tcy\t6\tas\nM\tee\t6\tas\nM\ten\t6\tas\nM\tes\t6\t\nM\tes-AR\t6\td\nM\tes-\
        CL\t6\td\nM\tes-CO\t6\td\nM\tes-PE\t6\td\nM\teu\t6\t\nM\tfil\t6\tas\nM\tfr\t6\t\nM\tga\t6\tas\nM\tgd\t6\tas\nM\
        \tgl\t6\t\nM\tha\t6\tas\nM\the\t6\tas\nM\tht\t6\tas\nM\thu\t6\t\nM\tid\t9\td\nM\tjv\t9\td\nM\tla\t3\tr\nM\tla\t\
        6\tr\nM\tml\t6\tas\nM\tms\t6\tas\nM\tpcm\t6\tas\nM\tps\t6\tas\nM\tpt\t6\ta\nM\tso\t6\tas\nM\tsw\t6\tas\nM\two\t\
        6\tas\nM\tzh\t6\tas\nM\tzu\t6\tas\nMM\ten\t6\td\nMM\tes\t6\td\nMM\tkea\t9\td\nMM\tpt\t9\td\nMN\ten\t6\td\nMN\tk\
        u\t6\td\nMR\tku\t9\td\nMn\tla\t6\t\nMn\ttr\t6\t\nMr\ttr\t9\t\nN\tvi\t3\td\nNT\tvi\t12\td\nP\tto\t9\td\nT\t*\t12\
        \td\nT\tceb\t12\tabf\nT\tchr\t12\tabf\nT\tcy\t12\tabf\nT\tde\t3\td\nT\tee\t12\tabf\nT\ten\t12\tabf\nT\tfil\t12\
        \tabf\nT\tfr\t12\td\nT\tga\t12\tabf\nT\tgd\t12\tabf\nT\tha\t12\tabf\nT\the\t12\tabf\nT\tid\t12\tb\nT\tjv\t12\td\
        \nT\tml\t12\tabf\nT\tms\t12\tabf\nT\tpcm\t12\tabf\nT\tps\t12\tabf\nT\tso\t12\tabf\nT\tsw\t12\tabf\nT\tth\t12\td\
        \nT\tto\t12\td\nT\tvi\t9\td\nT\two\t12\tabf\nT\tzh\t12\tabf\nT\tzu\t12\tabf\nTN\ten\t12\td\nTN\tku\t12\td\nTn\t\
        tr\t12\td\nY\tjv\t6\td\na\tto\t3\td\nakl\tblo\t9\td\nakr\tblo\t12\td\narab\ten\t9\tr\nb\ten\t9\tab\nbi\tkgp\t9\
        \t\nbi\tkxv\t9\t\nbi\tpt\t9\t\nbi\tpt-AO\t12\td\nbi\tpt-CH\t12\td\nbi\tpt-CV\t12\td\nbi\tpt-GQ\t12\td\nbi\tpt-G\
        W\t12\td\nbi\tpt-LU\t12\td\nbi\tpt-MO\t12\td\nbi\tpt-MZ\t12\td\nbi\tpt-PT\t12\td\nbi\tpt-ST\t12\td\nbi\tpt-TL\t\
        12\td\nbi\tyrl\t9\t\nbillion\tde\t12\td\nbio\tda\t12\td\nbió\tfo\t12\td\nbkl\tblo\t6\td\nbln\ten\t9\t\nbln\tfy\
        \t12\td\nbln\tia\t12\td\nbln\tit\t12\td\nbln\tlld\t12\td\nbln\tnl\t12\td\nbln\tpl\t12\t\nbln\tsc\t12\td\nbln\ts\
        q\t12\td\nbln\tvec\t12\td\nbn\taf\t12\td\nbn\ten\t9\t\nbn\tis\t12\td\nbn\tse\t12\td\nbn\tsv\t12\td\ncr\ten\t7\t\
        r\ncr\ten-BD\t7\tdfs\ncr\ten-IN\t7\tdfs\ncr\ten-LK\t7\tdfs\ncr\ten-NP\t7\tdfs\ncr\ten-PK\t7\tdfs\ncr\thi\t7\tdf\
        s\ncr\thi-Latn\t7\tdfs\ncrs\ten\t7\td\ncrs\ten-IN\t7\t\ndt\tse\t3\td\ngkl\tblo\t6\td\ngrand\ten\t3\td\nh\tkxv\t\
        3\td\njutaan\tid\t6\tr\nk\t*\t3\ta\nk\taf\t3\ta\nk\tbr\t3\ta\nk\tca\t3\ta\nk\ten\t3\ta\nk\ten-NG\t3\taf\nk\teo\
        \t3\ta\nk\tes\t3\ta\nk\tfr\t3\t\nk\tga\t3\ta\nk\tha\t3\taf\nk\tht\t3\ta\nk\tig\t3\taf\nk\tit\t3\ta\nk\tnb\t3\ta\
        ns\nk\tnl\t3\ta\nk\tnn\t3\tans\nk\tno\t3\tans\nk\tpcm\t3\taf\nk\tto\t5\td\nk\tvi\t3\ta\nk\tyo\t3\taf\nkM\tca\t9\
        \ta\nkharab\ten\t11\tr\nkm\tca\t9\tr\nko\tkok\t7\td\nkt\tblo\t3\td\nl\ten-IN\t5\td\nl\thi\t5\td\nl\thi-Latn\t5\
        \td\nlac\ten\t5\t\nlak\tkok\t5\td\nlk\ten\t5\td\nlk\ten-IN\t5\t\nlks\ten\t5\td\nlks\ten-IN\t5\t\nlucas\tes\t3\t\
        r\nm\taf\t6\tab\nm\tca\t6\tr\nm\ten\t6\tab\nm\tes\t6\tr\nm\teu\t6\tr\nm\tfr\t6\tr\nm\tgl\t6\tr\nm\thu\t6\tr\nm\
        \tis\t6\td\nm\tlld\t3\td\nm\tpt\t6\tr\nm\tto\t4\td\nmM\tpt\t9\t\nmdd\tes\t6\tr\nmil\tbs\t6\t\nmil\tcs\t6\t\nmil\
        \tcy\t3\td\nmil\teo\t3\t\nmil\tes\t3\t\nmil\thr\t6\t\nmil\tia\t3\t\nmil\tkea\t3\t\nmil\tkgp\t3\t\nmil\tpap\t3\t\
        \nmil\tpt\t3\t\nmil\tro\t6\t\nmil\tsk\t6\t\nmil\tsr\t6\t\nmill\ten\t6\td\nmils\ten\t6\td\nmin\taz\t3\td\nmiu\tr\
        m\t6\t\nmiu\tyrl\t3\td\nmm\tpt\t6\tr\nmn\ten\t6\t\nmn\tse\t6\t\nmn\tsv\t6\t\npalos\tes\t6\tr\nribuan\tid\t3\tr\
        \nt\tda\t3\td\nt\tde\t3\tr\nt\ten\t12\td\nt\tfi\t3\td\nthou\ten\t3\td\nths\ten\t3\td\ntn\ten\t12\tb\ntn\tsv\t3\
        \td\nton\tnl\t5\td\nÈ\tjv\t3\td\nŋkl\tblo\t9\td\nŋkr\tblo\t12\td\nɩkt\tblo\t3\td\nεκ\tel\t6\tb\nχιλ\tel\t3\tb\n\
        ИН\tmn\t12\td\nМ\tmk\t6\td\nТ\tmn\t9\td\nм\tkk\t3\td\nми\tmk\t9\td\nмј\tmk\t9\td\nएम\tbrx\t6\ta\nकरोड\tne\t6\tr\
        \nकरोड\tne\t7\t\nके\tbrx\t3\ta\nखर्व\tmr\t11\td\nति\tbrx\t12\ta\nनील\thi\t13\td\nनील\txnr\t13\td\nपद्म\tmr\t13\
        \td\nबि\tbrx\t9\ta\nशंख\tne\t13\td\nह\tmr\t3\ta\nকো\tbn\t11\td\nকো\tbn\t7\td\nਨੀਲ\tpa\t13\td\nજલધિ\tgu\t14\td\n\
        શંકુ\tgu\t13\td\nଟ୍ରି\tor\t12\ta\nନି\tor\t6\ta\nବି\tor\t9\ta\nହ\tor\t3\ta\nஆ\tta\t3\ta\nடி\tta\t12\ta\nபி\tta\t\
        9\ta\nமி\tta\t6\ta\nట్రి\tte\t12\ta\nబి\tte\t9\ta\nమి\tte\t6\ta\nవే\tte\t3\ta\nಟ್ರಿ\tkn\t12\ta\nಬಿ\tkn\t9\ta\nಮ\
        ಿ\tkn\t6\ta\nಸಾ\tkn\t3\ta\nට්රි\tsi\t12\ta\nද\tsi\t3\ta\nබි\tsi\t9\ta\nමි\tsi\t6\ta\nລລ\tlo\t12\td\nကုဋေ\tmy\t7\
        \td\nကောဋိ\tmy\t14\td\nဋေ  ထ\tmy\t10\td\nဋေ  သ\tmy\t11\td\nဋေ  သန်း\tmy\t13\td\nဋေ  သိန်း\tmy\t12\td\nထောင်\tmy\
        \t3\td\nသန်း\tmy\t6\td\nသိန်း\tmy\t5\td\nသောင်း\tmy\t4\td\nሚ\tam\t6\ta\nሚ\tti\t6\ta\nሽ\tti\t3\ta\nቢ\tam\t9\ta\n\
        ቢ\tti\t9\ta\nት\tam\t12\ta\nት\tti\t12\ta\n𞤁\tff\t6\ta\n𞤁𞤶\tff\t9\ta\n𞤓\tff\t3\ta\n𞤚\tff\t12\ta\n
        """
    }

    static var allScaleWords: StaticString {
        """
        a v/bilionou\t12\tbr\na v/bilionoù\t12\tbr\na v/milionou\t6\tbr\na v/milionoù\t6\tbr\na viliadou\t3\tbr\na vili\
        adoù\t3\tbr\na viliardou\t9\tbr\na viliardoù\t9\tbr\nafe\t3\tto\nakpe\t3\tee\nakrǝ\t12\tblo\nakulo\t9\tblo\nape\
        m\t3\tak\nbaa gakuli\t6\tblo\nbaa kotoku\t3\tblo\nbaa ŋkrǝ\t12\tblo\nbaa ŋkulo\t9\tblo\nbhillean\t9\tgd\nbhilli\
        un\t9\tga\nbhilliún\t9\tga\nbi\t9\tkgp,kxv,pt,yrl\nbiiliyoona\t9\tom\nbil\t12\tbs,cs,dsb,hr,hsb,sk,sl\nbil\t9\t\
        en\nbilhao\t9\tkgp,pt\nbilhao ag\t9\tkgp\nbilhau\t12\tkea\nbilhoes\t9\tpt\nbilhão\t9\tkgp,pt\nbilhão ag\t9\tkgp\
        \nbilhãu\t12\tkea\nbilhões\t9\tpt\nbiliau\t9\tyrl\nbiliau-ita\t9\tyrl\nbilijon\t12\tsl\nbilijona\t12\tsl\nbilij\
        oni\t12\tsl\nbilijonov\t12\tsl\nbilijun\t12\thr\nbilijuna\t12\thr\nbilio\t12\tca\nbilioi\t12\teu\nbilion\t12\tb\
        r,bs,cs,dsb,hsb,pl,sk,sq,vec\nbilion\t9\tms,pcm\nbiliona\t12\tbs,dsb,pl,sk\nbilionaj\t12\thsb\nbilioni\t12\tvec\
        \nbilioni\t9\tsw\nbilionov\t12\tsk\nbilionow\t12\tdsb,hsb,pl\nbilions\t12\tca\nbilionu\t12\tcs\nbilionu\t9\tyo\
        \nbiliony\t12\tcs,dsb,hsb,pl,sk\nbilionów\t12\tpl\nbilionů\t12\tcs\nbiliun\t12\tlld\nbiliuna\t12\tscn\nbiliuni\
        \t12\tscn\nbiliuns\t12\tlld\nbiliwn\t9\tcy\nbiliyan\t9\tha\nbiliãu\t9\tyrl\nbiliãu-ita\t9\tyrl\nbilió\t12\tca\n\
        bilión\t12\tsk\nbilióna\t12\tsk\nbiliónov\t12\tsk\nbilióny\t12\tsk\nbiliɔn\t9\tee\nbilj\t12\tfi\nbiljoen\t12\ta\
        f,fy,nl\nbiljon\t12\tsv\nbiljona\t12\tse\nbiljonat\t12\tse\nbiljoner\t12\tsv\nbiljoona\t12\tfi\nbiljoonaa\t12\t\
        fi\nbiljovn\t12\tsmn\nbiljun\t9\tmt\nbill\t12\tno\nbillean\t9\tgd\nbilleanan\t9\tgd\nbillio\t12\thu\nbillion\t1\
        2\tda,de,fo,fr,ia,ksh,no\nbillion\t9\ten,kxv\nbillionar\t12\tnn\nbillionen\t12\tde,ksh\nbillioner\t12\tda,no\nb\
        illiones\t12\tia\nbillionir\t12\tfo\nbillions\t12\tfr\nbillions\t9\ten\nbillioon\t12\tgsw\nbillioone\t12\tgsw\n\
        billioun\t12\tlb\nbilliounen\t12\tlb\nbilliun\t12\trm\nbilliun\t9\tga\nbilliuns\t12\trm\nbillió\t12\thu\nbillió\
        n\t12\tfo\nbilliónir\t12\tfo\nbilliún\t9\tga\nbilljon\t12\tis\nbilljonir\t12\tis\nbilljuhn\t12\tksh\nbilljón\t1\
        2\tis\nbilljónir\t12\tis\nbillon\t12\tes,gl\nbillones\t12\tes\nbillons\t12\tgl\nbillón\t12\tes,gl\nbillóns\t12\
        \tgl\nbilyan\t9\tso\nbilyon\t9\tfil\nbilíọ\u{300}nù\t9\tyo\nbin\t3\ttr\nbion\t9\tpap\nbiu\t12\trm\nbln\t12\tpl\
        \nbln\t9\ten\nbn\t9\ten\nbíliọn\t9\tpcm\nbʊkuli\t6\tblo\ncrore\t7\ten\ncrores\t7\ten\ndausend\t3\tlb\nde mii\t3\
        \tro\nde miliarde\t9\tro\nde milioane\t6\tro\nde trilioane\t12\tro\ndousend\t3\tksh\ndsd\t3\tlb\ndtrilliun\t12\
        \tga\ndtrilliún\t12\tga\ndubu\t3\tha\nduhahat\t3\tse\nduhat\t3\tse\nduháhat\t3\tse\nduhát\t3\tse\nduiliono\t12\
        \teo\nduilionoj\t12\teo\nduisend\t3\taf\nduizend\t3\tnl\nelf\t3\tmt\nelfu\t3\tsw\nezer\t3\thu\ngakuli\t6\tblo\n\
        hazar\t3\ten\nhezar\t3\tku\nhilj\t3\tbs\nhiljada\t3\tbs\nhiljade\t3\tbs\nhjar\t3\tkxv\nhonderd\t2\tnl\nhundert\
        \t2\tde\nhundra\t2\tsv\nhundre\t2\tnb\nhundred\t2\ten\nhundrede\t2\tda\ninkulungwane\t3\tzu\nisigidi\t6\tzu\nis\
        igidi sezigidi\t9\tzu\nisigidintathu\t12\tzu\njt\t6\tid\njuta\t6\tid,ms\nka bilyon\t9\tceb\nka libo\t3\tceb\nka\
         milyon\t6\tceb\nka trilyon\t12\tceb\nkilu\t5\tto\nkotoku\t3\tblo\nkuma\t3\tom\nkun\t3\tso\nlac\t5\ten\nlacs\t5\
        \ten\nlakh\t5\ten\nlakh crore\t12\ten\nlakhs\t5\ten\nlibo\t3\tfil\nlpa\t5\ten\nma\t9\tis\nmano\t4\tto\nmbilliun\
        \t9\tga\nmbilliún\t9\tga\nmd\t9\tfr,la,se,sv\nmdp\t6\tes\nmdr\t9\tsv\nmds\t9\tfr\nmhile\t3\tga,gd\nmhillean\t6\
        \tgd\nmhilliun\t6\tga\nmhilliún\t6\tga\nmhìle\t3\tgd\nmhíle\t3\tga\nmi\t6\tkgp,kxv,pt,yrl\nmia\t9\tda,fo,rm\nmi\
        e\t3\tro\nmigghiaru\t3\tscn\nmigia\t3\tsc\nmigia milliardos\t12\tsc\nmigliaia\t3\tit\nmii\t3\tro\nmiiliyoona\t6\
        \tom\nmijë\t3\tsq\nmil\t3\ten,eo,es,ia,kea,kgp,pap,pt\nmil\t6\ten,bs,cs,hr,ro,sk\nmil m\t9\tes\nmil md\t12\tla\
        \nmil milhau\t9\tkea\nmil milhãu\t9\tkea\nmil millones\t9\tes\nmila\t3\tit,scn,vec\nmila miliardi\t12\tit\nmile\
        \t3\tlld\nmiler\t3\tca\nmiler de milions\t9\tca\nmilers\t3\tca\nmilers de milions\t9\tca\nmiles\t3\tes\nmilhao\
        \t6\tkgp,pt\nmilhao ag\t6\tkgp\nmilhares\t3\tpt\nmilhau\t6\tkea\nmilhoes\t6\tpt\nmilhão\t6\tkgp,pt\nmilhão ag\t\
        6\tkgp\nmilhãu\t6\tkea\nmilhões\t6\tpt\nmiliad\t3\tbr\nmiliar\t9\tid\nmiliard\t9\tbr,cs,lld,pl,ro,sk,sq\nmiliar\
        da\t9\tcs,dsb,hsb,pl,sk\nmiliarde\t9\tro\nmiliardi\t9\tit,scn,vec\nmiliardo\t9\teo,it,vec\nmiliardoj\t9\teo\nmi\
        liardow\t9\tdsb,hsb,pl\nmiliardu\t9\tscn\nmiliardy\t9\tcs,dsb,hsb,pl,sk\nmiliardze\t9\thsb\nmiliardów\t9\tpl\nm\
        iliardźe\t9\thsb\nmiliarg\t9\tlld\nmiliarze\t9\tdsb\nmiliarźe\t9\tdsb\nmiliau\t6\tyrl\nmiliau-ita\t6\tyrl\nmili\
        jard\t9\tsl\nmilijarda\t9\tbs,hr,sl\nmilijardai\t9\tlt\nmilijardas\t9\tlt\nmilijarde\t9\tbs,hr,sl\nmilijardi\t9\
        \tbs,hr,sl\nmilijardo\t9\tlt\nmilijardu\t9\tlt\nmilijardų\t9\tlt\nmilijon\t6\tsl\nmilijona\t6\tsl\nmilijonai\t6\
        \tlt\nmilijonas\t6\tlt\nmilijoni\t6\tsl\nmilijono\t6\tlt\nmilijonov\t6\tsl\nmilijonu\t6\tlt\nmilijonų\t6\tlt\nm\
        ilijun\t6\thr\nmilijuna\t6\thr\nmilio\t6\tca\nmilioane\t6\tro\nmilioi\t6\teu\nmilion\t6\tbr,bs,cs,dsb,hsb,pcm,p\
        l,ro,sk,sq,vec\nmiliona\t6\tbs,dsb,pl,sk,to\nmilionaj\t6\thsb\nmilione\t6\tit\nmilioni\t6\tit,sw,vec\nmiliono\t\
        6\teo\nmilionoj\t6\teo\nmilionov\t6\tsk\nmilionow\t6\tdsb,hsb,pl\nmilions\t6\tca\nmilionu\t6\tcs,yo\nmiliony\t6\
        \tcs,dsb,hsb,pl,sk\nmilionów\t6\tpl\nmilionů\t6\tcs\nmiliun\t6\tlld\nmiliuna\t6\tscn\nmiliuni\t6\tscn\nmiliuns\
        \t6\tlld\nmiliwn\t6\tcy\nmiliyan\t6\tha\nmiliárd\t9\tsk\nmiliãu\t6\tyrl\nmiliãu-ita\t6\tyrl\nmilió\t6\tca\nmili\
        ón\t6\tsk\nmilióna\t6\tsk\nmiliónov\t6\tsk\nmilióny\t6\tsk\nmiliɔn\t6\tee\nmilj\t6\tfi,lv,sv\nmiljard\t9\taf,et\
        ,fy,nl,smn,sv\nmiljarden\t9\tnl\nmiljarder\t9\tsv\nmiljardi\t9\tfi,lv,se\nmiljardia\t9\tfi\nmiljardit\t9\tet,se\
        \nmiljards\t9\tlv\nmiljardu\t9\tlv\nmiljoen\t6\taf,fy,nl\nmiljoenen\t6\tnl\nmiljon\t6\tet,sv\nmiljona\t6\tse\nm\
        iljonat\t6\tse\nmiljoner\t6\tsv\nmiljoni\t6\tlv\nmiljonit\t6\tet\nmiljons\t6\tlv\nmiljonu\t6\tlv\nmiljoona\t6\t\
        fi\nmiljoonaa\t6\tfi\nmiljovn\t6\tsmn\nmiljun\t6\tmt\nmiljuni\t6\tmt\nmill\t6\tde,es,no\nmillar\t3\tast\nmillar\
        es\t3\tast\nmille\t3\tfr,ia\nmille miliardi\t12\tit\nmillean\t6\tgd\nmilleanan\t6\tgd\nmilles\t3\tia\nmilliard\
        \t9\tda,fo,fr,hu,lb,no,tk,uz\nmilliarda\t9\trm\nmilliardar\t9\tnn\nmilliardas\t9\trm\nmilliarde\t9\tde,gsw,ksh\
        \nmilliarden\t9\tde,ksh,lb\nmilliarder\t9\tda,no\nmilliardir\t9\tfo\nmilliardo\t9\tia\nmilliardos\t9\tia,sc\nmi\
        lliards\t9\tfr\nmilliardu\t9\tsc\nmillier\t3\tfr\nmilliers\t3\tfr\nmillio\t6\thu\nmillion\t6\ten,da,de,fo,fr,ia\
        ,ksh,kxv,no,tk,uz\nmillionar\t6\tnn\nmillione\t6\tsc\nmillionen\t6\tde,ksh\nmillioner\t6\tda,no\nmilliones\t6\t\
        ia,sc\nmillionir\t6\tfo\nmillions\t6\ten,fr\nmillioon\t6\tgsw\nmillioone\t6\tgsw\nmillioun\t6\tlb\nmilliounen\t\
        6\tlb\nmilliun\t6\tga,rm\nmilliuns\t6\trm\nmilliárd\t9\thu\nmillió\t6\thu\nmillión\t6\tfo\nmilliónir\t6\tfo\nmi\
        lliún\t6\tga\nmilljard\t9\tksh\nmilljarde\t9\tksh\nmilljarðar\t9\tis\nmilljarður\t9\tis\nmilljon\t6\tis\nmilljo\
        nir\t6\tis\nmilljuhne\t6\tksh\nmilljón\t6\tis\nmilljónir\t6\tis\nmillon\t6\tast,es,gl\nmillones\t6\tast,es\nmil\
        lons\t6\tgl\nmillón\t6\tast,es,gl\nmillóns\t6\tgl\nmiltean\t3\tgd\nmilyan\t6\tso\nmilyar\t9\tjv,ku,tr\nmilyard\
        \t9\taz\nmilyon\t6\taz,fil,ku,tr\nming\t3\tuz\nmio\t6\ten,da,de,dsb,gsw,hsb,ksh,lb,nl,sl\nmion\t6\tpap\nmiu\t6\
        \trm\nmió\t6\tfo\nmjd\t9\taf\nmld\t9\tcs,et,fy,ia,it,nl,pl,ro,sk,sq,vec\nmlg\t9\tlld\nmljrd\t9\tlv\nmln\t6\ten,\
        az,et,fy,ia,it,lld,lt,nl,pl,sc,sq,tk,uz,vec\nmlr\t9\thr,tr\nmlrd\t9\taz,bs,hr,lt,tk,uz\nmmdp\t9\tes\nmn\t6\ten,\
        la,se,sv,tr\nmpem\t3\tak\nmr\t9\ttr\nmrd\t9\tde,dsb,fi,fr,gsw,hsb,hu,ksh,lb,no,sc,sl\nmìg\t3\tsc\nmìgia\t3\tsc\
        \nmìgia milliardos\t12\tsc\nmìle\t3\tgd\nmìltean\t3\tgd\nmíle\t3\tga\nmíliọn\t6\tpcm\nmílíọ\u{300}nù\t6\tyo\nmü\
        ň\t3\ttk\nna bilyon\t9\tfil\nna libo\t3\tfil\nna milyon\t6\tfil\nna trilyon\t12\tfil\nnghin\t3\tvi\nnghin ty\t1\
        2\tvi\nnghìn\t3\tvi\nnghìn tỷ\t12\tvi\nngàn\t3\tvi\npiliona\t9\tto\nratus\t2\tid,ms\nrb\t3\tid\nribu\t3\tid,ms\
        \nt biu\t12\trm\ntausend\t3\tde\ntauzan\t3\tpcm\ntaúzan\t3\tpcm\nthousand\t3\ten,wo\nthousands\t3\ten\nthrillea\
        n\t12\tgd\nthrilliun\t12\tga\nthrilliún\t12\tga\nthsd\t3\ten\ntiliona\t12\tto\ntiri\t12\tyrl\ntiriiliyoona\t12\
        \tom\ntiriliau\t12\tyrl\ntiriliau-ita\t12\tyrl\ntirilionu\t12\tyo\ntiriliãu\t12\tyrl\ntiriliãu-ita\t12\tyrl\nti\
        riliọ\u{300}nù\t12\tyo\ntirilyan\t12\tso\ntis\t3\tcs,hr,sk,sl\ntisic\t3\tcs,sk\ntisica\t3\tsk\ntisice\t3\tcs,sk\
        \ntisoc\t3\tsl\ntisoč\t3\tsl\ntisuca\t3\thr\ntisuce\t3\thr\ntisuća\t3\thr\ntisuće\t3\thr\ntisíc\t3\tcs,sk\ntisí\
        ca\t3\tsk\ntisíce\t3\tcs,sk\ntr\t6\tvi\ntri\t12\tkgp,kxv,pt\ntrieu\t6\tvi\ntril\t12\ten,ro\ntrilhao\t12\tkgp,pt\
        \ntrilhao ag\t12\tkgp\ntrilhoes\t12\tpt\ntrilhão\t12\tkgp,pt\ntrilhão ag\t12\tkgp\ntrilhões\t12\tpt\ntrilijonai\
        \t12\tlt\ntrilijonas\t12\tlt\ntrilijono\t12\tlt\ntrilijonu\t12\tlt\ntrilijonų\t12\tlt\ntrilioane\t12\tro\ntrili\
        on\t12\tms,pcm,ro\ntrilioni\t12\tsw\ntriliun\t12\tid\ntriliwn\t12\tcy\ntriliyan\t12\tha\ntriliɔn\t12\tee\ntrilj\
        \t12\tlv\ntriljon\t12\tet\ntriljoni\t12\tlv\ntriljonit\t12\tet\ntriljons\t12\tlv\ntriljonu\t12\tlv\ntrillean\t1\
        2\tgd\ntrilleanan\t12\tgd\ntrillion\t12\ten,kxv,tk,uz\ntrillions\t12\ten\ntrilliun\t12\tga\ntrilliún\t12\tga\nt\
        rilyon\t12\taz,fil,ku,tr\ntrilyun\t12\tjv\ntrion\t12\tpap\ntriệu\t6\tvi\ntrln\t12\taz,et,lt,tk,uz\ntrn\t12\ten\
        \ntríliọn\t12\tpcm\ntrăm\t2\tvi\ntsd\t3\tde,ksh\ntsg\t3\tgsw\ntuh\t3\tet\ntuhat\t3\tet,fi\ntuhatta\t3\tfi\ntuhh\
        aat\t3\tsmn\ntuhháát\t3\tsmn\ntukst\t3\tlt,lv\ntukstanciai\t3\tlt\ntukstancio\t3\tlt\ntukstanciu\t3\tlt\ntuksta\
        ntis\t3\tlt\ntukstosi\t3\tlv\ntukstosu\t3\tlv\ntukstotis\t3\tlv\ntusen\t3\tno,sv\ntusind\t3\tda\ntusund\t3\tfo\
        \ntuusig\t3\tgsw\ntuzen\t3\tfy\ntys\t3\tdsb,hsb,pl\ntysac\t3\tdsb,hsb\ntysiac\t3\tpl\ntysiaca\t3\tpl\ntysiace\t\
        3\tpl\ntysiecy\t3\tpl\ntysiąc\t3\tpl\ntysiąca\t3\tpl\ntysiące\t3\tpl\ntysięcy\t3\tpl\ntús\t3\tfo\ntúsund\t3\tfo\
        \ntûzen\t3\tfy\ntūkst\t3\tlt,lv\ntūkstantis\t3\tlt\ntūkstančiai\t3\tlt\ntūkstančio\t3\tlt\ntūkstančių\t3\tlt\nt\
        ūkstotis\t3\tlv\ntūkstoši\t3\tlv\ntūkstošu\t3\tlv\ntỷ\t9\tvi\nv/bilion\t12\tbr\nv/milion\t6\tbr\nviliad\t3\tbr\
        \nviliard\t9\tbr\nvote g\t9\two\nvote m\t6\two\nyuta\t6\tjv\nèwu\t3\tjv\nþ\t3\tis\nþusund\t3\tis\nþúsund\t3\tis\
        \nŋkrǝ\t12\tblo\nŋkulo\t9\tblo\nɔpepem\t6\tak\nɔpepepem\t9\tak\nɔpepepepem\t12\tak\nɩkotoku\t3\tblo\nδισ\t9\tel\
        \nδισεκατομμυρίων\t9\tel\nδισεκατομμυρια\t9\tel\nδισεκατομμυριο\t9\tel\nδισεκατομμυριων\t9\tel\nδισεκατομμύρια\
        \t9\tel\nδισεκατομμύριο\t9\tel\nεκατ\t6\tel\nεκατομμυρίων\t6\tel\nεκατομμυρια\t6\tel\nεκατομμυριο\t6\tel\nεκατο\
        μμυριων\t6\tel\nεκατομμύρια\t6\tel\nεκατομμύριο\t6\tel\nτρισ\t12\tel\nτρισεκατομμυρίων\t12\tel\nτρισεκατομμυρια\
        \t12\tel\nτρισεκατομμυριο\t12\tel\nτρισεκατομμυριων\t12\tel\nτρισεκατομμύρια\t12\tel\nτρισεκατομμύριο\t12\tel\n\
        χιλιάδα\t3\tel\nχιλιάδες\t3\tel\nχιλιάδων\t3\tel\nχιλιαδα\t3\tel\nχιλιαδες\t3\tel\nχιλιαδων\t3\tel\nбил\t12\tmk\
        ,sr\nбилион\t12\tmk,sr\nбилиона\t12\tsr\nбилиони\t12\tmk\nилј\t3\tmk\nилјада\t3\tmk\nилјади\t3\tmk\nих наяд\t12\
        \tmn\nмең\t3\tba,tt\nмил\t6\tmk,sr\nмилиард\t9\tbg\nмилиарда\t9\tbg\nмилион\t6\tbg,mk,sr\nмилиона\t6\tbg,sr\nми\
        лиони\t6\tmk\nмилијарда\t9\tmk,sr\nмилијарде\t9\tsr\nмилијарди\t9\tmk,sr\nмиллиард\t9\tba,ce,kk,ky,ru,sah,tg,tt\
        \nмиллиарда\t9\tru\nмиллиардов\t9\tru\nмиллион\t6\tba,ce,kk,ky,ru,tg,tt\nмиллиона\t6\tru\nмиллионов\t6\tru\nмил\
        ј\t9\tmk\nмиң\t3\tky\nмлд\t9\tky\nмлн\t6\tba,be,bg,ce,cv,kk,ky,ru,tg,tt,uk\nмлрд\t9\tba,be,bg,ce,cv,kk,ru,sah,s\
        r,tg,tt,uk\nмың\t3\tkk\nмян\t3\tmn\nмянга\t3\tmn\nмільйон\t6\tuk\nмільйона\t6\tuk\nмільйони\t6\tuk\nмільйонів\t\
        6\tuk\nмільярд\t9\tbe,uk\nмільярда\t9\tbe,uk\nмільярдаў\t9\tbe\nмільярди\t9\tuk\nмільярды\t9\tbe\nмільярдів\t9\
        \tuk\nмільён\t6\tbe\nмільёна\t6\tbe\nмільёнаў\t6\tbe\nмільёны\t6\tbe\nмөл\t6\tsah\nмөлүйүөн\t6\tsah\nпин\t3\tcv\
        \nсая\t6\tmn\nтис\t3\tuk\nтисяч\t3\tuk\nтисяча\t3\tuk\nтисячі\t3\tuk\nтрилион\t12\tbg\nтрилиона\t12\tbg\nтрилли\
        он\t12\tba,ce,kk,ky,ru,sah,tg,tt\nтриллиона\t12\tru\nтриллионов\t12\tru\nтрильйон\t12\tuk\nтрильйона\t12\tuk\nт\
        рильйони\t12\tuk\nтрильйонів\t12\tuk\nтрлн\t12\tba,be,bg,ce,cv,kk,ky,ru,sah,tg,tt,uk\nтрыльён\t12\tbe\nтрыльёна\
        \t12\tbe\nтрыльёнаў\t12\tbe\nтрыльёны\t12\tbe\nтыс\t3\tbe,ru\nтысяч\t3\tbe,ru\nтысяча\t3\tbe,ru\nтысячи\t3\tru\
        \nтысячы\t3\tbe\nтыһ\t3\tsah\nтыһыынча\t3\tsah\nтэрбум\t9\tmn\nхил\t3\tbg\nхиляди\t3\tbg\nхиљ\t3\tsr\nхиљада\t3\
        \tsr\nхиљаде\t3\tsr\nэзар\t3\tce\nҳазор\t3\ttg\nҳзр\t3\ttg\nհազար\t3\thy\nհզր\t3\thy\nմիլիարդ\t9\thy\nմիլիոն\t6\
        \thy\nմլն\t6\thy\nմլրդ\t9\thy\nտրիլիոն\t12\thy\nտրլն\t12\thy\nאלף\t3\the\nאלפים\t3\the\nטריליון\t12\the\nמיליאר\
        ד\t9\the\nמיליון\t6\the\nآلاف\t3\tar\nألف\t3\tar\nارب\t9\tur\nبلين\t9\tsd\nبليون\t9\tar\nبلین\t9\tur\nترليون\t1\
        2\tar\nتريليون\t12\tar\nتریلیون\t12\tfa\nتىرىليون\t12\tug\nسو\t2\tur\nلاکھ\t5\tur\nملايين\t6\tar\nمليار\t9\tar\
        \nمليارات\t9\tar\nملين\t6\tsd\nمليون\t6\tar\nملین\t6\tur\nمىليارد\t9\tug\nمىليون\t6\tug\nمىڭ\t3\tug\nمیلیارد\t9\
        \tbgn,fa\nمیلیون\t6\tbgn,fa\nهزار\t3\tbgn,fa,sd\nهزارمیلیارد\t12\tfa\nٹریلین\t12\tur\nٽرلين\t12\tsd\nکروڑ\t7\tu\
        r\nکھرب\t11\tur\nھزار\t3\tsd\nہزار\t3\tur\nअब्ज\t9\tkok,mr\nअरब\t9\thi,ne,xnr\nअ॰\t9\thi,xnr\nकरोड\t7\tne\nकरोड\
        ़\t7\thi,xnr\nकोटी\t7\tkok,mr\nक॰\t7\thi,xnr\nखरब\t11\thi,ne,xnr\nख॰\t11\thi,xnr\nट्रिलियन\t12\thi,mr,ne\nत्रिल\
        ियन\t12\tbrx\nनिख\t11\tkok\nनिखर्व\t11\tkok\nनिजुत\t6\tbrx\nबिलियन\t9\tbrx,hi,mr,ne\nमिलियन\t6\thi,mr,ne\nरोजा\
        \t3\tbrx\nलख\t5\txnr\nलाख\t5\thi,kok,mr,ne\nसौ\t2\thi\nहज\t3\tkok\nहज.निख\t14\tkok\nहज़ार\t3\thi\nहजार\t3\thi,k\
        ok,mr,ne,xnr\nहजार निखर्व\t14\tkok\nকোটি\t7\tbn\nট্রিলিয়ন\t12\tas,bn\nনিঃ\t8\tas\nনিযুত\t6\tas\nবিলিয়ন\t9\tas\
        ,bn\nমিলিয়ন\t6\tas,bn\nলক্ষ\t5\tbn\nলা\t5\tbn\nলা.কো\t12\tbn\nলাখ\t5\tas,bn\nলাখ কোটি\t12\tbn\nশঃ কঃ\t9\tas\nশ\
        ঃ কোঃ\t9\tas\nশঃ পঃ\t12\tas\nশত\t2\tbn\nশত কো\t10\tbn\nশত কোটি\t9\tas\nশত পৰাৰ্দ্ধ\t12\tas\nহা\t3\tbn\nহাজার\t3\
        \tbn\nহাজাৰ\t3\tas\nਅਰਬ\t9\tpa\nਕਰੋੜ\t7\tpa\nਖਰਬ\t11\tpa\nਟ੍ਰਿਲੀਅਨ\t12\tpa\nਬਿਲੀਅਨ\t9\tpa\nਮਿਲੀਅਨ\t6\tpa\nਲੱਖ\t\
        5\tpa\nਹਜ਼ਾਰ\t3\tpa\nઅબજ\t9\tgu\nકરોડ\t7\tgu\nટ્રિલિયન\t12\tgu\nનિખર્વ\t11\tgu\nબિલિયન\t9\tgu\nમહાપદ્મ\t12\tgu\
        \nમિલિયન\t6\tgu\nલાખ\t5\tgu\nહજાર\t3\tgu\nକୋଟି\t7\tor\nଟ୍ରିଲିୟନ\t12\tor\nନିୟୁତ\t6\tor\nବିଲିୟନ\t9\tor\nମିଲିୟନ\t6\
        \tor\nଲକ୍ଷ\t5\tor\nଲକ୍ଷକୋଟି\t12\tor\nଶହକୋଟି\t9\tor\nହଜାର\t3\tor\nஆயிரத்து\t3\tta\nஆயிரம்\t3\tta\nஇலட்சம்\t5\tta\
        \nகோடி\t7\tta\nகோடியே\t7\tta\nடிரில்லியன்\t12\tta\nபில்லியன்\t9\tta\nமில்லியன்\t6\tta\nலட்சத்து\t5\tta\nலட்சம்\
        \t5\tta\nకోటి\t7\tte\nకోట్ల\t7\tte\nకోట్లు\t7\tte\nట్రిలియన్\t12\tte\nట్రిలియన్లు\t12\tte\nబిలియన్\t9\tte\nబిలి\
        యన్లు\t9\tte\nమిలియన్\t6\tte\nమిలియన్లు\t6\tte\nలక్ష\t5\tte\nలక్షల\t5\tte\nలక్షలు\t5\tte\nవేయి\t3\tte\nవేల\t3\t\
        te\nవేలు\t3\tte\nಕೋಟಿ\t7\tkn\nಟ್ರಿಲಿಯನ್\u{200C}\t12\tkn\nಬಿಲಿಯನ್\t9\tkn\nಮಿಲಿಯನ್\t6\tkn\nಲಕ್ಷ\t5\tkn\nಸಾವಿರ\t3\
        \tkn\nആയിരം\t3\tml\nകോടി\t7\tml\nട്രില്യൺ\t12\tml\nദശലക്ഷം\t6\tml\nബില്യൺ\t9\tml\nമില്യൺ\t6\tml\nമില്ല്യൺ\t6\tm\
        l\nലക്ഷം\t5\tml\nට්\u{200D}රි\t12\tsi\nට්\u{200D}රිලියන\t12\tsi\nදහස\t3\tsi\nබිලියන\t9\tsi\nමිලියන\t6\tsi\nලක්ෂ\
        \t5\tsi\nලක්ෂය\t5\tsi\nพัน\t3\tth\nพันล้าน\t9\tth\nร้อย\t2\tth\nล้าน\t6\tth\nล้านล้าน\t12\tth\nหมื่น\t4\tth\nหม\
        ื่นล้าน\t10\tth\nแสน\t5\tth\nแสนล้าน\t11\tth\nຕື້\t9\tlo\nພັນ\t3\tlo\nພັນຕື້\t12\tlo\nພັນລ້ານ\t9\tlo\nລ້ານ\t6\t\
        lo\nລ້ານລ້ານ\t12\tlo\nແສນ\t5\tlo\nཁྲི་ཕྲག\t4\tdz\nདུང་ཕྱུར་\t8\tdz\nདུང་ཕྱུར་ཁྲི་\t12\tdz\nདུང་ཕྱུར་བརྒྱ་\t10\t\
        dz\nདུང་ཕྱུར་འབུམ་\t13\tdz\nདུང་ཕྱུར་ས་ཡ་\t14\tdz\nདུང་ཕྱུར་སྟོང\t11\tdz\nབྱེ་བ་\t7\tdz\nའབུམ་ཕྲག\t5\tdz\nས་ཡ་\
        \t6\tdz\nསྟོང་ཕྲག\t3\tdz\nကုဋေ သန်း\t13\tmy\nကုဋေ သိန်း\t12\tmy\nကုဋေ သောင်း\t11\tmy\nဋေ\t7\tmy\nဋေ ထ\t10\tmy\n\
        ဋေ သ\t11\tmy\nဋေ သန်း\t13\tmy\nဋေ သိန်း\t12\tmy\nမိုၼ်ႇ\t4\tshn\nမိုၼ်ႇလၢၼ်ႉ\t10\tshn\nလၢၼ်ႉ\t6\tshn\nလၢၼ်ႉလၢၼ်\
        ႉ\t12\tshn\nသႅၼ်\t5\tshn\nသႅၼ်လၢၼ်ႉ\t11\tshn\nႁဵင်\t3\tshn\nႁဵင်လၢၼ်ႉ\t9\tshn\nათ\t3\tka\nათას\t3\tka\nათასი\t3\
        \tka\nმილიარდი\t9\tka\nმილიონი\t6\tka\nმლნ\t6\tka\nმლრ\t9\tka\nმლრდ\t9\tka\nტრილიონი\t12\tka\nტრლ\t12\tka\nሚሊዮን\
        \t6\tam\nሚልዮን\t6\tti\nሺ\t3\tam\nሺህ\t3\tam\nሽሕ\t3\tti\nቢሊዮን\t9\tam\nቢልዮን\t9\tti\nትሪሊዮን\t12\tam\nትሪልዮን\t12\tti\nទ\
        ្រីលាន\t12\tkm\nប៊ីលាន\t9\tkm\nពាន់\t3\tkm\nលាន\t6\tkm\nᱜᱮᱞᱥᱟᱭ\t3\tsat\nẹgbẹ\u{300}rún\t3\tyo\n万\t4\tja,zh\n万亿\
        \t12\tzh\n京\t16\tja\n亿\t8\tzh\n億\t8\tja,yue,zh\n兆\t12\tja,yue\n千\t3\tja,yue,zh\n百\t2\tja,zh\n萬\t4\tyue,zh\nꭲᏻꮖꮧ\
        ꮕꮫ\t6\tchr\nꭲꮿꭶᏼꮅ\t3\tchr\nꭲꮿꮤꮃꮧꮕꮫ\t9\tchr\nꭲꮿꮶꭰꮧꮕꮫ\t12\tchr\n만\t4\tko\n백\t2\tko\n억\t8\tko\n조\t12\tko\n천\t3\tko\
        \n
        """
    }

    static var statements: StaticString {
        """
        GB,IE\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\tdhOD\tdhO/D\tdhD\tchC\nUS,CA\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nAU,NZ\
        \ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nZA,NG,KE,GH,UG,TZ,ZM,ZW,BW,NA,MU\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nIN,PK,B\
        D,NP,LK\ten,hi\tmp\t\tchCR\tchCr\tchcr\tdhDR\tdhDr\tdhdr\nSG,HK,MY,PH\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nDE,AT\
        \tde\tm\t\tdhS\tchH\tdhSoll\tchHaben\tdhBelastung\tchGutschrift\nCH,LI\tde\tm\t\tdhSoll\tchHaben\tdhBelastung\t\
        chGutschrift\nNL\tnl\tm\t\tdhAf\tchBij\tdhAF\tchBIJ\tdhDebet\tdhDebit\tchCredit\tdhD\tchC\nBE\tnl\tm\t\tdhDebet\
        \tchCredit\tdhD\tchC\nFR,BE,LU,CH,MC\tfr\tm\t\tdhDébit\tchCrédit\tdhdébiteur\tchcréditeur\tdhD\tchC\nIT,SM,VA,C\
        H\tit\tm\t\tdhAddebito\tchAccredito\tdha debito\tcha credito\nES\tes,ca,gl,eu\tm\t\tdhCargo\tchAbono\tdhD\tchH\
        \tchC\tdhDebe\tchHaber\nMX,AR,CL,CO,PE,UY,EC,BO,PY,VE,CR,PA,GT,DO\tes\tmp\t\tdhCargo\tchAbono\tdhDébito\tchCréd\
        ito\tchCR\tdhDB\nBR\tpt\tmp\t\tdhD\tchC\tdh(D)\tch(C)\tdhDébito\tchCrédito\nPT,AO,MZ,CV\tpt\tm\t\tdhD\tchC\tdh(\
        D)\tch(C)\tdhDébito\tchCrédito\nEE\tet,en\tm\t\tdhD\tchC\nLT\tlt,en\tm\t\tdhD\tchK\nSE,FI\tsv\tm\t\nNO,DK,FI,IS\
        \tnb,nn,no,da,fi,is\tm\t\nPL\tpl\tm\t\tdhObciążenie\tchUznanie\tdhD\tchC\nCZ,SK\tcs,sk\tm\t\tdhMD\tchDal\tdhna \
        vrub\tchve prospěch\nHU\thu\tm\t\tdhT\tchJ\tdhTerhelés\tchJóváírás\tdhTartozik\tchKövetel\tchK\nRO,MD\tro\tm\t\
        \tdhDebit\tchCredit\tdhdebitor\tchcreditor\tdhD\tchC\nRU,BY,KZ,KG\tru,be,kk,ky\t\t\tdhСписание\tchЗачисление\td\
        bСписание\tcbЗачисление\nUA\tuk\t\t\tdhСписання\tchЗарахування\nTR\ttr\tm\t\tdhBorç\tchAlacak\nGR,CY\tel\tm\t\t\
        dhΧρέωση\tchΠίστωση\nJP\tja\tdp\t△▲\tdb出金\tcb入金\nKR\tko\tp\t△\tdb출금\tcb입금\tdh출금\tch입금\nCN\tzh\tp\t\tdb借\tcb贷\td\
        h借\tch贷\tdb支出\tcb收入\nTW,HK,MO\tzh\tp\t\tdb支出\tcb存入\nIL\the\tmp\t\tdhחובה\tchזכות\nEG,SA,AE,KW,QA,BH,OM,JO,LB,IQ\
        ,MA,DZ,TN,LY,SD,YE\tar\tmp\t\tdhمدين\tchدائن\nID\tid,en\tm\t\tchCR\tdhDB\tchKredit\tdhDebet\tdhDebit\nVN\tvi\t\
        \t\tdbGhi nợ\tcbGhi có\n
        """
    }
}
