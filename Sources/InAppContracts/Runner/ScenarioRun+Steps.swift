import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// What the steps of a scenario do.
extension ScenarioRun {
    func perform(_ action: ScenarioAction) throws {
        switch action {
        case .together(let actions):
            if actions.contains(where: \.isTrigger) { setUp?.messageQualifies(on: driver) }
            together(actions)
        case .advance(let seconds):
            recorder.note(.stage, "advance", [TraceEvent.Argument("seconds", "\(seconds)")])
        case .handler(let call, let id): try perform(call, id)
        case .appStep(let name): try perform(appStep: name)
        case .expect(let calls): try expect(calls)
        case .relaunch: try relaunch()
        default:
            if action.isTrigger { setUp?.messageQualifies(on: driver) }
            try action.perform(by: driver, recorder, scenario)
        }
    }

    /// Compares the delegate's calls since the last `expect` step with the expected ones.
    private func expect(_ calls: [String]) throws {
        let all = recorder.trace.events(from: .delegate)
        let events = all.dropFirst(expectedCount)
        expectedCount = all.count
        let found = events.enumerated().map { place, event in
            // An expected call may be the callback's name alone.
            calls.indices.contains(place) && calls[place] == event.name ? event.name : event.call
        }
        do {
            try TraceMismatch.check(found, against: calls)
        } catch {
            throw ScenarioError(.notAsExpected, at: keyPath, "\(error)")
        }
    }

    /// Performs each action on a background thread of the stage.
    private func together(_ actions: [ScenarioAction]) {
        let keyPath = keyPath
        stage.run {
            for (place, action) in actions.enumerated() {
                MainThread.background { [self] in
                    attempt(at: "\(keyPath).together[\(place)]") {
                        try action.perform(by: driver, recorder, scenario)
                    }
                }
            }
        }
    }

    /// Performs something in a callback, where its error cannot be caught. The step that caused the callback fails
    /// afterwards.
    nonisolated func attempt(at keyPath: String, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            failures.withLock { $0.append(.located(error, at: keyPath)) }
        }
    }

    // MARK: The app's steps and the handler's calls

    func perform(appStep name: String) throws {
        recorder.note(.app, name)
        let step = { [stage, appSteps] () throws -> Void in try stage.run { try appSteps[name]?() } }
        guard let setUp else { return try step() }
        try setUp.during(step, on: driver)
    }

    func perform(_ call: ScenarioAction.HandlerCall, _ id: String?) throws {
        guard let handler, let bridge else {
            throw ScenarioError(
                .stepFailed, at: keyPath, "a call of a handler, but a vendor's delegate is played.")
        }
        let arguments = id.map { [TraceEvent.Argument("message", $0)] } ?? []
        recorder.note(.app, "handler \(call.rawValue)", arguments)
        try stage.run {
            guard call != .showNext else { return _ = try bridge.showNext() }
            guard let message = handler.message(id ?? "") else {
                throw ScenarioError(.stepFailed, at: keyPath, "the handler knows no message \(id ?? "").")
            }
            try message.perform(call)
        }
    }
}

extension CompatMessage {
    fileprivate func perform(_ call: ScenarioAction.HandlerCall) throws {
        switch call {
        case .show: try show()
        case .dismiss: try dismiss()
        case .hide: try hide()
        case .discard: try discard()
        case .showNext: break
        }
    }
}
