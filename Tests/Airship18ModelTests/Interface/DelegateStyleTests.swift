import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Delegates, adapters and app delegates in the styles that apps write.
@MainActor @Suite("Styles of app code", .timeLimit(.minutes(20))) struct DelegateStyleTests {
    /// Set up at launch, retained by the app delegate, which is also the delegate of displays.
    @MainActor final class AppDelegate: UIResponder, UIApplicationDelegate, InAppMessageDisplayDelegate {
        var isOnboarding = true
        private(set) var shown: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            var config = AirshipConfig()
            config.defaultAppKey = "key"
            do {
                try Airship.takeOff(config, launchOptions: launchOptions)
            } catch {
                return false
            }
            Airship.inAppAutomation.inAppMessaging.displayDelegate = self
            Airship.inAppAutomation.inAppMessaging.displayInterval = 10
            Airship.inAppAutomation.isPaused = false
            Airship.inAppAutomation.inAppMessaging.themeManager.bannerThemeExtender = { message, theme in
                theme.maxWidth = message.extras?.object?["wide"]?.bool == true ? 600 : 320
                theme.padding = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
                theme.shadow.color = Color.black.opacity(0.2)
            }
            return true
        }

        func finishOnboarding() {
            isOnboarding = false
            Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
        }

        func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
            !isOnboarding || message.extras?.object?["urgent"]?.bool == true
        }

        func messageWillDisplay(_ message: InAppMessage, scheduleID: String) { shown.append(scheduleID) }

        func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
            shown.append("/" + scheduleID)
        }
    }

    @Test("3.4 an app delegate that holds messages back while the app introduces itself")
    @MainActor func appDelegate() throws {
        let world = TestWorld(isRecording: false)
        let app = AppDelegate()
        world.stage.run { #expect(app.application(.shared, didFinishLaunchingWithOptions: nil)) }
        _ = try world.trigger(Payloads.schedule("1", Payloads.banner("a")))
        _ = try world.trigger(
            Payloads.schedule("2", Payloads.html("b", more: #", "extra": {"urgent": true}"#)))
        #expect(app.shown == ["2"])
        _ = world.trace { app.finishOnboarding() }
        #expect(app.shown == ["2"])
        _ = world.trace { world.stage.user.close() }
        #expect(app.shown == ["2", "/2"])
        _ = world.advance(10)
        #expect(app.shown == ["2", "/2", "1"])
        _ = world.trace { world.stage.user.swipe(.up) }
        #expect(app.shown == ["2", "/2", "1", "/1"])
    }

    /// The app's own view, with a continuation that the buttons resume.
    @MainActor final class CardAdapter: CustomDisplayAdapter {
        private let message: InAppMessage
        private let assets: any AirshipCachedAssetsProtocol
        private let runner: any InAppActionRunner
        private var continuation: CheckedContinuation<Void, Never>?
        private var result: InAppMessageButtonInfo?
        private(set) static var last: CardAdapter?

        init(_ args: DisplayAdapterArgs) {
            message = args.message
            assets = args.assets
            runner = args.actionRunner
            Self.last = self
        }

        var isReady: Bool { true }
        func waitForReady() async {}

        func display(scene: UIWindowScene) async -> CustomDisplayResolution {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            await withCheckedContinuation { continuation = $0 }
            window.isHidden = true
            guard let result else { return .userDismissed }
            if let actions = result.actions { await runner.run(actions: actions) }
            return .buttonTap(result)
        }

        func tap(_ index: Int) {
            guard case .modal(let modal) = message.displayContent else { return }
            result = modal.buttons?[index]
            continuation?.resume()
            continuation = nil
        }
    }

    @Test("AM-074 an adapter that shows its own window and runs the button's actions itself")
    @MainActor func card() throws {
        let world = TestWorld()
        world.messaging.setCustomAdapter(forType: .modal) { args in
            // The SDK calls factories on the main actor (AM-015).
            MainActor.assumeIsolated { CardAdapter(args) }
        }
        let message = Payloads.modal().replacingOccurrences(
            of: #""actions": null"#, with: #""actions": {"deep_link_action": "app://x"}"#)
        #expect(
            try world.trigger(Payloads.schedule("s", message)) == [
                "D.isReady(m s)=true", "D.will(m s)", "display s",
            ])
        #expect(
            world.trace { CardAdapter.last?.tap(0) } == [
                "action deep_link_action=\"app://x\" for s", "resolution s button_click ok",
                "D.finished(m s)",
            ])
    }

    /// Waits for data with a stream, a helper off the main actor and child tasks.
    final class LoadingAdapter: CustomDisplayAdapter {
        @MainActor private var isLoaded = false

        @MainActor var isReady: Bool { isLoaded }

        @MainActor func waitForReady() async {
            async let first = load(1)
            async let second = load(2)
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            await continuation.yield(first)
            await continuation.yield(second)
            continuation.finish()
            var values: [Int] = []
            for await value in stream { values.append(value) }
            isLoaded = values == [1, 2]
            note("loaded \(isLoaded) \(MainThread.isCurrent)")
        }

        private func load(_ value: Int) async -> Int { value }

        @MainActor func display(scene: UIWindowScene) async -> CustomDisplayResolution {
            await withTaskGroup(of: Int.self) { group in
                for value in 1...3 { group.addTask { await self.load(value) } }
                var sum = 0
                for await value in group { sum += value }
                note("sum \(sum)")
            }
            return .timedOut
        }
    }

    @Test("AM-005 streams, helpers and child tasks are driven by the stage too", arguments: 0..<10)
    func loading(_ run: Int) throws {
        let world = TestWorld()
        world.onMain { $0.setCustomAdapter(forType: .custom) { _ in LoadingAdapter() } }
        let trace = try world.trigger(Payloads.schedule())
        #expect(
            trace == [
                "loaded true true", "D.isReady(c s)=true", "D.will(c s)", "display s", "sum 6",
                "resolution s timed_out", "D.finished(c s)",
            ])
    }

    @Test(
        "AM-051, AM-063 tasks that a delegate starts run before the stage is idle",
        arguments: 0..<10)
    nonisolated func ownTasks(_ run: Int) async throws {
        let world = TestWorld()
        world.delegate[\.inWill] = { _ in Task { note("task of will") } }
        world.delegate[\.inFinished] = { _ in
            Task {
                try await Airship.inAppAutomation.cancelSchedule(identifier: "s")
                note("cancelled")
            }
        }
        #expect(try world.trigger(Payloads.schedule(limit: 0)) == shown() + ["task of will"])
        #expect(world.finish() == finished() + ["cancelled"])
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-015 a factory may count on the main actor, also when the stage is driven elsewhere")
    func assumed() throws {
        let world = TestWorld()
        world.onMain {
            // The SDK calls factories on the main actor (AM-015).
            $0.setCustomAdapter(forType: .modal) { args in MainActor.assumeIsolated { CardAdapter(args) } }
        }
        #expect(
            try world.trigger(Payloads.schedule("s", Payloads.modal()))
                == ["D.isReady(m s)=true", "D.will(m s)", "display s"])
    }

    /// A Sendable delegate without actor isolation, with its state behind a lock.
    final class Tracker: InAppMessageDisplayDelegate {
        private let track: @Sendable (String) -> Void
        init(_ track: @escaping @Sendable (String) -> Void) { self.track = track }
        func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
        func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
            track("shown \(message.name)")
        }
        func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
            track("gone \(message.name)")
        }
    }

    @Test("AM-008 analytics of the app's own; two stages are two worlds") func tracker() throws {
        let lines = Locked<[String]>([])
        let tracker = Tracker { line in lines.withLock { $0.append(line) } }
        let (world, other) = (TestWorld(isRecording: false), TestWorld(isRecording: false))
        world.onMain { $0.displayDelegate = tracker }
        _ = try world.trigger(Payloads.schedule("s", Payloads.modal()))
        _ = try other.trigger(Payloads.schedule("s", Payloads.modal("other")))
        _ = world.trace { world.stage.user.close() }
        #expect(lines.current == ["shown m", "gone m"])
    }

    @Test("3.1 the spellings of 18 and 19") func earlier() throws {
        let world = TestWorld(.v18)
        let adapters = world.adapters
        let messaging: any InAppMessagingProtocol = world.messaging
        let legacy: any LegacyInAppMessagingProtocol = world.automation.legacyInAppMessaging
        #expect(legacy === world.automation.legacyInAppMessaging)
        world.onMain { _ in
            messaging.setCustomAdapter(forType: .modal) { arguments in
                note("block of \(arguments.message.name)")
                return adapters[\.makesNone] ? nil : ScriptedAdapter(arguments.message, adapters)
            }
        }
        #expect(
            try world.trigger(Payloads.schedule("s", Payloads.modal())) == ["block of m"] + displaying("m"))
    }

    /// A double of the SDK, as apps write them for their own tests.
    final class FakeAutomation: InAppAutomation {
        private let real: any InAppAutomation
        init(_ real: any InAppAutomation) { self.real = real }
        var inAppMessaging: any InAppMessaging { real.inAppMessaging }
        var legacyInAppMessaging: any LegacyInAppMessaging { real.legacyInAppMessaging }
        @MainActor var isPaused = false
        func upsertSchedules(_ schedules: [AutomationSchedule]) async throws {}
        func cancelSchedule(identifier: String) async throws {}
        func cancelSchedule(identifiers: [String]) async throws {}
        func cancelSchedules(group: String) async throws {}
        func getSchedule(identifier: String) async throws -> AutomationSchedule? { nil }
        func getSchedules(group: String) async throws -> [AutomationSchedule] { [] }
        var statusUpdates: AsyncStream<InAppAutomationUpdateStatus> {
            get async { AsyncStream { $0.finish() } }
        }
        var status: InAppAutomationUpdateStatus { get async { .stale } }
        func waitRefresh(maxTime: TimeInterval?) async {}
    }

    @Test("3 a double of the entry point") func double() async throws {
        let fake: any InAppAutomation = FakeAutomation(TestWorld().automation)
        try await fake.upsertSchedules([])
        #expect(await fake.status == .stale)
        #expect(try await fake.getSchedule(identifier: "x") == nil)
    }

    @Test("AM-032 delegates are weak, closures strong") @MainActor func ownership() {
        final class Scenes: InAppMessageSceneDelegate {
            func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? { nil }
        }
        final class Token: Sendable {}
        let world = TestWorld(isRecording: false)
        let messaging = world.messaging
        messaging.displayDelegate = RecordingDelegate()
        messaging.sceneDelegate = Scenes()
        #expect(messaging.displayDelegate == nil)
        #expect(messaging.sceneDelegate == nil)
        weak var token: Token?
        do {
            let made = Token()
            token = made
            messaging.onIsReadyToDisplay = { _, _ in
                withExtendedLifetime(made) {}
                return true
            }
        }
        #expect(token != nil)
        messaging.onIsReadyToDisplay = nil
        #expect(token == nil)
    }

    @Test("INV-7 a stage that has ended releases its SDK") func noLeak() async throws {
        weak var stage: HeadlessStage?
        weak var messaging: (any InAppMessaging)?
        do {
            let world = TestWorld()
            stage = world.stage
            messaging = world.messaging
            _ = try world.trigger(Payloads.schedule())
            _ = world.finish()
            world.adapters[\.adapters] = []
            world.adapters[\.arguments] = []
        }
        // The thread that finished the work may still retain them for a moment.
        let isGone = await comesAbout { stage == nil && messaging == nil }
        #expect(isGone)
    }
}
