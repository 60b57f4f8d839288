@testable import ISO4217Source
@testable import LDMLSource
import LocaleModel
import MarkupDocument

/// Reads bytes as an LDML file, an ISO 4217 list, or another document.
func readXML(_ bytes: [UInt8], _ document: UInt8) {
    do throws(ImportError) {
        switch document >> 1 & 3 {
        case 0:
            let root = try LDMLElement(
                bytes, file: "fuzzed.xml", locale: "de", root: "ldml", only: ["identity", "numbers", "units", "alias"])
            var reader = NumbersReader(
                identifier: document & 8 == 0 ? "de" : LocaleFacts.rootIdentifier, threshold: .contributed)
            if let numbers = try root.child("numbers") { try reader.read(numbers) }
            if let units = try root.child("units") { try MeasureUnitsReader.read(units, into: &reader.values) }
            let values = reader.values.facts.values
            require(Set(values.keys.map(\.path)).count == values.count, "\(values)")
        case 1:
            let list = try ISO4217List(
                bytes, file: "fuzzed.xml", table: "CcyTbl", entry: "CcyNtry",
                fields: ["CtryNm", "CcyNm", "Ccy", "CcyNbr", "CcyMnrUnts"])
            _ = try? CurrentCurrencies(list)
            _ = try? WithdrawnCurrencies(list)
        default:
            _ = try MarkupElement.root(of: bytes, file: "fuzzed.xml", doctype: document & 8 == 0 ? .named : .refused)
        }
    } catch {
        check(error)
    }
}
