import Foundation
import PlatformStandIns

/// Finds messages that are over and that somebody still keeps.
///
/// A message that is an object keeps its page and its view. A delegate that never releases it keeps them for its
/// whole life. Sendable; any thread.
public final class KeptMessages: Sendable {
    private struct Part {
        weak var object: AnyObject?
    }

    private struct Message {
        let id: ObjectIdentifier
        let name: String
        var parts: [Part]

        var isThere: Bool { parts.contains { $0.object != nil } }
    }

    private struct State {
        /// The views of messages that are on the screen: a message that is over has none.
        var views: [ObjectIdentifier: Part] = [:]
        var ended: [Message] = []
    }

    private let state = Locked(State())

    /// Makes an empty list.
    public init() {}

    /// A message is over.
    /// - Parameters:
    ///   - object: the message.
    ///   - name: its name.
    ///   - parts: what belongs to it and would be kept for as long: the campaign behind it.
    public func end(_ object: AnyObject, _ name: String, with parts: [AnyObject] = []) {
        let id = ObjectIdentifier(object)
        state.withLock { state in
            let view = state.views.removeValue(forKey: id)
            state.ended.removeAll { $0.id == id || !$0.isThere }
            let all = ([object] + parts).map { Part(object: $0) } + (view.map { [$0] } ?? [])
            state.ended.append(Message(id: id, name: name, parts: all))
        }
    }

    /// A message is shown, perhaps once more.
    /// - Parameters:
    ///   - object: the message.
    ///   - view: the view that it has now, which goes with it.
    public func begin(_ object: AnyObject, view: AnyObject? = nil) {
        let id = ObjectIdentifier(object)
        state.withLock { state in
            state.ended.removeAll { $0.id == id }
            state.views[id] = view.map { Part(object: $0) }
        }
    }

    /// Reports the messages that are over and still exist.
    /// - Parameters:
    ///   - check: where findings go.
    ///   - rule: the number of the rule behind it, if there is one.
    ///   - callback: the callback that tells that a message is over.
    public func report(_ check: DelegateCheck, rule: String? = nil, callback: String) {
        let names = state.withLock { $0.ended.filter(\.isThere).map(\.name) }
        for name in Set(names).sorted() {
            check.find(
                .keptForEver, rule,
                "\(name) is over, and is still there when everything else of the SDK has gone: the delegate keeps it.",
                expected: "the delegate lets go of a message in \(callback): it holds its page and its view.")
        }
    }
}
