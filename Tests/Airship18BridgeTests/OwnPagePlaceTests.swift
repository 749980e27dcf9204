import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// Where a page of the bridge is on the screen, when it leaves it, and which navigations it permits.
@MainActor @Suite(.timeLimit(.minutes(20))) struct OwnPagePlaceTests {
    private static func payload(_ kind: String, _ display: String) -> String {
        Airship18World.schedule(
            "m1", #"{"name": "m1", "display_type": "\#(kind)", "display": {\#(display)}}"#)
    }

    private static let html = payload("html", #""url": "https://e.org/page""#)

    /// The frames of the window and of the page in it.
    private func frames(_ payload: String, on size: CGSize? = nil) throws -> [CGRect] {
        let world = Airship18World(showingPagesFor: [.banner, .modal, .fullscreen, .html])
        if let size { world.stage.screen.size = size }
        try world.trigger(payload)
        let view = try #require(try world.message().view)
        return [try #require(view.window).frame, view.frame]
    }

    @Test("AM-080 a banner's page takes a quarter of the screen at its edge, and the window is no larger")
    func banner() throws {
        let body = #""body": {"text": "x"}"#
        let inside = CGRect(x: 0, y: 0, width: 390, height: 211)
        let top = try frames(Self.payload("banner", body + #", "placement": "top""#))
        #expect(top == [inside, inside])
        let bottom = try frames(Self.payload("banner", body + #", "placement": "bottom""#))
        #expect(bottom == [CGRect(x: 0, y: 633, width: 390, height: 211), inside])
    }

    @Test("AM-088 other pages are in a window that covers the screen, in its middle unless they fill it")
    func others() throws {
        let body = #""body": {"text": "x"}"#
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        #expect(try frames(Self.payload("fullscreen", body)) == [screen, screen])
        let middle = CGRect(x: 24, y: 62, width: 342, height: 720)
        #expect(try frames(Self.payload("modal", body)) == [screen, middle])
        #expect(try frames(Self.html) == [screen, middle])
        let wide = CGSize(width: 1024, height: 700)
        #expect(
            try frames(Self.html, on: wide) == [
                CGRect(origin: .zero, size: wide), CGRect(x: 302, y: 24, width: 420, height: 652),
            ])
    }

    @Test(
        "AM-030 a page is off the screen as soon as it is hidden or dismissed, and on it again when it is shown"
    )
    func leaves() throws {
        let world = Airship18World(showingPagesFor: [.html])
        try world.trigger(Self.html)
        let message = try world.message()
        let stage = world.stage
        var visible = [stage.visibleSurfaces]
        try world.run {
            try message.hide()
            visible.append(stage.visibleSurfaces)
        }
        try world.run { try message.show() }
        visible.append(stage.visibleSurfaces)
        try world.run {
            try message.dismiss()
            visible.append(stage.visibleSurfaces)
        }
        #expect(visible == [["m1"], [], ["m1"], []])
    }

    @Test(
        "AM-084 a page may load what it needs and follow links to other pages; links to the bridge are not loaded"
    )
    func navigations() throws {
        let links: [(String, WKNavigationType, WKNavigationActionPolicy, String?)] = [
            ("about:blank", .other, .allow, nil), ("data:text/html,x", .other, .allow, nil),
            ("uairship://run-actions", .linkActivated, .allow, nil),
            ("https://e.org/frame", .other, .allow, nil),
            ("https://e.org/terms", .linkActivated, .allow, "didLoad(https://e.org/terms) m1"),
            ("uairship://close", .other, .cancel, "didDismiss(dismissed by the user) m1"),
            ("uairship://dismiss", .linkActivated, .cancel, "didDismiss(dismissed by the user) m1"),
            ("inapp-message://close", .other, .cancel, "didDismiss(dismissed by the user) m1"),
            ("INAPP-MESSAGE://Click", .other, .cancel, "didDismiss(message clicked) m1"),
        ]
        for (link, type, policy, call) in links {
            let world = Airship18World(showingPagesFor: [.html])
            try world.trigger(Self.html)
            let page = try #require(PlayedPage(try world.message().view as? WKWebView))
            let decisions = Locked<[WKNavigationActionPolicy]>([])
            let url = try #require(URL(string: link))
            world.run {
                page.navigate(to: url, type: type) { policy in decisions.withLock { $0.append(policy) } }
            }
            #expect(decisions.current == [policy], "\(link)")
            #expect(world.calls.last == call ?? "didPresent m1", "\(link)")
        }
    }
}
