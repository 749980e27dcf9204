import AdobeAndroid2Model
import Foundation
public import InAppCore

/// Connects a handler to Adobe's SDK for Android, generation 2: it is the app's delegate and drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// AdobeAndroid2Bridge(handler).attach()
/// AdobeAndroid2Bridge(handler, for: .first).attach()      // version 2.0.0
/// ```
///
/// Main actor, therefore Sendable. The SDK asks on its single background executor and waits, and every later message
/// waits too (A2-036). The bridge switches to the main thread and waits as long as `gatePolicy` allows.
///
/// Differences of this SDK from others:
/// - a message that is triggered while another one is visible is refused without asking or telling the delegate
///   (A2-032);
/// - `show()` of a held message does not ask the gate again (A2-020);
/// - `onShow` comes when the message is on the screen, and its page is loaded after that (A2-034, A2-038);
/// - a link of the page has already been followed when `didLoad` is called (A2-072);
/// - `dismiss()` is tracked once: the bridge suppresses the SDK's second record (A2-101);
/// - messages of other Adobe extensions pass through without the handler being asked (A2-004);
/// - a message that disappears with its activity is not reported (A2-041): its end is derived when the next message is
///   offered.
@MainActor public final class AdobeAndroid2Bridge: BackgroundGateBridge {
    /// The two versions of the generation's delegate protocol.
    public enum Version: Sendable, Hashable, CaseIterable {
        /// Only 2.0.0: the app's delegate is a `FullscreenMessageDelegate`, which also decides on links and is told of
        /// failures (A2-200).
        case first
        /// 2.0.1 and later: a `MessagingDelegate`.
        case current
    }

    public let engine: LifecycleEngine
    /// The version of the protocol for which the bridge is registered.
    public nonisolated let version: Version
    private var messages = MessageIndex()
    /// The messages that the SDK was told to show, oldest first. Messages that have appeared since are removed when the
    /// list is used.
    private var awaited: [CompatMessage] = []
    public nonisolated let lockedGatePolicy: Locked<GatePolicy>
    private weak var owner: ServiceProvider?
    /// Whether `detach()` was called since the bridge was attached.
    private var wasDetached = false
    /// How many times the SDK will still report a refusal by the delegate itself (A2-203).
    nonisolated let ownRefusals = Locked(0)
    /// Follows links as the delegate of version 2.0.0 has to (A2-204).
    lazy var linkHandling = FirstMessagingDelegate()

    /// The time for the SDK to show a message before it counts as refused, in seconds: the SDK tries five times, one
    /// second each, to make the web view (A2-031).
    static let showPatience: TimeInterval = 6
    /// The time for a message to disappear, in seconds: the longest animation takes 0.6 (A2-050).
    private static let exitPatience: TimeInterval = 1

    /// Makes a bridge. Attach it with `attach()`.
    /// - Parameters:
    ///   - handler: the handler to drive; held strongly.
    ///   - version: the version of the generation's delegate protocol.
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

    /// Makes the bridge the app's delegate, which the SDK holds (A2-001). A previously attached bridge is detached.
    @discardableResult
    public func attach() -> Self {
        let provider = ServiceProvider.getInstance()
        owner = provider
        wasDetached = false
        let previous = Self.bridge(of: provider)
        switch version {
        case .first: provider.setMessageDelegate(self as any FullscreenMessageDelegate)
        case .current: provider.setMessageDelegate(self as any MessagingDelegate)
        }
        // Last, because its handler may attach another bridge when it is told; then that bridge replaces this one.
        if let previous, previous !== self {
            previous.wasDetached = true
            engine.takePlace(of: previous.engine)
        }
        engine.attached()
        return self
    }

    /// Detaches the bridge from the SDK. A message on the screen fails with `detached`; held messages stay held.
    ///
    /// Version 2.0.0 requires a delegate (A2-202): its own default delegate is restored.
    public func detach() {
        wasDetached = true
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

    /// Whether the SDK does not report to the bridge any more. A bridge that was never attached may get its callbacks
    /// from a delegate of the app; one that the app has registered itself after `detach()` gets them again.
    var isDetached: Bool { wasDetached && Self.bridge(of: ServiceProvider.getInstance()) !== self }

    private static func bridge(of provider: ServiceProvider) -> AdobeAndroid2Bridge? {
        let current: (any MessagingDelegate)? = provider.getMessageDelegate()
        let first: (any FullscreenMessageDelegate)? = provider.getMessageDelegate()
        return current as? AdobeAndroid2Bridge ?? first as? AdobeAndroid2Bridge
    }

    // MARK: Messages

    /// The message of a native message that the bridge has seen before and that has not ended.
    func knownMessage(_ native: any FullscreenMessage) -> CompatMessage? {
        messages.find(ObjectIdentifier(native))
    }

    /// The message of a native message, made the first time it is seen; nil for a message without a campaign (A2-004).
    func message(for native: any FullscreenMessage) -> CompatMessage? {
        if let known = knownMessage(native) { return known }
        guard let parent = native.getParent() as? any Message else { return nil }
        // The SDK offers a message only while none is displayed (A2-032), so a message that still counts as visible is
        // leaving, or has disappeared with its activity.
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

    // MARK: Events that the SDK does not report

    /// Records that the SDK was told to show a message.
    func expect(_ message: CompatMessage) {
        awaited.removeAll { $0.phase != .approved || $0 === message }
        awaited.append(message)
    }

    /// Fails a message that has not appeared some time after the gate accepted it, because the SDK does not report that
    /// showing failed (A2-035).
    func failUnlessShown(_ message: CompatMessage) {
        MainThread.after(Self.showPatience) { [weak self, weak message] in
            guard let self, let message, message.phase == .approved else { return }
            let text =
                "The message was let through, and the SDK did not show it within \(Self.showPatience) s."
            self.engine.fail(message, MessageFailure(.notShown, text, isDerived: true))
        }
    }

    /// The message that has waited longest since the SDK was told to show it.
    func takeAwaited() -> CompatMessage? {
        awaited.removeAll { $0.phase != .approved }
        return awaited.isEmpty ? nil : awaited.removeFirst()
    }

    /// Ends a message after some time, if the SDK has not reported its dismissal by then. In that case it never will:
    /// the message has disappeared with its activity (A2-041), or it is not the displayed one (A2-052).
    func endUnlessDismissed(_ message: CompatMessage) {
        MainThread.after(Self.exitPatience) { [weak self, weak message] in
            guard let self, let message, message.phase.isOnScreen else { return }
            self.engine.didDismiss(message, unexplained: .dismissedBySDK, isDerived: true)
        }
    }
}

/// Carries the SDK's objects from thread to thread.
///
/// `@unchecked Sendable` is sound because every member of the SDK's messages may be used on any thread: the SDK itself
/// uses them on its executor and on the main thread.
struct NativeMessage: @unchecked Sendable {
    let value: any FullscreenMessage

    init(_ value: any FullscreenMessage) { self.value = value }
}
