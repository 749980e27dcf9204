import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Files of messages", .timeLimit(.minutes(20))) struct AssetTests {
    private let image = "https://example.com/i.png"

    private func world() -> (TestWorld, Locked<[String]>) {
        let world = TestWorld()
        let fetched = Locked<[String]>([])
        world.stage.network.respond { url in
            fetched.withLock { $0.append(url.path) }
            return .success
        }
        let adapters = world.adapters
        for type in [CustomDisplayAdapterType.modal, .html] {
            world.onMain { $0.setCustomAdapter(forType: type) { adapters.make($0) } }
        }
        return (world, fetched)
    }

    @Test("AM-027, AM-092 only pictures are downloaded; not for a control group") func fetching() throws {
        let (world, fetched) = world()
        world.host.setControlGroup { $0 == "control" }
        _ = try world.trigger(Payloads.schedule("1", Payloads.modal(image: image)))
        _ = try world.trigger(Payloads.schedule("2", Payloads.html()))
        _ = try world.trigger(Payloads.schedule("3", Payloads.custom()))
        _ = try world.trigger(Payloads.schedule("control", Payloads.modal(image: image)))
        let video = Payloads.modal(image: image).replacingOccurrences(of: #""image""#, with: #""video""#)
        _ = try world.trigger(Payloads.schedule("4", video))
        #expect(fetched.current == ["/i.png"])
        // An adapter that never returns retains its stage, and with it the files.
        for name in ["m", "h", "c", "m"] { _ = world.finish(name) }
    }

    @Test("AM-093 the status is ignored") func status() throws {
        let (world, _) = world()
        defer { withExtendedLifetime(world) {} }
        world.stage.network.respond { _ in .status(404) }
        _ = try world.trigger(Payloads.schedule("1", Payloads.modal(image: image)))
        let url = try #require(URL(string: image))
        let assets = try #require(world.adapters[\.arguments].last?.assets)
        #expect(assets.isCached(remoteURL: url))
        _ = world.finish("m")
    }

    @Test("AM-095, AM-096 files are deleted after the display; a file always has a location") func clearing()
        throws
    {
        let (world, _) = world()
        _ = try world.trigger(Payloads.schedule("1", Payloads.modal(image: image)))
        let url = try #require(URL(string: image))
        let assets = try #require(world.adapters[\.arguments].last?.assets)
        let file = try #require(assets.cachedURL(remoteURL: url))
        #expect(FileManager.default.fileExists(atPath: file.path))
        // Host and query are ignored.
        #expect(assets.isCached(remoteURL: try #require(URL(string: "https://other.org/i.png?x=1"))))
        let stillThere = Locked(false)
        world.delegate[\.inFinished] = { _ in
            stillThere.withLock { $0 = FileManager.default.fileExists(atPath: file.path) }
        }
        _ = world.finish("m")
        #expect(stillThere.current)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(!assets.isCached(remoteURL: url))
        withExtendedLifetime(world) { #expect(assets.cachedURL(remoteURL: url) != nil) }
    }

    @Test("AM-096 custom adapters do not wait for files") func notGated() throws {
        let (world, _) = world()
        let trace = try world.trigger(Payloads.schedule("1", Payloads.modal(image: image)))
        #expect(trace == shown("m", id: "1"))
        _ = world.finish("m")
    }

    @Test("AM-028 the SDK's own adapters wait for a network if they need it") func connectivity() throws {
        let world = TestWorld()
        world.host.setNetworkReachable(false)
        #expect(try world.trigger(Payloads.schedule("1", Payloads.html("h"))) == [])
        #expect(
            try world.trigger(Payloads.schedule("2", Payloads.html("i", needsNetwork: false)))
                == ["D.isReady(i 2)=true", "D.will(i 2)", "display 2", "page load"])
        #expect(world.trace { world.host.setNetworkReachable(true) } == [])
        #expect(
            world.trace { world.stage.user.close() } == [
                "resolution 2 user_dismissed", "D.finished(i 2)", "D.isReady(h 1)=true", "D.will(h 1)",
                "display 1", "page load",
            ])
    }

    @Test("AM-095 nothing is left in the temporary folder") func cleanup() throws {
        var folder: URL?
        do {
            let (world, _) = world()
            _ = try world.trigger(Payloads.schedule("1", Payloads.modal(image: image)))
            let assets = try #require(world.adapters[\.arguments].last?.assets)
            folder = assets.cachedURL(remoteURL: try #require(URL(string: image)))?
                .deletingLastPathComponent().deletingLastPathComponent()
            _ = world.finish("m")
            world.adapters[\.arguments] = []
            world.adapters[\.adapters] = []
        }
        #expect(!FileManager.default.fileExists(atPath: try #require(folder).path))
    }
}
