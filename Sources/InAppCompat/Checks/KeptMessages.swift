import Foundation
import PlatformStandIns

/// Finds messages that have ended and are still retained.
///
/// A message that is an object retains its page and its view. A delegate that never releases the message retains them
/// for as long as it exists. Sendable; any thread.
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
        /// The views of messages that are on the screen: a message that has ended has none.
        var views: [ObjectIdentifier: Part] = [:]
        var ended: [Message] = []
    }

    private let state = Locked(State())

    /// Makes an empty list.
    public init() {}

    /// A message has ended.
    /// - Parameters:
    ///   - object: the message.
    ///   - name: its name.
    ///   - parts: objects that belong to the message and would be retained as long as it, such as its campaign.
    public func end(_ object: AnyObject, _ name: String, with parts: [AnyObject] = []) {
        let id = ObjectIdentifier(object)
        state.withLock { state in
            let view = state.views.removeValue(forKey: id)
            state.ended.removeAll { $0.id == id || !$0.isThere }
            let all = ([object] + parts).map { Part(object: $0) } + (view.map { [$0] } ?? [])
            state.ended.append(Message(id: id, name: name, parts: all))
        }
    }

    /// A message is shown, for the first time or again.
    /// - Parameters:
    ///   - object: the message.
    ///   - view: its current view, which is released with it.
    public func begin(_ object: AnyObject, view: AnyObject? = nil) {
        let id = ObjectIdentifier(object)
        state.withLock { state in
            state.ended.removeAll { $0.id == id }
            state.views[id] = view.map { Part(object: $0) }
        }
    }

    /// Reports the messages that have ended and still exist.
    /// - Parameters:
    ///   - check: reports the findings.
    ///   - rule: the id of the rule that is broken, if there is one.
    ///   - callback: the callback that reports the end of a message.
    public func report(_ check: DelegateCheck, rule: String? = nil, callback: String) {
        let names = state.withLock { $0.ended.filter(\.isThere).map(\.name) }
        for name in Set(names).sorted() {
            check.find(
                .keptForEver, rule,
                "\(name) is no longer used, but still exists after everything else of the SDK is released: the delegate retains "
                    + "it.",
                expected:
                    "the delegate releases a message in \(callback): the message retains its page and its view."
            )
        }
    }
}
