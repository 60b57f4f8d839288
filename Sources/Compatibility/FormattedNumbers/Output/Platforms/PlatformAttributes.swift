import Foundation

extension StyledText.Run {
    /// The attributes of the platform's views: none where there is neither SwiftUI nor UIKit nor AppKit.
    func platformAttributes(_ alignment: NumberAlignment) -> AttributeContainer {
        var attributes = AttributeContainer()
        #if canImport(ObjectiveC) && (canImport(UIKit) || canImport(AppKit))
            attributes.merge(kitAttributes(alignment))
        #endif
        #if canImport(SwiftUI) && canImport(ObjectiveC)
            attributes.merge(swiftUIAttributes)
        #endif
        return attributes
    }
}
