import HeadlessStage
import PlatformStandIns

/// The part of the SDK that makes messages of campaigns. It keeps those of a stage until the stage ends: a
/// message and its view hold each other, which only Java's memory management undoes by itself.
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
