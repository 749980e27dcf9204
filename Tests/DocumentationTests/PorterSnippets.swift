// The worked migrations of Compat/Migration, compiled and run. See ArticleSnippets.swift.
import AdobeIOSBridge
import AdobeIOSContracts
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

@MainActor final class Shop {
    static let shared = Shop()
    var isCheckingOut = false
    var opened: [URL] = []
    var lines: [String] = []
}

// snippet: Braze delegate
final class ShopBrazeDelegate: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        Shop.shared.isCheckingOut ? .reenqueue : .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        Shop.shared.lines.append("seen \(message.extras["campaign"] as? String ?? "")")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        guard let url = clickAction.url, url.scheme == "shop" else { return true }
        Shop.shared.opened.append(url)
        return false
    }

    @MainActor func checkoutEnded(_ ui: BrazeInAppMessageUI) {
        Shop.shared.isCheckingOut = false
        ui.presentNext()
    }
}
// end snippet

@MainActor func adoptBraze() -> (AdobeIOSBridge, ShopBrazeDelegate, AdoptedBrazeDelegate) {
    // snippet: Braze delegate under Adobe
    let delegate = ShopBrazeDelegate()
    let adopted = AdoptedBrazeDelegate(delegate)  // adopted.ui stands for Braze's user interface
    let bridge = AdobeIOSBridge(adopted).attach()
    // end snippet
    return (bridge, delegate, adopted)
}

// snippet: Braze delegate as handler
@MainActor final class ShopHandler: InAppMessageHandler {
    weak var bridge: AdobeIOSBridge?

    // displayChoiceForMessage: .now is .show, .reenqueue is .hold, .discard is .discard.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        Shop.shared.isCheckingOut ? .hold : .show
    }

    // didPresent: extras are values of the neutral content.
    func didPresent(_ message: CompatMessage) {
        Shop.shared.lines.append("seen \(message.content.extras["campaign"]?.string ?? "")")
    }

    // shouldProcess: Adobe tells of links only after it has acted on them, so there is nothing to refuse.
    func didLoad(_ url: URL, in message: CompatMessage) {
        guard
            let link = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
                .first(where: { $0.name == "link" })?.value.flatMap(URL.init(string:)), link.scheme == "shop"
        else { return }
        Shop.shared.opened.append(link)
    }

    // presentNext: the message that waits for the longest time, instead of the latest.
    func checkoutEnded() throws {
        Shop.shared.isCheckingOut = false
        try bridge?.showNext()
    }
}
// end snippet

// snippet: Adobe delegate
final class ShopAdobeDelegate: NSObject, MessagingDelegate {
    var isCheckingOut = false
    var saved: Message?
    var lines: [String] = []

    func shouldShowMessage(message: any Showable) -> Bool {
        guard let campaign = (message as? FullscreenMessage)?.parent else { return true }
        guard isCheckingOut else { return true }
        saved = campaign
        return false
    }

    func onShow(message: any Showable) {
        lines.append("shown \((message as? FullscreenMessage)?.parent?.id ?? "")")
    }

    func onDismiss(message: any Showable) {
        lines.append("gone \((message as? FullscreenMessage)?.parent?.id ?? "")")
    }

    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        lines.append("link \(url.absoluteString)")
    }

    func checkoutEnded() {
        isCheckingOut = false
        saved?.show()
        saved = nil
    }
}
// end snippet

@MainActor func adoptAdobe(_ ui: BrazeInAppMessageUI) -> (BrazeBridge, ShopAdobeDelegate) {
    // snippet: Adobe delegate under Braze
    let delegate = ShopAdobeDelegate()
    let bridge = BrazeBridge(AdoptedAdobeIOSDelegate(delegate)).attach(to: ui)
    // end snippet
    return (bridge, delegate)
}

// snippet: Adobe delegate as handler
@MainActor final class ShopMessages: InAppMessageHandler {
    var isCheckingOut = false
    private var saved: CompatMessage?
    private(set) var lines: [String] = []

    // shouldShowMessage: on the main thread now; the answer false was a hold, because the message was kept.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard isCheckingOut else { return .show }
        saved = message
        return .hold
    }

    // onShow came before the message was on the screen: that is willPresent.
    func willPresent(_ message: CompatMessage) {
        lines.append("shown \(message.id)")
    }

    // onDismiss, and now with the way in which it went away.
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        lines.append("gone \(message.id)")
    }

    // urlLoaded told of links that Adobe had acted on; Braze asks before it acts, about every click.
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        if let url = action.url { lines.append("link \(url.absoluteString)") }
        return true
    }

    func checkoutEnded() throws {
        isCheckingOut = false
        try saved?.show()
        saved = nil
    }
}
// end snippet

/// The behaviour of the migrations of Compat/Migration.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct PorterTests: MigrationSuite {
    let stage = HeadlessStage()

    private func braze(_ id: String, _ uri: String) -> String {
        """
        {"type": "MODAL", "trigger_id": "\(id)", "header": "x", "message": "y", "message_close": "SWIPE",
         "click_action": "URI", "uri": "\(uri)"}
        """
    }

    func reset() {
        Shop.shared.isCheckingOut = true
        Shop.shared.opened = []
        Shop.shared.lines = []
    }

    @Test("Day one: the Braze delegate runs unchanged under Adobe")
    func brazeUnderAdobe() throws {
        reset()
        let host = AdobeIOSHost(stage: stage)
        let (bridge, delegate, adopted) = stage.run { adoptBraze() }
        defer { bridge.detach() }
        try holds({ try host.trigger(json: adobe("m1")) }, until: { delegate.checkoutEnded(adopted.ui) })
        #expect(Shop.shared.lines == ["seen spring"])
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?link=shop%3A%2F%2Fcart")))
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test("Then: the same behaviour as a handler under Adobe")
    func brazeAsHandler() throws {
        reset()
        let host = AdobeIOSHost(stage: stage)
        let handler = ShopHandler()
        let bridge = stage.run { AdobeIOSBridge(handler).attach() }
        defer { bridge.detach() }
        handler.bridge = bridge
        try holds({ try host.trigger(json: adobe("m1")) }, until: { try handler.checkoutEnded() })
        #expect(Shop.shared.lines == ["seen spring"])
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?link=shop%3A%2F%2Fcart")))
        stage.runUntilIdle()
        #expect(Shop.shared.opened.map(\.absoluteString) == ["shop://cart"])
    }

    @Test("Day one: the Adobe delegate runs unchanged under Braze")
    func adobeUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let (bridge, delegate) = adoptAdobe(host.ui)
        defer { bridge.detach() }
        delegate.isCheckingOut = true
        try host.trigger(json: braze("m1", "adbinapp://dismiss?interaction=ok"))
        stage.runUntilIdle()
        #expect(host.ui.messageView == nil)
        stage.run { delegate.checkoutEnded() }
        stage.runUntilIdle()
        stage.user.tapMessage()
        stage.runUntilIdle()
        #expect(
            delegate.lines == ["shown m1", "link adbinapp://dismiss?interaction=ok", "gone m1"])
    }

    @Test("Then: the same behaviour as a handler under Braze")
    func adobeAsHandler() throws {
        let host = BrazeHost(stage: stage)
        let handler = ShopMessages()
        let bridge = BrazeBridge(handler).attach(to: host.ui)
        defer { bridge.detach() }
        handler.isCheckingOut = true
        try host.trigger(json: braze("m1", "https://e.org"))
        stage.runUntilIdle()
        #expect(host.ui.messageView == nil)
        try stage.run { try handler.checkoutEnded() }
        stage.runUntilIdle()
        stage.user.tapMessage()
        stage.runUntilIdle()
        #expect(handler.lines == ["shown m1", "link https://e.org", "gone m1"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
    }
}

/// A campaign that qualifies, is visible for half a minute and closed.
private let springScenario = """
    {
      "name": "Spring", "shape": "adobeIOS",
      "payloads": {"spring": {"contentType": "text/html", "content": "<p>Hello</p>"}},
      "steps": [{"trigger": "spring"}, {"advance": 30}, {"user": "close"}]
    }
    """

@MainActor func previewPort() throws -> ScenarioResult {
    Shop.shared.isCheckingOut = false
    // snippet: preview of a port
    let scenario = try Scenario(json: Data(springScenario.utf8), for: [.adobeIOS])
    let delegate = ShopBrazeDelegate()  // written for Braze, driven by Adobe's SDK
    let result = try ScenarioRunner.run(
        scenario, on: .adobeIOS, subject: .handler(AdoptedBrazeDelegate(delegate)))
    for line in result.trace.lines { print(line) }
    // end snippet
    return result
}
