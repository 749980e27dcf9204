import Foundation
import InAppCompat
import InAppContracts

/// `inspect`: what is in a vendor's payload, and how it ports.
enum InspectCommand: Subcommand {
    static let name = "inspect"
    static let summary = "decodes a vendor's payload and shows how it ports to the other SDKs"
    static let operands = "[FILE.json|NAME]"
    static let shape = Option(
        name: "--shape", value: "SHAPE", about: "whose payload it is; found out if left out")
    static let target = Option(
        name: "--to", value: "SHAPE", about: "only the port to this SDK; all others if left out")
    static let keys = Option(
        name: "--keys", value: nil,
        about: "print every key that the payloads of --shape may have, with an example; without a file")
    static let options = [shape, target, keys, Option.format]
    static let discussion = [
        "Every vendor's decoder is tried unless --shape names one. Where several can read a payload, the first "
            + "one's reading is shown, and the others are named. With --shape, news, sale and coupon stand for the "
            + "shape's standard campaigns.",
        "The content is printed field by field, in "
            + "neutral words; then, for each other SDK, what a port preserves, approximates (how) or drops (why), "
            + "and what that SDK cannot do for such a message, or does in its own way.",
        "Keys that say when and to whom the message is shown belong to the campaign: no port carries them, and they "
            + "are listed. So are keys that the SDK does not know, with the nearest one that it does.",
        "In text and markdown long values are cut, with their length.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        shapes.prefix(1).flatMap {
            [
                "inspect sale --shape \($0)", "inspect news --shape \($0) --format json",
                "inspect --keys --shape \($0)",
            ]
        }
    }

    static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) throws -> Outcome {
        let format = try arguments.format()
        let chosen = try arguments.value(shape, among: shapes)
        if arguments.has(keys) { return try keys(of: chosen, arguments, format, style) }
        let path = try arguments.operand("the payload's file")
        let targets = try arguments.value(target, among: shapes).map { [$0] } ?? shapes
        let payload = try chosen?.campaigns[path] ?? Files.read(path)
        let report = try inspect(payload, as: chosen.map { [$0] } ?? shapes, to: targets, path)
        switch format {
        case .text: return Outcome(output: report.text(style))
        case .json: return Outcome(output: try JSON.text(report))
        case .markdown: return Outcome(output: report.markdown)
        }
    }

    private static func keys(
        of kit: ShapeKit?, _ arguments: Arguments, _ format: Format, _ style: Style
    ) throws -> Outcome {
        try arguments.noOperands()
        guard let kit else { throw UsageError("--keys needs --shape: each shape has its own") }
        guard arguments.value(target) == nil else { throw UsageError("--keys does not go with --to") }
        let listing = PayloadKeyListing(kit)
        switch format {
        case .text: return Outcome(output: listing.text(style))
        case .json: return Outcome(output: try JSON.text(listing))
        case .markdown: return Outcome(output: listing.markdown)
        }
    }

    private static func inspect(
        _ payload: Data, as readers: [ShapeKit], to targets: [ShapeKit], _ path: String
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
            first.kit, first.messages, alsoReadBy: readings.dropFirst().map(\.kit.shape.name),
            keys: PayloadKeyReport(payload, keys: first.kit.payloadKeys), to: targets)
    }
}
