import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// An app's own delegate for fetching files: it gives the results in order, then success.
final class ScriptedAssets: NSObject, InAppMessagePrepareAssetsDelegate, Sendable {
    private let results: Locked<[InAppMessagePrepareResult]>

    init(_ results: [InAppMessagePrepareResult] = []) {
        self.results = Locked(results)
    }

    func onSchedule(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        note("assets.onSchedule(\(message.label))")
        completionHandler(.success)
    }

    func onPrepare(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        note("assets.onPrepare(\(message.label))")
        completionHandler(results.withLock { $0.isEmpty ? .success : $0.removeFirst() })
    }
}

/// A cache policy that gives the configured answers.
final class Policy: NSObject, InAppMessageCachePolicyDelegate, Sendable {
    private let onSchedule: Bool
    private let afterDisplay: Bool

    init(onSchedule: Bool, afterDisplay: Bool) {
        self.onSchedule = onSchedule
        self.afterDisplay = afterDisplay
    }

    func shouldCache(onSchedule message: InAppMessage) -> Bool {
        note("shouldCache(\(message.label))")
        return onSchedule
    }

    func shouldPersistCache(afterDisplay message: InAppMessage) -> Bool {
        note("shouldPersist(\(message.label))")
        return afterDisplay
    }
}

@MainActor @Suite("Assets", .timeLimit(.minutes(20))) struct AssetTests {
    private let start = Array(preparing().dropLast())

    @Test("AS-019 assets are prepared first; the retries of one step do not repeat the other") func steps()
        throws
    {
        let world = TestWorld()
        let assets = ScriptedAssets([.retry])
        world.manager.assetManager.prepareAssetsDelegate = assets
        world.adapters[\.results] = [.retry]
        #expect(try world.trigger(HostPayloads.schedule()) == start + ["bg assets.onPrepare(c)"])
        #expect(world.advance(30) == ["bg assets.onPrepare(c)", "main A.prepare(c)"])
        #expect(world.advance(30) == ["main A.prepare(c)"] + displaying())
    }

    @Test("AS-020 the results of the asset step") func results() throws {
        let cancelled = TestWorld()
        cancelled.manager.assetManager.prepareAssetsDelegate = ScriptedAssets([.cancel])
        #expect(try cancelled.trigger(HostPayloads.schedule(limit: 0)) == start + ["bg assets.onPrepare(c)"])
        #expect(cancelled.storedIDs() == [])
        let invalid = TestWorld()
        invalid.manager.assetManager.prepareAssetsDelegate = ScriptedAssets([.invalidate])
        let once = start + ["bg assets.onPrepare(c)"]
        #expect(
            try invalid.trigger(HostPayloads.schedule()) == once + once + ["main A.prepare(c)"] + displaying()
        )
    }

    private static let picture = "https://example.com/picture.png"

    @Test(
        "AS-023 the effect of each answer of the network",
        arguments: [
            (StageNetwork.Response.success, "shown"), (.status(200), "shown"), (.failure("down"), "deleted"),
            (.status(404), "deleted"), (.status(503), "again"), (.status(500), "again"),
            (.status(204), "deleted"),
        ])
    func network(_ response: StageNetwork.Response, _ outcome: String) throws {
        let world = TestWorld()
        world.stage.network.respond { _ in response }
        let message = HostPayloads.banner(media: Self.picture)
        let trace = try world.trigger(HostPayloads.schedule(message: message))
        #expect(trace.contains("main D.will(b s)") == (outcome == "shown"))
        #expect(world.storedIDs() == (outcome == "deleted" ? [] : ["s"]))
        world.stage.network.respond { _ in .success }
        #expect(world.advance(30).contains("main D.will(b s)") == (outcome == "again"))
    }

    @Test("AS-023 only pictures are fetched, and only once") func fetched() throws {
        let world = TestWorld()
        let urls = Locked<[String]>([])
        world.stage.network.respond { url in
            urls.withLock { $0.append(url.absoluteString) }
            return .success
        }
        let policy = Policy(onSchedule: false, afterDisplay: true)
        world.manager.assetManager.cachePolicyDelegate = policy
        let banner = HostPayloads.schedule(message: HostPayloads.banner(media: Self.picture), limit: 0)
        _ = try world.trigger(banner)
        world.stage.user.swipeAway()
        _ = world.advance(60)
        _ = try world.trigger(banner)
        world.stage.user.swipeAway()
        _ = world.advance(60)
        for (index, message) in [HostPayloads.custom(), HostPayloads.html(), HostPayloads.modal()]
            .enumerated()
        {
            _ = try world.trigger(HostPayloads.schedule("\(index)", message: message))
        }
        #expect(urls.current == [Self.picture])
    }

    final class Fetcher: NSObject, AssetsBeforeDisplay {
        func onPrepare(
            _ message: InAppMessage, assets: InAppMessageAssets,
            completionHandler: @escaping (InAppMessagePrepareResult) -> Void
        ) {
            guard let url = URL(string: "https://example.com/own.txt"), let place = assets.getCacheURL(url)
            else {
                return completionHandler(.cancel)
            }
            note(
                "cached=\(assets.isCached(url)) same=\(assets.getCache(url) == place) \(place.pathExtension)")
            let isWritten = FileManager.default.createFile(atPath: place.path, contents: Data("own".utf8))
            note("written=\(isWritten) cached=\(assets.isCached(url))")
            completionHandler(.success)
        }
    }

    @Test(
        "AS-024 after the display the files are deleted, unless the policy keeps them",
        arguments: [false, true, nil])
    func wiped(_ keeps: Bool?) throws {
        let world = TestWorld()
        world.manager.assetManager.prepareAssetsDelegate = Fetcher()
        let policy = keeps.map { Policy(onSchedule: false, afterDisplay: $0) }
        world.manager.assetManager.cachePolicyDelegate = policy
        let first = ["bg cached=false same=true txt", "bg written=true cached=true"]
        let kept = ["bg cached=true same=true txt", "bg written=true cached=true"]
        #expect(
            try world.trigger(HostPayloads.schedule(limit: 0)).filter { $0.contains("cached") } == first)
        let asked = keeps == nil ? [] : ["main shouldPersist(c)"]
        #expect(world.finish() == finishing() + asked)
        _ = world.advance(30)
        #expect(world.send(event).filter { $0.contains("cached") } == (keeps == true ? kept : first))
    }

    @Test("AS-024 when the schedule has reached its limit the files are deleted in any case")
    func wipedAtEnd() throws {
        let world = TestWorld()
        world.manager.assetManager.prepareAssetsDelegate = Fetcher()
        let policy = Policy(onSchedule: false, afterDisplay: true)
        world.manager.assetManager.cachePolicyDelegate = policy
        for _ in 1...2 {
            #expect(try world.schedule() == true)
            #expect(
                world.send(event).filter { $0.contains("cached") } == [
                    "bg cached=false same=true txt", "bg written=true cached=true",
                ])
            #expect(world.finish() == finishing() + ["main shouldPersist(c)"])
            _ = world.advance(30)
        }
    }

    @Test("AS-024 at the time of scheduling the policy decides", arguments: [false, true])
    func onSchedule(_ caches: Bool) throws {
        let world = TestWorld()
        let policy = Policy(onSchedule: caches, afterDisplay: false)
        world.manager.assetManager.prepareAssetsDelegate = ScriptedAssets()
        world.manager.assetManager.cachePolicyDelegate = policy
        let schedule = InAppMessageSchedule(message: try world.makeMessage(HostPayloads.custom())) {
            $0.triggers = [.foregroundTrigger(withCount: 1)]
        }
        #expect(
            world.trace { world.automation.schedule(schedule) { note("stored \($0)") } }
                == ["main stored true", "bg shouldCache(c)"] + (caches ? ["bg assets.onSchedule(c)"] : []))
    }

    @Test(
        "AS-024 when the schedule is cancelled the files are deleted, and the next schedule starts without them"
    )
    func wipedWhenCancelled() throws {
        let world = TestWorld()
        world.manager.assetManager.prepareAssetsDelegate = Fetcher()
        let policy = Policy(onSchedule: false, afterDisplay: true)
        world.manager.assetManager.cachePolicyDelegate = policy
        world.adapters[\.isReady] = false
        let fetched = ["bg cached=false same=true txt", "bg written=true cached=true"]
        for _ in 1...2 {
            #expect(try world.schedule() == true)
            #expect(world.send(event).filter { $0.contains("cached") } == fetched)
            #expect(
                world.trace { world.automation.cancelSchedule(withID: "s") { note("\($0)") } } == [
                    "main true"
                ])
        }
    }
}
