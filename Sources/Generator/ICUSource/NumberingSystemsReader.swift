import LocaleModel

/// Reads the numbering systems: `numberingSystems/<name>: algorithmic, desc, radix`.
enum NumberingSystemsReader {
    static let bundle = "numberingSystems"

    static func read(_ data: ICUData) throws(ImportError) -> [String: NumberingSystem] {
        var systems: [String: NumberingSystem] = [:]
        for (name, node) in try ICUBundle.open(.main, bundle, in: data).node(bundle).entries() {
            let description = try node.entry("desc").string()
            let radix = try node.entry("radix").integer()
            if try node.entry("algorithmic").integer() != 0 {
                systems[name] = NumberingSystem(digits: nil)
            } else if radix == 10, description.unicodeScalars.count == 10 {
                systems[name] = NumberingSystem(digits: description)
            } else {
                throw node.malformed(expected: "ten digits")
            }
        }
        return systems
    }
}
