// An app's adapters in `verify(under:)`, as Sources/InAppContracts/InAppContracts.docc/TestADelegate.md shows it.
import Airship17Bridge
import Airship17Contracts
import Airship17Model
import BrazeContracts
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// An adapter that shows a window of the app for five seconds.
private final class PosterAdapter: NSObject, InAppMessageAdapterProtocol {
    init(_ message: InAppMessage) {}

    static func adapter(for message: InAppMessage) -> PosterAdapter { PosterAdapter(message) }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(.success)
    }

    func isReadyToDisplay() -> Bool { true }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        let end = Carried(completionHandler)
        // An adapter is told to display on the main thread (AS-047).
        MainActor.assumeIsolated {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            guard let scene = scenes.first else { return end.value(.userDismissed()) }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.isHidden = false
            MainThread.after(5) {
                window.isHidden = true
                end.value(.timedOut())
            }
        }
    }
}

private final class MyMessagingDelegate: NSObject, InAppMessagingDelegate {
    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {}
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17PartsSnippets {
    @Test("An app's adapter takes part in verify(under:) under both SDKs")
    func parts() throws {
        let sale = ShapeKit.airship17.campaigns.sale
        // snippet: verify with adapters
        let parts = AppParts<any InAppMessagingDelegate> { delegate, _ in
            let manager = InAppAutomation.shared.inAppMessageManager
            manager.delegate = delegate
            manager.setFactoryBlock({ PosterAdapter($0) }, for: .modal)
        } adopting: { delegate in
            AdoptedAirship17Delegate(delegate, factories: [.modal: { PosterAdapter($0) }])
        }
        let report = try Airship17Contract.verify(under: .braze, parts: parts, campaigns: [sale]) {
            MyMessagingDelegate()
        }
        // end snippet
        #expect(report.isUnchanged && report.storyCount > 0, "\(report)")
        #expect(try !verifyAlone(parts.setUp, sale).isUnchanged)
    }

    /// The same without the adapter for the adopted delegate.
    private func verifyAlone(
        _ setUp: @escaping AppParts<any InAppMessagingDelegate>.SetUp, _ sale: Data
    ) throws -> ChangeReport {
        try Airship17Contract.verify(under: .braze, parts: AppParts(setUp), campaigns: [sale]) {
            MyMessagingDelegate()
        }
    }
}
