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

    private func plan(
        _ change: @escaping @Sendable (inout Braze.InAppMessage.Modal) -> Void
    ) throws -> MessageContent {
        let delegate = OldBrazeDelegate()
        delegate.onPrepare = { context in
            guard case .modal(var modal) = context.message else { return }
            change(&modal)
            context.message = .modal(modal)
        }
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage)
        let observer = Observer(AdoptedBrazeDelegate(delegate))
        let bridge = try stage.run { try Airship17Bridge(observer).attach() }
        defer {
            bridge.detach()
            stage.endProcess()
        }
        try host.trigger(
            json: #"""
                {"id": "schedule-m1", "message": {"name": "m1", "display_type": "modal",
                 "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}}}}
                """#)
        stage.runUntilIdle()
        return try #require(observer.plan).content
    }

    @Test(
        "BZ-041 each field that prepareWith changes is changed in the plan, and no other",
        arguments: changes.indices)
    func fields(_ index: Int) throws {
        let before = try plan { _ in }
        let after = try plan(Self.changes[index].0)
        var expected = before
        Self.changes[index].1(&expected)
        #expect(expected != before && after == expected)
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
