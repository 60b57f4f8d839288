import CLDRJSONSource
import Foundation
import LocaleModel

/// A hand-written distribution of two locales. It is valid until a test damages it.
struct MinimalDistribution {
    /// The content of each file, by path.
    private var files: [String: Any] = [:]
    /// The bytes of files that are intentionally not valid JSON.
    private var raw: [String: Data] = [:]

    static let numbers = "cldr-numbers-full/main/de/numbers.json"
    static let currencies = "cldr-numbers-full/main/de/currencies.json"
    static let units = "cldr-units-full/main/de/units.json"

    init() {
        files["cldr-core/package.json"] = ["version": "48.0.0", "cldrVersion": "48"]
        files["cldr-core/availableLocales.json"] = ["availableLocales": ["full": ["de", "und"], "modern": []]]
        files["cldr-core/defaultContent.json"] = ["defaultContent": ["de-DE"]]
        addSupplemental()
        for kind in ["languages", "scripts", "territories", "variants"] {
            files["cldr-localenames-full/main/en/\(kind).json"] = [
                "main": ["en": ["localeDisplayNames": [kind: ["xx": "Name"]]]]
            ]
        }
        for locale in ["de", "und"] {
            files["cldr-numbers-full/main/\(locale)/numbers.json"] = ["main": [locale: ["numbers": Self.numbersOf()]]]
            files["cldr-numbers-full/main/\(locale)/currencies.json"] = [
                "main": [locale: ["numbers": ["currencies": ["EUR": ["symbol": "€", "displayName": "Euro"]]]]]
            ]
        }
    }

    private mutating func addSupplemental() {
        func add(_ name: String, _ content: [String: Any]) {
            files["cldr-core/supplemental/\(name).json"] = ["supplemental": content]
        }
        add("parentLocales", ["parentLocales": ["parentLocale": [:] as [String: String]]])
        add("likelySubtags", ["likelySubtags": ["de": "de-Latn-DE"]])
        let alias: [String: Any] = ["x": ["_replacement": "y"]]
        add(
            "aliases",
            [
                "metadata": [
                    "alias": [
                        "languageAlias": alias, "scriptAlias": alias, "territoryAlias": alias, "variantAlias": alias,
                    ]
                ]
            ])
        add("numberingSystems", ["numberingSystems": ["latn": ["_type": "numeric", "_digits": "0123456789"]]])
        add(
            "currencyData",
            [
                "currencyData": [
                    "fractions": ["DEFAULT": ["_digits": "2", "_rounding": "0"]],
                    "region": ["DE": [["EUR": ["_from": "1999-01-01"]]]],
                ]
            ])
        add("plurals", ["plurals-type-cardinal": ["de": ["pluralRule-count-other": " @integer 0"]]])
        add("pluralRanges", ["plurals": ["de": ["pluralRange-start-one-end-other": "other"]]])
    }

    private static func numbersOf() -> [String: Any] {
        [
            "defaultNumberingSystem": "latn",
            "otherNumberingSystems": ["native": "latn"],
            "minimumGroupingDigits": "1",
            "symbols-numberSystem-latn": ["decimal": ",", "group": "."],
            "decimalFormats-numberSystem-latn": [
                "standard": "#,##0.###", "short": ["decimalFormat": ["1000-count-other": "0K"]],
            ],
            "currencyFormats-numberSystem-latn": [
                "standard": "#,##0.00 ¤",
                "currencySpacing": ["beforeCurrency": ["currencyMatch": "[[:^S:]&[:^Z:]]"]],
            ],
            "percentFormats-numberSystem-latn": ["standard": "#,##0 %"],
            "miscPatterns-numberSystem-latn": ["range": "{0}–{1}"],
        ]
    }

    /// Adds the units package.
    mutating func addUnits() {
        for locale in ["de", "und"] {
            let units = ["percent": "%", "permille": "‰"].map { name, sign in
                (
                    "concentr-\(name)",
                    [
                        "displayName": sign, "unitPattern-count-one": "{0} \(sign)",
                        "unitPattern-count-other": "{0} \(sign)",
                    ]
                )
            }
            files["cldr-units-full/main/\(locale)/units.json"] = [
                "main": [locale: ["units": ["short": Dictionary(uniqueKeysWithValues: units)]]]
            ]
        }
    }

    // MARK: Damaging it

    mutating func remove(_ file: String) {
        files[file] = nil
    }

    mutating func write(_ text: String, to file: String) {
        raw[file] = Data(text.utf8)
    }

    /// Truncates a file to a number of bytes.
    mutating func truncate(_ file: String, to count: Int) throws {
        raw[file] = try JSONSerialization.data(withJSONObject: files[file] ?? [:], options: [.sortedKeys]).prefix(count)
    }

    /// Sets the value at a path of members; nil removes the member.
    mutating func set(_ value: Any?, at path: [String], of file: String) {
        files[file] = Self.setting(value, path[...], in: files[file])
    }

    private static func setting(_ value: Any?, _ path: ArraySlice<String>, in tree: Any?) -> Any? {
        guard let first = path.first else { return value }
        var members = tree as? [String: Any] ?? [:]
        members[first] = setting(value, path.dropFirst(), in: members[first])
        return members
    }

    // MARK: Reading it

    /// Writes the files to a temporary folder and imports them.
    func read() throws -> UpstreamFacts {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "MinimalDistribution-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in Set(files.keys).union(raw.keys) {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let bytes = try raw[file] ?? JSONSerialization.data(withJSONObject: files[file] ?? [:])
            try bytes.write(to: url)
        }
        return try CLDRJSONSource(directory: folder.path).read()
    }
}
