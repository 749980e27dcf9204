import Airship17Model
import Foundation
public import InAppCore

/// The bridge's actions on the SDK.
extension Airship17Bridge {
    public func content(of message: CompatMessage) -> MessageContent {
        guard let native = message.native(as: InAppMessage.self) else {
            return MessageContent(layout: .modal)
        }
        return Airship17Content.read(native)
    }

    public func view(of message: CompatMessage) -> UIView? {
        records.find(message)?.adapter?.visibleView
    }

    /// Lets the handler change how a message appears. If it is too late, the SDK already has its message, and only the
    /// rest of the plan is used.
    func plan(_ record: Airship17Record, isInTime: Bool) {
        let message = record.message
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
        record.customView = plan.customView
        record.scene = plan.windowScene
        record.windowLevel = plan.windowLevel
        var content = plan.editedContent
        if let seconds = plan.autoClose { content = closeAutomatically(record, seconds, content) }
        if let content {
            if isInTime {
                apply(content, to: record)
            } else {
                engine.report(.planNotApplied, message, "content: the SDK no longer waits (AS-013).")
            }
        }
        if plan.windowLevel != nil, plan.customView == nil {
            engine.reportOnce(
                "plan.windowLevel", .planNotApplied, message,
                "windowLevel: the SDK's views choose their own (AS-041).")
        }
        engine.reportUnavailableWishes(of: plan, for: message)
    }

    private func apply(_ content: MessageContent, to record: Airship17Record) {
        let (edited, losses) = Airship17Content.apply(content, to: record.extended)
        for loss in losses { engine.report(.planNotApplied, record.message, loss) }
        guard edited !== record.extended else { return }
        record.extended = edited
        record.message.native = edited
        records.insert(record)
    }

    /// - Returns: the content with the duration, if the SDK itself supports one.
    private func closeAutomatically(
        _ record: Airship17Record, _ seconds: TimeInterval, _ content: MessageContent?
    ) -> MessageContent? {
        if record.customView != nil {
            record.autoClose = seconds
            return content
        }
        var timed = content ?? record.message.content
        guard timed.layout == .banner else {
            engine.report(
                .planNotApplied, record.message,
                "autoClose: only banners and custom views disappear by themselves (AS-005).")
            return content
        }
        timed.autoClose = seconds
        return timed
    }

    /// The message's coordinator reports that it is ready (AS-027). A message that is not prepared yet has no
    /// coordinator, and is asked about later anyway.
    /// - Throws: `detached` if the bridge is not attached: the SDK would show the message, and would not report that.
    public func show(_ message: CompatMessage) throws {
        guard app.manager != nil, let record = records.find(message) else {
            throw CompatError.notAttached(.showLater, for: message)
        }
        record.coordinator?.announceChange()
    }

    public func dismiss(_ message: CompatMessage) throws {
        guard let record = records.find(message), let adapter = record.adapter, adapter.canLeave else {
            throw CompatError.unavailable(.dismiss, for: message)
        }
        record.isDismissalAsked = true
        adapter.leave()
    }

    /// The SDK deletes a schedule later, or does not find it (AS-067).
    public var confirmsDeletions: Bool { true }

    /// Cancels a message in its adapter if that has not been prepared yet; otherwise cancels its schedule.
    public func discard(_ message: CompatMessage) throws {
        guard let record = records.find(message), record.adapter?.isPrepared ?? true else { return }
        cancelSchedule(of: record)
    }
}

/// Chooses the scene that a handler requested, else the one that the app chooses (AS-040). It is a separate class,
/// because the SDK's messaging delegate has a method of the same name that is never called (AS-041).
///
/// `@unchecked Sendable` is sound: the weak reference is set only in the initialiser.
nonisolated final class Airship17SceneChoice: NSObject, InAppMessageSceneDelegate, @unchecked Sendable {
    private weak var bridge: Airship17Bridge?

    init(_ bridge: Airship17Bridge) {
        self.bridge = bridge
    }

    /// Main thread.
    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
        guard let bridge else { return nil }
        let record = bridge.records.find(message)
        let wished = MainThread.isCurrent ? MainThread.assume { record?.scene } : nil
        return wished
            ?? record?.adopted?.sceneDelegate?.chooses(for: message, defaultScene)
            ?? bridge.app.sceneDelegate?.chooses(for: message, defaultScene)
    }
}
