import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import OldDelegates
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptionTests {
    let stage = HeadlessStage()

    /// Runs the jobs that adopted delegates and hosts post to each other until none is left.
    private func settle() { stage.runUntilIdle() }

    @Test("A Braze host drives an Adobe delegate: gate and onShow off the main thread, in Adobe's order")
    func brazeDrivesAdobe() throws {
        let delegate = OldAdobeDelegate()
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 background"])
        #expect(braze.isShowing)
        #expect(delegate.saved?.metadata["campaign"] as? String == "spring")
        stage.user.close()
        settle()
        #expect(delegate.calls.last == "onDismiss m1 main")
        #expect(delegate.calls.count == 3)
    }

    /// An Adobe delegate that has refused a message of Braze's.
    private func refusing() throws -> (OldAdobeDelegate, AdoptedAdobeIOSDelegate, BrazeWorld) {
        let delegate = OldAdobeDelegate()
        delegate.answer { false }
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        let braze = BrazeWorld(adopted, on: stage)
        try braze.trigger("m1")
        return (delegate, adopted, braze)
    }

    @Test("A Message that an Adobe delegate stored appears later, driven by Braze")
    func storedMessageAppears() throws {
        let (delegate, _, braze) = try refusing()
        defer { braze.detach() }
        #expect(delegate.calls == ["shouldShow m1 background"])
        #expect(braze.ui.messageView == nil)
        stage.run { delegate.saved?.show() }
        settle()
        #expect(braze.isShowing)
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 background"])
        stage.run { delegate.saved?.dismiss() }
        settle()
        #expect(braze.ui.messageView == nil)
        #expect(delegate.calls.last == "onDismiss m1 main")
    }

    @Test("A message that an Adobe delegate refuses stays held until it is released")
    func refused() throws {
        let (_, adopted, braze) = try refusing()
        defer { braze.detach() }
        #expect(braze.bridge.heldMessages.map(\.id) == ["m1"])
        stage.run { adopted.discardRefused() }
        #expect(braze.bridge.heldMessages.isEmpty)
        #expect(braze.ui.stack.isEmpty)
    }

    @Test(
        "AI-096, AI-097 under Braze the link inside an Adobe link is decoded exactly once more, and is reported as it is",
        arguments: [
            ("https%3A%2F%2Fe.org%2Fa%25252Fb%252525", ["https://e.org/a%2Fb%25"]),
            ("https%253A%252F%252Fe.org%252F100%252525", ["https://e.org/100%25"]),
            ("https%3A%2F%2Fe.org%3Fq%3D100%25", []),
        ])
    func adobeLinkDecoding(text: String, opened: [String]) throws {
        let delegate = OldAdobeDelegate()
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        let link = "adbinapp://dismiss?interaction=0&link=\(text)"
        try braze.tapLink(link)
        #expect(
            Array(delegate.calls.suffix(2)) == ["urlLoaded(\(link)) m1 main", "onDismiss m1 main"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == opened)
    }

    @Test("A link of Adobe's own scheme reaches an Adobe delegate under Braze, and Braze does not open it")
    func adobeLinkUnderBraze() throws {
        let delegate = OldAdobeDelegate()
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        let link = "adbinapp://dismiss?interaction=ok&link=https%3A%2F%2Fe.org"
        try braze.tapLink(link)
        #expect(
            Array(delegate.calls.suffix(2)) == ["urlLoaded(\(link)) m1 main", "onDismiss m1 main"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
    }

    @Test(
        "AI-094 Braze does not count the interaction of an Adobe link, and that is reported only if there is one",
        arguments: [
            ("?interaction=ok", true), ("?interaction=", false), ("?interaction", false), ("", false),
        ])
    func adobeInteractionUnderBraze(query: String, isSaid: Bool) throws {
        let adopted = AdoptedAdobeIOSDelegate(OldAdobeDelegate())
        let diagnostics = DiagnosticList()
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        stage.run { adopted.diagnostics = diagnostics.sink }
        let before = diagnostics.items.count
        try braze.tapLink("adbinapp://dismiss\(query)")
        let said = diagnostics.items.dropFirst(before).filter { $0.code == .actionFailed }
        #expect(said.map(\.messageID) == (isSaid ? ["m1"] : []))
    }

    @Test(
        "An Adobe gate that waits for the main thread does not deadlock under a main-thread host", .realTime)
    func gateWaitsForMain() async throws {
        let stage = HeadlessStage(.realTime)
        let delegate = OldAdobeDelegate()
        delegate.answer { DispatchQueue.main.sync { true } }
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.host.trigger(json: Campaigns.braze("m1"))
        await eventually("the message is on screen") {
            braze.ui.messageView?.presented == true
        } otherwise: {
            await stage.idle()
            await Task.yield()
        }
        #expect(braze.isShowing)
        #expect(delegate.calls.first == "shouldShow m1 background")
    }

    @Test("An Adobe host drives a Braze delegate, in Braze's order")
    func adobeDrivesBraze() throws {
        let delegate = OldBrazeDelegate()
        let adobe = AdobeWorld(AdoptedBrazeDelegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        settle()
        #expect(delegate.calls == OldBrazeDelegate.lifeWithLink)
        #expect(delegate.last?.extras["campaign"] as? String == "spring")
    }

    @Test("A Braze delegate's stack and presentNext act on Adobe's SDK")
    func stackUnderAdobe() throws {
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        let adobe = AdobeWorld(AdoptedBrazeDelegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        try adobe.trigger("m2")
        let ui = try #require(delegate.ui)
        #expect(ui.stack.map(\.id) == ["m1", "m2"])
        stage.run { ui.presentNext() }
        settle()
        #expect(delegate.calls.last == "didPresent m2 visible")
        #expect(ui.stack.map(\.id) == ["m1"])
        var isCompleted = false
        stage.run { ui.dismiss { isCompleted = true } }
        settle()
        #expect(isCompleted)
        #expect(delegate.calls.last == "didDismiss m2 hidden")
        #expect(delegate.calls.filter { $0.hasPrefix("displayChoice") }.count == 2)
    }

    @Test("A click logged on a Braze message's Context is tracked with Adobe")
    func trackingUnderAdobe() throws {
        let delegate = OldBrazeDelegate()
        let adobe = AdobeWorld(AdoptedBrazeDelegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        stage.run { delegate.last?.context?.logClick(buttonId: "7") }
        settle()
        let interactions = stage.log.entries(of: .analytics).filter { $0.details["action"] == "7" }
        #expect(interactions.isEmpty == false)
    }

    @Test("A Braze delegate driven by Braze sees its own SDK's messages, and its edits are visible")
    func brazeDrivesBraze() throws {
        let delegate = OldBrazeDelegate()
        delegate.onPrepare = { $0.message.modal?.header = "Changed" }
        let braze = BrazeWorld(AdoptedBrazeDelegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        #expect(braze.ui.messageView?.modal?.message.header == "Changed")
        stage.user.close()
        settle()
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible",
                "didPresent m1 visible", "willDismiss m1 visible", "didDismiss m1 hidden",
            ])
    }

    @Test("An Adobe delegate driven by Adobe sees its own SDK's objects")
    func adobeDrivesAdobe() throws {
        let delegate = OldAdobeDelegate()
        let adobe = AdobeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 background"])
        #expect(delegate.saved?.view != nil)
        stage.run { delegate.saved?.dismiss() }
        settle()
        #expect(delegate.calls.last == "onDismiss m1 main")
    }

    @Test("INV-7 an adopted delegate and its messages are released")
    func lettingGo() throws {
        weak var weakDelegate: OldBrazeDelegate?
        weak var weakMessage: CompatMessage?
        do {
            let host = AdobeIOSHost(stage: stage)
            let delegate = OldBrazeDelegate()
            weakDelegate = delegate
            let handler = AdoptedBrazeDelegate(delegate)
            let bridge = stage.run { AdobeIOSBridge(handler).attach() }
            try host.trigger(json: Campaigns.adobe("m1"))
            settle()
            weakMessage = bridge.engine.visibleMessages.first
            #expect(weakMessage != nil)
            stage.user.close()
            settle()
            bridge.detach()
        }
        #expect(weakDelegate == nil)
        #expect(weakMessage == nil)
    }

    @Test("AI-077 an Adobe message that fails while it is on screen no longer has a view")
    func viewAfterFailure() throws {
        let delegate = OldAdobeDelegate()
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        try braze.trigger("m1")
        let saved = try #require(delegate.saved)
        #expect(saved.view != nil)
        braze.detach()
        settle()
        #expect(saved.view == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct AttachmentTests {
    @Test(
        "INV-7 an attached bridge and its handler are released with the SDK object that they are attached to")
    func ownerGoesAway() throws {
        weak var weakBridge: AnyObject?
        weak var weakHandler: RecordingHandler?
        do {
            let stage = HeadlessStage()
            let handler = RecordingHandler()
            let ui = stage.run { BrazeInAppMessageUI() }
            weakBridge = BrazeBridge(handler).attach(to: ui)
            weakHandler = handler
            #expect(weakBridge != nil)
        }
        #expect(weakBridge == nil)
        #expect(weakHandler == nil)
        do {
            let stage = HeadlessStage()
            let host = AdobeIOSHost(stage: stage)
            let handler = RecordingHandler()
            weakBridge = stage.run { AdobeIOSBridge(handler).attach() }
            weakHandler = handler
            try host.trigger(json: Campaigns.adobe("m1"))
            stage.runUntilIdle()
            #expect(handler.calls.last == "didPresent m1")
        }
        #expect(weakBridge == nil)
        #expect(weakHandler == nil)
    }
}
