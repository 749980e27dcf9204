import AdobeAndroid2Contracts
import AdobeAndroid2Model
import InAppCompat
import PlatformStandIns
import Testing

/// A delegate that retains the messages that it is shown. `@unchecked Sendable` is sound: the
/// messages are behind a lock.
private final class Keeping: MessagingDelegate, @unchecked Sendable {
    private let kept = Locked<[any FullscreenMessage]>([])
    private let letsGo: Bool

    init(letsGo: Bool) { self.letsGo = letsGo }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }
    func onShow(_ message: any FullscreenMessage) { kept.withLock { $0.append(message) } }
    func onDismiss(_ message: any FullscreenMessage) { if letsGo { kept.withLock { $0 = [] } } }
}

/// Mistakes that no callback shows, and that the report names nevertheless.
@Suite("Adobe Android 2 delegates, silent mistakes", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid2FindingTests {
    @Test("INV-7 messages that the delegate retains after their end are found, others are not")
    func keptForEver() {
        for letsGo in [false, true] {
            let report = AdobeAndroid2Contract.verify(only: ["shown", "dismissed"], gateLimit: 5) {
                Keeping(letsGo: letsGo)
            }
            let expected = [
                "[adobeAndroid2] keptForEver (A2-051): A message is no longer used, but still exists after everything else of "
                    + "the SDK is released: the delegate retains it. Expected: the delegate releases a message in onDismiss: the "
                    + "message retains its page and its view."
            ]
            #expect(report.findings.map(\.description) == (letsGo ? [] : expected))
        }
    }
}
