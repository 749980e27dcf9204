import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// The delegate or handler that is driven in a story.
enum StorySubject {
    /// A delegate of a shape. On a host of that shape its own SDK calls it, elsewhere it is adopted. With an app's own
    /// delegate every call is forwarded to it, and the script is ignored.
    case delegate(ShapeKit, own: AnyObject? = nil)
    /// The same, but adopted under its own SDK too.
    case adopted(ShapeKit, own: AnyObject? = nil)
    /// A handler with a script, or an app's own handler, which ignores the script.
    case handler(own: (any InAppMessageHandler)? = nil)
}

/// One run of a story on a stage.
@MainActor final class StoryRun {
    private let story: Story
    private let kit: ShapeKit
    private let room: StoryRoom
    let stage: HeadlessStage
    let recorder: TraceRecorder
    private let driver: any ShapeDriver
    private let campaigns: StoryCampaigns
    private let player: any StoryPlayer
    private let attachment: StoryAttachment
    /// The app on the messages of the bridge; nil for a delegate under its own SDK.
    private let appAtBridge: StoryHandler?
    /// The bridge that drives an adopted delegate or a handler; nil for a delegate under its own SDK.
    var bridge: (any MessageBridge)? { attachment.bridge }
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
        self.story = story
        self.kit = kit
        self.stage = stage
        room = try kit.storyRoom
        let recorder = TraceRecorder(stage: stage)
        self.recorder = recorder
        let host = room.host
        let campaigns = StoryCampaigns(story, on: host)
        self.campaigns = campaigns
        let driver = stage.run {
            kit.driver.init(recorder) { id in campaigns.payload(of: id).map { Data($0.utf8) } }
        }
        self.driver = driver
        for (id, role) in story.messages { host.arrange(role, id, driver) }
        var driven: RecordingHandler?
        func attached(_ handler: RecordingHandler) throws -> StoryAttachment {
            driven = handler
            return try StoryAttachment(driver, stage) {
                stage.attach(handler, on: kit, driver, plainly: !story.isAttachedThroughout)
            }
        }
        func adopted(_ delegate: any StoryDelegate) throws -> StoryAttachment {
            try attached(stage.handler(for: delegate, recorder, by: parts?.adopt))
        }
        switch subject {
        case .delegate(let own, let inner):
            let delegate = try stage.run { try own.storyRoom.delegate(recorder, told ?? story, inner) }
            player = delegate
            guard own == kit else {
                attachment = try adopted(delegate)
                break
            }
            let object = stage.run { delegate.object }
            attachment = try StoryAttachment(driver, stage) {
                try driver.attach(delegate: object)
                return nil
            }
            try parts.map { PlayedSetUp($0.setUp) }?.play(around: object, on: driver, stage)
            stage.runUntilIdle()
        case .adopted(let own, let inner):
            let delegate = try stage.run { try own.storyRoom.delegate(recorder, told ?? story, inner) }
            player = delegate
            attachment = try adopted(delegate)
        case .handler(let own):
            let handler =
                own.map { RecordingHandler.recording($0, recorder) }
                ?? RecordingHandler(recorder, script: story.script)
            attachment = try attached(handler)
            player = StoryHandler(handler)
        }
        appAtBridge = driven.map(StoryHandler.init)
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
        case .pageLoads:
            recorder.note(.page, "pageLoads")
            stage.page.finishLoading()
            stage.runUntilIdle()
        case .pageSays(let text):
            recorder.note(.page, "pageSays", [TraceEvent.Argument("text", text)])
            stage.page.post("story", json: ContentValue.string(text).jsonText)
        case .timePasses(let seconds):
            recorder.note(.stage, "timePasses", [TraceEvent.Argument("seconds", "\(seconds)")])
            stage.advance(seconds: seconds)
        case .appBecomes(let state):
            recorder.note(.stage, "appBecomes", [TraceEvent.Argument("state", state.rawValue)])
            stage.app.state = state
        case .atOnce(let steps):
            for step in steps { try perform(step) }
        case .changes(let id):
            recorder.note(.campaign, "changes", [TraceEvent.Argument("message", id)])
            campaigns.change(id)
            if let payload = campaigns.payload(of: id) { room.host.change(payload, driver) }
        case .bridge(let act, let id):
            try perform(act, of: id, by: appAtBridge?.action(act, on: id), "bridge")
        case .sdk(let act, let id): try perform(act, of: id, by: room.host.action(act, id, driver), "SDK")
        case .hasWindow(let hasWindow):
            recorder.note(.stage, "hasWindow", [TraceEvent.Argument("hasWindow", "\(hasWindow)")])
            stage.app.hasRootViewController = hasWindow
        case .storeFails(let isFailing):
            recorder.note(.stage, "storeFails", [TraceEvent.Argument("isFailing", "\(isFailing)")])
            room.host.failStore?(isFailing, driver)
        case .hears(let isHeard):
            recorder.note(.app, "hearsDiagnostics", [TraceEvent.Argument("isHeard", "\(isHeard)")])
            attachment.hear(isHeard)
        case .detaches:
            recorder.note(.app, "detaches")
            attachment.detach()
        case .attaches:
            recorder.note(.app, "attaches")
            try attachment.attach()
        case .qualifies, .user, .app:
            try Self.perform(step, story, room.host, campaigns, driver, player, recorder)
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

    /// Performs a step that can also happen inside a callback, on the callback's thread.
    private nonisolated static func perform(
        _ step: StoryStep, _ story: Story, _ host: StoryHost, _ campaigns: StoryCampaigns,
        _ driver: any ShapeDriver, _ player: any StoryPlayer, _ recorder: TraceRecorder
    ) throws {
        switch step {
        case .qualifies(let id):
            recorder.note(
                .campaign, "qualifies",
                [
                    TraceEvent.Argument("message", id),
                    TraceEvent.Argument("role", story.messages[id]?.rawValue ?? ""),
                ])
            try driver.host.trigger(json: Data((campaigns.payload(of: id) ?? "").utf8))
        case .user(let gesture, let id):
            guard let role = story.messages[id], let native = host.gesture(gesture, role) else {
                return recorder.note(.stage, "no user \(gesture.rawValue) on \(driver.host.shapeName)")
            }
            recorder.note(.user, gesture.rawValue, [TraceEvent.Argument("message", id)])
            recorder.stage.user.perform(native)
        case .app(let act, let id):
            guard let action = player.action(act, on: id) else {
                return recorder.note(.stage, "no app \(act.rawValue) of \(id)")
            }
            recorder.note(.app, act.rawValue, [TraceEvent.Argument("message", id)])
            try recorder.stage.run(action)
            recorder.note(.app, "returned", [TraceEvent.Argument("message", id)])
        case .atOnce(let steps):
            for step in steps { try perform(step, story, host, campaigns, driver, player, recorder) }
        case .pageLoads, .pageSays, .timePasses, .appBecomes, .changes, .bridge, .sdk, .hasWindow,
            .storeFails,
            .hears, .detaches, .attaches:
            break
        }
    }

    /// Records what the app can read about each message.
    private func look() {
        whenAtRest?()
        for id in story.messages.keys.sorted() {
            guard let facts = stage.run({ player.look(at: id) }) else { continue }
            recorder.note(.app, "sees", [TraceEvent.Argument("message", id)] + facts)
        }
    }

    // MARK: Reactions

    /// The closure that performs the reactions inside callbacks, each once. Errors there are recorded in the trace.
    private func reactions() -> (@Sendable (TraceEvent) -> Void)? {
        guard !story.reactions.isEmpty else { return nil }
        let type = type(of: player)
        let isDelegate = player is any StoryDelegate
        let left = Locked(Set(story.reactions.indices))
        return { [story, host = room.host, campaigns, driver, player, recorder] event in
            guard event.source == (isDelegate ? .adopted : .handler) else { return }
            for (place, reaction) in story.reactions.enumerated() {
                guard event.name == type.callback(of: reaction.moment),
                    event["message"] == reaction.message, left.withLock({ $0.remove(place) }) != nil
                else { continue }
                for step in reaction.steps {
                    do {
                        try Self.perform(step, story, host, campaigns, driver, player, recorder)
                    } catch {
                        recorder.note(.stage, "failed: \(error)")
                    }
                }
            }
        }
    }
}

extension HeadlessHost {
    fileprivate var shapeName: String { "\(type(of: self))" }
}

extension ShapeKit {
    /// How the shape takes part in stories.
    /// - Throws: `ScenarioError.Code.wrongShape` if it does not.
    var storyRoom: StoryRoom {
        get throws {
            guard let stories else {
                throw ScenarioError(.wrongShape, at: "", "\(shape) does not play neutral stories.")
            }
            return stories
        }
    }
}

/// A delegate of some shape or a neutral handler that is driven in a story, with the app's actions through its API.
///
/// Sendable: a callback may be called on any thread, and reactions inside it run on that thread.
public protocol StoryPlayer: AnyObject, Sendable {
    /// The callback that reports a moment, as traces print it; nil if the shape has none.
    static func callback(of moment: StoryMoment) -> String?
    /// The closure that performs an action of the app on a message; nil if the API has no such action, or if the
    /// delegate does not know the message. Any thread.
    func action(_ act: StoryAct, on message: String) -> (() throws -> Void)?
    /// What the app can read about a message at any time; nil if there is nothing to read it from. Main thread.
    @MainActor func look(at message: String) -> [TraceEvent.Argument]?
}

/// A recording delegate of some shape. Its callbacks are traced as `adopted`, under any host.
public protocol StoryDelegate: StoryPlayer {
    /// The delegate object, as its own SDK knows it.
    @MainActor var object: AnyObject { get }
    /// The handler that drives the delegate under any SDK. It is made once.
    @MainActor func adopted() -> any InAppMessageHandler
    /// Passes the handler that the app has made from the delegate, for the app's later actions. By default does
    /// nothing.
    @MainActor func isDriven(by handler: any InAppMessageHandler)
}

extension StoryDelegate {
    @MainActor public func isDriven(by handler: any InAppMessageHandler) {}

    /// The handler that the app makes from the delegate.
    @MainActor func adopted(by adopt: AppParts<AnyObject>.Adoption) throws -> any InAppMessageHandler {
        let handler = try adopt(object)
        isDriven(by: handler)
        return handler
    }
}

extension TraceRecorder {
    /// How the app waits for the main thread in a story; nil on the main thread, which would wait for itself.
    public func waitsForMain() -> (() throws -> Void)? {
        guard !MainThread.isCurrent else { return nil }
        return { try self.onMain { self.note(.app, "reachedMain") } }
    }

    /// Records that the app receives a script message of a message's page. Any thread.
    /// - Parameters:
    ///   - text: the text of the script message.
    ///   - listener: which of several listeners for one name.
    ///   - message: the message's id.
    public func hears(_ text: String, by listener: String, _ message: String) {
        note(
            .app, "hears",
            [
                TraceEvent.Argument("message", message), TraceEvent.Argument("text", text),
                TraceEvent.Argument("by", listener),
            ])
    }
}
