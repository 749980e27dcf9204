import Foundation
import InAppCompat
import PlatformStandIns

/// One bridge of a session: the depth of its handlers' nested calls. Main actor, therefore Sendable.
@MainActor final class SoakSeat {
    var depth = 0
}

/// The handler of a bridge: an adopted delegate, around which every call is recorded, and random actions are performed.
@MainActor final class SoakHandler: InAppMessageHandler {
    private let inner: any InAppMessageHandler
    private let seat: SoakSeat
    private weak var session: SoakSession?

    init(_ inner: any InAppMessageHandler, at seat: SoakSeat, of session: SoakSession) {
        self.inner = inner
        self.seat = seat
        self.session = session
    }

    // MARK: Questions

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        session?.ledger.asked(message)
        return inside(message) { inner.decideDisplay(of: message) }
    }

    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        inside(message) { inner.prepare(&plan, for: message) }
    }

    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        inside(message) { inner.shouldPerform(action, of: message) }
    }

    // MARK: Events

    func willPresent(_ message: CompatMessage) { tell("willPresent", message) { inner.willPresent(message) } }
    func didPresent(_ message: CompatMessage) { tell("didPresent", message) { inner.didPresent(message) } }
    func didHide(_ message: CompatMessage) { tell("didHide", message) { inner.didHide(message) } }
    func didLoad(_ url: URL, in message: CompatMessage) {
        tell("didLoad", message) { inner.didLoad(url, in: message) }
    }
    func willDismiss(_ message: CompatMessage) { tell("willDismiss", message) { inner.willDismiss(message) } }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        tell("didDismiss", message) { inner.didDismiss(message, resolution: resolution) }
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        tell("didFail", message) { inner.didFail(message, failure: failure) }
    }

    // MARK: Recording

    private func tell(_ name: String, _ message: CompatMessage, _ body: () -> Void) {
        session?.ledger.told(name, message)
        if seat.depth > 0 {
            session?.ledger.violate("INV-6: \(name) of \(message.id) was called inside another call")
        }
        inside(message, body)
    }

    private func inside<Result>(_ message: CompatMessage, _ body: () -> Result) -> Result {
        if !MainThread.isCurrent { session?.ledger.violate("INV-4: \(message.id) off the main thread") }
        seat.depth += 1
        defer { seat.depth -= 1 }
        session?.react(to: message)
        return body()
    }
}
