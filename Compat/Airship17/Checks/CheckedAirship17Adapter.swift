import Airship17Model
import Foundation
import InAppCompat

/// Wraps an adapter of the app, forwards every call, and checks whether it answers each call exactly once (AS-021,
/// AS-046, AS-047).
///
/// `@unchecked Sendable` is sound: everything is constant, and the app's adapter is used on the threads that the SDK
/// chose, as without this class.
nonisolated final class CheckedAirship17Adapter: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
    private let inner: any InAppMessageAdapterProtocol
    private let check: DelegateCheck?
    private let displays: OpenDisplays?

    init(inner: any InAppMessageAdapterProtocol, _ check: DelegateCheck?, _ displays: OpenDisplays? = nil) {
        self.inner = inner
        self.check = check
        self.displays = displays
    }

    /// The SDK's own adapter, without a check.
    static func adapter(for message: InAppMessage) -> CheckedAirship17Adapter {
        CheckedAirship17Adapter(inner: Airship17BridgedAdapter.adapter(for: message), nil)
    }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        let completion = CheckedCompletion("prepare", "AS-021", check, completionHandler)
        inner.prepare(with: assets) { completion.call($0) }
    }

    func isReadyToDisplay() -> Bool { inner.isReadyToDisplay() }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        let isOver = displays?.begin()
        let completion = CheckedCompletion("display", "AS-047", check, completionHandler) { isOver?() }
        inner.shows { completion.call($0) }
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
    private let count = Locked(0)

    init(
        _ name: String, _ rule: String, _ check: DelegateCheck?, _ handler: @escaping (Value) -> Void,
        didEnd: @escaping () -> Void = {}
    ) {
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
        didEnd()
        handler(value)
    }

    deinit {
        didEnd()
        guard count.withLock({ $0 }) == 0 else { return }
        check?.find(
            .neverEnds, rule,
            "An adapter let go of the completion handler of \(name) without calling it, so other messages wait for ever.",
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
    private let check: DelegateCheck
    private let observation = Locked<ReadinessObservation?>(nil)
    /// The latest answer that the SDK got.
    private let answer = Locked<Bool?>(nil)
    private let isDisplaying = Locked(false)

    init(_ inner: any InAppMessageDisplayCoordinator, _ check: DelegateCheck) {
        self.inner = inner
        self.check = check
    }

    /// Forwards the question. After a refusal the app's coordinator is observed, as the SDK observes this one.
    var isReady: Bool {
        let isReady = inner.isReady
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
        if let message { inner.hears(began: message) }
    }

    func didFinishDisplaying(_ message: InAppMessage!) {
        isDisplaying.withLock { $0 = false }
        if let message { inner.hears(finished: message) }
    }

    /// The app's coordinator, while a message of it is on the screen; nil otherwise.
    var busyCoordinator: ObjectIdentifier? { isDisplaying.current ? ObjectIdentifier(inner) : nil }

    /// Reports a coordinator whose message still waits although no further event comes. Called while the SDK holds it.
    /// - Parameter busy: the app's coordinators that have a message on the screen, for which others rightly wait.
    func judge(_ busy: Set<ObjectIdentifier>) {
        guard answer.withLock({ $0 }) == false, !busy.contains(ObjectIdentifier(inner)) else { return }
        if inner.isReady {
            check.find(
                .neverReady, "AS-027",
                "A coordinator became ready and did not announce it, so its message still waits.",
                expected: "a change of isReady that observers of it hear of.")
        } else {
            check.find(
                .neverReady, "AS-027", "A coordinator never became ready, so its message never appeared.",
                expected: "a coordinator that becomes ready, or a message that is cancelled.")
        }
    }
}
