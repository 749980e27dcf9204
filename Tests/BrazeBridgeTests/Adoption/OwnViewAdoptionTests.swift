import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// A view of the app's own that reports its life, and takes a second to leave.
private final class SlowView: UIView, InAppMessageView {
    private(set) var presented = false
    private(set) var requests: [String] = []

    func present(completion: (() -> Void)?) {
        requests.append("present")
        willPresent()
        presented = true
        completion?()
        didPresent()
    }

    func dismiss(completion: (() -> Void)?) {
        requests.append("dismiss")
        willDismiss()
        presented = false
        MainThread.after(1) { [self] in
            completion?()
            didDismiss()
        }
    }
}

/// A Braze delegate's own view under Airship's SDK, which can show it.
@MainActor @Suite(.timeLimit(.minutes(20))) struct OwnViewAdoptionTests {
    private let stage = HeadlessStage()
    private let host: Airship17Host
    private let delegate = OldBrazeDelegate()
    private let view = SlowView(frame: .zero)
    private let said = DiagnosticList()

    init() { host = Airship17Host(stage: stage) }

    private func attach() throws -> Airship17Bridge {
        let (delegate, view) = (delegate, view)
        delegate.onPrepare = { $0.customView = view }
        let adopted = AdoptedBrazeDelegate(delegate)
        adopted.diagnostics = said.sink
        return try stage.run { try Airship17Bridge(adopted).attach() }
    }

    /// What is reported about the delegate's actions.
    private var failures: [String] {
        said.items.filter { $0.code == .actionFailed }.map(\.description)
    }

    private func trigger(_ id: String) throws {
        try host.trigger(
            json: """
                {"id": "\(id)", "message": {"name": "\(id)", "display_type": "modal",
                 "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}}}}
                """)
        stage.runUntilIdle()
    }

    private static let shown = [
        "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible", "didPresent m1 visible",
    ]

    @Test("BZ-065, BZ-072 the view is told to enter and to leave, and the delegate hears of both once")
    func dismissed() throws {
        let bridge = try attach()
        defer { bridge.detach() }
        try trigger("m1")
        #expect(delegate.calls == Self.shown && view.requests == ["present"])
        let message = try #require(bridge.engine.visibleMessages.first)
        let ui = try #require(delegate.ui)
        #expect(ui.messageView === view && view.window != nil)
        stage.run { ui.dismiss() }
        #expect(delegate.calls == Self.shown + ["willDismiss m1 visible"])
        stage.advance(seconds: 2)
        #expect(delegate.calls == Self.shown + ["willDismiss m1 visible", "didDismiss m1 hidden"])
        #expect(view.requests == ["present", "dismiss"] && bridge.engine.visibleMessages.isEmpty)
        #expect(message.phase == .dismissed && failures == [])
    }

    @Test("BZ-072 a view that leaves by itself takes its message with it, and the next one can be shown")
    func leaves() throws {
        let bridge = try attach()
        defer { bridge.detach() }
        try trigger("m1")
        let message = try #require(bridge.engine.visibleMessages.first)
        stage.run { view.dismiss(completion: nil) }
        #expect(message.phase == .presented)
        stage.advance(seconds: 2)
        #expect(delegate.calls == Self.shown + ["willDismiss m1 visible", "didDismiss m1 hidden"])
        #expect(message.phase == .dismissed && view.requests == ["present", "dismiss"] && failures == [])
        stage.advance(seconds: 60)
        try trigger("m2")
        stage.advance(seconds: 60)
        #expect(delegate.calls.last == "didPresent m2 visible")
    }

    @Test("INV-7 a view is released when it has left, while the delegate stays") func released() throws {
        weak var shown: SlowView?
        delegate.onPrepare = { context in
            let view = SlowView(frame: .zero)
            shown = view
            context.customView = view
        }
        let bridge = try stage.run { try Airship17Bridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        #expect(shown?.window != nil)
        stage.run { delegate.ui?.dismiss() }
        stage.advance(seconds: 2)
        #expect(delegate.calls.last == "didDismiss m1 hidden" && shown == nil)
    }
}
