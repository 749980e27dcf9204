import AdobeAndroid2Model
import Foundation
public import InAppCore

/// Plugs a handler into Adobe's SDK for Android, generation 2: it is the app's delegate and drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// AdobeAndroid2Bridge(handler).attach()
/// AdobeAndroid2Bridge(handler, for: .first).attach()      // version 2.0.0
/// ```
///
/// Main actor, therefore Sendable. The SDK asks on its one background executor and waits, and with it every
/// later message (A2-036); the bridge hops to the main thread and waits in turn, as long as `gatePolicy`
/// allows.
///
/// What the SDK does differently from others:
/// - a message that finds another one up is refused without the delegate being asked or told (A2-032);
/// - `show()` of a held message does not ask the gate again (A2-020);
/// - `onShow` comes when the message is on the screen, and its page is loaded after that (A2-034, A2-038);
/// - a link of the page has been acted upon when `didLoad` tells of it (A2-072);
/// - `dismiss()` is tracked once: the bridge suppresses the SDK's second record (A2-101);
/// - messages of other Adobe extensions pass through without the handler being asked (A2-004);
/// - a message that goes away with its activity is not reported (A2-041): it ends, derived, when the next
///   message is offered.
@MainActor public final class AdobeAndroid2Bridge: BackgroundGateBridge {
    /// Which of the two protocols of the generation the SDK knows.
    public enum Version: Sendable, Hashable, CaseIterable {
        /// 2.0.0 only: the app's delegate is a `FullscreenMessageDelegate`, which also decides on links and
        /// hears of failures (A2-200).
        case first
        /// 2.0.1 and later: a `MessagingDelegate`.
        case current
    }

    public let engine: LifecycleEngine
    /// Which of the two protocols the bridge is registered as.
    public nonisolated let version: Version
    private var messages = MessageIndex()
    /// The messages that the SDK was told to show, oldest first; those that appeared since are among them
    /// until the list is used.
    private var awaited: [CompatMessage] = []
    public nonisolated let lockedGatePolicy: Locked<GatePolicy>
    private weak var owner: ServiceProvider?
    /// How many times the SDK will still report a refusal that was the delegate's own (A2-203).
    nonisolated let ownRefusals = Locked(0)
    /// Acts on links as the delegate of version 2.0.0 has to (A2-204).
    lazy var linkHandling = FirstMessagingDelegate()

    /// How long the SDK gets to show a message before it counts as refused, in seconds: making the web view
    /// is tried five times for a second (A2-031).
    static let showPatience: TimeInterval = 6
    /// How long a message gets to go away, in seconds: the longest animation takes 0.6 (A2-050).
    private static let exitPatience: TimeInterval = 1

    /// Makes a bridge. Attach it with `attach()`.
    /// - Parameters:
    ///   - handler: who decides and listens; held strongly.
    ///   - version: which of the generation's two protocols the SDK knows.
    public init(
        _ handler: any InAppMessageHandler, for version: Version = .current,
        gatePolicy: GatePolicy = GatePolicy()
    ) {
        self.version = version
        lockedGatePolicy = Locked(gatePolicy)
        engine = LifecycleEngine(
            capabilities: .adobeAndroid2,
            traits: EngineTraits(
                dismissalWaitsForPresentation: true, unexplainedDismissal: .unspecified,
                links: version == .first ? .adobeAndroid2First : .adobeAndroid2, pages: .adobe
            ),
            handler: handler)
        engine.driver = self
    }

    /// Makes the bridge the app's delegate, which the SDK holds (A2-001). A bridge that was attached before is
    /// detached.
    @discardableResult
    public func attach() -> Self {
        let provider = ServiceProvider.getInstance()
        owner = provider
        let previous = Self.bridge(of: provider)
        switch version {
        case .first: provider.setMessageDelegate(self as any FullscreenMessageDelegate)
        case .current: provider.setMessageDelegate(self as any MessagingDelegate)
        }
        // Last, because its handler may attach another bridge when it hears of it: that one takes this one's place.
        if let previous, previous !== self { engine.takePlace(of: previous.engine) }
        engine.attached()
        return self
    }

    /// Takes the bridge off the SDK. A message that is up fails with `detached`; held messages stay held.
    ///
    /// Version 2.0.0 cannot do without a delegate (A2-202): it gets its own back.
    public func detach() {
        guard let owner else { return }
        if Self.bridge(of: owner) === self {
            switch version {
            case .first: owner.setMessageDelegate(FirstMessagingDelegate())
            case .current: owner.setMessageDelegate(nil as (any MessagingDelegate)?)
            }
        }
        engine.detach()
        self.owner = nil
    }

    private static func bridge(of provider: ServiceProvider) -> AdobeAndroid2Bridge? {
        let current: (any MessagingDelegate)? = provider.getMessageDelegate()
        let first: (any FullscreenMessageDelegate)? = provider.getMessageDelegate()
        return current as? AdobeAndroid2Bridge ?? first as? AdobeAndroid2Bridge
    }

    // MARK: Messages

    /// The message of a native one that the bridge has seen before and that has not ended.
    func knownMessage(_ native: any FullscreenMessage) -> CompatMessage? {
        messages.find(ObjectIdentifier(native))
    }

    /// The message of a native one, made on first sight; nil for a message that is not a campaign's (A2-004).
    func message(for native: any FullscreenMessage) -> CompatMessage? {
        if let known = knownMessage(native) { return known }
        guard let parent = native.getParent() as? any Message else { return nil }
        // The SDK offers a message only while nothing is up (A2-032): what still seems to be is leaving, or
        // went away with its activity.
        for other in engine.visibleMessages { endUnlessDismissed(other) }
        let message = engine.makeMessage(id: parent.getId(), native: native)
        messages.insert(message, for: ObjectIdentifier(native))
        return message
    }

    public func release(_ message: CompatMessage) {
        guard let native = message.native(as: (any FullscreenMessage).self) else { return }
        messages.remove(message, for: ObjectIdentifier(native))
        awaited.removeAll { $0 === message }
    }

    // MARK: What the SDK does not tell

    /// Notes that the SDK was told to show a message.
    func expect(_ message: CompatMessage) {
        awaited.removeAll { $0.phase != .approved || $0 === message }
        awaited.append(message)
    }

    /// Fails a message, a while after the gate let it through, if it has not appeared: the SDK keeps it to
    /// itself that showing failed (A2-035).
    func failUnlessShown(_ message: CompatMessage) {
        MainThread.after(Self.showPatience) { [weak self, weak message] in
            guard let self, let message, message.phase == .approved else { return }
            let text = "It was let through, and the SDK did not show it within \(Self.showPatience) s."
            self.engine.fail(message, MessageFailure(.notShown, text, isDerived: true))
        }
    }

    /// The message that the SDK was told to show the longest time ago and that has not appeared.
    func takeAwaited() -> CompatMessage? {
        awaited.removeAll { $0.phase != .approved }
        return awaited.isEmpty ? nil : awaited.removeFirst()
    }

    /// Ends a message, a while later, if the SDK has not reported by then that it was dismissed. It never will:
    /// the message went away with its activity (A2-041), or what is displayed is not it (A2-052).
    func endUnlessDismissed(_ message: CompatMessage) {
        MainThread.after(Self.exitPatience) { [weak self, weak message] in
            guard let self, let message, message.phase.isOnScreen else { return }
            self.engine.didDismiss(message, unexplained: .dismissedBySDK, isDerived: true)
        }
    }
}

/// Carries what the SDK hands out from thread to thread.
///
/// `@unchecked Sendable` is sound because every member of the SDK's messages may be used on any thread: the SDK itself
/// uses them on its executor and on the main thread.
struct NativeMessage: @unchecked Sendable {
    let value: any FullscreenMessage

    init(_ value: any FullscreenMessage) { self.value = value }
}
