package import InAppContracts

/// The names in traces of events that Adobe's SDKs share.
extension EventPattern {
    private static let edgeEvent = "Messaging interaction event"
    private static let historyEvent = "Write IAM event to history"

    package static let gate = EventPattern.delegate("shouldShowMessage")
    package static let onShow = EventPattern.delegate("onShow")
    package static let onDismiss = EventPattern.delegate("onDismiss")
    package static let urlLoaded = EventPattern.delegate("urlLoaded")
    /// An Android SDK makes a message's web view.
    package static let webViewCreated = EventPattern.sdk("web view created")
    /// Anything that is tracked: Edge events and history records.
    package static let tracked = EventPattern.sdk(nil, ["kind": "analytics"])
    package static let anyEdge = EventPattern.sdk(edgeEvent)
    package static let anyHistory = EventPattern.sdk(historyEvent)
    /// Any error that the modelled SDK would log.
    package static let anyError = EventPattern(.sdk, nil, ["kind": "error"])

    /// A call of the delegate that concerns one message.
    package static func gate(_ message: String, answer: String? = nil) -> EventPattern {
        .delegate("shouldShowMessage", ["message": message], answer: answer)
    }

    package static func onShow(_ message: String) -> EventPattern {
        .delegate("onShow", ["message": message])
    }

    package static func onDismiss(_ message: String) -> EventPattern {
        .delegate("onDismiss", ["message": message])
    }

    /// An Edge event by the last part of its type's name: `Trigger`, `Display`, `SuppressDisplay`, `Interact`,
    /// `Dismiss`.
    package static func edge(_ type: String, _ details: [String: String] = [:]) -> EventPattern {
        .sdk(edgeEvent, details.merging(["eventType": "decisioning.proposition\(type)"]) { $1 })
    }

    /// A history record.
    package static func history(_ type: String, _ details: [String: String] = [:]) -> EventPattern {
        .sdk(historyEvent, details.merging(["eventType": type]) { $1 })
    }
}
