public import Foundation

/// A handler that discards messages which are held for too long, whoever holds them.
///
/// The time of a message runs from the first question about it. It goes on while the app is in the background: what
/// expired there is discarded when the app comes back (`UIApplication.willEnterForegroundNotification`), or when
/// `discardExpired()` is called. A message that is on the screen does not expire.
///
/// Put it outermost: a policy around it may hold messages without asking it, and their time does not run.
///
/// What every question touches is `@exclusivity(unchecked)`, for the reason told at `LifecycleEngine`.
@MainActor public final class Expiry: HandlerDecorator {
    override var heard: HandlerCallbacks { [] }
    private let lifetime: @MainActor (CompatMessage) -> TimeInterval?
    @exclusivity(unchecked) private var clock: AppClock
    @exclusivity(unchecked) private var deadlines = Heap<Deadline>()
    /// Who notes in the messages' records when they expire.
    private let writer = PolicyRecord.Writer()
    private var alarmAt: TimeInterval?
    private var foreground: ForegroundObservation?

    private struct Deadline: Comparable {
        let record: PolicyRecord
        let time: TimeInterval
        let lifetime: TimeInterval
        let arrival: UInt32

        init(_ record: PolicyRecord, _ time: TimeInterval, _ lifetime: TimeInterval) {
            self.record = record
            self.time = time
            self.lifetime = lifetime
            arrival = record.arrival
        }

        static func < (left: Deadline, right: Deadline) -> Bool {
            left.time != right.time ? left.time < right.time : left.arrival < right.arrival
        }

        static func == (left: Deadline, right: Deadline) -> Bool {
            left.time == right.time && left.record === right.record
        }
    }

    /// Makes a policy with one time for all messages.
    /// - Parameters:
    ///   - inner: the handler that decides and listens.
    ///   - seconds: how long a message may be held.
    ///   - now: the app's own clock, in seconds; nil takes the stage's, or the calendar's on a real device.
    public convenience init(
        _ inner: (any InAppMessageHandler)? = nil, after seconds: TimeInterval,
        now: (@MainActor () -> TimeInterval)? = nil
    ) {
        self.init(inner, now: now) { _ in seconds }
    }

    /// Makes a policy with a time for each message.
    /// - Parameters:
    ///   - inner: the handler that decides and listens.
    ///   - now: the app's own clock, in seconds; nil takes the stage's, or the calendar's on a real device.
    ///   - lifetime: asked once a message: how many seconds it may be held; nil for one that never expires.
    public init(
        _ inner: (any InAppMessageHandler)? = nil, now: (@MainActor () -> TimeInterval)? = nil,
        lifetime: @escaping @MainActor (CompatMessage) -> TimeInterval?
    ) {
        self.lifetime = lifetime
        clock = AppClock(now)
        super.init(inner)
        foreground = ForegroundObservation { [weak self] in self?.discardExpired() }
    }

    /// Messages of which the time is up are discarded without anybody behind being asked.
    public override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        clock.remember()
        if hasExpired(message), message.phase != .hidden { return .discard }
        return super.decideDisplay(of: message)
    }

    private func hasExpired(_ message: CompatMessage) -> Bool {
        let record = message.madeRecord
        if let expires = record[writer] { return expires <= clock.now }
        guard message.phase == .offered || message.phase == .held, let seconds = lifetime(message) else {
            return false
        }
        let now = clock.now
        let expires = now + seconds
        record[writer] = expires
        deadlines.insert(Deadline(record, expires, seconds))
        setAlarm()
        return seconds <= 0
    }

    /// Discards the held messages of which the time is up, oldest first. Nothing has to call it while the app runs.
    public func discardExpired() {
        while let next = deadlines.first, next.time <= clock.now {
            _ = deadlines.popFirst()
            guard next.record.isAlive, !discard(next.record) else { continue }
            // One that is up or on its way may be held again, or end: it is looked at after the same time.
            let time = clock.now + max(1, next.lifetime)
            deadlines.insert(Deadline(next.record, time, next.lifetime))
        }
        setAlarm()
    }

    private func discard(_ record: PolicyRecord) -> Bool {
        guard record.phase == .held, let message = record.message else { return false }
        do {
            try message.discard()
            return true
        } catch {
            message.report(.actionFailed, "It has expired and cannot be discarded: \(error)")
            return false
        }
    }

    private func setAlarm() {
        guard let next = deadlines.first?.time else { return }
        if let alarmAt, next >= alarmAt { return }
        alarmAt = next
        clock.after(next - clock.now) { [weak self] in
            guard let self else { return }
            if alarmAt == next { alarmAt = nil }
            discardExpired()
        }
    }
}

/// Hears that the app comes back to the foreground, as long as it lives. Main actor, therefore Sendable.
@MainActor private final class ForegroundObservation {
    /// The name that UIKit gives it, which is there on every platform this way.
    private static let name = Notification.Name("UIApplicationWillEnterForegroundNotification")
    private let token: Carried<any NSObjectProtocol>

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        token = Carried(
            NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
                if MainThread.isCurrent { MainThread.assume(body) } else { MainThread.async(body) }
            })
    }

    deinit {
        NotificationCenter.default.removeObserver(token.value)
    }
}
