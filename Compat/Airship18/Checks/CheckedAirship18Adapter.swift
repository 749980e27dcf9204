import Airship18Model
import Foundation
import InAppCompat

/// The data that the checks of a delegate's adapters share. Sendable; a value.
nonisolated struct Airship18PartChecks: Sendable {
    let check: DelegateCheck
    let watchdog: MainThreadWatchdog
    let gateLimit: TimeInterval
    let displays = OpenDisplays()
    let waits = OpenWaits()
    let windows = LeftWindows(besides: InAppMessage.self)

    init(check: DelegateCheck, watchdog: MainThreadWatchdog, gateLimit: TimeInterval) {
        self.check = check
        self.watchdog = watchdog
        self.gateLimit = gateLimit
    }
}

/// Wraps an adapter of the app, forwards every call, and checks whether it reports that it is ready without being so
/// (AM-005). Main actor.
@MainActor final class CheckedAirship18Adapter: CustomDisplayAdapter {
    /// The maximum number of wrong reports in a row: other changes of conditions may occur in between.
    private static let limit = 10

    private let inner: any CustomDisplayAdapter
    private let parts: Airship18PartChecks
    private var vainReturns = 0
    private var openWaits = 0
    private var hasDisplayed = false

    nonisolated init(_ inner: any CustomDisplayAdapter, _ parts: Airship18PartChecks) {
        self.inner = inner
        self.parts = parts
    }

    var isReady: Bool {
        let isReady = parts.check.timeGate(
            "isReady of an adapter", limit: parts.gateLimit, rule: "AM-056",
            "It is asked on the main thread, at every change of conditions, so the app was blocked.",
            expected: "an answer from what is already known."
        ) {
            parts.watchdog.call("isReady") { inner.isReady }
        }
        if isReady { vainReturns = 0 }
        return isReady
    }

    /// Whether it waits and nothing has been displayed since.
    var waitsInVain: Bool { openWaits > 0 && !hasDisplayed }

    func waitForReady() async {
        openWaits += 1
        parts.waits.begin(self)
        await inner.waitForReady()
        openWaits -= 1
        guard !inner.isReady else { return }
        vainReturns += 1
        guard vainReturns == Self.limit else { return }
        parts.check.find(
            .neverReady, "AM-005",
            "waitForReady returned \(Self.limit) times in a row while isReady was false: the SDK calls it again "
                + "immediately, without end.",
            expected: "waitForReady returns when isReady has become true.")
        // Otherwise it would keep the main thread busy from here on: this wait never gets an answer.
        _ = await CancellableWait<Void>().answer()
    }

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        hasDisplayed = true
        // A display that is cancelled, for example by the end of the process, has ended as well.
        let isOver = parts.displays.begin()
        let before = LeftWindows.screen(of: scene.windows)
        let resolution = await withTaskCancellationHandler {
            await inner.display(scene: scene)
        } onCancel: {
            isOver()
        }
        isOver()
        parts.windows.note(scene.windows, before: before)
        return resolution
    }
}
