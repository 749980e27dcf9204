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

    enum Kind: CaseIterable { case message, alert, button }

    private func make(_ kind: Kind, in world: TestWorld) throws -> any Presentable {
        switch kind {
        case .message: try world.createMessage()
        case .alert: try world.createAlert()
        case .button: try world.createButton()
        }
    }

    @Test("A3-031 the matrix of conflicts", arguments: Kind.allCases, Kind.allCases)
    func matrix(_ new: Kind, _ visible: Kind) throws {
        let world = TestWorld()
        let there = try make(visible, in: world)
        _ = world.trace { there.show() }
        let other = try make(new, in: world)
        let trace = world.trace { other.show() }
        let isConflict = new != .button && visible != .button
        #expect(trace.contains("main L.onError(ConflictingPresentation)") == isConflict)
        #expect(other.getState() == (isConflict ? .detached : .visible))
        if isConflict { #expect(trace.count == 1) }
    }

    @Test("A3-030 the first failing check is reported, and only the last is the gate") func checkOrder()
        throws
    {
        let world = TestWorld(answers: true, false)
        let (first, second) = (try world.createMessage(), try world.createMessage())
        _ = world.trace { first.show() }
        world.stage.app.hasRootViewController = false
        #expect(world.trace { first.show() } == ["main L.onError(AlreadyShown)"])
        #expect(world.trace { second.show() } == ["main L.onError(NoAttachableActivity)"])
        world.stage.app.hasRootViewController = true
        #expect(world.trace { second.show() } == ["main L.onError(ConflictingPresentation)"])
        _ = world.trace { first.dismiss() }
        #expect(
            world.trace { second.show() } == [
                "main D.canShow(message detached)=false", "main L.onError(SuppressedByAppDeveloper)",
            ])
    }

    @Test("A3-035 without a delegate the gate is open") func noDelegate() throws {
        let stage = HeadlessStage()
        let provider = AdobeAndroid3Host(stage: stage).utilityProvider
        let message = InAppMessage(InAppMessageSettings.Builder().build(), MessageListener())
        let made = try stage.run { try ServiceProvider.getInstance().uiService.create(message, provider) }
        made.show()
        stage.runUntilIdle()
        #expect(made.getState() == .visible)
    }

    @Test("A3-023 onDismiss is called before the exit animation") func exit() throws {
        let world = TestWorld()
        let message = try world.createMessage(.init().dismissAnimation(.fade))
        _ = world.trace { message.show() }
        message.dismiss()
        world.stage.advance(seconds: 0.1)
        #expect(
            world.takeTrace().prefix(2) == [
                "main L.onDismiss(detached)", "main D.onDismiss(message detached)",
            ])
        world.stage.advance(seconds: 0.3)
        #expect(world.stage.visibleSurfaces.isEmpty)
    }

    @Test("A3-131 a message that is hidden and shown in one turn keeps its page; later it gets another one")
    func oneTurn()
        throws
    {
        let world = TestWorld()
        let message = try world.createMessage(.init().dismissAnimation(.left))
        _ = world.trace { message.show() }
        let kept = [
            "main L.onHide(hidden)", "main D.onHide(message hidden)", "main D.canShow(message hidden)=true",
            "main L.onShow(visible)", "main D.onShow(message visible)",
        ]
        let twice = world.trace {
            message.hide()
            message.show()
            message.hide()
            message.show()
        }
        #expect(twice == kept + kept)
        #expect(world.stage.visibleSurfaces.count == 1)
        world.delegate.inOnHide = { $0.show() }
        #expect(world.trace { message.hide() } == kept)
        world.delegate.inOnHide = { _ in }
        #expect(world.trace { message.hide() } == Array(kept.prefix(2)))
        #expect(world.trace { message.show() }.last == "main web view created")
    }

    @Test(
        "A3-053, A3-131 if a message is hidden and dismissed in one turn, its container is removed with the page"
    )
    func hideAndDismiss()
        throws
    {
        let world = TestWorld()
        let message = try world.createMessage()
        _ = world.trace { message.show() }
        let trace = world.trace {
            message.hide()
            message.dismiss()
        }
        #expect(
            trace == [
                "main L.onHide(hidden)", "main D.onHide(message hidden)", "main L.onDismiss(detached)",
                "main D.onDismiss(message detached)", "main container removed",
            ])
        #expect(world.stage.visibleSurfaces == [])
        // A refusal while hidden, and a new activity, leave nothing behind either.
        _ = world.trace { message.show() }
        let refused = TestWorld(answers: false)
        world.register(refused.delegate)
        _ = world.trace {
            message.hide()
            world.stage.app.hasRootViewController = false
            message.show()
        }
        #expect(message.getState() == .hidden)
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test(
        "A3-023, A3-131 a message is shown again before the exit has ended, and hidden before the page exists"
    )
    func overtaken()
        throws
    {
        let world = TestWorld()
        let message = try world.createMessage(.init().dismissAnimation(.left))
        _ = world.trace { message.show() }
        let trace = world.trace {
            message.dismiss()
            message.show()
        }
        #expect(
            trace == [
                "main L.onDismiss(detached)", "main D.onDismiss(message detached)",
                "main D.canShow(message detached)=true", "main L.onShow(visible)",
                "main D.onShow(message visible)",
            ])
        #expect(world.stage.visibleSurfaces.count == 1)
        _ = world.trace { message.dismiss() }
        let short = world.trace {
            message.show()
            message.hide()
        }
        #expect(!short.contains("main web view created"))
        #expect(world.stage.visibleSurfaces.isEmpty)
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

    @Test("A3-032 visible presentations are held weakly: a released message blocks nothing")
    func rememberedWeakly() throws {
        let world = TestWorld()
        world.register(GateOpen())
        weak var probe: AnyObject?
        do {
            let message = try world.createMessage()
            probe = message
            _ = world.trace { message.show() }
            let other = try world.createMessage()
            #expect(world.trace { other.show() } == ["main L.onError(ConflictingPresentation)"])
            _ = world.trace { world.host.destroyActivity() }
            // It stays visible, and no longer follows activities (A3-024).
            #expect(world.trace { message.dismiss() } == ["main L.onError(NoActivityToDetachFrom)"])
        }
        #expect(probe == nil)
        _ = world.trace { world.host.resumeActivity() }
        let next = try world.createMessage()
        #expect(
            world.trace { next.show() } == [
                "main view attached", "main L.onShow(visible)", "main web view created",
            ])
    }

    @Test("A3-024 A3-115 a message that is dismissed between onShow and its page is released")
    func dismissedBeforePage() throws {
        let world = TestWorld()
        world.register(GateOpen())
        weak var probe: AnyObject?
        do {
            let message = try world.create(
                InAppMessage(InAppMessageSettings.Builder().build(), DismissingListener()))
            probe = message
            #expect(
                world.trace { message.show() } == [
                    "main view attached", "main L.onShow(visible)", "main web view created",
                    "main L.onDismiss(detached)", "main container removed",
                ])
        }
        world.stage.advance(seconds: 1)
        #expect(probe == nil)
        #expect(world.stage.visibleSurfaces == [])
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

    @Test("A3-035 without a delegate, as at the start of a process, the gate is open")
    func forgottenDelegate() throws {
        let world = TestWorld(answers: false)
        world.host.forgetDelegate()
        let presentable = try world.createMessage()
        #expect(
            world.trace { presentable.show() } == [
                "main view attached", "main L.onShow(visible)", "main web view created",
            ])
        #expect(world.delegate.presentables.isEmpty)
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

/// A delegate that accepts every message and retains nothing.
private final class GateOpen: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// Dismisses each message as soon as it is shown.
private final class DismissingListener: Listener<InAppMessage>, InAppMessageEventListener {
    override func onShow(_ presentable: any Presentable<InAppMessage>) {
        super.onShow(presentable)
        presentable.dismiss()
    }
    func onBackPressed(_ message: any Presentable<InAppMessage>) {}
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool { false }
}
