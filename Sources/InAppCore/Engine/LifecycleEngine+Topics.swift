/// Remembers which diagnostics were written, for those that are written once.
extension LifecycleEngine {
    /// A reader, held weakly, and the topics that were reported to it.
    struct Reader {
        weak var object: AnyObject?
        var topics: Set<String>
    }

    /// Writes a diagnostic if a sink is set and none was written on this topic before.
    public func reportOnce(
        _ topic: String, _ code: Diagnostic.Code, _ message: CompatMessage?,
        _ explanation: @autoclosure () -> String
    ) {
        if diagnostics != nil, says(topic, to: self) { report(code, message, explanation()) }
    }

    /// Whether a topic is new to a reader. It is recorded as reported.
    package func says(_ topic: String, to reader: AnyObject) -> Bool {
        readers.removeAll { $0.object == nil }
        if let place = readers.firstIndex(where: { $0.object === reader }) {
            return readers[place].topics.insert(topic).inserted
        }
        readers.append(Reader(object: reader, topics: [topic]))
        return true
    }
}
