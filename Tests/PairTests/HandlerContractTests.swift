import AdobeIOSBridge
import Airship17Bridge
import BrazeBridge
import BrazeContracts
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// The report of `HandlerContract.verify(on:)` for the author of one handler.
@MainActor @Suite(.timeLimit(.minutes(20))) struct HandlerContractTests {
    /// Holds sales, refuses every click, and implements `didDismiss`.
    private final class Notes: InAppMessageHandler {
        func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            message.id.hasSuffix("-200") ? .hold : .show
        }
        func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool { false }
        func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {}
    }

    private final class Empty: InAppMessageHandler {}

    @Test("The report on a handler for three SDKs, word by word, with the questions that it is never asked")
    func notes() throws {
        let kits = [ShapeKit].builtIn.filter { [.adobeIOS, .braze, .airship17].contains($0.shape) }
        let report = try HandlerContract.verify(on: kits) { Notes() }
        #expect(
            report.description == """
                adobeIOS:
                  It answers decideDisplay 10 times (show 6, hold 4).
                  It receives didDismiss 6 times.
                  “msg-200” is kept off the screen.
                  It never answers shouldPerform: The delegate is notified of a link only after
                      the SDK has acted on it (AI-091).
                braze:
                  It answers decideDisplay 10 times (show 6, hold 4), shouldPerform twice (false
                      2).
                  It receives didDismiss 6 times.
                  “bz-200” is kept off the screen.
                  shop://cart is not opened.
                  https://shop.example/coupon is not opened.
                airship17:
                  It answers decideDisplay 9 times (show 5, hold 4).
                  It receives didDismiss 3 times.
                  “as-200” is kept off the screen.
                  shop://cart is not opened.
                  It never answers shouldPerform: The SDK's views run a click's actions
                      themselves and report it as the resolution (AS-045, AS-080).
                """)
        #expect(!report.isComplete)
        let implemented = ["decideDisplay true", "shouldPerform true", "didDismiss true"]
        for shape in report.shapes {
            #expect(
                shape.uses.map { "\($0.name) \($0.isImplemented ?? false)" } == implemented, "\(shape.shape)")
        }
        #expect(report.shapes.map { $0.never.map(\.callback) } == [["shouldPerform"], [], ["shouldPerform"]])
    }

    @Test("A handler without functions receives nothing and misses nothing")
    func empty() throws {
        let hosts = [ShapeKit].builtIn.hosts
        let report = try HandlerContract.verify(on: hosts) { Empty() }
        #expect(report.isComplete)
        #expect(report.description == hosts.map { "\($0):" }.joined(separator: "\n"))
    }

    @Test("The app’s campaigns are written for each SDK")
    func campaigns() throws {
        var content = MessageContent(layout: .modal)
        content.body = TextContent("Hello")
        let report = try HandlerContract.verify(on: [ShapeKit].builtIn.hosts, campaigns: [content]) {
            Notes()
        }
        for shape in report.shapes {
            #expect(shape.uses.first { $0.name == "decideDisplay" }?.answers["hold"] == nil, "\(shape.shape)")
            #expect(shape.traces.keys.contains("campaign-1, closed by the user"), "\(shape.shape)")
        }
    }

    /// Opens a link of its own, and changes the header of every message that it prepares.
    private final class Editor: InAppMessageHandler {
        func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
            plan.content.header = TextContent("Changed")
        }
        func didPresent(_ message: CompatMessage) {
            UIApplication.shared.open(URL(fileURLWithPath: "/own"))
        }
    }

    @Test("The details have every effect and the trace of each story")
    func details() throws {
        var content = MessageContent(layout: .modal)
        content.body = TextContent("Hello")
        let report = try HandlerContract.verify(on: [.braze], campaigns: [content]) { Editor() }
        let lines = report.details.split(separator: "\n").map(String.init)
        #expect(lines.first == "braze:")
        #expect(lines.contains("  Its change of “campaign-1” (header) is visible."))
        #expect(lines.contains("  file:///own is opened by the handler."))
        #expect(!report.details.contains("more effects"))
        let shape = try #require(report.shapes.first)
        for (story, trace) in shape.traces {
            let place = try #require(lines.firstIndex(of: "braze: \(story)"))
            #expect(
                Array(lines[(place + 1)...].prefix(trace.lines.count)) == trace.lines.map { "    \($0)" },
                "\(story)")
        }
    }

    /// Gives a page to every message, which not every message can have.
    private final class PageMaker: InAppMessageHandler {
        func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
            plan.content.page = PageContent(html: "<p>Changed</p>")
        }
    }

    @Test("What an SDK does not do of a handler's changes is among the effects, as the bridge explains it")
    func diagnostics() throws {
        var content = MessageContent(layout: .modal)
        content.body = TextContent("Hello")
        let report = try HandlerContract.verify(on: [.braze, .airship17], campaigns: [content]) {
            PageMaker()
        }
        #expect(
            report.shapes.map(\.effects) == [
                ["content.page: this layout of Braze does not have it."],
                [
                    "content.page: only HTML messages have a page; its text becomes a data URL, which the app's allow list has "
                        + "to permit (AS-025)."
                ],
            ])
        let plain = try HandlerContract.verify(on: [.braze, .airship17], campaigns: [content]) { Empty() }
        #expect(plain.shapes.map(\.effects) == [[], []])
    }
}
