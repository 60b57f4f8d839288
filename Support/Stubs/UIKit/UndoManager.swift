// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Foundation's undo manager, which Linux lacks. Actions that are registered during undo can be redone.
@MainActor
public final class UndoManager {
    private typealias Action = @MainActor () -> Void

    private var undoActions: [Action] = []
    private var redoActions: [Action] = []
    public private(set) var isUndoing = false
    public private(set) var isRedoing = false

    public init() {}

    public var canUndo: Bool { !undoActions.isEmpty }
    public var canRedo: Bool { !redoActions.isEmpty }

    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @Sendable (Target) -> Void
    ) {
        let action: Action = { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing {
            redoActions.append(action)
        } else {
            undoActions.append(action)
            if !isRedoing { redoActions = [] }
        }
    }

    public func undo() {
        guard let action = undoActions.popLast() else { return }
        isUndoing = true
        action()
        isUndoing = false
    }

    public func redo() {
        guard let action = redoActions.popLast() else { return }
        isRedoing = true
        action()
        isRedoing = false
    }

    public func removeAllActions() {
        undoActions = []
        redoActions = []
    }
}
