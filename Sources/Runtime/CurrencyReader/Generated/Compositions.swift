// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// Letters of one scalar in Unicode's form NFC, and of two in form NFD.
enum Compositions {
    static var pairs: StaticString {
        """
        A\u{300}\tÀ\nA\u{301}\tÁ\nA\u{302}\tÂ\nA\u{303}\tÃ\nA\u{304}\tĀ\nA\u{306}\tĂ\nA\u{307}\tȦ\nA\u{308}\tÄ\nA\
        \u{309}\tẢ\nA\u{30A}\tÅ\nA\u{30C}\tǍ\nA\u{30F}\tȀ\nA\u{311}\tȂ\nA\u{323}\tẠ\nA\u{328}\tĄ\nC\u{301}\tĆ\nC\u{302}\
        \tĈ\nC\u{307}\tĊ\nC\u{30C}\tČ\nC\u{327}\tÇ\nD\u{30C}\tĎ\nE\u{300}\tÈ\nE\u{301}\tÉ\nE\u{302}\tÊ\nE\u{303}\tẼ\nE\
        \u{304}\tĒ\nE\u{306}\tĔ\nE\u{307}\tĖ\nE\u{308}\tË\nE\u{309}\tẺ\nE\u{30C}\tĚ\nE\u{30F}\tȄ\nE\u{311}\tȆ\nE\u{323}\
        \tẸ\nE\u{327}\tȨ\nE\u{328}\tĘ\nG\u{301}\tǴ\nG\u{302}\tĜ\nG\u{306}\tĞ\nG\u{307}\tĠ\nG\u{30C}\tǦ\nG\u{327}\tĢ\nH\
        \u{302}\tĤ\nH\u{30C}\tȞ\nI\u{300}\tÌ\nI\u{301}\tÍ\nI\u{302}\tÎ\nI\u{303}\tĨ\nI\u{304}\tĪ\nI\u{306}\tĬ\nI\u{307}\
        \tİ\nI\u{308}\tÏ\nI\u{309}\tỈ\nI\u{30C}\tǏ\nI\u{30F}\tȈ\nI\u{311}\tȊ\nI\u{323}\tỊ\nI\u{328}\tĮ\nJ\u{302}\tĴ\nK\
        \u{30C}\tǨ\nK\u{327}\tĶ\nL\u{301}\tĹ\nL\u{30C}\tĽ\nL\u{327}\tĻ\nN\u{300}\tǸ\nN\u{301}\tŃ\nN\u{303}\tÑ\nN\u{30C}\
        \tŇ\nN\u{327}\tŅ\nO\u{300}\tÒ\nO\u{301}\tÓ\nO\u{302}\tÔ\nO\u{303}\tÕ\nO\u{304}\tŌ\nO\u{306}\tŎ\nO\u{307}\tȮ\nO\
        \u{308}\tÖ\nO\u{309}\tỎ\nO\u{30B}\tŐ\nO\u{30C}\tǑ\nO\u{30F}\tȌ\nO\u{311}\tȎ\nO\u{31B}\tƠ\nO\u{323}\tỌ\nO\u{328}\
        \tǪ\nR\u{301}\tŔ\nR\u{30C}\tŘ\nR\u{30F}\tȐ\nR\u{311}\tȒ\nR\u{327}\tŖ\nS\u{301}\tŚ\nS\u{302}\tŜ\nS\u{30C}\tŠ\nS\
        \u{326}\tȘ\nS\u{327}\tŞ\nT\u{30C}\tŤ\nT\u{326}\tȚ\nT\u{327}\tŢ\nU\u{300}\tÙ\nU\u{301}\tÚ\nU\u{302}\tÛ\nU\u{303}\
        \tŨ\nU\u{304}\tŪ\nU\u{306}\tŬ\nU\u{308}\tÜ\nU\u{309}\tỦ\nU\u{30A}\tŮ\nU\u{30B}\tŰ\nU\u{30C}\tǓ\nU\u{30F}\tȔ\nU\
        \u{311}\tȖ\nU\u{31B}\tƯ\nU\u{323}\tỤ\nU\u{328}\tŲ\nW\u{302}\tŴ\nY\u{300}\tỲ\nY\u{301}\tÝ\nY\u{302}\tŶ\nY\u{303}\
        \tỸ\nY\u{304}\tȲ\nY\u{308}\tŸ\nY\u{309}\tỶ\nY\u{323}\tỴ\nZ\u{301}\tŹ\nZ\u{307}\tŻ\nZ\u{30C}\tŽ\na\u{300}\tà\na\
        \u{301}\tá\na\u{302}\tâ\na\u{303}\tã\na\u{304}\tā\na\u{306}\tă\na\u{307}\tȧ\na\u{308}\tä\na\u{309}\tả\na\u{30A}\
        \tå\na\u{30C}\tǎ\na\u{30F}\tȁ\na\u{311}\tȃ\na\u{323}\tạ\na\u{328}\tą\nc\u{301}\tć\nc\u{302}\tĉ\nc\u{307}\tċ\nc\
        \u{30C}\tč\nc\u{327}\tç\nd\u{30C}\tď\ne\u{300}\tè\ne\u{301}\té\ne\u{302}\tê\ne\u{303}\tẽ\ne\u{304}\tē\ne\u{306}\
        \tĕ\ne\u{307}\tė\ne\u{308}\të\ne\u{309}\tẻ\ne\u{30C}\tě\ne\u{30F}\tȅ\ne\u{311}\tȇ\ne\u{323}\tẹ\ne\u{327}\tȩ\ne\
        \u{328}\tę\ng\u{301}\tǵ\ng\u{302}\tĝ\ng\u{306}\tğ\ng\u{307}\tġ\ng\u{30C}\tǧ\ng\u{327}\tģ\nh\u{302}\tĥ\nh\u{30C}\
        \tȟ\ni\u{300}\tì\ni\u{301}\tí\ni\u{302}\tî\ni\u{303}\tĩ\ni\u{304}\tī\ni\u{306}\tĭ\ni\u{308}\tï\ni\u{309}\tỉ\ni\
        \u{30C}\tǐ\ni\u{30F}\tȉ\ni\u{311}\tȋ\ni\u{323}\tị\ni\u{328}\tį\nj\u{302}\tĵ\nj\u{30C}\tǰ\nk\u{30C}\tǩ\nk\u{327}\
        \tķ\nl\u{301}\tĺ\nl\u{30C}\tľ\nl\u{327}\tļ\nn\u{300}\tǹ\nn\u{301}\tń\nn\u{303}\tñ\nn\u{30C}\tň\nn\u{327}\tņ\no\
        \u{300}\tò\no\u{301}\tó\no\u{302}\tô\no\u{303}\tõ\no\u{304}\tō\no\u{306}\tŏ\no\u{307}\tȯ\no\u{308}\tö\no\u{309}\
        \tỏ\no\u{30B}\tő\no\u{30C}\tǒ\no\u{30F}\tȍ\no\u{311}\tȏ\no\u{31B}\tơ\no\u{323}\tọ\no\u{328}\tǫ\nr\u{301}\tŕ\nr\
        \u{30C}\tř\nr\u{30F}\tȑ\nr\u{311}\tȓ\nr\u{327}\tŗ\ns\u{301}\tś\ns\u{302}\tŝ\ns\u{30C}\tš\ns\u{326}\tș\ns\u{327}\
        \tş\nt\u{30C}\tť\nt\u{326}\tț\nt\u{327}\tţ\nu\u{300}\tù\nu\u{301}\tú\nu\u{302}\tû\nu\u{303}\tũ\nu\u{304}\tū\nu\
        \u{306}\tŭ\nu\u{308}\tü\nu\u{309}\tủ\nu\u{30A}\tů\nu\u{30B}\tű\nu\u{30C}\tǔ\nu\u{30F}\tȕ\nu\u{311}\tȗ\nu\u{31B}\
        \tư\nu\u{323}\tụ\nu\u{328}\tų\nw\u{302}\tŵ\ny\u{300}\tỳ\ny\u{301}\tý\ny\u{302}\tŷ\ny\u{303}\tỹ\ny\u{304}\tȳ\ny\
        \u{308}\tÿ\ny\u{309}\tỷ\ny\u{323}\tỵ\nz\u{301}\tź\nz\u{307}\tż\nz\u{30C}\tž\n¨\u{301}\t΅\nÂ\u{300}\tẦ\nÂ\u{301}\
        \tẤ\nÂ\u{303}\tẪ\nÂ\u{309}\tẨ\nÄ\u{304}\tǞ\nÅ\u{301}\tǺ\nÆ\u{301}\tǼ\nÆ\u{304}\tǢ\nÊ\u{300}\tỀ\nÊ\u{301}\tẾ\nÊ\
        \u{303}\tỄ\nÊ\u{309}\tỂ\nÔ\u{300}\tỒ\nÔ\u{301}\tỐ\nÔ\u{303}\tỖ\nÔ\u{309}\tỔ\nÕ\u{304}\tȬ\nÖ\u{304}\tȪ\nØ\u{301}\
        \tǾ\nÜ\u{300}\tǛ\nÜ\u{301}\tǗ\nÜ\u{304}\tǕ\nÜ\u{30C}\tǙ\nâ\u{300}\tầ\nâ\u{301}\tấ\nâ\u{303}\tẫ\nâ\u{309}\tẩ\nä\
        \u{304}\tǟ\nå\u{301}\tǻ\næ\u{301}\tǽ\næ\u{304}\tǣ\nê\u{300}\tề\nê\u{301}\tế\nê\u{303}\tễ\nê\u{309}\tể\nô\u{300}\
        \tồ\nô\u{301}\tố\nô\u{303}\tỗ\nô\u{309}\tổ\nõ\u{304}\tȭ\nö\u{304}\tȫ\nø\u{301}\tǿ\nü\u{300}\tǜ\nü\u{301}\tǘ\nü\
        \u{304}\tǖ\nü\u{30C}\tǚ\nĂ\u{300}\tẰ\nĂ\u{301}\tẮ\nĂ\u{303}\tẴ\nĂ\u{309}\tẲ\nă\u{300}\tằ\nă\u{301}\tắ\nă\u{303}\
        \tẵ\nă\u{309}\tẳ\nƠ\u{300}\tỜ\nƠ\u{301}\tỚ\nƠ\u{303}\tỠ\nƠ\u{309}\tỞ\nƠ\u{323}\tỢ\nơ\u{300}\tờ\nơ\u{301}\tớ\nơ\
        \u{303}\tỡ\nơ\u{309}\tở\nơ\u{323}\tợ\nƯ\u{300}\tỪ\nƯ\u{301}\tỨ\nƯ\u{303}\tỮ\nƯ\u{309}\tỬ\nƯ\u{323}\tỰ\nư\u{300}\
        \từ\nư\u{301}\tứ\nư\u{303}\tữ\nư\u{309}\tử\nư\u{323}\tự\nƷ\u{30C}\tǮ\nǪ\u{304}\tǬ\nǫ\u{304}\tǭ\nȦ\u{304}\tǠ\nȧ\
        \u{304}\tǡ\nȮ\u{304}\tȰ\nȯ\u{304}\tȱ\nʒ\u{30C}\tǯ\nΑ\u{301}\tΆ\nΕ\u{301}\tΈ\nΗ\u{301}\tΉ\nΙ\u{301}\tΊ\nΙ\u{308}\
        \tΪ\nΟ\u{301}\tΌ\nΥ\u{301}\tΎ\nΥ\u{308}\tΫ\nΩ\u{301}\tΏ\nα\u{301}\tά\nε\u{301}\tέ\nη\u{301}\tή\nι\u{301}\tί\nι\
        \u{308}\tϊ\nο\u{301}\tό\nυ\u{301}\tύ\nυ\u{308}\tϋ\nω\u{301}\tώ\nϊ\u{301}\tΐ\nϋ\u{301}\tΰ\nϒ\u{301}\tϓ\nϒ\u{308}\
        \tϔ\nІ\u{308}\tЇ\nА\u{306}\tӐ\nА\u{308}\tӒ\nГ\u{301}\tЃ\nЕ\u{300}\tЀ\nЕ\u{306}\tӖ\nЕ\u{308}\tЁ\nЖ\u{306}\tӁ\nЖ\
        \u{308}\tӜ\nЗ\u{308}\tӞ\nИ\u{300}\tЍ\nИ\u{304}\tӢ\nИ\u{306}\tЙ\nИ\u{308}\tӤ\nК\u{301}\tЌ\nО\u{308}\tӦ\nУ\u{304}\
        \tӮ\nУ\u{306}\tЎ\nУ\u{308}\tӰ\nУ\u{30B}\tӲ\nЧ\u{308}\tӴ\nЫ\u{308}\tӸ\nЭ\u{308}\tӬ\nа\u{306}\tӑ\nа\u{308}\tӓ\nг\
        \u{301}\tѓ\nе\u{300}\tѐ\nе\u{306}\tӗ\nе\u{308}\tё\nж\u{306}\tӂ\nж\u{308}\tӝ\nз\u{308}\tӟ\nи\u{300}\tѝ\nи\u{304}\
        \tӣ\nи\u{306}\tй\nи\u{308}\tӥ\nк\u{301}\tќ\nо\u{308}\tӧ\nу\u{304}\tӯ\nу\u{306}\tў\nу\u{308}\tӱ\nу\u{30B}\tӳ\nч\
        \u{308}\tӵ\nы\u{308}\tӹ\nэ\u{308}\tӭ\nі\u{308}\tї\nѴ\u{30F}\tѶ\nѵ\u{30F}\tѷ\nӘ\u{308}\tӚ\nә\u{308}\tӛ\nӨ\u{308}\
        \tӪ\nө\u{308}\tӫ\nآ\tآ\nأ\tأ\nإ\tإ\nؤ\tؤ\nئ\tئ\nۂ\tۂ\nۓ\tۓ\nۀ\tۀ\nऩ\tऩ\nऱ\tऱ\nऴ\tऴ\nো\tো\nৌ\tৌ\nୋ\
        \tୋ\nୈ\tୈ\nୌ\tୌ\nஔ\tஔ\nொ\tொ\nௌ\tௌ\nோ\tோ\nై\tై\nೀ\tೀ\nೊ\tೊ\nೇ\tೇ\nೈ\tೈ\nೋ\tೋ\nൊ\tൊ\nൌ\tൌ\nോ\tോ\nෙ\
        ්\tේ\nො\tො\nෞ\tෞ\nෝ\tෝ\nဦ\tဦ\nẠ\u{302}\tẬ\nẠ\u{306}\tẶ\nạ\u{302}\tậ\nạ\u{306}\tặ\nẸ\u{302}\tỆ\nẹ\u{302}\tệ\
        \nỌ\u{302}\tỘ\nọ\u{302}\tộ\nゔ\tゔ\nが\tが\nぎ\tぎ\nぐ\tぐ\nげ\tげ\nご\tご\nざ\tざ\nじ\tじ\nず\tず\nぜ\tぜ\nぞ\tぞ\nだ\tだ\
        \nぢ\tぢ\nづ\tづ\nで\tで\nど\tど\nば\tば\nぱ\tぱ\nび\tび\nぴ\tぴ\nぶ\tぶ\nぷ\tぷ\nべ\tべ\nぺ\tぺ\nぼ\tぼ\nぽ\tぽ\nゞ\tゞ\nヴ\t\
        ヴ\nガ\tガ\nギ\tギ\nグ\tグ\nゲ\tゲ\nゴ\tゴ\nザ\tザ\nジ\tジ\nズ\tズ\nゼ\tゼ\nゾ\tゾ\nダ\tダ\nヂ\tヂ\nヅ\tヅ\nデ\tデ\nド\tド\nバ\
        \tバ\nパ\tパ\nビ\tビ\nピ\tピ\nブ\tブ\nプ\tプ\nベ\tベ\nペ\tペ\nボ\tボ\nポ\tポ\nヷ\tヷ\nヸ\tヸ\nヹ\tヹ\nヺ\tヺ\nヾ\tヾ\n
        """
    }
}
