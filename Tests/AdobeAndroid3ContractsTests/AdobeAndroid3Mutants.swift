import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

/// Traces that hosts would make which break one of Adobe's rules for Android 3.x, by the number of the rule. The names of
/// events stand here once more, as those of `AdobeEventNames` do.
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

    /// A host that tells the delegate what it has to keep to itself.
    static func tells(_ callback: String, _ message: String, after target: EventPattern? = nil)
        -> TraceMutation
    {
        .insert(.delegate, callback, ["message": message], after: target)
    }

    /// A host that sends an Edge event too many.
    static func sends(
        _ type: String, _ details: [String: String] = [:], after target: EventPattern? = nil
    ) -> TraceMutation {
        let type = ["eventType": "decisioning.proposition\(type)", "kind": "analytics"]
        return .insert(
            .sdk, "Messaging interaction event", details.merging(type) { $1 }, after: target)
    }

    /// A host that writes a history record too many.
    static func writes(
        _ type: String, _ action: String = "", after target: EventPattern? = nil
    ) -> TraceMutation {
        .insert(
            .sdk, "Write IAM event to history",
            ["eventType": type, "action": action, "kind": "analytics"], after: target)
    }
}
