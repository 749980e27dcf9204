public import Airship17Model
public import Foundation
public import InAppCompat

/// An Airship delegate that forwards to another one and reports its mistakes as they happen.
///
/// For a debug build: `manager.delegate = checked`, and keep it. Without it there are no checks and no cost.
/// Coordinators that the delegate chooses are checked too; adapters with `adapters`.
///
/// `@unchecked Sendable` is sound: the reference to the delegate is set only in the initialiser, and the delegate is
/// called on the thread that the SDK chose, as without this class; the rest is Sendable or protected by locks.
public nonisolated final class CheckedAirship17Delegate: NSObject, @unchecked Sendable {
    /// Makes adapters, like the blocks that an app passes to `setFactoryBlock(_:for:)`.
    public typealias Factory = (InAppMessage) -> any InAppMessageAdapterProtocol

    private struct Waiting {
        weak var coordinator: CheckedAirship17Coordinator?
    }

    /// The maximum time of a question, in seconds of real time.
    public let gateLimit: TimeInterval
    /// The app's factory blocks, wrapped to make checked adapters; for `setFactoryBlock(_:for:)`.
    public let adapters: [InAppMessageDisplayType: Factory]

    private let strong: (any InAppMessagingDelegate)?
    private weak var weak: (any InAppMessagingDelegate)?
    private let check: DelegateCheck
    private let watch: CallbackWatch
    private let watchdog: MainThreadWatchdog
    private let isOver: Locked<Bool>
    private let parts: Airship17PartChecks
    private let hasFoundGone = Locked(false)
    private let waiting = Locked<[Waiting]>([])
    private let unready = WaitingMessages<ObjectIdentifier, InAppMessage>()

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to.
    ///   - adapters: the app's factory blocks by display type, if its adapters should be checked too. Kept.
    ///   - isRetained: false holds the delegate weakly, as the SDK does, so that a delegate that the app does not hold
    ///     is detected.
    ///   - gateLimit: the maximum time of a question, in seconds.
    ///   - patience: how long a callback may block the main thread, in seconds, before it is reported while it still
    ///     blocks.
    ///   - trace: records every callback, for `inapp-compat contracts --trace`; nil records none.
    ///   - report: called with each finding, on the thread of the callback; for one that blocks the main thread, on
    ///     another thread.
    public init(
        _ delegate: any InAppMessagingDelegate, adapters: [InAppMessageDisplayType: Factory] = [:],
        isRetained: Bool = false, gateLimit: TimeInterval = 0.1, patience: TimeInterval = 2,
        trace: TraceFile? = nil, report: @escaping DelegateFindingSink
    ) {
        strong = isRetained ? delegate : nil
        weak = delegate
        self.gateLimit = gateLimit
        let isOver = Locked(false)
        self.isOver = isOver
        let check = DelegateCheck(shape: .airship17, trace: trace) { finding in
            if !isOver.current { report(finding) }
        }
        self.check = check
        watch = CallbackWatch(check, rule: "AS-013")
        watchdog = MainThreadWatchdog(check, rule: "AS-029", patience: patience)
        let parts = Airship17PartChecks(
            check: check, atEnd: DelegateCheck(shape: .airship17, report: report), isOver: isOver,
            gateLimit: gateLimit)
        self.parts = parts
        self.adapters = adapters.mapValues { factory in
            { CheckedAirship17Adapter(inner: factory($0), parts) }
        }
    }

    /// Wraps another adapter of the app in a check, like the blocks of `adapters`. Any thread.
    public func checked(_ adapter: any InAppMessageAdapterProtocol) -> any InAppMessageAdapterProtocol {
        CheckedAirship17Adapter(inner: adapter, parts)
    }

    private var delegate: (any InAppMessagingDelegate)? {
        let delegate = strong ?? weak
        if delegate == nil {
            let isFirst = hasFoundGone.withLock { hasFound in
                defer { hasFound = true }
                return !hasFound
            }
            if isFirst { check.findGone("AS-051") }
        }
        return delegate
    }

    /// Forwards a question on the SDK's background thread, on which all other messages wait.
    private func ask<Answer>(_ name: String, _ question: () -> Answer) -> Answer {
        check.timeGate(
            name, limit: gateLimit, rule: "AS-021",
            "Every other message waited as long; the SDK sets no limit."
        ) { watch.call(name, question) }
    }
}

nonisolated extension CheckedAirship17Delegate: InAppMessagingDelegate {
    /// Forwards the question and measures the time of the answer.
    public func extend(_ message: InAppMessage) -> InAppMessage {
        check.traced(.airship("extend", message), describe: { (_: InAppMessage) in nil }) {
            guard let delegate else { return message }
            return ask("extend") { delegate.changes(message) }
        }
    }

    /// Forwards the question; wraps the app's own coordinator in a check.
    public func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        check.traced(
            .airship("displayCoordinator", message),
            describe: { (_: (any InAppMessageDisplayCoordinator)?) in nil }
        ) { checkedCoordinator(for: message) }
    }

    private func checkedCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        guard let delegate,
            let choice = ask("displayCoordinator", { delegate.choosesCoordinator(for: message) })
        else { return undecided(message) }
        guard let choice else {
            findIgnoredBehavior(of: message)
            return nil
        }
        if choice is InAppMessageDefaultDisplayCoordinator
            || choice is InAppMessageImmediateDisplayCoordinator
        {
            return choice
        }
        let checked = CheckedAirship17Coordinator(choice, parts)
        waiting.withLock { waiting in
            waiting.removeAll { $0.coordinator == nil }
            waiting.append(Waiting(coordinator: checked))
        }
        return checked
    }

    /// The answer of a delegate that does not implement the method (AS-014).
    private func undecided(_ message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        UndecidedCoordinator.coordinator(for: message)
    }

    private func findIgnoredBehavior(of message: InAppMessage) {
        guard message.displayBehavior == UAInAppMessageDisplayBehaviorImmediate else { return }
        check.find(
            .ignoresBehavior, "AS-014",
            "displayCoordinator(for:) returned nil for an immediate message, which makes it wait like any other.",
            expected: "no such method if there is nothing to choose, or a coordinator for immediate messages."
        )
    }

    /// Forwards the question and measures the time of the answer.
    public func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        guard !isOver.current else { return refuseAtEnd(message) }
        return check.traced(.airship("isMessageReady", message), describe: { "\($0)" }) {
            guard let delegate else { return true }
            let isReady = check.timeGate(
                "isMessageReady", limit: gateLimit, rule: "AS-029",
                "It is asked on the main thread, so the app was blocked."
            ) {
                watchdog.call("isMessageReady") { delegate.finds(readyForDisplay: message) }
            }
            unready.answer(isReady, about: message, id: ObjectIdentifier(message))
            return isReady
        }
    }

    /// Called at the end of a test, when the SDK was told to ask again. No message may appear any more.
    private func refuseAtEnd(_ message: InAppMessage) -> Bool {
        let isReady = delegate?.finds(readyForDisplay: message) ?? false
        unready.answerAtEnd(
            isReady, id: ObjectIdentifier(message), parts.atEnd, rule: "AS-027",
            question: "isMessageReady(forDisplay:)",
            signal: "notifyDisplayConditionsChanged(), or a coordinator that becomes ready,")
        return false
    }

    /// Forwards the event.
    public func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        check.traced(.airship("messageWillBeDisplayed", message, scheduleID)) {
            guard let delegate else { return }
            watchdog.call("messageWillBeDisplayed") { delegate.hears(willDisplay: message, scheduleID) }
        }
    }

    /// Forwards the event, on the thread on which the adapter reports (AS-042).
    public func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        check.traced(.airship("messageFinishedDisplaying", message, scheduleID, resolution)) {
            delegate?.hears(finished: message, scheduleID, resolution)
        }
    }
}

nonisolated extension CheckedAirship17Delegate: CheckedDelegate {
    /// Reports callbacks that have not returned, and what adapters have left on the screen. After this, missing calls of adapters
    /// are caused by the end of the test and are not reported. A delegate, coordinator or adapter is reported if the SDK asks it again after
    /// `notifyDisplayConditionsChanged`, and its message has waited for nothing else.
    public func end() {
        watch.reportBlocked()
        reportWindows()
        let coordinators = waiting.withLock { $0 }.compactMap(\.coordinator)
        let busy = Set(coordinators.compactMap(\.busyCoordinator))
        for coordinator in coordinators { coordinator.end(busy) }
        isOver.withLock { $0 = true }
    }

    private func reportWindows() {
        guard MainThread.isCurrent else { return }
        MainThread.assume {
            parts.windows.report(check, rule: "AS-047", display: "display(_:)", ending: .completion)
        }
    }

    /// Reports displays of the app's adapters whose completion handlers were not called.
    @MainActor public func endsWithEmptyScreen() {
        parts.displays.report(
            check, rule: "AS-047", name: "display(_:)",
            mend:
                "the completion handler of display(_:) is called when the message is off screen, however it was dismissed."
        )
    }
}
