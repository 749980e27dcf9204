import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("States and checks", .timeLimit(.minutes(20))) @MainActor struct StateTests {
    enum Command: CaseIterable { case show, hide, dismiss }

    private func send(_ command: Command, to presentable: any Presentable) {
        switch command {
        case .show: presentable.show()
        case .hide: presentable.hide()
        case .dismiss: presentable.dismiss()
        }
    }

    nonisolated static let table: [(PresentableState, Command, Bool, String, PresentableState)] = [
        (.detached, .show, true, "onShow(visible)", .visible),
        (.detached, .hide, true, "onError(AlreadyHidden)", .detached),
        (.detached, .dismiss, true, "onError(AlreadyDismissed)", .detached),
        (.visible, .show, true, "onError(AlreadyShown)", .visible),
        (.visible, .hide, true, "onHide(hidden)", .hidden),
        (.visible, .dismiss, true, "onDismiss(detached)", .detached),
        (.hidden, .show, true, "onShow(visible)", .visible),
        (.hidden, .hide, true, "onError(AlreadyHidden)", .hidden),
        (.hidden, .dismiss, true, "onDismiss(detached)", .detached),
        (.detached, .show, false, "onError(NoAttachableActivity)", .detached),
        (.detached, .hide, false, "onError(AlreadyHidden)", .detached),
        (.detached, .dismiss, false, "onError(AlreadyDismissed)", .detached),
        (.visible, .show, false, "onError(AlreadyShown)", .visible),
        (.visible, .hide, false, "onHide(hidden)", .hidden),
        (.visible, .dismiss, false, "onError(NoActivityToDetachFrom)", .visible),
        (.hidden, .show, false, "onError(NoAttachableActivity)", .hidden),
        (.hidden, .hide, false, "onError(AlreadyHidden)", .hidden),
        (.hidden, .dismiss, false, "onError(NoActivityToDetachFrom)", .hidden),
    ]

    @Test("A3-020, A3-021, A3-022, A3-024 the whole table", arguments: table)
    func transitions(_ row: (PresentableState, Command, Bool, String, PresentableState)) throws {
        let (start, command, hasActivity, call, end) = row
        let world = TestWorld()
        let alert = try world.createAlert()
        #expect(alert.getState() == .detached)
        if start != .detached { alert.show() }
        if start == .hidden { alert.hide() }
        world.stage.runUntilIdle()
        #expect(alert.getState() == start)
        world.stage.app.hasRootViewController = hasActivity
        var expected = ["main L.\(call)"]
        if !call.hasPrefix("onError") {
            expected.append("main D.\(call.replacingOccurrences(of: "(", with: "(alert "))")
        }
        #expect(world.trace { send(command, to: alert) } == expected)
        #expect(alert.getState() == end)
    }

    @Test("A3-010, A3-012 commands are posted from any thread and carried out on the main thread")
    func posted() throws {
        let world = TestWorld()
        let message = try world.createMessage()
        message.show()
        #expect(message.getState() == .detached)
        #expect(world.takeTrace() == [])
        world.stage.runUntilIdle()
        #expect(message.getState() == .visible)
        // Sound: presentables may be used on any thread (A3-010).
        nonisolated(unsafe) let other = message
        world.stage.onBackground { other.dismiss() }
        _ = world.takeTrace()
        world.stage.runUntilIdle()
        #expect(
            world.takeTrace() == [
                "main L.onDismiss(detached)", "main D.onDismiss(message detached)", "main container removed",
            ])
    }

    @Test("A3-011, A3-032, A3-034 posted commands run in order; hidden messages do not conflict") func order()
        throws
    {
        let world = TestWorld()
        let (first, second) = (try world.createMessage(), try world.createMessage())
        _ = world.trace {
            first.show()
            second.show()
        }
        #expect([first.getState(), second.getState()] == [.visible, .detached])
        let trace = world.trace {
            first.hide()
            second.show()
            first.show()
        }
        #expect(trace.filter { $0.contains("Conflict") }.count == 1)
        #expect([first.getState(), second.getState()] == [.hidden, .visible])
        _ = world.trace { second.dismiss() }
        #expect(first.getState() == .hidden)
    }

    @Test("A3-060 to A3-062 activities change without callbacks") func activities() throws {
        let world = TestWorld()
        let message = try world.createMessage()
        _ = world.trace { message.show() }
        #expect(world.trace { world.host.destroyActivity() } == ["main view detached"])
        #expect(message.getState() == .visible)
        let back = ["main view attached", "main web view created"]
        #expect(world.trace { world.host.resumeActivity() } == back)
        #expect(world.trace { world.host.resumeActivity() } == ["main view detached"] + back)
        _ = world.trace { message.hide() }
        #expect(world.trace { world.host.resumeActivity() } == [])
    }

    @Test("A3-024 a dismissal that fails unregisters from activities") func unregistered() throws {
        let world = TestWorld()
        let message = try world.createMessage()
        _ = world.trace { message.show() }
        _ = world.trace { world.host.destroyActivity() }
        #expect(world.trace { message.dismiss() } == ["main L.onError(NoActivityToDetachFrom)"])
        #expect(world.trace { world.host.resumeActivity() } == [])
        #expect(message.getState() == .visible)
    }

    @Test("1.1, A3-001 no application, strong registration") func registration() throws {
        final class NoApp: PresentationUtilityProvider {
            func getApplication() -> Application? { nil }
            func getCurrentActivity() -> Activity? { nil }
            func getCachedContent(_ cacheName: String, _ key: String) -> InputStream? { nil }
            func openUri(_ uri: String) -> Bool { false }
        }
        let stage = HeadlessStage()
        let service = stage.run { ServiceProvider.getInstance().uiService }
        let message = InAppMessage(InAppMessageSettings.Builder().build(), MessageListener())
        #expect(throws: IllegalStateException.self) { try service.create(message, NoApp()) }
        #expect(throws: IllegalArgumentException.self) {
            try service.create(message as Presentation, AdobeAndroid3Host(stage: stage).utilityProvider)
        }
        weak var held: RecordingDelegate?
        do {
            let delegate = RecordingDelegate()
            held = delegate
            service.setPresentationDelegate(delegate)
        }
        #expect(held != nil)
        service.setPresentationDelegate(RecordingDelegate())
        #expect(held == nil)
    }

    @Test("1.6 errors are single objects with their reasons") func errors() {
        #expect(ConflictingPresentation.instance.reason == "Conflict")
        #expect(NoAttachableActivity.instance.reason == "No attachable activity available.")
        #expect(SuppressedByAppDeveloper.instance.reason == "SuppressedByAppDeveloper")
        #expect(AlreadyShown.instance.reason == "Presentable is already being shown.")
        #expect(AlreadyHidden.instance.reason == "Presentable is already hidden.")
        #expect(AlreadyDismissed.instance.reason == "Presentable is already dismissed.")
        #expect(NoActivityToDetachFrom.instance.reason == "No activity available to detach from.")
        #expect(
            DelegateGateNotMet.instance.reason
                == "PresentationDelegate suppressed the presentation from being shown.")
    }

    @Test("A presentable without a campaign has the same name on the stage in every run")
    func names() throws {
        let world = TestWorld()
        let (alert, message) = (try world.createAlert(), try world.createMessage())
        _ = world.trace { message.show() }
        #expect(world.stage.visibleSurfaces == ["presentation-2"])
        _ = world.trace {
            message.dismiss()
            alert.show()
        }
        #expect(world.stage.visibleSurfaces == ["presentation-1"])
    }
}
