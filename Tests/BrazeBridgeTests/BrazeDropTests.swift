import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Messages that Braze drops after the gate without telling the delegate (BZ-009).
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeDropTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }
    private let events: EventRecord

    init() {
        events = world.bridge.events.record()
    }

    /// Whether there were failures, and all of them are marked as derived.
    private var failuresAreDerived: Bool {
        let failures = events.soFar.filter { if case .didFail = $0.kind { true } else { false } }
        return !failures.isEmpty && failures.allSatisfy(\.isDerived)
    }

    private static let landscape = #", "orientation": "LANDSCAPE""#

    @Test("INV-3 a message of the wrong orientation fails immediately, with the SDK's reason (BZ-031)")
    func orientation() throws {
        try trigger(modal("m1", Self.landscape))
        try trigger(modal("m2"))
        #expect(
            handler.calls == [
                "decide m1", "didFail(orientation) m1", "decide m2", "prepare m2", "willPresent m2",
                "didPresent m2",
            ])
        #expect(
            events.soFar.map(\.description).prefix(2) == [
                "m1 decided show",
                "m1 didFail orientation (derived): The SDK drops it: noMatchingOrientation (BZ-031). (derived)",
            ])
    }

    @Test(
        "INV-3 a message of the wrong orientation does not fail as replaced if another one follows immediately"
    )
    func orientationThenAnother() throws {
        try host.trigger(json: modal("m1", Self.landscape))
        try host.trigger(json: modal("m2"))
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "decide m1", "decide m2", "didFail(orientation) m1", "prepare m2", "willPresent m2",
                "didPresent m2",
            ])
    }

    @Test(
        "INV-3 a held message of the wrong orientation stays held, and is shown when the orientation matches")
    func heldOrientation() throws {
        handler.decision = .hold
        try trigger(modal("m1", Self.landscape))
        let message = try #require(bridge.heldMessages.first)
        #expect(throws: CompatError.self) { try stage.run { try message.show() } }
        #expect(message.phase == .held && host.ui.stack.map(\.id) == ["m1"])
        stage.screen.traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
        ])
        try stage.run { try message.show() }
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
    }

    @Test(
        "INV-3 a message whose assets cannot be loaded fails within the bound, on the stage's clock (BZ-035)")
    func assets() throws {
        stage.network.respond { _ in .failure("offline") }
        try trigger(modal("m1", #", "image_url": "https://e.org/a.png", "image_style": "TOP""#))
        stage.advance(by: .seconds(29))
        #expect(handler.calls == ["decide m1"])
        stage.advance(by: .seconds(2))
        #expect(handler.calls == ["decide m1", "didFail(notShown) m1"])
        let failed = try #require(events.soFar.last)
        #expect(failed.time == 30 && failed.shape == .braze)
        #expect(failuresAreDerived)
    }

    @Test("INV-3 a message without a matching view fails within the bound, with the reason (BZ-042)")
    func noView() throws {
        let ui = host.ui
        let spoiler = Spoiler(bridge)
        ui.delegate = spoiler
        try trigger(modal("m1"))
        stage.advance(by: .seconds(31))
        #expect(handler.calls == ["decide m1", "prepare m1", "didFail(content) m1"])
        #expect(failuresAreDerived)
        withExtendedLifetime(spoiler) {}
    }

    @Test("INV-3 the bound holds for messages that are triggered during another one's bound")
    func laterMessage() throws {
        stage.network.respond { _ in .failure("offline") }
        let image = #", "image_url": "https://e.org/a.png", "image_style": "TOP""#
        try trigger(modal("m1", image))
        stage.advance(by: .seconds(20))
        try trigger(modal("m2", image))
        stage.advance(by: .seconds(60))
        #expect(
            handler.calls == [
                "decide m1", "decide m2", "didFail(replaced) m1", "didFail(notShown) m2",
            ])
        #expect(failuresAreDerived)
    }

    @Test("INV-3 held messages that a change of user made invalid fail with the next message (BZ-110)")
    func changedUser() throws {
        handler.decision = .hold
        for id in ["m1", "m2"] { try trigger(modal(id)) }
        stage.run { host.braze.changeUser(userId: "b") }
        stage.runUntilIdle()
        try trigger(modal("m3"))
        #expect(
            handler.calls == [
                "decide m1", "decide m2", "didFail(invalidated) m1", "didFail(invalidated) m2", "decide m3",
            ])
        #expect(bridge.heldMessages.map(\.id) == ["m3"])
        #expect(failuresAreDerived)
    }

    @Test("INV-3 invalid messages are not among the held messages")
    func voidMessagesAreNotHeld() throws {
        handler.decision = .hold
        for id in ["m1", "m2"] { try trigger(modal(id)) }
        stage.run { host.braze.changeUser(userId: "b") }
        #expect(stage.run { bridge.heldMessages.isEmpty })
        #expect(handler.calls.suffix(2) == ["didFail(invalidated) m1", "didFail(invalidated) m2"])
    }

    @Test("INV-8 an impression that the SDK counts itself is absorbed, and the message can be shown later")
    func impressions() throws {
        handler.decision = .hold
        try trigger(modal("m1"))
        let message = try #require(bridge.heldMessages.first)
        try stage.run {
            try message.track(.impression)
            try message.track(.impression)
            try message.show()
        }
        stage.runUntilIdle()
        try stage.run { try message.track(.impression) }
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(stage.log.entries(of: .error).isEmpty)
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
        #expect(stage.log.entries(of: .analytics).filter { $0.name == "impression" }.count == 1)
    }

    @Test("INV-6 a listener that was registered in the gate receives the page's posts later")
    func listenerInGate() throws {
        let heard = Locked<[ContentValue?]>([])
        handler.onDecide = { message in
            try? message.onScriptMessage("app") { value in heard.withLock { $0.append(value) } }
        }
        try trigger(
            """
            {"type": "HTML", "trigger_id": "h1", "message": "<p>Hi</p>", "message_close": "SWIPE"}
            """)
        stage.run { stage.page.post("app", json: #""hello""#) }
        stage.runUntilIdle()
        #expect(heard.current == [.string("hello")])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-8 a bridge that replaces another one reports it, and so does the other")
    func replacedBridge() {
        let second = BrazeBridge(handler)
        second.diagnostics = { [diagnostics] in diagnostics.items.append($0) }
        second.attach(to: host.ui)
        second.attach(to: host.ui)
        #expect(diagnostics.items.map(\.code) == [.bridgeReplaced, .bridgeReplaced])
    }

    /// Counts the impression when it is asked, which uses the Context up.
    private final class Counting: InAppMessageHandler {
        private(set) var failures: [MessageFailure] = []

        func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            if message.id == "m1" {
                message.native(as: Braze.InAppMessage.self)?.data.context?.logImpression()
            }
            return .show
        }

        func didFail(_ message: CompatMessage, failure: MessageFailure) { failures.append(failure) }
    }

    @Test(
        "INV-3 a message whose Context is used up in the gate is dropped, and its failure is derived (BZ-032)"
    )
    func usedContext() throws {
        bridge.detach()
        let counting = Counting()
        let other = BrazeBridge(counting).attach(to: host.ui)
        defer { other.detach() }
        try trigger(modal("m1"))
        #expect(host.ui.messageView == nil && other.engine.visibleMessages.isEmpty)
        #expect(
            counting.failures == [
                MessageFailure(
                    .invalidated, "The SDK drops it: messageContextInvalid (BZ-032, BZ-040).", isDerived: true
                )
            ])
        try trigger(modal("m2"))
        #expect(other.engine.visibleMessages.map(\.id) == ["m2"])
    }

    @Test(
        "INV-3 a message for an orientation is shown if it matches, and fails otherwise (BZ-031)",
        arguments: ["PORTRAIT", "LANDSCAPE"], [true, false])
    func orientations(wanted: String, isLandscape: Bool) throws {
        stage.screen.traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
        ])
        try trigger(modal("m1", #", "orientation": "\#(wanted)""#))
        let fits = (wanted == "LANDSCAPE") == isLandscape
        #expect(
            handler.calls
                == (fits
                    ? ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]
                    : ["decide m1", "didFail(orientation) m1"]))
        #expect(failuresAreDerived == !fits)
    }
}

/// Forwards to a bridge, and leaves the SDK without a matching view.
private final class Spoiler: BrazeInAppMessageUIDelegate {
    private let bridge: BrazeBridge

    init(_ bridge: BrazeBridge) { self.bridge = bridge }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        bridge.inAppMessage(ui, displayChoiceForMessage: message)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        bridge.inAppMessage(ui, prepareWith: &context)
        context.attributes = nil
    }
}
