import InAppCompat

/// Reads the lines of a trace's file after the header: calls, and the answers to them.
struct TraceLineReader {
    /// What was called, by the name of the shape.
    private(set) var traces: [String: Trace] = [:]
    private let kits: [String: ShapeKit]
    /// Where a line's call stands.
    private var places: [Int: (shape: String, place: Int)] = [:]

    init(_ kits: [ShapeKit]) {
        self.kits = kits.byName
    }

    /// - Throws: `ScenarioError` or `TraceFileError` without the line.
    mutating func read(_ node: ScenarioNode, line: Int) throws {
        if let question = try node.optional("line") {
            try answer(node, to: question)
        } else {
            try call(node, line: line)
        }
    }

    private mutating func answer(_ node: ScenarioNode, to question: ScenarioNode) throws {
        try node.allow(only: ["answer", "line"])
        let answer = try node.required("answer", "what was answered").string()
        let number = try question.count()
        guard let (shape, place) = places[number] else {
            throw question.error(
                .invalidValue, "found \(number), expected the line of a call before this one.")
        }
        guard traces[shape]?.events[place].answer == nil else {
            throw question.error(.invalidValue, "the call of line \(number) has been answered already.")
        }
        traces[shape]?.events[place].answer = answer
    }

    private mutating func call(_ node: ScenarioNode, line: Int) throws {
        try node.allow(only: [
            "answer", "arguments", "call", "observed", "shape", "source", "thread", "time",
        ])
        let kit = try node.required("shape", "the name of a shape").word(kits)
        let source = TraceEvent.Source(try node.optional("source")?.string() ?? "delegate")
        let event = TraceEvent(
            time: try node.required("time", "seconds").measure(),
            thread: try node.required("thread", "main or background").word(TraceEvent.ThreadKind.self),
            source: source, name: try name(node, source, kit), arguments: try pairs(node, "arguments"),
            observed: try pairs(node, "observed"), answer: try node.optional("answer")?.string())
        let shape = kit.shape.name
        places[line] = (shape, traces[shape]?.events.count ?? 0)
        traces[shape, default: Trace()].events.append(event)
    }

    /// A callback that is misspelt would look as if it had never come.
    private func name(_ node: ScenarioNode, _ source: TraceEvent.Source, _ kit: ShapeKit) throws -> String {
        let call = try node.required("call", "the name of a callback")
        let known: [TraceEvent.Source: [String]] = [
            .delegate: kit.driver.callbacks, .handler: RecordingHandler.callbacks,
        ]
        guard let names = known[source] else { return try call.string() }
        return try call.word(Dictionary(names.map { ($0, $0) }) { first, _ in first })
    }

    private func pairs(_ node: ScenarioNode, _ key: String) throws -> [TraceEvent.Argument] {
        try node.optional(key)?.elements().map { element in
            let pair = try element.elements()
            guard pair.count == 2 else {
                throw element.unexpected("a name and a value", .invalidValue)
            }
            return TraceEvent.Argument(try pair[0].string(), try pair[1].string())
        } ?? []
    }
}
