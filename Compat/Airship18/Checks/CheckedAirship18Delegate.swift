public import Airship18Model  // Shows AirshipAutomation.
public import Foundation
public import InAppCompat

/// An Airship delegate that forwards to another one and reports its mistakes as they happen.
///
/// For a debug build: `messaging.displayDelegate = checked`, and keep it. Without it there are no checks and no cost.
/// The app's adapters are checked with `adapters`.
///
/// `@unchecked Sendable` is sound: the reference to the delegate is set only in the initialiser, and the rest is
/// Sendable or protected by locks.
public nonisolated final class CheckedAirship18Delegate: @unchecked Sendable {
    /// The maximum time of a question, in seconds of real time.
    public let gateLimit: TimeInterval
    /// The app's factory blocks, wrapped to make checked adapters; for `setCustomAdapter(forType:factoryBlock:)`.
    public let adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory]

    private let strong: (any InAppMessageDisplayDelegate)?
    private weak var weak: (any InAppMessageDisplayDelegate)?
    private let check: DelegateCheck
    private let watchdog: MainThreadWatchdog
    private let isOver: Locked<Bool>
    private let atEnd: DelegateCheck
    private let parts: Airship18PartChecks
    private let hasFoundGone = Locked(false)
    private let unready = WaitingMessages<String, InAppMessage>()

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to.
    ///   - adapters: the app's factory blocks by display type, if its adapters are to be checked too. Kept.
    ///   - isRetained: false holds the delegate weakly, as the SDK does, so that a delegate that the app does not
    ///     hold is detected.
    ///   - gateLimit: how long a question may take, in seconds.
    ///   - patience: how long a callback may block the main thread, in seconds, before it is reported while it still
    ///     blocks.
    ///   - trace: records every callback, for `inapp-compat contracts --trace`; nil records none.
    ///   - report: called with each finding, on the thread of the callback; for one that blocks the main thread, on
    ///     another thread.
    public init(
        _ delegate: any InAppMessageDisplayDelegate,
        adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:], isRetained: Bool = false,
        gateLimit: TimeInterval = 0.1, patience: TimeInterval = 2, trace: TraceFile? = nil,
        report: @escaping DelegateFindingSink
    ) {
        strong = isRetained ? delegate : nil
        weak = delegate
        self.gateLimit = gateLimit
        let isOver = Locked(false)
        self.isOver = isOver
        let check = DelegateCheck(shape: .airship18, trace: trace) { finding in
            if !isOver.current { report(finding) }
        }
        self.check = check
        let watchdog = MainThreadWatchdog(check, rule: "AM-056", patience: patience)
        self.watchdog = watchdog
        atEnd = DelegateCheck(shape: .airship18, report: report)
        let parts = Airship18PartChecks(check: check, watchdog: watchdog, gateLimit: gateLimit)
        self.parts = parts
        self.adapters = adapters.mapValues { factory in
            { arguments in factory(arguments).map { CheckedAirship18Adapter($0, parts) } }
        }
    }

    /// Wraps another adapter of the app in a check, like the blocks of `adapters`. Any thread.
    public func checked(_ adapter: any CustomDisplayAdapter) -> any CustomDisplayAdapter {
        CheckedAirship18Adapter(adapter, parts)
    }

    private var delegate: (any InAppMessageDisplayDelegate)? {
        let delegate = strong ?? weak
        if delegate == nil {
            let isFirst = hasFoundGone.withLock { hasFound in
                defer { hasFound = true }
                return !hasFound
            }
            if isFirst { check.findGone("AM-032") }
        }
        return delegate
    }
}

nonisolated extension CheckedAirship18Delegate: InAppMessageDisplayDelegate {
    /// Forwards the question and measures the time of the answer.
    @MainActor public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        guard !isOver.current else { return refuseAtEnd(message, scheduleID) }
        return check.traced(.airship("isMessageReadyToDisplay", message, scheduleID), describe: { "\($0)" }) {
            asksWhetherReady(message, scheduleID)
        }
    }

    /// Called at the end of a test, when the SDK was told to ask again. No message may appear any more.
    @MainActor private func refuseAtEnd(_ message: InAppMessage, _ scheduleID: String) -> Bool {
        let isReady = delegate?.isMessageReadyToDisplay(message, scheduleID: scheduleID) ?? false
        unready.answerAtEnd(
            isReady, id: scheduleID, atEnd, rule: "AM-003", question: "isMessageReadyToDisplay",
            signal: "notifyDisplayConditionsChanged()")
        return false
    }

    @MainActor private func asksWhetherReady(_ message: InAppMessage, _ scheduleID: String) -> Bool {
        guard let delegate else { return true }
        let isReady = check.timeGate(
            "isMessageReadyToDisplay", limit: gateLimit, rule: "AM-056",
            "It is asked on the main thread, at every change of conditions, so the app was blocked."
        ) {
            watchdog.call("isMessageReadyToDisplay") {
                delegate.isMessageReadyToDisplay(message, scheduleID: scheduleID)
            }
        }
        unready.answer(isReady, about: message, id: scheduleID)
        return isReady
    }

    /// Forwards the event.
    @MainActor public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        check.traced(.airship("messageWillDisplay", message, scheduleID)) {
            guard let delegate else { return }
            watchdog.call("messageWillDisplay") {
                delegate.messageWillDisplay(message, scheduleID: scheduleID)
            }
        }
    }

    /// Forwards the event.
    @MainActor public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        check.traced(.airship("messageFinishedDisplaying", message, scheduleID)) {
            guard let delegate else { return }
            watchdog.call("messageFinishedDisplaying") {
                delegate.messageFinishedDisplaying(message, scheduleID: scheduleID)
            }
        }
    }
}

nonisolated extension CheckedAirship18Delegate: CheckedDelegate {
    /// Reports adapters that wait for ever, and their windows that stay on the screen. After this, missing calls are
    /// caused by the end of the test and are not reported. A delegate is reported if it is ready when the SDK asks it
    /// again after `notifyDisplayConditionsChanged`.
    @MainActor public func end() {
        parts.waits.report(check)
        parts.windows.report(check, rule: "AM-007", display: "display(scene:)", ending: .returning)
        isOver.withLock { $0 = true }
    }

    /// Reports displays of the app's adapters that have not returned.
    @MainActor public func endsWithEmptyScreen() {
        parts.displays.report(
            check, rule: "AM-030", name: "display(scene:)",
            mend: "display(scene:) returns when the message is dismissed, in whichever way.")
    }
}
