// What an app's entry needs of UIKit and no message.

@MainActor extension UIApplicationDelegate {
    public static func main() {}
}

@preconcurrency @MainActor public class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let role = Role(rawValue: "")
}

@preconcurrency @MainActor public class UISceneConfiguration: NSObject {
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {}
}

extension UIScene {
    @preconcurrency @MainActor public class ConnectionOptions: NSObject {}
}

@MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
    @objc optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc optional var window: UIWindow? { get set }
}

extension UISceneSession.Role {
    public static let windowApplication = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication")
}
