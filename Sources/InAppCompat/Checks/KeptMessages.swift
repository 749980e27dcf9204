import Foundation
import PlatformStandIns

/// Finds messages that are over and that somebody still keeps.
///
/// A message that is an object keeps its page and its view. A delegate that never releases it keeps them for its
/// whole life. Sendable; any thread.
public final class KeptMessages: Sendable {
    private struct Message {
        weak var object: AnyObject?
        let id: ObjectIdentifier
        let name: String
    }

    private let ended = Locked<[Message]>([])

    /// Makes an empty list.
    public init() {}

    /// A message is over.
    /// - Parameters:
    ///   - object: the message.
    ///   - name: its name.
    public func end(_ object: AnyObject, _ name: String) {
        let id = ObjectIdentifier(object)
        ended.withLock { ended in
            ended.removeAll { $0.id == id || $0.object == nil }
            ended.append(Message(object: object, id: id, name: name))
        }
    }

    /// A message is shown, perhaps once more.
    /// - Parameter object: the message.
    public func begin(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        ended.withLock { $0.removeAll { $0.id == id } }
    }

    /// Reports the messages that are over and still exist.
    /// - Parameters:
    ///   - check: where findings go.
    ///   - callback: the callback that tells that a message is over.
    public func report(_ check: DelegateCheck, callback: String) {
        let names = ended.withLock { $0.filter { $0.object != nil }.map(\.name) }
        for name in Set(names).sorted() {
            check.find(
                .keptForEver, nil,
                "\(name) is over, and is still there when everything else of the SDK has gone: the delegate keeps it.",
                expected: "the delegate lets go of a message in \(callback): it holds its page and its view.")
        }
    }
}
