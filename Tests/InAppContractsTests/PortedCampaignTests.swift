import AdobeIOSBridge
import BrazeBridge
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

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
}
