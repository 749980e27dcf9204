import Airship17Model

/// From the trigger to waiting, and changes of schedules in the meantime.
extension TurnOracle {
    private func isOver(_ schedule: TurnSchedule) -> Bool { schedule.end <= queue.now }

    // MARK: Storing

    /// AS-101, AS-102: ended schedules are removed first, and a new schedule replaces the old one of the same id.
    func store(_ schedule: TurnSchedule) {
        for old in schedules.values where isOver(old) { remove(old.id) }
        remove(schedule.id)
        schedules[schedule.id] = schedule
    }

    /// AS-005: a message on the screen stays there.
    func remove(_ id: TurnID) {
        guard let schedule = schedules.removeValue(forKey: id) else { return }
        if schedule.state != .executing { prepared[id] = nil }
        schedule.state = .idle
    }

    /// AS-028: a waiting message is ordered by its new priority.
    func edit(_ id: TurnID, _ priority: Int) {
        guard let schedule = schedules[id], schedule.priority != priority else { return }
        schedule.priority = priority
        lineUp(schedule)
    }

    /// AS-026: a message that has changed on the server is prepared again at the next
    /// evaluation, which follows at once.
    func markStale(_ id: TurnID) {
        guard let schedule = schedules[id], schedule.state == .waiting else { return }
        schedule.isStale = true
        lineUp(schedule)
        evaluate()
    }

    func lineUp(_ schedule: TurnSchedule) {
        if schedule.state == .waiting { schedule.place = number() }
    }

    // MARK: Triggers

    /// AS-002, AS-100, AS-106: idle schedules are triggered, the lowest priority number first.
    func receive() {
        guard isEnabled else { return }
        let idle = schedules.values.filter { $0.state == .idle }
        for schedule in idle.sorted(by: { ($0.priority, $0.number) < ($1.priority, $1.number) }) {
            trigger(schedule)
        }
    }

    private func trigger(_ schedule: TurnSchedule) {
        if isOver(schedule) { return remove(schedule.id) }
        guard schedule.terms.isDelayed else { return prepare(schedule) }
        schedule.state = .delayed
        startTimer(of: schedule, TurnTerms.delay)
    }

    /// AS-027, AS-062, AS-106: a screen cancels delayed schedules that are not shown yet, and causes an
    /// evaluation of waiting messages.
    func receiveScreen() {
        guard isEnabled else { return }
        for schedule in schedules.values where schedule.terms.isDelayed {
            switch schedule.state {
            case .delayed: schedule.state = .idle
            case .preparing, .waiting: if omission != .cancellation { skip(schedule) }
            case .idle, .executing, .paused: break
            }
        }
        evaluate()
    }

    /// AS-062, AS-064: the preparation follows a delay; after an interval the schedule can be triggered again.
    func startTimer(of schedule: TurnSchedule, _ seconds: Double) {
        schedule.timer = number()
        let timer = schedule.timer
        queue.after(seconds) { [unowned self] in
            guard schedules[schedule.id] === schedule, schedule.timer == timer else { return }
            switch schedule.state {
            case .delayed: prepare(schedule)
            case .paused: schedule.state = .idle
            case .idle, .preparing, .waiting, .executing: break
            }
        }
    }

    // MARK: Preparing

    /// AS-001, AS-013: limits, then the delegate and the factory, in the background; then the adapter.
    func prepare(_ schedule: TurnSchedule) {
        schedule.state = .preparing
        schedule.preparation = number()
        (schedule.isStale, schedule.place) = (false, 0)
        let (id, preparation) = (schedule.id, schedule.preparation)
        outer.add { [unowned self] in
            if isOverLimit, id == .first {
                queue.onMain { [unowned self] in prepared(id, preparation, nil, nil) }
            } else {
                let message = makeMessage(id)
                inner.add { [unowned self] in
                    // The message's pictures take a turn of their own (AS-019).
                    queue.onBackground { [unowned self] in prepareAdapter(message, preparation, backOff: 30) }
                }
            }
            outer.free()
        }
    }

    /// AS-014, AS-015: a delegate that returns nil chooses the default coordinator; without a delegate the
    /// message's behaviour decides.
    private func makeMessage(_ id: TurnID) -> TurnPrepared {
        let first = delegate
        tell("extend(\(id.label))", .extend)
        hear("factory(\(id.label))", .factory)
        let chooses = delegate != .none
        tell("displayCoordinator(\(id.label))", .coordinator)
        let coordinator: TurnCoordinatorName =
            switch id {
            case .first, .second: .standard
            case .immediate: .immediate
            case .own: chooses ? .own : .standard
            }
        return TurnPrepared(id: id, coordinator: coordinator, delegate: first)
    }

    /// AS-018, AS-020: a retry asks the same adapter again after 30, 60, 120 and again 120 seconds; other messages
    /// continue in the meantime.
    private func prepareAdapter(_ message: TurnPrepared, _ preparation: Int, backOff: Double) {
        queue.onMain { [unowned self] in
            hear("A.prepare(\(message.id.label))", .prepare)
            let end: (InAppMessagePrepareResult) -> Void = { [unowned self] result in
                if result == .retry {
                    queue.after(backOff) { [unowned self] in
                        inner.add { [unowned self] in
                            prepareAdapter(message, preparation, backOff: longer(backOff))
                        }
                    }
                } else {
                    queue.onMain { [unowned self] in prepared(message.id, preparation, message, result) }
                }
                inner.free()
            }
            guard let result = results.isEmpty ? .success : results.removeFirst() else {
                return openPreparation = end
            }
            end(result)
        }
    }

    private func longer(_ backOff: Double) -> Double {
        omission == .backOff ? backOff : min(120, 2 * backOff)
    }

    /// AS-020, AS-022, AS-026: no result means that it was over its frequency limit; it goes back to
    /// waiting for its triggers.
    private func prepared(
        _ id: TurnID, _ preparation: Int, _ message: TurnPrepared?, _ result: InAppMessagePrepareResult?
    ) {
        guard let schedule = schedules[id], schedule.state == .preparing else { return }
        guard schedule.preparation == preparation || omission == .latestPreparation else { return }
        switch result {
        case .success:
            prepared[id] = message
            schedule.state = .waiting
            attempt(schedule)
            lineUp(schedule)
        case .cancel: remove(id)
        case .invalidate: prepare(schedule)
        case .retry, nil: skip(schedule)
        }
    }

    func skip(_ schedule: TurnSchedule) {
        prepared[schedule.id] = nil
        schedule.state = .idle
    }
}
