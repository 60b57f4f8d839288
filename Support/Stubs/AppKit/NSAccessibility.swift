// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Records the announcements that VoiceOver would read out.
@MainActor
public enum NSAccessibility {
    public struct Notification: Hashable, Sendable {
        public static let announcementRequested = Notification()
    }

    public enum NotificationUserInfoKey: Hashable, Sendable {
        case announcement, priority
    }

    public private(set) static var posted: [String] = []

    public static func post(
        element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]? = nil
    ) {
        if let text = userInfo?[.announcement] as? String { posted.append(text) }
    }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}

@MainActor
open class NSApplication: NSResponder {
    public static let shared = NSApplication()
}
