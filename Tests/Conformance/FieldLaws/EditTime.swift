import FieldEngine
import FieldLaws
import Foundation

/// The time of one edit, as the processor time of the thread, which others that run meanwhile do not add to.
enum EditTime {
    private static let rounds = 100

    /// The average over what a user does: digits typed, the caret moved, one digit deleted and another typed.
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
