import AdobeAndroid3Contracts
import AdobeAndroid3Model
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// An Adobe delegate for Android 3 that says yes to everything.
private final class Empty: PresentationDelegate {
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// Verifying with campaigns of the app's own.
@Suite("Adobe delegates for Android 3, verified") @MainActor struct AdobeAndroid3VerifyTests {
    @Test("A campaign of the app's own is closed, clicked and dismissed")
    func campaign() throws {
        let report = AdobeAndroid3Contract.verify(
            campaigns: [ShapeKit.adobeAndroid3.campaigns.sale], only: [], gateLimit: 5
        ) { Empty() }
        #expect(report.isSuccess, "\(report.details)")
        #expect(report.interruptions.isEmpty, "\(report.details)")
        #expect(report.traces.count == 4)
        let dismissed = try #require(report.traces["campaign 1 dismissed by the app"])
        #expect(dismissed.events(from: .app).map(\.name) == ["messageDismiss"])
        #expect(dismissed.events(from: .delegate).last?.name == "onDismiss")
    }
}
