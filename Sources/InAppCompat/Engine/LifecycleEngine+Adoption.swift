/// What is said once: of the SDK to adopted delegates, and of what an SDK can never do.
extension LifecycleEngine {
    /// A topic, and whom it was said to.
    struct Notice: Hashable {
        let reader: ObjectIdentifier
        let topic: String
    }

    /// The bridge has been attached: a handler that is an adopted delegate learns what the SDK never calls.
    public func attached() {
        (handler as? any AdoptedDelegate)?.meet(self)
    }

    /// Writes a diagnostic, if anybody listens and nothing was said of the topic before.
    public func reportOnce(
        _ topic: String, _ code: Diagnostic.Code, _ message: CompatMessage?,
        _ explanation: @autoclosure () -> String
    ) {
        if diagnostics != nil, says(topic, to: self) { report(code, message, explanation()) }
    }

    /// Whether nothing has been said of a topic to a reader so far; from now on it has.
    func says(_ topic: String, to reader: AnyObject) -> Bool {
        notices.insert(Notice(reader: ObjectIdentifier(reader), topic: topic)).inserted
    }
}
