import Foundation
import InAppCompat
import InAppContracts

/// The tour through one shape: the acts that were played, and what happened in each.
struct TourVisit: Encodable {
    /// One act.
    struct Act: Encodable {
        let title: String
        let events: Trace
    }

    let shape: String
    let acts: [Act]
    let diagnostics: [String]
    /// What the shape can do, to explain its story by.
    let capabilities: CapabilityTable

    private enum CodingKeys: String, CodingKey {
        case shape, acts, diagnostics
    }

    /// What the handler saw and the app did because of it, in all acts.
    var story: [TraceEvent] {
        acts.flatMap { $0.events.events(from: .handler, .app) }
    }
}

/// Plays the tour on one shape.
@MainActor final class TourGuide {
    private let kit: ShapeKit
    private let recorder: TraceRecorder
    private let driver: any ShapeDriver
    private let handler: TourHandler
    private let bridge: any MessageBridge
    private var acts: [TourVisit.Act] = []
    private var diagnostics: [String] = []
    private var told = 0

    init(_ kit: ShapeKit) {
        self.kit = kit
        let stage = HeadlessStage()
        recorder = TraceRecorder(stage: stage)
        handler = TourHandler(recorder)
        driver = stage.run { [recorder] in kit.driver.init(recorder) { _ in nil } }
        bridge = driver.attach(handler: RecordingHandler(recorder, inner: handler))
        bridge.diagnostics = { [weak self] in self?.diagnostics.append($0.description) }
    }

    // The SDK keeps the bridge, which keeps the stage.
    deinit { recorder.stage.endProcess() }

    func visit() throws -> TourVisit {
        try act("Two campaigns qualify while the app is busy") {
            try self.trigger("news", self.kit.campaigns.news)
            try self.trigger("sale", self.kit.campaigns.sale)
        }
        try act("The app is free: what waited is shown in order") { try self.handler.becomeFree() }
        try act("The user closes the first, the second follows") { self.tap(.close) }
        try act("The user follows a link that the app routes itself") {
            try self.click(self.kit.campaigns.clickOnSale)
        }
        try act("A third campaign qualifies, now that the app is free") {
            try self.trigger("coupon", self.kit.campaigns.coupon)
        }
        try act("The user clicks, and the click is left to the SDK") {
            try self.click(self.kit.campaigns.clickOnCoupon)
        }
        return TourVisit(
            shape: kit.shape.name, acts: acts, diagnostics: diagnostics, capabilities: kit.capabilities)
    }

    /// How long an act goes on, in seconds: long enough for the SDKs that keep their messages apart.
    private static let patience = 30.0

    private func act(_ title: String, _ play: () throws -> Void) throws {
        try recorder.stage.run(play)
        recorder.stage.runUntilIdle()
        recorder.stage.advance(seconds: Self.patience)
        let events = recorder.trace.events
        acts.append(TourVisit.Act(title: title, events: Trace(Array(events[told...]))))
        told = events.count
    }

    private func trigger(_ name: String, _ payload: Data) throws {
        recorder.note(.campaign, "trigger", [TraceEvent.Argument("payload", name)])
        try driver.host.trigger(json: payload)
        recorder.stage.runUntilIdle()
    }

    private func click(_ click: StandardCampaigns.Click) throws {
        guard let gesture = click.gesture else {
            throw ToolFailure("the campaigns of \(kit) are clicked at what is no URL: \(click)")
        }
        tap(gesture)
    }

    private func tap(_ gesture: UserGesture) {
        recorder.note(.user, gesture.description)
        recorder.stage.user.perform(gesture)
    }
}
