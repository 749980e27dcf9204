import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// Faults of bridges and adoptions that were planted by hand and that no other test detected.
@MainActor @Suite(.timeLimit(.minutes(20))) struct QuietFaultTests {
    let stage = HeadlessStage()

    private final class Quiet: InAppMessageHandler {}
    private final class OtherBraze: BrazeInAppMessageUIDelegate {}
    private final class OtherAdobe: AdobeIOSModel.MessagingDelegate {
        func shouldShowMessage(message: any Showable) -> Bool { true }
        func onShow(message: any Showable) {}
        func onDismiss(message: any Showable) {}
        func urlLoaded(_ url: URL, byMessage message: any Showable) {}
    }

    @Test("INV-8 detach() keeps a delegate that was set after the attachment")
    func detachKeepsOthers() {
        stage.run {
            let ui = BrazeHost(stage: stage).ui
            let braze = BrazeBridge(Quiet()).attach(to: ui)
            let otherBraze = OtherBraze()
            ui.delegate = otherBraze
            braze.detach()
            #expect(ui.delegate === otherBraze)

            let adobe = AdobeIOSBridge(Quiet()).attach()
            let otherAdobe = OtherAdobe()
            AdobeIOSModel.MobileCore.messagingDelegate = otherAdobe
            adobe.detach()
            #expect(AdobeIOSModel.ServiceProvider.shared.messagingDelegate === otherAdobe)
        }
    }

    @Test("INV-3 each later message supersedes one that is still loading, which fails")
    func superseded() throws {
        let kit = try #require([ShapeKit].builtIn[.braze])
        let story = try #require(Stories.all.first { $0.name == "three-at-once" })
        let trace = try StoryContract.trace(of: story, host: kit, delegate: nil).filtered(to: [.handler])
        #expect(
            trace.calls.filter { $0.contains("didFail") } == [
                "handler didFail(message: a, reason: replaced)",
                "handler didFail(message: b, reason: replaced)",
            ])
        #expect(trace.calls.contains("handler willPresent(message: c)"))
    }

    @Test("INV-5 a message with a time of its own that the user closes early was dismissed by the user")
    func closedEarly() throws {
        for host in [SDKShape.braze, .airship17] {
            let kit = try #require([ShapeKit].builtIn[host])
            let story = try #require(Stories.all.first { $0.name == "self-closing-closed-early" })
            let trace = try StoryContract.trace(of: story, host: kit, delegate: nil).filtered(to: [.handler])
            let end = trace.events.filter { $0.name == "didDismiss" }
            #expect(end.count == 1)
            #expect(end.first?["resolution"]?.hasPrefix("dismissed by the user") == true, "\(host): \(end)")
        }
    }

    @Test("INV-5 the link of one message does not explain the end of another one")
    func linkOfAnother() throws {
        let host = AdobeIOSHost(stage: stage)
        let recorder = TraceRecorder(stage: stage)
        let bridge = stage.run { AdobeIOSBridge(RecordingHandler(recorder)).attach() }
        defer { bridge.detach() }
        let kit = try #require([ShapeKit].builtIn[.adobeIOS])
        let room = try kit.storyRoom
        for id in ["a", "b"] {
            try host.trigger(json: #require(room.host.campaign(.modal, id)))
            stage.advance(seconds: 1)
            if id == "a" {
                stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
            } else {
                stage.user.tapOutside()
            }
            stage.advance(seconds: 1)
        }
        let ends = recorder.trace.events(from: .handler).filter { $0.name == "didDismiss" }
        #expect(ends.map { $0["message"] } == ["a", "b"])
        #expect(ends.first?["resolution"]?.hasPrefix("link adbinapp://dismiss") == true)
        #expect(ends.last?["resolution"]?.hasPrefix("unspecified") == true)
    }

    /// Asks for a retry five times.
    private final class Retrying: NSObject, InAppMessageAdapterProtocol {
        nonisolated(unsafe) static var times: [TimeInterval] = []

        static func adapter(for message: InAppMessage) -> Self { self.init() }

        func prepare(
            with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
        ) {
            Self.times.append(HeadlessStage.current.now)
            completionHandler(Self.times.count < 6 ? .retry : .success)
        }

        func isReadyToDisplay() -> Bool { true }
        func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {}
        override required init() {}
    }

    @Test(
        "AS-020 an adapter is retried after 30, 60, 120 and then every 120 seconds, under another SDK too"
    )
    func retries() throws {
        Retrying.times = []
        let host = BrazeHost(stage: stage)
        let adopted = stage.run {
            AdoptedAirship17Delegate(Ready(), factories: [.modal: { _ in Retrying() }])
        }
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { bridge.detach() }
        let room = try #require([ShapeKit].builtIn[.braze]).storyRoom
        try host.trigger(json: #require(room.host.campaign(.modal, "a")))
        stage.runUntilIdle()
        stage.advance(seconds: 500)
        let pauses = zip(Retrying.times.dropFirst(), Retrying.times).map { ($0 - $1).rounded() }
        #expect(pauses == [30, 60, 120, 120, 120])
    }

    /// Accepts every message.
    private final class Ready: NSObject, InAppMessagingDelegate {}
}
