import Airship17Model
import HeadlessStage

/// From waiting to the end of a display.
extension TurnOracle {
    // MARK: Readiness

    /// AS-028: all waiting messages, the lowest priority number first; among equal numbers the
    /// one that has waited longest.
    func evaluate() {
        var last = (priority: Int.min, place: 0)
        func order(_ schedule: TurnSchedule) -> (priority: Int, place: Int) {
            (omission == .priorities ? 0 : schedule.priority, schedule.place)
        }
        while isEnabled {
            let waiting = schedules.values.filter { $0.state == .waiting && order($0) > last }
            guard let next = waiting.min(by: { order($0) < order($1) }) else { return }
            last = order(next)
            attempt(next)
        }
    }

    /// AS-026: the first negative answer ends the questions.
    func attempt(_ schedule: TurnSchedule) {
        guard isEnabled else { return }
        if schedule.end <= queue.now, omission != .ends { return remove(schedule.id) }
        if isPaused, omission != .pauseFirst { return }
        guard !schedule.isStale, let message = prepared[schedule.id] else { return prepare(schedule) }
        let isOver = isOverLimit && schedule.id == .first
        if era == .early, isOver { return skip(schedule) }
        guard isReady(message.coordinator) else {
            observed.insert(message.coordinator)
            return
        }
        if isPaused, omission == .pauseFirst { return }
        guard isReady(message) else { return }
        if isOver { return skip(schedule) }
        schedule.state = .executing
        display(message, schedule.number)
    }

    private func isReady(_ message: TurnPrepared) -> Bool {
        let questions: [(TurnPrepared) -> Bool] = [asksAdapter, asksDelegate]
        return (omission == .adapterFirst ? questions.reversed() : questions).allSatisfy { $0(message) }
    }

    private func asksAdapter(_ message: TurnPrepared) -> Bool {
        let answer = areAdaptersReady
        hear("A.isReady(\(message.id.label))=\(answer)", .isReady)
        return answer
    }

    private func asksDelegate(_ message: TurnPrepared) -> Bool {
        guard delegate != .none, era == .late else { return true }
        let answer = isMessageReady
        tell("isMessageReady(\(message.id.label))=\(answer)", .isMessageReady)
        return answer
    }

    // MARK: Displays

    /// AS-037: the calls of the delegate, the coordinator, the report, the adapter, in this order.
    private func display(_ message: TurnPrepared, _ number: Int) {
        let id = message.id
        tell("will(\(id.label) \(id.rawValue))", .will, toldDelegate(message))
        // The two eras differ in the order.
        if era == .late { begin(message) }
        write("display \(id.rawValue)")
        if era == .early { begin(message) }
        displayed.append(TurnDisplay(prepared: message, number: number, interval: interval))
        hear("A.display(\(id.label))", .display)
    }

    private func begin(_ message: TurnPrepared) {
        switch message.coordinator {
        case .standard: isLocked = true
        case .immediate: break
        case .own: hear("C.didBegin(\(message.id.label))", .begin)
        }
    }

    /// AS-015: the delegate that is registered now.
    private func toldDelegate(_ message: TurnPrepared) -> TurnDelegateName? {
        omission == .delegateOfNow ? message.delegate : nil
    }

    /// AS-042, AS-043, AS-046: all on the thread of the report, and again if the report is repeated.
    func finish(_ display: TurnDisplay, cancels: Bool, isSecond: Bool) {
        let id = display.prepared.id
        let resolution = cancels ? "button_click no" : "user_dismissed"
        write("resolution \(id.rawValue) \(resolution)")
        if cancels { queue.onMain { [unowned self] in remove(id) } }
        prepared[id] = nil
        tell("finished(\(id.label) \(id.rawValue) \(resolution))", .finished, toldDelegate(display.prepared))
        switch display.prepared.coordinator {
        case .standard: rest(omission == .intervalAtEnd ? display.interval : interval)
        case .immediate: break
        case .own: hear("C.didFinish(\(id.label))", .end)
        }
        if isSecond, omission == .secondReport { return }
        queue.onMain { [unowned self] in executed(id, display.number) }
    }

    /// AS-031, AS-034: the pause after a message; even a pause of zero seconds ends on a later turn.
    private func rest(_ seconds: Double) {
        let unlock = { [unowned self] in self.unlock() }
        if seconds > 0 { queue.after(seconds, unlock) } else { queue.onMain(unlock) }
    }

    private func unlock() {
        isLocked = false
        if appState == .active { announce(.standard) }
    }

    /// AS-046, AS-063, AS-064: the display counts in whatever state the schedule is, but not for a
    /// schedule that has replaced it.
    private func executed(_ id: TurnID, _ number: Int) {
        guard let schedule = schedules[id] else { return }
        guard schedule.number == number || omission == .replacement else { return lineUp(schedule) }
        schedule.count += 1
        if schedule.end <= queue.now || schedule.isOverLimit { return remove(id) }
        guard schedule.terms.interval > 0 else {
            schedule.state = .idle
            return
        }
        schedule.state = .paused
        startTimer(of: schedule, schedule.terms.interval)
    }
}
