public import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

extension MobileCore {
    /// Sets the app's delegate. The slot is that of `ServiceProvider` (A2-001). Any thread.
    /// - Parameter messagingDelegate: held strongly; nil lets every message pass the gate (A2-003).
    public static func setMessagingDelegate(_ messagingDelegate: (any MessagingDelegate)?) {
        ServiceProvider.getInstance().setMessageDelegate(messagingDelegate)
    }

    /// The app's delegate. Any thread.
    public static func getMessagingDelegate() -> (any MessagingDelegate)? {
        ServiceProvider.getInstance().getMessageDelegate()
    }
}

/// The part of the SDK that makes messages of campaigns. It keeps those of a stage until the stage ends: a message and
/// its view retain each other, a cycle that only a garbage collector would break.
final class MessagingExtension: Sendable {
    private let messages = Locked<[InternalMessage]>([])

    private init() {}

    /// The extension of a stage.
    static func of(_ stage: HeadlessStage) -> MessagingExtension {
        stage.shared(MessagingExtension.self) { MessagingExtension() }
    }

    func keep(_ message: InternalMessage) {
        messages.withLock { $0.append(message) }
    }

    deinit {
        for message in messages.current { message.takeApart() }
    }
}

/// The lines that this model writes to a stage's log.
enum AdobeLog {
    /// The source of the model's log lines.
    static let source = "AdobeAndroid2"
    /// The name of the events about messages (A2-103).
    static let event = "Messaging interaction event"

    /// Logs a call that the model only records.
    static func note(_ text: String, in stage: HeadlessStage) {
        stage.log.record(.note, from: source, text)
    }

    /// Logs a call of the SDK's default implementation of a callback, which only logs.
    static func noteDefault(_ callback: String) {
        HeadlessStage.current.log.record(.note, from: source, "\(callback) is not implemented")
    }

    /// The script, which an app passes URL-encoded (A2-094). A script that cannot be decoded is logged as an error: the
    /// rules do not say what the SDK does with it.
    static func script(of content: String, log: StageLog) -> String? {
        let script = content.formDecoded
        if script == nil { log.record(.error, from: source, "Not evaluated: illegal escape in \(content)") }
        return script
    }

    /// Logs that a delegate of version 2.0.0 was registered with a later version.
    static func noteWrongShape() {
        HeadlessStage.current.log.record(
            .error, from: source, "A FullscreenMessageDelegate is the app's delegate in version 2.0.0 only")
    }
}
