import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Delegates and adapters in the styles that apps write (rules, 0.3 and 7).
@MainActor @Suite("Styles of delegates", .timeLimit(.minutes(20))) struct DelegateStyleTests {
    /// Gets taps from the resolution, as the SDK has no callback for them.
    final class Tracker: NSObject, UAInAppMessagingDelegate {
        func messageFinishedDisplaying(
            _ message: UAInAppMessage, scheduleID: String, resolution: UAInAppMessageResolution
        ) {
            switch resolution.type {
            case .buttonClick: note("button \(resolution.buttonInfo?.identifier ?? "")")
            case .messageClick: note("message")
            case .userDismissed: note("dismissed")
            case .timedOut: note("timed out")
            }
        }
    }

    @Test("7 taps are handled by means of the resolution") func tracker() throws {
        let world = TestWorld(isRecording: false)
        let tracker = Tracker()
        world.manager.delegate = tracker
        let banner = HostPayloads.schedule(message: HostPayloads.banner(), limit: 0)
        for (gesture, line) in [
            (UserGesture.tapButton("ok"), "main button ok"), (.tapMessage, "main message"),
            (.swipeAway, "main dismissed"),
        ] {
            _ = try world.trigger(banner)
            #expect(world.trace { world.stage.user.perform(gesture) }.last == line)
            _ = world.advance(30)
        }
        _ = try world.trigger(banner)
        #expect(world.advance(31).last == "main timed out")
    }

    /// Isolated to the main actor, as view controllers are.
    @MainActor final class Screen: UIViewController {
        var isBusy = true
        private(set) var shown: [String] = []
    }

    @Test("7 a view controller holds messages back until its screen fits") @MainActor func screen() throws {
        let world = TestWorld(isRecording: false)
        world.makeAdapters(for: .custom)
        let screen = Screen()
        world.manager.delegate = screen
        #expect(
            try world.trigger(HostPayloads.schedule())
                == ["bg factory(c)", "main A.prepare(c)", "main A.isReady(c)=true"])
        screen.isBusy = false
        #expect(
            world.trace { world.manager.notifyDisplayConditionsChanged() }
                == ["main A.isReady(c)=true", "main display s", "main A.display(c)"])
        #expect(screen.shown == ["s"])
    }

    /// Changes the style of messages.
    final class Restyler: NSObject, InAppMessagingDelegate {
        func extend(_ message: InAppMessage) -> InAppMessage {
            guard let banner = message.displayContent as? InAppMessageBannerDisplayContent else {
                return message
            }
            // A copy that is discarded changes nothing (0.3).
            _ = banner.extend { $0.durationSeconds = 1 }
            return message.extend { builder in
                builder.displayContent = banner.extend { $0.durationSeconds = 5 }
            } ?? message
        }
    }

    @Test("0.3, AS-050 a copy that extend discards has no effect, the copy that it returns has one")
    func restyler() throws {
        let world = TestWorld(isRecording: false)
        let restyler = Restyler()
        world.manager.delegate = restyler
        _ = try world.trigger(HostPayloads.schedule(message: HostPayloads.banner()))
        #expect(world.advance(4.9) == [])
        #expect(world.advance(0.1) == ["main resolution s timed_out"])
    }

    /// Wraps another adapter, as apps do to add something to a built-in one.
    final class Wrapper: NSObject, InAppMessageAdapterProtocol {
        private let inner: any InAppMessageAdapterProtocol
        init(_ inner: any InAppMessageAdapterProtocol) { self.inner = inner }

        static func adapter(for message: InAppMessage) -> Wrapper {
            Wrapper(InAppMessageModalAdapter.adapter(for: message))
        }
        func prepare(
            with assets: InAppMessageAssets,
            completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
        ) {
            inner.prepare(with: assets) { result in
                note("inner prepared \(result)")
                completionHandler(result)
            }
        }
        func isReadyToDisplay() -> Bool { inner.isReadyToDisplay() }
        func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
            inner.display { resolution in
                note("inner ended \(resolution.label)")
                completionHandler(resolution)
            }
        }
    }

    @Test("1.6 an adapter around a built-in one") func wrapper() throws {
        let world = TestWorld()
        world.manager.setFactoryBlock({ Wrapper.adapter(for: $0) }, for: .modal)
        #expect(
            try world.trigger(HostPayloads.schedule(message: HostPayloads.modal())) == [
                "bg D.extend(m)", "bg D.displayCoordinator(m)", "main inner prepared success",
                "main D.isMessageReady(m)=true", "main D.will(m s)", "main display s",
            ])
        #expect(
            world.trace { world.stage.user.close() } == [
                "main inner ended user_dismissed", "main resolution s user_dismissed",
                "main D.finished(m s user_dismissed)",
            ])
    }

    /// Suppresses a message permanently: its preparation answers `cancel`.
    final class Suppressor: NSObject, InAppMessageAdapterProtocol {
        static func adapter(for message: InAppMessage) -> Suppressor { Suppressor() }
        func prepare(
            with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
        ) { completionHandler(.cancel) }
        func isReadyToDisplay() -> Bool { false }
        func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {}
    }

    @Test("7 a factory for one display type is not asked for another") func otherType() throws {
        let world = TestWorld()
        world.manager.setFactoryBlock({ Suppressor.adapter(for: $0) }, for: .custom)
        #expect(
            try world.trigger(HostPayloads.schedule("m", message: HostPayloads.modal())).contains(
                "main display m"))
        #expect(
            try world.trigger(HostPayloads.schedule("c")) == ["bg D.extend(c)", "bg D.displayCoordinator(c)"])
        #expect(world.storedIDs() == ["m"])
    }

    @Test("7 pausing at a splash screen, and resuming") func splash() throws {
        let world = TestWorld(isRecording: false)
        world.stage.run { InAppAutomation.shared.isPaused = true }
        _ = try world.trigger(HostPayloads.schedule(message: HostPayloads.modal()))
        #expect(world.advance(3) == [])
        #expect(world.trace { InAppAutomation.shared.isPaused = false } == ["main display s"])
    }

    @Test("7, AS-051 a delegate that is not retained gets no callbacks") func notRetained() throws {
        let world = TestWorld(isRecording: false)
        world.manager.delegate = Tracker()
        _ = try world.trigger(HostPayloads.schedule(message: HostPayloads.modal()))
        #expect(world.trace { world.stage.user.close() } == ["main resolution s user_dismissed"])
    }
}

extension DelegateStyleTests.Screen: @preconcurrency InAppMessagingDelegate {
    func isMessageReady(forDisplay message: InAppMessage) -> Bool { !isBusy }
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) { shown.append(scheduleID) }
}
