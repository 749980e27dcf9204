import Airship18Bridge
import Airship18Model
import AirshipRecords
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// A recording Airship delegate in a story, with a delegate for scenes, which chooses one where the app has adapters. It
/// has such where it takes a page away, which the SDK's own views let nobody do: these report a button, or the end of a
/// time where another message waits. It has them for images, too, where it can be busy: these end at once. Where the user
/// closes an image its factory block makes nothing.
///
/// Sendable: what changes is behind locks, or of the main actor.
final class StoryAirship18Delegate: AirshipStoryDelegate {
    private let recording: RecordingAirship18Delegate
    private let parts: StoryAirship18App
    let recorder: TraceRecorder
    private let scenes: RecordingAirship18SceneDelegate
    private let factories: [CustomDisplayAdapterType: Airship18Bridge.Factory]
    private let handler = Locked<AdoptedAirship18Delegate?>(nil)

    @MainActor init(
        _ recorder: TraceRecorder, _ story: Story, _ inner: (any InAppMessageDisplayDelegate)?
    ) {
        self.recorder = recorder
        let parts = StoryAirship18App(recorder, story)
        self.parts = parts
        recording = RecordingAirship18Delegate(
            recorder, script: story.script, inner: inner ?? parts, as: .adopted)
        var factories: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:]
        for type in inner == nil ? parts.adapterTypes : [] { factories[type] = { parts.makeAdapter($0) } }
        self.factories = factories
        scenes = RecordingAirship18SceneDelegate(
            recorder, choosing: factories.isEmpty ? nil : StoryAirship18App.makeScene())
    }

    /// As its own SDK knows it: the app's other parts belong to that.
    @MainActor var object: AnyObject {
        let messaging = Airship.inAppAutomation.inAppMessaging
        for (type, factory) in factories {
            messaging.setCustomAdapter(forType: type, factoryBlock: factory)
        }
        messaging.sceneDelegate = scenes
        return recording
    }

    @MainActor func adopted() -> any InAppMessageHandler {
        let made = AdoptedAirship18Delegate(recording, sceneDelegate: scenes, adapters: factories)
        handler.withLock { $0 = made }
        return made
    }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "isMessageReadyToDisplay"
        case .appears: "messageWillDisplay"
        case .gone: "messageFinishedDisplaying"
        case .prepared, .shown, .clicked, .leaving: nil
        }
    }

    func makeReady(_ id: String) { parts.makeReady(id) }

    func otherAction(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        switch act {
        case .dismisses:
            guard let end = parts.end(of: id) else { return nil }
            return { try self.recorder.onMain(end) }
        case .becomesBusy: return { [parts] in parts.setBusy(true, id) }
        case .becomesFree:
            return { [parts, recorder] in
                parts.setBusy(false, id)
                try recorder.onMain { parts.openGates(of: id) }
            }
        default: return nil
        }
    }

    /// The app says that conditions have changed. Main thread, where the delegate is called and stories are played.
    func lookAgain() {
        let handler = handler.current
        MainThread.assume {
            guard let handler else {
                return Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
            }
            handler.notifyDisplayConditionsChanged()
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? { nil }
}

/// The app of a story: what its delegate answers, and its adapters. Sendable: what changes is behind locks.
private final class StoryAirship18App: InAppMessageDisplayDelegate {
    let app: Airship18App
    private let story: Story
    private let player: ScriptPlayer
    private let ready = Locked<Set<String>>([])
    private static let button = InAppMessageButtonInfo(
        identifier: "1", label: InAppMessageTextInfo(text: "Look"),
        actions: ["open_external_url_action": "https://shop.example/cart"])

    init(_ recorder: TraceRecorder, _ story: Story) {
        app = Airship18App(recorder)
        self.story = story
        player = ScriptPlayer(story.script)
        app[\.hurriedMessages] = Set(story.messages.filter { $0.value == .image }.keys)
        if !isEverBusy { app[\.bareMessages] = app[\.hurriedMessages] }
    }

    deinit { app.releaseAdapters() }

    private var isEverBusy: Bool {
        story.steps.contains { if case .app(.becomesBusy, _) = $0 { true } else { false } }
    }

    /// For what the app has factory blocks in a story.
    var adapterTypes: [CustomDisplayAdapterType] {
        story.steps.compactMap { step in
            switch step {
            case .app(.dismisses, let id) where story.messages[id] == .page: .html
            case .app(.becomesBusy, let id) where story.messages[id] == .image: .modal
            case .user(.closes, let id) where story.messages[id] == .image && !isEverBusy: .modal
            default: nil
            }
        }
    }

    /// The scene that the app chooses.
    @MainActor static func makeScene() -> UIWindowScene {
        let scene = UIWindowScene()
        scene.title = "chosen"
        return scene
    }

    func makeAdapter(_ arguments: DisplayAdapterArgs) -> (any CustomDisplayAdapter)? {
        if let made = app.makeAdapter(arguments) { return made }
        app.recorder.note(.app, "makesNothing", .list(["message": arguments.message.name]))
        return nil
    }

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        ready.current.contains(message.name) || player.gate(message.name) == .show
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}

    func makeReady(_ id: String) { ready.withLock { _ = $0.insert(id) } }

    func setBusy(_ isBusy: Bool, _ id: String) { app[\.unreadyMessages] = isBusy ? [id] : [] }

    @MainActor func openGates(of id: String) {
        for adapter in app.adapters(of: id) { adapter.openGates() }
    }

    /// How the app's adapter of a message ends its display; nil while it displays nothing. Main thread.
    func end(of id: String) -> (@MainActor @Sendable () -> Void)? {
        guard MainThread.isCurrent else { return nil }
        return MainThread.assume {
            guard let adapter = app.adapters(of: id).last(where: \.isDisplaying) else { return nil }
            return { [self] in
                let isTimeUp = story.messages.count > 1
                app.recorder.note(
                    .app, "reports", .list(["message": id, "result": isTimeUp ? "timedOut" : "buttonTap"]))
                adapter.end(isTimeUp ? .timedOut : .buttonTap(Self.button))
            }
        }
    }
}
