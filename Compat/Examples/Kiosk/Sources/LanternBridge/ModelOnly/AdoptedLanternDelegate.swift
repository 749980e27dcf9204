public import InAppCompat
public import LanternModel

/// Drives an existing Lantern delegate under another vendor's SDK: it is asked off the main thread and told on the main
/// thread, with cards that act on the driving SDK. Main actor, therefore Sendable.
@MainActor public final class AdoptedLanternDelegate: DeferredAdoption {
    /// The delegate, held strongly.
    public let delegate: any LanternDelegate
    public var diagnostics: DiagnosticSink?
    private let calls = OrderedCalls()
    public let gate: DeferredGate
    /// The cards that the delegate knows to be visible: it is not told that a card has left if it was not told of the
    /// card before.
    private var known: Set<ObjectIdentifier> = []

    /// Adopts a delegate.
    public init(_ delegate: any LanternDelegate) {
        self.delegate = delegate
        gate = DeferredGate(calls)
    }

    private func card(_ message: CompatMessage) -> LanternCard {
        if let own = message.native(as: LanternCard.self) { return own }
        let elsewhere = Elsewhere(target: AdoptedTarget(message, self))
        return counterpart(of: message) {
            LanternPort.card(of: message.content, id: message.id, presenter: elsewhere)
        }
    }

    public func question(about message: CompatMessage) -> @Sendable (_ isOccupied: Bool) -> Bool {
        { [delegate, card = card(message)] _ in !delegate.lanternVetoes(card) }
    }

    public func didPresent(_ message: CompatMessage) {
        gate.forget(message)
        known.insert(ObjectIdentifier(message))
        calls.main { [delegate, card = card(message)] in delegate.lanternDidPresent(card) }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        guard known.remove(ObjectIdentifier(message)) != nil else { return }
        let reason: String =
            switch resolution.cause {
            case .buttonClick(let id): "button:\(id)"
            case .messageClick: "card"
            case .link(let url): Self.reason(message.link(url))
            case .dismissedByApp, .dismissedBySDK, .timedOut, .control: "code"
            default: "user"
            }
        calls.main { [delegate, card = card(message)] in delegate.lanternDidDismiss(card, reason: reason) }
    }

    /// A page's link may name a button, open something, or only close the page.
    private static func reason(_ link: MessageLink) -> String {
        link.interaction.map { "button:\($0)" } ?? (link.isPlainDismissal ? "user" : "card")
    }

    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        gate.forget(message)
        known.remove(ObjectIdentifier(message))
    }
}

/// Passes the delegate's actions on a card to the driving SDK. Sendable: it is immutable.
private struct Elsewhere: LanternPresenting {
    let target: AdoptedTarget

    func show(_ card: LanternCard) { target.attempt { try $0.show() } }
    func close(_ card: LanternCard) { target.dismiss() }
}
