import Foundation
import InAppCompat
import InAppContracts

/// `inspect`: what is in a vendor's payload, and how it ports.
enum InspectCommand: Subcommand {
    static let name = "inspect"
    static let summary = "decodes a vendor's payload and shows how it ports to the other SDKs"
    static let operands = "FILE.json|NAME"
    static let shape = Option(
        name: "--shape", value: "SHAPE", about: "whose payload it is; found out if left out")
    static let options = [shape, Option.format]
    static let discussion = [
        "Every vendor's decoder is tried unless --shape names one. Where several can read a payload, the first "
            + "one's reading is shown, and the others are named. With --shape, news, sale and coupon stand for the "
            + "shape's standard campaigns.",
        "The content is printed field by field, in "
            + "neutral words; then, for each other SDK, what a port preserves, approximates (how) or drops (why), "
            + "and what that SDK cannot do for such a message, or does in its own way.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        shapes.prefix(1).flatMap {
            ["inspect sale --shape \($0)", "inspect news --shape \($0) --format json"]
        }
    }

    static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) throws -> Outcome {
        let path = try arguments.operand("the payload's file")
        let format = try arguments.format()
        let chosen = try arguments.value(shape, among: shapes)
        let payload = try chosen?.campaigns[path] ?? Files.read(path)
        let report = try inspect(payload, as: chosen.map { [$0] } ?? shapes, shapes, path)
        switch format {
        case .text: return Outcome(output: report.text(style))
        case .json: return Outcome(output: try JSON.text(report))
        case .markdown: return Outcome(output: report.markdown)
        }
    }

    private static func inspect(
        _ payload: Data, as readers: [ShapeKit], _ shapes: [ShapeKit], _ path: String
    ) throws -> InspectReport {
        var failures: [String] = []
        var readings: [(kit: ShapeKit, messages: [(id: String, content: MessageContent)])] = []
        for kit in readers {
            do {
                readings.append((kit, try kit.port.messages(of: payload)))
            } catch {
                failures.append("  \(kit): \(error)")
            }
        }
        guard let first = readings.first else {
            throw ToolFailure(
                "\(path) is no payload that can be decoded:\n" + failures.joined(separator: "\n"))
        }
        return InspectReport(
            first.kit, first.messages, alsoReadBy: readings.dropFirst().map(\.kit.shape.name), among: shapes)
    }
}
