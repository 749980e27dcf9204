public import Foundation
public import InAppCore

/// The screen that the messages of several SDKs share: `OneScreen` allows at most one message that is visible or
/// about to appear. Waiting messages are shown one after the other, by priority, then in the order of arrival.
///
/// Any end of a message frees the screen: dismissal, failure, discarding, hiding, detaching. A message that was let
/// through and does not appear loses its place after `patience`. A message that the app shows with the vendor's own
/// calls cannot be prevented: it is reported (`screenTaken`) and takes the screen like any other. A message that an
/// SDK puts aside without asking, while another one is visible, waits here like all others from the moment that the
/// visible one goes away.
///
/// Main actor, therefore Sendable. It retains no message that has ended, or whose bridge is gone.
@MainActor public final class SharedScreen {
    /// Seconds between the end of one message and the next one, on the stage's clock.
    public let spacing: TimeInterval
    /// Seconds within which a message that was let through has to appear. An SDK may delay a message for 30 seconds
    /// after the previous one, so this has to be more.
    public let patience: TimeInterval
    /// How often a message is let through without appearing before it stays held.
    public let attempts = 3

    private let priority: (@MainActor (CompatMessage) -> Int)?
    private var occupants: [Occupant] = []
    private var line = MessageLine()
    private var waitObservers = WaitObservers()
    private var clock = EngineClock()
    /// The message whose turn it is, while the handlers are asked about it.
    private var elected: CompatMessage?
    private var freeAt = -TimeInterval.infinity
    private var isTurnSet = false
    private var alarmAt: TimeInterval?

    /// The message that has the screen.
    private struct Occupant {
        let message: CompatMessage
        let deadline: TimeInterval
        /// Whether the turn in which it was let through is over.
        var isVerified = false
        var hasAppeared = false
    }

    /// Makes a free screen.
    /// - Parameters:
    ///   - spacing: seconds between the end of one message and the next one.
    ///   - patience: seconds within which a message has to appear.
    ///   - priority: called once, when a message has to wait; a higher number is shown earlier. nil: in the order of
    ///     arrival.
    public init(
        spacing: TimeInterval = 0, patience: TimeInterval = 60,
        priority: (@MainActor (CompatMessage) -> Int)? = nil
    ) {
        self.spacing = spacing
        self.patience = patience
        self.priority = priority
    }

    /// The number of messages that wait for the screen.
    public var waitingCount: Int { line.count }
    /// Whether a message is visible or about to appear.
    public var isOccupied: Bool { occupants.contains(where: isOccupying) }

    /// Whether a message waits here. For tests of the order.
    func isWaiting(_ message: CompatMessage) -> Bool { line.contains(message) }

    /// Whether a message is visible or about to appear. For tests of the order.
    func hasPlace(_ message: CompatMessage) -> Bool {
        place(of: message).map { isOccupying(occupants[$0]) } ?? false
    }

    private func place(of message: CompatMessage) -> Int? {
        occupants.firstIndex { $0.message === message }
    }

    // MARK: Admission

    /// Whether a message that all wrapped handlers let through may have the screen now. If not, it waits.
    func admit(_ message: CompatMessage) -> Bool {
        let own = place(of: message)
        let isTaken = occupants.contains { $0.message !== message && isOccupying($0) }
        if let own {
            if !isTaken, isOccupying(occupants[own]) { return true }
            occupants.remove(at: own)
        }
        let isTurn = elected === message || (line.isEmpty && elected == nil && !message.isAmongOthers)
        guard isTurn, !isTaken, clock.now >= freeAt else {
            line.append(message, priority: priority?(message) ?? 0)
            setTurn()
            return false
        }
        line.remove(message)
        occupy(message)
        return true
    }

    private func occupy(_ message: CompatMessage) {
        occupants.append(Occupant(message: message, deadline: clock.now + patience))
        setTurn()
    }

    /// Follows a message that is asked about.
    func follow(_ message: CompatMessage) {
        clock.remember()
        message.add(self)
        waitObservers.add(bridgeOf: message)
    }

    /// Removes a message from the queue, because another handler holds it.
    func forget(_ message: CompatMessage) {
        line.remove(message)
    }

    /// A message appears. One that was not let through here has taken the screen without permission.
    func appears(_ message: CompatMessage) {
        follow(message)
        if let place = place(of: message) {
            occupants[place].hasAppeared = true
            return
        }
        message.report(.screenTaken, "Its SDK shows it by itself, without permission from OneScreen.")
        line.remove(message)
        occupants.append(
            Occupant(message: message, deadline: .infinity, hasAppeared: true))
    }

    /// A message that had the screen was not shown by its SDK: it waits again, after a pause, unless that has happened
    /// too often.
    func wasNotShown(_ message: CompatMessage) {
        let record = SeatRecord.of(message, self)
        record.failures += 1
        setTurn()
        guard record.failures < attempts else {
            return message.report(
                .showFailed, "It was let through \(attempts) times but not shown; it stays \(message.phase).")
        }
        clock.after(patience) { [weak self, weak message] in
            guard let self, let message, message.phase == .held || message.phase == .hidden else { return }
            self.line.append(message, priority: self.priority?(message) ?? 0)
            self.setTurn()
        }
    }

    // MARK: Turns

    /// On the next turn of the main thread, checks who has the screen and lets the next message through.
    private func setTurn() {
        guard !isTurnSet else { return }
        isTurnSet = true
        clock.async { [weak self] in self?.takeTurn() }
    }

    private func takeTurn() {
        isTurnSet = false
        for index in occupants.indices { occupants[index].isVerified = true }
        removeDepartedOccupants()
        // Each message in the queue at most once: one that is queued again gets another turn.
        for _ in 0..<line.count {
            guard !isOccupied, clock.now >= freeAt, let message = line.popFirst() else { break }
            elect(message)
        }
        setAlarm()
        waitObservers.announceWaits(of: line.messages)
    }

    /// Why a message that waits here does not appear; nil for one that does not wait here.
    func waitReason(of message: CompatMessage) -> WaitReason? {
        guard line.contains(message) else { return nil }
        if let occupant = occupants.first(where: { $0.message !== message && isOccupying($0) })?.message {
            return .message(id: occupant.id, shape: occupant.shape)
        }
        if clock.now < freeAt { return .spacing(until: freeAt) }
        guard let first = line.messages.first, first !== message else { return .nextTurn }
        return .message(id: first.id, shape: first.shape)
    }

    private func elect(_ message: CompatMessage) {
        elected = message
        defer { elected = nil }
        do {
            try message.reconsider()
        } catch {
            if let place = place(of: message) { occupants.remove(at: place) }
            if !message.phase.isTerminal { wasNotShown(message) }
        }
        // A policy around this one may have held it.
        if let place = place(of: message) { occupants[place].isVerified = true }
        removeDepartedOccupants()
    }

    private func removeDepartedOccupants() {
        let departed = occupants.filter { !isOccupying($0) }
        occupants.removeAll { occupant in departed.contains { $0.message === occupant.message } }
        if departed.contains(where: \.hasAppeared) { freeAt = clock.now + spacing }
    }

    private func isOccupying(_ occupant: Occupant) -> Bool {
        let message = occupant.message
        let isOccupying =
            switch message.phase {
            case .presenting, .presented, .dismissing: true
            case .approved: clock.now < occupant.deadline
            case .offered, .held, .hidden:
                (!occupant.isVerified && !occupant.hasAppeared) || message.isExpected
                    || (message.isWaitingForTurn && clock.now < occupant.deadline)
            case .dismissed, .discarded, .failed: false
            }
        return isOccupying && message.isAlive
    }

    /// Sets an alarm for the end of the pause, or for the time by which a message that has the screen must have
    /// appeared.
    private func setAlarm() {
        guard !line.isEmpty else { return }
        let now = clock.now
        var due = freeAt > now ? freeAt : .infinity
        for occupant in occupants where !occupant.hasAppeared && occupant.deadline > now {
            due = min(due, occupant.deadline)
        }
        guard due < .infinity else { return }
        if let alarmAt, due >= alarmAt, alarmAt > now { return }
        alarmAt = due
        clock.after(due - now) { [weak self, due] in
            guard let self else { return }
            if alarmAt == due { alarmAt = nil }
            takeTurn()
        }
    }
}

extension SharedScreen: PhaseWatcher {
    package func phaseChanged(of message: CompatMessage) {
        if message.phase == .presenting || message.phase == .presented { appears(message) }
        if place(of: message) != nil { removeDepartedOccupants() }
        setTurn()
    }

    package func hasEnded(_ message: CompatMessage) {
        line.remove(message)
        if place(of: message) != nil { removeDepartedOccupants() }
        setTurn()
    }

    package func bridgeHasGone() {
        line.removeDeparted()
        removeDepartedOccupants()
        setTurn()
    }
}

/// The screen's state for a message, stored with the message.
@MainActor private final class SeatRecord {
    var failures = 0

    static func of(_ message: CompatMessage, _ screen: SharedScreen) -> SeatRecord {
        let key = ObjectIdentifier(screen)
        if let known = message.attachments[key] as? SeatRecord { return known }
        let made = SeatRecord()
        message.attachments[key] = made
        return made
    }
}
