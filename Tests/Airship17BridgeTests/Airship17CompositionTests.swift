import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// The bridge together with the app's own delegates, adapters and coordinators.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17CompositionTests {
    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]
    /// The callbacks of the app's own delegate for a message that is shown, and closed by the user.
    private static let told = [
        "extend m1 background", "displayCoordinator m1 background", "isMessageReady m1 main",
        "willBeDisplayed(m1) m1 main", "finished(m1, userDismissed) m1 main",
    ]

    @Test(
        "The app's delegate, set before, receives every callback, and its change comes before the handler's (AS-010)"
    )
    func delegateBefore() throws {
        let world = try Airship17World(attached: false)
        let delegate = OldAirshipDelegate()
        delegate.change { message in
            message.extend { builder in
                let modal = message.displayContent as? InAppMessageModalDisplayContent
                builder.displayContent = modal?.extend {
                    $0.heading = InAppMessageTextInfo { $0.text = "From the app" }
                }
            } ?? message
        }
        world.manager.delegate = delegate
        world.attach()
        var seen: [String] = []
        world.handler.onPrepare = { plan, _ in seen.append(plan.content.header?.text ?? "") }
        try world.trigger(Airship17World.modal("m1"))
        world.close()
        #expect(delegate.calls == Self.told)
        #expect(seen == ["From the app"])
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the user) m1"])
        #expect(world.manager.delegate === world.bridge)
        world.bridge.detach()
        #expect(world.manager.delegate === delegate)
    }

    @Test(
        "A delegate that the app sets later is noticed at the next message: both are notified, the handler is asked"
    )
    func delegateAfter() throws {
        let world = try Airship17World()
        let delegate = OldAirshipDelegate()
        world.manager.delegate = delegate
        try world.trigger(Airship17World.modal("m1"))
        world.close()
        #expect(delegate.calls == Self.told)
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the user) m1"])
        #expect(world.manager.delegate === world.bridge)
    }

    @Test("A message is held even if the app has replaced the bridge with its delegate")
    func holdAfterDelegate() throws {
        let world = try Airship17World()
        let delegate = OldAirshipDelegate()
        world.manager.delegate = delegate
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == ["decide m1", "prepare m1"])
        try world.run { try world.message().show() }
        #expect(world.calls == Self.shown)
    }

    @Test("The coordinator that the app's delegate chooses is asked too, after the handler (AS-014, AS-026)")
    func coordinator() throws {
        let world = try Airship17World(attached: false)
        let (delegate, coordinator) = (OldAirshipDelegate(), OldAirshipCoordinator())
        delegate.choose(coordinator)
        world.manager.delegate = delegate
        world.attach()
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        #expect(coordinator.calls == [])
        try world.run { try world.message().show() }
        #expect(coordinator.calls == ["isReady"])
        #expect(world.calls == ["decide m1", "prepare m1"])
        world.run { coordinator.setReady(true) }
        #expect(world.calls == Self.shown)
        world.close()
        #expect(coordinator.calls.suffix(2) == ["didBegin", "didFinish"])
    }

    @Test("AS-036 an immediate message appears beside another one, under the bridge as without it")
    func immediate() throws {
        let world = try Airship17World()
        try world.trigger(Airship17World.modal("m1"))
        try world.trigger(Airship17World.modal("m2", message: #", "display_behavior": "immediate""#))
        #expect(
            world.calls == Self.shown + ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
    }

    /// A world whose app has a closure that creates adapters, set before the bridge is attached.
    private func adapting(
        _ set: (Airship17World, @escaping (InAppMessage) -> any InAppMessageAdapterProtocol) -> Void
    ) throws -> (Airship17World, AdapterList) {
        let world = try Airship17World(attached: false)
        let list = AdapterList()
        set(world) { list.make($0) }
        world.attach()
        return (world, list)
    }

    @Test("An app's own adapter is wrapped: asked as the SDK asks it, and its resolution arrives (AS-044)")
    func factoryBlock() throws {
        let (world, list) = try adapting { world, make in world.bridge.setFactoryBlock(make, for: .modal) }
        try world.trigger(Airship17World.modal("m1"))
        let adapter = try #require(list.all.first)
        #expect(adapter.calls == ["prepare main", "isReady", "display"])
        world.run { adapter.end(.messageClick()) }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(message clicked) m1"])
        #expect(list.all.count == 1)
    }

    @Test(
        "AS-017 a block that the app sets on the manager later replaces the wrapper; gate and events still work"
    )
    func factoryOnManager() throws {
        let world = try Airship17World()
        let list = AdapterList()
        world.manager.setFactoryBlock({ list.make($0) }, for: .modal)
        try world.trigger(Airship17World.modal("m1"))
        let adapter = try #require(list.all.first)
        #expect(world.calls == Self.shown)
        #expect(throws: CompatError.self) { try world.message().dismiss() }
        world.run { adapter.end(.timedOut()) }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(timed out) m1"])
        world.stage.advance(by: .seconds(31))
        world.handler.decision = .discard
        try world.trigger(Airship17World.modal("m2"))
        #expect(world.calls.last == "decide m2")
        #expect(list.all.last?.calls == ["prepare main"])
        #expect(world.scheduleIDs() == [])
    }

    @Test(
        "AS-017 a held message with an adapter that the app set on the manager is discarded with its schedule"
    )
    func heldWithOwnAdapter() throws {
        let world = try Airship17World()
        let list = AdapterList()
        world.manager.setFactoryBlock({ list.make($0) }, for: .modal)
        world.handler.decision = .hold
        for id in ["m1", "m2"] { try world.trigger(Airship17World.modal(id)) }
        try world.run { try world.message("m1").discard() }
        #expect(world.scheduleIDs() == ["m2"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m2"])
        #expect(list.all.map(\.calls) == [["prepare main"], ["prepare main"]])
    }

    @Test(
        "AS-016 an app's block for custom messages that is set before the bridge is attached stays in place")
    func customFactoryBefore() throws {
        let (world, list) = try adapting { world, make in world.manager.setFactoryBlock(make, for: .custom) }
        try world.trigger(Airship17World.custom("m1"))
        #expect(world.calls == Self.shown)
        #expect(list.all.first?.calls == ["prepare main", "isReady", "display"])
    }

    @Test(
        "AS-017 after detach() the app's blocks of the bridge make the adapters of their types, and the SDK makes the others"
    )
    func factoriesAfterDetach() throws {
        let world = try Airship17World()
        let (modals, banners) = (AdapterList(), AdapterList())
        world.bridge.setFactoryBlock({ modals.make($0) }, for: .modal)
        world.bridge.setFactoryBlock({ banners.make($0) }, for: .banner)
        world.run { world.bridge.detach() }
        for (list, payload) in [
            (modals, Airship17World.modal("m1")), (banners, Airship17World.banner("m2")),
            (modals, Airship17World.modal("m3")),
        ] {
            try world.trigger(payload)
            #expect(list.all.last?.calls == ["prepare main", "isReady", "display"])
            world.run { list.all.last?.end(.userDismissed()) }
            world.stage.advance(by: .seconds(31))
        }
        #expect(modals.all.map(\.message.name) == ["m1", "m3"] && banners.all.map(\.message.name) == ["m2"])
        // A display type without a closure uses the SDK's own views again.
        let full = #"{"name": "m4", "display_type": "fullscreen", "display": {"heading": {"text": "Hi"}}}"#
        try world.trigger(Airship17World.schedule("m4", full))
        #expect(world.stage.visibleSurfaces == ["m4"])
        #expect(world.calls == [])
    }

    @Test("An adapter that can be dismissed lets the handler dismiss its message")
    func dismissibleAdapter() throws {
        let world = try Airship17World()
        world.bridge.setFactoryBlock({ LeavingAdapter($0) }, for: .modal)
        try world.trigger(Airship17World.modal("m1"))
        try world.run { try world.message().dismiss() }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
    }

    @Test("AS-042 the end that an adapter reports on a background thread reaches the handler on the main one")
    func backgroundEnd() throws {
        let world = try Airship17World()
        let list = AdapterList()
        world.bridge.setFactoryBlock({ list.make($0) }, for: .modal)
        let delegate = OldAirshipDelegate()
        world.manager.delegate = delegate
        try world.trigger(Airship17World.modal("m1"))
        let adapter = try #require(list.all.first)
        var isOnMain = false
        world.handler.onDidDismiss = { _ in isOnMain = MainThread.isCurrent }
        world.run { MainThread.background { adapter.end(.userDismissed()) } }
        #expect(delegate.calls.last == "finished(m1, userDismissed) m1 background")
        #expect(world.calls.last == "didDismiss(dismissed by the user) m1")
        #expect(isOnMain)
    }

    @Test("AS-041 the app's scene delegate still chooses, whether it is set before or after")
    func sceneDelegate() throws {
        for isBefore in [true, false] {
            let world = try Airship17World(attached: false)
            let (first, second) = (StageScene(), StageScene())
            world.stage.scenes.set([first, second])
            let chooser = SceneChooser(try #require(first.windowScene))
            let scenes = world.stage.run { InAppMessageSceneManager.shared }
            if isBefore { scenes.delegate = chooser }
            world.attach()
            world.attach()
            if !isBefore { scenes.delegate = chooser }
            try world.trigger(Airship17World.banner("m1"))
            world.stage.advance(by: .seconds(1))
            world.stage.scenes.disconnect(first)
            world.stage.advance(by: .seconds(1))
            #expect(world.calls.last == "didDismiss(dismissed by the user) m1")
            #expect(chooser.count > 0)
            world.bridge.detach()
            #expect(scenes.delegate === chooser)
        }
    }
}

/// Removes its message when it is told to.
final class LeavingAdapter: NSObject, Airship17DismissibleAdapter, @unchecked Sendable {
    // Used on the main thread only, after it was created.
    private var report: ((InAppMessageResolution) -> Void)?

    init(_ message: InAppMessage) {}

    static func adapter(for message: InAppMessage) -> LeavingAdapter { LeavingAdapter(message) }
    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) { completionHandler(.success) }
    func isReadyToDisplay() -> Bool { true }
    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        report = completionHandler
    }
    func dismiss() { report?(.userDismissed()) }
}

/// Chooses one scene for every message.
final class SceneChooser: NSObject, InAppMessageSceneDelegate, @unchecked Sendable {
    // Used on the main thread only.
    private let chosen: UIWindowScene
    private(set) var count = 0

    init(_ scene: UIWindowScene) {
        chosen = scene
    }

    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
        count += 1
        return chosen
    }
}
