import Airship17Bridge
import Airship17Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Airship's SDK for iOS, 13 to 17, takes part in neutral stories.
enum Airship17Stories {
    static let room = StoryRoom(
        host: StoryHost(
            campaign: { role, id in
                // Airship has no messages for control groups.
                guard role != .control else { return nil }
                return Airship17Scenarios.schedule(
                    id, named: AirshipStories.name(of: role, id), limit: 0,
                    more: AirshipStories.priority(of: role), message: AirshipStories.message(of: role, id))
            },
            gesture: { gesture($0, $1) }, opened: { AirshipStories.opened($0) }
        ).changing(storing: { payload, driver in (driver as? Airship17Driver)?.store(payload) })
            .acting { act, _, driver in
                guard act == .bringsView, let driver = driver as? Airship17Driver else { return nil }
                return { MainThread.assume { driver.setFactory() } }
            }
            // No message is an image alone that can be tapped: a modal shows it, with a heading.
            .standingIn(for: .image),
        needs: Airship17Promises.needs, recording: { StoryAirship17Delegate($0, $1, $2) })

    private static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role) {
        case (.closesInPage, .page):
            URL(string: "uairship://dismiss/%7B%22type%22%3A%22user_dismissed%22%7D").map(
                UserGesture.openLink)
        case (.closesInPageOtherwise, .page): URL(string: "uairship://close").map(UserGesture.openLink)
        default: AirshipStories.gesture(gesture, role)
        }
    }
}

extension Airship17Driver {
    /// The app edits a schedule's message, which does not affect what is already running. Main thread.
    fileprivate func store(_ payload: String) {
        guard let schedule = try? airship.schedule(in: Data(payload.utf8)) as? InAppMessageSchedule else {
            return
        }
        let edits = ScheduleEdits(message: schedule.message) { _ in }
        automation.editSchedule(withID: schedule.identifier, edits: edits) { _ in }
    }
}

extension Airship17Driver {
    /// The app gives its SDK, or the bridge that is attached to it, a factory block for pages. Main thread.
    @MainActor fileprivate func setFactory() {
        let app = Airship17App.of(recorder)
        let block: (InAppMessage) -> any InAppMessageAdapterProtocol = { message in
            app.recorder.call(
                .listener, "factory", [TraceEvent.Argument("message", message.traceName)],
                observed: message.traceLooks)
            return RecordingAirship17Adapter(message, app)
        }
        guard let bridge = registeredDelegate as? Airship17Bridge else {
            return automation.inAppMessageManager.setFactoryBlock(block, for: .HTML)
        }
        bridge.setFactoryBlock(block, for: .HTML)
    }
}

/// A recording Airship delegate in a story. It chooses its own coordinator for images. If its app dismisses a page,
/// which is impossible with the SDK's own views, the app has an adapter for it: the last one reports a cancelling
/// button. There is a scene delegate, which leaves the choice to the SDK.
///
/// Sendable: mutable state is behind locks.
final class StoryAirship17Delegate: AirshipStoryDelegate {
    private let recording: RecordingAirship17Delegate
    private let parts: StoryAirship17App
    let recorder: TraceRecorder
    private let scenes: RecordingAirship17SceneDelegate
    private let handler = Locked<AdoptedAirship17Delegate?>(nil)

    @MainActor init(
        _ recorder: TraceRecorder, _ story: Story, _ inner: (any InAppMessagingDelegate)?
    ) {
        self.recorder = recorder
        let app = Airship17App.of(recorder)
        parts = StoryAirship17App(app, story)
        recording = RecordingAirship17Delegate(app, script: story.script, inner: inner ?? parts, as: .adopted)
        hasAdapter = inner == nil && parts.dismissesPage
        scenes = RecordingAirship17SceneDelegate(recorder, Airship17Scenes(), choosing: nil)
    }

    /// Whether the app has an adapter for pages.
    private let hasAdapter: Bool

    /// The delegate as registered with its own SDK, together with the app's factory block for pages and its scene
    /// delegate.
    @MainActor var object: AnyObject {
        InAppMessageSceneManager.shared.delegate = scenes
        if hasAdapter {
            let parts = parts
            InAppAutomation.shared.inAppMessageManager.setFactoryBlock(
                { parts.makeAdapter(for: $0) }, for: .HTML)
        }
        return recording
    }

    @MainActor func adopted() -> any InAppMessageHandler {
        let parts = parts
        let made = AdoptedAirship17Delegate(
            recording, sceneDelegate: scenes,
            factories: hasAdapter ? [.HTML: { parts.makeAdapter(for: $0) }] : [:],
            priority: { parts.priority(of: $0) })
        handler.withLock { $0 = made }
        return made
    }

    @MainActor func isDriven(by made: any InAppMessageHandler) {
        handler.withLock { $0 = made as? AdoptedAirship17Delegate }
    }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked, .prepared: "extend"
        case .appears: "messageWillBeDisplayed"
        case .gone: "messageFinishedDisplaying"
        case .shown, .clicked, .leaving: nil
        }
    }

    func makeReady(_ id: String) { parts.makeReady(id) }
    func makeAllReady() { parts.makeAllReady() }

    func otherAction(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        switch act {
        case .dismisses: return parts.report(of: id)
        case .changesMessage: return { [parts] in parts.change(id) }
        case .becomesBusy: return { [parts] in parts.setFree(false) }
        case .becomesFree: return { [parts] in parts.setFree(true) }
        case .pauses: return { [self] in try recorder.onMain { self.setPaused(true) } }
        case .resumes: return { [self] in try recorder.onMain { self.setPaused(false) } }
        case .cancels: return { [self] in try recorder.onMain { self.cancel(id) } }
        default: return nil
        }
    }

    @MainActor private func setPaused(_ isPaused: Bool) {
        guard let handler = handler.current else { return InAppAutomation.shared.isPaused = isPaused }
        handler.isPaused = isPaused
    }

    @MainActor private func cancel(_ id: String) {
        guard let handler = handler.current else {
            return InAppAutomation.shared.cancelSchedule(withID: id) { _ in }
        }
        handler.cancelSchedule(withID: id)
    }

    /// The app notifies its SDK that conditions have changed.
    func lookAgain() {
        guard let handler = handler.current else {
            return InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
        }
        MainThread.async { handler.notifyDisplayConditionsChanged() }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? { nil }
}

/// The app of a story: its delegate's answers, and its adapters and coordinators.
///
/// `@unchecked Sendable` is sound: everything that is not behind locks is immutable.
final class StoryAirship17App: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    private let app: Airship17App
    private let story: Story
    private let player: ScriptPlayer
    private let ready = Locked<Set<String>>([])
    private let changed = Locked<Set<String>>([])

    init(_ app: Airship17App, _ story: Story) {
        self.app = app
        self.story = story
        player = ScriptPlayer(story.script)
    }

    /// Whether the app dismisses a page.
    var dismissesPage: Bool {
        story.steps.contains { step in
            guard case .app(.dismisses, let id) = step else { return false }
            return story.messages[id] == .page
        }
    }

    func extend(_ message: InAppMessage) -> InAppMessage {
        guard changed.current.contains(message.traceName) else { return message }
        let made = message.extend {
            $0.displayBehavior = UAInAppMessageDisplayBehaviorImmediate
            $0.isReportingEnabled = false
        }
        return made ?? message
    }

    func priority(of message: InAppMessage) -> Int { story.messages[message.traceName] == .urgent ? -1 : 0 }

    /// The app's own coordinator for images, else the SDK's.
    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        story.messages[message.traceName] == .image ? app.coordinator(named: "own") : nil
    }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        ready.current.contains(message.traceName) || player.gate(message.traceName) == .show
    }

    func makeReady(_ id: String) { ready.withLock { _ = $0.insert(id) } }
    func makeAllReady() { story.messages.keys.forEach(makeReady) }
    func change(_ id: String) { changed.withLock { _ = $0.insert(id) } }

    func setFree(_ isFree: Bool) {
        (app.coordinator(named: "own") as? RecordingAirship17Coordinator)?.become(ready: isFree)
    }

    func makeAdapter(for message: InAppMessage) -> any InAppMessageAdapterProtocol {
        app.recorder.call(
            .listener, "factory", [TraceEvent.Argument("message", message.traceName)],
            observed: message.traceLooks)
        return RecordingAirship17Adapter(message, app)
    }

    /// Makes the app's adapter of a message report that the user closed it, or, if another message waits or the
    /// campaign has to end, that a cancelling button was clicked; nil while it displays nothing.
    func report(of id: String) -> (() throws -> Void)? {
        guard let report = app[\.displayReports][id] else { return nil }
        app[\.displayReports][id] = nil
        let isForGood = story.messages.count > 1 || story.steps.count(where: { $0 == .qualifies(id) }) > 1
        let button = isForGood ? Self.cancelButton : nil
        return { [app] in
            app.recorder.note(
                .app, "reports",
                [TraceEvent.Argument("message", id), TraceEvent.Argument("cancels", "\(button != nil)")])
            report(button.map { .buttonClick(with: $0) } ?? .userDismissed())
        }
    }

    private static var cancelButton: InAppMessageButtonInfo? {
        InAppMessageButtonInfo { builder in
            builder.label = InAppMessageTextInfo { $0.text = "Never again" }
            builder.identifier = "never"
            builder.behavior = .cancel
        }
    }
}
