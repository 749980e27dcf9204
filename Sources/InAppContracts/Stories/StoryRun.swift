import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Who is driven in a story.
enum StorySubject {
    /// A delegate of a shape: its own SDK's where the host is of that shape, adopted elsewhere. With an app's own
    /// delegate every call goes on to that, and the script is not heeded.
    case delegate(ShapeKit, own: AnyObject? = nil)
    /// The same, adopted also where its own SDK drives.
    case adopted(ShapeKit, own: AnyObject? = nil)
    /// A handler with a script, or an app's own, which does not heed it.
    case handler(own: (any InAppMessageHandler)? = nil)
}

/// One playing of a story on a stage.
@MainActor final class StoryRun {
    private let story: Story
    private let kit: ShapeKit
    private let room: StoryRoom
    let stage: HeadlessStage
    let recorder: TraceRecorder
    private let driver: any ShapeDriver
    private let campaigns: StoryCampaigns
    private let player: any StoryPlayer
    /// What drives an adopted delegate, or a handler; nil where a delegate is its own SDK's.
    let bridge: (any MessageBridge)?
    /// Called whenever the stage has come to rest.
    var whenAtRest: (@MainActor () -> Void)?

    /// How long a story goes on after its last step, in seconds of the stage's clock.
    static let epilogue: TimeInterval = 60
    /// How long passes after each step, in seconds of the stage's clock: animations have ended by then.
    static let pause: TimeInterval = 1

    /// - Parameters:
    ///   - told: the story as the delegate is told it; nil for the story.
    ///   - parts: how the app sets its SDK up, and adopts its delegate; nil registers and adopts the delegate alone.
    /// - Throws: `ScenarioError` where the host or the delegate takes no part in stories.
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
        switch subject {
        case .delegate(let own, let inner):
            let delegate = try stage.run { try own.storyRoom.delegate(recorder, told ?? story, inner) }
            player = delegate
            guard own == kit else {
                bridge = try stage.adopt(delegate, on: kit, driver, recorder, by: parts?.adopt)
                break
            }
            let object = stage.run { delegate.object }
            try driver.attach(delegate: object)
            try parts.map { PlayedSetUp($0.setUp) }?.play(around: object, on: driver, stage)
            stage.runUntilIdle()
            bridge = nil
        case .adopted(let own, let inner):
            let delegate = try stage.run { try own.storyRoom.delegate(recorder, told ?? story, inner) }
            player = delegate
            bridge = try stage.adopt(delegate, on: kit, driver, recorder, by: parts?.adopt)
        case .handler(let own):
            let handler =
                own.map { RecordingHandler.recording($0, recorder) }
                ?? RecordingHandler(recorder, script: story.script)
            let bridge = kit.attach(handler, to: driver)
            player = StoryHandler(handler)
            self.bridge = bridge
        }
        recorder.reaction = reactions()
    }

    // An SDK may keep a delegate for as long as there is a process, and a delegate that writes a trace keeps the stage.
    deinit {
        recorder.reaction = nil
        stage.endProcess()
    }

    /// Everything that happened.
    var trace: Trace { recorder.trace }

    /// Plays the story to its end.
    /// - Throws: what a step that the host should be able to do throws.
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

    /// Plays more when the story has been played: nothing happens inside callbacks any more.
    /// - Throws: what a step that the host should be able to do throws.
    func play(_ more: [StoryStep]) throws {
        for step in more {
            try perform(step)
            stage.advance(seconds: Self.pause)
            whenAtRest?()
        }
    }

    /// Plays the story with real queues, threads and the system's clock, and goes on as soon as the stage is idle.
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
        case .qualifies, .user, .app:
            try Self.perform(step, story, room.host, campaigns, driver, player, recorder)
        }
    }

    /// Does what can also happen inside a callback, on its thread.
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
        case .pageLoads, .pageSays, .timePasses, .appBecomes, .changes: break
        }
    }

    /// The app reads what there is to read of every message.
    private func look() {
        whenAtRest?()
        for id in story.messages.keys.sorted() {
            guard let facts = stage.run({ player.look(at: id) }) else { continue }
            recorder.note(.app, "sees", [TraceEvent.Argument("message", id)] + facts)
        }
    }

    // MARK: Reactions

    /// What happens inside callbacks, each once. What goes wrong there stands in the trace.
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

extension HeadlessStage {
    /// Puts a delegate on an SDK by way of a bridge.
    /// - Parameter adopt: how the app adopts it; nil adopts it as its shape does in stories.
    @MainActor func adopt(
        _ delegate: any StoryDelegate, on kit: ShapeKit, _ driver: any ShapeDriver,
        _ recorder: TraceRecorder, by adopt: AppParts<AnyObject>.Adoption? = nil
    ) throws -> any MessageBridge {
        let handler = try run { try adopt.map { try delegate.adopted(by: $0) } ?? delegate.adopted() }
        let bridge = kit.attach(RecordingHandler(recorder, inner: handler), to: driver)
        // On a busy machine an SDK that does not wait for its answer would play another story.
        if mode == .realTime, let bridge = bridge as? any BackgroundGateBridge {
            bridge.gatePolicy.timeout = patience
        }
        return bridge
    }
}

extension HeadlessHost {
    fileprivate var shapeName: String { "\(type(of: self))" }
}

extension ShapeKit {
    /// What the shape brings to stories.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that takes no part in them.
    var storyRoom: StoryRoom {
        get throws {
            guard let stories else {
                throw ScenarioError(.wrongShape, at: "", "\(shape) takes no part in neutral stories.")
            }
            return stories
        }
    }
}

/// Whoever is driven in a story, a delegate of some shape or a neutral handler, and what the app does through its API.
///
/// Sendable: a callback may come on any thread, and what happens inside it happens there.
public protocol StoryPlayer: AnyObject, Sendable {
    /// The callback that tells of a moment, as traces print it; nil where the shape has none.
    static func callback(of moment: StoryMoment) -> String?
    /// How the app does something with a message; nil where the API has no such thing, or where the delegate knows
    /// nothing of the message. Any thread.
    func action(_ act: StoryAct, on message: String) -> (() throws -> Void)?
    /// What the app can read about a message at any time; nil where there is nothing to read it from. Main thread.
    @MainActor func look(at message: String) -> [TraceEvent.Argument]?
}

/// A recording delegate of some shape. Its callbacks are traced as `adopted`, under any host.
public protocol StoryDelegate: StoryPlayer {
    /// The delegate, as its own SDK knows it.
    @MainActor var object: AnyObject { get }
    /// A handler that drives the delegate under any SDK. Made once.
    @MainActor func adopted() -> any InAppMessageHandler
    /// Takes the handler that the app has made of the delegate, for what its app does by it later. Default: nothing.
    @MainActor func isDriven(by handler: any InAppMessageHandler)
}

extension StoryDelegate {
    @MainActor public func isDriven(by handler: any InAppMessageHandler) {}

    /// The handler that the app makes of the delegate.
    @MainActor func adopted(by adopt: AppParts<AnyObject>.Adoption) throws -> any InAppMessageHandler {
        let handler = try adopt(object)
        isDriven(by: handler)
        return handler
    }
}

/// What a shape brings to stories: how its host plays them, how its delegate is driven, and what its promises need of
/// another SDK.
///
/// Sendable; a value.
public struct StoryRoom: Sendable {
    /// Makes a delegate that records.
    /// - Parameters: the recorder; the story, whose script it answers from where there is no inner delegate; the app's
    ///   own delegate, to which every call is forwarded. It throws `ScenarioError.Code.wrongDelegate` for one of
    ///   another shape.
    public typealias Maker =
        @MainActor @Sendable (TraceRecorder, Story, AnyObject?) throws -> any StoryDelegate

    /// How the host plays stories.
    public let host: StoryHost
    /// Makes a delegate that records.
    public let delegate: Maker
    /// What the promises need of a driving SDK, by its capabilities.
    public let needs: [AdoptionLimit]
    /// The callbacks, as traces print them, that every delegate has to have: one that does nothing in them is none the worse
    /// for losing them.
    public private(set) var obligatory: Set<String> = []
    /// What the shape's own SDK lacks for promises of other shapes, whose rooms do not name it.
    public private(set) var lacks: [AdoptionLimit] = []

    /// Describes a room.
    public init(host: StoryHost, needs: [AdoptionLimit], delegate: @escaping Maker) {
        self.host = host
        self.needs = needs
        self.delegate = delegate
    }

    /// Describes a room whose delegates are all of one type.
    /// - Parameters:
    ///   - host: how its stories are played.
    ///   - needs: what its promises need of another SDK.
    ///   - make: makes a delegate that records, in front of the app's own if there is one.
    public init<Delegate>(
        host: StoryHost, needs: [AdoptionLimit],
        recording make: @escaping @MainActor @Sendable (TraceRecorder, Story, Delegate?) -> any StoryDelegate
    ) {
        self.init(host: host, needs: needs) { recorder, story, inner in
            make(recorder, story, try inner.map { app -> Delegate in try vendorDelegate(app) })
        }
    }

    /// The same room, with the callbacks that every delegate has to have, as traces print them.
    public func obliging(_ callbacks: String...) -> StoryRoom {
        var room = self
        room.obligatory = Set(callbacks)
        return room
    }

    /// The same room, with promises of other shapes that the shape's own SDK cannot keep, each for want of a capability. A
    /// shape from outside says so itself, because the rooms of the others do not know it.
    public func lacking(_ limits: AdoptionLimit...) -> StoryRoom {
        var room = self
        room.lacks = limits
        return room
    }
}

extension TraceRecorder {
    /// How the app waits for the main thread in a story; nil on that thread, which would wait for itself.
    public func waitsForMain() -> (() throws -> Void)? {
        guard !MainThread.isCurrent else { return nil }
        return { try self.onMain { self.note(.app, "reachedMain") } }
    }

    /// Notes that the app hears what a script of a message's page says. Any thread.
    /// - Parameters:
    ///   - text: what the script says.
    ///   - listener: which of several listeners of a name.
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
