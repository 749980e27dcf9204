import AdobeAndroid3Model
import InAppCore

/// What the SDK has as its delegate while bridges come and go: the SDK never lets go of one, and its
/// presentables keep the one that they were made with (A3-001, A3-002). It knows its bridge weakly, because the
/// bridge's messages know the presentables.
///
/// Main actor, therefore Sendable.
@MainActor final class DelegateRegistration {
    /// Who is called; without one everything is let through.
    weak var bridge: AdobeAndroid3Bridge?
}

extension DelegateRegistration: PresentationDelegate {
    nonisolated func canShow(_ presentable: any Presentable) -> Bool {
        current?.canShow(presentable) ?? true
    }

    nonisolated func onShow(_ presentable: any Presentable) { current?.onShow(presentable) }
    nonisolated func onHide(_ presentable: any Presentable) { current?.onHide(presentable) }
    nonisolated func onDismiss(_ presentable: any Presentable) { current?.onDismiss(presentable) }

    nonisolated func onContentLoaded(
        _ presentable: any Presentable, _ presentationContent: PresentationContent?
    ) {
        current?.onContentLoaded(presentable, presentationContent)
    }

    /// The bridge. The SDK asks on the main thread (A3-012); who asks elsewhere has to wait for it.
    private nonisolated var current: AdobeAndroid3Bridge? {
        if MainThread.isCurrent {
            return MainThread.enter(with: self, (), ()) { registration, _, _ in registration.bridge }
        }
        return MainThread.ask(timeout: GatePolicy().timeout) { self.bridge } ?? nil
    }
}

/// What is attached to the SDK's services, which keep it: one registration for good, and a bridge until that is
/// detached. Main actor, therefore Sendable.
@MainActor final class Attachment {
    let registration = DelegateRegistration()
    /// Who is called; kept alive.
    var bridge: AdobeAndroid3Bridge? {
        didSet { registration.bridge = bridge }
    }

    private init() {}

    /// The attachment of the SDK's services, made on first use.
    static func of(_ provider: ServiceProvider) -> Attachment {
        if let known = provider.retainer.object as? Attachment { return known }
        let made = Attachment()
        provider.retainer.object = made
        return made
    }
}
