import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// The key for observing changes of a coordinator's readiness.
public let UAInAppMessageDisplayCoordinatorIsReadyKey: String! = "isReady"

/// Decides when messages may be displayed, and is notified of their displays.
///
/// The SDK asks `isReady` on the main thread each time a prepared message might be shown (AS-026). After a refusal it
/// waits for a change: on Apple's systems through key-value observing of `isReady`, elsewhere through
/// `didChangeValue(forKey: "isReady")`, which the protocol has where Foundation lacks it. There, remove `@objc dynamic`
/// from the property, and call `didChangeValue(forKey:)` after it was set.
public protocol InAppMessageDisplayCoordinator: NSObjectProtocol {
    /// Whether a message may be displayed now (AS-026, AS-027). Main thread; after an announced change also the thread
    /// that announces it.
    var isReady: Bool { get }

    /// A message is about to appear: after `messageWillBeDisplayed`, before the adapter's `display` (AS-037). The
    /// default does nothing. Main thread.
    ///
    /// - Parameter message: the message after `extend`.
    func didBeginDisplaying(_ message: InAppMessage)

    /// A message has disappeared: after `messageFinishedDisplaying` (AS-042). The default does nothing. Called on the
    /// thread on which the adapter reported.
    ///
    /// - Parameter message: the message after `extend`.
    func didFinishDisplaying(_ message: InAppMessage)

    /// The form that the SDK declares, with a message that may be nil but never is. A coordinator implements one of the
    /// two.
    func didBeginDisplaying(_ message: InAppMessage!)

    /// The form that the SDK declares, with a message that may be nil but never is. A coordinator implements one of the
    /// two.
    func didFinishDisplaying(_ message: InAppMessage!)
}

/// Default implementations.
extension InAppMessageDisplayCoordinator {
    /// Does nothing.
    public func didBeginDisplaying(_ message: InAppMessage) {}
    /// Does nothing.
    public func didFinishDisplaying(_ message: InAppMessage) {}
    /// Does nothing.
    public func didBeginDisplaying(_ message: InAppMessage!) {}
    /// Does nothing.
    public func didFinishDisplaying(_ message: InAppMessage!) {}

    /// Notifies a coordinator of a display, through the form that it implements. Not in the SDK.
    package func hearBeginning(of message: InAppMessage) {
        didBeginDisplaying(message)
        didBeginDisplaying(message as InAppMessage?)
    }

    /// Notifies a coordinator of the end of a display, through the form that it implements. Not in the SDK.
    package func hearEnd(of message: InAppMessage) {
        didFinishDisplaying(message)
        didFinishDisplaying(message as InAppMessage?)
    }
}

/// Shows one message at a time, with a pause after each (AS-031, AS-035).
///
/// The rules do not give this class's Swift name; this is the Objective-C one without its prefix. Not Sendable, as in
/// the SDK; mutable state is protected by a lock. Any thread.
open class InAppMessageDefaultDisplayCoordinator: NSObject, InAppMessageDisplayCoordinator {
    private struct State: Sendable {
        var displayInterval = InAppMessageManager.defaultDisplayInterval
        var isLocked = false
    }

    private let state = Locked(State())
    private let link: StageLink

    /// Makes a coordinator for the current stage.
    public override init() {
        link = StageLink(.current)
        super.init()
        let coordinator = CarriedWeakly(self)
        link.stage?.app.observe { state in coordinator.value?.appMoved(to: state) }
    }

    /// The name of the factory in Objective-C; Swift has the initialiser instead.
    @available(*, unavailable, renamed: "init()")
    public class func coordinator() -> InAppMessageDefaultDisplayCoordinator { .init() }

    /// The pause after a message, in seconds. A pause that has already begun keeps its length (AS-032).
    public var displayInterval: TimeInterval {
        get { state.current.displayInterval }
        set { state.set(\.displayInterval, newValue) }
    }

    /// Whether the app is active and there is neither a message nor a pause (AS-035).
    #if canImport(ObjectiveC)
        @objc
    #endif
    open var isReady: Bool {
        link.isAppActive && !state.current.isLocked
    }

    /// Blocks all other messages.
    open func didBeginDisplaying(_ message: InAppMessage) {
        state.set(\.isLocked, true)
    }

    /// Begins the pause. It never ends inside this call, whatever its length (AS-031, AS-034).
    open func didFinishDisplaying(_ message: InAppMessage) {
        let interval = displayInterval
        let coordinator = CarriedWeakly(self)
        let unlock: @MainActor @Sendable () -> Void = { coordinator.value?.unlock() }
        if interval > 0 {
            _ = link.after(interval, unlock)
        } else {
            link.onMain(unlock)
        }
    }

    private func unlock() {
        guard link.isAppActive else { return state.set(\.isLocked, false) }
        announceReadiness { state.set(\.isLocked, false) }
    }

    private func appMoved(to appState: StageApp.State) {
        switch appState {
        case .active: if !state.current.isLocked { announceReadiness() }
        case .background: announceReadiness()
        case .inactive: break
        }
    }
}

@available(*, unavailable) extension InAppMessageDefaultDisplayCoordinator: Sendable {}

/// Lets a message be shown whatever else is on the screen, as long as the app is active (AS-036).
///
/// The rules do not give this class's Swift name; this is the Objective-C one without its prefix. Not Sendable, as in
/// the SDK; it has no mutable state. Any thread.
open class InAppMessageImmediateDisplayCoordinator: NSObject, InAppMessageDisplayCoordinator {
    private let link: StageLink

    /// Makes a coordinator for the current stage.
    public override init() {
        link = StageLink(.current)
        super.init()
        let coordinator = CarriedWeakly(self)
        link.stage?.app.observe { state in
            guard let coordinator = coordinator.value, state != .inactive else { return }
            coordinator.announceReadiness()
        }
    }

    /// The name of the factory in Objective-C; Swift has the initialiser instead.
    @available(*, unavailable, renamed: "init()")
    public class func coordinator() -> InAppMessageImmediateDisplayCoordinator { .init() }

    /// Whether the app is active.
    #if canImport(ObjectiveC)
        @objc
    #endif
    open var isReady: Bool { link.isAppActive }
}

@available(*, unavailable) extension InAppMessageImmediateDisplayCoordinator: Sendable {}

// The names with the SDK's prefix, used by Swift in versions 13 and 14, and by Objective-C in all versions.

/// The name of `InAppMessageDisplayCoordinator` in Objective-C.
public typealias UAInAppMessageDisplayCoordinator = InAppMessageDisplayCoordinator
/// The name of `InAppMessageDefaultDisplayCoordinator` in Objective-C.
public typealias UAInAppMessageDefaultDisplayCoordinator = InAppMessageDefaultDisplayCoordinator
/// The name of `InAppMessageImmediateDisplayCoordinator` in Objective-C.
public typealias UAInAppMessageImmediateDisplayCoordinator = InAppMessageImmediateDisplayCoordinator
