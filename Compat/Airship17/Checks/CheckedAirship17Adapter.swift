import Airship17Model
import Foundation
import InAppCompat

/// The data that the checks of a delegate's adapters and coordinators share. Sendable; a value.
nonisolated struct Airship17PartChecks: Sendable {
    let check: DelegateCheck
    /// Reports findings after the end of a test as well.
    let atEnd: DelegateCheck
    /// Whether a test is over: the SDK's later questions are asked only because it was told to ask again.
    let isOver: Locked<Bool>
    let gateLimit: TimeInterval
    let displays = OpenDisplays()
    let windows = LeftWindows(besides: InAppMessage.self)

    /// Forwards a call on the main thread, and reports it if it is slow.
    func time<Answer>(_ name: String, _ call: () -> Answer) -> Answer {
        check.timeGate(
            name, limit: gateLimit, rule: "AS-029",
            "It is called on the main thread, so the app was blocked.",
            expected: "a call that returns immediately; long work is done elsewhere.", call)
    }
}

/// Wraps an adapter of the app, forwards every call, and checks whether it answers each call exactly once (AS-021,
/// AS-046, AS-047).
///
/// `@unchecked Sendable` is sound: the latest answer is protected by a lock, everything else is constant, and the app's
/// adapter is used on the threads that the SDK chose, as without this class.
nonisolated final class CheckedAirship17Adapter: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
    private let inner: any InAppMessageAdapterProtocol
    private let parts: Airship17PartChecks?
    /// The latest answer that the SDK got.
    private let answer = Locked<Bool?>(nil)

    init(inner: any InAppMessageAdapterProtocol, _ parts: Airship17PartChecks?) {
        self.inner = inner
        self.parts = parts
    }

    /// The SDK's own adapter, without a check.
    static func adapter(for message: InAppMessage) -> CheckedAirship17Adapter {
        CheckedAirship17Adapter(inner: Airship17BridgedAdapter.adapter(for: message), nil)
    }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        let completion = CheckedCompletion("prepare", "AS-021", parts?.check, completionHandler)
        let prepare = { self.inner.prepare(with: assets) { completion.call($0) } }
        guard let parts else { return prepare() }
        parts.check.timeGate(
            "prepare of an adapter", limit: parts.gateLimit, rule: "AS-021",
            "Every other message waited as long; the SDK sets no limit.",
            expected: "a call that returns immediately; the completion handler may be called later.", prepare)
    }

    func isReadyToDisplay() -> Bool {
        guard let parts else { return inner.isReadyToDisplay() }
        guard !parts.isOver.current else { return refuseAtEnd(parts) }
        let isReady = parts.time("isReadyToDisplay of an adapter") { inner.isReadyToDisplay() }
        answer.withLock { $0 = isReady }
        return isReady
    }

    /// Called at the end of a test, when the SDK was told to ask again. No message may appear any more.
    private func refuseAtEnd(_ parts: Airship17PartChecks) -> Bool {
        guard answer.withLock({ $0 }) == false else { return false }
        if inner.isReadyToDisplay() {
            parts.atEnd.find(
                .neverReady, "AS-027",
                "An adapter became ready and the SDK was not notified, so its message still waits.",
                expected: "notifyDisplayConditionsChanged() when isReadyToDisplay has become true.")
        } else {
            parts.atEnd.find(
                .neverReady, "AS-027",
                "isReadyToDisplay of an adapter never became true, so its message never appeared.",
                expected: "an adapter that becomes ready whatever happens, or prepare with the result cancel."
            )
        }
        return false
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        let isOver = parts?.displays.begin()
        let before = onScreen { LeftWindows.screen(of: $0) }
        let completion = CheckedCompletion("display", "AS-047", parts?.check, completionHandler) {
            isOver?()
        } didCall: { [parts] in
            if let before, let parts { onScreen { parts.windows.note($0, before: before) } }
        }
        let display = { self.inner.shows { completion.call($0) } }
        guard let parts else { return display() }
        parts.time("display of an adapter", display)
    }
}

/// Calls a function with the windows of the app; nil off the main thread.
@discardableResult
private nonisolated func onScreen<Answer>(_ body: @MainActor ([UIWindow]) -> Answer) -> Answer? {
    guard MainThread.isCurrent else { return nil }
    return MainThread.assume {
        body(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows))
    }
}

/// A completion handler that counts its calls. It is deinitialised when the app has released it: without a call by then
/// it will never be called.
///
/// `@unchecked Sendable` is sound: the count is protected by a lock, and the handler is called on the app's thread, as
/// without this class.
private nonisolated final class CheckedCompletion<Value>: @unchecked Sendable {
    private let name: String
    private let rule: String
    private let check: DelegateCheck?
    private let handler: (Value) -> Void
    private let didEnd: () -> Void
    private let didCall: () -> Void
    private let count = Locked(0)

    init(
        _ name: String, _ rule: String, _ check: DelegateCheck?, _ handler: @escaping (Value) -> Void,
        didEnd: @escaping () -> Void = {}, didCall: @escaping () -> Void = {}
    ) {
        self.didCall = didCall
        self.didEnd = didEnd
        self.name = name
        self.rule = rule
        self.check = check
        self.handler = handler
    }

    func call(_ value: Value) {
        let count = count.withLock { count in
            count += 1
            return count
        }
        if count == 2 {
            check?.find(
                .doubleCompletion, "AS-046", "An adapter called the completion handler of \(name) twice.",
                expected: "each completion handler is called once.")
        }
        if count == 1 { didCall() }
        didEnd()
        handler(value)
    }

    deinit {
        didEnd()
        guard count.withLock({ $0 }) == 0 else { return }
        check?.find(
            .neverEnds, rule,
            "An adapter released the completion handler of \(name) without calling it, so other messages wait forever.",
            expected: "each completion handler is called once, whatever happens.")
    }
}

/// Wraps a coordinator of the app for one message, forwards every call, and checks whether it ever becomes ready and
/// reports that (AS-027).
///
/// `@unchecked Sendable` is sound: mutable state is protected by locks, and the app's coordinator is used on the
/// threads that the SDK chose, as without this class.
nonisolated final class CheckedAirship17Coordinator: NSObject, InAppMessageDisplayCoordinator,
    @unchecked Sendable
{
    private let inner: any InAppMessageDisplayCoordinator
    private let parts: Airship17PartChecks
    /// Whether another message of the app's coordinator was on the screen when the test ended.
    private let mayWait = Locked(false)
    private let observation = Locked<ReadinessObservation?>(nil)
    /// The latest answer that the SDK got.
    private let answer = Locked<Bool?>(nil)
    private let isDisplaying = Locked(false)

    init(_ inner: any InAppMessageDisplayCoordinator, _ parts: Airship17PartChecks) {
        self.inner = inner
        self.parts = parts
    }

    /// Forwards the question. After a refusal the app's coordinator is observed, as the SDK observes this one.
    var isReady: Bool {
        guard !parts.isOver.current else { return refuseAtEnd() }
        let isReady = parts.time("isReady of a coordinator") { inner.isReady }
        answer.withLock { $0 = isReady }
        if !isReady { observe() }
        return isReady
    }

    private func observe() {
        let made = ReadinessObservation(of: inner, for: self) { [weak self] in self?.announce() }
        observation.withLock { $0 = made }
    }

    private func announce() {
        announceReadiness()
    }

    func didBeginDisplaying(_ message: InAppMessage!) {
        isDisplaying.withLock { $0 = true }
        if let message {
            parts.time("didBeginDisplaying of a coordinator") { inner.hears(began: message) }
        }
    }

    func didFinishDisplaying(_ message: InAppMessage!) {
        isDisplaying.withLock { $0 = false }
        if let message {
            parts.time("didFinishDisplaying of a coordinator") { inner.hears(finished: message) }
        }
    }

    /// The app's coordinator, while a message of it is on the screen; nil otherwise.
    var busyCoordinator: ObjectIdentifier? { isDisplaying.current ? ObjectIdentifier(inner) : nil }

    /// The test has ended: no more events happen by themselves.
    /// - Parameter busy: the app's coordinators that have a message on the screen, for which others rightly wait.
    func end(_ busy: Set<ObjectIdentifier>) {
        mayWait.withLock { $0 = busy.contains(ObjectIdentifier(inner)) }
    }

    /// Called at the end of a test, when the SDK was told to ask again: reports a coordinator whose message has
    /// waited for nothing else. No message may appear any more.
    private func refuseAtEnd() -> Bool {
        guard answer.withLock({ $0 }) == false, !mayWait.current else { return false }
        if inner.isReady {
            parts.atEnd.find(
                .neverReady, "AS-027",
                "A coordinator became ready and did not announce it, so its message still waits.",
                expected: "a change of isReady that its observers receive.")
        } else {
            parts.atEnd.find(
                .neverReady, "AS-027", "A coordinator never became ready, so its message never appeared.",
                expected: "a coordinator that becomes ready, or a message that is cancelled.")
        }
        return false
    }
}
