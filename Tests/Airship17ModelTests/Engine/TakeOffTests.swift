import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Take-off", .timeLimit(.minutes(20))) struct TakeOffTests {
    @Test("8 nothing exists before the take-off, and access as in 13 and 14 does not crash") func before() {
        let stage = HeadlessStage()
        stage.run {
            #expect(InAppAutomation.shared == nil)
            #expect(UAInAppAutomation.shared()?.isPaused == nil)
            UAInAppAutomation.shared()?.isPaused = true
            #expect(UAInAppMessageManager.shared() == nil)
            #expect(!Airship.isFlying)
            Airship.takeOff()
            #expect(Airship.isFlying)
            #expect(InAppAutomation.shared.isPaused == false)
            #expect(UAInAppAutomation.shared().inAppMessageManager === UAInAppMessageManager.shared())
        }
    }

    @Test("8 a stage with a host has taken off, unless the app takes off itself") func host() {
        let stage = HeadlessStage()
        _ = Airship17Host(stage: stage, takesOff: false)
        #expect(stage.run { InAppAutomation.shared } == nil)
        _ = Airship17Host(stage: stage)
        #expect(stage.run { InAppAutomation.shared } != nil)
        stage.run { Airship.takeOff(AirshipConfig.default(), launchOptions: nil) }
        #expect(stage.log.entries.map(\.name) == ["take-off after take-off"])
    }
}

/// In a test process all stages share the temporary folder, so these tests count only the files of one stage.
@MainActor @Suite("The temporary folder", .timeLimit(.minutes(20))) struct TemporaryFolderTests {
    private func folder(of file: URL) -> URL {
        file.deletingLastPathComponent().deletingLastPathComponent()
    }

    @Test("No cached files of a schedule or of a stage are left")
    func nothing() throws {
        var roots: [URL] = []
        for _ in 1...3 {
            let world = TestWorld()
            let places = Locked<[URL]>([])
            let assets = PlaceKeeper(places)
            world.manager.assetManager.prepareAssetsDelegate = assets
            for id in ["1", "2"] { _ = try world.trigger(HostPayloads.schedule(id)) }
            let files = places.current
            #expect(files.count == 2)
            roots.append(try #require(files.first.map(folder)))
            #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
            // The first message ends: its folder is removed, the other's stays.
            let first = Carried(world.adapters[\.adapters].first)
            _ = world.trace { world.stage.onMain { first.value?.finish(.userDismissed()) } }
            let left = files.filter { FileManager.default.fileExists(atPath: $0.path) }
            #expect(left.count == 1)
        }
        #expect(roots.filter { FileManager.default.fileExists(atPath: $0.path) } == [])
    }

    @Test("The folder is deleted with the last file in it") func last() throws {
        let world = TestWorld()
        let places = Locked<[URL]>([])
        let assets = PlaceKeeper(places)
        world.manager.assetManager.prepareAssetsDelegate = assets
        _ = try world.trigger(HostPayloads.schedule())
        let root = try #require(places.current.first.map(folder))
        #expect(FileManager.default.fileExists(atPath: root.path))
        _ = world.finish()
        #expect(!FileManager.default.fileExists(atPath: root.path))
    }

    /// Caches one file for each message, and keeps its URL.
    private final class PlaceKeeper: NSObject, AssetsBeforeDisplay, Sendable {
        private let places: Locked<[URL]>

        init(_ places: Locked<[URL]>) {
            self.places = places
        }

        func onPrepare(
            _ message: InAppMessage, assets: InAppMessageAssets,
            completionHandler: @escaping (InAppMessagePrepareResult) -> Void
        ) {
            let place = URL(string: "https://example.com/picture.png").flatMap(assets.getCacheURL)
            if let place, FileManager.default.createFile(atPath: place.path, contents: Data()) {
                places.withLock { $0.append(place) }
            }
            completionHandler(.success)
        }
    }
}
