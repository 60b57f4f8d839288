// Written by scripts/tables.sh from CLDR 48's coverage levels. Do not edit.
// swift-format-ignore-file

/// The languages, with the script where it is not the likely one, that CLDR translates at its level "modern".
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Coverage_Levels>.
enum ModernCoverage {
    static let languages = """
        af ak am ar as az ba be bg bn bs ca chr cs cv cy da de dsb el en es et eu fa fi fil fr ga gd gl gu ha he hi
        hi-Latn hr hsb hu hy id ig is it ja jv ka kk kk-Arab km kn ko kok ky lo lt lv mk ml mn mr ms my nb ne nl nn
        or pa pcm pl ps pt qu rm ro ru sd shn si sk sl so sq sr sr-Latn sv sw ta te th ti tk tr uk ur uz vi yo yue
        yue-Hans zh zh-Hant zu
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
