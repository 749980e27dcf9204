/// Which of the objects around a handler each callback goes to, found out once, when the engine is given a handler.
///
/// A decorator of this library that does nothing with a callback but pass it on need not be called: the callback goes
/// straight to what stands behind it. All is constant, so that a call through a route that somebody keeps counts no
/// references.
@MainActor final class HandlerRoute {
    /// Who decides: the outermost handler, as the engine was given it.
    let handler: (any InAppMessageHandler)?
    /// The same, if it is a policy.
    let policy: (any DisplayPolicy)?
    let prepare: (any InAppMessageHandler)?
    let willPresent: (any InAppMessageHandler)?
    let didPresent: (any InAppMessageHandler)?
    let didHide: (any InAppMessageHandler)?
    let shouldPerform: (any InAppMessageHandler)?
    let didLoad: (any InAppMessageHandler)?
    let willDismiss: (any InAppMessageHandler)?
    let didDismiss: (any InAppMessageHandler)?
    let didFail: (any InAppMessageHandler)?

    /// Finds out who hears what.
    init(to handler: (any InAppMessageHandler)?) {
        @inline(never) func first(hearing callback: HandlerCallbacks) -> (any InAppMessageHandler)? {
            var hearer = handler
            while let decorator = hearer as? any SelectiveHandler, !decorator.heard.contains(callback) {
                hearer = decorator.inner
            }
            return hearer
        }
        self.handler = handler
        policy = handler as? any DisplayPolicy
        prepare = first(hearing: .prepare)
        willPresent = first(hearing: .willPresent)
        didPresent = first(hearing: .didPresent)
        didHide = first(hearing: .didHide)
        shouldPerform = first(hearing: .shouldPerform)
        didLoad = first(hearing: .didLoad)
        willDismiss = first(hearing: .willDismiss)
        didDismiss = first(hearing: .didDismiss)
        didFail = first(hearing: .didFail)
    }

    /// Calls the handler's method for an event.
    func send(_ kind: MessageEvent.Kind, of message: CompatMessage) {
        switch kind {
        case .willPresent: willPresent?.willPresent(message)
        case .didPresent: didPresent?.didPresent(message)
        case .didHide: didHide?.didHide(message)
        case .didLoad(let url): didLoad?.didLoad(url, in: message)
        case .willDismiss: willDismiss?.willDismiss(message)
        case .didDismiss(let resolution): didDismiss?.didDismiss(message, resolution: resolution)
        case .didFail(let failure): didFail?.didFail(message, failure: failure)
        case .decided, .action, .discarded: break
        }
    }
}
