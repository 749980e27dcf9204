public import Foundation

/// Notifies of changes of the keyboard's frame. The model has no keyboard, so no action is called. The members' names
/// are guesses.
///
/// Main actor. May be subclassed.
@MainActor open class KeyboardFrameNotifier: NSObject {
    private var actions: [String: (CGRect) -> Void] = [:]

    /// Makes a notifier without subscribers.
    public override nonisolated init() {
        super.init()
    }

    /// Calls an action with the keyboard's frame when it changes. In the model the action is only stored.
    ///
    /// - Parameters:
    ///   - identifier: identifies the action, for `unsubscribe`.
    ///   - action: called on the main thread.
    open func subscribe(identifier: String, action: @escaping (CGRect) -> Void) {
        actions[identifier] = action
    }

    /// Removes an action.
    ///
    /// - Parameter identifier: the identifier of the subscription.
    open func unsubscribe(identifier: String) {
        actions[identifier] = nil
    }
}
