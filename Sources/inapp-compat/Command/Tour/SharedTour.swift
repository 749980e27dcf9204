import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts

/// Plays the standard campaigns of several shapes on one stage, behind one stack of policies, before, during and after
/// a checkout.
@MainActor final class SharedTour {
    private let stage = HeadlessStage()
    private let policies: PolicyStack
    private let drivers: [(kit: ShapeKit, driver: any ShapeDriver, bridge: any MessageBridge)]
    private let record: EventRecord
    private var acts: [SharedTourReport.Act] = []
    private var told = 0
    private var problems: [String] = []
    /// The SDKs that never ask, and showed a message beside another one.
    private var unasked: Set<String> = []

    /// The seconds between two messages.
    nonisolated static let spacing = 10.0

    init(_ kits: [ShapeKit]) {
        let policies = PolicyStack { $0.spacing = Self.spacing }
        let stage = stage
        drivers = kits.map { kit in
            let driver = stage.run { kit.driver.init(TraceRecorder(stage: stage)) { _ in nil } }
            return (kit, driver, stage.run { kit.attach(policies.handler, to: driver) })
        }
        self.policies = policies
        record = MessageEvents.merged(drivers.map(\.bridge.events)).record()
    }

    // The SDKs retain the bridges, which retain the stage.
    deinit { stage.endProcess() }

    func play() throws -> SharedTourReport {
        try act("A campaign of every SDK qualifies at the same time") {
            for one in drivers { try one.driver.host.trigger(json: one.kit.campaigns.news) }
        }
        try act("The app begins a checkout; the user closes the message on screen") {
            stage.run { policies.pauseGate.pause("checkout") }
            closeOne()
        }
        try act("During the checkout, another campaign of each SDK qualifies") {
            for one in drivers { try one.driver.host.trigger(json: one.kit.campaigns.coupon) }
            stage.runUntilIdle()
            stage.advance(seconds: 2 * Self.spacing)
            expect(stage.visibleSurfaces.isEmpty, "a message was shown during the checkout")
        }
        try act("The checkout is over") { stage.run { _ = policies.pauseGate.resume("checkout") } }
        try act("The user closes each message, and the next one follows") { closeAll() }
        return report
    }

    /// Every message is closed once, so there are at most two rounds per SDK.
    private func closeAll() {
        for _ in 0..<(2 * drivers.count) where !stage.visibleSurfaces.isEmpty {
            closeOne()
            stage.advance(seconds: Self.patience)
            stage.runUntilIdle()
            noteScreen()
        }
        expect(stage.visibleSurfaces.isEmpty, "a message stayed on screen after it was closed")
    }

    /// The seconds that the stage waits for the next message: longer than the SDKs' own pauses.
    private static let patience = 30.0

    private func closeOne() {
        stage.user.close()
        stage.advance(seconds: 1)
    }

    private func act(_ title: String, _ play: () throws -> Void) throws {
        try play()
        stage.runUntilIdle()
        noteScreen()
        let events = record.soFar
        acts.append(
            SharedTourReport.Act(
                title: title, events: events[told...].map(SharedTourReport.Event.init)))
        told = events.count
    }

    /// An SDK that never asks shows its messages whatever else is up. The others have to wait for each other.
    private func noteScreen() {
        guard stage.visibleSurfaces.count > 1 else { return }
        let shown = drivers.filter { !$0.bridge.engine.visibleMessages.isEmpty }
        let asking = shown.filter { $0.kit.capabilities.support(of: .gate).isAvailable }
        let others = Set(shown.map(\.kit.name)).subtracting(asking.map(\.kit.name))
        let asked = asking.map(\.bridge.engine.visibleMessages.count).reduce(0, +)
        expect(asked <= 1 && !others.isEmpty, "several messages were on screen at the same time")
        unasked.formUnion(others)
    }

    private func expect(_ isRight: Bool, _ problem: String) {
        if !isRight { problems.append(problem) }
    }

    private var report: SharedTourReport {
        let events = record.soFar
        let shown = events.count { if case .didPresent = $0.kind { true } else { false } }
        expect(shown == 2 * drivers.count, "\(shown) of \(2 * drivers.count) messages were shown")
        return SharedTourReport(
            shapes: drivers.map(\.kit.name), acts: acts, messages: shown, unasked: unasked.sorted(),
            problems: problems)
    }
}

/// The story of several SDKs on one screen.
struct SharedTourReport: Encodable {
    /// One act.
    struct Act: Encodable {
        let title: String
        let events: [Event]
    }

    /// An event of a message.
    struct Event: Encodable {
        /// Seconds since the start.
        let time: Double
        let shape: String
        let text: String

        init(_ event: MessageEvent) {
            time = event.time
            shape = event.shape.name
            text = event.description
        }
    }

    let shapes: [String]
    let acts: [Act]
    /// The number of messages that were shown.
    let messages: Int
    /// The SDKs that never ask, and showed a message beside another one.
    let unasked: [String]
    /// The unexpected events; empty if all went well.
    let problems: [String]

    private var title: String { "\(shapes.joined(separator: ", ")) on one screen" }
    private var verdict: String {
        guard problems.isEmpty else { return problems.joined(separator: "; ") + "." }
        let all = "\(messages) messages of \(shapes.count) SDKs, "
        guard !unasked.isEmpty else { return all + "one at a time, and none during the checkout." }
        let (names, verb) = (unasked.joined(separator: " and "), unasked.count == 1 ? "asks" : "ask")
        return all + "none during the checkout, and one at a time, except for \(names), which never \(verb)."
    }

    func text(_ style: Style) -> String {
        var lines = Layout.wrap(title).map(style.bold)
        lines += Layout.wrap(
            "One handler, one stack of policies (PolicyStack, \(Int(SharedTour.spacing)) seconds between two messages), and a "
                + "bridge for each SDK. What the bridges reported:")
        for (place, act) in acts.enumerated() {
            lines += ["", style.bold("\(place + 1). \(act.title)")]
            if act.events.isEmpty { lines.append(style.dim("  nothing happens")) }
            for event in act.events {
                let head = String(format: "%6.1f ", event.time) + Layout.pad(event.shape, 15)
                lines += Layout.wrap(head + event.text, indent: 22)
            }
        }
        lines += [""] + Layout.wrap(verdict).map(problems.isEmpty ? style.green : style.red)
        return lines.joined(separator: "\n") + "\n"
    }

    var markdown: String {
        var parts = ["# \(title)"]
        for act in acts {
            let rows = act.events.map { [String(format: "%.1f", $0.time), $0.shape, $0.text] }
            parts.append(
                "## \(act.title)\n\n" + Layout.markdownTable(["Time", "SDK", "What happened"], rows))
        }
        return (parts + [verdict]).joined(separator: "\n\n") + "\n"
    }
}
