import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BridgeTesting
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import OldDelegates
import PlatformStandIns
import Testing

/// JavaScript handlers that a delegate registers in its gate, under every host that has pages.
@MainActor @Suite(.timeLimit(.minutes(20))) struct PageScriptTests {
    nonisolated static let hosts: [ShapeKit] = [.adobeIOS, .adobeAndroid2, .adobeAndroid3, .braze]
    nonisolated static let pairs: [(SDKShape, ShapeKit)] = [.adobeIOS, .adobeAndroid2, .adobeAndroid3].flatMap
    {
        shape in hosts.map { (shape, $0) }
    }

    private static func page(_ kit: ShapeKit) -> Data {
        guard kit.capabilities.shape == .braze else { return kit.campaigns.news }
        return Data(
            #"{"type": "HTML", "trigger_id": "h", "message": "<p>Hi</p>", "message_close": "SWIPE"}"#.utf8)
    }

    private func adopt(
        _ shape: SDKShape, _ heard: Locked<[String]>, refuses: Bool
    ) -> (any AdoptedDelegate, show: () -> Void) {
        switch shape {
        case .adobeIOS:
            let delegate = ListeningAdobeDelegate(heard, refuses)
            return (AdoptedAdobeIOSDelegate(delegate), { delegate.saved.withLock { $0 }?.show() })
        case .adobeAndroid2:
            let delegate = ListeningAndroid2Delegate(heard, refuses)
            return (AdoptedAdobeAndroid2Delegate(delegate), { delegate.saved.withLock { $0 }?.show() })
        default:
            let delegate = ListeningAndroid3Delegate(heard, refuses)
            return (AdoptedAdobeAndroid3Delegate(delegate), { delegate.showSaved() })
        }
    }

    @Test(
        "AI-120 A2-090 A3-112 a function that is registered in the gate receives the page's calls, under every host with pages",
        arguments: pairs)
    func inGate(delegate: SDKShape, host: ShapeKit) throws {
        let (world, heard, diagnostics) = (DrivenSDK(host), Locked<[String]>([]), DiagnosticList())
        let (adopted, _) = adopt(delegate, heard, refuses: false)
        world.attach(adopted)
        world.bridge?.diagnostics = { diagnostics.items.append($0) }
        try world.trigger(Self.page(host))
        #expect(world.stage.visibleSurfaces.count == 1)
        world.stage.run { world.stage.page.post("shop", json: #""hello""#) }
        world.stage.runUntilIdle()
        #expect(heard.current == ["hello"], "\(diagnostics.items)")
        #expect(diagnostics.items.filter { $0.code == .actionFailed } == [])
    }

    @Test(
        "AI-095 A2-078 A3-086 under Braze a link dismisses a page that the delegate's SDK would keep: reported once",
        arguments: [SDKShape.adobeIOS, .adobeAndroid2, .adobeAndroid3])
    func takenAway(delegate: SDKShape) throws {
        let (world, diagnostics) = (DrivenSDK(.braze), DiagnosticList())
        world.attach(adopt(delegate, Locked([]), refuses: false).0)
        world.bridge?.diagnostics = { diagnostics.items.append($0) }
        for link in ["adbinapp://dismiss?a=b", "adbinapp://other?a=b", "adbinapp://more?a=b"] {
            try world.trigger(Self.page(.braze))
            world.stage.page.finishLoading()
            world.stage.runUntilIdle()
            world.stage.user.openLink(try #require(URL(string: link)))
            world.stage.runUntilIdle()
            #expect(world.stage.visibleSurfaces == [])
        }
        #expect(
            diagnostics.items.filter { $0.code == .actionFailed }.map(\.explanation) == [
                "The driving SDK dismissed the message for adbinapp://other?a=b; the delegate's own SDK leaves it on screen."
            ])
    }

    @Test(
        "AI-095 A2-078 A3-085 the effect of a link on a message is read as by its own SDK",
        arguments: [
            (ShapeKit.adobeIOS, ["dismiss", "dismiss?a=b"]), (.adobeAndroid2, ["dismiss", "dismiss?a=b"]),
            (.adobeAndroid3, ["dismiss?a=b", "cancel?a=b"]), (.braze, []), (.airship17, []),
        ])
    func dismissals(host: ShapeKit, dismissing: [String]) throws {
        let world = DrivenSDK(host)
        world.attach(HandlerDecorator())
        try world.trigger(host.campaigns.news)
        let message = try #require(world.bridge?.engine.visibleMessages.first)
        let links = ["dismiss", "dismiss?a=b", "cancel", "cancel?a=b", "other?a=b"]
        let found = links.filter {
            URL(string: "adbinapp://\($0)").map { message.link($0).dismisses } == true
        }
        #expect(found == dismissing)
    }

    @Test(
        "A2-205 version 2.0.0 for Android has no page in its gate: the function is kept until a page exists",
        arguments: [SDKShape.adobeIOS, .adobeAndroid3])
    func firstVersion(delegate: SDKShape) throws {
        let (stage, heard) = (HeadlessStage(), Locked<[String]>([]))
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        let (adopted, _) = adopt(delegate, heard, refuses: false)
        let bridge = stage.run { AdobeAndroid2Bridge(adopted, for: .first).attach() }
        defer { bridge.detach() }
        try host.trigger(json: ShapeKit.adobeAndroid2.campaigns.news)
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.count == 1)
        stage.run { stage.page.post("shop", json: #""hello""#) }
        stage.runUntilIdle()
        #expect(heard.current == ["hello"])
    }

    @Test(
        "AI-120 A2-090 A3-112 a message that was refused with a function and is shown later calls it once",
        arguments: pairs)
    func shownLater(delegate: SDKShape, host: ShapeKit) throws {
        let (world, heard, diagnostics) = (DrivenSDK(host), Locked<[String]>([]), DiagnosticList())
        let (adopted, show) = adopt(delegate, heard, refuses: true)
        world.attach(adopted)
        world.bridge?.diagnostics = { diagnostics.items.append($0) }
        try world.trigger(Self.page(host))
        #expect(world.stage.visibleSurfaces == [])
        world.stage.run { show() }
        world.stage.runUntilIdle()
        #expect(world.stage.visibleSurfaces.count == 1)
        world.stage.run { world.stage.page.post("shop", json: #""hello""#) }
        world.stage.runUntilIdle()
        #expect(heard.current == ["hello"], "\(diagnostics.items)")
    }
}

private final class ListeningAdobeDelegate: AdobeIOSModel.MessagingDelegate, Sendable {
    let saved = Locked<AdobeIOSModel.Message?>(nil)
    private let heard: Locked<[String]>
    private let refuses: Bool

    init(_ heard: Locked<[String]>, _ refuses: Bool) { (self.heard, self.refuses) = (heard, refuses) }

    func shouldShowMessage(message: any Showable) -> Bool {
        let campaign = (message as? AdobeIOSModel.FullscreenMessage)?.parent
        campaign?.handleJavascriptMessage("shop") { [heard] body in
            heard.withLock { $0.append(body as? String ?? "?") }
        }
        saved.withLock { $0 = campaign }
        return !refuses
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

private final class ListeningAndroid2Delegate: AdobeAndroid2Model.MessagingDelegate, Sendable {
    let saved = Locked<(any AdobeAndroid2Model.Message)?>(nil)
    private let heard: Locked<[String]>
    private let refuses: Bool

    init(_ heard: Locked<[String]>, _ refuses: Bool) { (self.heard, self.refuses) = (heard, refuses) }

    func shouldShowMessage(_ message: any AdobeAndroid2Model.FullscreenMessage) -> Bool {
        let campaign = message.getParent() as? any AdobeAndroid2Model.Message
        campaign?.handleJavascriptMessage("shop") { [heard] text in heard.withLock { $0.append(text ?? "?") }
        }
        saved.withLock { $0 = campaign }
        return !refuses
    }

    func onShow(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
    func onDismiss(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
    func urlLoaded(_ url: String, _ message: any AdobeAndroid2Model.FullscreenMessage) {}
}

/// `@unchecked Sendable`: the mutable state is behind locks.
private final class ListeningAndroid3Delegate: PresentationDelegate, @unchecked Sendable {
    private let saved = Locked<(any AdobeAndroid3Model.Message)?>(nil)
    private let heard: Locked<[String]>
    private let refuses: Locked<Bool>

    init(_ heard: Locked<[String]>, _ refuses: Bool) { (self.heard, self.refuses) = (heard, Locked(refuses)) }

    /// The gate is asked again (A3-041).
    func showSaved() {
        refuses.withLock { $0 = false }
        saved.withLock { $0 }?.show()
    }

    func canShow(_ presentable: any Presentable) -> Bool {
        guard let message = presentable as? any Presentable<AdobeAndroid3Model.InAppMessage> else {
            return true
        }
        message.getPresentation().eventHandler.handleJavascriptMessage("shop") { [heard] text in
            heard.withLock { $0.append(text ?? "?") }
        }
        saved.withLock { $0 = MessagingUtils.getMessageForPresentable(message) }
        return !refuses.current
    }

    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}
