import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// The changes of a Braze delegate in `prepareWith` under another vendor's SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazePlanTests {
    let stage = HeadlessStage()

    /// Asks an adopted delegate, and keeps the resulting plan.
    private final class Observer: InAppMessageHandler {
        let inner: any InAppMessageHandler
        private(set) var plan: PresentationPlan?

        init(_ inner: any InAppMessageHandler) {
            self.inner = inner
        }

        func decideDisplay(of message: CompatMessage) -> DisplayDecision { inner.decideDisplay(of: message) }

        func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
            inner.prepare(&plan, for: message)
            self.plan = plan
        }
    }

    nonisolated private static let url = URL(filePath: "/other")

    /// Changes of Braze's message, each with the same change of the neutral content.
    nonisolated private static let changes:
        [(@Sendable (inout Braze.InAppMessage.Modal) -> Void, @Sendable (inout MessageContent) -> Void)] = [
            ({ $0.header = "Changed" }, { $0.header = TextContent("Changed", alignment: .center) }),
            ({ $0.message = "Changed" }, { $0.body = TextContent("Changed", alignment: .center) }),
            ({ $0.graphic = .image(url) }, { $0.graphic = .image(url, description: nil) }),
            ({ $0.language = "fr" }, { $0.language = "fr" }),
            (
                { $0.data.clickAction = .url(url, useWebView: true) },
                { $0.clickEffect = .open(url, inWebView: true) }
            ),
            ({ $0.data.orientation = .landscape }, { $0.orientation = .landscape }),
            ({ $0.data.animateIn = false }, { $0.motion.isEntryAnimated = false }),
            ({ $0.data.extras = ["k": "v"] }, { $0.extras = ["k": "v"] }),
        ]

    /// Changes of the whole message, each with the fields of the neutral content that differ then.
    nonisolated private static let others: [(@Sendable (inout Braze.InAppMessage) -> Void, [ContentField])] =
        [
            ({ $0.modal?.themes = .init(themes: ["light": .init(textColor: .clear)]) }, [.themes]),
            ({ $0.modal?.buttons = [.init(id: 1, text: "Go", clickAction: .none)] }, [.buttons]),
            ({ $0.data.animateOut = false }, [.motion]),
            (
                { $0 = .slideup(.init(data: $0.data, message: "There", slideFrom: .top)) },
                [.layout, .header, .edge, .themes]
            ),
            (
                { $0 = .modalImage(.init(data: $0.data, imageURL: url)) },
                [.isImageOnly, .header, .body, .graphic, .themes]
            ),
            (
                { $0 = .html(.init(data: $0.data, message: "<p/>")) },
                [.layout, .header, .body, .themes, .page]
            ),
        ]

    private func plan(
        _ change: @escaping @Sendable (inout Braze.InAppMessage) -> Void
    ) throws -> MessageContent {
        try plan { change(&$0.message) }.content
    }

    private func plan(
        of display: String = #""modal", "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}}"#,
        preparing: @escaping @MainActor (inout BrazeInAppMessageUI.PresentationContext) -> Void
    ) throws -> PresentationPlan {
        let delegate = OldBrazeDelegate()
        delegate.onPrepare = preparing
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage)
        let observer = Observer(AdoptedBrazeDelegate(delegate))
        let bridge = try stage.run { try Airship17Bridge(observer).attach() }
        defer {
            bridge.detach()
            stage.endProcess()
        }
        try host.trigger(
            json: #"{"id": "schedule-m1", "message": {"name": "m1", "display_type": \#(display)}}"#)
        stage.runUntilIdle()
        return try #require(observer.plan)
    }

    @Test(
        "BZ-041 each field that prepareWith changes is changed in the plan, and no other",
        arguments: changes.indices)
    func fields(_ index: Int) throws {
        let before = try plan { _ in }
        let change = Self.changes[index].0
        let after = try plan { message in
            guard case .modal(var modal) = message else { return }
            change(&modal)
            message = .modal(modal)
        }
        var expected = before
        Self.changes[index].1(&expected)
        #expect(expected != before && after == expected)
    }

    @Test(
        "BZ-041 a message that prepareWith replaces changes all that is different about it, and nothing else",
        arguments: others.indices)
    func replaced(_ index: Int) throws {
        let (before, after) = (try plan { _ in }, try plan(Self.others[index].0))
        #expect(ContentField.allCases.filter { !$0.isEqual(in: before, after) } == Self.others[index].1)
    }

    @Test(
        "BZ-051 the campaign's time counts for a view of the app's own; any other view gets it from the SDK")
    func time() throws {
        let banner = #""banner", "display": {"body": {"text": "There"}, "duration": 7}"#
        #expect(try plan(of: banner) { _ in }.autoClose == nil)
        #expect(try plan(of: banner) { $0.customView = OwnView(frame: .zero) }.autoClose == 7)
    }

    @Test("BZ-041 what prepareWith sets for the window is set in the plan, and nothing else is")
    func window() throws {
        let scene = try #require(StageScene("own").windowScene)
        func parts(
            _ change: @escaping @MainActor (inout BrazeInAppMessageUI.PresentationContext) -> Void
        ) throws -> [String] {
            let plan = try plan(preparing: change)
            return [
                "\(plan.orientation.map { "\($0)" } ?? "nil")", "\(plan.statusBar)",
                plan.windowScene.map { $0 === scene ? "own" : "other" } ?? "nil",
                plan.windowLevel.map { $0 == .alert ? "alert" : "other" } ?? "nil",
            ]
        }
        #expect(try parts { _ in } == ["nil", "automatic", "nil", "nil"])
        #expect(
            try parts { $0.preferredOrientation = .landscapeLeft } == [
                "landscape", "automatic", "nil", "nil",
            ])
        #expect(try parts { $0.statusBarHideBehavior = .hidden } == ["nil", "hidden", "nil", "nil"])
        #expect(try parts { $0.statusBarHideBehavior = .visible } == ["nil", "visible", "nil", "nil"])
        #expect(try parts { $0.windowScene = scene } == ["nil", "automatic", "own", "nil"])
        #expect(try parts { $0.windowLevel = .alert } == ["nil", "automatic", "nil", "alert"])
    }

    @Test(
        "BZ-080 each click that the delegate logs is tracked with the SDK that shows the message, including a second one"
    )
    func clicks() throws {
        let delegate = OldBrazeDelegate()
        let adobe = AdobeWorld(AdoptedBrazeDelegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        stage.log.removeAll()
        stage.run {
            for id in ["0", "1"] { delegate.last?.context?.logClick(buttonId: id) }
        }
        stage.runUntilIdle()
        #expect(stage.log.entries(of: .analytics).count == 2)
    }
}

/// A view of the app's own.
private final class OwnView: UIView, InAppMessageView {
    let presented = false

    func present(completion: (() -> Void)?) {}
    func dismiss(completion: (() -> Void)?) {}
}
