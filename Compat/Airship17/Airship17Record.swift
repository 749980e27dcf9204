import Airship17Model
import InAppCore

/// The bridge's data about a message from its preparation to its end. Main actor, except the parts protected by the
/// lock.
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
    /// Whether the handler has requested the dismissal.
    var isDismissalAsked = false
    var customView: UIView?
    var scene: UIWindowScene?
    var windowLevel: UIWindow.Level?
    /// The seconds after which a custom view disappears.
    var autoClose: Double?
    var scheduleID: String?

    init(_ message: CompatMessage, _ original: InAppMessage, _ extended: InAppMessage) {
        self.message = message
        shared = Locked(Shared(original: original, extended: extended))
    }

    /// The message as it was scheduled.
    nonisolated var original: InAppMessage { shared.withLock { $0.original } }

    /// The message after the changes by the app and the handler: the one that the SDK shows and passes to callbacks.
    nonisolated var extended: InAppMessage {
        get { shared.withLock { $0.extended } }
        set { shared.withLock { $0.extended = newValue } }
    }

    /// The coordinator that makes the message wait; it lives as long as the SDK keeps the prepared objects.
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

    /// Whether the message is discarded, so its preparation is cancelled (AS-020).
    nonisolated var isDiscarded: Bool {
        get { shared.withLock { $0.isDiscarded } }
        set { shared.withLock { $0.isDiscarded = newValue } }
    }

    /// The keys of the record in `Airship17Records`, which uses them only under its own lock.
    nonisolated var keys: [ObjectIdentifier] {
        get { shared.withLock { $0.keys } }
        set { shared.withLock { $0.keys = newValue } }
    }

    /// Whether the adapter wants the message prepared again: then its prepared objects are released although the
    /// message has not ended (AS-020).
    nonisolated var isInvalidated: Bool {
        get { shared.withLock { $0.isInvalidated } }
        set { shared.withLock { $0.isInvalidated = newValue } }
    }
}

/// The parts of an adopted delegate for this SDK, when its own SDK drives: it is called as the SDK calls it.
///
/// `@unchecked Sendable` is sound because everything is constant, and each of the app's objects is called on the thread
/// on which the SDK itself would call it.
nonisolated struct Adopted17Parts: @unchecked Sendable {
    /// The handler that adopts the delegate.
    let owner: ObjectIdentifier
    let delegate: any InAppMessagingDelegate
    let sceneDelegate: (any InAppMessageSceneDelegate)?
    let factories: [InAppMessageDisplayType: AppParts.Factory]
}

/// A handler that adopts a delegate for this SDK, and provides the objects that the SDK calls. Only the model has one.
@MainActor protocol Adopted17PartsOwner {
    /// The objects that the bridge calls directly.
    var parts: Adopted17Parts { get }
}

/// Marks a message that a handler with an adopted delegate ignores: the SDK calls the delegate directly, or no message
/// can be made for it.
nonisolated final class Airship17NotDriven: Sendable {}

/// The messages that have not ended, by the SDK's objects, which they hold: the scheduled and the extended message.
/// Sendable; any thread.
nonisolated final class Airship17Records: Sendable {
    private struct Table {
        var records: [ObjectIdentifier: Airship17Record] = [:]
        /// The messages that the handler is being asked about, which the SDK holds in the meantime.
        var offered: [ObjectIdentifier] = []
    }

    private let table = Locked(Table())

    func find(_ native: InAppMessage) -> Airship17Record? {
        table.withLock { $0.records[ObjectIdentifier(native)] }
    }

    func find(_ message: CompatMessage) -> Airship17Record? {
        table.withLock { $0.records[ObjectIdentifier(message)] }
    }

    /// Whether a message with an id is tracked.
    func isFollowing(_ id: String) -> Bool {
        table.withLock { table in table.records.values.contains { $0.message.id == id } }
    }

    /// Whether a message is known, or will be: the handler is being asked, possibly longer than the policy allows.
    func isOffered(_ native: InAppMessage) -> Bool {
        let key = ObjectIdentifier(native)
        return table.withLock { $0.records[key] != nil || $0.offered.contains(key) }
    }

    /// Records that the handler is being asked, or that it has answered.
    func setOffered(_ isOffered: Bool, _ natives: InAppMessage...) {
        let keys = natives.map { ObjectIdentifier($0) }
        table.withLock { table in
            table.offered.removeAll { keys.contains($0) }
            if isOffered { table.offered += keys }
        }
    }

    /// Stores a record, also under its changed message.
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
