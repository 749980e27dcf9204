package import BrazeBridge
package import BrazeModel
package import HeadlessStage
package import InAppCompat

/// Braze's SDK with a handler on it: as a rule, another vendor's delegate that was adopted.
@MainActor package final class BrazeWorld {
    package let stage: HeadlessStage
    package let host: BrazeHost
    package let bridge: BrazeBridge

    /// Attaches a handler.
    package init(_ handler: any InAppMessageHandler, on stage: HeadlessStage) {
        self.stage = stage
        host = BrazeHost(stage: stage)
        bridge = BrazeBridge(handler).attach(to: host.ui)
    }

    package var ui: BrazeInAppMessageUI { host.ui }
    /// Whether a message has entered.
    package var isShowing: Bool { ui.messageView?.presented == true }

    /// A modal is triggered, and everything happens that follows.
    package func trigger(_ id: String, _ more: String = "") throws {
        try host.trigger(json: Campaigns.braze(id, more))
        stage.runUntilIdle()
    }

    /// A modal comes with a button, which the user taps.
    /// - Parameter link: where the button leads.
    package func tapLink(_ link: String) throws {
        try trigger(
            "m1", #", "btns": [{"id": 0, "text": "Go", "click_action": "URI", "uri": "\#(link)"}]"#)
        stage.user.tapButton("0")
        stage.runUntilIdle()
    }

    /// Runs an action of the app, and everything that follows.
    package func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    /// The user closes the message, which then leaves.
    package func close() {
        stage.user.close()
        stage.advance(by: .seconds(1))
    }

    package func detach() { bridge.detach() }
}
