public import Foundation
import PlatformStandIns

/// What an app implements once to drive the in-app messages of any vendor's SDK.
///
/// Plug a handler into an SDK with that SDK's bridge: `ExampleBridge(handler).attach(to: ui)`. Every
/// requirement has a default, so implement only what you need.
///
/// The promises that hold for a handler, whichever SDK calls it. The engine keeps them; its tests use the ids:
///
/// - INV-1: `decideDisplay` is called once per trigger, however often the SDK asks. Only a `DisplayPolicy` is asked
///   again, when its answer may have changed.
/// - INV-2: `willPresent` comes before `didPresent`, that before interactions, those before
///   `willDismiss`, that before `didDismiss`. `didHide` comes only between `didPresent` and
///   `willDismiss`; a hidden message may be presented again.
/// - INV-3: a trigger ends once: with `didDismiss`, with `didFail`, or by being discarded. A held message has not
///   ended. A message that was let through and that the SDK drops fails within a bound
///   (`EngineTraits.approvalPatience`); a held one that the SDK invalidates fails, too.
/// - INV-4: every call arrives on the main actor, in order.
/// - INV-5: an event that the SDK lacks is derived from one that it has, and marked so in the events and
///   resolutions; one that cannot be derived is absent. `CapabilityTable` says which.
/// - INV-6: a handler may call back into the message from inside any callback. Events that this causes
///   are delivered after the running callback has returned, in the order in which they happened.
/// - INV-7: no object is kept that the SDK has released. A held message lives until it is shown or discarded.
/// - INV-8: a stray, repeated or late callback of the SDK is absorbed and reported as a diagnostic.
///
/// The two questions, `decideDisplay` and `shouldPerform`, are answered synchronously: answer from state that you
/// have. A bridge whose SDK asks off the main thread waits for the main thread with a time limit.
@MainActor public protocol InAppMessageHandler: AnyObject {
    /// Whether the message may appear. Default: `.show`.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision
    /// Changes how the message appears, as far as the SDK lets it be changed. Default: nothing.
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage)
    /// The message is about to appear. Default: nothing.
    func willPresent(_ message: CompatMessage)
    /// The message has appeared. Default: nothing.
    func didPresent(_ message: CompatMessage)
    /// The message was taken off the screen and may come back. Default: nothing.
    func didHide(_ message: CompatMessage)
    /// Whether the SDK may carry out the action of a click; false means that the handler does it instead. Default:
    /// true.
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool
    /// The SDK itself acted on a link of the message's page. Default: nothing.
    func didLoad(_ url: URL, in message: CompatMessage)
    /// The message is about to go away. Default: nothing.
    func willDismiss(_ message: CompatMessage)
    /// The message has gone away. Default: nothing.
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution)
    /// The message will not appear, or has gone although nothing dismissed it. Default: nothing.
    func didFail(_ message: CompatMessage, failure: MessageFailure)
}

extension InAppMessageHandler {
    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        LeftOutCallback.runs(for: self)
        return .show
    }
    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        LeftOutCallback.runs(for: self)
    }
    public func willPresent(_ message: CompatMessage) { LeftOutCallback.runs(for: self) }
    public func didPresent(_ message: CompatMessage) { LeftOutCallback.runs(for: self) }
    public func didHide(_ message: CompatMessage) { LeftOutCallback.runs(for: self) }
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        LeftOutCallback.runs(for: self)
        return true
    }
    public func didLoad(_ url: URL, in message: CompatMessage) { LeftOutCallback.runs(for: self) }
    public func willDismiss(_ message: CompatMessage) { LeftOutCallback.runs(for: self) }
    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        LeftOutCallback.runs(for: self)
    }
    public func didFail(_ message: CompatMessage, failure: MessageFailure) { LeftOutCallback.runs(for: self) }
}

/// How a message is about to appear. A handler changes it in `prepare(_:for:)`.
///
/// If a shape cannot do what the plan asks for, a diagnostic says so (`planNotApplied`); the capability table says so
/// in advance. Sendable; made and read on the main actor.
public struct PresentationPlan: Sendable {
    /// The orientation of the interface while the message appears.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        /// The orientation of the device.
        case portrait, landscape
    }

    /// What should happen to the status bar while the message is up.
    public enum StatusBar: String, Sendable, Hashable, CaseIterable {
        /// Left to the SDK and the app.
        case automatic
        /// The status bar is hidden, or visible.
        case hidden, visible
    }

    private let original: CompatMessage
    private var edited: MessageContent?

    /// The orientation of the interface while the message appears; nil leaves it as it is.
    public var orientation: Orientation?
    /// What should happen to the status bar.
    public var statusBar = StatusBar.automatic
    /// Seconds after which the message goes away by itself; nil leaves that to the campaign.
    public var autoClose: TimeInterval?
    /// A view to show instead of the SDK's own. Any `UIView` will do; a view of the vendor's own class is used as it
    /// is.
    public var customView: UIView?
    /// The scene to appear in; nil leaves the choice to the SDK.
    public var windowScene: UIWindowScene?
    /// The level of the message's window; nil leaves it as it is.
    public var windowLevel: UIWindow.Level?

    /// The plan that changes nothing.
    @MainActor public init(for message: CompatMessage) {
        original = message
    }

    /// What the message contains and how it looks. Assign a changed copy to change it.
    @MainActor public var content: MessageContent {
        get { edited ?? original.content }
        set { edited = newValue }
    }

    /// The content that a handler assigned, nil when none was. For bridges.
    public var editedContent: MessageContent? { edited }
}
