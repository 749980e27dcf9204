import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

/// Traces of hosts that break one of Adobe's rules for Android 3.x, by the number of the rule. The names of events are
/// repeated here, as those of `AdobeEventNames` are.
enum AdobeAndroid3Mutants: AdobeEventNames {
    static let all: Table = [
        registration, showing, holding, leaving, links, tracking, pages, payloads, details, containers,
        readings,
    ].reduce(into: [:]) { $0.merge($1) { $0 + $1 } }

    static let canShow = EventPattern.delegate("canShow")
    static let onHide = EventPattern.delegate("onHide")
    static let onContentLoaded = EventPattern.delegate("onContentLoaded")
    static let viewAttached = EventPattern.sdk("view attached")
    static let viewDetached = EventPattern.sdk("view detached")
    static let containerRemoved = EventPattern.sdk("container removed")
    static let webViewCreated = EventPattern.sdk("web view created")
    static let openedURL = EventPattern.sdk("openedURL")
    static let onError = EventPattern(.listener, "onError")

    static func history(_ type: String) -> EventPattern {
        .sdk("Write IAM event to history", ["eventType": type])
    }

    /// A host with a callback that it must not make.
    static func tells(_ callback: String, _ message: String, after target: EventPattern? = nil)
        -> TraceMutation
    {
        .insert(.delegate, callback, ["message": message], after: target)
    }

    /// A host that sends a superfluous Edge event.
    static func sends(
        _ type: String, _ details: [String: String] = [:], after target: EventPattern? = nil
    ) -> TraceMutation {
        let type = ["eventType": "decisioning.proposition\(type)", "kind": "analytics"]
        return .insert(
            .sdk, "Messaging interaction event", details.merging(type) { $1 }, after: target)
    }

    /// A host that writes a superfluous history record.
    static func writes(
        _ type: String, _ action: String = "", after target: EventPattern? = nil
    ) -> TraceMutation {
        .insert(
            .sdk, "Write IAM event to history",
            ["eventType": type, "action": action, "kind": "analytics"], after: target)
    }
}
