import HeadlessStage
import PlatformStandIns

/// Every message of a stage, by its own id and by that of its presentation: strong and never pruned (A3-004).
/// Sendable: the tables are behind a lock.
final class MessageMap: Sendable {
    private struct Tables: Sendable {
        var byMessage: [String: InternalMessage] = [:]
        var byPresentation: [String: InternalMessage] = [:]
    }

    private let tables = Locked(Tables())

    private init() {}

    /// The messages of a stage.
    static func of(_ stage: HeadlessStage) -> MessageMap {
        stage.shared(MessageMap.self) { MessageMap() }
    }

    /// The message that a presentation is of.
    func message(of presentationID: String) -> InternalMessage? {
        tables.withLock { $0.byPresentation[presentationID] }
    }

    /// The message with an id, made if there is none: one that is there is reused as it is (A3-003), although
    /// its campaign may have changed. The rules do not say whether the SDK takes anything over then.
    func message(withID id: String, make: () throws -> InternalMessage) rethrows -> InternalMessage {
        if let known = tables.withLock({ $0.byMessage[id] }) { return known }
        let made = try make()
        return tables.withLock { tables in
            if let known = tables.byMessage[id] { return known }
            tables.byMessage[id] = made
            tables.byPresentation[made.presentationID] = made
            return made
        }
    }

    /// Forgets everything, as the end of the process does.
    func removeAll() {
        tables.set(\.self, Tables())
    }
}
