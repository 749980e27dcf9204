public import InAppCore
import PlatformStandIns

extension TraceFile {
    /// Writes the events of bridges down from now on, in the words of the handler's callbacks: what was decided as
    /// `decideDisplay`, a click as `shouldPerform`. `bridge.events`, or several merged.
    ///
    /// - Returns: what writes them; keep it for as long as they are to be written.
    public func record(_ events: MessageEvents) -> EventObservation {
        events.observe { [self] event in
            let words = event.traced
            note(
                words.call, of: words.isHandler ? "handler" : "bridge", on: event.shape, answer: words.answer,
                time: event.time)
        }
    }
}

extension MessageEvent {
    /// The event as the call of the handler that it stands for. A message that was discarded calls none.
    fileprivate var traced: (call: TracedCall, answer: String?, isHandler: Bool) {
        var call = TracedCall("", [TracedCall.Argument("message", message.id)])
        if isDerived { call.observed = [TracedCall.Argument("derived", "true")] }
        var answer: String?
        var isHandler = true
        switch kind {
        case .decided(let decision):
            call.name = "decideDisplay"
            answer = decision.rawValue
        case .willPresent: call.name = "willPresent"
        case .didPresent: call.name = "didPresent"
        case .didHide: call.name = "didHide"
        case .action(let action, let isLeftToSDK):
            call.become("shouldPerform", "action", action.description)
            answer = "\(isLeftToSDK)"
        case .didLoad(let url): call.become("didLoad", "url", url.absoluteString)
        case .willDismiss: call.name = "willDismiss"
        case .didDismiss(let resolution): call.become("didDismiss", "resolution", resolution.description)
        case .discarded:
            call.name = "discarded"
            isHandler = false
        case .didFail(let failure): call.become("didFail", "reason", failure.reason.name)
        }
        return (call, answer, isHandler)
    }
}

extension TracedCall {
    /// Takes a name, and another argument.
    fileprivate mutating func become(_ name: String, _ argument: String, _ value: String) {
        self.name = name
        arguments.append(Argument(argument, value))
    }
}
