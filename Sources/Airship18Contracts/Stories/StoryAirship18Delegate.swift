import Airship18Bridge
import Airship18Model
import AirshipRecords
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// A recording Airship delegate in a story, with a scene delegate, which chooses a scene if the app has adapters. The
/// app has adapters if it dismisses a page, which is impossible with the SDK's own views: they report a button, or a
/// time-out if another message waits. It also has adapters for images if it can be busy: they end at once. If the
/// user closes an image, its factory block returns nil.
///
/// Sendable: mutable state is behind locks, or of the main actor.
final class StoryAirship18Delegate: AirshipStoryDelegate {
    private let recording: RecordingAirship18Delegate
    /// The delegate that may take its place.
    private let other: RecordingAirship18Delegate
    private let story: Story
    private let parts: StoryAirship18App
    let recorder: TraceRecorder
    private let scenes: RecordingAirship18SceneDelegate
    private let factories: [CustomDisplayAdapterType: Airship18Bridge.Factory]
    private let handler = Locked<AdoptedAirship18Delegate?>(nil)

    @MainActor init(
        _ recorder: TraceRecorder, _ story: Story, _ inner: (any InAppMessageDisplayDelegate)?
    ) {
        self.recorder = recorder
        self.story = story
        let parts = StoryAirship18App(recorder, story)
        self.parts = parts
        other = RecordingAirship18Delegate(
            recorder, script: story.script, inner: inner ?? parts, name: "other", as: .adopted)
        recording = RecordingAirship18Delegate(
            recorder, script: story.script, inner: inner ?? parts, as: .adopted)
        var factories: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:]
        for type in inner == nil ? parts.adapterTypes : [] { factories[type] = { parts.makeAdapter($0) } }
        self.factories = factories
        scenes = RecordingAirship18SceneDelegate(
            recorder, choosing: factories.isEmpty ? nil : StoryAirship18App.makeScene())
    }

    /// The delegate as registered with its own SDK, together with the app's other parts.
    @MainActor var object: AnyObject {
        let messaging = Airship.inAppAutomation.inAppMessaging
        for (type, factory) in factories {
            messaging.setCustomAdapter(forType: type, factoryBlock: factory)
        }
        messaging.sceneDelegate = scenes
        return recording
    }

    @MainActor func adopted() -> any InAppMessageHandler {
        let made = AdoptedAirship18Delegate(
            recording, sceneDelegate: scenes, adapters: factories,
            priority: { [story] in story.messages[$0.traceName] == .urgent ? -1 : 0 })
        handler.withLock { $0 = made }
        return made
    }

    @MainActor func isDriven(by made: any InAppMessageHandler) {
        handler.withLock { $0 = made as? AdoptedAirship18Delegate }
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
    func makeAllReady() { story.messages.keys.forEach(parts.makeReady) }

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
        case .pauses: return onMain { $0.setPaused(true) }
        case .resumes: return onMain { $0.setPaused(false) }
        case .cancels: return onMain { $0.cancel(id) }
        case .setsInterval: return onMain { $0.setInterval(30) }
        case .replacesDelegate: return onMain { $0.replaceDelegate() }
        default: return nil
        }
    }

    /// An action of the app on its SDK, or on the handler in its place.
    private func onMain(
        _ action: @escaping @MainActor @Sendable (StoryAirship18Delegate) -> Void
    ) -> () throws -> Void {
        { [self] in try recorder.onMain { action(self) } }
    }

    @MainActor private func setPaused(_ isPaused: Bool) {
        guard let handler = handler.current else { return Airship.inAppAutomation.isPaused = isPaused }
        handler.isPaused = isPaused
    }

    @MainActor private func cancel(_ id: String) {
        guard let handler = handler.current else {
            return Airship18Task.start {
                try? await Airship.inAppAutomation.cancelSchedule(identifier: id)
            }
        }
        handler.cancelSchedule(identifier: id)
    }

    @MainActor private func setInterval(_ seconds: Double) {
        guard let handler = handler.current else {
            return Airship.inAppAutomation.inAppMessaging.displayInterval = seconds
        }
        handler.displayInterval = seconds
    }

    @MainActor private func replaceDelegate() {
        guard let handler = handler.current else {
            return Airship.inAppAutomation.inAppMessaging.displayDelegate = other
        }
        handler.delegate = other
    }

    /// The app notifies its SDK that conditions have changed. Main thread, where the delegate is called and stories
    /// are played.
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

/// The app of a story: its delegate's answers, and its adapters. Sendable: mutable state is behind locks.
private final class StoryAirship18App: InAppMessageDisplayDelegate {
    let app: Airship18App
    private let story: Story
    private let player: ScriptPlayer
    private let ready = Locked<Set<String>>([])
    /// The messages that the delegate received, by their names, each once.
    private let met = Locked<[String: [InAppMessage]]>([:])

    private static func button(_ behavior: InAppMessageButtonInfo.Behavior) -> InAppMessageButtonInfo {
        InAppMessageButtonInfo(
            identifier: "1", label: InAppMessageTextInfo(text: "Look"),
            actions: ["open_external_url_action": "https://shop.example/cart"], behavior: behavior)
    }

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

    /// The types for which the app has factory blocks in a story.
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
    @MainActor static func makeScene() -> StageScene { StageScene("chosen") }

    func makeAdapter(_ arguments: DisplayAdapterArgs) -> (any CustomDisplayAdapter)? {
        if let made = app.makeAdapter(arguments) { return made }
        app.recorder.note(.app, "makesNothing", .list(["message": arguments.message.name]))
        return nil
    }

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        look(at: message)
        return ready.current.contains(message.traceName) || player.gate(message.traceName) == .show
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) { look(at: message) }

    /// Records the message that the delegate gets: whether it could be displayed, and its number among the messages
    /// with its name.
    private func look(at message: InAppMessage) {
        let number = met.withLock { met in
            if let place = met[message.traceName, default: []].firstIndex(of: message) { return place + 1 }
            met[message.traceName, default: []].append(message)
            return met[message.traceName, default: []].count
        }
        let isValid = message.displayContent.validate()
        app.recorder.note(
            .app, "isGiven",
            .list(["message": message.traceName, "valid": "\(isValid)", "number": "\(number)"]))
    }

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
                runActions(of: id)
                let (result, resolution) = report(of: id)
                app.recorder.note(.app, "reports", .list(["message": id, "result": result]))
                adapter.end(resolution)
            }
        }
    }

    /// A time-out if another message waits, a cancelling button if the campaign has to end, else a button.
    private func report(of id: String) -> (String, CustomDisplayResolution) {
        if story.messages.count > 1 { return ("timedOut", .timedOut) }
        guard story.steps.count(where: { $0 == .qualifies(id) }) > 1 else {
            return ("buttonTap", .buttonTap(Self.button(.dismiss)))
        }
        return ("cancelButton", .buttonTap(Self.button(.cancel)))
    }

    /// The adapter runs actions on behalf of the message.
    @MainActor private func runActions(of id: String) {
        app.recorder.note(.app, "runsActions", .list(["message": id]))
        app[\.runner]?.runAsync(actions: ["add_tags_action": "seen"])
        app.recorder.note(.app, "ranActions", .list(["message": id]))
    }
}
