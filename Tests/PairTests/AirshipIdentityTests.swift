import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import Airship18Bridge
import Airship18Model
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// Two campaigns with the same name, under either of Airship's SDKs: each delegate gets its vendor's id and name.
@MainActor @Suite("Names and ids of Airship's campaigns", .timeLimit(.minutes(20)))
struct AirshipIdentityTests {
    private final class Delegate17: NSObject, Airship17Model.InAppMessagingDelegate, @unchecked Sendable {
        // Sound: the stage makes one call after the other.
        var heard: [String] = []

        func messageWillBeDisplayed(_ message: Airship17Model.InAppMessage, scheduleID: String) {
            heard.append("\(scheduleID) \(message.name ?? "none")")
        }
    }

    private final class Delegate18: Airship18Model.InAppMessageDisplayDelegate {
        let heard = Locked<[String]>([])

        func isMessageReadyToDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) -> Bool {
            true
        }

        func messageWillDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) {
            heard.withLock { $0.append("\(scheduleID) \(message.name)") }
        }

        func messageFinishedDisplaying(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
    }

    private static func campaign(_ id: String) -> Data {
        Data(
            #"""
            {"id": "\#(id)", "type": "in_app_message", "limit": 1, "triggers": [{"type": "app_init", "goal": 1}],
             "message": {"name": "sale", "display_type": "banner",
              "display": {"body": {"text": "\#(id)"}, "placement": "top"}}}
            """#.utf8)
    }

    private func show(_ host: any HeadlessHost) throws {
        for id in ["first", "second"] {
            try host.trigger(json: Self.campaign(id))
            host.stage.runUntilIdle()
            host.stage.user.swipeAway()
            host.stage.advance(seconds: 60)
        }
    }

    @Test("A delegate for 17 under 18") func earlierUnderLater() throws {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        let delegate = Delegate17()
        stage.run { _ = Airship18Bridge(AdoptedAirship17Delegate(delegate)).attach() }
        try show(host)
        #expect(delegate.heard == ["first sale", "second sale"])
    }

    @Test("A delegate for 18 under 17") func laterUnderEarlier() throws {
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage)
        let delegate = Delegate18()
        try stage.run { _ = try Airship17Bridge(AdoptedAirship18Delegate(delegate)).attach() }
        try show(host)
        #expect(delegate.heard.current == ["first sale", "second sale"])
    }

    @Test("Adobe's delegate under 17 and 18: two campaigns with one name are two messages")
    func adobe() throws {
        final class Delegate: AdobeIOSModel.MessagingDelegate {
            let ids = Locked<[String]>([])
            func onShow(message: any Showable) {}
            func onDismiss(message: any Showable) {}

            func shouldShowMessage(message: any Showable) -> Bool {
                ids.withLock { $0.append((message as? FullscreenMessage)?.parent?.id ?? "none") }
                return true
            }
        }
        for isLater in [false, true] {
            let stage = HeadlessStage()
            let host: any HeadlessHost =
                isLater ? Airship18Host(stage: stage) : Airship17Host(stage: stage)
            let delegate = Delegate()
            let adopted = stage.run { AdoptedAdobeIOSDelegate(delegate) }
            try stage.run {
                if isLater {
                    _ = Airship18Bridge(adopted).attach()
                } else {
                    _ = try Airship17Bridge(adopted).attach()
                }
            }
            try show(host)
            #expect(delegate.ids.current == ["first", "second"])
        }
    }

    @Test(
        "AS-013 a delegate for 17 is told once that the SDK counts a message that is held for its preparation"
    )
    func heldForPreparation() throws {
        let story = try #require(Stories.all.first { $0.name == "one-after-the-other" })
        let run = try StoryRun(story, on: .adobeIOS, subject: .delegate(.airship17))
        let said = Locked<[String]>([])
        run.bridge?.diagnostics = { finding in said.withLock { $0.append(finding.code.name) } }
        try run.play()
        #expect(said.current.filter { $0 == "heldForPreparation" }.count == 1)
        // The diagnostic is correct: each of the two is recorded as suppressed, and then as displayed.
        let records = run.trace.events(from: .sdk).filter { $0.name == "Messaging interaction event" }
            .map(\.call)
        let told = records.compactMap { record in
            ["SuppressDisplay", "Display"].first { record.contains("decisioning.proposition\($0),") }
        }
        #expect(
            told == ["SuppressDisplay", "Display", "SuppressDisplay", "Display"], "\(records)")
    }
}
