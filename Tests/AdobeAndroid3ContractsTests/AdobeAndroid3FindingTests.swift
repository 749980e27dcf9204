import AdobeAndroid3Contracts
import AdobeAndroid3Model
import InAppCompat
import PlatformStandIns
import Testing

/// A delegate that retains the presentables that it is shown. `@unchecked Sendable` is sound: they are behind a lock.
private final class Keeping: PresentationDelegate, @unchecked Sendable {
    private let kept = Locked<[any Presentable]>([])
    private let letsGo: Bool

    init(letsGo: Bool) { self.letsGo = letsGo }

    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onShow(_ presentable: any Presentable) { kept.withLock { $0.append(presentable) } }
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) { if letsGo { kept.withLock { $0 = [] } } }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// Mistakes that no callback shows, and that the report names nevertheless.
@Suite("Adobe Android 3 delegates, silent mistakes", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid3FindingTests {
    @Test("INV-7 presentables that the delegate retains after their end are found, others are not")
    func keptForEver() {
        for letsGo in [false, true] {
            let report = AdobeAndroid3Contract.verify(only: ["shown", "dismissed"], gateLimit: 5) {
                Keeping(letsGo: letsGo)
            }
            let expected = [
                "[adobeAndroid3] keptForEver (A3-001): A presentable is no longer used, but still exists after everything else "
                    + "of the SDK is released: the delegate retains it. Expected: the delegate releases a message in onDismiss: "
                    + "the message retains its page and its view."
            ]
            #expect(report.findings.map(\.description) == (letsGo ? [] : expected))
        }
    }
}
