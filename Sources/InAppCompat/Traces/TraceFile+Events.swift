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
        let id = TracedCall.Argument("message", message.id)
        var answer: String?
        var isHandler = true
        let (name, more): (String, TracedCall.Argument?) =
            switch kind {
            case .decided: ("decideDisplay", nil)
            case .willPresent: ("willPresent", nil)
            case .didPresent: ("didPresent", nil)
            case .didHide: ("didHide", nil)
            case .action(let action, _): ("shouldPerform", TracedCall.Argument("action", action.description))
            case .didLoad(let url): ("didLoad", TracedCall.Argument("url", url.absoluteString))
            case .willDismiss: ("willDismiss", nil)
            case .didDismiss(let resolution):
                ("didDismiss", TracedCall.Argument("resolution", resolution.description))
            case .discarded: ("discarded", nil)
            case .didFail(let failure): ("didFail", TracedCall.Argument("reason", failure.reason.name))
            }
        switch kind {
        case .decided(let decision): answer = decision.rawValue
        case .action(_, let isLeftToSDK): answer = "\(isLeftToSDK)"
        case .discarded: isHandler = false
        default: break
        }
        let observed = isDerived ? [TracedCall.Argument("derived", "true")] : []
        return (TracedCall(name, [id] + [more].compactMap { $0 }, observed: observed), answer, isHandler)
    }
}
