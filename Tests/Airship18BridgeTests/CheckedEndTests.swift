import Airship18Bridge
import Airship18Model
import BridgeTesting
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// What the check of an app's delegate answers after a test has ended, when the SDK asks again.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedEndTests {
    private let found = Locked<[String]>([])

    /// The check of a delegate; its findings are written down.
    private func checked(_ delegate: OldDelegate, isRetained: Bool = true) -> CheckedAirship18Delegate {
        CheckedAirship18Delegate(delegate, isRetained: isRetained, gateLimit: 5) { [found] finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? ""): \(finding.explanation)") }
        }
    }

    @Test("AM-003 after the end no message may appear, also if the delegate is ready by then, which is found")
    func refused() throws {
        let delegate = OldDelegate()
        let checked = checked(delegate)
        let message = InAppMessage(name: "m1", displayContent: .custom(["a": 1]))
        let isReady = { checked.isMessageReadyToDisplay(message, scheduleID: "m1") }
        #expect(isReady())
        delegate.ready = false
        #expect(!isReady())
        checked.end()
        delegate.ready = true
        #expect(!isReady())
        #expect(
            found.current == [
                "waitsForEver AM-003: isMessageReadyToDisplay answered false, would answer true by now, and was not asked again: "
                    + "the message waits for ever."
            ])
        #expect(delegate.calls == ["isReady m1", "isReady m1", "isReady m1"])
    }

    @Test(
        "AM-005 an adapter that waits for ever is found at the end, although a later one has become ready meanwhile"
    )
    func waiting() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let checked = checked(OldDelegate())
        let (first, second) = (OldAdapter(), OldAdapter())
        for adapter in [first, second] {
            adapter.ready = false
            let wrapped = checked.checked(adapter)
            stage.run { StageTask.start(on: stage) { await wrapped.waitForReady() } }
            stage.runUntilIdle()
            #expect(adapter.calls == ["waits"])
        }
        stage.run { second.openGates() }
        stage.runUntilIdle()
        stage.run { checked.end() }
        #expect(
            found.current == [
                "neverReady AM-005: waitForReady of an adapter never returned, so its message never appeared."
            ])
    }

    @Test(
        "AM-005 an adapter whose message was displayed while it waited does not wait for ever",
        arguments: [true, false])
    func displayed(isDisplayed: Bool) throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let checked = checked(OldDelegate())
        let scene = try stage.run { try #require(stage.scenes.all.compactMap(\.windowScene).first) }
        let adapter = OldAdapter()
        adapter.ready = false
        let wrapped = checked.checked(adapter)
        stage.run { StageTask.start(on: stage) { await wrapped.waitForReady() } }
        stage.runUntilIdle()
        if isDisplayed {
            stage.run { StageTask.start(on: stage) { _ = await wrapped.display(scene: scene) } }
            stage.runUntilIdle()
            stage.run { adapter.end(.userDismissed) }
            stage.runUntilIdle()
        }
        #expect(adapter.calls == (isDisplayed ? ["waits", "display"] : ["waits"]))
        stage.run { checked.end() }
        let vain =
            "neverReady AM-005: waitForReady of an adapter never returned, so its message never appeared."
        #expect(found.current == (isDisplayed ? [] : [vain]))
    }

    @Test(
        "AM-005 of several adapters that wait, those that are ready and those that are not are found once each"
    )
    func severalWaiting() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let checked = checked(OldDelegate())
        let adapters = (0..<4).map { _ in OldAdapter() }
        for adapter in adapters {
            adapter.ready = false
            let wrapped = checked.checked(adapter)
            stage.run { StageTask.start(on: stage) { await wrapped.waitForReady() } }
            stage.runUntilIdle()
        }
        for adapter in adapters[2...] { adapter.ready = true }
        stage.run { checked.end() }
        #expect(
            found.current == [
                "neverReady AM-005: isReady of an adapter has become true, but its waitForReady did not return, so its "
                    + "message still waits.",
                "neverReady AM-005: waitForReady of an adapter never returned, so its message never appeared.",
            ])
    }

    @Test("AM-005 only ten vain returns in a row are found: being ready in between begins the count again")
    func inARow() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let checked = checked(OldDelegate())
        let adapter = Hasty()
        let wrapped = checked.checked(adapter)
        func wait(_ times: Int) {
            for _ in 0..<times {
                stage.run { StageTask.start(on: stage) { await wrapped.waitForReady() } }
                stage.runUntilIdle()
            }
        }
        wait(9)
        adapter.isReady = true
        #expect(wrapped.isReady)
        adapter.isReady = false
        #expect(!wrapped.isReady)
        wait(9)
        #expect(found.current == [])
        wait(3)
        #expect(
            found.current == [
                "neverReady AM-005: waitForReady returned 10 times in a row while isReady was false: the SDK calls it again "
                    + "immediately, without end."
            ])
    }

    @Test("AM-032 a delegate that is gone is found once, and messages are shown as without one")
    func notHeld() {
        let message = InAppMessage(name: "m1", displayContent: .custom(["a": 1]))
        let checked = checked(OldDelegate(), isRetained: false)
        for _ in 1...3 { #expect(checked.isMessageReadyToDisplay(message, scheduleID: "m1")) }
        checked.messageWillDisplay(message, scheduleID: "m1")
        checked.messageFinishedDisplaying(message, scheduleID: "m1")
        #expect(
            found.current == [
                "notRetained AM-032: The delegate was deallocated, so the SDK acts as if none were set."
            ])
    }

    @Test("AM-032 a delegate that is gone at the end is not found to be ready") func gone() {
        let message = InAppMessage(name: "m1", displayContent: .custom(["a": 1]))
        func ended() -> CheckedAirship18Delegate {
            let delegate = OldDelegate()
            delegate.ready = false
            let checked = checked(delegate, isRetained: false)
            #expect(!checked.isMessageReadyToDisplay(message, scheduleID: "m1"))
            checked.end()
            return checked
        }
        #expect(!ended().isMessageReadyToDisplay(message, scheduleID: "m1"))
        #expect(found.current == [])
    }

    @Test("AM-032 a delegate that is gone is found once, and messages appear as without one")
    func goneMeanwhile() {
        let message = InAppMessage(name: "m1", displayContent: .custom(["a": 1]))
        let checked = checked(OldDelegate(), isRetained: false)
        #expect(checked.isMessageReadyToDisplay(message, scheduleID: "m1"))
        checked.messageWillDisplay(message, scheduleID: "m1")
        checked.messageFinishedDisplaying(message, scheduleID: "m1")
        #expect(
            found.current == [
                "notRetained AM-032: The delegate was deallocated, so the SDK acts as if none were set."
            ])
    }

    @Test(
        "AM-005 an adapter that has displayed is not found at the end, although a wait of it has not returned"
    )
    func displayedMeanwhile() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let checked = checked(OldDelegate())
        let scene = try stage.run { try #require(stage.scenes.all.compactMap(\.windowScene).first) }
        let adapter = OldAdapter()
        let wrapped = checked.checked(adapter)
        stage.run { StageTask.start(on: stage) { await wrapped.waitForReady() } }
        stage.run { StageTask.start(on: stage) { _ = await wrapped.display(scene: scene) } }
        stage.runUntilIdle()
        stage.run { adapter.end(.userDismissed) }
        stage.runUntilIdle()
        #expect(adapter.calls == ["waits", "display"])
        stage.run { checked.end() }
        #expect(found.current == [])
    }

    @Test(
        "AM-030 a display that is cancelled has ended, even if it does not return", arguments: [true, false])
    func display(isCancelled: Bool) throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let checked = checked(OldDelegate())
        let scene = try stage.run { try #require(stage.scenes.all.compactMap(\.windowScene).first) }
        let adapter = Stubborn()
        defer { stage.run { adapter.end() } }
        let wrapped = checked.checked(adapter)
        stage.run { StageTask.start(on: stage) { _ = await wrapped.display(scene: scene) } }
        stage.runUntilIdle()
        // The end of the process cancels it.
        if isCancelled { stage.endProcess() }
        stage.run { checked.endsWithEmptyScreen() }
        let open =
            "neverEnds AM-030: display(scene:) of an adapter never reported that its message has disappeared, although "
            + "nothing of it is on the screen: every later message waits."
        #expect(found.current == (isCancelled ? [] : [open]))
        // A display that has returned is not open.
        stage.run { adapter.end() }
        stage.runUntilIdle()
        found.withLock { $0 = [] }
        stage.run { checked.endsWithEmptyScreen() }
        #expect(found.current == [])
    }
}

/// An adapter whose display does not return when it is cancelled.
@MainActor private final class Stubborn: CustomDisplayAdapter {
    private var ending: CheckedContinuation<Void, Never>?

    var isReady: Bool { true }

    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        await withCheckedContinuation { ending = $0 }
        return .userDismissed
    }

    func end() {
        ending?.resume()
        ending = nil
    }
}

/// An adapter whose wait returns at once, whether it is ready or not.
@MainActor private final class Hasty: CustomDisplayAdapter {
    var isReady = false

    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution { .userDismissed }
}
