import AirshipShared
import Foundation
import HeadlessStage

/// From the trigger to the turn.
extension AutomationEngine {
    /// A schedule is set off. Nothing happens unless it is idle (AM-041).
    func trigger(_ stored: StoredSchedule) {
        guard !isStopped, stored.state == .idle else { return }
        stored.move(to: .triggered, at: link.now)
        stored.working = stored.definition
        stored.triggerTime = link.now
        stored.cancellation = TriggerProgress()
        begin(stored)
    }

    /// Begins the work on a triggered schedule, in a job of its own: the works of several overlap (AM-042).
    func begin(_ stored: StoredSchedule) {
        let work = stored.beginWork()
        link.onMain { [weak self] in self?.waitBeforePreparing(stored, work) }
    }

    /// Whether a piece of work is still wanted.
    private func isWanted(_ stored: StoredSchedule, _ work: Int) -> Bool {
        !isStopped && store.contains(stored) && stored.work == work
    }

    /// Those that wait before their preparation go by what is stored now (AM-053).
    func rereadWaiting() {
        for stored in early.all {
            stored.timer?.cancel()
            begin(stored)
        }
    }

    /// A long delay is waited for down to its last half minute before anything is prepared, an execution window, too
    /// (AM-053). What expired meanwhile stays as it is until the next launch (AM-054).
    private func waitBeforePreparing(_ stored: StoredSchedule, _ work: Int) {
        guard isWanted(stored, work), stored.state == .triggered, stored.phase == .waiting,
            !stored.isExpired(at: installation.date)
        else { return }
        early.remove(stored)
        stored.working = stored.definition
        if version.delaysBeforePreparing {
            let rest = restOfDelay(stored) - 30
            if rest > 0 {
                early.add(stored)
                stored.timer = link.after(rest) { [weak self] in self?.waitBeforePreparing(stored, work) }
                return
            }
            if !isInWindow(stored.working.delay) { return early.add(stored) }
        }
        stored.phase = .preparing
        enqueue(stored, work, backOff: nil)
    }

    private func restOfDelay(_ stored: StoredSchedule) -> TimeInterval {
        (stored.working.delay?.seconds ?? 0) - (link.now - stored.triggerTime)
    }

    // MARK: Attempts

    /// Another attempt, when it has its turn in its queue (AM-045).
    private func enqueue(_ stored: StoredSchedule, _ work: Int, backOff: TimeInterval?) {
        let schedule = stored.working
        queue(named: schedule.remote.queue ?? "").add { [weak self] release in
            guard let self, !isStopped else { return release() }
            preparer.attempt(schedule) { [weak self] outcome in
                release()
                self?.take(outcome, stored, work, backOff: backOff)
            }
        }
    }

    private func queue(named name: String) -> PreparationQueue {
        if let known = queues[name] { return known }
        let installation = installation
        let made = PreparationQueue(link) { installation.version.concurrentPreparations }
        queues[name] = made
        return made
    }

    private func take(
        _ outcome: PrepareOutcome, _ stored: StoredSchedule, _ work: Int, backOff: TimeInterval?
    ) {
        guard !isStopped else { return }
        if case .retry(let seconds) = outcome {
            // Also for a schedule that is gone: only what comes out is thrown away (AM-065).
            let wait = seconds ?? backOff ?? Self.firstBackOff
            let next = min(60, max(Self.firstBackOff, 2 * wait))
            _ = link.after(wait) { [weak self] in self?.enqueue(stored, work, backOff: next) }
            return
        }
        guard isWanted(stored, work), stored.state == .triggered else {
            return installation.assets.clear(stored.id)
        }
        switch outcome {
        case .retry: break
        case .prepared(let prepared): becomePrepared(stored, prepared)
        case .skip: becomeIdle(stored)
        case .penalize: countExecution(stored, pauses: false)
        case .cancel: store.remove(stored)
        case .invalidate: invalidate(stored)
        }
    }

    /// Seconds before the second attempt (AM-044).
    private static let firstBackOff: TimeInterval = 15

    /// Prepares anew at once (AM-054).
    func invalidate(_ stored: StoredSchedule) {
        stored.prepared = nil
        if stored.isExpired(at: installation.date) { return finish(stored) }
        stored.move(to: .triggered, at: link.now)
        let work = stored.beginWork()
        stored.phase = .preparing
        enqueue(stored, work, backOff: nil)
    }

    private func becomePrepared(_ stored: StoredSchedule, _ prepared: PreparedSchedule) {
        guard keepsUp(stored) else { return }
        stored.move(to: .prepared, at: link.now)
        stored.prepared = prepared
        stored.isFrequencyCounted = false
        let rest = restOfDelay(stored)
        guard rest > 0 else { return waitForConditions(stored) }
        stored.timer = link.after(rest) { [weak self] in
            guard let self, !isStopped, stored.state == .prepared else { return }
            waitForConditions(stored)
        }
    }

    /// What an upsert changed while the schedule was worked on: by what was read off the code it is lost, by the
    /// documentation the schedule is prepared anew (AM-101).
    ///
    /// - Returns: whether the work goes on.
    func keepsUp(_ stored: StoredSchedule) -> Bool {
        guard stored.definition != stored.working else { return true }
        if version.losesUpserts, installation.follows(.lostUpsert) {
            link.record(.note, "upsert lost", ["schedule": stored.id])
            stored.definition = stored.working
            return true
        }
        installation.assets.clear(stored.id)
        stored.working = stored.definition
        stored.prepared = nil
        stored.move(to: .triggered, at: link.now)
        begin(stored)
        return false
    }

    // MARK: Delays

    /// All conditions of a delay have to hold at the same time (AM-127).
    func isDelayOver(_ delay: AutomationDelay?) -> Bool {
        guard let delay else { return true }
        let circumstances = installation.circumstances
        if let screens = delay.screens, !screens.isEmpty {
            guard let screen = circumstances[\.screen], screens.contains(screen) else { return false }
        }
        if let region = delay.regionID, !circumstances[\.regions].contains(region) { return false }
        if let state = delay.appState, (state == .foreground) != link.isAppActive { return false }
        return isInWindow(delay)
    }

    private func isInWindow(_ delay: AutomationDelay?) -> Bool {
        guard version.delaysBeforePreparing, let window = delay?.executionWindow else { return true }
        return installation.circumstances[\.isInWindow](window.json)
    }

    func waitForConditions(_ stored: StoredSchedule) {
        if isDelayOver(stored.working.delay) { return arrive(stored) }
        delayed.add(stored)
    }

    /// A screen, a region, the app's state or an execution window has changed.
    func delayConditionsChanged() {
        for stored in delayed.all where isDelayOver(stored.working.delay) {
            delayed.remove(stored)
            arrive(stored)
        }
        for stored in early.all where !(stored.timer?.isPending ?? false) { begin(stored) }
    }

    /// Takes an execution back (AM-129). While the schedule is prepared only its files go.
    func countForCancellation(_ occurrence: Occurrence, _ stored: StoredSchedule) {
        guard let triggers = stored.working.delay?.cancellationTriggers,
            stored.cancellation.count(occurrence, for: triggers)
        else { return }
        installation.assets.clear(stored.id)
        guard stored.state == .prepared || stored.phase == .waiting else { return }
        pending.remove(stored)
        delayed.remove(stored)
        early.remove(stored)
        _ = stored.beginWork()
        becomeIdle(stored)
    }
}
