import InAppCompat

/// What a neutral handler gets on each of several SDKs. Sendable; a value.
public struct HandlerReport: Sendable, CustomStringConvertible {
    /// A function of the handler that an SDK never calls. Sendable; a value.
    public struct Absence: Sendable, Hashable {
        /// The function.
        public let callback: String
        /// Why, in the words of the SDK's capability table.
        public let reason: String
    }

    /// What the handler gets on one SDK. Only functions that the handler implements are listed. Sendable; a value.
    public struct Shape: Sendable {
        /// The SDK, and how its bridge is set up.
        public let host: ShapeKit
        /// The SDK.
        public var shape: SDKShape { host.shape }
        /// The calls of its functions: how often, and with which answers.
        public let uses: [CallbackUse]
        /// What its answers did, in sentences.
        public let effects: [String]
        /// The functions that are never called there.
        public let never: [Absence]
        /// The traces, by story.
        public let traces: [String: Trace]
    }

    /// What the handler gets on each SDK, in the order in which the SDKs were given.
    public let shapes: [Shape]

    /// Whether every function that the handler implements can be called on each of the SDKs.
    public var isComplete: Bool { shapes.allSatisfy(\.never.isEmpty) }

    /// The report on one screen, in lines of 80 columns. `details` has everything.
    public var description: String {
        shapes.flatMap { $0.lines(limit: 3) }.joined(separator: "\n")
    }

    /// The whole report, with the traces of all stories.
    public var details: String {
        shapes.flatMap { shape in
            shape.lines(limit: .max)
                + shape.traces.sorted { $0.key < $1.key }.flatMap { story, trace in
                    ["", "\(shape.host): \(story)"] + trace.lines.map { "    \($0)" }
                }
        }.joined(separator: "\n")
    }
}

extension HandlerReport.Shape {
    /// The lines about the SDK in the report.
    /// - Parameter limit: the maximum number of sentences about effects.
    fileprivate func lines(limit: Int) -> [String] {
        let asked = uses.filter { $0.times > 0 && !$0.answers.isEmpty }
        let told = uses.filter { $0.times > 0 && $0.answers.isEmpty }
        let idle = uses.filter { use in use.times == 0 && !never.contains { $0.callback == use.name } }
        var lines = ["\(host):"]
        if !asked.isEmpty { lines += Paragraph.lines("It answers \(list(asked)).", indent: 2) }
        if !told.isEmpty { lines += Paragraph.lines("It receives \(list(told)).", indent: 2) }
        for effect in effects.prefix(limit) { lines += Paragraph.lines(effect, indent: 2, limit: 2) }
        if effects.count > limit {
            lines.append("  \(effects.count - limit) more effects of its answers: see the details.")
        }
        for absence in never {
            let verb = ["decideDisplay", "shouldPerform"].contains(absence.callback) ? "answers" : "receives"
            lines += Paragraph.lines(
                "It never \(verb) \(absence.callback): \(absence.reason)", indent: 2, limit: 2)
        }
        if !idle.isEmpty {
            let names = idle.map(\.name).joined(separator: ", ")
            lines += Paragraph.lines("Not called in these stories: \(names).", indent: 2, limit: 1)
        }
        return lines
    }

    private func list(_ uses: [CallbackUse]) -> String {
        uses.map { use in
            let answers = use.answers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            let words = answers.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            return "\(use.name) \(Times.words(use.times))" + (words.isEmpty ? "" : " (\(words))")
        }.joined(separator: ", ")
    }
}
