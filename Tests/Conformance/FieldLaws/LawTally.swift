import CurrencyFormat
import FieldEngine
import FieldLaws
import TestSupport

/// The results of the sequences so far.
struct LawTally: Sendable {
    private(set) var sequences = 0
    private(set) var edits = 0
    /// The first violation for each locale and mode.
    private(set) var broken: [String] = []
    /// The setting with the slowest edits on average.
    private(set) var slowest: (setting: String, nanoseconds: Int) = ("", 0)

    init() {}

    /// Plays the sequences of a locale and a mode.
    init(_ locale: LocaleIdentifier, _ mode: EntryMode, sequences count: Int, seed: UInt64) {
        let settings = FieldSetting.all(locale, mode)
        var random = SplitMix64(seed: seed)
        for sequence in 0..<count {
            sequences += 1
            edits += FieldTrace.length
            if let law = FieldTrace.play(settings[sequence % settings.count], &random) {
                broken.append("\(law)\nsequence \(sequence), seed of the locale \(seed)")
                break
            }
        }
        for setting in settings {
            let time = EditTime.nanoseconds(setting)
            if time > slowest.nanoseconds { slowest = ("\(setting)", time) }
        }
    }

    mutating func add(_ other: LawTally) {
        sequences += other.sequences
        edits += other.edits
        broken += other.broken
        if other.slowest.nanoseconds > slowest.nanoseconds { slowest = other.slowest }
    }
}
