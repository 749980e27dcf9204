import AdobeIOSBridge
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// The presenter that an adopted Braze delegate uses, under Adobe's SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptedPresenterTests {
    private let stage = HeadlessStage()
    private let delegate = OldBrazeDelegate()
    private let adopted: AdoptedBrazeDelegate
    private let adobe: AdobeWorld
    private let diagnostics = DiagnosticList()

    init() {
        adopted = AdoptedBrazeDelegate(delegate)
        adobe = AdobeWorld(adopted, on: stage)
    }

    private var said: [String] { diagnostics.items.map(\.description) }

    /// Holds `m1` and `m2`, and listens to what is reported from then on.
    private func hold() throws -> [Braze.InAppMessage] {
        delegate.choice = .reenqueue
        for id in ["m1", "m2"] { try adobe.trigger(id) }
        adopted.diagnostics = diagnostics.sink
        return try #require(delegate.ui).stack
    }

    private func run(_ action: (BrazeInAppMessageUI) -> Void) throws {
        let ui = try #require(delegate.ui)
        stage.run { action(ui) }
        stage.runUntilIdle()
    }

    @Test(
        "BZ-026 present(message:) asks about a waiting message: it is shown, is put on top of the stack, or is discarded"
    )
    func offered() throws {
        defer { adobe.detach() }
        let kept = try hold()
        let before = delegate.calls
        try run { $0.present(message: kept[0]) }
        #expect(delegate.ui?.stack.map(\.id) == ["m2", "m1"])
        delegate.choice = .discard
        try run { $0.present(message: kept[1]) }
        #expect(delegate.ui?.stack.map(\.id) == ["m1"] && adobe.bridge.heldMessages.map(\.id) == ["m1"])
        delegate.choice = .now
        try run { $0.present(message: kept[0]) }
        #expect(delegate.ui?.stack.isEmpty == true)
        #expect(
            delegate.calls.dropFirst(before.count) == [
                "displayChoice m1 hidden", "displayChoice m2 hidden", "displayChoice m1 hidden",
                "prepareWith m1 hidden", "willPresent m1 visible", "didPresent m1 visible",
            ])
        #expect(said.isEmpty)
    }

    @Test(
        "BZ-021 BZ-026 while a message is visible, others are put on top of the stack or stay there, and are not asked about"
    )
    func visible() throws {
        defer { adobe.detach() }
        let kept = try hold()
        try run { $0.presentNext() }
        #expect(delegate.ui?.stack.map(\.id) == ["m1"])
        delegate.choice = .now
        let before = delegate.calls
        try run { $0.present(message: kept[0]) }
        try run { $0.present(message: kept[1]) }
        try run { $0.presentNext() }
        #expect(delegate.calls == before && delegate.ui?.stack.map(\.id) == ["m1"])
        #expect(
            said.filter { $0.contains("presentNext()") || $0.contains("present(message:)") } == [
                "[adobeIOS] message m2 actionFailed: present(message:): the message is on screen and, unlike in Braze, is not "
                    + "put on the stack to be presented again (BZ-016): this SDK has it once.",
                "[adobeIOS] message m1 actionFailed: presentNext() does nothing while another message is visible.",
            ])
    }

    @Test("BZ-065 a completion of dismiss() is called once, before didDismiss; without a message at once")
    func completions() throws {
        defer { adobe.detach() }
        _ = try hold()
        let order = Locked<[String]>([])
        func dismiss(_ name: String) throws {
            try run { ui in
                ui.dismiss { [delegate] in
                    let last = MainThread.assume { delegate.calls.last ?? "" }
                    order.withLock { $0.append("\(name) after \(last)") }
                }
            }
        }
        try dismiss("none")
        #expect(order.current == ["none after displayChoice m2 hidden"])
        try run { $0.presentNext() }
        try dismiss("first")
        #expect(order.current.last == "first after willDismiss m2 visible")
        #expect(delegate.calls.last == "didDismiss m2 hidden")
        try run { $0.presentNext() }
        try run { $0.dismiss(completion: nil) }
        #expect(order.current.count == 2)
        #expect(delegate.calls.last == "didDismiss m1 hidden")
    }

    @Test(
        "BZ-080, BZ-086 the Context of another SDK's message tracks, opens and reports what the delegate does with it"
    )
    func context() throws {
        defer { adobe.detach() }
        adopted.diagnostics = diagnostics.sink
        try adobe.trigger("m1")
        let context = try #require(delegate.last?.context)
        diagnostics.items = []
        stage.log.removeAll()
        let url = try #require(URL(string: "https://e.org"))
        stage.run {
            context.logImpression()
            context.processClickAction(.url(url, useWebView: false))
            context.processClickAction(.none)
            context.logError(flattened: "no view")
        }
        stage.runUntilIdle()
        #expect(context.braze == nil)
        #expect(
            stage.log.entries(of: .analytics).compactMap { $0.details["eventType"] }
                .filter { $0.hasPrefix("decisioning") } == ["decisioning.propositionDisplay"])
        #expect(stage.log.openedURLs == [url])
        #expect(said == ["[adobeIOS] message m1 actionFailed: no view"])
    }

    @Test(
        "BZ-089 a URL that the Context opens is offered to the BrazeDelegate, and a web view is reported, once"
    )
    func contextURLs() throws {
        let urls = Refusing()
        let asking = AdoptedBrazeDelegate(delegate, sdkDelegate: urls)
        let adobe = AdobeWorld(asking, on: HeadlessStage())
        defer { adobe.detach() }
        try adobe.trigger("m1")
        let context = try #require(delegate.last?.context)
        asking.diagnostics = { [diagnostics] in diagnostics.items.append($0) }
        for place in ["no", "a", "b"] {
            let url = try #require(URL(string: "https://e.org/\(place)"))
            adobe.stage.run { context.processClickAction(.url(url, useWebView: true)) }
            adobe.stage.runUntilIdle()
        }
        #expect(urls.asked == ["https://e.org/no true", "https://e.org/a true", "https://e.org/b true"])
        #expect(
            adobe.stage.log.openedURLs.map(\.absoluteString) == [
                "https://e.org/a?app", "https://e.org/b?app",
            ])
        #expect(
            said == [
                "[adobeIOS] message m1 behavesOtherwise: processClickAction opens URLs outside of the app, even with "
                    + "useWebView: the web view is Braze's."
            ])
    }

    @Test("INV-5 what is logged with the Context of another SDK's message that is gone is reported")
    func contextOfGone() throws {
        defer { adobe.detach() }
        try adobe.trigger("m1")
        let context = try #require(delegate.last?.context)
        weak var message: CompatMessage?
        message = adobe.bridge.engine.visibleMessages.first
        #expect(message != nil)
        try run { $0.dismiss(completion: nil) }
        #expect(message == nil)
        adopted.diagnostics = diagnostics.sink
        stage.run {
            context.logImpression()
            context.logClick(buttonId: "1")
        }
        stage.runUntilIdle()
        #expect(
            said
                == ["logImpression()", "logClick(buttonId:)"].map {
                    "[adobeIOS] message m1 actionFailed: \($0): the message has ended."
                })
    }

    @Test("BZ-037 the Context of another SDK's message leaves its assets where they are, and says so at once")
    func assets() throws {
        defer { adobe.detach() }
        try adobe.trigger("m1")
        let message = try #require(delegate.last)
        let context = try #require(message.context)
        let urls = try ["https://e.org/a.png", "https://e.org/b.png"].map { try #require(URL(string: $0)) }
        let folder = URL(filePath: "/")
        var found: [[URL: URL]?] = []
        var made: [Braze.InAppMessage?] = []
        let running = [
            // Of an asset that is there twice, too.
            context.getLocalAssets(urls: urls + urls, destinationURL: folder) { found.append(try? $0.get()) },
            context.withLocalAssets(message: message, destinationURL: folder) { made.append(try? $0.get()) },
        ]
        #expect(found == [[urls[0]: urls[0], urls[1]: urls[1]]])
        #expect(made == [message])
        withExtendedLifetime(running) {}
    }

    @Test("BZ-026 without a sink of its own, the delegate reports an unknown message to the bridge's")
    func unknown() throws {
        defer { adobe.detach() }
        try adobe.trigger("m1")
        adobe.bridge.diagnostics = diagnostics.sink
        try run { $0.present(message: .slideup(.init(message: "Own"))) }
        #expect(
            said.last
                == "[adobeIOS] actionFailed: The driving SDK cannot present a message that it does not know.")
        #expect(delegate.calls.last == "didPresent m1 visible")
    }
}

/// An app's `BrazeDelegate` that refuses one URL and changes the others.
@MainActor private final class Refusing: BrazeDelegate {
    private(set) var asked: [String] = []

    func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        asked.append("\(context.url.absoluteString) \(context.useWebView)")
        guard !context.url.path.hasSuffix("no") else { return false }
        context.url = URL(string: context.url.absoluteString + "?app") ?? context.url
        return true
    }
}
