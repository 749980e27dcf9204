import BuiltInShapes
import GongBridge
import GongContracts
import GongModel
import HeadlessStage
import InAppCommand
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

@Suite("Gong, which never asks", .timeLimit(.minutes(20))) @MainActor struct GongTests {
    nonisolated static let rules = ShapeKit.gong.rules
    nonisolated static let (didShow, didClick, didClose) = (
        EventPattern.delegate("didShow"), EventPattern.delegate("didClick"), EventPattern.delegate("didClose")
    )

    /// The traces of hosts that break a rule, and the texts that report it.
    nonisolated static let mutants: [String: [Mutant]] = [
        "001": [
            Mutant("clicked", .thread(didShow, .background), "delegate didShow on the main thread"),
            Mutant("clicked", .thread(didClick, .background), "delegate didClick on the main thread"),
            Mutant("clicked", .thread(didClose, .background), "delegate didClose on the main thread"),
        ],
        "002": [Mutant("shown", .drop(didShow), "expected delegate didShow directly after sdk shown")],
        "003": [
            Mutant("shown", .insert(.delegate, "didClick"), "expected no delegate didClick"),
            Mutant("shown", .drop(didClose), "expected delegate didClose, which is missing"),
        ],
        "004": [
            Mutant("clicked", .move(.sdk("openedURL"), after: didClick), "expected sdk openedURL before"),
            Mutant("clicked", .move(didClick, after: didClose), "expected delegate didClick before"),
            Mutant("clicked", .set(didClick, "button", "no"), "with button: go, found no"),
        ],
        "005": [
            Mutant("waiting", .duplicate(didShow), "expected 2 × delegate didShow, found 3"),
            Mutant(
                "waiting", .drop(.sdk("shown", ["note": "b"])),
                "expected sdk shown(note: b) directly after"),
        ],
        "006": [Mutant("paused", .move(.app("resume"), after: didShow), "expected app resume before")],
        "007": [
            Mutant("paused-late", .move(didClose, after: .app("pause")), "expected user close before"),
            Mutant("paused-late", .drop(didClose), "expected delegate didClose, which is missing"),
        ],
        "008": [
            Mutant(
                "rung", .move(didShow, after: .app("ring", ["event": "other"])),
                "expected app ring(event: a-event) before")
        ],
        "009": [
            Mutant(
                "two-listeners", .drop(.listener("didShow")), "expected listener didShow directly after"),
            Mutant(
                "two-listeners", .drop(.listener("didClick")), "expected listener didClick directly after"),
            Mutant(
                "two-listeners", .drop(.listener("didClose")), "expected listener didClose directly after"),
        ],
        "010": [
            Mutant("released", .insert(.delegate, "didClose"), "expected no delegate didClose"),
            Mutant("released", .drop(.sdk("closed")), "expected sdk closed, which is missing"),
        ],
        "011": [Mutant("shown", .duplicate(didClose), "expected delegate didShow before")],
        "012": [
            Mutant("closed", .insert(.delegate, "didClick"), "expected no delegate didClick"),
            Mutant("closed", .drop(didClose), "expected delegate didClose, which is missing"),
        ],
    ]

    @Test("A rule holds on the host, and rejects its mutants", arguments: rules)
    func rule(_ rule: Rule) throws {
        let traces = try HostContract.traces(on: .gong)
        #expect(rule.result(in: traces).status == .passed)
        for mutant in try #require(Self.mutants[String(rule.id.dropFirst(3))]) {
            #expect(try mutant.objection(of: rule, traces: traces) == nil, "\(rule.id) \(mutant)")
        }
    }

    @Test("Every pair with a built-in shape holds", arguments: [ShapeKit].builtIn + [.gong])
    func pairs(_ other: ShapeKit) throws {
        for (host, delegate) in [(ShapeKit.gong, other), (other, .gong)] {
            let report = try PairContract.report(on: PairContract.Pair(host: host, delegate: delegate))
            #expect(report.counts[.failed] == nil && report.counts[.passed, default: 0] > 0, "\(report)")
            let idle = report.results.filter { $0.status == .notExercised }.map(\.id)
            #expect(idle == (host == .gong ? Self.unasked[delegate.name, default: []] : []), "\(report)")
        }
    }

    /// Rules about questions and pages, of which there are none on Gong's host, by the shape of the delegate.
    nonisolated static let unasked = [
        "adobeIOS": ["AI-061", "AI-091"], "adobeAndroid2": ["A2-031", "A2-037", "A2-072"],
        "braze": ["BZ-002"], "airship17": ["AS-011", "AS-013", "AS-026"],
    ]

    @Test("A listener that keeps the contract") func verify() {
        final class Silent: GongListener {}
        let report = GongContract.verify { Silent() }
        #expect(report.isSuccess && report.contract.counts[.passed] == 2, "\(report)")
    }

    // MARK: The list of listeners

    private func world(_ attach: @MainActor (GongDriver) -> Void) throws -> TraceRecorder {
        let recorder = TraceRecorder(stage: HeadlessStage())
        let driver = recorder.stage.run { GongDriver(recorder) { _ in nil } }
        recorder.stage.run { attach(driver) }
        try driver.host.trigger(json: ShapeKit.gong.campaigns.sale)
        recorder.stage.runUntilIdle()
        recorder.stage.user.perform(.tapButton("go"))
        recorder.stage.runUntilIdle()
        #expect(driver.listeners.count == 1)
        return recorder
    }

    private func calls(_ recorder: TraceRecorder) -> [String] {
        recorder.trace.events(from: .delegate, .handler).map { "\($0.source) \($0.name)" }
    }

    @Test("Attaching a script replaces the previous recorder: no call is received twice")
    func script() throws {
        let recorder = try world { driver in
            driver.attach(DelegateScript())
            driver.attach(DelegateScript())
        }
        #expect(calls(recorder) == ["delegate didShow", "delegate didClick", "delegate didClose"])
    }

    @Test("Attaching a listener of the app removes it from the list: no call is received twice")
    func inner() throws {
        let heard = Heard()
        let recorder = try world { driver in
            driver.add(heard)
            driver.attach(script: DelegateScript(), inner: heard)
        }
        #expect(calls(recorder) == ["delegate didShow", "delegate didClick", "delegate didClose"])
        #expect(heard.count.current == 1)
    }

    private final class Heard: GongListener {
        let count = Locked(0)
        func gongDidShow(_ note: GongNote) { count.withLock { $0 += 1 } }
    }

    @Test("Attaching a bridge, and a second one, leaves one on the list: no call is received twice")
    func bridges() throws {
        let recorder = try world { driver in
            _ = driver.attach(handler: ClosureHandler())
            _ = driver.attach(handler: RecordingHandler(driver.recorder))
        }
        #expect(
            calls(recorder) == [
                "delegate didShow", "handler prepare", "handler willPresent", "handler didPresent",
                "delegate didClick", "handler didLoad", "delegate didClose", "handler willDismiss",
                "handler didDismiss",
            ])
    }

    @Test("Replacing a bridge with another one leaves one on the list")
    func replaced() {
        let stage = HeadlessStage()
        stage.run {
            let first = GongBridge(ClosureHandler()).attach()
            let second = GongBridge(ClosureHandler()).attach()
            #expect(Gong.shared.listeners.count == 1 && Gong.shared.listeners.first === second)
            first.detach()
            second.detach()
            #expect(Gong.shared.listeners.isEmpty)
        }
    }

    // MARK: The pause of the whole SDK

    @Test("A pause gate pauses the SDK as a whole, from any of its reasons to the last resume")
    func pause() throws {
        let stage = HeadlessStage()
        let gate = PauseGate()
        let host = GongHost(stage: stage)
        gate.pause("checkout")
        let bridge = stage.run { GongBridge(gate).attach() }
        gate.pause("video")
        try host.trigger(json: ShapeKit.gong.campaigns.news)
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.isEmpty && host.gong.isPaused)
        stage.run { _ = gate.resume("checkout") }
        #expect(host.gong.isPaused)
        stage.run { _ = gate.resume("video") }
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["note-news"] && !host.gong.isPaused)
        gate.pause("checkout")
        stage.run { bridge.detach() }
        #expect(!host.gong.isPaused)
        // Attached a second time, it is paused again, and resumed with the gate.
        stage.run { _ = bridge.attach() }
        #expect(host.gong.isPaused)
        stage.run { _ = gate.resume("checkout") }
        #expect(!host.gong.isPaused)
    }

    @Test("A gate does not end the app's own pause, and can pause again after it")
    func ownPause() {
        let stage = HeadlessStage()
        let gate = PauseGate()
        let host = GongHost(stage: stage)
        host.gong.isPaused = true
        let bridge = stage.run { GongBridge(gate).attach() }
        #expect(host.gong.isPaused)
        gate.pause("checkout")
        stage.run { _ = gate.resume("checkout") }
        #expect(host.gong.isPaused)
        host.gong.isPaused = false
        gate.pause("checkout")
        #expect(host.gong.isPaused)
        stage.run { _ = gate.resume("checkout") }
        #expect(!host.gong.isPaused)
        stage.run { bridge.detach() }
    }

    @Test("Two gates in one chain pause the SDK until the last one resumes")
    func twoGates() {
        let stage = HeadlessStage()
        let inner = PauseGate()
        let outer = PauseGate(inner)
        let host = GongHost(stage: stage)
        let first = stage.run { GongBridge(outer).attach() }
        for (opensFirst, opensLast) in [(inner, outer), (outer, inner)] {
            inner.pause("checkout")
            outer.pause("video")
            stage.run { _ = opensFirst.resume(opensFirst === inner ? "checkout" : "video") }
            #expect(host.gong.isPaused)
            stage.run { _ = opensLast.resume(opensLast === inner ? "checkout" : "video") }
            #expect(!host.gong.isPaused)
        }
        outer.pause("video")
        // Another bridge in its place does not pause, and the gate of the first one is no longer asked.
        let second = stage.run { GongBridge(ClosureHandler()).attach() }
        #expect(!host.gong.isPaused)
        outer.pause("video")
        #expect(!host.gong.isPaused)
        // A pause by the app itself stays when a bridge is detached.
        host.gong.isPaused = true
        stage.run { second.detach() }
        #expect(host.gong.isPaused)
        withExtendedLifetime(first) {}
    }

    @Test("The tour tells the same story, except for differences that the table explains")
    func tour() async {
        let tool = CommandLineTool(name: "gong-tool", shapes: .builtIn + [.gong])
        let outcome = await tool.run("tour")
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test("Several SDKs on one screen respect the app's checkout, also the one that never asks")
    func together() async {
        let tool = CommandLineTool(name: "gong-tool", shapes: .builtIn + [.gong])
        for (shapes, verdict) in [
            ("gong", "2 messages of 1 SDKs, one at a time, and none during the checkout."),
            ("gong,airship18", "one at a time, except for\ngong, which never asks."),
        ] {
            let outcome = await tool.run("tour", "--together", "--shapes", shapes)
            #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
            #expect(outcome.output.contains(verdict), "\(outcome.output)")
        }
    }
}
