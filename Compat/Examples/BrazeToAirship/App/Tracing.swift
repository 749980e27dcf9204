#if DEBUG
    import BrazeSDKBridge
    import BrazeUI
    import Foundation
    import InAppCompat

    /// Records the callbacks of Braze's SDK, for `inapp-compat contracts --trace`. Development builds only.
    @MainActor final class Tracing {
        private let checked: CheckedBrazeDelegate

        /// Wraps the bridge as the delegate. Nil, without a trace, if no file can be created.
        init?(_ bridge: BrazeBridge, of ui: BrazeInAppMessageUI) {
            let name = "braze-\(Int(Date().timeIntervalSince1970)).jsonl"
            guard let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first,
                let file = try? TraceFile(
                    at: folder.appendingPathComponent(name),
                    TraceFileHeader(sdk: "Braze 18.2.0", device: ProcessInfo.processInfo.hostName))
            else { return nil }
            checked = CheckedBrazeDelegate(bridge, trace: file) { finding in print(finding) }
            ui.delegate = checked
        }
    }
#endif
