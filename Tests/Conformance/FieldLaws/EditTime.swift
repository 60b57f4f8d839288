import FieldEngine
import FieldLaws
import Foundation

/// Measures the time of one edit as processor time of the thread, which other threads do not affect.
enum EditTime {
    private static let rounds = 100

    /// The average over typical actions: keying digits, moving the caret, replacing one digit.
    static func nanoseconds(_ setting: FieldSetting) -> Int {
        let start = processorTime()
        var edits = 0
        for _ in 0..<rounds {
            var field = setting.field
            edits += field.type("123456789").count
            field.moveLeft()
            field.moveLeft()
            field.backspace()
            edits += 3 + field.type("0").count
        }
        return (processorTime() - start) / edits
    }

    private static func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
