import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// The page of an HTML message, which Airship identifies by its URL.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17PageTests {
    private static let address = "https://e.org/?q=%7e&b=2"
    private static let payload = Airship17World.schedule(
        "m1",
        #"{"name": "m1", "display_type": "html", "display": {"url": "\#(address)", "border_radius": 3}}"#)

    private func shown(_ world: Airship17World) throws -> InAppMessageHTMLDisplayContent {
        try world.trigger(Self.payload)
        let native = try #require(try world.message().native(as: InAppMessage.self))
        return try #require(native.displayContent as? InAppMessageHTMLDisplayContent)
    }

    @Test("AS-010 a plan that does not change the page does not change the URL, whatever else it changes")
    func unchanged() throws {
        let world = try Airship17World()
        world.handler.onPrepare = { plan, _ in plan.content.frame?.cornerRadius = 9 }
        let page = try shown(world)
        #expect(page.url == Self.address && page.borderRadiusPoints == 9)
        #expect(world.diagnostics.isEmpty)
    }

    @Test("AS-010 a plan's page of its own replaces the URL")
    func changed() throws {
        let world = try Airship17World()
        world.handler.onPrepare = { plan, _ in plan.content.page = PageContent(html: "<p>Other</p>") }
        let page = try shown(world)
        #expect(page.url.hasPrefix("data:text/html") && page.borderRadiusPoints == 3)
        #expect(try world.message().content.page == PageContent(html: "<p>Other</p>"))
        #expect(world.diagnostics.isEmpty)
    }
}
