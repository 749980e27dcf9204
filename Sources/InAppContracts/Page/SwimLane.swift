import Foundation
public import InAppCompat

/// The same story, told by several traces side by side: a column a trace, and in it a lane for each thread and one for the handler.
///
/// `html` is a part of a `ReportPage`; `svg` is a picture for a document. Sendable; a value.
public struct SwimLane: Sendable {
    /// One telling of the story.
    public struct Column: Sendable {
        /// What it is called, such as the name of a shape.
        public let title: String
        /// What happened.
        public let trace: Trace
        /// What the shape can do, which says which events of the handler are derived; nil marks none.
        public let capabilities: CapabilityTable?
        /// The rules that the trace has exercised.
        public let rules: [Rule]
        /// What a check has to say about the trace, a sentence each.
        public let remarks: [String]

        /// Describes a column.
        /// - Parameters:
        ///   - title: what it is called.
        ///   - trace: what happened.
        ///   - capabilities: what the shape can do; nil marks no event as derived.
        ///   - rules: the rules whose statements can be opened.
        ///   - remarks: what a check has to say about the trace.
        public init(
            _ title: String, _ trace: Trace, capabilities: CapabilityTable? = nil, rules: [Rule] = [],
            remarks: [String] = []
        ) {
            self.title = title
            self.trace = trace
            self.capabilities = capabilities
            self.rules = rules
            self.remarks = remarks
        }
    }

    /// The story's name.
    public let title: String
    /// What the story shows, in a sentence.
    public let about: String
    /// The tellings. The others are compared with the first one.
    public let columns: [Column]
    /// What is compared.
    let comparison: Comparison

    /// What of the columns is compared with the first one.
    enum Comparison: Sendable {
        /// The handler's calls and their answers, without ids and particulars.
        case handlerCalls
        /// Every line, with its thread and all that it says.
        case everyLine
    }

    /// Puts tellings of a story side by side.
    /// - Parameters:
    ///   - title: the story's name.
    ///   - about: what it shows, in a sentence.
    ///   - columns: the tellings; the others are compared with the first one.
    public init(_ title: String, about: String, columns: [Column]) {
        self.init(title, about: about, columns: columns, comparing: .handlerCalls)
    }

    init(_ title: String, about: String, columns: [Column], comparing comparison: Comparison) {
        self.comparison = comparison
        self.title = title
        self.about = about
        self.columns = columns
    }

    /// Plays a story with a neutral handler on the host of each shape that takes part in stories.
    /// - Parameters:
    ///   - story: the story.
    ///   - kits: the shapes.
    /// - Throws: `ScenarioError` where the story cannot be played.
    @MainActor public init(playing story: Story, on kits: [ShapeKit]) throws {
        let columns = try kits.filter { $0.stories != nil }.map { kit in
            let own = try StoryContract.traces(
                host: kit, subject: .delegate(kit), seenBy: .adopted, stories: [story])
            let results = try StoryContract.report(
                of: own, host: kit, delegate: kit, heedsNeeds: true
            ).results
            return Column(
                kit.name, try StoryContract.trace(of: story, host: kit, delegate: nil),
                capabilities: kit.capabilities,
                rules: results.filter { $0.stories.contains(story.name) }.map(\.rule))
        }
        self.init(story.name, about: story.about, columns: columns)
    }
}

extension SwimLane {
    /// Where an event stands in its column.
    enum Lane: Int, Sendable, CaseIterable {
        /// The SDK and its delegate, on the main thread.
        case main
        /// The same on another thread.
        case background
        /// The handler.
        case handler
        /// The user, the campaign, the app, the stage: across all lanes.
        case outside
    }

    /// One line of a column.
    struct Row: Sendable {
        let event: TraceEvent
        let lane: Lane
        /// Why the event is derived; nil where the SDK has it.
        let derivation: String?
        /// Whether the first column has no such event at this point.
        let isDifferent: Bool
    }

    /// A column's lines, and what it lacks of the handler's events in the first one.
    func rows(of column: Column) -> (rows: [Row], missing: [String]) {
        let own = column.trace.events.filter(isCompared).map(compared)
        let first = (columns.first?.trace.events ?? []).filter(isCompared).map(compared)
        var added: Set<Int> = []
        var missing: [(place: Int, text: String)] = []
        for change in own.difference(from: first) {
            switch change {
            case .insert(let place, _, _): added.insert(place)
            case .remove(let place, let text, _): missing.append((place, text))
            }
        }
        var place = -1
        let rows = column.trace.events.map { event in
            let counts = isCompared(event)
            if counts { place += 1 }
            return Row(
                event: event, lane: Self.lane(of: event), derivation: derivation(of: event, in: column),
                isDifferent: counts && added.contains(place))
        }
        return (rows, missing.sorted { $0.place < $1.place }.map(\.text))
    }

    private static func lane(of event: TraceEvent) -> Lane {
        switch event.source {
        case .handler: .handler
        case .user, .campaign, .app, .stage, .page: .outside
        default: event.thread == .main ? .main : .background
        }
    }

    private func isCompared(_ event: TraceEvent) -> Bool {
        comparison == .everyLine || event.source == .handler
    }

    /// What counts when columns are compared.
    private func compared(_ event: TraceEvent) -> String {
        switch comparison {
        case .handlerCalls: event.name + (event.answer.map { " → \($0)" } ?? "")
        case .everyLine:
            "\(event.source) \(event.call)"
                + (event.observed.isEmpty
                    ? "" : " [\(event.observed.map(\.description).joined(separator: ", "))]")
                + (event.thread == .main ? "" : " elsewhere")
        }
    }

    private func derivation(of event: TraceEvent, in column: Column) -> String? {
        guard event.source == .handler,
            let capability = Capability.allCases.first(where: { $0.name == event.name }),
            case .emulated(let note) = column.capabilities?.support(of: capability)
        else { return nil }
        return note
    }
}
