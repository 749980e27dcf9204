import AdobeAndroid3Contracts
import AdobeAndroid3Model
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate whose gate waits on the main thread for a job of the main thread.
private final class Waiting: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool {
        let isDone = DispatchSemaphore(value: 0)
        MainThread.async { isDone.signal() }
        isDone.wait()
        return true
    }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// A delegate that blocks the main thread for good.
@Suite("Adobe Android 3 delegates that never return", .timeLimit(.minutes(20)))
struct AdobeAndroid3StallTests {
    @Test("A3-012 a gate that blocks the main thread for good ends the process with the finding")
    func blocked() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = AdobeAndroid3Contract.verify(gateLimit: 5, patience: 0.25) { Waiting() }
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(
                "[adobeAndroid3] blocked (A3-012): canShow has not returned for 9 s in the scenario "),
            "\(text)")
        #expect(text.contains("Expected: canShow returns without waiting."), "\(text)")
    }
}
