public import AdobeAndroid3Model
import Foundation
import InAppCore

/// The SDK's callbacks, always on the main thread (A3-012). A call on another thread violates the rules; it is moved to
/// the main thread (INV-4).
extension AdobeAndroid3Bridge: PresentationDelegate {
    public nonisolated func canShow(_ presentable: any Presentable) -> Bool {
        let native = Native(presentable: presentable)
        if MainThread.isCurrent {
            return MainThread.enter(with: self, native, ()) { bridge, native, _ in
                bridge.decide(native.presentable)
            }
        }
        return askGate(GatePolicy()) {
            self.message(for: native.presentable)
        } prepare: { message in
            self.prepare(message)
        }
    }

    public nonisolated func onShow(_ presentable: any Presentable) {
        onMain(Native(presentable: presentable), ()) { bridge, native, _ in
            bridge.didShow(native.presentable)
        }
    }

    public nonisolated func onHide(_ presentable: any Presentable) {
        onMain(Native(presentable: presentable), ()) { bridge, native, _ in
            bridge.didHide(native.presentable)
        }
    }

    public nonisolated func onDismiss(_ presentable: any Presentable) {
        onMain(Native(presentable: presentable), ()) { bridge, native, _ in
            bridge.didDismiss(native.presentable)
        }
    }

    public nonisolated func onContentLoaded(
        _ presentable: any Presentable, _ presentationContent: PresentationContent?
    ) {
        onMain(Native(presentable: presentable), Loaded(content: presentationContent)) {
            bridge, native, loaded in
            bridge.didLoad(loaded.content, in: native.presentable)
        }
    }
}

/// Carries the SDK's presentables into main-actor code.
///
/// `@unchecked Sendable` is sound because the SDK's presentables may be used on any thread (A3-010), and the bridge
/// uses them only on the main actor.
private struct Native: @unchecked Sendable {
    let presentable: any Presentable
}

/// Carries the loaded content of a presentable.
///
/// `@unchecked Sendable` is sound because it is immutable, and the bridge uses it only on the main actor.
private struct Loaded: @unchecked Sendable {
    let content: PresentationContent?
}

extension AdobeAndroid3Bridge {
    /// Answers the gate, which the SDK asks for each show (A3-041). A later trigger asks about a held message again: it
    /// is the same object, and gets the same answer (A3-045).
    fileprivate func decide(_ native: any Presentable) -> Bool {
        guard let message = message(for: native) else {
            return isDetached ? true : adopted?.delegate.canShow(native) ?? true
        }
        let outer = asked
        asked = message
        defer { asked = outer }
        guard letsThroughAgain(message) else { return false }
        if adopted == nil { reportNotAsked(message) }
        let decision = engine.decide(message)
        if message.phase == .approved { prepare(message) }
        return decision == .show && !message.phase.isTerminal
    }

    /// Reports, once each, that the campaign of a held or hidden message has qualified again.
    private func reportNotAsked(_ message: CompatMessage) {
        switch message.phase {
        case .held:
            engine.reportOnce(
                "held", .notAsked, message,
                "The message's campaign has qualified again while the message is held: for this SDK it is "
                    + "the same message (A3-045), so the handler is not asked, and it stays held. Show or "
                    + "discard it.")
        case .hidden where !isRequested(message):
            engine.reportOnce(
                "hidden", .notAsked, message,
                "The message's campaign has qualified again while the message is hidden: for this SDK it is "
                    + "the same message (A3-003), so the handler is not asked, and it appears again.")
        default: break
        }
    }

    /// An adopted delegate is asked again about a message that is to be shown later or again (A3-041).
    private func letsThroughAgain(_ message: CompatMessage) -> Bool {
        guard let adopted, [.held, .approved, .hidden].contains(message.phase) else { return true }
        if adopted.letsThroughAgain(message) {
            engine.letThrough(message)
            return true
        }
        if message.phase == .approved || isRequested(message) {
            engine.withdrawShow(of: message, because: "The delegate refused it (A3-041)")
        }
        return false
    }

    /// Whether the SDK asks because `show()` was called on the `CompatMessage`.
    private func isRequested(_ message: CompatMessage) -> Bool { requested.contains { $0 === message } }

    /// The message of a presentable, made the first time it is seen; nil for a presentable that the handler is not
    /// asked about.
    fileprivate func message(for native: any Presentable) -> CompatMessage? {
        isDetached ? nil : messages.find(ObjectIdentifier(native)) ?? makeMessage(for: native)
    }

    /// Makes the message of a presentable; nil if it has no campaign message.
    private func makeMessage(for native: any Presentable) -> CompatMessage? {
        guard native.getPresentation() is InAppMessage else { return nil }
        guard let campaign = Self.campaign(of: native) else {
            engine.report(
                .foreignMessage, nil, "An in-app message without a campaign was let through (A3-006).")
            return nil
        }
        let message = engine.makeMessage(id: campaign.getId(), native: native)
        messages.insert(message, for: ObjectIdentifier(native))
        return message
    }

    /// The message of a callback other than the gate, if the bridge tracks it.
    private func followed(_ native: any Presentable) -> CompatMessage? {
        isDetached ? nil : messages.find(ObjectIdentifier(native))
    }

    /// Handles a callback that concerns no message of the bridge: the adopted delegate is told of a message of another
    /// extension; a callback for an untracked message is ignored (INV-8).
    private func isNotFollowed(
        _ native: any Presentable, _ event: String, tell: (any PresentationDelegate) -> Void
    ) {
        guard !isDetached else { return }
        guard native.getPresentation() is InAppMessage, let campaign = Self.campaign(of: native) else {
            if let adopted { tell(adopted.delegate) }
            return
        }
        engine.report(.strayCallback, nil, "\(event): the bridge does not know message \(campaign.getId()).")
    }

    /// The SDK reports only that the message appeared; `willPresent` is derived.
    fileprivate func didShow(_ native: any Presentable) {
        guard let message = followed(native) else {
            return isNotFollowed(native, "onShow") { $0.onShow(native) }
        }
        engine.willPresent(message, isDerived: true)
        engine.didPresent(message)
    }

    fileprivate func didHide(_ native: any Presentable) {
        guard let message = followed(native) else {
            return isNotFollowed(native, "onHide") { $0.onHide(native) }
        }
        engine.didHide(message)
    }

    fileprivate func didDismiss(_ native: any Presentable) {
        guard let message = followed(native) else {
            return isNotFollowed(native, "onDismiss") { $0.onDismiss(native) }
        }
        engine.didDismiss(message)
    }

    fileprivate func didLoad(_ content: PresentationContent?, in native: any Presentable) {
        guard let message = followed(native) else {
            return isNotFollowed(native, "onContentLoaded") { $0.onContentLoaded(native, content) }
        }
        guard let text = (content as? UrlContent)?.url, let url = URL(string: text) else {
            return engine.report(.strayCallback, message, "onContentLoaded was called without a URL.")
        }
        adopted?.remember(text, for: url)
        // Only with a query (A3-085), and only if the SDK can decode it (A3-088).
        engine.didLoad(url, in: message, dismisses: message.link(url).dismisses)
    }
}
