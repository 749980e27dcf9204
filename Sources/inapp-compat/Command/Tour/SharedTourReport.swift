import Foundation
import InAppCompat
import InAppContracts

/// The story of several SDKs on one screen.
struct SharedTourReport: Encodable {
    /// One act.
    struct Act: Encodable {
        let title: String
        let events: [Event]
    }

    /// What happened to a message.
    struct Event: Encodable {
        /// Seconds since the beginning.
        let time: Double
        let shape: String
        let text: String

        init(_ event: MessageEvent) {
            time = event.time
            shape = event.shape.name
            text = event.description
        }
    }

    let shapes: [String]
    let acts: [Act]
    /// How many messages were shown.
    let messages: Int
    /// What should not have happened; empty if all went well.
    let problems: [String]

    private var title: String { "\(shapes.joined(separator: ", ")) on one screen" }
    private var verdict: String {
        problems.isEmpty
            ? "\(messages) messages of \(shapes.count) SDKs, one at a time, and none during the checkout."
            : problems.joined(separator: "; ") + "."
    }

    func text(_ style: Style) -> String {
        var lines = Layout.wrap(title).map(style.bold)
        lines += Layout.wrap(
            "One handler, one stack of policies (PolicyStack, \(Int(SharedTour.spacing)) seconds between two messages), "
                + "and a bridge for each SDK. What the bridges told:")
        for (place, act) in acts.enumerated() {
            lines += ["", style.bold("\(place + 1). \(act.title)")]
            if act.events.isEmpty { lines.append(style.dim("  nothing happens")) }
            for event in act.events {
                let head = String(format: "%6.1f ", event.time) + Layout.pad(event.shape, 15)
                lines += Layout.wrap(head + event.text, indent: 22)
            }
        }
        lines += [""] + Layout.wrap(verdict).map(problems.isEmpty ? style.green : style.red)
        return lines.joined(separator: "\n") + "\n"
    }

    var markdown: String {
        var parts = ["# \(title)"]
        for act in acts {
            let rows = act.events.map { [String(format: "%.1f", $0.time), $0.shape, $0.text] }
            parts.append(
                "## \(act.title)\n\n" + Layout.markdownTable(["Time", "SDK", "What happened"], rows))
        }
        return (parts + [verdict]).joined(separator: "\n\n") + "\n"
    }
}
