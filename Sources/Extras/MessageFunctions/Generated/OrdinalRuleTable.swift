// Written by scripts/tables.sh from ICU 78.3, Unicode License v3. Do not edit.
// swift-format-ignore-file

/// The languages with categories of ordinal numbers, and the rule of each category but `other`, in LDML's syntax.
enum OrdinalRuleTable {
    static let lines: StaticString = """
        as bn|one:n = 1,5,7,8,9,10|two:n = 2,3|few:n = 4|many:n = 6
        az|one:i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80|few:i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900|many:i = 0 or i % 10 = 6 or i % 100 = 40,60,90
        bal fil fr ga hy lo mo ms ro tl vi|one:n = 1
        be|few:n % 10 = 2,3 and n % 100 != 12,13
        blo|zero:i = 0|one:i = 1|few:i = 2,3,4,5,6
        ca|one:n = 1,3|two:n = 2|few:n = 4
        cy|zero:n = 0,7,8,9|one:n = 1|two:n = 2|few:n = 3,4|many:n = 5,6
        en|one:n % 10 = 1 and n % 100 != 11|two:n % 10 = 2 and n % 100 != 12|few:n % 10 = 3 and n % 100 != 13
        gd|one:n = 1,11|two:n = 2,12|few:n = 3,13
        gu hi|one:n = 1|two:n = 2,3|few:n = 4|many:n = 6
        hu|one:n = 1,5
        it lld sc vec|many:n = 11,8,80,800
        ka|one:i = 1|many:i = 0 or i % 100 = 2..20,40,60,80
        kk|many:n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0
        kok kok-Latn mr|one:n = 1|two:n = 2,3|few:n = 4
        kw|one:n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84|many:n = 5 or n % 100 = 5
        lij scn|many:n = 11,8,80..89,800..899
        mk|one:i % 10 = 1 and i % 100 != 11|two:i % 10 = 2 and i % 100 != 12|many:i % 10 = 7,8 and i % 100 != 17,18
        ne|one:n = 1..4
        or|one:n = 1,5,7..9|two:n = 2,3|few:n = 4|many:n = 6
        sq|one:n = 1|many:n % 10 = 4 and n % 100 != 14
        sv|one:n % 10 = 1,2 and n % 100 != 11,12
        tk|few:n % 10 = 6,9 or n = 10
        uk|few:n % 10 = 3 and n % 100 != 13
        """
}
