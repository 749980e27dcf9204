import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// The close button that the bridge adds to a campaign's own page.
@MainActor @Suite(.timeLimit(.minutes(20))) struct OwnPageButtonTests {
    private func buttons(_ payload: String) throws -> [UIButton] {
        let world = Airship18World(showingPagesFor: [.modal, .html])
        try world.trigger(payload)
        return try #require(try world.message().view).subviews.compactMap { $0 as? UIButton }
    }

    @Test(
        "A campaign's own page gets a button with a cross in its corner; a page of the bridge has its own link"
    )
    func cross() throws {
        let html = Airship18World.schedule(
            "m1", #"{"name": "m1", "display_type": "html", "display": {"url": "https://e.org/page"}}"#)
        let found = try buttons(html)
        #expect(found.map { $0.title(for: .normal) } == ["\u{2715}"])
        #expect(found.map(\.frame) == [CGRect(x: 12, y: 12, width: 32, height: 32)])
        #expect(found.map(\.accessibilityIdentifier) == ["close"])
        #expect(try buttons(Airship18World.modal("m1")) == [])
    }
}
