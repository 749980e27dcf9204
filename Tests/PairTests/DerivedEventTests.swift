import BridgeTesting
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// What each bridge marks as derived, because its SDK does not report it.
@MainActor @Suite("Derived events", .timeLimit(.minutes(20))) struct DerivedEventTests {
    nonisolated private static let kits = [ShapeKit].builtIn.hosts

    /// The events of a modal that is shown, hidden and shown again where that is possible, and closed by the user.
    private func events(on kit: ShapeKit) throws -> [String] {
        let sdk = DrivenSDK(kit)
        let handler = RecordingHandler()
        sdk.attach(handler)
        let events = try #require(sdk.bridge).engine.events.record()
        try sdk.trigger(kit.campaigns.sale)
        let message = try #require(handler.messages.first)
        for act in [message.hide, message.show] where kit.capabilities.support(of: .hide).isAvailable {
            try sdk.stage.run { try act() }
            sdk.stage.advance(seconds: 1)
        }
        sdk.stage.user.close()
        sdk.stage.advance(seconds: 1)
        return events.soFar.map { "\($0.kind)" + ($0.isDerived ? " (derived)" : "") }
    }

    /// The events under each host. A link that closes the message is a link of the page of Adobe's messages.
    private static let expected: [String: [String]] = [
        "adobeIOS": [
            "decided show", "willPresent", "didPresent (derived)", "didHide (derived)", "willPresent",
            "didPresent (derived)", "didLoad adbinapp://dismiss", "willDismiss (derived)",
            "didDismiss link adbinapp://dismiss (derived)",
        ],
        "adobeAndroid2": [
            "decided show", "willPresent (derived)", "didPresent", "didLoad adbinapp://dismiss",
            "willDismiss (derived)", "didDismiss link adbinapp://dismiss (derived)",
        ],
        "adobeAndroid3": [
            "decided show", "willPresent (derived)", "didPresent", "didHide", "willPresent (derived)",
            "didPresent",
            "didLoad adbinapp://dismiss?action=close", "willDismiss (derived)",
            "didDismiss link adbinapp://dismiss?action=close (derived)",
        ],
        "braze": [
            "decided show", "willPresent", "didPresent", "willDismiss",
            "didDismiss dismissed by the user (derived)",
        ],
        "airship17": [
            "decided show", "willPresent", "didPresent (derived)", "willDismiss (derived)",
            "didDismiss dismissed by the user",
        ],
        "airship18": [
            "decided show", "willPresent", "didPresent (derived)", "willDismiss (derived)",
            "didDismiss unspecified (derived)",
        ],
        "airship18Pages": [
            "decided show", "willPresent", "didPresent (derived)", "didHide (derived)", "willPresent",
            "didPresent (derived)", "willDismiss (derived)", "didDismiss dismissed by the user",
        ],
    ]

    @Test("INV-5 what the SDK does not report is marked as derived, and nothing else", arguments: kits)
    func marked(kit: ShapeKit) throws {
        #expect(try events(on: kit) == Self.expected[kit.name])
    }
}
