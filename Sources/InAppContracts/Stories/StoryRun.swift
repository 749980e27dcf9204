import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// One run of a story on a stage.
@MainActor final class StoryRun {
    private let scene: StoryScene
    private let cast: StoryCast
    private var story: Story { scene.story }
    nonisolated var stage: HeadlessStage { scene.stage }
    nonisolated var recorder: TraceRecorder { scene.recorder }
    /// The bridge that drives an adopted delegate or a handler; nil for a delegate under its own SDK.
    var bridge: (any MessageBridge)? { cast.attachment.bridge }
    /// Called whenever the stage has become idle.
    var whenAtRest: (@MainActor () -> Void)?

    /// How long the story continues after its last step, in seconds of the stage's clock.
    static let epilogue: TimeInterval = 60
    /// The time that passes after each step, in seconds of the stage's clock. Animations have ended by then.
    static let pause: TimeInterval = 1

    /// - Parameters:
    ///   - told: the story that is passed to the delegate; nil for the same story.
    ///   - parts: how the app sets up its SDK and adopts its delegate; nil registers and adopts only the delegate.
    /// - Throws: `ScenarioError` if the host or the delegate takes no part in stories.
    init(
        _ story: Story, on kit: ShapeKit, subject: StorySubject, stage: HeadlessStage = HeadlessStage(),
        toldTo told: Story? = nil, parts: AppParts<AnyObject>? = nil
    ) throws {
        scene = try StoryScene(story, on: kit, stage)
        cast = try StoryCast(subject, in: scene, on: kit, toldTo: told ?? story, parts: parts)
        recorder.reaction = reactions()
    }

    // An SDK may retain a delegate until the process ends, and a delegate that records a trace retains the stage.
    deinit {
        recorder.reaction = nil
        stage.endProcess()
    }

    /// All events so far.
    var trace: Trace { recorder.trace }

    /// Plays the story to its end.
    /// - Throws: an error of a step that the host should be able to carry out.
    func play() throws {
        for step in story.steps {
            try perform(step)
            stage.advance(seconds: Self.pause)
            look()
        }
        stage.advance(seconds: Self.epilogue)
        recorder.note(.stage, "ends")
        look()
        recorder.reaction = nil
    }

    /// Plays further steps after the story. Reactions inside callbacks no longer happen.
    /// - Throws: an error of a step that the host should be able to carry out.
    func play(_ more: [StoryStep]) throws {
        for step in more {
            try perform(step)
            stage.advance(seconds: Self.pause)
            whenAtRest?()
        }
    }

    /// Plays the story with real queues, threads and the system's clock, and continues as soon as the stage is idle.
    func playInRealTime() async throws {
        for step in story.steps {
            try perform(step)
            await stage.idle()
        }
    }

    // MARK: Steps

    private func perform(_ step: StoryStep) throws {
        switch step {
        case .qualifies, .user, .app: try scene.perform(step, by: cast.player)
        case .atOnce(let steps): for step in steps { try perform(step) }
        case .pageLoads, .pageSays, .timePasses, .appBecomes, .hasWindow, .changes, .storeFails:
            scene.move(by: step)
        case .bridge(let act, let id):
            try perform(act, of: id, by: cast.appAtBridge?.action(act, on: id), "bridge")
        case .sdk(let act, let id):
            try perform(act, of: id, by: scene.host.action(act, id, scene.driver), "SDK")
        case .hears(let isHeard):
            recorder.note(.app, "hearsDiagnostics", [TraceEvent.Argument("isHeard", "\(isHeard)")])
            cast.attachment.hear(isHeard)
        case .detaches:
            recorder.note(.app, "detaches")
            cast.attachment.detach()
        case .attaches:
            recorder.note(.app, "attaches")
            try cast.attachment.attach()
        }
    }

    /// Performs an action of the app besides its delegate.
    private func perform(
        _ act: StoryAct, of id: String, by action: (() throws -> Void)?, _ owner: String
    ) throws {
        guard let action else { return recorder.note(.stage, "no \(owner) \(act.rawValue) of \(id)") }
        recorder.note(
            .app, act.rawValue, [TraceEvent.Argument("message", id), TraceEvent.Argument("by", owner)])
        try stage.run(action)
    }

    /// Records what the app can read about each message.
    private func look() {
        whenAtRest?()
        for id in story.messages.keys.sorted() {
            guard let facts = stage.run({ cast.player.look(at: id) }) else { continue }
            recorder.note(.app, "sees", [TraceEvent.Argument("message", id)] + facts)
        }
    }

    // MARK: Reactions

    /// The closure that performs the reactions inside callbacks, each once. Errors there are recorded in the trace.
    private func reactions() -> (@Sendable (TraceEvent) -> Void)? {
        guard !story.reactions.isEmpty else { return nil }
        let source: TraceEvent.Source = cast.player is any StoryDelegate ? .adopted : .handler
        let left = Locked(Set(story.reactions.indices))
        return { [scene, player = cast.player] event in
            guard event.source == source else { return }
            for (place, reaction) in scene.story.reactions.enumerated() {
                guard event.name == type(of: player).callback(of: reaction.moment),
                    event["message"] == reaction.message, left.withLock({ $0.remove(place) }) != nil
                else { continue }
                for step in reaction.steps {
                    do {
                        try scene.perform(step, by: player)
                    } catch {
                        scene.recorder.note(.stage, "failed: \(error)")
                    }
                }
            }
        }
    }
}
