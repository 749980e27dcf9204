/// What is said once: of the SDK to adopted delegates, and of what an SDK can never do.
extension LifecycleEngine {
    /// Whom something was said to, and about what. Held weakly.
    struct Reader {
        weak var object: AnyObject?
        var topics: Set<String>
    }

    /// The bridge has been attached: a handler that is an adopted delegate learns what the SDK never calls.
    public func attached() {
        (handler as? any AttachmentListener)?.attached(to: self)
    }

    /// Writes a diagnostic, if anybody listens and nothing was said of the topic before.
    public func reportOnce(
        _ topic: String, _ code: Diagnostic.Code, _ message: CompatMessage?,
        _ explanation: @autoclosure () -> String
    ) {
        if diagnostics != nil, says(topic, to: self) { report(code, message, explanation()) }
    }

    /// Whether nothing has been said of a topic to a reader so far; from now on it has.
    package func says(_ topic: String, to reader: AnyObject) -> Bool {
        readers.removeAll { $0.object == nil }
        if let place = readers.firstIndex(where: { $0.object === reader }) {
            return readers[place].topics.insert(topic).inserted
        }
        readers.append(Reader(object: reader, topics: [topic]))
        return true
    }
}
