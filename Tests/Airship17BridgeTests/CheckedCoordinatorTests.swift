import Airship17Bridge
import Airship17Model
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
}
