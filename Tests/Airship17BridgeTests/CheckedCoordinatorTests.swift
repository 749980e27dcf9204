import Airship17Bridge
import Airship17Model
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// What the check says of an app's choice of coordinators.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedCoordinatorTests {
    private let delegate = OldAirshipDelegate()

    /// The findings about the choice for a message with a display behavior.
    private func findings(_ behavior: String) throws -> [String] {
        let found = Locked<[String]>([])
        let checked = CheckedAirship17Delegate(delegate, isRetained: true, gateLimit: 5) { finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        let message = try #require(
            InAppMessage { builder in
                builder.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1])
                builder.displayBehavior = behavior
            })
        _ = checked.displayCoordinator(for: message)
        return found.current
    }

    @Test(
        "AS-014 a delegate that chooses no coordinator for an immediate message is found, and only for such a message"
    )
    func ignored() throws {
        let (immediate, usual) = (
            UAInAppMessageDisplayBehaviorImmediate, UAInAppMessageDisplayBehaviorDefault
        )
        #expect(try findings(immediate) == ["ignoresBehavior AS-014"])
        #expect(try findings(usual) == [])
        delegate.choose(OldAirshipCoordinator())
        #expect(try findings(immediate) == [])
    }

    /// A delegate that leaves the choice of coordinators to the SDK.
    private final class Silent: NSObject, InAppMessagingDelegate {}

    /// A delegate that chooses one coordinator for all messages.
    private final class Choosing: NSObject, InAppMessagingDelegate {
        private let choice: any InAppMessageDisplayCoordinator

        init(_ choice: any InAppMessageDisplayCoordinator) { self.choice = choice }

        func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? { choice }
    }

    @Test("AS-014 the SDK's own coordinators are passed on as they are, and the app's own ones in a check")
    func chosen() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let message = try #require(
            InAppMessage { $0.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1]) })
        stage.run {
            let choices: [(any InAppMessageDisplayCoordinator, Bool)] = [
                (InAppMessageDefaultDisplayCoordinator(), true),
                (InAppMessageImmediateDisplayCoordinator(), true), (OldAirshipCoordinator(), false),
            ]
            for (choice, isPassedOn) in choices {
                let checked = CheckedAirship17Delegate(Choosing(choice), isRetained: true, gateLimit: 5) {
                    _ in
                }
                let answer = checked.displayCoordinator(for: message)
                #expect(answer != nil && (answer === choice) == isPassedOn)
            }
        }
    }

    @Test(
        "AS-014 a check answers for a delegate without the method, or that is gone, as the SDK does without one"
    )
    func undecided() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        for behavior in [UAInAppMessageDisplayBehaviorImmediate, UAInAppMessageDisplayBehaviorDefault] {
            let message = try #require(
                InAppMessage { builder in
                    builder.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1])
                    builder.displayBehavior = behavior
                })
            stage.run {
                let silent = CheckedAirship17Delegate(Silent(), isRetained: true, gateLimit: 5) { _ in }
                let gone = CheckedAirship17Delegate(Silent(), gateLimit: 5) { _ in }
                let kinds = [silent, gone].map { checked in
                    checked.displayCoordinator(for: message).map { "\(type(of: $0))" }
                }
                let alone = Silent().displayCoordinator(for: message).map { "\(type(of: $0))" }
                #expect(kinds == [alone, alone])
            }
        }
    }

    @Test("AS-027 a checked coordinator lets its message appear when it is ready, and hears of the display")
    func announced() throws {
        let world = try Airship17World(attached: false)
        let coordinator = OldAirshipCoordinator()
        delegate.choose(coordinator)
        let found = Locked<[String]>([])
        let checked = CheckedAirship17Delegate(delegate, gateLimit: 5) { finding in
            found.withLock { $0.append(finding.explanation) }
        }
        world.manager.delegate = checked
        try world.trigger(Airship17World.modal("m1"))
        #expect(coordinator.calls == ["isReady"] && world.stage.visibleSurfaces == [])
        world.run { coordinator.setReady(true) }
        #expect(world.stage.visibleSurfaces == ["m1"])
        world.close()
        #expect(coordinator.calls.suffix(3) == ["isReady", "didBegin", "didFinish"])
        #expect(
            delegate.calls.dropFirst(2) == [
                "isMessageReady m1 main", "willBeDisplayed(m1) m1 main",
                "finished(m1, userDismissed) m1 main",
            ])
        world.run { checked.end() }
        #expect(found.current == [])
    }
}
