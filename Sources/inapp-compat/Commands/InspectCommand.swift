import Foundation
import InAppCompat

/// `inspect`: what is in a vendor's payload, and how it ports.
enum InspectCommand: Subcommand {
    static let name = "inspect"
    static let summary = "decodes a vendor's payload and shows how it ports to the other SDKs"
    static let operands = "FILE.json"
    static let shape = Option(
        name: "--shape", value: "SHAPE", about: "whose payload it is; found out if left out")
    static let options = [shape, Option.format]
    static let discussion = [
        "Every vendor's decoder is tried unless --shape names one. Adobe's SDKs read some payloads of each other: "
            + "the first one's reading is shown, and the others are named.",
        "The content is printed field by field, in "
            + "neutral words; then, for each other SDK, what a port preserves, approximates (how) or drops (why), "
            + "and what that SDK cannot do for such a message, or does in its own way.",
    ]
    static let examples = [
        "inspect Sources/inapp-compat/Campaigns/braze-sale.json",
        "inspect Sources/inapp-compat/Campaigns/adobe-ios-sale.json --shape adobeIOS --format json",
    ]

    static func run(_ arguments: Arguments, _ style: Style) throws -> Outcome {
        let path = try arguments.operand("the payload's file")
        let format = try arguments.format()
        let ports = Dictionary(uniqueKeysWithValues: ContentPorts.all.map { ($0.shape.name, $0) })
        let chosen = try arguments.value(shape, among: ports)
        let report = try inspect(Files.read(path), with: chosen.map { [$0] } ?? ContentPorts.all, path)
        switch format {
        case .text: return Outcome(output: report.text(style))
        case .json: return Outcome(output: try JSON.text(report))
        case .markdown: return Outcome(output: report.markdown)
        }
    }

    private static func inspect(
        _ payload: Data, with ports: [any ContentPort.Type], _ path: String
    ) throws -> InspectReport {
        var failures: [String] = []
        var readings: [(shape: Shape, messages: [(id: String, content: MessageContent)])] = []
        for port in ports {
            do {
                readings.append((port.shape, try port.messages(of: payload)))
            } catch {
                failures.append("  \(port.shape): \(error)")
            }
        }
        guard let first = readings.first else {
            throw ToolFailure(
                "\(path) is no payload that can be decoded:\n" + failures.joined(separator: "\n"))
        }
        return InspectReport(
            first.shape, first.messages, alsoReadBy: readings.dropFirst().map(\.shape.name))
    }
}
