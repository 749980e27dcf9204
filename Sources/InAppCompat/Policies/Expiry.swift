public import Foundation
public import InAppCore

/// A handler that prevents messages from being shown after they were held too long. It discards them if their
/// campaign may bring them again.
///
/// The time of a message begins with the first question about it. It continues while the app is in the background:
/// messages that expired there are discarded when the app comes back
/// (`UIApplication.willEnterForegroundNotification`), or when `discardExpired()` is called. A message that is on the
/// screen does not expire.
///
/// Make it the outermost policy: a policy around it may hold messages without asking it, and their time would not
/// begin.
@MainActor public final class Expiry: HandlerDecorator {
    private let lifetime: @MainActor (CompatMessage) -> TimeInterval?
    private let excess: DisplayDecision?
    private var clock: AppClock
    /// The messages that may expire, by the time of their next check.
    private var deadlines = OrderedMessages<TimeInterval>()
    private var alarmAt: TimeInterval?
    private var foreground: ForegroundObservation?

    /// Makes a policy with one time for all messages.
    /// - Parameters:
    ///   - inner: the handler that decides and gets the events.
    ///   - seconds: how long a message may be held.
    ///   - excess: what happens to a message that has expired: `.discard`, or `.hold`, which prevents it from being
    ///     shown for as long as the process lives. nil discards it where its campaign may bring it again, and holds
    ///     it where a discard would delete the campaign (`Capability.discardOnce`); a diagnostic says so.
    ///   - now: the app's own clock, in seconds; nil takes the stage's, or the calendar's on a real device.
    public convenience init(
        _ inner: (any InAppMessageHandler)? = nil, after seconds: TimeInterval,
        excess: DisplayDecision? = nil, now: (@MainActor () -> TimeInterval)? = nil
    ) {
        self.init(inner, excess: excess, now: now) { _ in seconds }
    }

    /// Makes a policy with a time for each message.
    /// - Parameters:
    ///   - inner: the handler that decides and gets the events.
    ///   - excess: what happens to a message that has expired, as above.
    ///   - now: the app's own clock, in seconds; nil takes the stage's, or the calendar's on a real device.
    ///   - lifetime: how many seconds a message may be held. nil for one that does not expire; it is then called
    ///     again at the next question. For any other message it is called once. If a message cannot be discarded when
    ///     its time is up, it is called again, for the time until the next attempt.
    public init(
        _ inner: (any InAppMessageHandler)? = nil, excess: DisplayDecision? = nil,
        now: (@MainActor () -> TimeInterval)? = nil,
        lifetime: @escaping @MainActor (CompatMessage) -> TimeInterval?
    ) {
        self.lifetime = lifetime
        self.excess = excess
        clock = AppClock(now)
        super.init(inner)
        foreground = ForegroundObservation { [weak self] in self?.discardExpired() }
    }

    /// Expired messages are discarded, or stay held; the wrapped handlers are not asked.
    public override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        clock.remember()
        if hasExpired(message), message.phase != .hidden { return decision(against: message) }
        return super.decideDisplay(of: message)
    }

    public override func waitReason(of message: CompatMessage) -> WaitReason? {
        message.phase == .held && message.isMarked(ObjectIdentifier(self))
            ? .expired : super.waitReason(of: message)
    }

    private func decision(against message: CompatMessage) -> DisplayDecision {
        message.decisionAgainst(excess, "It has expired.")
    }

    private func hasExpired(_ message: CompatMessage) -> Bool {
        if message.isMarked(ObjectIdentifier(self)) { return true }
        if let expires = deadlines.key(of: message) { return expires <= clock.now }
        guard message.phase == .offered || message.phase == .held, let seconds = lifetime(message) else {
            return false
        }
        message.add(self)
        deadlines.insert(message, clock.now + seconds)
        setAlarm()
        return seconds <= 0
    }

    /// Discards the held messages that have expired, oldest first. While the app runs, there is no need to call it.
    public func discardExpired() {
        while let due = deadlines.firstKey, due <= clock.now, let message = deadlines.popFirst() {
            guard message.isAlive else { continue }
            if message.phase == .held, decision(against: message) == .hold {
                message.mark(ObjectIdentifier(self))
                continue
            }
            guard !discard(message) else { continue }
            // A message that is visible or about to appear may be held again, or end: it is checked again after the
            // same time.
            message.mark(ObjectIdentifier(self))
            guard let seconds = lifetime(message) else { continue }
            deadlines.insert(message, clock.now + max(1, seconds))
        }
        setAlarm()
    }

    private func discard(_ message: CompatMessage) -> Bool {
        guard message.phase == .held else { return false }
        do {
            try message.discard()
            return true
        } catch {
            message.report(.actionFailed, "It has expired and cannot be discarded: \(error)")
            return false
        }
    }

    private func setAlarm() {
        guard let next = deadlines.firstKey else { return }
        if let alarmAt, next >= alarmAt { return }
        alarmAt = next
        clock.after(next - clock.now) { [weak self] in
            guard let self else { return }
            if alarmAt == next { alarmAt = nil }
            discardExpired()
        }
    }
}

extension Expiry: PhaseWatcher {
    package func hasEnded(_ message: CompatMessage) { deadlines.remove(message) }
    package func bridgeHasGone() { deadlines.removeDeparted() }
}

/// Observes that the app returns to the foreground, for as long as this exists. Main actor, therefore Sendable.
@MainActor private final class ForegroundObservation {
    /// UIKit's name of the notification, spelled out so that it exists on every platform.
    private static let name = Notification.Name("UIApplicationWillEnterForegroundNotification")
    private let token: Carried<Any>

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        token = Carried(
            NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
                MainThread.soon(body)
            })
    }

    deinit {
        NotificationCenter.default.removeObserver(token.value)
    }
}

/// A clock that continues while the app is in the background: the stage's, or the calendar's on a device.
@MainActor struct AppClock {
    private var clock = EngineClock()
    private var isOnStage = false
    private let custom: (@MainActor () -> TimeInterval)?

    /// - Parameter custom: the app's own clock; nil takes the stage's or the calendar's.
    init(_ custom: (@MainActor () -> TimeInterval)?) {
        self.custom = custom
    }

    /// Remembers the stage that is current, if there is one.
    mutating func remember() {
        if clock.remember() { isOnStage = true }
    }

    /// The current time in seconds.
    var now: TimeInterval {
        custom?() ?? (isOnStage ? clock.now : Date().timeIntervalSinceReferenceDate)
    }

    /// Runs a job some seconds later; later still if the app is asleep then.
    @discardableResult
    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) -> MainThreadTimer {
        clock.after(max(0, seconds), job)
    }

    /// Runs a job on a later turn of the main thread.
    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        clock.async(job)
    }
}
