import AirshipKit
import SwiftUI

/// Shows a view of the app's for custom messages.
@MainActor
final class ToastAdapter: CustomDisplayAdapter {
    let message: InAppMessage
    private var continuation: CheckedContinuation<CustomDisplayResolution, Never>?

    init(args: DisplayAdapterArgs) { message = args.message }

    var isReady: Bool { UIApplication.shared.applicationState == .active }

    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(
            rootView: ToastView(text: message.name) { [weak self] in
                self?.finish(.userDismissed)
            })
        window.makeKeyAndVisible()
        return await withCheckedContinuation { continuation = $0 }
    }

    private func finish(_ resolution: CustomDisplayResolution) {
        continuation?.resume(returning: resolution)
        continuation = nil
    }
}

struct ToastView: View {
    let text: String
    let onClose: () -> Void

    var body: some View {
        Text(text).onTapGesture(perform: onClose)
    }
}

@MainActor
final class MessagesController: InAppMessageDisplayDelegate, InAppMessageSceneDelegate {
    private var isBusy = false
    private var held: Set<String> = []

    func install() {
        let messaging = Airship.inAppAutomation.inAppMessaging
        messaging.displayDelegate = self
        messaging.sceneDelegate = self
        messaging.displayInterval = 3
        messaging.setCustomAdapter(forType: .custom) { args in ToastAdapter(args: args) }
        messaging.onIsReadyToDisplay = { [weak self] message, _ in
            self?.held.contains(message.name) == false
        }
        messaging.themeManager.bannerThemeExtender = { message, theme in
            theme.maxWidth = 300
        }
        Airship.inAppAutomation.isPaused = false
    }

    func setBusy(_ isBusy: Bool) {
        self.isBusy = isBusy
        if !isBusy { Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged() }
    }

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        guard !isBusy else {
            held.insert(message.name)
            return false
        }
        if case .banner(let banner) = message.displayContent, banner.heading == nil { return false }
        return message.extras?.unWrap() != nil || message.displayBehavior == .immediate
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        print("will", scheduleID)
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        held.remove(message.name)
        Task { try? await Airship.inAppAutomation.cancelSchedule(identifier: scheduleID) }
    }

    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? { nil }
}
