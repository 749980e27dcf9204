/// What happened to a message or a push notification, as far as reports are concerned (rules, 1.7).
public enum MessagingEdgeEventType: Int, Sendable, CaseIterable {
    /// The message was dismissed.
    case inAppDismiss = 0
    /// The user interacted with the message.
    case inAppInteract = 1
    /// The message's rule matched.
    case inAppTrigger = 2
    /// The message was displayed.
    case inAppDisplay = 3
    /// A push notification opened the app.
    case pushApplicationOpened = 4
    /// An action of a push notification was chosen.
    case pushCustomAction = 5

    /// The number.
    public func getValue() -> Int { rawValue }

    /// The event type of the Edge event.
    public func toString() -> String {
        switch self {
        case .inAppDismiss: "decisioning.propositionDismiss"
        case .inAppInteract: "decisioning.propositionInteract"
        case .inAppTrigger: "decisioning.propositionTrigger"
        case .inAppDisplay: "decisioning.propositionDisplay"
        case .pushApplicationOpened: "pushTracking.applicationOpened"
        case .pushCustomAction: "pushTracking.customAction"
        }
    }

    /// The short event type; empty for push notifications.
    public func getPropositionEventType() -> String {
        switch self {
        case .inAppDismiss: "dismiss"
        case .inAppInteract: "interact"
        case .inAppTrigger: "trigger"
        case .inAppDisplay: "display"
        case .pushApplicationOpened, .pushCustomAction: ""
        }
    }
}
