import InAppCompat

/// What changes for one delegate when another SDK drives it: effects for the user, the app and the delegate that differ
/// from those under its own SDK. Differences that a delegate that answers yes and does nothing sees as well are left
/// out.
///
/// Sendable; a value.
public struct ChangeReport: Sendable, CustomStringConvertible {
    /// One change. Sendable; a value.
    public struct Change: Sendable, Hashable {
        /// The kind of effect that changes.
        public let effect: ChangedEffect
        /// The callback, as traces print it, or the message, the URL or the property that the change is about.
        public let subject: String
        /// The difference, as a whole sentence.
        public let sentence: String
        /// The stories in which the change occurs.
        public let stories: [String]
        /// The bridge's diagnostic about it in the first of these stories; nil if there is none.
        public let reason: String?
    }

    /// A campaign or scenario that could not be played under both SDKs. Sendable; a value.
    public struct Omission: Sendable, Hashable {
        /// The name of the campaign or scenario.
        public let story: String
        /// Why it could not be played.
        public let reason: String
    }

    /// The traces of one story, for reading side by side. Sendable; a value.
    struct Comparison: Sendable {
        let story: String
        let steps: [String]
        let own: [Trace]
        let other: [Trace]
    }

    /// The shape of the delegate.
    public let delegate: SDKShape
    /// The SDK that drives it, with the set-up of its bridge.
    public let host: ShapeKit
    /// The changes, in the order of `ChangedEffect`.
    public let changes: [Change]
    /// Calls in pages of the campaigns that the other SDK does not answer, in sentences.
    public let pageCalls: [String]
    /// The campaigns and scenarios that could not be played.
    public let omissions: [Omission]
    /// The number of stories that were played under both SDKs.
    public let storyCount: Int
    /// The traces of the stories with changes.
    let comparisons: [Comparison]

    /// Whether at least one story was played, nothing was omitted, and nothing changes.
    public var isUnchanged: Bool { changes.isEmpty && omissions.isEmpty && storyCount > 0 }

    /// The report on one screen, at most 40 lines of 80 columns. `details` has everything.
    public var description: String { ChangeReportSheet(self).lines.joined(separator: "\n") }

    /// The whole report: each change with its stories, and both traces of each of these stories side by side.
    public var details: String { ChangeReportSheet(self).details.joined(separator: "\n") }
}

/// A report of changes as text.
private struct ChangeReportSheet {
    private static let height = 40
    private let report: ChangeReport

    init(_ report: ChangeReport) {
        self.report = report
    }

    private var head: String {
        let stories = report.storyCount == 1 ? "1 story" : "\(report.storyCount) stories"
        let start = "This delegate of \(report.delegate) under \(report.host), in \(stories)"
        return switch report.changes.count {
        case 0 where report.storyCount == 0:
            "This delegate of \(report.delegate) under \(report.host): no story was played, so nothing is known."
        case 0: "\(start): nothing changes."
        case 1: "\(start): 1 thing changes."
        default: "\(start): \(report.changes.count) things change."
        }
    }

    /// The lines below the changes.
    private var rest: [String] {
        report.pageCalls.flatMap { Paragraph.lines($0) }
            + report.omissions.flatMap { Paragraph.lines("Not played: \($0.story): \($0.reason)", limit: 4) }
    }

    var lines: [String] {
        var lines = Paragraph.lines(head)
        let tail = rest
        let room = ChangeReportSheet.height - tail.count
        for (place, change) in report.changes.enumerated() {
            let more = self.lines(of: change)
            // The last line is reserved for the number of changes that are left out.
            let isLast = place == report.changes.count - 1
            guard lines.count + more.count <= room - (isLast ? 0 : 1) else {
                lines.append("\(report.changes.count - place) more: see the report’s details.")
                break
            }
            lines += more
        }
        return lines + tail
    }

    private func lines(of change: ChangeReport.Change) -> [String] {
        let others = change.stories.count - 1
        let stories = change.stories.first.map { $0 + (others > 0 ? " and \(others) more" : "") } ?? ""
        return Paragraph.lines("- \(change.sentence)", limit: 3)
            + Paragraph.lines("(in: \(stories))", indent: 2, limit: 1)
            + (change.reason.map { Paragraph.lines("\($0)", indent: 2, limit: 2) } ?? [])
    }

    // MARK: Details

    var details: [String] {
        let changes = report.changes.flatMap { change in
            [
                "- [\(change.effect.rawValue)] \(change.sentence)",
                "  in: \(change.stories.joined(separator: "; "))",
            ]
                + (change.reason.map { ["  \($0)"] } ?? [])
        }
        return [head] + changes + rest + report.comparisons.flatMap(lines)
    }

    private func lines(of comparison: ChangeReport.Comparison) -> [String] {
        let width = comparison.own.flatMap(\.calls).map(\.count).max() ?? 0
        func row(_ left: String, _ right: String) -> String {
            let text =
                left.padding(toLength: max(width, left.count), withPad: " ", startingAt: 0) + " | " + right
            return text.last == " " ? String(text.dropLast()) : text
        }
        let steps = comparison.steps + ["the end"]
        let rows = comparison.own.indices.flatMap { place -> [String] in
            let (own, other) = (comparison.own[place].calls, comparison.other[place].calls)
            let pairs = (0..<max(own.count, other.count)).map { line in
                row(
                    own.indices.contains(line) ? own[line] : "",
                    other.indices.contains(line) ? other[line] : "")
            }
            return ["-- \(steps.indices.contains(place) ? steps[place] : "")"] + pairs
        }
        return ["", "\(comparison.story)", row("\(report.delegate)", "\(report.host)")] + rows
    }
}
