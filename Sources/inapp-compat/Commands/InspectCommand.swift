import Foundation
import InAppCompat
import InAppContracts

/// `inspect`: what is in a vendor's payload, and how it ports.
enum InspectCommand: Subcommand {
    static let name = "inspect"
    static let summary = "decodes a vendor's payload and shows how it ports to the other SDKs"
    static let operands = "FILE.json"
    static let shape = Option(
        name: "--shape", value: "SHAPE", about: "whose payload it is; found out if left out")
    static let options = [shape, Option.format]
    static let discussion = [
        "Every vendor's decoder is tried unless --shape names one. The content is printed field by field, in "
            + "neutral words; then what each other SDK cannot do for such a message, or does in its own way."
    ]
    static let examples = [
        "inspect Sources/inapp-compat/Campaigns/braze-sale.json",
        "inspect Sources/inapp-compat/Campaigns/adobe-ios-sale.json --shape adobeIOS --format json",
    ]

    static func run(_ arguments: Arguments, _ style: Style) throws -> Outcome {
        let path = try arguments.operand("the payload's file")
        let format = try arguments.format()
        let drivers = Dictionary(uniqueKeysWithValues: ShapeDrivers.all.map { ($0.shape.name, $0) })
        let chosen = try arguments.value(shape, among: drivers)
        let report = try inspect(Files.read(path), with: chosen.map { [$0] } ?? ShapeDrivers.all, path)
        switch format {
        case .text: return Outcome(output: report.text(style))
        case .json: return Outcome(output: try JSON.text(report))
        case .markdown: return Outcome(output: report.markdown)
        }
    }

    private static func inspect(
        _ payload: Data, with drivers: [any ShapeDriver.Type], _ path: String
    ) throws -> InspectReport {
        var failures: [String] = []
        for driver in drivers {
            do {
                return InspectReport(driver.shape, try messages(payload, driver))
            } catch {
                failures.append("  \(driver.shape): \(error)")
            }
        }
        throw ToolFailure("\(path) is no payload that can be decoded:\n" + failures.joined(separator: "\n"))
    }

    /// Lets the payload trigger on a headless host and reads the messages that a handler is asked about.
    private static func messages(
        _ payload: Data, _ type: any ShapeDriver.Type
    ) throws -> [(String, MessageContent)] {
        let stage = HeadlessStage()
        let driver = stage.run { type.init(TraceRecorder(stage: stage)) { _ in nil } }
        let reader = ContentReader()
        let bridge = driver.attach(handler: reader)
        try driver.host.trigger(json: payload)
        stage.runUntilIdle()
        // The bridge is kept until the messages were read.
        return withExtendedLifetime(bridge) { reader.messages }
    }
}

/// Reads every message that it is asked about, and lets none appear.
@MainActor private final class ContentReader: InAppMessageHandler {
    private(set) var messages: [(String, MessageContent)] = []

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        messages.append((message.id, message.content))
        return .hold
    }
}
