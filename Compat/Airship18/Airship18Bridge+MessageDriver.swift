import Airship18Model
public import InAppCore

/// The bridge's actions on the SDK.
extension Airship18Bridge {
    public func content(of message: CompatMessage) -> MessageContent {
        guard let native = message.native(as: InAppMessage.self) else {
            return MessageContent(layout: .modal)
        }
        return Airship18Content.read(native)
    }

    public func view(of message: CompatMessage) -> UIView? {
        record(of: message)?.adapter?.visibleView
    }

    /// Lets the handler change how a message appears, once, before the answer is yes.
    /// - Returns: whether the message can appear.
    func plan(_ record: Airship18Record) -> Bool {
        guard !record.isPlanned else { return !record.message.phase.isTerminal }
        let message = record.message
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
        record.isPlanned = true
        record.display.scene = plan.windowScene
        let canShowViews = message.capabilities.support(of: .customView).isAvailable
        if !canShowViews {
            // The handler's own view is not shown, and is reported as unavailable below.
        } else if plan.customView != nil, record.adapter == nil {
            let layout = message.content.layout
            engine.reportOnce(
                "plan.customView.\(layout)", .planNotApplied, message,
                "customView: the bridge is not configured to show the handler's own views for this type (\(layout))."
            )
        } else {
            record.display.customView = plan.customView
        }
        if record.adapter?.showsOwnView == true {
            record.display.windowLevel = plan.windowLevel
            record.display.autoClose = plan.autoClose
        } else {
            if plan.windowLevel != nil {
                engine.reportOnce(
                    "plan.windowLevel", .planNotApplied, message,
                    "windowLevel: the SDK's views choose their own.")
            }
            if plan.autoClose != nil {
                engine.reportOnce(
                    "plan.autoClose", .planNotApplied, message,
                    "autoClose: only the handler's own views and the bridge's pages close automatically."
                )
            }
        }
        engine.reportUnavailableWishes(of: plan, for: message)
        return isShowable(record)
    }

    /// Whether the message can be shown: by the SDK, an adapter of the app, or the handler's own view.
    private func isShowable(_ record: Airship18Record) -> Bool {
        guard !record.message.phase.isTerminal else { return false }
        guard let adapter = record.adapter, adapter.inner == nil, !adapter.showsOwnView else { return true }
        discarded.insert(record.scheduleID)
        engine.fail(
            record.message,
            MessageFailure(
                .content,
                "The bridge does not use the SDK's own views for its type, and neither the handler nor the app has one. "
                    + "It waits until the next launch."
            ))
        return false
    }

    /// The SDK asks again, also about all other waiting messages (AM-004). A schedule that was deleted in the meantime
    /// is detected. If there is an adapter, its deinitialisation shows that, because a message of a finished schedule
    /// may still be shown while the SDK holds the adapter (AM-153).
    public func show(_ message: CompatMessage) throws {
        guard let record = record(of: message), let messaging else {
            throw CompatError.notAttached(.showLater, for: message)
        }
        if message.phase == .hidden {
            guard record.adapter?.showAgain() == true else {
                throw CompatError(
                    .wrongPhase, "The display of this message has ended.", capability: .showLater,
                    shape: .airship18, messageID: message.id)
            }
            return
        }
        claim()
        messaging.notifyDisplayConditionsChanged()
        if record.adapter == nil { checkSchedule(of: record) }
    }

    public func dismiss(_ message: CompatMessage) throws {
        guard let record = record(of: message), let adapter = record.adapter, adapter.canLeave else {
            throw CompatError.unavailable(.dismiss, for: message)
        }
        record.isDismissalAsked = true
        adapter.leave()
    }

    public func hide(_ message: CompatMessage) throws {
        guard let adapter = record(of: message)?.adapter, adapter.hide() else {
            throw CompatError.unavailable(.hide, for: message)
        }
        engine.didHide(message, isDerived: true)
    }

    public func evaluateJavaScript(
        _ script: String, in message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) throws {
        try page(of: message, for: .evaluateScript).run(script, of: message, completion: completion)
    }

    public func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        try page(of: message, for: .scriptMessages).listen(to: name) { [weak message] body in
            handler(ContentValue(posted: body, to: name, by: message))
        }
    }

    private func page(of message: CompatMessage, for capability: Capability) throws -> OwnPage {
        guard let page = record(of: message)?.adapter?.page else {
            throw CompatError.unavailable(capability, for: message)
        }
        return page
    }

    /// The store may fail to delete a schedule (AM-103).
    public var confirmsDeletions: Bool { true }

    /// Does only what `release(_:)` does.
    public func discard(_ message: CompatMessage) throws {}
}

/// Chooses the scene that a handler requested, else the one that the app chooses (AM-070). Main actor.
@MainActor final class Airship18SceneChoice: InAppMessageSceneDelegate {
    private weak var bridge: Airship18Bridge?

    init(_ bridge: Airship18Bridge) {
        self.bridge = bridge
    }

    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? {
        guard let bridge else { return nil }
        bridge.claim()
        let record = bridge.record(onItsWay: message)
        return record?.display.scene
            ?? record?.adopted?.sceneDelegate?.sceneForMessage(message)
            ?? bridge.sceneDelegate?.sceneForMessage(message)
    }
}
