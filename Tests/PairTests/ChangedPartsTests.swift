import Airship18Bridge
import Airship18Contracts
import Airship18Model
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// The app's companions of a delegate take part in `verify(under:)`: both the old SDK and the
/// adopted delegate get them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ChangedPartsTests {
    /// An adapter that shows a window of its own for five seconds.
    @MainActor final class Banner: CustomDisplayAdapter {
        nonisolated init() {}

        var isReady: Bool { true }
        func waitForReady() async {}

        func display(scene: UIWindowScene) async -> CustomDisplayResolution {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.isHidden = false
            await withCheckedContinuation { next in MainThread.after(5) { next.resume() } }
            window.isHidden = true
            return .timedOut
        }
    }

    /// A delegate that notes how its messages end.
    @MainActor final class Notes: InAppMessageDisplayDelegate {
        private(set) var ends: [String] = []

        func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
        func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
        func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
            ends.append(scheduleID)
        }
    }

    private typealias Parts = AppParts<any InAppMessageDisplayDelegate>

    /// A set-up that fails.
    private struct NoNetwork: Error, CustomStringConvertible {
        let description = "there is no network"
    }

    private nonisolated static func setUp(for type: CustomDisplayAdapterType) -> Parts.SetUp {
        { delegate, _ in
            let messaging = Airship.inAppAutomation.inAppMessaging
            messaging.displayDelegate = delegate
            messaging.setCustomAdapter(forType: type) { _ in Banner() }
        }
    }

    private nonisolated static let parts = Parts(setUp(for: .modal)) { delegate in
        AdoptedAirship18Delegate(delegate, adapters: [.modal: { _ in Banner() }])
    }

    private func report(
        _ parts: Parts?, under host: ShapeKit, _ campaign: Data = ShapeKit.airship18.campaigns.sale
    ) throws -> ChangeReport {
        try Airship18Contract.verify(under: host, parts: parts, campaigns: [campaign]) { Notes() }
    }

    @Test("The missing adapter of the old SDK is reported if the app adopts only the delegate")
    func adoptedAlone() throws {
        #expect(try report(nil, under: .braze).isUnchanged)
        #expect(
            try report(Parts(Self.setUp(for: .modal)), under: .braze).description == """
                This delegate of airship18 under braze, in 4 stories: 1 thing changes.
                - “Sale” stays after 5 s; under airship18 it has disappeared.
                  (in: campaign 1, closed by the user and 3 more)
                """)
    }

    @Test(
        "It is not reported if the app gives the adapter to the adopted delegate",
        arguments: [ShapeKit.braze, .airship17])
    func adoptedWithParts(host: ShapeKit) throws {
        let found = try report(Self.parts, under: host)
        #expect(found.isUnchanged, "\(found)")
    }

    @Test("A missing view of the app is reported, even if the message ends in the same way")
    func ownView() throws {
        let banner = Data(
            #"""
            {"id": "note", "type": "in_app_message", "triggers": [{"type": "app_init", "goal": 1}],
              "message": {"name": "Note", "display_type": "banner", "display": {
                "body": {"text": "Hello"}, "template": "media_left", "placement": "bottom", "duration": 5}}}
            """#.utf8)
        let found = try report(Parts(Self.setUp(for: .banner)), under: .braze, banner)
        #expect(found.changes.map(\.sentence) == ["The app’s own view, UIViewController, is not shown."])
    }

    @Test("If the set-up throws an error, the app's campaigns are not played, with the reason")
    func failingSetUp() throws {
        let found = try report(Parts { _, _ in throw NoNetwork() }, under: .braze)
        #expect(found.storyCount == 0)
        #expect(found.omissions.map(\.reason) == ["there is no network"])
        #expect(throws: NoNetwork.self) {
            try Airship18Contract.verify(under: .braze, parts: Parts { _, _ in throw NoNetwork() }) {
                Notes()
            }
        }
    }

    @Test(
        "In the neutral stories an app that adopts its delegate itself loses nothing, or gets an error"
    )
    func neutralStories() throws {
        let setUp: Parts.SetUp = { delegate, _ in
            Airship.inAppAutomation.inAppMessaging.displayDelegate = delegate
        }
        let found = try Airship18Contract.verify(
            under: .braze, parts: Parts(setUp) { AdoptedAirship18Delegate($0) }
        ) { Notes() }
        #expect(found.isUnchanged && found.storyCount > 50, "\(found)")
        #expect(throws: NoNetwork.self) {
            try Airship18Contract.verify(under: .braze, parts: Parts(setUp) { _ in throw NoNetwork() }) {
                Notes()
            }
        }
    }
}
