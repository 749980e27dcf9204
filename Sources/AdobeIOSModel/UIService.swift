import HeadlessStage

/// Makes what the SDK shows. Class-bound, as an Objective-C protocol is; not bound to an actor.
public protocol UIService: AnyObject {
    /// Makes a full-screen message.
    /// - Parameters:
    ///   - payload: the HTML page.
    ///   - listener: who is told about this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
    ) -> any FullscreenPresentable

    /// Makes a full-screen message that looks as `settings` say. Optional.
    /// - Parameters:
    ///   - payload: the HTML page.
    ///   - listener: who is told about this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    ///   - settings: the looks.
    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable

    /// Makes a floating button.
    /// - Parameter listener: who is told about it.
    func createFloatingButton(listener: any FloatingButtonDelegate) -> any FloatingButtonPresentable
}

extension UIService {
    /// Makes a message without settings: the requirement is optional.
    ///
    /// The SDK gets no message at all from a service that lacks the method. A default cannot tell that
    /// case from others, and this one serves the app better.
    public func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        createFullscreenMessage(payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed)
    }
}

/// The UI service that is there at first. Its messages share one monitor (rules, 1.5).
final class DefaultUIService: UIService {
    private let monitor = MessageMonitor()

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
    ) -> any FullscreenPresentable {
        createFullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, settings: nil)
    }

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        FullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, monitor: monitor,
            settings: settings, stage: .current)
    }

    func createFloatingButton(listener: any FloatingButtonDelegate) -> any FloatingButtonPresentable {
        FloatingButton(listener: listener, stage: .current)
    }
}
