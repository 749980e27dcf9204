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
import PlatformStandIns
import Testing

/// Changes of an Airship delegate in `extend` under other vendors' SDKs: these changes, and no others, are applied.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17ExtendTests {
    let stage = HeadlessStage()
    let delegate = OldAirshipDelegate()
    private let diagnostics = DiagnosticList()

    private func adopt() -> AdoptedAirship17Delegate {
        let adopted = AdoptedAirship17Delegate(delegate)
        adopted.diagnostics = diagnostics.sink
        return adopted
    }

    private static let buttons = """
        , "btns": [{"id": 1, "text": "Go", "click_action": "URI", "uri": "https://e.org", "use_webview": true},
                   {"id": 2, "text": "Stay", "click_action": "NONE"}]
        """

    /// A modal with buttons as Braze's SDK shows it; it is closed again.
    private func shown(_ id: String, on host: BrazeHost) throws -> Braze.InAppMessage.Modal {
        try host.trigger(json: Campaigns.braze(id, Self.buttons))
        stage.runUntilIdle()
        let modal = try #require(host.ui.messageView?.modal).message
        stage.user.close()
        stage.runUntilIdle()
        return modal
    }

    @Test(
        "AS-010 the colour of one button is changed; its text, its click and the other button stay the same")
    func buttonColor() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        let before = try shown("m1", on: host).buttons
        delegate.change { message in
            guard let modal = message.displayContent as? InAppMessageModalDisplayContent else {
                return message
            }
            return message.extend { builder in
                builder.displayContent = modal.extend { builder in
                    builder.buttons = modal.buttons.map { button in
                        guard button.identifier == "1" else { return button }
                        return button.extend {
                            $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                        }
                            ?? button
                    }
                }
            } ?? message
        }
        let after = try shown("m2", on: host).buttons
        #expect(
            after.map(\.text) == before.map(\.text) && after.map(\.clickAction) == before.map(\.clickAction))
        #expect(
            after[0].themes.light.backgroundColor
                == Braze.InAppMessage.Color(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(after[0].themes != before[0].themes && after[1].themes == before[1].themes)
        #expect(diagnostics.items.map(\.code) == [.resolutionDerived])
    }

    @Test(
        "AS-010 the text of one button is changed; what only Braze's buttons have stays, and so does the other button"
    )
    func buttonText() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        var expected = try shown("m1", on: host).buttons
        expected[0].text = "Changed"
        delegate.change { message in
            guard let modal = message.displayContent as? InAppMessageModalDisplayContent else {
                return message
            }
            return message.extend { builder in
                builder.displayContent = modal.extend { builder in
                    builder.buttons = modal.buttons.map { button in
                        guard button.identifier == "1" else { return button }
                        return button.extend { $0.label = button.label.extend { $0.text = "Changed" } }
                            ?? button
                    }
                }
            } ?? message
        }
        #expect(try shown("m2", on: host).buttons == expected)
        #expect(
            expected.map(\.clickAction) == [
                .url(try #require(URL(string: "https://e.org")), useWebView: true), .none,
            ])
    }

    @Test("AS-010 a button that is removed is not shown, and the other one stays as it was")
    func buttonRemoved() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        let before = try shown("m1", on: host).buttons
        delegate.change { message in
            let modal = message.displayContent as? InAppMessageModalDisplayContent
            return message.extend { $0.displayContent = modal?.extend { $0.buttons?.removeLast() } }
                ?? message
        }
        let after = try shown("m2", on: host).buttons
        #expect(before.count == 2 && after.map(\.text) == ["Go"])
    }

    @Test("AS-010 changed extras are those of the message, without the values that only Airship has")
    func extras() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        delegate.change { message in
            message.extend { builder in
                builder.extras = ["campaign": "summer", "size": 3]
                builder.isReportingEnabled = false
            } ?? message
        }
        let extras = try shown("m1", on: host).data.extras
        #expect(extras.keys.sorted() == ["campaign", "size"])
        #expect(extras["campaign"] as? String == "summer")
    }

    /// A change of a delegate, and the colour of Braze's message that it affects.
    struct Recoloring: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (InAppMessageModalDisplayContentBuilder) -> Void
        let changed: @Sendable (Braze.InAppMessage.Theme) -> Braze.InAppMessage.Color
    }

    private nonisolated static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    nonisolated static let recolorings = [
        Recoloring(
            testDescription: "background", change: { $0.backgroundColor = blue },
            changed: \.backgroundColor),
        Recoloring(
            testDescription: "close button", change: { $0.dismissButtonColor = blue },
            changed: \.closeButtonColor),
        Recoloring(
            testDescription: "heading",
            change: { $0.heading = $0.heading?.extend { $0.color = blue } }, changed: \.headerTextColor),
        Recoloring(
            testDescription: "body", change: { $0.body = $0.body?.extend { $0.color = blue } },
            changed: \.textColor),
    ]

    @Test("AS-010 one colour of a message is changed, and the others stay the same", arguments: recolorings)
    func messageColor(_ recoloring: Recoloring) throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        let before = try shown("m1", on: host).themes.light
        delegate.change { message in
            guard let modal = message.displayContent as? InAppMessageModalDisplayContent else {
                return message
            }
            return message.extend { $0.displayContent = modal.extend { recoloring.change($0) } } ?? message
        }
        let after = try shown("m2", on: host).themes.light
        let blue = Braze.InAppMessage.Color(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(recoloring.changed(after) == blue && recoloring.changed(before) != blue)
        for other in Self.recolorings where other.testDescription != recoloring.testDescription {
            #expect(other.changed(after) == other.changed(before), "\(other.testDescription)")
        }
    }

    private func roundCorners() {
        delegate.change { message in
            message.extend { builder in
                if let modal = message.displayContent as? InAppMessageModalDisplayContent {
                    builder.displayContent = modal.extend { $0.borderRadiusPoints = 7 }
                } else if let page = message.displayContent as? InAppMessageHTMLDisplayContent {
                    builder.displayContent = page.extend { $0.borderRadiusPoints = 7 }
                }
            } ?? message
        }
    }

    @Test(
        "AS-010 round corners are set in the frame that Adobe's message has, and the rest of it stays the same"
    )
    func cornersUnderAdobe() throws {
        roundCorners()
        let host = AdobeIOSHost(stage: stage)
        let bridge = stage.run { AdobeIOSBridge(adopt()).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.adobe("m1"))
        stage.runUntilIdle()
        let message = try #require(bridge.engine.visibleMessages.first)
        let settings = try #require(message.native(as: FullscreenMessage.self)?.settings)
        #expect(settings.cornerRadius == 7)
        #expect(settings.width == nil)
        #expect(diagnostics.items.map(\.explanation) == [])
    }

    @Test("AS-010 BZ-042 round corners are set in the view if the SDK's message has no frame")
    func cornersUnderBraze() throws {
        roundCorners()
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        bridge.diagnostics = diagnostics.sink
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(host.ui.messageView?.presented == true)
        let look = (host.ui.messageView as? BrazeInAppMessageUI.ModalView)?.attributes
        #expect(look?.cornerRadius == 7)
        #expect(diagnostics.items.isEmpty)
    }
    /// Changes the body of each banner.
    private func changeBody(_ change: @escaping @Sendable (InAppMessageTextInfoBuilder) -> Void) {
        delegate.change { message in
            guard let banner = message.displayContent as? InAppMessageBannerDisplayContent else {
                return message
            }
            return message.extend {
                $0.displayContent = banner.extend { $0.body = banner.body?.extend(change) }
            } ?? message
        }
    }

    @Test(
        "AS-010 a change that shows in part is not reported as one that does not show; one that does not show is"
    )
    func shownInPart() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        let slideup =
            #"{"type": "SLIDEUP", "trigger_id": "m1", "message": "There", "message_close": "SWIPE"}"#
        changeBody {
            $0.text = "Changed"
            $0.alignment = .right
        }
        try host.trigger(json: slideup)
        stage.runUntilIdle()
        #expect(host.ui.messageView?.slideup?.message.message == "Changed")
        #expect(diagnostics.items.map(\.explanation) == [])
        stage.run { host.ui.dismiss() }
        stage.runUntilIdle()
        diagnostics.items = []
        changeBody { $0.alignment = .right }
        try host.trigger(json: slideup.replacingOccurrences(of: "m1", with: "m2"))
        stage.runUntilIdle()
        #expect(host.ui.messageView?.slideup?.message.message == "There")
        #expect(
            diagnostics.items.map(\.explanation) == [
                "extend: the change of body does not show. This SDK has no place for it, or has already made that part."
            ])
    }

    @Test(
        "4.1 a name that is too long for Airship is cut after whole signs, and the delegate is asked as ever",
        arguments: [
            // 100 units of UTF-16 are allowed. Each of these signs has two, and the letter one; the last name is one
            // character with 151 units.
            (String(repeating: "\u{1F600}", count: 60), String(repeating: "\u{1F600}", count: 50)),
            (
                "a" + String(repeating: "\u{1F600}", count: 60),
                "a" + String(repeating: "\u{1F600}", count: 49)
            ),
            ("e" + String(repeating: "\u{301}", count: 150), "e" + String(repeating: "\u{301}", count: 99)),
        ])
    func longName(id: String, name: String) throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        let names = Locked<[String?]>([])
        delegate.change { message in
            names.withLock { $0.append(message.name) }
            return message
        }
        try host.trigger(json: Campaigns.braze(id))
        stage.runUntilIdle()
        #expect(host.ui.messageView?.presented == true)
        #expect(names.current == [name])
        #expect(diagnostics.items == [])
    }
}
