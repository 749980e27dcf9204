import BuiltInShapes
import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// What happens inside callbacks of a story, and when that is over.
@MainActor @Suite("Reactions of stories", .timeLimit(.minutes(20))) struct StoryReactionTests {
    /// Another message qualifies when the first one has gone; nothing of the steps takes it away.
    private let story = Story(
        "next-when-gone", "A message qualifies when another one has ended.", of: ["a": .modal, "b": .modal],
        reactions: [StoryReaction(.gone, of: "a", .qualifies("b"))], .qualifies("a"))

    private func qualified(_ run: StoryRun) -> [String] {
        run.trace.events(from: .campaign).filter { $0.name == "qualifies" }.compactMap { $0["message"] }
    }

    @Test(
        "KIT-10 after the story nothing happens inside callbacks, whatever is called",
        arguments: [ShapeKit].builtIn.hosts, [true, false])
    func afterwards(host: ShapeKit, isHandler: Bool) throws {
        let subject: StorySubject = isHandler ? .handler() : .delegate(host)
        let late = try StoryRun(story, on: host, subject: subject)
        try late.play()
        try late.play([.user(.closes, "a"), .timePasses(60)])
        #expect(late.trace.events.contains { $0.source == (isHandler ? .handler : .adopted) })
        #expect(qualified(late) == ["a"])
        let early = try StoryRun(
            Story(
                story.name, story.about, of: story.messages, reactions: story.reactions, .qualifies("a"),
                .user(.closes, "a"), .timePasses(60)),
            on: host, subject: subject)
        try early.play()
        #expect(qualified(early) == ["a", "b"])
    }

    @Test("KIT-10 a run that is not played, or not to its end, is released with its records")
    func unplayed() throws {
        for isBegun in [false, true] {
            weak var recorder: TraceRecorder?
            do {
                let run = try StoryRun(story, on: .braze, subject: .handler())
                recorder = run.recorder
                if isBegun { try run.play([.qualifies("a")]) }
                #expect(recorder != nil)
            }
            #expect(recorder == nil, "begun: \(isBegun)")
        }
    }

    @Test(
        "KIT-10 after every step, and at the end, the stage rests and the app reads the state of its messages"
    )
    func looks() throws {
        let run = try StoryRun(
            Story("closed", "The user closes a message.", .qualifies("a"), .user(.closes, "a")), on: .braze,
            subject: .handler())
        var rests: [String?] = []
        run.whenAtRest = { [weak run] in rests.append(run?.trace.calls.last) }
        try run.play()
        #expect(
            run.trace.filtered(to: [.campaign, .user, .app]).calls == [
                "campaign qualifies(message: a, role: modal)", "app sees(message: a, phase: presented)",
                "user closes(message: a)",
            ])
        #expect(
            rests == [
                "handler didPresent(message: a)",
                "handler didDismiss(message: a, resolution: dismissed by the user (derived))", "stage ends",
            ])
    }

    @Test("KIT-10 these stories need real threads, and all others are played without") func realTime() {
        #expect(
            Stories.all.filter(\.isRealTime).map(\.name) == [
                "real-time-closed", "real-time-gate-waits-for-main", "real-time-held",
            ])
    }

    @Test("A reaction that changes a message changes that message, and not the next one")
    func changesOnce() {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let handler = RecordingHandler(TraceRecorder(stage: stage))
        let engine = LifecycleEngine(
            capabilities: ShapeKit.braze.capabilities, traits: EngineTraits(), handler: handler)
        handler.edit = { $0.content.header = TextContent("Changed") }
        let headers = ["a", "b"].map { id in
            let message = engine.makeMessage(id: id, native: id)
            var plan = PresentationPlan(for: message)
            stage.run { handler.prepare(&plan, for: message) }
            return plan.content.header?.text
        }
        #expect(headers == ["Changed", nil])
    }
}
