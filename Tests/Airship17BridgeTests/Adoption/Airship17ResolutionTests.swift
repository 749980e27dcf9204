import Airship17Bridge
import Airship17Model
import Airship18Bridge
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

import class Airship18Model.Airship18Host

/// Asks `isDerived` about each resolution when it receives it, and about the previous one.
private final class AskingDelegate: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    // Used on the main thread only.
    weak var adopted: AdoptedAirship17Delegate?
    private(set) var lines: [String] = []
    private(set) var resolutions: [InAppMessageResolution] = []

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        // Resolutions are immutable, but their type is not declared Sendable.
        nonisolated(unsafe) let resolution = resolution
        MainThread.assume {
            let earlier = resolutions.last.map { " earlier \(adopted?.isDerived($0) == true)" } ?? ""
            lines.append(
                "\(scheduleID) \(resolution.type) \(adopted?.isDerived(resolution) == true)\(earlier)")
            resolutions.append(resolution)
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17ResolutionTests {
    @Test(
        "AS-042 a resolution is marked as derived only during its callback, and not if an adapter has reported it"
    )
    func derived() throws {
        let delegate = AskingDelegate()
        let adopted = AdoptedAirship17Delegate(delegate)
        delegate.adopted = adopted
        let stage = HeadlessStage()
        let adobe = AdobeWorld(adopted, on: stage)
        defer { adobe.detach() }
        for id in ["m1", "m2"] {
            try adobe.trigger(id)
            stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
            stage.runUntilIdle()
            stage.advance(by: .seconds(31))
        }
        #expect(delegate.lines == ["m1 messageClick true", "m2 messageClick true earlier false"])
        #expect(delegate.resolutions.allSatisfy { !adopted.isDerived($0) })

        let told = AskingDelegate()
        let list = AdapterList()
        let adoptedByBraze = AdoptedAirship17Delegate(told, factories: [.modal: { list.make($0) }])
        told.adopted = adoptedByBraze
        let braze = BrazeWorld(adoptedByBraze, on: HeadlessStage())
        defer { braze.detach() }
        try braze.trigger("m1")
        let adapter = try #require(list.all.first)
        braze.stage.run { adapter.end(.timedOut()) }
        braze.stage.runUntilIdle()
        #expect(told.lines == ["m1 timedOut false"])
    }

    @Test("AS-042 of two buttons with one id the resolution has the first") func sameID() throws {
        let delegate = OldAirshipDelegate()
        let braze = BrazeWorld(AdoptedAirship17Delegate(delegate), on: HeadlessStage())
        defer { braze.detach() }
        try braze.trigger(
            "m1",
            """
            , "btns": [{"id": 3, "text": "Go", "click_action": "NONE"}, {"id": 3, "text": "Stay", "click_action": "NONE"}]
            """)
        braze.stage.user.tapButton("3")
        braze.stage.runUntilIdle()
        #expect(delegate.resolutions.map(\.type) == [.buttonClick])
        #expect(delegate.resolutions.map(\.buttonInfo?.label.text) == ["Go"])
    }

    @Test("AS-042 a plain dismissal link is the user's dismissal, which is derived")
    func plainLink() throws {
        let delegate = AskingDelegate()
        let adopted = AdoptedAirship17Delegate(delegate)
        delegate.adopted = adopted
        let adobe = AdobeWorld(adopted, on: HeadlessStage())
        defer { adobe.detach() }
        try adobe.trigger("m1")
        adobe.stage.user.openLink(try #require(URL(string: "adbinapp://dismiss")))
        adobe.stage.runUntilIdle()
        #expect(delegate.lines == ["m1 userDismissed true"])
    }

    @Test("AS-097 a button whose id is too long for Airship is named with the part that Airship allows")
    func longButton() throws {
        let delegate = AskingDelegate()
        let adopted = AdoptedAirship17Delegate(delegate)
        delegate.adopted = adopted
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        let bridge = stage.run { Airship18Bridge(adopted, showingPagesFor: [.modal]).attach() }
        defer { stage.run { bridge.detach() } }
        // Ids are limited to 100 units of UTF-16, and each of these signs has two.
        let id = String(repeating: "\u{1F600}", count: 60)
        try host.trigger(
            json: Data(
                """
                {"id": "m1", "type": "in_app_message", "triggers": [{"type": "custom_event_count", "goal": 1}],
                 "message": {"name": "m1", "display_type": "modal",
                  "display": {"heading": {"text": "Hi"}, "buttons": [{"id": "\(id)", "label": {"text": "Go"}}]}}}
                """.utf8))
        stage.runUntilIdle()
        stage.user.tapButton(id)
        stage.runUntilIdle()
        #expect(delegate.lines == ["m1 buttonClick false"])
        let button = try #require(delegate.resolutions.first?.buttonInfo)
        #expect(button.identifier == String(repeating: "\u{1F600}", count: 50) && button.label.text == "Go")
    }
}
