import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Ownership", .timeLimit(.minutes(20))) struct OwnershipTests {
    @Test("AS-051 the delegate is held weakly, and defaults apply when it is released") func weakDelegate()
        throws
    {
        let world = TestWorld(isRecording: false)
        var delegate: RecordingDelegate? = RecordingDelegate()
        weak let watched = delegate
        world.manager.delegate = delegate
        let message = HostPayloads.custom(more: #", "reporting_enabled": false"#)
        world.makeAdapters(for: .custom)
        #expect(
            try world.trigger(HostPayloads.schedule("1", message: message, limit: 0)).contains(
                "main D.will(c 1)"))
        delegate = nil
        #expect(watched == nil)
        #expect(world.finish() == [])
        _ = world.advance(30)
        #expect(
            world.send(event)
                == ["bg factory(c)", "main A.prepare(c)", "main A.isReady(c)=true", "main A.display(c)"])
    }

    @Test("AS-051 the cache policy is held weakly, the asset delegate strongly") func assets() {
        let world = TestWorld()
        let manager = world.manager.assetManager
        var policy: Policy? = Policy(onSchedule: true, afterDisplay: true)
        manager.cachePolicyDelegate = policy
        #expect(manager.cachePolicyDelegate === policy)
        policy = nil
        #expect(manager.cachePolicyDelegate == nil)
        var fetcher: ScriptedAssets? = ScriptedAssets()
        weak let watched = fetcher
        manager.prepareAssetsDelegate = ScriptedAssets()
        if let fetcher { manager.prepareAssetsDelegate = fetcher }
        fetcher = nil
        #expect(watched != nil)
        manager.prepareAssetsDelegate = ScriptedAssets()
        #expect(watched == nil)
    }

    /// Prepares, shows and ends a message in an adapter that only the SDK retains, and checks that it is released.
    @Test("adapters and coordinators are released when the message is finished, cancelled, or skipped")
    func released() throws {
        for ending in ["finish", "cancel", "prepare"] {
            let world = TestWorld()
            weak var coordinator: RecordingCoordinator?
            weak var adapter: ScriptedAdapter?
            do {
                let own = RecordingCoordinator(isReady: ending == "finish")
                coordinator = own
                world.delegate[\.coordinator] = { [weak own] _ in own }
                if ending == "prepare" { world.adapters[\.results] = [.cancel] }
                _ = try world.trigger(HostPayloads.schedule())
                adapter = world.adapters.last
                #expect(adapter != nil)
            }
            if ending == "finish" { _ = world.finish() }
            if ending == "cancel" {
                #expect(coordinator != nil)
                _ = world.trace { world.automation.cancelSchedule(withID: "s", completionHandler: nil) }
            }
            world.adapters.forgetAdapters()
            #expect(adapter == nil, "\(ending)")
            #expect(coordinator == nil, "\(ending)")
        }
    }

    @Test("a factory block that is replaced is released") func factory() {
        let world = TestWorld()
        weak var watched: AdapterScript?
        do {
            let script = AdapterScript()
            watched = script
            world.manager.setFactoryBlock({ script.make($0) }, for: .modal)
        }
        #expect(watched != nil)
        world.makeAdapters(for: .modal)
        #expect(watched == nil)
    }

    @Test("the SDK of a stage ends with the stage") func stageEnd() throws {
        weak var automation: InAppAutomation?
        weak var manager: InAppMessageManager?
        weak var stage: HeadlessStage?
        do {
            let world = TestWorld()
            world.automation.isPaused = true
            _ = try world.trigger(HostPayloads.schedule("1", message: HostPayloads.banner()))
            world.automation.isPaused = false
            world.stage.runUntilIdle()
            _ = try world.trigger(HostPayloads.schedule("2"))
            automation = world.automation
            manager = world.manager
            stage = world.stage
            #expect(automation != nil)
        }
        #expect(stage == nil)
        #expect(automation == nil)
        #expect(manager == nil)
    }

    @Test("an object that outlives its stage does nothing") func orphan() throws {
        var world: TestWorld? = TestWorld()
        let manager = try #require(world?.manager)
        let automation = try #require(world?.automation)
        world = nil
        manager.displayInterval = 3
        automation.isPaused = true
        automation.isPaused = false
        automation.cancelSchedule(withID: "s") { _ in Issue.record("called without a stage") }
        #expect(manager.displayInterval == 3)
    }
}
