import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// The objects with which a story was played are released with it: thousands of stories are played in one process.
@MainActor @Suite("Ownership after a story", .timeLimit(.minutes(20))) struct OwnershipTests {
    nonisolated static let kits = [ShapeKit].builtIn

    /// The object that is called.
    private enum Subject {
        case delegate, handler

        @MainActor func attach(
            to driver: any ShapeDriver, _ recorder: TraceRecorder
        ) -> (any MessageBridge)? {
            switch self {
            case .delegate:
                driver.attach(DelegateScript())
                return nil
            case .handler: return driver.attach(handler: ClosureHandler())
            }
        }
    }

    @Test("KIT-7 stage, host, recorder and driver are released with their story", arguments: kits)
    func goesAway(host: ShapeKit) {
        for subject in [Subject.delegate, .handler] {
            #expect(left(of: host, subject) == [], "\(subject)")
        }
    }

    @Test("KIT-8 a runner releases the stage that it played on", arguments: kits)
    func runnerLetsGo(host: ShapeKit) throws {
        let campaign = String(decoding: host.campaigns.news, as: UTF8.self)
        let text = """
            {"name": "one", "shapes": ["\(host)"], "payloads": {"news": \(campaign)},
             "steps": [{"trigger": "news"}, {"app": "look"}]}
            """
        let scenario = try Scenario(json: Data(text.utf8), for: Self.kits, appSteps: ["look"])
        for subject in [ScenarioSubject.scriptedDelegate, .scriptedHandler] {
            weak var stage: HeadlessStage?
            _ = try ScenarioRunner.run(
                scenario, subject: subject, appSteps: ["look": { stage = HeadlessStage.current }])
            #expect(stage == nil, "\(subject)")
        }
    }

    /// The names of the objects that still exist after a message was shown, or held.
    private func left(of kit: ShapeKit, _ subject: Subject) -> [String] {
        weak var weakStage: HeadlessStage?
        weak var weakRecorder: TraceRecorder?
        weak var weakDriver: (any ShapeDriver)?
        weak var weakHost: (any HeadlessHost)?
        do {
            let stage = HeadlessStage()
            let recorder = TraceRecorder(stage: stage)
            let driver = stage.run { kit.driver.init(recorder) { _ in nil } }
            let bridge = stage.run { subject.attach(to: driver, recorder) }
            for campaign in [kit.campaigns.news, kit.campaigns.sale] {
                do { try driver.host.trigger(json: campaign) } catch { return ["\(error)"] }
                stage.runUntilIdle()
            }
            // A message on the screen retains itself.
            for _ in 0..<2 {
                stage.user.close()
                stage.advance(by: .seconds(60))
            }
            // An SDK for Android retains its delegate, and a bridge is retained for the SDK: both are
            // released with the process.
            bridge?.engine.detach()
            stage.endProcess()
            (weakStage, weakRecorder, weakDriver, weakHost) = (stage, recorder, driver, driver.host)
        }
        return [
            weakStage.map { _ in "stage" }, weakRecorder.map { _ in "recorder" },
            weakDriver.map { _ in "driver" }, weakHost.map { _ in "host" },
        ].compactMap(\.self)
    }
}
