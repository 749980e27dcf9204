// The code of a whole app for the SDK, written as apps write it, with the names of versions 16 and 17. It also
// compiles with the real SDK.

import Foundation

#if canImport(AirshipAutomation)
    @preconcurrency import AirshipAutomation
    import AirshipCore
    import PlatformStandIns
    import UIKit
#else
    import Airship17Model
    import PlatformStandIns
#endif

/// Calls `takeOff`, and registers the app's own parts.
@MainActor final class ShopDelegate: NSObject, UIApplicationDelegate {
    let messages = ShopMessages()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let config = AirshipConfig.default()
        config.developmentAppKey = "key"
        config.urlAllowList = ["https://*.example.com"]
        Airship.takeOff(config, launchOptions: launchOptions)

        let manager = InAppAutomation.shared.inAppMessageManager
        manager.delegate = messages
        manager.displayInterval = 5
        manager.setFactoryBlock({ SheetAdapter.adapter(for: $0) }, for: .modal)
        return true
    }
}

/// Marks every message, holds messages during a purchase, and routes the user's actions.
final class ShopMessages: NSObject, InAppMessagingDelegate {
    let checkout = CheckoutCoordinator()

    func extend(_ message: InAppMessage) -> InAppMessage {
        guard let modal = message.displayContent as? InAppMessageModalDisplayContent else { return message }
        let content = modal.extend { builder in
            builder.heading = modal.heading?.extend { $0.color = .white }
            builder.buttons = modal.buttons.compactMap { button in
                button.extend { $0.label = button.label.extend { $0.text = button.label.text?.capitalized } }
            }
        }
        return message.extend { builder in
            builder.displayContent = content
            builder.extras = ["seen": "yes"]
        } ?? message
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        message.displayType == .modal ? checkout : nil
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        note("will \(scheduleID) \(message.extras?["seen"] as? String ?? "-")")
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        switch resolution.type {
        case .buttonClick: note("button \(resolution.buttonInfo?.label.text ?? "?")")
        case .messageClick: note("message")
        case .userDismissed: note("closed")
        case .timedOut: note("timed out")
        @unknown default: note("unknown")
        }
    }
}

/// Ready while no payment is under way.
final class CheckoutCoordinator: NSObject, InAppMessageDisplayCoordinator {
    var isPaying = false {
        willSet { willChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey) }
        didSet { didChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey) }
    }
    var isReady: Bool { !isPaying }

    func didBeginDisplaying(_ message: InAppMessage) { note("began") }
    func didFinishDisplaying(_ message: InAppMessage) { note("ended") }
}

/// Shows a message in a view controller of the app.
final class SheetAdapter: NSObject, InAppMessageAdapterProtocol {
    let message: InAppMessage
    private var sheet: SheetViewController?
    nonisolated(unsafe) static weak var last: SheetAdapter?

    init(message: InAppMessage) {
        self.message = message
        super.init()
    }

    static func adapter(for message: InAppMessage) -> Self {
        // As in the vendor's guide, through the class itself.
        unsafeDowncast(SheetAdapter(message: message), to: Self.self)
    }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(message.displayContent is InAppMessageModalDisplayContent ? .success : .cancel)
    }

    func isReadyToDisplay() -> Bool { InAppMessageSceneManager.shared.scene(for: message) != nil }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        SheetAdapter.last = self
        guard let content = message.displayContent as? InAppMessageModalDisplayContent else { return }
        let carried = Carried((adapter: self, content: content, completion: completionHandler))
        // The SDK displays on the main thread.
        MainActor.assumeIsolated {
            carried.value.adapter.sheet = SheetViewController(carried.value.content, carried.value.completion)
        }
        note("sheet \(content.heading?.text ?? "")")
    }

    @MainActor func tap(_ index: Int) { sheet?.tap(index) }
}

@MainActor final class SheetViewController: UIViewController {
    private let content: InAppMessageModalDisplayContent
    private let completion: (InAppMessageResolution) -> Void

    init(
        _ content: InAppMessageModalDisplayContent, _ completion: @escaping (InAppMessageResolution) -> Void
    ) {
        self.content = content
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func tap(_ index: Int) {
        completion(.buttonClick(with: content.buttons[index]))
    }
}
