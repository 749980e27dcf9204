/// The kinds of events about a message or a push notification (rules, 1.8).
///
/// The same for iOS (Messaging 5) and Android 3.x, whose models export it under this name. Sendable; a value.
public enum MessagingEdgeEventType: Int, Sendable, CaseIterable {
    /// A push notification opened the app.
    case pushApplicationOpened = 4
    /// An action of a push notification was chosen.
    case pushCustomAction = 5
    /// The message was dismissed.
    case dismiss = 6
    /// The user interacted with the message.
    case interact = 7
    /// The message's rule matched.
    case trigger = 8
    /// The message was displayed.
    case display = 9
    /// The user no longer belongs to the message's audience.
    case disqualify = 10
    /// The message was not displayed although its rule matched.
    case suppressDisplay = 11

    /// The event type of the Edge event. Any thread.
    public func toString() -> String {
        switch self {
        case .pushApplicationOpened: "pushTracking.applicationOpened"
        case .pushCustomAction: "pushTracking.customAction"
        case .dismiss: "decisioning.propositionDismiss"
        case .interact: "decisioning.propositionInteract"
        case .trigger: "decisioning.propositionTrigger"
        case .display: "decisioning.propositionDisplay"
        case .disqualify: "decisioning.propositionDisqualify"
        case .suppressDisplay: "decisioning.propositionSuppressDisplay"
        }
    }

    /// The short name in the Edge event's decisioning part, which history records also use; empty for push
    /// notifications, which have none.
    package var shortName: String {
        switch self {
        case .pushApplicationOpened, .pushCustomAction: ""
        default: "\(self)"
        }
    }
}
