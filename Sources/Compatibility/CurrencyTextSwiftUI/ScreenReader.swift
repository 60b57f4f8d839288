#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

/// The screen reader of the platform.
@MainActor
enum ScreenReader {
    static func announce(_ text: String) {
        #if canImport(UIKit) && !os(watchOS)
            UIAccessibility.post(notification: .announcement, argument: text)
        #elseif canImport(AppKit)
            NSAccessibility.post(
                element: NSApplication.shared, notification: .announcementRequested,
                userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.high.rawValue])
        #endif
    }
}
