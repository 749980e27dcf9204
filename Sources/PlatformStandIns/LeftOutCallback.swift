/// Detects whether an app has left out an optional callback. The default implementation in the protocol's extension
/// reports that it runs. Code that checks an app's delegate or handler listens for this report. Without a listener, the
/// report costs only the reading of a task-local value.
///
/// Sendable; any thread.
package final class LeftOutCallback: Sendable {
    @TaskLocal private static var listener: LeftOutCallback?

    private let owner: ObjectIdentifier
    private let didRun = Locked(false)

    private init(_ owner: ObjectIdentifier) { self.owner = owner }

    /// Reports that the default implementation of a callback runs.
    /// - Parameter object: the object that has left the callback out.
    package static func runs(for object: AnyObject) {
        guard let listener, listener.owner == ObjectIdentifier(object) else { return }
        listener.didRun.withLock { $0 = true }
    }

    /// Runs `body`, which calls an object, and detects whether the default implementation of the callback runs.
    /// - Parameters:
    ///   - object: the object that is called, possibly through others that forward the call.
    ///   - body: makes the call, on this thread.
    /// - Returns: the result of `body`, and whether the object has left the callback out.
    package static func listen<Answer>(
        to object: ObjectIdentifier, _ body: () -> Answer
    ) -> (answer: Answer, isLeftOut: Bool) {
        let listener = LeftOutCallback(object)
        let answer = $listener.withValue(listener) { body() }
        return (answer, listener.didRun.current)
    }
}
