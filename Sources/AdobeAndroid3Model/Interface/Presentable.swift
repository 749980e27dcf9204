import Foundation
import PlatformStandIns

/// Something that the SDK can show: a `Presentation` together with its state on the screen.
///
/// `presentable as? any Presentable<InAppMessage>` finds in-app messages. On Apple's systems that cast needs
/// the run-time support of iOS 16 and macOS 13; `presentable.getPresentation() is InAppMessage` runs everywhere.
///
/// The three commands may be called on any thread. They post work to the main thread, even when called there, so the
/// state has not changed when they return (A3-010). Posted work runs in order (A3-011). A command that fails is
/// reported only to the presentation's own listener (A3-021).
public protocol Presentable<T>: AnyObject {
    /// The kind of presentation.
    associatedtype T: Presentation

    /// Shows it, if every check passes (A3-030).
    func show()
    /// Takes it off the screen until it is shown again (A3-050).
    func hide()
    /// Takes it off the screen.
    func dismiss()
    /// Its state. Any thread.
    func getState() -> PresentableState
    /// The presentation. Any thread.
    func getPresentation() -> T
}

/// The state of a presentable.
public enum PresentableState: Sendable, CaseIterable {
    /// On the screen.
    case visible
    /// Taken off the screen by `hide()`.
    case hidden
    /// Not on the screen: at first (A3-020) and after a dismissal.
    case detached
}

/// The content to be presented: an `InAppMessage`, an `Alert` or a `FloatingButton`. Apps cannot add kinds. Mutable
/// state is protected by locks; the listeners are called on the main thread.
public class Presentation {
    /// A random UUID string, different for each presentation.
    public let id = UUID().uuidString

    init() {}
}

@available(*, unavailable) extension Presentation: Sendable {}

/// An HTML message over the app.
public final class InAppMessage: Presentation {
    /// The page and the appearance settings.
    public let settings: InAppMessageSettings
    /// The listener of this one message. The app's delegate is another object.
    public let eventListener: any InAppMessageEventListener
    private let handler: Locked<any InAppMessageEventHandler>

    /// Makes a message. `UIService.create` makes a presentable of it.
    /// - Parameters:
    ///   - settings: the page and the appearance settings.
    ///   - eventListener: the listener of this one message; held strongly.
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
    /// Reading it earlier fails in the SDK. Here it returns a handler that only writes an error to the stage's log. Any
    /// thread.
    public internal(set) var eventHandler: any InAppMessageEventHandler {
        get { handler.withLock { $0 } }
        set { handler.set(\.self, newValue) }
    }
}

/// A native alert dialog.
public final class Alert: Presentation {
    /// The texts.
    public let settings: AlertSettings
    /// The listener of this one alert.
    public let eventListener: any AlertEventListener

    /// Makes an alert. `UIService.create` makes a presentable of it.
    /// - Parameters:
    ///   - settings: the texts.
    ///   - eventListener: the listener of this one alert; held strongly.
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
    /// The appearance settings.
    public let settings: FloatingButtonSettings
    /// The listener of this one button.
    public let eventListener: any FloatingButtonEventListener
    private let handler: Locked<any FloatingButtonEventHandler>

    /// Makes a button. `UIService.create` makes a presentable of it.
    /// - Parameters:
    ///   - settings: the appearance settings.
    ///   - eventListener: the listener of this one button; held strongly.
    public init(_ settings: FloatingButtonSettings, _ eventListener: any FloatingButtonEventListener) {
        self.settings = settings
        self.eventListener = eventListener
        handler = Locked(MissingEventHandler())
        super.init()
    }

    /// The same as `eventListener`.
    public var listener: any FloatingButtonEventListener { eventListener }

    /// Changes the button's image: set when the presentable is created.
    ///
    /// Reading it earlier fails in the SDK. Here it returns a handler that only writes an error to the stage's log. Any
    /// thread.
    public internal(set) var eventHandler: any FloatingButtonEventHandler {
        get { handler.withLock { $0 } }
        set { handler.set(\.self, newValue) }
    }
}

/// The error that the SDK throws when an object is not in the state that a call requires. Sendable.
public struct IllegalStateException: Error, Sendable, Hashable {
    /// The description of the error.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }
}

/// The error that the SDK throws for an argument that is not allowed. Sendable.
public struct IllegalArgumentException: Error, Sendable, Hashable {
    /// The description of the error.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }
}
