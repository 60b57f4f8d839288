// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// What texts beside amounts mean, from Data/Decisions/scaleWords.json and Data/Decisions/statements.json.
package enum ReadingDecisions {
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
        \nmil\tpt\t3\t\nmil\tro\t6\t\nmil\tsk\t6\t\nmil\tsr\t6\t\nmill\ten\t6\td\nmille\tnl\t3\td\nmils\ten\t6\td\nmin\
        \taz\t3\td\nmiu\trm\t6\t\nmiu\tyrl\t3\td\nml\tit\t6\td\nmm\tpt\t6\tr\nmmd\tes\t9\td\nmmdd\tes\t9\td\nmn\ten\t6\
        \t\nmn\tse\t6\t\nmn\tsv\t6\t\npalos\tes\t6\tr\nribuan\tid\t3\tr\nt\tda\t3\td\nt\tde\t3\tr\nt\ten\t12\td\nt\tfi\
        \t3\td\nthou\ten\t3\td\nths\ten\t3\td\ntn\ten\t12\tb\ntn\tsv\t3\td\nton\tnl\t5\td\nÈ\tjv\t3\td\nŋkl\tblo\t9\td\
        \nŋkr\tblo\t12\td\nɩkt\tblo\t3\td\nεκ\tel\t6\tb\nχιλ\tel\t3\tb\nИН\tmn\t12\td\nМ\tmk\t6\td\nТ\tmn\t9\td\nк\tbe\
        \t3\ta\nк\tbg\t3\ta\nк\tkk\t3\ta\nк\tky\t3\ta\nк\tmn\t3\ta\nк\tru\t3\ta\nк\tuk\t3\ta\nм\tkk\t3\td\nми\tmk\t9\td\
        \nмил\tbs\t6\t\nмил\tmk\t6\t\nмил\tru\t6\td\nмил\tsr\t6\t\nмј\tmk\t9\td\nएम\tbrx\t6\ta\nकरोड\tne\t6\tr\nकरोड\tn\
        e\t7\t\nके\tbrx\t3\ta\nखर्व\tmr\t11\td\nति\tbrx\t12\ta\nनील\thi\t13\td\nनील\txnr\t13\td\nपद्म\tmr\t13\td\nबि\tb\
        rx\t9\ta\nशंख\tne\t13\td\nह\tmr\t3\ta\nকো\tbn\t11\tr\nকো\tbn\t7\td\nਨੀਲ\tpa\t13\td\nજલધિ\tgu\t14\td\nશંકુ\tgu\t\
        13\td\nଟ୍ରି\tor\t12\ta\nନି\tor\t6\ta\nବି\tor\t9\ta\nହ\tor\t3\ta\nஆ\tta\t3\ta\nடி\tta\t12\ta\nபி\tta\t9\ta\nமி\t\
        ta\t6\ta\nట్రి\tte\t12\ta\nబి\tte\t9\ta\nమి\tte\t6\ta\nవే\tte\t3\ta\nಟ್ರಿ\tkn\t12\ta\nಬಿ\tkn\t9\ta\nಮಿ\tkn\t6\t\
        a\nಸಾ\tkn\t3\ta\nට්රි\tsi\t12\ta\nද\tsi\t3\ta\nබි\tsi\t9\ta\nමි\tsi\t6\ta\nລລ\tlo\t12\td\nကုဋေ\tmy\t7\td\nကောဋိ\
        \tmy\t14\td\nဋေ  ထ\tmy\t10\td\nဋေ  သ\tmy\t11\td\nဋေ  သန်း\tmy\t13\td\nဋေ  သိန်း\tmy\t12\td\nထောင်\tmy\t3\td\nသန\
        ်း\tmy\t6\td\nသိန်း\tmy\t5\td\nသောင်း\tmy\t4\td\nሚ\tam\t6\ta\nሚ\tti\t6\ta\nሽ\tti\t3\ta\nቢ\tam\t9\ta\nቢ\tti\t9\t\
        a\nት\tam\t12\ta\nት\tti\t12\ta\n𞤁\tff\t6\ta\n𞤁𞤶\tff\t9\ta\n𞤓\tff\t3\ta\n𞤚\tff\t12\ta\n
        """
    }

    package static var allScaleWords: StaticString {
        """
        afe\t3\tto\nakpe\t3\tee\napem\t3\tak\nbalyan\t9\t\nbhiliyoni\t9\t\nbhillean\t9\t\nbhilliun\t9\tga\nbhilliún\t9\
        \t\nbhiriyoni\t9\t\nbi\t9\tpt\nbiiliyoona\t9\t\nbil\t12\tbs,cs,hr,sk,sl\nbil\t9\ten\nbilhao\t9\tpt\nbilhau\t12\
        \tkea\nbilhoes\t9\tpt\nbilhão\t9\t\nbilhãu\t12\t\nbilhões\t9\t\nbilijon\t12\t\nbilijona\t12\t\nbilijoni\t12\t\n\
        bilijonov\t12\t\nbilijun\t12\t\nbilijuna\t12\t\nbilio\t12\tca\nbilioi\t12\t\nbilion\t12\tsk\nbilion\t9\tpcm\nbi\
        liona\t12\tsk\nbilioni\t12\t\nbilioni\t9\t\nbilionov\t12\tsk\nbilionow\t12\tpl\nbilions\t12\t\nbilionu\t12\tcs\
        \nbilionu\t9\tyo\nbiliony\t12\tsk\nbilionów\t12\t\nbilionů\t12\t\nbiliwn\t9\t\nbiliyan\t9\t\nbilió\t12\t\nbilió\
        n\t12\t\nbilióna\t12\t\nbiliónov\t12\t\nbilióny\t12\t\nbiliɔn\t9\t\nbiliọnu\t9\t\nbilj\t12\tfi\nbiljoen\t12\t\n\
        biljon\t12\t\nbiljona\t12\t\nbiljonat\t12\t\nbiljoner\t12\t\nbiljoona\t12\t\nbiljoonaa\t12\t\nbiljun\t9\t\nbill\
        \t12\tde,no\nbillean\t9\t\nbilleanan\t9\t\nbillio\t12\thu\nbillion\t12\tfo\nbillion\t9\ten\nbillionar\t12\t\nbi\
        llionen\t12\t\nbillioner\t12\t\nbillionir\t12\tfo\nbillions\t12\t\nbillions\t9\ten\nbillioon\t12\t\nbillioone\t\
        12\t\nbillioun\t12\t\nbilliounen\t12\t\nbilliun\t12\t\nbilliun\t9\tga\nbilliuns\t12\t\nbillió\t12\t\nbillión\t1\
        2\t\nbilliónir\t12\t\nbilliún\t9\t\nbilljon\t12\tis\nbilljonir\t12\tis\nbilljón\t12\t\nbilljónir\t12\t\nbillon\
        \t12\tes,gl\nbillones\t12\t\nbillons\t12\tgl\nbillón\t12\t\nbillóns\t12\t\nbilyan\t9\t\nbilyon\t9\t\nbilyong\t9\
        \t\nbilíọ\u{300}nù\t9\t\nbin\t3\ttr\nbion\t9\tpap\nbiu\t12\trm\nbln\t12\tpl\nbln\t9\ten\nblns\t9\ten\nbn\t9\ten\
        \nbíliọn\t9\t\nbílíọ\u{300}nù\t9\t\ncrore\t7\ten\ncrores\t7\ten\ndausend\t3\t\nde mii\t3\t\nde miliarde\t9\t\nd\
        e milioane\t6\t\nde trilioane\t12\t\ndsd\t3\tlb\ndtrilliun\t12\tga\ndtrilliún\t12\t\ndubu\t3\tha\nduhahat\t3\ts\
        e\nduhat\t3\tse\nduháhat\t3\t\nduhát\t3\t\nduisend\t3\t\nduiz\t3\tnl\nduizend\t3\t\ndzd\t3\tnl\nelf\t3\tmt\nelf\
        u\t3\tsw\nezer\t3\thu\nhazar\t3\ten\nhezar\t3\t\nhilj\t3\tbs,sr\nhiljada\t3\t\nhiljade\t3\t\nhonderd\t2\t\nhund\
        ert\t2\t\nhundra\t2\t\nhundre\t2\t\nhundred\t2\ten\nhundrede\t2\t\nijeri\t9\t\ninkulungwane\t3\t\nisigidi\t6\t\
        \nisigidi sezigidi\t9\t\nisigidintathu\t12\t\njt\t6\tid\njuta\t6\tid,ms\nka bilyon\t9\t\nka libo\t3\t\nka milyo\
        n\t6\t\nka trilyon\t12\t\nkilu\t5\tto\nkuma\t3\tom\nkun\t3\tso\nlaakh\t5\ten\nlac\t5\ten\nlacs\t5\ten\nlakh\t5\
        \ten\nlakh crore\t12\ten\nlakhs\t5\ten\nlaki\t5\tsw\nlaks\t5\ten\nlavitrisa\t9\t\nlibo\t3\tfil\nlibong\t3\t\nlp\
        a\t5\ten\nma\t9\tis\nmalyan\t6\t\nmano\t4\tto\nmbilliun\t9\tga\nmbilliún\t9\t\nmd\t9\tfr,hu,la,se,sv\nmdp\t6\te\
        s\nmdr\t9\tsv\nmds\t9\tfr\nmhile\t3\tga,gd\nmhillean\t6\t\nmhilliun\t6\tga\nmhilliún\t6\t\nmhìle\t3\t\nmhíle\t3\
        \t\nmi\t6\tpt\nmia\t9\tda,de,fo,fr,nb,rm,sv\nmie\t3\tro\nmigia\t3\tsc\nmigia milliardos\t12\tsc\nmigliaia\t3\t\
        \nmii\t3\tro\nmiiliyoona\t6\t\nmijë\t3\t\nmil\t3\ten,es,kea,pap,pt\nmil\t6\ten,bs,cs,hr,ro,sk\nmil m\t9\t\nmil \
        md\t12\t\nmil milhau\t9\tkea\nmil milhãu\t9\t\nmil millones\t9\t\nmila\t3\tit,vec\nmila miliardi\t12\t\nmiler\t\
        3\t\nmiler de milions\t9\t\nmilers\t3\t\nmilers de milions\t9\t\nmiles\t3\t\nmilhao\t6\tpt\nmilhares\t3\t\nmilh\
        au\t6\tkea\nmilhoes\t6\tpt\nmilhão\t6\t\nmilhãu\t6\t\nmilhões\t6\t\nmiliar\t9\t\nmiliard\t9\tsk\nmiliarda\t9\t\
        \nmiliarde\t9\tsq\nmiliardi\t9\t\nmiliardo\t9\t\nmiliardow\t9\tpl\nmiliardy\t9\t\nmiliardë\t9\t\nmiliardów\t9\t\
        \nmilij\t6\t\nmilijard\t9\t\nmilijarda\t9\t\nmilijardai\t9\t\nmilijardas\t9\t\nmilijarde\t9\t\nmilijardi\t9\t\n\
        milijardo\t9\t\nmilijardu\t9\tlt\nmilijardus\t9\t\nmilijardų\t9\t\nmilijon\t6\t\nmilijona\t6\t\nmilijonai\t6\t\
        \nmilijonas\t6\t\nmilijoni\t6\t\nmilijono\t6\t\nmilijonov\t6\t\nmilijonu\t6\tlt\nmilijonus\t6\t\nmilijonų\t6\t\
        \nmilijun\t6\t\nmilijuna\t6\t\nmilio\t6\tca\nmilioane\t6\t\nmilioi\t6\t\nmilion\t6\tpcm,sk\nmiliona\t6\tsk\nmil\
        ione\t6\tsq\nmilioni\t6\t\nmilionov\t6\tsk\nmilionow\t6\tpl\nmilions\t6\t\nmilionu\t6\tcs,yo\nmiliony\t6\tcs,sk\
        \nmilionë\t6\t\nmilionów\t6\t\nmilionů\t6\t\nmiliwn\t6\t\nmiliyan\t6\t\nmiliyon\t6\t\nmiliyoni\t6\t\nmiliyoŋ\t6\
        \t\nmiliárd\t9\t\nmilió\t6\t\nmilión\t6\t\nmilióna\t6\t\nmiliónov\t6\t\nmilióny\t6\t\nmiliónů\t6\t\nmiliɔn\t6\t\
        \nmiliọnu\t6\t\nmilj\t6\tet,fi,lv,nl,sv\nmiljard\t9\t\nmiljarden\t9\t\nmiljarder\t9\t\nmiljardi\t9\t\nmiljardia\
        \t9\t\nmiljardiem\t9\t\nmiljardit\t9\t\nmiljards\t9\t\nmiljardu\t9\t\nmiljardus\t9\t\nmiljoen\t6\t\nmiljoenen\t\
        6\t\nmiljon\t6\t\nmiljona\t6\t\nmiljonat\t6\t\nmiljoner\t6\t\nmiljoni\t6\t\nmiljoniem\t6\t\nmiljonit\t6\t\nmilj\
        ons\t6\t\nmiljonu\t6\t\nmiljonus\t6\t\nmiljoona\t6\t\nmiljoonaa\t6\t\nmiljun\t6\t\nmiljuni\t6\t\nmill\t6\tda,de\
        ,es,hu,no\nmillar\t3\t\nmillardo\t9\t\nmillardos\t9\t\nmillares\t3\t\nmille\t3\t\nmille miliardi\t12\t\nmillean\
        \t6\t\nmilleanan\t6\t\nmilliard\t9\thu\nmilliarda\t9\t\nmilliardar\t9\t\nmilliardas\t9\t\nmilliarde\t9\t\nmilli\
        arden\t9\t\nmilliarder\t9\t\nmilliardir\t9\t\nmilliardos\t9\t\nmilliards\t9\t\nmilliardu\t9\t\nmillier\t3\t\nmi\
        lliers\t3\t\nmillio\t6\thu\nmillion\t6\ten,fo\nmillionar\t6\t\nmillione\t6\t\nmillionen\t6\t\nmillioner\t6\t\nm\
        illiones\t6\t\nmillionir\t6\tfo\nmillions\t6\ten\nmillioon\t6\t\nmillioone\t6\t\nmillioun\t6\t\nmilliounen\t6\t\
        \nmilliun\t6\tga\nmilliuns\t6\t\nmilliárd\t9\t\nmillió\t6\t\nmillión\t6\t\nmilliónir\t6\t\nmilliún\t6\t\nmillj\
        \t6\t\nmilljarðar\t9\t\nmilljarður\t9\t\nmilljon\t6\tis\nmilljonir\t6\tis\nmilljón\t6\t\nmilljónir\t6\t\nmillon\
        \t6\tast,es,gl\nmillones\t6\t\nmillons\t6\tgl\nmills\t6\t\nmillón\t6\t\nmillóns\t6\t\nmiltean\t3\tgd\nmilyaar\t\
        9\t\nmilyan\t6\t\nmilyar\t9\tku\nmilyard\t9\t\nmilyn\t6\t\nmilyon\t6\tku\nmilyong\t6\t\nmilyoŋ\t6\t\nmilyr\t9\t\
        \nmilyuun\t6\t\nming\t3\tuz\nmio\t6\ten,bs,cs,da,de,es,et,fi,fr,gsw,hr,hu,it,lb,nb,nl,pl,pt,ro,sk,sl,sr,sv,tr\n\
        mion\t6\tpap\nmiriyaridi\t9\t\nmiriyoni\t6\t\nmiu\t6\trm\nmió\t6\tfo\nmjd\t9\taf\nmld\t9\tcs,de,et,fr,fy,it,nl,\
        pl,ro,sk,sq,vec\nmlj\t6\tfi,lv,sv\nmljd\t9\tsv\nmljn\t6\tlt,lv\nmljrd\t9\t\nmlls\t6\ten\nmln\t6\ten,az,bs,ca,cs\
        ,es,et,fr,fy,hr,it,lt,lv,nl,pl,pt,ro,sc,sk,sl,sq,sr,tk,uz,vec\nmlns\t6\ten\nmlr\t9\tbs,hr,tr\nmlrd\t9\taz,bs,cs\
        ,et,hr,lt,lv,pl,ro,sk,sl,sr,tk,uz\nmlyar\t9\t\nmlyn\t6\ttr\nmlyr\t9\ttr\nmmdp\t9\tes\nmn\t6\ten,fi,la,se,sv,tr\
        \nmns\t6\tfr\nmpem\t3\tak\nmr\t9\ttr\nmrd\t9\tcs,da,de,et,fi,fr,gsw,hr,hu,it,lb,nl,no,ro,sc,sk,sl,sr,sv\nmìg\t3\
        \tsc\nmìgia\t3\t\nmìgia milliardos\t12\t\nmìle\t3\t\nmìltean\t3\t\nmíle\t3\t\nmíliọn\t6\t\nmílíọ\u{300}nù\t6\t\
        \nmîlyar\t9\t\nmîlyon\t6\t\nmüň\t3\t\nna bilyon\t9\t\nna libo\t3\t\nna milyon\t6\t\nna trilyon\t12\t\nnde\t6\ti\
        g\nnghin\t3\tvi\nnghin ty\t12\tvi\nnghìn\t3\t\nnghìn tỷ\t12\t\nngàn\t3\t\npiliona\t9\t\nratus\t2\t\nrb\t3\tid\n\
        rebu\t3\tid\nribu\t3\tid,ms\nt biu\t12\t\ntapitrisa\t6\t\ntausend\t3\t\ntauzan\t3\tpcm\ntaúzan\t3\t\ntds\t3\tde\
        \nthous\t3\ten\nthousand\t3\ten\nthousands\t3\ten\nthrillean\t12\t\nthrilliun\t12\tga\nthrilliún\t12\t\nthsd\t3\
        \ten\nthsnd\t3\ten\ntiliona\t12\t\ntiriiliyoona\t12\t\ntirilionu\t12\tyo\ntiriliọ\u{300}nù\t12\t\ntirilyan\t12\
        \t\ntis\t3\tcs,hr,sk,sl\ntisic\t3\tcs,sk\ntisica\t3\tsk\ntisice\t3\tcs,sk\ntisoc\t3\tsl\ntisoč\t3\t\ntisuca\t3\
        \thr\ntisuce\t3\thr\ntisucu\t3\thr\ntisuća\t3\t\ntisuće\t3\t\ntisuću\t3\t\ntisíc\t3\t\ntisíca\t3\t\ntisíce\t3\t\
        \ntk\t3\tlv\ntr\t6\tvi\ntri\t12\tpt\ntrieu\t6\tvi\ntril\t12\ten,ro\ntrilhao\t12\tpt\ntrilhoes\t12\tpt\ntrilhão\
        \t12\t\ntrilhões\t12\t\ntrilijonai\t12\t\ntrilijonas\t12\t\ntrilijono\t12\t\ntrilijonu\t12\tlt\ntrilijonų\t12\t\
        \ntrilioane\t12\t\ntrilion\t12\tpcm\ntrilioni\t12\t\ntriliun\t12\t\ntriliwn\t12\t\ntriliyan\t12\t\ntriliɔn\t12\
        \t\ntrilj\t12\t\ntriljon\t12\t\ntriljoni\t12\t\ntriljonit\t12\t\ntriljons\t12\t\ntriljonu\t12\t\ntrillean\t12\t\
        \ntrilleanan\t12\t\ntrillion\t12\ten\ntrillions\t12\ten\ntrilliun\t12\tga\ntrilliún\t12\t\ntrilyon\t12\t\ntrily\
        un\t12\t\ntrion\t12\t\ntriệu\t6\t\ntrln\t12\ten,az,et,lt,tk,uz\ntrn\t12\ten\ntríliọn\t12\t\ntrăm\t2\t\ntsd\t3\t\
        da,de,sv\ntsg\t3\tgsw\ntuh\t3\tet,fi\ntuhannen\t3\t\ntuhat\t3\t\ntuhatta\t3\t\ntukst\t3\tlt,lv\ntukstanciai\t3\
        \tlt\ntukstancio\t3\tlt\ntukstanciu\t3\tlt\ntukstancius\t3\tlt\ntukstantis\t3\tlt\ntukstosi\t3\tlv\ntukstosu\t3\
        \tlv\ntukstotis\t3\tlv\ntus\t3\tda\ntusen\t3\t\ntusind\t3\t\ntusund\t3\tfo\ntuusig\t3\t\ntuzen\t3\tfy\ntys\t3\t\
        pl\ntysiac\t3\tpl\ntysiaca\t3\tpl\ntysiace\t3\tpl\ntysiecy\t3\tpl\ntysiąc\t3\t\ntysiąca\t3\t\ntysiące\t3\t\ntys\
        ięcy\t3\t\ntyś\t3\tpl\ntús\t3\tfo\ntúsund\t3\t\ntûzen\t3\t\ntūkst\t3\t\ntūkstantis\t3\t\ntūkstančiai\t3\t\ntūks\
        tančio\t3\t\ntūkstančius\t3\t\ntūkstančių\t3\t\ntūkstotis\t3\t\ntūkstoši\t3\t\ntūkstošu\t3\t\ntỉ\t9\tvi\ntỷ\t9\
        \tvi\nvote g\t9\t\nvote m\t6\t\nyuta\t6\tjv\nzigidi\t6\t\nèwu\t3\tjv\nþ\t3\tis\nþusund\t3\tis\nþús\t3\t\nþúsund\
        \t3\t\nɔpepem\t6\t\nɔpepepem\t9\t\nɔpepepepem\t12\t\nδις\t9\t\nδισ\t9\t\nδισεκ\t9\t\nδισεκατομμυρίων\t9\t\nδισε\
        κατομμυρια\t9\tel\nδισεκατομμυριο\t9\tel\nδισεκατομμυριων\t9\tel\nδισεκατομμύρια\t9\t\nδισεκατομμύριο\t9\t\nεκα\
        τ\t6\t\nεκατομμυρίων\t6\t\nεκατομμυρια\t6\tel\nεκατομμυριο\t6\tel\nεκατομμυριων\t6\tel\nεκατομμύρια\t6\t\nεκατο\
        μμύριο\t6\t\nτρις\t12\t\nτρισ\t12\t\nτρισεκατομμυρίων\t12\t\nτρισεκατομμυρια\t12\tel\nτρισεκατομμυριο\t12\tel\n\
        τρισεκατομμυριων\t12\tel\nτρισεκατομμύρια\t12\t\nτρισεκατομμύριο\t12\t\nχιλιάδα\t3\t\nχιλιάδες\t3\t\nχιλιάδων\t\
        3\t\nχιλιαδα\t3\tel\nχιλιαδες\t3\tel\nχιλιαδων\t3\tel\nбил\t12\t\nбилион\t12\t\nбилиона\t12\t\nбилиони\t12\t\nи\
        лј\t3\t\nилјада\t3\t\nилјади\t3\t\nих наяд\t12\t\nмең\t3\t\nмил\t6\t\nмилиард\t9\t\nмилиарда\t9\t\nмилион\t6\t\
        \nмилиона\t6\t\nмилиони\t6\t\nмилијарда\t9\t\nмилијарде\t9\t\nмилијарди\t9\t\nмиллиард\t9\t\nмиллиарда\t9\t\nми\
        ллиардов\t9\t\nмиллион\t6\t\nмиллиона\t6\t\nмиллионов\t6\t\nмилј\t9\t\nминг\t3\t\nмиң\t3\t\nмлд\t9\t\nмлн\t6\t\
        \nмлрд\t9\t\nмрд\t9\t\nмың\t3\t\nмян\t3\t\nмянга\t3\t\nмянган\t3\t\nмільйон\t6\t\nмільйона\t6\t\nмільйони\t6\t\
        \nмільйонів\t6\t\nмільярд\t9\t\nмільярда\t9\t\nмільярдаў\t9\t\nмільярди\t9\t\nмільярды\t9\t\nмільярдів\t9\t\nмі\
        льён\t6\t\nмільёна\t6\t\nмільёнаў\t6\t\nмільёны\t6\t\nмөл\t6\t\nмөлүйүөн\t6\t\nпин\t3\t\nсая\t6\t\nтис\t3\t\nти\
        сяч\t3\t\nтисяча\t3\t\nтисячі\t3\t\nтрилион\t12\t\nтрилиона\t12\t\nтриллион\t12\t\nтриллиона\t12\t\nтриллионов\
        \t12\t\nтрильйон\t12\t\nтрильйона\t12\t\nтрильйони\t12\t\nтрильйонів\t12\t\nтрлн\t12\t\nтрыльён\t12\t\nтрыльёна\
        \t12\t\nтрыльёнаў\t12\t\nтрыльёны\t12\t\nтыс\t3\t\nтысяч\t3\t\nтысяча\t3\t\nтысячи\t3\t\nтысячы\t3\t\nтыщ\t3\t\
        \nтыщи\t3\t\nтыһ\t3\t\nтыһыынча\t3\t\nтэрбум\t9\t\nхил\t3\t\nхиляда\t3\t\nхиляди\t3\t\nхиљ\t3\t\nхиљада\t3\t\nх\
        иљаде\t3\t\nэзар\t3\t\nҳазор\t3\t\nҳзр\t3\t\nհազար\t3\t\nհզր\t3\t\nմիլիարդ\t9\t\nմիլիոն\t6\t\nմիլլիոն\t6\t\nմլն\
        \t6\t\nմլրդ\t9\t\nտրիլիոն\t12\t\nտրլն\t12\t\nאלף\t3\t\nאלפי\t3\t\nאלפים\t3\t\nטריליון\t12\t\nמיליארד\t9\t\nמילי\
        ארדי\t9\t\nמיליון\t6\t\nמיליוני\t6\t\nמליארד\t9\t\nמליון\t6\t\nآلاف\t3\t\nألف\t3\t\nألفا\t3\t\nارب\t9\t\nالاف\t\
        3\t\nالف\t3\t\nالفا\t3\t\nبلين\t9\t\nبليون\t9\t\nبلین\t9\t\nبیلیون\t9\t\nترليون\t12\t\nتريليون\t12\t\nتريليونات\
        \t12\t\nتریلیون\t12\t\nتىرىليون\t12\t\nسو\t2\tur\nلاکھ\t5\t\nملايين\t6\t\nمليار\t9\t\nمليارا\t9\t\nمليارات\t9\t\
        \nملياراً\t9\t\nمليارًا\t9\t\nملين\t6\t\nمليون\t6\t\nمليونا\t6\t\nمليوناً\t6\t\nمليونًا\t6\t\nملیارد\t9\t\nملین\
        \t6\t\nملیون\t6\t\nمىليارد\t9\t\nمىليون\t6\t\nمىڭ\t3\t\nمیلیارد\t9\t\nمیلیون\t6\t\nهزار\t3\t\nهزارمیلیارد\t12\t\
        \nٹریلین\t12\t\nٽرلين\t12\t\nکروڑ\t7\t\nکھرب\t11\t\nھزار\t3\t\nہزار\t3\t\nअब्ज\t9\t\nअरब\t9\t\nअ॰\t9\t\nकरोड\t7\
        \t\nकरोड़\t7\t\nकरोड़ों\t7\t\nकोटी\t7\t\nक॰\t7\t\nखरब\t11\t\nख॰\t11\t\nट्रिलियन\t12\t\nदशलक्ष\t6\t\nनिख\t11\t\n\
        निखर्व\t11\t\nबिलियन\t9\t\nमिलियन\t6\t\nलाख\t5\t\nलाखों\t5\t\nसौ\t2\t\nहज\t3\t\nहज.निख\t14\t\nहज़ार\t3\t\nहज़ार\
        ों\t3\t\nहजार\t3\t\nहजार निखर्व\t14\t\nहजारों\t3\t\nকোটি\t7\t\nট্রিলিয়ন\t12\t\nনিঃ\t8\t\nনিযুত\t6\t\nবিলিয়ন\t\
        9\t\nমিলিয়ন\t6\t\nলক্ষ\t5\t\nলা\t5\t\nলা.কো\t12\t\nলাখ\t5\t\nলাখ কোটি\t12\t\nশঃ কঃ\t9\t\nশঃ কোঃ\t9\t\nশঃ পঃ\t1\
        2\t\nশত\t2\t\nশত কো\t10\t\nশত কোটি\t9\t\nশত পৰাৰ্দ্ধ\t12\t\nহা\t3\t\nহাজার\t3\t\nহাজাৰ\t3\t\nਅਰਬ\t9\t\nਕਰੋੜ\t7\
        \t\nਖਰਬ\t11\t\nਟ੍ਰਿਲੀਅਨ\t12\t\nਬਿਲਿਅਨ\t9\t\nਬਿਲੀਅਨ\t9\t\nਮਿਲਿਅਨ\t6\t\nਮਿਲੀਅਨ\t6\t\nਲੱਖ\t5\t\nਹਜ਼ਾਰ\t3\t\nઅબજ\t9\
        \t\nકરોડ\t7\t\nટ્રિલિયન\t12\t\nનિખર્વ\t11\t\nબિલિયન\t9\t\nમહાપદ્મ\t12\t\nમિલિયન\t6\t\nમીલીયન\t6\t\nલાખ\t5\t\nહજ\
        ાર\t3\t\nକୋଟି\t7\t\nଟ୍ରିଲିୟନ\t12\t\nନିୟୁତ\t6\t\nବିଲିୟନ\t9\t\nମିଲିୟନ\t6\t\nଲକ୍ଷ\t5\t\nଲକ୍ଷକୋଟି\t12\t\nଶହକୋଟି\t9\
        \t\nହଜାର\t3\t\nஆயிரத்து\t3\t\nஆயிரம்\t3\t\nஇலட்சம்\t5\t\nகோடி\t7\t\nகோடியே\t7\t\nடிரில்லியன்\t12\t\nபில்லியன\t9\
        \t\nபில்லியன்\t9\t\nமில்லியன\t6\t\nமில்லியன்\t6\t\nலட்சத்து\t5\t\nலட்சம்\t5\t\nకోటి\t7\t\nకోట్ల\t7\t\nకోట్లు\t7\
        \t\nట్రిలియన్\t12\t\nట్రిలియన్లు\t12\t\nబిలియన్\t9\t\nబిలియన్లు\t9\t\nమిలియన్\t6\t\nమిలియన్లు\t6\t\nలక్ష\t5\t\n\
        లక్షల\t5\t\nలక్షలు\t5\t\nవేయి\t3\t\nవేల\t3\t\nవేలు\t3\t\nಕೋಟಿ\t7\t\nಟ್ರಿಲಿಯನ್\u{200C}\t12\t\nದಶಲಕ್ಷ\t6\t\nಬಿಲಿಯ\
        ನ್\t9\t\nಮಿಲಿಯನ್\t6\t\nಲಕ್ಷ\t5\t\nಶತಕೋಟಿ\t9\t\nಸಾವಿರ\t3\t\nആയിരം\t3\t\nകോടി\t7\t\nട്രില്യൺ\t12\t\nദശലക്ഷം\t6\t\
        \nബില്യണ\t9\t\nബില്യന\t9\t\nബില്യൺ\t9\t\nബില്യൻ\t9\t\nമില്യണ\t6\t\nമില്യൺ\t6\t\nമില്യൻ\t6\t\nമില്ല്യൺ\t6\t\nലക്\
        ഷം\t5\t\nකෝටි\t7\t\nට්\u{200D}රි\t12\t\nට්\u{200D}රිලියන\t12\t\nදහස\t3\t\nදහස්\t3\t\nබිලියන\t9\t\nමිලියන\t6\t\n\
        ලක්ෂ\t5\t\nලක්ෂය\t5\t\nพัน\t3\t\nพันล้าน\t9\t\nร้อย\t2\t\nล้าน\t6\t\nล้านล้าน\t12\t\nหมื่น\t4\t\nหมื่นล้าน\t10\
        \t\nแสน\t5\t\nแสนล้าน\t11\t\nຕື້\t9\t\nພັນ\t3\t\nພັນຕື້\t12\t\nພັນລ້ານ\t9\t\nລ້ານ\t6\t\nລ້ານລ້ານ\t12\t\nແສນ\t5\
        \t\nཁྲི་ཕྲག\t4\t\nདུང་ཕྱུར་\t8\t\nདུང་ཕྱུར་ཁྲི་\t12\t\nདུང་ཕྱུར་བརྒྱ་\t10\t\nདུང་ཕྱུར་འབུམ་\t13\t\nདུང་ཕྱུར་ས་ཡ\
        ་\t14\t\nདུང་ཕྱུར་སྟོང\t11\t\nབྱེ་བ་\t7\t\nའབུམ་ཕྲག\t5\t\nས་ཡ་\t6\t\nསྟོང་ཕྲག\t3\t\nကုဋေ သန်း\t13\t\nကုဋေ သိန်း\
        \t12\t\nကုဋေ သောင်း\t11\t\nဋေ\t7\t\nဋေ ထ\t10\t\nဋေ သ\t11\t\nဋေ သန်း\t13\t\nဋေ သိန်း\t12\t\nဘီလီယံ\t9\t\nမိုၼ်ႇ\
        \t4\t\nမိုၼ်ႇလၢၼ်ႉ\t10\t\nမီလီယံ\t6\t\nလၢၼ်ႉ\t6\t\nလၢၼ်ႉလၢၼ်ႉ\t12\t\nသႅၼ်\t5\t\nသႅၼ်လၢၼ်ႉ\t11\t\nႁဵင်\t3\t\nႁဵင\
        ်လၢၼ်ႉ\t9\t\nათ\t3\t\nათას\t3\t\nათასი\t3\t\nმილიარდ\t9\t\nმილიარდი\t9\t\nმილიონ\t6\t\nმილიონი\t6\t\nმლნ\t6\t\n\
        მლრ\t9\t\nმლრდ\t9\t\nტრილიონი\t12\t\nტრლ\t12\t\nሚሊየን\t6\t\nሚሊዮን\t6\t\nሚልዮን\t6\t\nሺ\t3\tam\nሺህ\t3\t\nሽሕ\t3\t\nቢሊ\
        የን\t9\t\nቢሊዮን\t9\t\nቢልዮን\t9\t\nትሪሊየን\t12\t\nትሪሊዮን\t12\t\nትሪልዮን\t12\t\nទ្រីលាន\t12\t\nប៊ីលាន\t9\t\nពាន់\t3\t\nលា\
        ន\t6\t\nᱜᱮᱞᱥᱟᱭ\t3\t\nẹgbẹ\u{300}rún\t3\t\n万\t4\tja,zh\n万亿\t12\t\n京\t16\tja\n亿\t8\tzh\n億\t8\tja,yue,zh\n兆\t12\tj\
        a,yue\n千\t3\tja,yue,zh\n百\t2\tja,zh\n萬\t4\tyue,zh\n만\t4\tko\n백\t2\tko\n억\t8\tko\n조\t12\tko\n천\t3\tko\n
        """
    }

    static var statements: StaticString {
        """
        GB,IE\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\tdhOD\tdhO/D\tdhD\tchC\nUS,CA\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nAU,NZ\
        \ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nZA,NG,KE,GH,UG,TZ,ZM,ZW,BW,NA,MU\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nIN,PK,B\
        D,NP,LK\ten,hi\tmp\t\tchCR\tchCr\tchcr\tdhDR\tdhDr\tdhdr\nSG,HK,MY,PH\ten\tmp\t\tchCR\tchCr\tdhDR\tdhDr\nDE,AT\
        \tde\tm\t\tdhS\tchH\tdhSoll\tchHaben\tdhBelastung\tchGutschrift\tdb./.\tdh./.\nCH,LI\tde\tm\t\tdhSoll\tchHaben\
        \tdhBelastung\tchGutschrift\tdb./.\tdh./.\nNL\tnl\tm\t\tdhAf\tchBij\tdhAF\tchBIJ\tdhDebet\tdhDebit\tchCredit\td\
        hD\tchC\tdh-/-\tdb-/-\nBE\tnl\tm\t\tdhDebet\tchCredit\tdhD\tchC\tdh-/-\tdb-/-\nFR,BE,LU,CH,MC\tfr\tm\t\tdhDébit\
        \tchCrédit\tdhdébiteur\tchcréditeur\tdhD\tchC\nIT,SM,VA,CH\tit\tm\t\tdhAddebito\tchAccredito\tdha debito\tcha c\
        redito\nES\tes,ca,gl,eu\tm\t\tdhCargo\tchAbono\tdhD\tchH\tchC\tdhDebe\tchHaber\nMX,AR,CL,CO,PE,UY,EC,BO,PY,VE,C\
        R,PA,GT,DO\tes\tmp\t\tdhCargo\tchAbono\tdhDébito\tchCrédito\tchCR\tdhDB\nBR\tpt\tmp\t\tdhD\tchC\tdh(D)\tch(C)\t\
        dhDébito\tchCrédito\nPT,AO,MZ,CV\tpt\tm\t\tdhD\tchC\tdh(D)\tch(C)\tdhDébito\tchCrédito\nEE\tet,en\tm\t\tdhD\tch\
        C\nLT\tlt,en\tm\t\tdhD\tchK\nSE,FI\tsv\tm\t\nNO,DK,FI,IS\tnb,nn,no,da,fi,is\tm\t\nPL\tpl\tm\t\tdhObciążenie\tch\
        Uznanie\tdhD\tchC\tdhWn\tdhWN\tchMa\tchMA\nCZ,SK\tcs,sk\tm\t\tdhMD\tchDal\tdhna vrub\tchve prospěch\nHU\thu\tm\
        \t\tdhT\tchJ\tdhTerhelés\tchJóváírás\tdhTartozik\tchKövetel\tchK\nRO,MD\tro\tm\t\tdhDebit\tchCredit\tdhdebitor\
        \tchcreditor\tdhD\tchC\nRU,BY,KZ,KG\tru,be,kk,ky\t\t\tdhСписание\tchЗачисление\tdbСписание\tcbЗачисление\nUA\tu\
        k\t\t\tdhСписання\tchЗарахування\nTR\ttr\tm\t\tdhBorç\tchAlacak\nGR,CY\tel\tm\t\tdhΧρέωση\tchΠίστωση\nJP\tja\td\
        p\t△▲\tdb出金\tcb入金\nKR\tko\tp\t△\tdb출금\tcb입금\tdh출금\tch입금\nCN\tzh\tp\t\tdb借\tcb贷\tdh借\tch贷\tdb支出\tcb收入\nTW,HK,MO\
        \tzh\tp\t\tdb支出\tcb存入\nIL\the\tmp\t\tdhחובה\tchזכות\nEG,SA,AE,KW,QA,BH,OM,JO,LB,IQ,MA,DZ,TN,LY,SD,YE\tar\tmp\t\
        \tdhمدين\tchدائن\nID\tid,en\tm\t\tchCR\tdhDB\tchKredit\tdhDebet\tdhDebit\nVN\tvi\t\t\tdbGhi nợ\tcbGhi có\n
        """
    }
}
