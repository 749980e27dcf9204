import InAppCompat
import PlatformStandIns

/// What a scenario does inside callbacks.
extension ScenarioRun {
    /// The closure that performs the reactions inside callbacks. An error there makes the step fail that caused the
    /// callback.
    func reactions(to subject: ScenarioSubject) -> (@Sendable (TraceEvent) -> Void)? {
        guard !scenario.reactions.isEmpty else { return nil }
        let source = subject.reactingSource
        let left = Locked(scenario.reactions.map(\.times))
        return { [weak self, scenario] event in
            if let source, event.source != source { return }
            for (place, reaction) in scenario.reactions.enumerated() where reaction.isMeant(for: event) {
                let isDue = left.withLock { left in
                    left[place] -= 1
                    return left[place] >= 0
                }
                guard isDue, let self else { continue }
                self.react(reaction, at: "reactions[\(place)]")
            }
        }
    }

    private nonisolated func react(_ reaction: ScenarioReaction, at keyPath: String) {
        for action in reaction.actions { attempt(at: keyPath) { try reactNow(action) } }
    }

    private nonisolated func reactNow(_ action: ScenarioAction) throws {
        switch action {
        case .handler(let call, let id):
            try onMain("a handler's call") { try self.perform(call, id) }
        case .appStep(let name):
            try onMain("a step of the app") { try self.perform(appStep: name) }
        default: try action.perform(by: driver, recorder, scenario)
        }
    }

    private nonisolated func onMain(_ what: String, _ body: @MainActor () throws -> Void) throws {
        guard MainThread.isCurrent else {
            throw ScenarioError(.stepFailed, at: "", "\(what) inside a callback off the main thread.")
        }
        try MainThread.assume { Result { try body() } }.get()
    }
}

extension ScenarioReaction {
    func isMeant(for event: TraceEvent) -> Bool {
        callbacks.contains(event.name) && (message == nil || event["message"] == message)
    }
}
