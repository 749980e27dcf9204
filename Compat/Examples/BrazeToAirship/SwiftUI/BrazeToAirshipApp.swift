import SwiftUI
import UIKit

/// The same app with SwiftUI's entry point, in the place of `AppDelegate` and `SceneDelegate`. It was type-checked with stand-ins
/// of SwiftUI's names only.
///
/// `init()` runs before the first scene, and before the system has a window to show a message in: SDKs are started here, and
/// messages that come before the first scene wait for it as they do in an app with a delegate.
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

/// A view controller as a view, in a navigation controller of its own.
private struct Screen<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: make())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
