import Foundation
import HeadlessStage
import InAppCompat

extension ScenarioAction {
    /// Whether a campaign qualifies.
    var isTrigger: Bool { if case .trigger = self { true } else { false } }

    /// Performs the action if it needs only the driver; otherwise does nothing. Any thread.
    func perform(by driver: any ShapeDriver, _ recorder: TraceRecorder, _ scenario: Scenario) throws {
        let stage = recorder.stage
        switch self {
        case .trigger(let name):
            recorder.note(.campaign, "trigger", [TraceEvent.Argument("payload", name)])
            try driver.host.trigger(json: scenario.payload(name, for: type(of: driver).shape) ?? Data())
        case .user(let gesture):
            recorder.note(.user, gesture.traced.name, gesture.traced.arguments)
            stage.user.perform(gesture)
        case .page(let event):
            recorder.note(.page, event.traced.name, event.traced.arguments)
            event.perform(on: stage)
        case .call(let call):
            try recorder.act(call.origin == .app ? .app : .campaign, call.name, call.traceArguments) {
                try stage.run { try driver.perform(call) }
            }
        case .screen(let screen):
            recorder.note(.stage, "screen", screen.traceArguments)
            screen.apply(to: stage.screen)
        case .appState(let state):
            recorder.note(.stage, "appState", [TraceEvent.Argument("value", state.rawValue)])
            stage.app.state = state
        case .hasRootViewController(let flag):
            recorder.note(.stage, "hasRootViewController", [TraceEvent.Argument("value", "\(flag)")])
            stage.app.hasRootViewController = flag
        case .isNetworkReachable(let flag):
            recorder.note(.stage, "isNetworkReachable", [TraceEvent.Argument("value", "\(flag)")])
            stage.network.isReachable = flag
        case .runUntilIdle, .relaunch, .advance, .handler, .appStep, .together, .expect: break
        }
    }
}

extension ScenarioPageEvent {
    fileprivate func perform(on stage: HeadlessStage) {
        switch self {
        case .finishLoading: stage.page.finishLoading()
        case .failLoading(let reason): stage.page.failLoading(reason)
        case .post(let name, let body): stage.page.post(name, json: body.jsonText)
        }
    }
}
