import InAppCompat
import InAppContracts

/// `tour`: takes one handler through all shapes.
enum TourCommand: Subcommand {
    static let name = "tour"
    static let summary = "takes one handler through every SDK and compares its calls"
    static let operands = ""
    static let together = Option(
        name: "--together", value: nil, about: "all SDKs in one app, on one screen, around a checkout")
    static let shape = Option(
        name: "--shapes", value: "SHAPE,SHAPE", about: "only these SDKs; by default all")
    static let options = [together, shape, Option.format]
    static let discussion = [
        "The handler holds messages while the app is busy, shows them in order afterwards, handles one link itself "
            + "and leaves one click to the SDK. The campaigns are built in.",
        "The verdict compares the stories event by event, without ids and marks of derivation. A difference counts "
            + "as explained only if the capability table (see matrix) has a reason for it; an unexplained difference "
            + "makes the command fail.",
        "A shape that breaks a promise to its handler (INV-1 to INV-8), or on whose host an act cannot be played, fails "
            + "by itself: its section says how, and the others are compared without it.",
        "With --together the SDKs share one app, one handler and one screen: their messages must appear one after the "
            + "other, and none during the checkout. Otherwise the command fails.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        ["tour", "tour --together", "tour --format json"]
    }

    @MainActor static func run(_ arguments: Arguments, _ all: [ShapeKit], _ style: Style) throws -> Outcome {
        try arguments.noOperands()
        let format = try arguments.format()
        let chosen = try arguments.values(shape, among: all.hosts)
        if arguments.has(together) { return try outcome(SharedTour(chosen ?? all).play(), format, style) }
        let visits = (chosen ?? all.hosts).map { TourGuide($0).visit() }
        var outcome = try outcome(TourReport(visits), format, style)
        let some = arguments.value(shape).map { " --shapes \($0)" } ?? ""
        if format == .text { outcome.next = "report --output report.html\(some)" }
        return outcome
    }

    /// The story of several SDKs in a format. An unexpected event is a failure.
    private static func outcome(
        _ report: SharedTourReport, _ format: Format, _ style: Style
    ) throws -> Outcome {
        let code: Outcome.Code = report.problems.isEmpty ? .ok : .failure
        switch format {
        case .text: return Outcome(output: report.text(style), code: code)
        case .json: return Outcome(output: try JSON.text(report), code: code)
        case .markdown: return Outcome(output: report.markdown, code: code)
        }
    }

    /// The report in a format. A difference without an explanation is a failure, and so is a broken promise.
    static func outcome(_ report: TourReport, _ format: Format, _ style: Style) throws -> Outcome {
        let code: Outcome.Code = report.isSuccess ? .ok : .failure
        switch format {
        case .text: return Outcome(output: report.text(style), code: code)
        case .json: return Outcome(output: try JSON.text(report), code: code)
        case .markdown: return Outcome(output: report.markdown, code: code)
        }
    }
}
