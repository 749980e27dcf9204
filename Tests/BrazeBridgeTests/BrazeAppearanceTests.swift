import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Forwards to a bridge, and keeps what the bridge makes of a presentation.
@MainActor private final class Spy: BrazeInAppMessageUIDelegate {
    private let bridge: BrazeBridge
    private(set) var context: BrazeInAppMessageUI.PresentationContext?

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
        self.context = context
    }
}

/// What a plan changes about the window of a message, besides its content.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeAppearanceTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    private let own: UIWindowScene

    init() throws { own = try #require(StageScene("own").windowScene) }

    private func shown(_ change: @escaping @MainActor (inout PresentationPlan) -> Void) throws -> [String] {
        let spy = Spy(bridge)
        host.ui.delegate = spy
        handler.onPrepare = { plan, _ in change(&plan) }
        try trigger(modal("m1"))
        stage.user.close()
        stage.runUntilIdle()
        let context = try #require(spy.context)
        let level = context.windowLevel == .alert ? "alert" : "normal"
        return [
            context.preferredOrientation.isLandscape ? "landscape" : "portrait",
            "\(context.statusBarHideBehavior)", context.windowScene === own ? "own" : "main", level,
        ]
    }

    @Test("INV-5 each part of a plan changes the same part of Braze's presentation, and no other")
    func parts() throws {
        let untouched = try shown { _ in }
        #expect(untouched == ["portrait", "auto", "main", "normal"])
        func expect(
            _ place: Int, _ value: String, _ change: @escaping @MainActor (inout PresentationPlan) -> Void
        ) throws {
            var expected = untouched
            expected[place] = value
            #expect(try shown(change) == expected)
        }
        try expect(0, "landscape") { $0.orientation = .landscape }
        try expect(1, "hidden") { $0.statusBar = .hidden }
        try expect(1, "visible") { $0.statusBar = .visible }
        try expect(1, "auto") { $0.statusBar = .automatic }
        try expect(2, "own") { [own] in $0.windowScene = own }
        try expect(3, "alert") { $0.windowLevel = .alert }
        stage.screen.orientation = .landscapeLeft
        #expect(try shown { _ in }[0] == "landscape")
        #expect(try shown { $0.orientation = .portrait }[0] == "portrait")
        #expect(diagnostics.items.isEmpty)
    }
}
