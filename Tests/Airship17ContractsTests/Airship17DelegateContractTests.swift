import Airship17Bridge
import Airship17Contracts
import Airship17Model
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate that only listens.
private final class Listener: NSObject, InAppMessagingDelegate {}

/// A delegate that changes messages with a test's closure.
private final class Extender: NSObject, InAppMessagingDelegate {
    private let change: (InAppMessage) -> InAppMessage

    init(_ change: @escaping (InAppMessage) -> InAppMessage) {
        self.change = change
    }

    func extend(_ message: InAppMessage) -> InAppMessage { change(message) }
}

/// A delegate that returns a test's coordinator.
private final class Chooser: NSObject, InAppMessagingDelegate {
    private let choice: (any InAppMessageDisplayCoordinator)?

    init(_ choice: (any InAppMessageDisplayCoordinator)?) {
        self.choice = choice
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? { choice }
}

/// A coordinator that becomes ready a second after it was created, if it ever does.
///
/// `@unchecked Sendable` is sound: the mutable state is behind a lock.
private final class Latch: NSObject, InAppMessageDisplayCoordinator, @unchecked Sendable {
    private let ready = Locked(false)
    var isReady: Bool { ready.current }

    init(opens: Bool = true, announces: Bool = true) {
        super.init()
        guard opens else { return }
        HeadlessStage.current.after(1) { [weak self] in
            if announces { self?.willChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey) }
            self?.ready.withLock { $0 = true }
            if announces { self?.didChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey) }
        }
    }
}

/// An adapter that reports the given number of times, a second after it was told to display.
private final class Reporter: NSObject, InAppMessageAdapterProtocol {
    private let preparations: Int
    private let displays: Int

    init(preparations: Int = 1, displays: Int = 1) {
        self.preparations = preparations
        self.displays = displays
    }

    static func adapter(for message: InAppMessage) -> Reporter { Reporter() }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        for _ in 0..<preparations { completionHandler(.success) }
    }

    func isReadyToDisplay() -> Bool { true }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        guard displays > 0 else { return }
        let (report, count) = (Carried(completionHandler), displays)
        HeadlessStage.current.after(1) { for _ in 0..<count { report.value(.userDismissed()) } }
    }
}

/// Airship delegates and adapters that are correct and that are broken on purpose, and the reports about them.
@Suite("Airship delegates", .timeLimit(.minutes(20))) @MainActor struct Airship17DelegateContractTests {
    @Test("Delegates that only observe, change messages, or hold them for a while have no findings")
    func right() {
        let makers: [() -> any InAppMessagingDelegate] = [
            { Listener() },
            { Extender { message in message.extend { $0.extras = ["seen": true] } ?? message } },
            { Chooser(Latch()) }, { Chooser(InAppMessageDefaultDisplayCoordinator()) },
        ]
        for make in makers {
            let report = Airship17Contract.verify(only: few, gateLimit: 5, make)
            #expect(report.isSuccess, "\(report)")
            #expect(Set(report.traces.keys) == few)
        }
    }

    /// Scenarios with messages of every kind and behavior.
    private let few: Set = ["shown", "immediate", "banner-long", "gates-one-by-one", "interrupted"]

    @Test(
        "A delegate is driven through every scenario except those in real time, and checked against every rule"
    )
    func everything() {
        let report = Airship17Contract.verify(gateLimit: 5) { Listener() }
        #expect(report.isSuccess, "\(report)")
        let names = ShapeKit.airship17.scenarios.keys.filter {
            !$0.hasPrefix("real-time")
        }
        #expect(Set(report.traces.keys) == Set(names))
        #expect(report.contract.results.map(\.id) == ShapeKit.airship17.promiseIDs)
    }

    @Test("AS-027 A coordinator that is never ready is found")
    func neverReady() {
        let report = Airship17Contract.verify(only: few, gateLimit: 5) { Chooser(Latch(opens: false)) }
        #expect(
            report.findings.map(\.description) == [
                "[airship17] neverReady (AS-027): A coordinator never became ready, so its message never "
                    + "appeared. Expected: a coordinator that becomes ready, or a message that is cancelled."
            ])
        #expect(report.occurrences.first?.scenarios.contains("shown") == true)
    }

    @Test("AS-027 A coordinator that becomes ready without announcing it is found")
    func unannounced() {
        let report = Airship17Contract.verify(only: few, gateLimit: 5) {
            Chooser(Latch(announces: false))
        }
        #expect(
            report.findings.map(\.description) == [
                "[airship17] neverReady (AS-027): A coordinator became ready and did not announce it, so its message still "
                    + "waits. Expected: a change of isReady that its observers receive."
            ])
    }

    @Test("AS-014 Nil for an immediate message is found")
    func immediate() {
        let report = Airship17Contract.verify(only: few, gateLimit: 5) { Chooser(nil) }
        #expect(
            report.findings.map(\.description) == [
                "[airship17] ignoresBehavior (AS-014): displayCoordinator(for:) returned nil for an immediate message, which "
                    + "makes it wait like any other. Expected: no such method if there is nothing to choose, or a coordinator "
                    + "for immediate messages."
            ])
        #expect(report.occurrences.first?.scenarios.contains("immediate") == true)
    }

    @Test("AS-021 A slow extend is found")
    func slow() {
        let report = Airship17Contract.verify(only: few, gateLimit: 0.001) {
            Extender { message in
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.002)
                return message
            }
        }
        let own = report.findings.filter { $0.explanation.hasPrefix("extend ") }
        #expect(
            own.map(\.description) == [
                "[airship17] slowGate (AS-021): extend took more than 0.001 s. Every other message waited as long; the SDK sets "
                    + "no limit. Expected: an answer from what is already known; otherwise hold the message and show it later."
            ])
    }

    @Test("AS-013 An extend that waits for the main thread is reported, and nothing hangs")
    func waitsForMain() {
        let report = Airship17Contract.verify(only: few, gateLimit: 5, patience: 1) {
            Extender { message in DispatchQueue.main.sync { message } }
        }
        #expect(
            report.findings.map(\.description) == [
                "[airship17] blocked (AS-013): extend did not return: it blocks its thread, perhaps waiting for "
                    + "the main thread. Expected: extend returns without waiting for other threads."
            ])
        #expect(
            report.interruptions.last?.reason
                == "a callback of this delegate blocks its thread, so nothing more was played.")
    }

    @Test(
        "AS-013 an extend that waits for the main thread has no findings off the main thread, as the report suggests"
    )
    func waitsForFreeMain() async {
        let blocked = Airship17Contract.verify(only: few, gateLimit: 5, patience: 0.2) {
            Extender { message in DispatchQueue.main.sync { message } }
        }
        #expect(blocked.findings.map(\.kind) == [.blocked])
        #expect(blocked.description.contains("verifyOffMainThread"))
        let free = await Airship17Contract.verifyOffMainThread(
            only: ["shown"], gateLimit: 300, patience: 60
        ) {
            Extender { message in DispatchQueue.main.sync { message } }
        }
        #expect(free.findings.map(\.description) == [])
    }

    @Test("AS-051 A delegate that is not retained is found, once")
    func notRetained() throws {
        let found = Locked<[DelegateFinding]>([])
        let stage = HeadlessStage()
        let checked = Airship17Contract.checked(Listener()) { finding in
            found.withLock { $0.append(finding) }
        }
        try stage.run {
            let host = Airship17Host(stage: stage)
            InAppAutomation.shared.inAppMessageManager.delegate = checked
            try host.trigger(json: banner)
            stage.runUntilIdle()
        }
        #expect(
            found.current.map(\.description) == [
                "[airship17] notRetained (AS-051): The delegate was deallocated, so the SDK acts as if none were set. Expected: "
                    + "the app retains its delegate, because the SDK holds it weakly."
            ])
    }

    // MARK: Adapters

    @Test(
        "AS-046 In a debug build the app's adapters are checked if the app uses those of the checked delegate"
    )
    func checkedAdapters() throws {
        let found = Locked<[DelegateFinding]>([])
        let stage = HeadlessStage()
        let listener = Listener()
        let checked = Airship17Contract.checked(
            listener, adapters: [.banner: { _ in Reporter(displays: 2) }]
        ) { finding in
            found.withLock { $0.append(finding) }
        }
        let factory = try #require(checked.adapters[.banner])
        try stage.run {
            let host = Airship17Host(stage: stage)
            let manager = InAppAutomation.shared.inAppMessageManager
            manager.delegate = checked
            manager.setFactoryBlock(factory, for: .banner)
            try host.trigger(json: banner)
            stage.runUntilIdle()
        }
        stage.advance(seconds: 60)
        #expect(found.current.map(\.kind) == [.doubleCompletion])
        withExtendedLifetime(listener) {}
    }

    private func findings(_ make: @escaping @Sendable () -> Reporter) -> DelegateReport {
        let parts = AppParts<any InAppMessagingDelegate> { delegate, _ in
            let manager = InAppAutomation.shared.inAppMessageManager
            manager.delegate = delegate
            manager.setFactoryBlock({ _ in make() }, for: .banner)
        }
        return Airship17Contract.verify(parts: parts, only: few, gateLimit: 5) { Listener() }
    }

    @Test("An adapter that answers each call once has no findings")
    func rightAdapter() {
        let report = findings { Reporter() }
        #expect(report.isSuccess, "\(report)")
        let finished = report.traces["banner-long"]?.events(from: .delegate).last
        #expect(finished?.call.hasSuffix("resolution: user_dismissed)") == true)
    }

    @Test("AS-046 An adapter that reports twice is found")
    func twice() {
        let report = findings { Reporter(displays: 2) }
        #expect(
            report.findings.map(\.description) == [
                "[airship17] doubleCompletion (AS-046): An adapter called the completion handler of display "
                    + "twice. Expected: each completion handler is called once."
            ])
        #expect(
            findings { Reporter(preparations: 2) }.findings.map(\.explanation) == [
                "An adapter called the completion handler of prepare twice."
            ])
    }

    @Test("AS-021 AS-047 An adapter that releases a completion handler without calling it is found")
    func never() {
        #expect(
            findings { Reporter(displays: 0) }.findings.map(\.description) == [
                "[airship17] neverEnds (AS-047): An adapter released the completion handler of display without calling it, so "
                    + "other messages wait forever. Expected: each completion handler is called once, whatever happens."
            ])
        let unprepared = findings { Reporter(preparations: 0) }.findings
        #expect(unprepared.map(\.kind) == [.neverEnds] && unprepared.map(\.rule) == ["AS-021"])
    }

    // MARK: Source text

    @Test("AS-014 AS-037 Methods that almost match the delegate's are found in source text")
    func lint() {
        let source = """
            final class Messages: NSObject, InAppMessagingDelegate {
                func messageWillBeDisplayed(_ message: InAppMessage, scheduleId: String) {}
                func displayCoordinator(message: InAppMessage) -> InAppMessageDisplayCoordinator? { nil }
                func isMessageReadyForDisplay(_ message: InAppMessage) -> Bool { true }
                func extend(_ message: InAppMessage) -> InAppMessage { message }
                func anotherMethod() {}
            }
            """
        let found = DelegateLint([.airship17]).findings(in: source)
        #expect(
            found.map(\.description) == [
                "line 2: messageWillBeDisplayed(_:scheduleId:) is never called by airship17; did you mean "
                    + "messageWillBeDisplayed(_:scheduleID:)?",
                "line 3: displayCoordinator(message:) is never called by airship17; did you mean "
                    + "displayCoordinator(for:)?",
            ])
    }

    private let banner = Data(
        #"""
        {"name": "spring", "display_type": "banner", "display": {"body": {"text": "Hello"}}}
        """#.utf8)
}

extension ShapeKit {
    /// The rules with a condition that every trace has to meet.
    fileprivate var promiseIDs: [String] {
        rules.filter { $0.check?.everywhere.isEmpty == false }.map(\.id)
    }
}
