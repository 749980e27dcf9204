/// What the SDK can put on the screen: the screen's side of a `Presentation`.
///
/// `presentable as? any Presentable<InAppMessage>` finds in-app messages. On Apple's systems that cast needs
/// the run-time support of iOS 16 and macOS 13; `presentable.getPresentation() is InAppMessage` runs everywhere.
///
/// The three commands may be called on any thread. They post work to the main thread, even when called there,
/// so that the state has not changed when they return (A3-010); posted work runs in order (A3-011). What
/// cannot be done is reported to the presentation's own listener only (A3-021).
public protocol Presentable<T>: AnyObject {
    /// The kind of presentation.
    associatedtype T: Presentation

    /// Shows it, if every check passes (A3-030).
    func show()
    /// Takes it off the screen until it is shown again (A3-050).
    func hide()
    /// Takes it off the screen.
    func dismiss()
    /// Where it is. Any thread.
    func getState() -> PresentableState
    /// What it shows. Any thread.
    func getPresentation() -> T
}

/// Where a presentable is.
public enum PresentableState: Sendable, CaseIterable {
    /// On the screen.
    case visible
    /// Taken off the screen by `hide()`.
    case hidden
    /// Not on the screen: at first (A3-020) and after a dismissal.
    case detached
}
