import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18BridgeTests {
    private static let shown = Airship18World.shown
    private static let button = InAppMessageButtonInfo(
        identifier: "go", label: InAppMessageTextInfo(text: "Go"))

    @Test("INV-2, AM-008 all calls for one of the SDK's own views; how it was dismissed is not reported")
    func wholeStory() throws {
        let world = Airship18World()
        try world.trigger(Airship18World.modal("m1", display: Airship18World.goButton))
        world.stage.user.tapButton("go")
        world.stage.advance(by: .seconds(1))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(unspecified (derived)) m1"])
        #expect(world.findings == [])
    }

    @Test("AM-008 an adapter that the bridge wraps reports how its message was dismissed")
    func resolutions() throws {
        let ways: [(CustomDisplayResolution, String)] = [
            (.buttonTap(Self.button), "button go clicked"), (.messageTap, "message clicked"),
            (.userDismissed, "dismissed by the user"), (.timedOut, "timed out"),
        ]
        for (way, text) in ways {
            let world = Airship18World()
            let adapter = OldAdapter()
            world.bridge.setCustomAdapter(forType: .custom) { _ in adapter }
            try world.trigger(Airship18World.custom("m1"))
            world.run { adapter.end(way) }
            #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(\(text)) m1"])
            #expect(adapter.calls == ["isReady", "display"])
            #expect(world.findings == [])
        }
    }

    @Test("AM-005 a wrapped adapter that is not ready is awaited, and the handler is asked after it")
    func waits() throws {
        let world = Airship18World()
        let adapter = OldAdapter()
        adapter.ready = false
        world.bridge.setCustomAdapter(forType: .custom) { _ in adapter }
        try world.trigger(Airship18World.custom("m1"))
        #expect(world.calls == [])
        world.run { adapter.openGates() }
        #expect(world.calls == Self.shown)
        #expect(adapter.calls == ["isReady", "waits", "isReady", "display"])
        world.run { adapter.end(.timedOut) }
    }

    @Test("INV-1, AM-003 a held message is asked about once, however often the SDK asks")
    func hold() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        let examined = world.host.examinedScheduleCount
        for _ in 0..<5 { world.notify() }
        #expect(world.host.examinedScheduleCount == examined + 5)
        #expect(world.calls == ["decide m1"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        world.handler.decision = .discard
        try world.run { try world.message().show() }
        #expect(world.calls == Self.shown)
        #expect(world.bridge.heldMessages.isEmpty)
    }

    @Test("AM-004, AM-025 messages shown together appear in the order of their priorities")
    func showInOrder() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        for (id, priority) in [("m1", 5), ("m2", -1), ("m3", 0)] {
            try world.trigger(Airship18World.modal(id, more: #", "priority": \#(priority)"#))
        }
        let held = world.bridge.heldMessages
        try world.run { for message in held { try message.show() } }
        for _ in 0..<3 { world.close() }
        let order = world.calls.filter { $0.hasPrefix("willPresent") }
        #expect(order == ["willPresent m2", "willPresent m3", "willPresent m1"])
    }

    @Test("AM-004, AM-025 messages shown together inside a callback appear in the order of their priorities")
    func showInOrderInside() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        for (id, priority) in [("m1", 5), ("m2", -1), ("m3", 0)] {
            try world.trigger(Airship18World.modal(id, more: #", "priority": \#(priority)"#))
        }
        let held = world.bridge.heldMessages
        world.handler.decision = .show
        try world.trigger(Airship18World.modal("m0"))
        world.handler.onDidDismiss = { _ in for message in held { try? message.show() } }
        world.close()
        #expect(held.map(\.phase) == [.approved, .presented, .approved])
        for _ in 0..<3 {
            world.stage.advance(by: .seconds(31))
            world.close()
        }
        let order = world.calls.filter { $0.hasPrefix("willPresent") }
        #expect(order == ["willPresent m0", "willPresent m2", "willPresent m3", "willPresent m1"])
    }

    @Test("AM-065 discarding deletes the schedule, now and later", arguments: [false, true])
    func discard(later isLater: Bool) throws {
        let world = Airship18World()
        world.handler.decision = isLater ? .hold : .discard
        try world.trigger(Airship18World.modal("m1", limit: 0))
        if isLater {
            #expect(world.isStored())
            try world.run { try world.message().discard() }
        }
        #expect(!world.isStored())
        world.notify()
        #expect(world.calls == ["decide m1"])
        #expect(try world.message().phase == .discarded)
    }

    @Test(
        "AM-065 each failure of the SDK to delete a schedule is reported, and its message does not appear",
        arguments: [false, true])
    func notDeleted(later isLater: Bool) throws {
        let world = Airship18World()
        world.host.setStoreError { $0 == "m3" ? nil : StoreError() }
        world.handler.decision = isLater ? .hold : .discard
        for id in ["m1", "m2"] {
            try world.trigger(Airship18World.modal(id, limit: 0))
            if isLater { try world.run { try world.message(id).discard() } }
            #expect(try world.message(id).phase == .discarded)
        }
        let told = world.diagnostics.filter { $0.code == .actionFailed }
        #expect(told.map(\.messageID) == ["m1", "m2"])
        #expect(told.map(\.explanation) == Array(repeating: "cancelSchedule: The store is full.", count: 2))
        world.handler.decision = .show
        world.notify()
        #expect(world.calls == ["decide m1", "decide m2"])
        try world.trigger(Airship18World.modal("m3"))
        #expect(world.calls.last == "didPresent m3")
    }

    @Test("AM-065 a store that fails is reported when a held message is shown, and the message stays held")
    func unknownSchedule() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        world.host.setStoreError { _ in StoreError() }
        let delegate = OldDelegate()
        delegate.ready = false
        world.run { world.bridge.displayDelegate = delegate }
        try world.run { try world.message().show() }
        #expect(world.diagnostics.map(\.explanation) == ["getSchedule: The store is full."])
        #expect(world.calls == ["decide m1"])
    }

    @Test("AM-011 a control group is distinguished from a display", arguments: [true, false])
    func controlGroup(_ isWrapped: Bool) throws {
        let world = Airship18World()
        let delegate = OldDelegate()
        world.run { world.bridge.displayDelegate = delegate }
        let adapter = OldAdapter()
        if isWrapped { world.bridge.setCustomAdapter(forType: .modal) { _ in adapter } }
        world.host.setControlGroup { _ in true }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == ["decide m1", "prepare m1", "didFail(controlGroup) m1"])
        #expect(!adapter.calls.contains("display"))
        // The app's own delegate gets the SDK's callbacks.
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
    }

    @Test("AM-050 a yes that no display follows is a failure: a frequency limit, an excluded audience")
    func nothingFollows() throws {
        let world = Airship18World()
        world.host.setAdditionalAudienceCheck { _ in .missed }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == ["decide m1", "prepare m1", "didFail(notShown) m1"])
    }

    @Test("INV-1 a schedule that is triggered again is a new message")
    func again() throws {
        let world = Airship18World()
        try world.trigger(Airship18World.modal("m1", limit: 0))
        world.close()
        world.run { world.host.send(.customEvent("e")) }
        #expect(world.calls.filter { $0 == "decide m1" }.count == 2)
        #expect(world.handler.messages.count == 2)
    }

    // MARK: Views of the handler's own

    @Test("AM-015 the handler's own view appears for the configured types, and is dismissed in its own ways")
    func customViews() throws {
        let ways: [(@MainActor (Airship18World) throws -> Void, String)] = [
            ({ world in try world.message().dismiss() }, "dismissed by the app"),
            ({ world in try world.message().view?.removeFromSuperview() }, "dismissed by the user"),
            ({ world in world.stage.advance(by: .seconds(9)) }, "timed out"),
        ]
        for (way, text) in ways {
            let world = Airship18World(showingOwnViewsFor: [.modal])
            let view = UIView(frame: .zero)
            world.handler.onPrepare = { plan, _ in
                plan.customView = view
                plan.autoClose = 9
            }
            try world.trigger(Airship18World.modal("m1"))
            #expect(world.calls == Self.shown)
            #expect(try world.message().view === view)
            try world.run { try way(world) }
            #expect(world.calls.suffix(2) == ["willDismiss m1", "didDismiss(\(text)) m1"])
            #expect(view.window == nil)
            #expect(world.findings == [])
        }
    }

    @Test("AM-015 the handler's own view appears for each of two configured types")
    func twoTypes() throws {
        let world = Airship18World(showingOwnViewsFor: [.banner, .modal])
        world.handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        let banner = #"{"name": "m2", "display_type": "banner", "display": {"body": {"text": "x"}}}"#
        for (id, campaign) in [
            ("m1", Airship18World.modal("m1")), ("m2", Airship18World.schedule("m2", banner)),
        ] {
            try world.trigger(campaign)
            let message = try world.message(id)
            #expect(message.view != nil)
            try world.run { try message.dismiss() }
            world.stage.advance(by: .seconds(31))
        }
        #expect(world.findings == [])
    }

    @Test(
        "AM-015 a message of a configured type fails without a view; for other types views are not applied; both are reported"
    )
    func viewsMissing() throws {
        let world = Airship18World(showingOwnViewsFor: [.banner])
        world.handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == Self.shown)
        #expect(
            world.findings == [
                "planNotApplied: customView: the bridge is not configured to show the handler's own views for this type (modal)."
            ])
        world.close()
        world.handler.onPrepare = nil
        try world.trigger(
            Airship18World.schedule(
                "m2", #"{"name": "m2", "display_type": "banner", "display": {"body": {"text": "x"}}}"#))
        #expect(world.calls.last == "didFail(content) m2")
        world.notify()
        #expect(world.calls.filter { $0 == "decide m2" }.count == 1)
    }

    @Test("An app's adapter that can be dismissed is dismissed; the SDK's own views cannot be")
    func dismissing() throws {
        let world = Airship18World()
        let adapter = OldAdapter()
        world.bridge.setCustomAdapter(forType: .custom) { _ in adapter }
        try world.trigger(Airship18World.custom("m1"))
        try world.run { try world.message().dismiss() }
        #expect(world.calls.last == "didDismiss(dismissed by the app) m1")
        try world.trigger(Airship18World.modal("m2"))
        #expect(throws: CompatError.self) { try world.message("m2").dismiss() }
    }

    @Test("INV-8 the end of an unknown message is a diagnostic")
    func stray() {
        let world = Airship18World()
        world.run {
            world.bridge.messageFinishedDisplaying(
                InAppMessage(name: "x", displayContent: .custom([:])), scheduleID: "x")
        }
        #expect(
            world.findings == [
                "strayCallback: The end of a message that the bridge does not track was ignored."
            ])
        #expect(world.calls == [])
    }
}
