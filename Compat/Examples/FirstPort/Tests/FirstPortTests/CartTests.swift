import AdobeIOSBridge
import AdobeIOSContracts
import AdobeIOSModel
import BrazeBridge
import BrazeContracts
import Testing

@testable import FirstPort

@MainActor @Suite(.timeLimit(.minutes(20))) struct CartTests {
    private let stage = HeadlessStage()

    /// Adobe's SDK triggers a message while the cart is open; then the cart is closed.
    private func waits(_ handler: any InAppMessageHandler, until close: (AdobeIOSBridge) throws -> Void)
        throws
    {
        let host = AdobeIOSHost(stage: stage)
        let bridge = stage.run { AdobeIOSBridge(handler).attach() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(json: #"{"contentType": "text/html", "content": "<p>Sale</p>"}"#)
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.isEmpty && bridge.heldMessages.map(\.id) == ["message-1"])
        try stage.run { try close(bridge) }
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["message-1"])
    }

    @Test("Before: what changes for this delegate under Adobe")
    func changes() throws {
        // snippet: what Adobe changes for a delegate of Braze
        let report = try BrazeContract.verify(under: .adobeIOS) { CartDelegate() }
        print(report)
        // end snippet
        // A page has its image in it.
        #expect(
            report.changes.map(\.sentence) == [
                "displayChoiceForMessage finds assets: none; under braze assets: remote."
            ])
    }

    @Test("Day one: the delegate runs unchanged under Adobe")
    func adopted() throws {
        let delegate = CartDelegate()
        let adopted = AdoptedBrazeDelegate(delegate)
        delegate.cartIsOpen = true
        try waits(adopted) { _ in
            delegate.cartIsOpen = false
            adopted.ui.presentNext()
        }
        #expect(delegate.seen == ["message-1"])
    }

    @Test("Then: the handler does the same")
    func handler() throws {
        let handler = CartHandler()
        handler.cartIsOpen = true
        try waits(handler) { bridge in
            handler.cartIsOpen = false
            try bridge.showNext()
        }
        #expect(handler.seen == ["message-1"])
    }
}
