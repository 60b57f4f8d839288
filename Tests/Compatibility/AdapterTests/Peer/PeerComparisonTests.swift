import CurrencyTextUIKit
import Foundation
import UIKit
import XCTest

/// Compares random edits, at the caret or over a selection, of a field with our delegate and one with CurrencyText's.
/// Every difference is of a kind that the migration guide lists.
final class PeerComparisonTests: XCTestCase {
    @MainActor
    private struct Script {
        let field = UITextField()
        let delegate: CurrencyUITextFieldDelegate
        let formatter: CurrencyFormatter
        let takesMinus: Bool
        var random: SeededGenerator
        var edits: [PeerEdit] = []

        init(_ locale: CurrencyLocale, _ currency: Currency, takesMinus: Bool, seed: UInt64) {
            formatter = CurrencyFormatter {
                $0.locale = locale
                $0.currency = currency
                $0.maxIntegers = 7
            }
            delegate = CurrencyUITextFieldDelegate(formatter: formatter)
            field.delegate = delegate
            field.keyboardType = takesMinus ? .numbersAndPunctuation : .numberPad
            self.takesMinus = takesMinus
            random = SeededGenerator(seed: seed)
        }

        /// The field's current state as a peer.
        private var current: PeerField {
            PeerField(
                text: field.text ?? "", selection: FieldDriver(field).caret, takesMinus: takesMinus,
                formatter: formatter)
        }

        mutating func run(_ count: Int) {
            while edits.count < count { step() }
        }

        private mutating func step() {
            let before = current
            let (caret, length) = (before.selection, before.text.utf16.count)
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<8: edit(caret, String(Int.random(in: 0...9, using: &random)))
            case 8..<11: edit(caret.isEmpty ? max(0, caret.lowerBound - 1)..<caret.upperBound : caret, "")
            case 11: edit(caret.isEmpty ? caret.lowerBound..<min(length, caret.upperBound + 1) : caret, "")
            case 12: edit(caret, "-")
            case 13:
                edit(
                    caret,
                    ["12.5", "1,234.56", "€ 7", "-3", "00", "12345678901", "$1", "3451"].randomElement(using: &random)
                        ?? "")
            case 14: edit(caret, [".", ",", "x", " ", "abc"].randomElement(using: &random) ?? "")
            case 15: edit(length..<length + 1, Bool.random(using: &random) ? "" : "4")
            case 16:
                FieldDriver(field).select(0, before.text.numberStart)
                edit(0..<before.text.numberStart, "")
            default:
                let ends = (0..<2).map { _ in Int.random(in: 0...length, using: &random) }
                let isCaret = Bool.random(using: &random)
                FieldDriver(field).select(ends.min() ?? 0, isCaret ? nil : ends.max())
            }
        }

        private mutating func edit(_ range: Range<Int>, _ string: String) {
            let before = current
            var peer = before
            peer.replace(range, string)
            delegate.textField(
                field, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
                replacementString: string)
            edits.append(PeerEdit(before: before, range: range, string: string, peer: peer, here: current))
        }
    }

    func testDifferencesFromThePeerAreListed() throws {
        let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Sources/Compatibility/CurrencyText")
        let guide = module.appendingPathComponent("CurrencyText.docc/MigratingFromCurrencyText.md")
        let text = try String(contentsOf: guide, encoding: .utf8)
        for kind in PeerDifference.allCases { XCTAssert(text.contains("| \(kind.rawValue) |"), kind.rawValue) }
        MainActor.assumeIsolated {
            var seen: Set<PeerDifference> = []
            for (seed, (locale, currency)) in [
                (CurrencyLocale.englishUnitedStates, Currency.dollar), (.germanGermany, .euro), (.polishPoland, .zloty),
            ].enumerated() {
                for takesMinus in [false, true] {
                    var script = Script(locale, currency, takesMinus: takesMinus, seed: UInt64(seed + 1))
                    script.run(1500)
                    for edit in script.edits where !edit.agrees {
                        guard let kind = edit.difference else {
                            XCTFail(
                                "seed \(seed + 1): \(edit.before.text) \(edit.before.selection), \(edit.range) with "
                                    + "\(edit.string): \(edit.peer.text) \(edit.peer.selection), here "
                                    + "\(edit.here.text) \(edit.here.selection)")
                            continue
                        }
                        seen.insert(kind)
                    }
                }
            }
            XCTAssertEqual(seen, Set(PeerDifference.allCases))
        }
    }
}

/// SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
