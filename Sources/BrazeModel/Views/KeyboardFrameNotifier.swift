public import Foundation

/// Tells of where the keyboard is. Headless: no keyboard comes up, so that nobody is called. The members' names are
/// guesses.
///
/// Main actor. May be subclassed.
@MainActor open class KeyboardFrameNotifier: NSObject {
    private var actions: [String: (CGRect) -> Void] = [:]

    /// Makes one that nobody listens to.
    public override nonisolated init() {
        super.init()
    }

    /// Calls an action with the keyboard's frame when that changes. Headless: kept.
    ///
    /// - Parameters:
    ///   - identifier: what to take the action back by.
    ///   - action: called on the main thread.
    open func subscribe(identifier: String, action: @escaping (CGRect) -> Void) {
        actions[identifier] = action
    }

    /// Takes an action back.
    ///
    /// - Parameter identifier: what it was given with.
    open func unsubscribe(identifier: String) {
        actions[identifier] = nil
    }
}
