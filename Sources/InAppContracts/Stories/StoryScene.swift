import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// Where a story is played: on a stage, under an SDK with the story's campaigns. Everything is recorded.
struct StoryScene: Sendable {
    let story: Story
    let host: StoryHost
    let campaigns: StoryCampaigns
    let driver: any ShapeDriver
    let recorder: TraceRecorder
    var stage: HeadlessStage { recorder.stage }

    /// Sets up the SDK of a shape on a stage.
    /// - Throws: `ScenarioError` if the shape takes no part in stories.
    @MainActor init(_ story: Story, on kit: ShapeKit, _ stage: HeadlessStage) throws {
        self.story = story
        host = try kit.storyRoom.host
        let recorder = TraceRecorder(stage: stage)
        self.recorder = recorder
        let campaigns = StoryCampaigns(story, on: host)
        self.campaigns = campaigns
        driver = stage.run {
            kit.driver.init(recorder) { id in campaigns.payload(of: id).map { Data($0.utf8) } }
        }
        for (id, role) in story.messages { host.arrange(role, id, driver) }
    }

    // MARK: Steps on any thread

    /// Performs a step that can also happen inside a callback, on the callback's thread. Does nothing for other steps.
    func perform(_ step: StoryStep, by player: any StoryPlayer) throws {
        switch step {
        case .qualifies(let id): try qualify(id)
        case .user(let gesture, let id): perform(gesture, on: id)
        case .app(let act, let id): try perform(act, on: id, by: player)
        case .atOnce(let steps): for step in steps { try perform(step, by: player) }
        case .pageLoads, .pageSays, .timePasses, .appBecomes, .changes, .bridge, .sdk, .hasWindow,
            .storeFails, .hears, .detaches, .attaches:
            break
        }
    }

    private func qualify(_ id: String) throws {
        recorder.note(
            .campaign, "qualifies",
            [
                TraceEvent.Argument("message", id),
                TraceEvent.Argument("role", story.messages[id]?.rawValue ?? ""),
            ])
        try driver.host.trigger(json: Data((campaigns.payload(of: id) ?? "").utf8))
    }

    private func perform(_ gesture: StoryGesture, on id: String) {
        guard let role = story.messages[id], let native = host.gesture(gesture, role) else {
            return recorder.note(.stage, "no user \(gesture.rawValue) on \(type(of: driver.host))")
        }
        recorder.note(.user, gesture.rawValue, [TraceEvent.Argument("message", id)])
        stage.user.perform(native)
    }

    private func perform(_ act: StoryAct, on id: String, by player: any StoryPlayer) throws {
        guard let action = player.action(act, on: id) else {
            return recorder.note(.stage, "no app \(act.rawValue) of \(id)")
        }
        recorder.note(.app, act.rawValue, [TraceEvent.Argument("message", id)])
        try stage.run(action)
        recorder.note(.app, "returned", [TraceEvent.Argument("message", id)])
    }

    // MARK: Steps between callbacks

    /// Performs a step of the page, the device or the servers. Does nothing for other steps.
    @MainActor func move(by step: StoryStep) {
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
        case .hasWindow(let hasWindow):
            recorder.note(.stage, "hasWindow", [TraceEvent.Argument("hasWindow", "\(hasWindow)")])
            stage.app.hasRootViewController = hasWindow
        case .changes(let id): change(id)
        case .storeFails(let isFailing):
            recorder.note(.stage, "storeFails", [TraceEvent.Argument("isFailing", "\(isFailing)")])
            host.failStore?(isFailing, driver)
        case .qualifies, .user, .app, .atOnce, .bridge, .sdk, .hears, .detaches, .attaches: break
        }
    }

    private func change(_ id: String) {
        recorder.note(.campaign, "changes", [TraceEvent.Argument("message", id)])
        campaigns.change(id)
        if let payload = campaigns.payload(of: id) { host.change(payload, driver) }
    }
}
