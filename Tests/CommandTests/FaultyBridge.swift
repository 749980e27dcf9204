import Foundation
import InAppCompat
import InAppContracts

/// A fault between a bridge and its handler.
enum FaultyBridge: String, CaseIterable, Sendable {
    case losesTheEnd, tellsTheEndTwice, turnsAnswersRound, losesClicks, losesHides,
        losesInteractions, losesDestinations, decodesOnceMore, losesFailures

    /// A story that shows it.
    var story: String {
        switch self {
        case .losesTheEnd, .tellsTheEndTwice: "closed"
        case .turnsAnswersRound: "held-and-shown-later"
        case .losesClicks, .losesInteractions, .losesDestinations: "second-button"
        case .decodesOnceMore: "escaped-link-followed"
        case .losesFailures: "detached-while-up"
        case .losesHides: "hidden-and-shown-again"
        }
    }
}

extension ShapeKit {
    /// The same host, whose bridge has a fault.
    func with(_ fault: FaultyBridge) -> ShapeKit {
        let sound = self
        return settingUp(
            BridgeSetUp(
                name: setUp?.name ?? "", title: fault.rawValue, arguments: "", capabilities: capabilities
            ) { handler, driver in sound.attach(FaultyCalls(handler, fault), to: driver) })
    }
}

/// A handler that gets its calls from a bridge with a fault.
@MainActor private final class FaultyCalls: AttachmentListener {
    private let inner: any InAppMessageHandler
    private let fault: FaultyBridge

    init(_ inner: any InAppMessageHandler, _ fault: FaultyBridge) {
        self.inner = inner
        self.fault = fault
    }

    func attached(to engine: LifecycleEngine) { engine.attached(inner) }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        let answer = inner.decideDisplay(of: message)
        guard fault == .turnsAnswersRound else { return answer }
        return answer == .show ? .hold : .show
    }

    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        inner.prepare(&plan, for: message)
    }
    func willPresent(_ message: CompatMessage) { inner.willPresent(message) }
    func didPresent(_ message: CompatMessage) { inner.didPresent(message) }
    func didHide(_ message: CompatMessage) { if fault != .losesHides { inner.didHide(message) } }
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        let lost = MessageAction(source: action.source, effect: .none)
        return fault == .losesClicks
            || inner.shouldPerform(fault == .losesDestinations ? lost : action, of: message)
    }
    func didLoad(_ url: URL, in message: CompatMessage) {
        if fault != .losesClicks { inner.didLoad(passed(url), in: message) }
    }
    func willDismiss(_ message: CompatMessage) { inner.willDismiss(message) }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        guard fault != .losesTheEnd else { return }
        var resolution = resolution
        if case .link(let url) = resolution.cause {
            resolution = MessageResolution(.link(passed(url)), isDerived: resolution.isDerived)
        }
        inner.didDismiss(message, resolution: resolution)
        if fault == .tellsTheEndTwice { inner.didDismiss(message, resolution: resolution) }
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        if fault != .losesFailures { inner.didFail(message, failure: failure) }
    }

    /// A link, without the parameter that the fault loses, or decoded.
    private func passed(_ url: URL) -> URL {
        if fault == .decodesOnceMore {
            return url.absoluteString.removingPercentEncoding.flatMap(URL.init(string:)) ?? url
        }
        let lost: [FaultyBridge: String] = [.losesInteractions: "interaction", .losesDestinations: "link"]
        guard let name = lost[fault], var link = URLComponents(url: url, resolvingAgainstBaseURL: false)
        else {
            return url
        }
        link.queryItems?.removeAll { $0.name == name }
        return link.url ?? url
    }
}
