/// A driver of an SDK that has a list of listeners in the place of one delegate. What records takes the place of what it
/// wraps, and of what recorded before, so that nobody hears a call twice.
///
/// Sendable.
public protocol ListenerDriver: RecordingDriver {
    /// The SDK's list, in the order in which the listeners were added.
    @MainActor var listeners: [Delegate] { get }
    /// The listener that records now; nil at first.
    @MainActor var recording: Delegate? { get set }
    /// Puts a listener at the end of the SDK's list.
    @MainActor func add(_ listener: Delegate)
    /// Takes a listener off the SDK's list.
    @MainActor func remove(_ listener: Delegate)
    /// Makes a listener that records.
    /// - Parameters:
    ///   - script: the answers, where there is no inner listener.
    ///   - inner: the listener to forward to.
    @MainActor func makeRecording(script: DelegateScript, inner: Delegate?) -> Delegate
}

extension ListenerDriver {
    /// Puts a recording listener on the list, in the place of the one that recorded before and of the inner one.
    @MainActor public func attach(script: DelegateScript, inner: Delegate?) {
        for listener in [recording, inner] { if let listener { remove(listener) } }
        let made = makeRecording(script: script, inner: inner)
        recording = made
        add(made)
    }

    /// The listener that was added last. One that is set takes its place.
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
