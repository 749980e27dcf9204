import Airship17Model
import InAppCore

/// What the bridge knows of a message from its preparation to its end. Main actor but for what is behind the lock.
@MainActor final class Airship17Record {
    private nonisolated struct Shared {
        let original: InAppMessage
        var extended: InAppMessage
        weak var coordinator: GateCoordinator?
        weak var adapter: Airship17BridgedAdapter?
        var adopted: Adopted17Parts?
        var isInvalidated = false
        var isDiscarded = false
        var keys: [ObjectIdentifier] = []
    }

    nonisolated let message: CompatMessage
    private let shared: Locked<Shared>
    /// Whether the handler was asked how the message should appear.
    var isPlanned = false
    /// Whether the handler has asked for the message to go away.
    var isDismissalAsked = false
    var customView: UIView?
    var scene: UIWindowScene?
    var windowLevel: UIWindow.Level?
    /// Seconds after which a custom view goes away.
    var autoClose: Double?
    var scheduleID: String?

    init(_ message: CompatMessage, _ original: InAppMessage, _ extended: InAppMessage) {
        self.message = message
        shared = Locked(Shared(original: original, extended: extended))
    }

    /// The message as it was scheduled.
    nonisolated var original: InAppMessage { shared.withLock { $0.original } }

    /// The message as the app and the handler have changed it: what the SDK shows and calls with.
    nonisolated var extended: InAppMessage {
        get { shared.withLock { $0.extended } }
        set { shared.withLock { $0.extended = newValue } }
    }

    /// What keeps the message waiting; lives as long as the SDK keeps what it has prepared.
    nonisolated var coordinator: GateCoordinator? {
        get { shared.withLock { $0.coordinator } }
        set { shared.withLock { $0.coordinator = newValue } }
    }

    /// The adapter, if the bridge wraps it.
    nonisolated var adapter: Airship17BridgedAdapter? {
        get { shared.withLock { $0.adapter } }
        set { shared.withLock { $0.adapter = newValue } }
    }

    /// A delegate that was written for this SDK and drives the message as a handler.
    nonisolated var adopted: Adopted17Parts? {
        get { shared.withLock { $0.adopted } }
        set { shared.withLock { $0.adopted = newValue } }
    }

    /// Whether the message is not wanted any more, so that its preparation is cancelled (AS-020).
    nonisolated var isDiscarded: Bool {
        get { shared.withLock { $0.isDiscarded } }
        set { shared.withLock { $0.isDiscarded = newValue } }
    }

    /// What the record is found by in `Airship17Records`, which touches it under its own lock only.
    nonisolated var keys: [ObjectIdentifier] {
        get { shared.withLock { $0.keys } }
        set { shared.withLock { $0.keys = newValue } }
    }

    /// Whether the adapter wants the message prepared again, so that what was prepared goes away without the message
    /// having ended (AS-020).
    nonisolated var isInvalidated: Bool {
        get { shared.withLock { $0.isInvalidated } }
        set { shared.withLock { $0.isInvalidated = newValue } }
    }
}

/// The parts of a delegate for this SDK that was made a handler, and that now drives its own SDK: it is called as the
/// SDK calls it.
///
/// `@unchecked Sendable` is sound because nothing here ever changes, and each of the app's objects is called on the thread on
/// which the SDK itself would call it: none comes to a thread that it was not written for.
nonisolated struct Adopted17Parts: @unchecked Sendable {
    /// The handler that the delegate was made.
    let owner: ObjectIdentifier
    let delegate: any InAppMessagingDelegate
    let sceneDelegate: (any InAppMessageSceneDelegate)?
    let factories: [InAppMessageDisplayType: AppParts.Factory]
}

/// A handler that drives a delegate for this SDK, and gives its own SDK what that calls. Only the model has one.
@MainActor protocol Adopted17PartsOwner {
    /// What the bridge calls directly.
    var parts: Adopted17Parts { get }
}

/// Marks a message with which a handler that drives a delegate has nothing to do: the SDK calls the delegate directly,
/// or no message for it can be made.
nonisolated final class Airship17NotDriven: Sendable {}

/// The messages that have not ended, by the SDK's objects, which they keep: as it was scheduled and as it was extended.
/// Sendable; any thread.
nonisolated final class Airship17Records: Sendable {
    private struct Table {
        var records: [ObjectIdentifier: Airship17Record] = [:]
        /// Those that the handler is being asked about, which the SDK keeps meanwhile.
        var offered: [ObjectIdentifier] = []
    }

    private let table = Locked(Table())

    func find(_ native: InAppMessage) -> Airship17Record? {
        table.withLock { $0.records[ObjectIdentifier(native)] }
    }

    func find(_ message: CompatMessage) -> Airship17Record? {
        table.withLock { $0.records[ObjectIdentifier(message)] }
    }

    /// Whether a message with an id is followed.
    func isFollowing(_ id: String) -> Bool {
        table.withLock { table in table.records.values.contains { $0.message.id == id } }
    }

    /// Whether a message is known, or is going to be: the handler is being asked, perhaps for too long.
    func isOffered(_ native: InAppMessage) -> Bool {
        let key = ObjectIdentifier(native)
        return table.withLock { $0.records[key] != nil || $0.offered.contains(key) }
    }

    /// Remembers that the handler is being asked, or that it has answered.
    func setOffered(_ isOffered: Bool, _ natives: InAppMessage...) {
        let keys = natives.map { ObjectIdentifier($0) }
        table.withLock { table in
            table.offered.removeAll { keys.contains($0) }
            if isOffered { table.offered += keys }
        }
    }

    /// Remembers a record, also by what its message has become.
    func insert(_ record: Airship17Record) {
        let keys = [
            ObjectIdentifier(record.message), ObjectIdentifier(record.original),
            ObjectIdentifier(record.extended),
        ]
        table.withLock { table in
            for key in keys { table.records[key] = record }
            record.keys += keys
        }
    }

    func remove(_ message: CompatMessage) {
        let old = table.withLock { table -> Airship17Record? in
            let record = table.records[ObjectIdentifier(message)]
            for key in record?.keys ?? [] where table.records[key] === record { table.records[key] = nil }
            return record
        }
        withExtendedLifetime(old) {}
    }
}
