import BrazeBridge
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import ModelTesting
import OldDelegates
import Testing

/// The first day of a port: the old vendor's delegate is on its model, outside every stage, as in an app.
@MainActor @Suite("Day one: an adopted delegate in an app", .realTime, .timeLimit(.minutes(20)))
struct DayOneTests {
    /// The SDKs that an app can link, and the old delegates that each of them can get.
    nonisolated static let pairs: [(host: ShapeKit, delegate: ShapeKit)] = [
        (.adobeIOS, [.braze, .airship17, .airship18]), (.braze, [.adobeIOS, .airship17, .airship18]),
        (.airship17, [.adobeIOS, .braze]), (.airship18, [.adobeIOS, .braze]),
    ].flatMap { (host: ShapeKit, delegates: [ShapeKit]) in delegates.map { (host, $0) } }

    @Test("STAGE outside of any stage an adopted delegate is called as on the SDK's stage", arguments: pairs)
    func sameTrace(pair: (host: ShapeKit, delegate: ShapeKit)) async throws {
        let onStage = try await App(pair.host, pair.delegate, isOutside: false).playCampaigns()
        let outside = try await App(pair.host, pair.delegate, isOutside: true).playCampaigns()
        #expect(outside == onStage)
        #expect(onStage.values.joined().count >= 6)
    }

    @Test("STAGE it leaves nothing on the stage that is not driven", arguments: pairs)
    func nothingIsLeft(pair: (host: ShapeKit, delegate: ShapeKit)) async throws {
        let app = App(pair.host, pair.delegate, isOutside: true)
        _ = try await app.playCampaigns()
        let stage = app.undriven
        #expect(stage.isAtRest)
        #expect(stage.log.entries == [])
        #expect(stage.visibleSurfaces == [])
        #expect(stage.scenes.windows == [])
    }

    @Test("STAGE the stage of the process is in real time, and keeps the last hundred lines of its log")
    func processWide() {
        #expect(HeadlessStage.processWide.mode == .realTime)
        let stage = HeadlessStage.undriven()
        for number in 0..<250 { stage.log.record(.note, from: "test", "\(number)") }
        #expect(stage.log.entries.map(\.name) == (150..<250).map(String.init))
    }

    @Test("BZ-110 the actions of a Braze delegate outside of any stage are carried out")
    func forgottenMessages() async throws {
        let app = App(.adobeIOS, .braze, isOutside: true)
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        app.attach { AdoptedBrazeDelegate(delegate) }
        try await app.trigger(.adobeIOS)
        let ui = try #require(delegate.ui)
        #expect(ui.stack.count == 1)
        app.undriven.runAsApp { ui.dismiss(reason: .wipeData) }
        try await app.settle()
        #expect(ui.stack.isEmpty)
        #expect(app.undriven.isAtRest)
    }

    @Test("BZ-072 a view of the app enters and leaves outside of any stage")
    func ownView() async throws {
        let app = App(.airship17, .braze, isOutside: true)
        let view = PatternView()
        let delegate = OldBrazeDelegate()
        delegate.onPrepare = { $0.customView = view }
        app.attach { AdoptedBrazeDelegate(delegate) }
        try await app.trigger(.airship17)
        #expect(view.reports == ["present"])
        app.undriven.runAsApp { delegate.ui?.dismiss() }
        try await app.settle()
        #expect(view.reports == ["present", "dismiss"])
        #expect(delegate.calls.last?.hasPrefix("didDismiss") == true)
    }
}

/// An SDK on its own stage, and an old delegate outside that stage.
@MainActor private final class App {
    let undriven = HeadlessStage.undriven()
    private let stage = HeadlessStage()
    private let recorder: TraceRecorder
    private let driver: any ShapeDriver
    private let host: ShapeKit
    private let isOutside: Bool
    private var bridge: (any MessageBridge)?

    init(_ host: ShapeKit, _ delegate: ShapeKit, isOutside: Bool) {
        self.host = host
        self.isOutside = isOutside
        let recorder = TraceRecorder(stage: stage)
        self.recorder = recorder
        driver = stage.run { host.driver.init(recorder, payload: { _ in nil }) }
        attach { delegate.adopt(recorder, DelegateScript()) }
    }

    // The SDK retains the bridge, which may retain the stage.
    deinit {
        stage.endProcess()
        undriven.endProcess()
    }

    /// Attaches the handler that `make` creates where the app runs.
    func attach(_ make: () -> any InAppMessageHandler) {
        bridge?.engine.detach()
        let handler: any InAppMessageHandler =
            isOutside ? OutsideStages(undriven.runAsApp(make), undriven) : stage.run(make)
        bridge = stage.run { driver.attach(handler: handler) }
    }

    func trigger(_ kit: ShapeKit) async throws {
        try driver.host.trigger(json: kit.campaigns.news)
        try await settle()
    }

    /// Each standard campaign is shown, and the user closes it; the last two qualify together.
    /// - Returns: the delegate's calls about each message, each with its thread. How calls about two
    ///   messages interleave, and what a call on a background thread sees of the main thread's state,
    ///   differs between runs in real time.
    func playCampaigns() async throws -> [String: [String]] {
        let campaigns = host.campaigns
        for together in [[campaigns.news], [campaigns.sale, campaigns.coupon]] {
            for payload in together { try driver.host.trigger(json: payload) }
            try await settle()
            for _ in together {
                stage.user.close()
                try await settle()
                stage.advance(seconds: 60)
                try await settle()
            }
        }
        // Nested extras are dictionaries, whose order as text differs each time.
        let events = recorder.trace.events(from: .adopted)
        return Dictionary(grouping: events) { $0["message"] ?? "" }.mapValues { events in
            events.map { event in
                let observed = event.thread == .main ? event.observed.filter { $0.name != "extras" } : []
                return "\(event.thread) \(event.call) \(observed)"
            }
        }
    }

    /// Runs both sides in turns until neither has anything left to do.
    func settle() async throws {
        for _ in 0..<20 {
            stage.runUntilIdle()
            await undriven.idle()
            try await mainQueueTurn()
        }
    }
}

/// A handler that is called outside every stage, as in an app, whichever stage the SDK that calls it is on.
@MainActor private final class OutsideStages: InAppMessageHandler {
    private let inner: any InAppMessageHandler
    private let stage: HeadlessStage

    init(_ inner: any InAppMessageHandler, _ stage: HeadlessStage) {
        self.inner = inner
        self.stage = stage
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        stage.runAsApp { inner.decideDisplay(of: message) }
    }
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        stage.runAsApp { inner.prepare(&plan, for: message) }
    }
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        stage.runAsApp { inner.shouldPerform(action, of: message) }
    }
    func willPresent(_ message: CompatMessage) { stage.runAsApp { inner.willPresent(message) } }
    func didPresent(_ message: CompatMessage) { stage.runAsApp { inner.didPresent(message) } }
    func didHide(_ message: CompatMessage) { stage.runAsApp { inner.didHide(message) } }
    func didLoad(_ url: URL, in message: CompatMessage) { stage.runAsApp { inner.didLoad(url, in: message) } }
    func willDismiss(_ message: CompatMessage) { stage.runAsApp { inner.willDismiss(message) } }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        stage.runAsApp { inner.didDismiss(message, resolution: resolution) }
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        stage.runAsApp { inner.didFail(message, failure: failure) }
    }
}
