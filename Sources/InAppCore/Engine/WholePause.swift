/// Who keeps an SDK paused as a whole (`PausingBridge`). The first one pauses it, and the last one lets it go; a pause of the
/// app's own stays. A class, because what a pause or its end brings about may pause again.
@MainActor final class WholePause {
    private struct Holder {
        weak var object: AnyObject?
    }

    private var holders: [Holder] = []
    /// Whether the SDK was paused for a holder: only that ends with the last one.
    private var isForHolders = false

    /// Pauses a bridge for somebody more. Whoever asks is held weakly.
    func begin(_ bridge: any PausingBridge, for holder: AnyObject) {
        holders.removeAll { $0.object == nil || $0.object === holder }
        holders.append(Holder(object: holder))
        guard !bridge.isPaused else { return }
        isForHolders = true
        bridge.isPaused = true
    }

    /// Somebody does not need the pause any more.
    func end(_ bridge: any PausingBridge, for holder: AnyObject) {
        holders.removeAll { $0.object == nil || $0.object === holder }
        if holders.isEmpty { endAll(bridge) }
    }

    /// Nobody needs the pause any more.
    func endAll(_ bridge: any PausingBridge) {
        holders = []
        guard isForHolders else { return }
        isForHolders = false
        bridge.isPaused = false
    }
}

extension LifecycleEngine {
    /// Pauses the SDK as a whole, where its bridge can do that, or ends that again. It is paused while anybody needs it, as
    /// long as the bridge is attached; a pause of the app's own stays.
    /// - Parameters:
    ///   - isPaused: whether the pause is needed.
    ///   - holder: who says so. Held weakly.
    package func setPaused(_ isPaused: Bool, for holder: AnyObject) {
        guard isAttached, let bridge = driver as? any PausingBridge else { return }
        if isPaused {
            wholePause.begin(bridge, for: holder)
        } else {
            wholePause.end(bridge, for: holder)
        }
    }

    /// Ends what anybody has paused.
    func endPauses() {
        if let bridge = driver as? any PausingBridge { wholePause.endAll(bridge) }
    }
}
