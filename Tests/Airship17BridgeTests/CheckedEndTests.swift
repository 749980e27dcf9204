import Airship17Bridge
import Airship17Model
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// What the checks of an app's Airship parts answer after a test has ended, when the SDK asks again.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedEndTests {
    private let delegate = OldAirshipDelegate()
    private let coordinator = OldAirshipCoordinator()
    private let found = Locked<[String]>([])

    private func message() throws -> InAppMessage {
        try #require(
            InAppMessage { $0.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1]) })
    }

    /// The check of a delegate; its findings are written down.
    private func checked(_ delegate: OldAirshipDelegate, isRetained: Bool) -> CheckedAirship17Delegate {
        CheckedAirship17Delegate(delegate, isRetained: isRetained, gateLimit: 5) { [found] finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
    }

    @Test(
        "AS-027 after the end no message may appear, whichever part is ready by then; each that kept waiting is found"
    )
    func refused() throws {
        let message = try message()
        let adapter = OldAirshipAdapter(message)
        delegate.choose(coordinator)
        let checked = checked(delegate, isRetained: true)
        let wrapped = checked.checked(adapter)
        let chosen = try #require(checked.displayCoordinator(for: message))
        func answers() -> [Bool] {
            [checked.isMessageReady(forDisplay: message), wrapped.isReadyToDisplay(), chosen.isReady]
        }
        setReady(true, adapter)
        #expect(answers() == [true, true, true])
        setReady(false, adapter)
        #expect(answers() == [false, false, false])
        checked.end()
        setReady(true, adapter)
        #expect(answers() == [false, false, false])
        #expect(found.current == ["waitsForEver AS-027", "neverReady AS-027", "neverReady AS-027"])
    }

    private func setReady(_ isReady: Bool, _ adapter: OldAirshipAdapter) {
        delegate.setReady(isReady)
        adapter.setReady(isReady)
        coordinator.setReady(isReady)
    }

    @Test("AS-051 a delegate that is gone is found once, and messages are shown as without one")
    func notHeld() throws {
        let message = try message()
        let checked = checked(OldAirshipDelegate(), isRetained: false)
        #expect(checked.extend(message) === message)
        for _ in 1...3 { #expect(checked.isMessageReady(forDisplay: message)) }
        checked.messageWillBeDisplayed(message, scheduleID: "m1")
        #expect(found.current == ["notRetained AS-051"])
    }

    @Test("AS-051 a delegate that is gone at the end is not found to be ready") func gone() throws {
        let message = try message()
        func ended() -> CheckedAirship17Delegate {
            let delegate = OldAirshipDelegate()
            delegate.setReady(false)
            let checked = checked(delegate, isRetained: false)
            #expect(!checked.isMessageReady(forDisplay: message))
            checked.end()
            return checked
        }
        #expect(!ended().isMessageReady(forDisplay: message))
        #expect(found.current == [])
    }

    @Test(
        "AS-027 parts that were ready, or were never asked, let no message appear after the end either, and are not found"
    )
    func ready() throws {
        let message = try message()
        let adapter = OldAirshipAdapter(message)
        delegate.choose(coordinator)
        setReady(true, adapter)
        let checked = checked(delegate, isRetained: true)
        let adapters = [checked.checked(adapter), checked.checked(adapter)]
        let chosen = try (1...2).map { _ in try #require(checked.displayCoordinator(for: message)) }
        #expect(adapters[0].isReadyToDisplay() && chosen[0].isReady)
        #expect(checked.isMessageReady(forDisplay: message))
        checked.end()
        #expect(adapters.map { $0.isReadyToDisplay() } == [false, false])
        #expect(chosen.map(\.isReady) == [false, false])
        #expect(!checked.isMessageReady(forDisplay: message))
        #expect(found.current == [])
    }

    @Test(
        "AS-027 only a message that waits for another one of its own coordinator on screen is not found",
        arguments: [(true, true), (true, false), (false, true), (false, false)])
    func busy(isSame: Bool, isUp: Bool) throws {
        let message = try message()
        let other = isSame ? coordinator : OldAirshipCoordinator()
        let checked = checked(delegate, isRetained: true)
        delegate.choose(other)
        let up = try #require(checked.displayCoordinator(for: message))
        delegate.choose(coordinator)
        let waiting = try #require(checked.displayCoordinator(for: message))
        up.hearBeginning(of: message)
        #expect(!waiting.isReady)
        if !isUp { up.hearEnd(of: message) }
        #expect(other.calls.filter { $0 != "isReady" } == (isUp ? ["didBegin"] : ["didBegin", "didFinish"]))
        checked.end()
        #expect(!waiting.isReady)
        #expect(found.current == (isSame && isUp ? [] : ["neverReady AS-027"]))
        withExtendedLifetime(up) {}
    }

    @Test(
        "AS-046 AS-047 a display ends with the first report; a second one is found once, and all are passed on",
        arguments: 0...3)
    func reports(count: Int) throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let adapter = OldAirshipAdapter(try message())
        let checked = checked(delegate, isRetained: true)
        let reported = Locked(0)
        stage.run {
            let wrapped = checked.checked(adapter)
            wrapped.display { _ in reported.withLock { $0 += 1 } }
            for _ in 0..<count { adapter.end(.userDismissed()) }
            checked.endsWithEmptyScreen()
        }
        #expect(reported.current == count && adapter.calls.count == 1)
        let expected = count == 0 ? ["neverEnds AS-047"] : count == 1 ? [] : ["doubleCompletion AS-046"]
        #expect(found.current == expected)
    }

    @Test("AS-047 off the main thread a check looks at no windows, passes everything on, and ends as well")
    func offMain() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let message = try message()
        let adapter = OldAirshipAdapter(message)
        let checked = checked(delegate, isRetained: true)
        let wrapped = Carried(checked.checked(adapter))
        let reported = Locked(0)
        #expect(checked.isMessageReady(forDisplay: message))
        stage.run {
            MainThread.background {
                wrapped.value.display { _ in reported.withLock { $0 += 1 } }
                adapter.end(.userDismissed())
                checked.end()
            }
        }
        stage.runUntilIdle()
        #expect(reported.current == 1 && adapter.calls.count == 1)
        // After the end no message may appear.
        #expect(!checked.isMessageReady(forDisplay: message))
        stage.run { checked.endsWithEmptyScreen() }
        #expect(found.current == [])
    }

    @Test("AS-027 a coordinator that became ready without an announcement is found as such")
    func unannounced() throws {
        let message = try message()
        delegate.choose(coordinator)
        let texts = Locked<[String]>([])
        let checked = CheckedAirship17Delegate(delegate, isRetained: true, gateLimit: 5) { finding in
            texts.withLock { $0.append(finding.explanation) }
        }
        let chosen = try #require(checked.displayCoordinator(for: message))
        #expect(!chosen.isReady)
        checked.end()
        coordinator.setReady(true)
        #expect(!chosen.isReady)
        #expect(
            texts.current == [
                "A coordinator became ready and did not announce it, so its message still waits."
            ])
    }
}
