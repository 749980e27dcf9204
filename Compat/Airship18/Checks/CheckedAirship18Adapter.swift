import Airship18Model
import InAppCompat

/// Stands before an adapter of the app's, passes everything on, and finds out whether it says that it is ready without
/// being so (AM-005). Main actor.
@MainActor final class CheckedAirship18Adapter: CustomDisplayAdapter {
    /// How often in a row it may be wrong: others' changes of conditions may come in between.
    private static let limit = 10

    private let inner: any CustomDisplayAdapter
    private let check: DelegateCheck
    private let watchdog: MainThreadWatchdog
    private var vainReturns = 0

    nonisolated init(
        _ inner: any CustomDisplayAdapter, _ check: DelegateCheck, _ watchdog: MainThreadWatchdog
    ) {
        self.inner = inner
        self.check = check
        self.watchdog = watchdog
    }

    var isReady: Bool {
        let isReady = watchdog.call("isReady") { inner.isReady }
        if isReady { vainReturns = 0 }
        return isReady
    }

    func waitForReady() async {
        await inner.waitForReady()
        guard !inner.isReady else { return }
        vainReturns += 1
        guard vainReturns == Self.limit else { return }
        check.find(
            .neverReady, "AM-005",
            "waitForReady returned \(Self.limit) times in a row while isReady was false: the SDK calls it again at once, for ever.",
            expected: "waitForReady returns when isReady has become true.")
        // Left to itself it would keep the main thread busy from here on: nobody ever answers.
        _ = await CancellableWait<Void>().answer()
    }

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        await inner.display(scene: scene)
    }
}
