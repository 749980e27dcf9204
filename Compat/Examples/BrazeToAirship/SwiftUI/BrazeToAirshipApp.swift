import SwiftUI
import UIKit

/// The same app with SwiftUI's entry point instead of `AppDelegate` and `SceneDelegate`. It was type-checked only with
/// stand-ins of SwiftUI's names.
///
/// `init()` runs before the first scene, and before the system has a window for a message. The SDKs are started here,
/// and messages that arrive before the first scene wait for it, as in an app with an app delegate.
@main struct BrazeToAirshipApp: App {
    init() {
        Messages.shared.start(nil)
    }

    var body: some Scene {
        WindowGroup {
            TabView {
                Screen { ShopViewController(messages: .shared) }
                    .tabItem { Label("Shop", systemImage: "cart") }
                Screen { DebugViewController(messages: .shared) }
                    .tabItem { Label("Messages", systemImage: "list.bullet") }
            }
        }
    }
}

/// A view controller as a view, in its own navigation controller.
private struct Screen<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: make())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
