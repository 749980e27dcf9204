import AdobeAndroid3Model
import InAppCore

/// What an adopted delegate is given for a message, and what acts for it on the driving SDK.
@MainActor final class AdoptedPresentable {
    let presentable: ForeignPresentable
    let host: AdoptedPresentableHost

    /// Takes up what the delegate has already been given for the same id.
    init(_ presentable: ForeignPresentable, _ host: AdoptedPresentableHost) {
        self.presentable = presentable
        self.host = host
    }

    /// Makes one of a message's content; of Adobe's own settings and page where Adobe drives.
    init(_ message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate) {
        let own = AdobeAndroid3Bridge.presentable(of: message)
        host = AdoptedPresentableHost(message, own, adopter)
        if let presentation = own?.getPresentation() as? InAppMessage {
            presentable = ForeignPresentable(
                id: message.id, settings: presentation.settings,
                metadata: host.ownMessage?.getMetadata() ?? [:], eventHandler: presentation.eventHandler,
                host: host)
        } else {
            presentable = ForeignPresentable(
                id: message.id, settings: AdobeAndroid3Port.settings(message.content),
                metadata: AdobeAndroid3Port.metadata(message.content), host: host)
        }
    }
}

/// The objects that a delegate has been given, by the campaign's id: a later trigger gets the same one
/// (A3-003), if anybody has it still.
@MainActor struct AdoptedPresentables {
    private struct Weak {
        weak var presentable: ForeignPresentable?
        weak var host: AdoptedPresentableHost?
    }

    private var known: [String: Weak] = [:]
    /// How many there may be before those that are gone are looked for.
    private var limit = 16

    /// How many are kept account of.
    var count: Int { known.count }

    /// What the delegate has of an earlier trigger of the message's campaign.
    func find(_ message: CompatMessage) -> AdoptedPresentable? {
        guard let weak = known[message.id], let presentable = weak.presentable, let host = weak.host,
            host.mayServe(message)
        else { return nil }
        return AdoptedPresentable(presentable, host)
    }

    mutating func make(
        _ message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate
    ) -> AdoptedPresentable {
        let made = AdoptedPresentable(message, adopter)
        known[message.id] = Weak(presentable: made.presentable, host: made.host)
        if known.count > limit {
            known = known.filter { $0.value.presentable != nil }
            limit = 2 * known.count + 16
        }
        return made
    }
}
