/// Tells a callback that an app has implemented from one that it has left out: the implementation that a protocol's extension
/// has says that it runs. Who checks an app's delegate or handler listens; else it is a look at a task-local value.
///
/// Sendable; any thread.
package final class LeftOutCallback: Sendable {
    @TaskLocal private static var listener: LeftOutCallback?

    private let owner: ObjectIdentifier
    private let didRun = Locked(false)

    private init(_ owner: ObjectIdentifier) { self.owner = owner }

    /// Says that the implementation of a protocol's extension runs.
    /// - Parameter object: whose callback is left out.
    package static func runs(for object: AnyObject) {
        guard let listener, listener.owner == ObjectIdentifier(object) else { return }
        listener.didRun.withLock { $0 = true }
    }

    /// Calls an object.
    /// - Parameters:
    ///   - object: what is called, maybe through others that forward.
    ///   - body: calls it, on this thread.
    /// - Returns: what `body` returns, and whether the object has left the callback out.
    package static func listen<Answer>(
        to object: ObjectIdentifier, _ body: () -> Answer
    ) -> (answer: Answer, isLeftOut: Bool) {
        let listener = LeftOutCallback(object)
        let answer = $listener.withValue(listener) { body() }
        return (answer, listener.didRun.current)
    }
}
