import UIKit

/// One window: the shop, and next to it the state of the messages.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: ShopViewController(messages: .shared)),
            UINavigationController(rootViewController: DebugViewController(messages: .shared)),
        ]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
