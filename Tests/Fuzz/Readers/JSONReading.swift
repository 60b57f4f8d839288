@testable import CLDRJSONSource
import Foundation
import LocaleModel

/// Reads bytes as one of cldr-json's files.
func readJSON(_ bytes: [UInt8], _ document: UInt8) {
    do throws(ImportError) {
        let object = try JSONObject(Data(bytes), file: "fuzzed.json", locale: "de")
        var facts = LocaleFacts(identifier: "de")
        switch document >> 1 & 3 {
        case 0: try NumbersReader.read(object, into: &facts)
        case 1: try CurrenciesReader.read(object, into: &facts)
        case 2: try MeasureUnitsReader.read(object, into: &facts)
        default: try NumbersReader.read(object.object("main", "de", "numbers"), into: &facts)
        }
        // Every field has a unique path.
        require(Set(facts.values.keys.map(\.path)).count == facts.values.count, "\(facts.values)")
    } catch {
        check(error)
    }
}
