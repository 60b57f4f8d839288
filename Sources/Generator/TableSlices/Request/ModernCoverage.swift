/// The languages, with the script where it is not the likely one, that CLDR translates at its level "modern".
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Coverage_Levels>. The list is that of
/// <https://github.com/unicode-org/cldr-json/blob/dc6a4416/cldr-json/cldr-core/coverageLevels.json>; Norwegian, `no` there,
/// is Bokmål and Nynorsk.
enum ModernCoverage {
    static let languages = """
        af am ar as az be bg bn bs ca chr cs cy da de dsb el en es et eu fa fi fil fr ga gd gl gu ha he hi hi-Latn hr hsb hu
        hy id ig is it ja jv ka kk km kn ko kok ky lo lt lv mk ml mn mr ms my nb ne nl nn no or pa pl ps pt ro ru sd si sk sl
        so sq sr sv sw ta te th tk tr uk ur uz vi yo yue zh zh-Hant zu
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
