import AdobeAndroidShared
import HeadlessStage

/// The views of in-app messages in the activities of a stage, in the order in which they were added. An activity holds
/// its views, and the views hold their messages, as long as they are in it.
@MainActor final class MessageContainers {
    private var messages: [InAppMessagePresentable] = []

    nonisolated private init() {}

    /// The views of a stage.
    static func of(_ stage: HeadlessStage) -> MessageContainers {
        stage.shared(MessageContainers.self) { MessageContainers() }
    }

    func add(_ message: InAppMessagePresentable) {
        remove(message)
        messages.append(message)
    }

    func remove(_ message: InAppMessagePresentable) {
        messages.removeAll { $0 === message }
    }

    /// The activity is destroyed with all its views (A3-053).
    func removeAll(in activity: Activity) {
        for message in messages where message.containerActivity === activity { message.loseContainer() }
    }

    /// The message whose dialog is in front of an activity, whether the message is visible or not (A3-135).
    func topmostDialog(in activity: Activity) -> InAppMessagePresentable? {
        messages.last { $0.hasDialog && $0.containerActivity === activity }
    }
}
