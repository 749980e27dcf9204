import AdobeAndroid3Contracts
import AdobeAndroid3Model
import RuleTesting
import Testing

/// An Adobe delegate for Android 3 that accepts every message.
private final class Empty: PresentationDelegate {
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// Verification with the app's own campaigns.
@Suite("Adobe delegates for Android 3, verified", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid3VerifyTests {
    @Test("A campaign of the app's own is closed, clicked and dismissed")
    func campaign() throws {
        _ = try AdobeAndroid3Contract.verifiesCampaign { Empty() }
    }
}
