import Foundation
import InAppCompat
import InAppContracts

/// `report`: a page with all results.
enum ReportCommand: Subcommand {
    static let name = "report"
    static let summary =
        "writes a page with the capabilities, the contracts, the pairs, and a story as a swim lane"
    static let operands = ""
    static let output = Option(
        name: "--output", value: "FILE",
        about: "the file to write: .html, or .svg for an image of only the lane")
    static let story = Option(
        name: "--story", value: "NAME", about: "the story of the swim lane; by default \(standardStory)")
    static let trace = Option(
        name: "--trace", value: "FILE",
        about:
            "the first column of the lane: a file of play --format json, or a trace that an app has recorded")
    static let delegate = Option(
        name: "--delegate", value: "SHAPE",
        about: "a delegate of this shape, adopted under each SDK, instead of a handler")
    static let shapes = Option(
        name: "--shapes", value: "SHAPE,SHAPE", about: "only these SDKs; by default all")
    static let options = [output, story, trace, delegate, shapes]
    static let standardStory = "second-button"
    static let discussion = [
        "The page is self-contained: it needs no network, works on a phone, in dark mode, and with the keyboard. Each "
            + "number of the pair table links to the losses behind it; each rule opens its statement.",
        "The lane shows one message on every SDK side by side: what the SDK does and on which thread, the handler's "
            + "calls, what the bridge had to derive, and what differs from the first SDK.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        let some = shapes.prefix(2).map(\.description).joined(separator: ",")
        return [
            "report --output report.html --shapes \(some)",
            "report --output report.html --shapes \(some) --story held-and-shown-later",
        ]
    }

    @MainActor static func run(_ arguments: Arguments, _ all: [ShapeKit], _ style: Style) async throws
        -> Outcome
    {
        try arguments.noOperands()
        guard let path = arguments.value(output) else { throw UsageError("--output is missing: a file") }
        let kits = try arguments.values(shapes, among: all.hosts) ?? all.hosts
        let lane = try lane(arguments, kits)
        let url = URL(fileURLWithPath: path)
        if url.pathExtension == "svg" {
            try Data(lane.svg.utf8).write(to: url, options: .atomic)
        } else {
            try await page(kits, lane).write(to: url)
        }
        return Outcome(output: "\(path) is written.\n")
    }

    /// The requested story.
    @MainActor private static func lane(_ arguments: Arguments, _ kits: [ShapeKit]) throws -> SwimLane {
        let name = arguments.value(story) ?? standardStory
        guard let story = Stories.known.first(where: { $0.name == name }) else {
            throw Arguments.refusal(Self.story, name, Stories.known.map(\.name))
        }
        let delegate = try arguments.value(delegate, among: kits)
        var lane =
            try delegate.map { try adopted($0, story, kits) } ?? SwimLane(playing: story, on: kits)
        if let path = arguments.value(trace) {
            let column = SwimLane.Column(
                URL(fileURLWithPath: path).lastPathComponent, try trace(in: path, among: kits))
            lane = SwimLane(lane.title, about: lane.about, columns: [column] + lane.columns)
        }
        return lane
    }

    /// The output of `play --format json`.
    private struct Played: Decodable {
        let events: Trace
    }

    /// The trace of a file: the output of `play`, its events alone, or a trace that an app has recorded.
    @MainActor private static func trace(in path: String, among kits: [ShapeKit]) throws -> Trace {
        let data = try Files.read(path)
        if let played = try? JSONDecoder().decode(Played.self, from: data) { return played.events }
        if let trace = try? Trace(json: data) { return trace }
        let file = try RecordedTraceFile(path, kits, among: kits)
        return file.trace[file.kits[0].shape]
    }

    /// The story with a delegate of one shape under each SDK.
    @MainActor private static func adopted(
        _ delegate: ShapeKit, _ story: Story, _ kits: [ShapeKit]
    ) throws -> SwimLane {
        let hosts = [delegate] + kits.filter { $0 != delegate && $0.stories != nil }
        let columns = try hosts.map { host in
            SwimLane.Column(
                "\(delegate) under \(host)",
                try StoryContract.trace(of: story, host: host, delegate: delegate))
        }
        return SwimLane(story.name, about: story.about, columns: columns)
    }

    /// The whole page.
    @MainActor private static func page(_ kits: [ShapeKit], _ lane: SwimLane) async throws -> ReportPage {
        let pairs = try await StoryPairs.reports(hosts: kits, delegates: kits)
        let contracts = try kits.map { try HostContract.report(on: $0) }
        return ReportPage(
            "In-app messages across SDKs",
            sections: [
                lane.html, ReportSections.matrix(kits), ReportSections.pairs(pairs),
                ReportSections.contracts(contracts),
            ],
            contents: [
                ("lane-\(lane.title.anchor)", "Story: \(lane.title)"), ("matrix", "What each SDK can do"),
                ("pairs", "What a delegate keeps"), ("contracts", "The contracts"),
            ])
    }
}
