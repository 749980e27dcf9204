import JavaMachine

/// A campaign's message. Any thread.
public protocol Message: AnyObject {
    /// Records something about the message (A3-106).
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?)
    /// Records that it was displayed, for the campaign's frequency only (A3-044).
    func recordDisplay()
    /// Asks for it to be shown; the gate is asked (A3-041).
    func show()
    /// Asks for it to be dismissed.
    func dismiss()
    /// What the campaign calls it by.
    func getId() -> String
    /// Whether the SDK records by itself.
    func setAutoTrack(_ enabled: Bool)
    /// Whether the SDK records by itself.
    func getAutoTrack() -> Bool
    /// What the campaign says beside.
    func getMetadata() -> [String: Any]
}

/// A message of the machine's.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class JavaMessage: JavaStandIn, Message, @unchecked Sendable {
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?) {
        NativeCall.attempt {
            let type = try eventType.flatMap {
                try JavaConstant.object(JavaConstant.name(of: $0), of: Name.eventType)
            }
            try java.call(
                "track", "(Ljava/lang/String;\(Name.type(Name.eventType)))V", .text(interaction),
                .object(type))
        }
    }

    func recordDisplay() { NativeCall.attempt { try java.call("recordDisplay") } }
    func show() { NativeCall.attempt { try java.call("show") } }
    func dismiss() { NativeCall.attempt { try java.call("dismiss") } }
    func getId() -> String { NativeCall.attempt(or: "") { try java.text("getId") ?? "" } }
    func setAutoTrack(_ enabled: Bool) {
        NativeCall.attempt { try java.call("setAutoTrack", "(Z)V", .boolean(enabled)) }
    }
    func getAutoTrack() -> Bool { NativeCall.attempt(or: true) { try java.boolean("getAutoTrack") } }

    func getMetadata() -> [String: Any] {
        NativeCall.attempt(or: [:]) {
            try java.object("getMetadata", "()Ljava/util/Map;")?.dictionary() ?? [:]
        }
    }
}

/// What is recorded of a message. Sendable.
public enum MessagingEdgeEventType: Sendable, CaseIterable {
    /// About pushed messages.
    case pushApplicationOpened, pushCustomAction
    /// The message went away.
    case dismiss
    /// The user did something.
    case interact
    /// Its campaign qualified.
    case trigger
    /// It was on the screen.
    case display
    /// It does not qualify any more.
    case disqualify
    /// It was refused (A3-103).
    case suppressDisplay
}

/// Finds the campaign's message of a presentable.
public enum MessagingUtils: Sendable {
    /// The message; nil for what is none of a campaign's (A3-006).
    public static func getMessageForPresentable(_ presentable: (any Presentable<InAppMessage>)?) -> (
        any Message
    )? {
        guard let presentable = presentable as? JavaPresentable<InAppMessage> else { return nil }
        let message = NativeCall.attempt(or: nil) {
            try JavaClass.named(Name.utilities).object(
                "getMessageForPresentable", "(\(Name.type(Name.presentable)))\(Name.type(Name.message))",
                .object(presentable.java))
        }
        return message.map { JavaMessage($0) }
    }
}
