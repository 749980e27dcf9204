import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Messages of the app's own, which have no id and no Context (BZ-033).
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeLocalMessageTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    private func present(_ text: String) {
        stage.run { host.ui.present(message: .slideup(.init(message: text))) }
        stage.runUntilIdle()
    }

    private func close() {
        stage.user.swipeAway()
        stage.runUntilIdle()
    }

    private static let story = [
        "decide local", "prepare local", "willPresent local", "didPresent local", "willDismiss local",
        "didDismiss(dismissed by the user (derived)) local",
    ]

    @Test(
        "INV-5 a message without an id is the same one in each callback, even if the plan has changed it")
    func changed() {
        handler.onPrepare = { plan, _ in plan.content.body = TextContent("Changed") }
        present("One")
        close()
        #expect(handler.calls == Self.story)
        #expect(handler.messages.map(\.phase) == [.dismissed])
        present("One")
        close()
        #expect(handler.calls == Self.story + Self.story)
        #expect(handler.messages.count == 2 && diagnostics.items.isEmpty)
    }

    @Test("BZ-064 a page that cannot be loaded is dismissed by the SDK before it has appeared")
    func unloadable() {
        stage.run { host.ui.present(message: .html(.init(message: "<p/>"))) }
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "decide local", "prepare local", "willPresent local", "willDismiss local",
                "didDismiss(dismissed by the SDK (derived)) local",
            ])
    }

    @Test("INV-7 a message without an id is released when it has ended, and a waiting one is not")
    func lettingGo() throws {
        handler.decision = .hold
        present("Held")
        let held = try #require(bridge.heldMessages.first)
        handler.decision = .show
        present("Shown")
        weak var shown: CompatMessage?
        shown = handler.messages.last
        #expect(shown !== held && shown?.phase == .presented)
        close()
        handler.clear()
        #expect(shown == nil)
        #expect(bridge.heldMessages.map(ObjectIdentifier.init) == [ObjectIdentifier(held)])
        try stage.run { try held.show() }
        stage.runUntilIdle()
        #expect(handler.calls == ["prepare local", "willPresent local", "didPresent local"])
        #expect(handler.messages.map(ObjectIdentifier.init) == [ObjectIdentifier(held)])
    }

    @Test("INV-1 a held message without an id that is presented again is the same one, and stays held")
    func heldAgain() {
        handler.decision = .hold
        for text in ["One", "One", "Two"] { present(text) }
        #expect(handler.calls == ["decide local", "decide local"])
        #expect(bridge.heldMessages.map(\.content.body?.text) == ["One", "Two"])
        #expect(diagnostics.items.isEmpty)
    }
}
