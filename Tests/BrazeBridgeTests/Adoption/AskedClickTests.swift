import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// A Braze delegate under Adobe's SDKs for Android, which ask before they follow a link, or cannot always carry out what
/// they are asked for.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AskedClickTests {
    private let stage = HeadlessStage()
    private let delegate = OldBrazeDelegate()

    private func onAndroid2(_ version: AdobeAndroid2Bridge.Version) throws -> AdobeAndroid2Bridge {
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = version == .first
        let bridge = stage.run { AdobeAndroid2Bridge(AdoptedBrazeDelegate(delegate), for: version).attach() }
        try host.trigger(
            json: Data(
                #"{"id": "m1", "type": "cjmiam", "detail": {"html": "<p/>", "mobileParameters": {}}}"#.utf8))
        stage.runUntilIdle()
        return bridge
    }

    private func follow(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    private static let shown = [
        "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible", "didPresent m1 visible",
    ]
    private static let gone = ["willDismiss m1 visible", "didDismiss m1 hidden"]

    @Test("BZ-084 a link that only dismisses is followed, and the delegate is not asked about it")
    func plainDismissal() throws {
        let bridge = try onAndroid2(.first)
        defer { bridge.detach() }
        try follow("adbinapp://dismiss")
        #expect(stage.visibleSurfaces == [] && delegate.calls == Self.shown + Self.gone)
    }

    @Test("BZ-130 after a click that the delegate has processed, no other link of the message is followed")
    func clickedAgain() throws {
        let bridge = try onAndroid2(.first)
        defer { bridge.detach() }
        for _ in 1...2 { try follow("adbinapp://other?link=https%3A%2F%2Fe.org") }
        #expect(delegate.calls == Self.shown + ["shouldProcess(https://e.org, body) m1 visible"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
    }

    @Test("BZ-064 a message that is prepared and cannot be shown has not been presented, and does not leave")
    func notShown() throws {
        let stage = stage
        delegate.onPrepare = { _ in stage.app.hasRootViewController = false }
        let bridge = try onAndroid2(.current)
        defer { bridge.detach() }
        stage.advance(seconds: 7)
        #expect(delegate.calls == Array(Self.shown.prefix(2)) && delegate.ui?.messageView == nil)
        #expect(bridge.engine.visibleMessages.isEmpty && bridge.heldMessages.isEmpty)
    }

    @Test("BZ-064 a message that fails on the screen has left, for the delegate") func failed() throws {
        let bridge = try onAndroid2(.current)
        #expect(delegate.calls == Self.shown)
        stage.run { bridge.detach() }
        #expect(delegate.calls == Self.shown + Self.gone)
    }

    @Test("BZ-070 a dismissal that is not carried out does not keep a later appearance from the delegate")
    func refusedDismissal() throws {
        let host = AdobeAndroid3Host(stage: stage)
        let bridge = stage.run { AdobeAndroid3Bridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.adobe("m1"))
        stage.runUntilIdle()
        let message = try #require(bridge.engine.visibleMessages.first)
        stage.app.hasRootViewController = false
        stage.run { delegate.ui?.dismiss() }
        stage.runUntilIdle()
        stage.app.hasRootViewController = true
        #expect(delegate.calls == Self.shown && stage.visibleSurfaces == ["m1"])
        try stage.run { try message.hide() }
        stage.runUntilIdle()
        try stage.run { try message.show() }
        stage.runUntilIdle()
        #expect(delegate.calls == Self.shown + Self.gone + Self.shown.dropFirst())
    }
}
