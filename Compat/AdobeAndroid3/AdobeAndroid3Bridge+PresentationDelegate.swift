public import AdobeAndroid3Model
import Foundation
import InAppCore

/// What the SDK calls, always on the main thread (A3-012). A call on another thread is against the rules; it is
/// taken to the main thread (INV-4).
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

/// Carries what the SDK hands out into main-actor code.
///
/// `@unchecked Sendable` is sound because the SDK's presentables may be used on any thread (A3-010), and the bridge
/// touches them on the main actor only.
private struct Native: @unchecked Sendable {
    let presentable: any Presentable
}

/// Carries what a presentable has loaded.
///
/// `@unchecked Sendable` is sound because it never changes, and the bridge touches it on the main actor only.
private struct Loaded: @unchecked Sendable {
    let content: PresentationContent?
}

extension AdobeAndroid3Bridge {
    /// Answers the gate, which the SDK asks for each show (A3-041). A held message is asked about for a later
    /// trigger, too: it is the same object, and the same answer (A3-045).
    fileprivate func decide(_ native: any Presentable) -> Bool {
        guard let message = message(for: native) else {
            return isDetached ? true : adopted?.delegate.canShow(native) ?? true
        }
        let outer = asked
        asked = message
        defer { asked = outer }
        if let adopted, message.phase == .held || message.phase == .hidden {
            guard adopted.letsThroughAgain(message) else { return false }
            engine.letThrough(message)
        }
        if adopted == nil, message.phase == .held {
            engine.reportOnce(
                "held", .notAsked, message,
                "Its campaign has qualified again while it is held: to this SDK it is the same message (A3-045), so nobody is "
                    + "asked, and it stays held. Show or discard it.")
        }
        let decision = engine.decide(message)
        if message.phase == .approved { prepare(message) }
        return decision == .show && !message.phase.isTerminal
    }

    /// The message of a presentable, made on first sight; nil for what is not to be asked about.
    fileprivate func message(for native: any Presentable) -> CompatMessage? {
        isDetached ? nil : messages.find(ObjectIdentifier(native)) ?? makeMessage(for: native)
    }

    /// Makes the message of a presentable; nil for what is not a campaign's message.
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

    /// The message of a callback that is no question, if it is followed.
    private func followed(_ native: any Presentable) -> CompatMessage? {
        isDetached ? nil : messages.find(ObjectIdentifier(native))
    }

    /// A callback is about somebody else's message, which the adopted delegate is told of, or about one that is not
    /// followed, which is absorbed (INV-8).
    private func isNotFollowed(
        _ native: any Presentable, _ event: String, tell: (any PresentationDelegate) -> Void
    ) {
        guard !isDetached else { return }
        guard native.getPresentation() is InAppMessage, let campaign = Self.campaign(of: native) else {
            if let adopted { tell(adopted.delegate) }
            return
        }
        engine.report(.strayCallback, nil, "\(event): message \(campaign.getId()) is not followed.")
    }

    /// The SDK tells of the appearance only; that it was about to come is derived.
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
            return engine.report(.strayCallback, message, "onContentLoaded came without a URL.")
        }
        adopted?.remember(text, for: url)
        engine.didLoad(url, in: message, dismisses: Self.isDismissal(text))
    }

    /// Whether the SDK's own listener dismisses for a link: with a query only (A3-085, A3-086).
    private static func isDismissal(_ link: String) -> Bool {
        link.hasPrefix("adbinapp://dismiss?") || link.hasPrefix("adbinapp://cancel?")
    }
}
