import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// The files that the hosts leave in the system's temporary folder.
@MainActor @Suite(.timeLimit(.minutes(20))) struct LeftFilesTests {
    private final class ShowsAll: InAppMessageHandler {}

    /// The entries that a model has created. Other processes use the folder, too, so only names that contain a model's
    /// name or this process's id count.
    private func entries() throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: FileManager.default.temporaryDirectory.path)
        let known = ["BrazeInAppMessageUI", "adobe", "headless"]
        // The digits may stand in anybody's random name.
        let process = "\\b\(ProcessInfo.processInfo.processIdentifier)\\b"
        return Set(
            names.filter { name in
                known.contains { name.localizedCaseInsensitiveContains($0) }
                    || name.range(of: process, options: .regularExpression) != nil
            })
    }

    @Test(
        "Section 7: the hosts of ten stages that have shown every campaign leave nothing in the temporary folder",
        arguments: [ShapeKit].builtIn)
    func nothingIsLeft(kit: ShapeKit) throws {
        let before = try entries()
        for _ in 0..<10 {
            let stage = HeadlessStage()
            let driver = kit.driver.init(TraceRecorder(stage: stage), payload: { _ in nil })
            let bridge = driver.attach(handler: ShowsAll())
            for campaign in [kit.campaigns.news, kit.campaigns.sale, kit.campaigns.coupon] {
                try driver.host.trigger(json: campaign)
                stage.runUntilIdle()
                #expect(!stage.visibleSurfaces.isEmpty)
                stage.user.close()
                stage.runUntilIdle()
                stage.advance(by: .seconds(31))
            }
            withExtendedLifetime(bridge) {}
        }
        #expect(try entries() == before)
    }
}
