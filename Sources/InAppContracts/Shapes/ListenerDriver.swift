/// A driver of an SDK that has a list of listeners instead of one delegate. A recording listener replaces the listener
/// that it forwards to and the previous recording listener, so that no listener is called twice.
///
/// Sendable.
public protocol ListenerDriver: RecordingDriver {
    /// The SDK's list, in the order in which the listeners were added.
    @MainActor var listeners: [Delegate] { get }
    /// The current recording listener; nil at first.
    @MainActor var recording: Delegate? { get set }
    /// Adds a listener to the end of the SDK's list.
    @MainActor func add(_ listener: Delegate)
    /// Removes a listener from the SDK's list.
    @MainActor func remove(_ listener: Delegate)
    /// Makes a recording listener.
    /// - Parameters:
    ///   - script: the answers, if there is no inner listener.
    ///   - inner: the listener to forward to.
    @MainActor func makeRecording(script: DelegateScript, inner: Delegate?) -> Delegate
}

extension ListenerDriver {
    /// Adds a recording listener to the list, and removes the previous recording listener and the inner one.
    @MainActor public func attach(script: DelegateScript, inner: Delegate?) {
        for listener in [recording, inner] { if let listener { remove(listener) } }
        let made = makeRecording(script: script, inner: inner)
        recording = made
        add(made)
    }

    /// The listener that was added last. Setting it replaces that listener.
    @MainActor public var registeredDelegate: AnyObject? {
        get { listeners.last.map { $0 as AnyObject } }
        set {
            if let last = listeners.last { remove(last) }
            guard let newValue, let listener = newValue as? Delegate,
                !listeners.contains(where: { $0 as AnyObject === newValue })
            else { return }
            add(listener)
        }
    }
}
