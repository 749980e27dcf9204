import Foundation
import PlatformStandIns

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

/// What is to be presented. An `InAppMessage`, an `Alert` or a `FloatingButton`: apps cannot add kinds. What
/// changes is behind locks; the listeners are called on the main thread.
public class Presentation {
    /// A random UUID's text, another one for each presentation.
    public let id = UUID().uuidString

    init() {}
}

@available(*, unavailable) extension Presentation: Sendable {}

/// An HTML message over the app.
public final class InAppMessage: Presentation {
    /// The looks and the page.
    public let settings: InAppMessageSettings
    /// Who hears about this one message. The app's delegate is another object.
    public let eventListener: any InAppMessageEventListener
    private let handler: Locked<any InAppMessageEventHandler>

    /// Makes a message. `UIService.create` makes it presentable.
    /// - Parameters:
    ///   - settings: the looks and the page.
    ///   - eventListener: who hears about this one message; held strongly.
    public init(_ settings: InAppMessageSettings, _ eventListener: any InAppMessageEventListener) {
        self.settings = settings
        self.eventListener = eventListener
        handler = Locked(MissingEventHandler())
        super.init()
    }

    /// The same as `eventListener`.
    public var listener: any InAppMessageEventListener { eventListener }

    /// The page's JavaScript: set when the presentable is created, and the same object from then on (A3-110).
    ///
    /// Reading it earlier fails in the SDK. Here that gives a handler that does nothing but write an error into
    /// the stage's log. Any thread.
    public internal(set) var eventHandler: any InAppMessageEventHandler {
        get { handler.withLock { $0 } }
        set { handler.set(\.self, newValue) }
    }
}

/// A dialog of the platform.
public final class Alert: Presentation {
    /// The texts.
    public let settings: AlertSettings
    /// Who hears about this one alert.
    public let eventListener: any AlertEventListener

    /// Makes an alert. `UIService.create` makes it presentable.
    /// - Parameters:
    ///   - settings: the texts.
    ///   - eventListener: who hears about this one alert; held strongly.
    public init(_ settings: AlertSettings, _ eventListener: any AlertEventListener) {
        self.settings = settings
        self.eventListener = eventListener
        super.init()
    }

    /// The same as `eventListener`.
    public var listener: any AlertEventListener { eventListener }
}

/// A button that floats above the app.
public final class FloatingButton: Presentation {
    /// The looks.
    public let settings: FloatingButtonSettings
    /// Who hears about this one button.
    public let eventListener: any FloatingButtonEventListener
    private let handler: Locked<any FloatingButtonEventHandler>

    /// Makes a button. `UIService.create` makes it presentable.
    /// - Parameters:
    ///   - settings: the looks.
    ///   - eventListener: who hears about this one button; held strongly.
    public init(_ settings: FloatingButtonSettings, _ eventListener: any FloatingButtonEventListener) {
        self.settings = settings
        self.eventListener = eventListener
        handler = Locked(MissingEventHandler())
        super.init()
    }

    /// The same as `eventListener`.
    public var listener: any FloatingButtonEventListener { eventListener }

    /// What changes the button's picture: set when the presentable is created.
    ///
    /// Reading it earlier fails in the SDK. Here that gives a handler that does nothing but write an error into
    /// the stage's log. Any thread.
    public internal(set) var eventHandler: any FloatingButtonEventHandler {
        get { handler.withLock { $0 } }
        set { handler.set(\.self, newValue) }
    }
}

/// What the SDK throws when something is not in the state that a call needs. Sendable.
public struct IllegalStateException: Error, Sendable, Hashable {
    /// What is wrong.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }
}

/// What the SDK throws when an argument is not allowed. Sendable.
public struct IllegalArgumentException: Error, Sendable, Hashable {
    /// What is wrong.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }
}
