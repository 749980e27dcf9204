/// The holders of a pause of a whole SDK (`PausingBridge`). The first holder pauses it, and the last one resumes it;
/// a pause by the app itself stays. A class, because pausing or resuming may run code that pauses again.
@MainActor final class WholePause {
    private struct Holder {
        weak var object: AnyObject?
    }

    private var holders: [Holder] = []
    /// Whether the SDK was paused for a holder: only such a pause ends with the last holder.
    private var isForHolders = false

    /// Pauses a bridge for one more holder, which is held weakly.
    func begin(_ bridge: any PausingBridge, for holder: AnyObject) {
        holders.removeAll { $0.object == nil || $0.object === holder }
        holders.append(Holder(object: holder))
        guard !bridge.isPaused else { return }
        isForHolders = true
        bridge.isPaused = true
    }

    /// A holder no longer needs the pause.
    func end(_ bridge: any PausingBridge, for holder: AnyObject) {
        holders.removeAll { $0.object == nil || $0.object === holder }
        if holders.isEmpty { endAll(bridge) }
    }

    /// Removes all holders, and resumes the SDK if it was paused for them.
    func endAll(_ bridge: any PausingBridge) {
        holders = []
        guard isForHolders else { return }
        isForHolders = false
        bridge.isPaused = false
    }
}

extension LifecycleEngine {
    /// Pauses the SDK as a whole, where its bridge can do that, or resumes it. It is paused while any holder needs
    /// the pause and the bridge is attached; a pause by the app itself stays.
    /// - Parameters:
    ///   - isPaused: whether the holder needs the pause.
    ///   - holder: the object that needs the pause. Held weakly.
    package func setPaused(_ isPaused: Bool, for holder: AnyObject) {
        guard isAttached, let bridge = driver as? any PausingBridge else { return }
        if isPaused {
            wholePause.begin(bridge, for: holder)
        } else {
            wholePause.end(bridge, for: holder)
        }
    }

    /// Ends the pauses of all holders.
    func endPauses() {
        if let bridge = driver as? any PausingBridge { wholePause.endAll(bridge) }
    }
}
