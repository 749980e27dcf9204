import AdobeIOSBridge
import BrazeBridge
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// Campaigns that are converted for another vendor's SDK.
@Suite("Campaigns as another vendor's servers send them", .timeLimit(.minutes(20))) @MainActor
struct PortedCampaignTests {
    @Test(
        "each standard campaign has the content of its port on each shape, and the host plays it",
        arguments: [ShapeKit].builtIn, ["news", "sale", "coupon"])
    func standard(_ source: ShapeKit, _ name: String) throws {
        let campaign = try #require(source.campaigns[name])
        let messages = try source.port.messages(of: campaign)
        let message = try #require(messages.first)
        for target in [ShapeKit].builtIn {
            let payload = try target.payload(porting: message.content, from: source, id: "7")
            let written = try target.port.messages(of: payload)
            #expect(written.map(\.id) == ["7"], "\(source) to \(target)")
            var content = message.content
            for key in source.port.ownExtras.subtracting(target.port.ownExtras) { content.extras[key] = nil }
            #expect(
                written.first?.content == target.port.port(content, id: "7"),
                "\(source) to \(target)")
            let value = try JSONDecoder().decode(ContentValue.self, from: payload)
            let scenario = Scenario(
                name: name, kits: [target], payloads: ["campaign": value],
                steps: [ScenarioStep(.trigger(payload: "campaign"))])
            let trace = try ScenarioRunner.run(scenario, on: target).trace
            #expect(trace.events(from: .delegate).contains { $0["message"] == "7" }, "\(source) to \(target)")
        }
    }

    @Test("neutral content can be written as a campaign of every shape")
    func neutral() throws {
        var content = MessageContent(layout: .modal)
        content.body = TextContent("Hello")
        for kit in [ShapeKit].builtIn {
            let messages = try kit.port.messages(of: try kit.payload(content))
            #expect(messages.map(\.id) == ["campaign"], "\(kit)")
        }
    }

    @Test("calls of a page to one vendor's SDK are reported as foreign to another")
    func pageCalls() throws {
        var content = MessageContent(layout: .web)
        content.page = PageContent(
            html: #"<a id="1" href="x?abButtonId=1" onclick="brazeBridge.closeMessage()">x</a>"#)
        let kits = [ShapeKit].builtIn
        let braze = try #require(kits[.braze])
        let adobe = try #require(kits[.adobeIOS])
        #expect(braze.foreignPageCalls(in: content, on: adobe) == ["brazeBridge.", "abButtonId"])
        #expect(braze.foreignPageCalls(in: content, on: braze).isEmpty)
        #expect(adobe.foreignPageCalls(in: content, on: braze).isEmpty)
    }

    @Test(
        "a tap on a button that no message has is a gesture on the latest message, with the other SDK's words"
    )
    func unknownButton() throws {
        let braze = ShapeKit.braze
        let writer = try #require(braze.writer)
        let titles = { (content: MessageContent) in content.page?.html ?? "" }
        let target = ShapeKit(
            title: braze.title, capabilities: braze.capabilities, driver: braze.driver, adopt: braze.adopt,
            rules: braze.rules, scenarios: [:], requirements: braze.requirements, port: braze.port,
            campaigns: braze.campaigns,
            writer: PayloadWriter(pageCalls: [], make: writer.make).operating { _, content in
                .tapButton(titles(content).contains("second") ? "second" : "first")
            })
        func page(_ title: String) throws -> ContentValue {
            try ContentValue(
                jsonText: Data(#"{"contentType": "text/html", "content": "<p>\#(title)</p>"}"#.utf8))
        }
        let scenario = Scenario(
            name: "n", kits: [.adobeIOS], payloads: ["a": try page("first"), "b": try page("second")],
            steps: [
                ScenarioStep(.user(.tapButton("x"))), ScenarioStep(.trigger(payload: "a")),
                ScenarioStep(.user(.tapButton("x"))), ScenarioStep(.trigger(payload: "b")),
                ScenarioStep(.user(.tapButton("x"))), ScenarioStep(.user(.close)),
            ])
        let ported = try ScenarioPorter(source: .adobeIOS, target: target).ported(scenario)
        let gestures = ported.steps.compactMap {
            if case .user(let gesture) = $0.action { gesture } else { nil }
        }
        #expect(
            gestures == [.tapButton("x"), .tapButton("first"), .tapButton("second"), .tapButton("second")])
    }

    @Test(
        "an app's own scenario ends as it is written: only a campaign's story is dismissed by the app at the end"
    )
    func endOfStories() throws {
        let slideup = #"{"type": "SLIDEUP", "trigger_id": "a", "message": "A"}"#
        let text =
            #"{"name": "n", "shape": "braze", "payloads": {"a": \#(slideup)}, "steps": [{"trigger": "a"}]}"#
        let porter = ScenarioPorter(source: .braze, target: .braze)
        func screens(_ story: PlayableStory) throws -> [[String]] {
            try story.play(.braze, on: .braze, isAdopted: false, HeadlessStage(), nil).rests.map(\.screen)
        }
        let own = try PlayableStory.story(text, appSteps: [], porter)
        #expect(try screens(own) == [["a"], ["a"]])
        let all = try PlayableStory.stories(of: Data(slideup.utf8), named: "c", porter)
        #expect(all.map(\.name) == ["c, closed by the user", "c, dismissed by the app"])
        #expect(try all.map { try screens($0).last } == [[], []])
        #expect(try screens(all[1]) == [["a"], ["a"], []])
    }
}
