import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

// snippet: a policy of one's own
/// Holds what comes between 22 and 7 o'clock until the morning.
@MainActor final class QuietHours: HandlerDecorator {
    private let hour: @MainActor () -> Double
    private var waiting: [CompatMessage] = []

    init(_ inner: any InAppMessageHandler, hour: @escaping @MainActor () -> Double) {
        self.hour = hour
        super.init(inner)
    }

    override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        let decision = super.decideDisplay(of: message)
        waiting.removeAll { $0 === message }
        guard decision == .show, hour() >= 22 || hour() < 7 else { return decision }
        if waiting.isEmpty { _ = MainThread.after(untilMorning) { [weak self] in self?.morningComes() } }
        waiting.append(message)
        return .hold
    }

    override func waitReason(of message: CompatMessage) -> WaitReason? {
        waiting.contains { $0 === message } ? .policy("the morning") : super.waitReason(of: message)
    }

    /// Asks again about what was held. A message that has gone since then is left alone.
    private func morningComes() {
        let held = waiting
        waiting = []
        for message in held { try? message.reconsider() }
    }

    private var untilMorning: Double { ((hour() < 7 ? 7 : 31) - hour()) * 3_600 }
}
// end snippet

@MainActor private func addQuietHours(
    to handler: any InAppMessageHandler, hour: @escaping @MainActor () -> Double
) -> PolicyStack {
    // snippet: a policy of one's own inside the others
    let policies = PolicyStack(around: QuietHours(handler, hour: hour)) { $0.caps = [.day(2)] }
    // end snippet
    return policies
}

@MainActor @Suite("A policy of one's own", .timeLimit(.minutes(20))) struct QuietHoursTests {
    private let stage = HeadlessStage()
    private let news = #"{"type": "MODAL", "trigger_id": "news", "message": "News"}"#
    private let sale =
        #"{"id": "sale", "message": {"name": "sale", "display_type": "modal", "display": {"heading": {"text": "Sale"}}}}"#

    @Test("What comes at night says what it waits for, and is shown in the morning, one after the other")
    func night() throws {
        let (braze, airship) = (BrazeHost(stage: stage), Airship18Host(stage: stage))
        let policies = stage.run { addQuietHours(to: ClosureHandler()) { 5 + MainThread.now / 3_600 } }
        let onBraze = stage.run { BrazeBridge(policies.handler).attach(to: braze.ui) }
        let onAirship = stage.run { Airship18Bridge(policies.handler).attach() }
        defer { stage.run { _ = (onBraze.detach(), onAirship.detach()) } }
        try braze.trigger(json: news)
        try airship.trigger(json: sale)
        stage.advance(seconds: 7_100)
        #expect(stage.visibleSurfaces.isEmpty)
        #expect(onBraze.heldMessages.map(\.waitsFor) == [.policy("the morning")])
        #expect(onAirship.heldMessages.map(\.waitsFor) == [.policy("the morning")])
        stage.advance(seconds: 200)
        #expect(stage.visibleSurfaces == ["news"])
        #expect(onAirship.heldMessages.map(\.waitsFor) == [.message(id: "news", shape: .braze)])
        stage.user.close()
        stage.advance(seconds: 10)
        #expect(stage.visibleSurfaces == ["sale"])
    }

    @Test("By day nothing waits") func day() throws {
        let braze = BrazeHost(stage: stage)
        let bridge = stage.run { BrazeBridge(QuietHours(ClosureHandler()) { 12 }).attach(to: braze.ui) }
        defer { stage.run { bridge.detach() } }
        try braze.trigger(json: news)
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["news"])
    }
}
