import Foundation
public import InAppCompat

/// One story with several traces side by side: a column per trace, with a lane for each thread and one for the handler.
///
/// `html` is a section of a `ReportPage`; `svg` is an image for a document. Sendable; a value.
public struct SwimLane: Sendable {
    /// One trace of the story.
    public struct Column: Sendable {
        /// The title, such as the name of a shape.
        public let title: String
        /// The trace.
        public let trace: Trace
        /// The shape's capabilities, from which follows which events of the handler are derived; nil to mark none.
        public let capabilities: CapabilityTable?
        /// The rules that the trace exercises.
        public let rules: [Rule]
        /// Remarks of a check about the trace, one sentence each.
        public let remarks: [String]

        /// Makes a column.
        /// - Parameters:
        ///   - title: the title.
        ///   - trace: the trace.
        ///   - capabilities: the shape's capabilities; nil to mark no event as derived.
        ///   - rules: the rules whose statements can be opened.
        ///   - remarks: remarks of a check about the trace.
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
    /// The columns. The others are compared with the first one.
    public let columns: [Column]
    /// What is compared between columns.
    let comparison: Comparison

    /// What is compared between a column and the first one.
    enum Comparison: Sendable {
        /// The handler's calls and their answers, without ids and other arguments.
        case handlerCalls
        /// Every line, with its thread, arguments and observed values.
        case everyLine
    }

    /// Puts traces of a story side by side.
    /// - Parameters:
    ///   - title: the story's name.
    ///   - about: what it shows, in a sentence.
    ///   - columns: the traces; the others are compared with the first one.
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
    /// - Throws: `ScenarioError` if the story cannot be played.
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
    /// The lane of an event in its column.
    enum Lane: Int, Sendable, CaseIterable {
        /// The SDK and its delegate, on the main thread.
        case main
        /// The SDK and its delegate, on another thread.
        case background
        /// The handler.
        case handler
        /// The user, the campaign, the app, the page and the stage: across all lanes.
        case outside
    }

    /// One line of a column.
    struct Row: Sendable {
        let event: TraceEvent
        let lane: Lane
        /// Why the event is derived; nil if it comes from the SDK.
        let derivation: String?
        /// Whether the first column has no such event at this point.
        let isDifferent: Bool
    }

    /// A column's lines, and the handler's events that only the first column has.
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

    /// The text of an event that is compared between columns.
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
