import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import ModelTesting
import Testing

/// The objects that drove a delegate are released with the process, whichever SDK drives it and however it ended.
@MainActor @Suite("Ownership after a pair", .timeLimit(.minutes(20))) struct PairOwnershipTests {
    nonisolated static let kits = [ShapeKit].builtIn

    /// The course of a message and its bridge.
    private enum Course: CaseIterable {
        /// It is shown, and the user closes it.
        case closed
        /// It stays on the screen.
        case leftUp
        /// It is held and discarded.
        case discarded
        /// It is held, shown, and closed.
        case shownLater
        /// It is held until the end.
        case leftHeld
        /// The bridge is detached while it is on the screen.
        case detachedWhileUp
        /// The bridge is detached while it is held.
        case detachedWhileHeld
        /// Another delegate replaces the one that knows it.
        case replaced

        var isHeld: Bool {
            switch self {
            case .discarded, .shownLater, .leftHeld, .detachedWhileHeld: true
            case .closed, .leftUp, .detachedWhileUp, .replaced: false
            }
        }
    }

    private struct Witness {
        let name: String
        weak var object: AnyObject?

        init(_ name: String, _ object: AnyObject?) {
            self.name = name
            self.object = object
        }
    }

    @Test(
        "KIT-9 stage, bridge, delegate, handler and messages of every pair are released",
        arguments: kits.hosts,
        kits)
    func goesAway(host: ShapeKit, delegate: ShapeKit) async throws {
        let pair = PairContract.Pair(host: host, delegate: delegate)
        for course in Course.allCases {
            let witnesses = try play(pair, course)
            // A thread of the stage may still be releasing its work.
            _ = await comesAbout { witnesses.allSatisfy { $0.object == nil } }
            let left = witnesses.filter { $0.object != nil }.map(\.name)
            #expect(left == [], "\(pair), \(course)")
        }
    }

    private func play(_ pair: PairContract.Pair, _ course: Course) throws -> [Witness] {
        let stage = HeadlessStage()
        let recorder = TraceRecorder(stage: stage)
        let driver = stage.run { pair.host.driver.init(recorder) { _ in nil } }
        let delegate = try makeDelegate(pair, recorder, course)
        let handler = stage.run { delegate.adopted() }
        let bridge = pair.host.attach(handler, to: driver)
        let host = try #require(pair.host.stories).host
        host.arrange(.modal, "a", driver)
        try driver.host.trigger(json: try #require(host.campaign(.modal, "a")))
        stage.advance(seconds: 60)
        let messages = bridge.heldMessages + bridge.engine.visibleMessages
        try take(course, bridge, stage) {
            stage.run { try? self.makeDelegate(pair, recorder, course).adopted() }
        }
        let witnesses =
            [
                Witness("stage", stage), Witness("recorder", recorder), Witness("driver", driver),
                Witness("host", driver.host), Witness("bridge", bridge), Witness("handler", handler),
                Witness("delegate", delegate),
                Witness("the delegate's object", stage.run { delegate.object }),
            ] + messages.map { Witness("message \($0.id)", $0) }
        stage.endProcess()
        return witnesses
    }

    private func makeDelegate(
        _ pair: PairContract.Pair, _ recorder: TraceRecorder, _ course: Course
    ) throws -> any StoryDelegate {
        let room = try #require(pair.delegate.stories)
        let gate: [String: [DisplayDecision]] = course.isHeld ? ["a": [.hold]] : [:]
        let story = Story("owned", "", of: ["a": .modal], gate: gate)
        return try recorder.stage.run { try room.delegate(recorder, story, nil) }
    }

    private func take(
        _ course: Course, _ bridge: any MessageBridge, _ stage: HeadlessStage,
        _ another: () -> (any InAppMessageHandler)?
    ) throws {
        switch course {
        case .leftUp, .leftHeld: break
        case .closed: stage.user.close()
        case .discarded: for message in bridge.heldMessages { try message.discard() }
        case .shownLater:
            for message in bridge.heldMessages { try message.show() }
            stage.advance(seconds: 5)
            stage.user.close()
        case .detachedWhileUp, .detachedWhileHeld: bridge.engine.detach()
        case .replaced: bridge.handler = another()
        }
        stage.advance(seconds: 60)
    }
}
