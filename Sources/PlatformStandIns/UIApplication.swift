#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the app.
    @preconcurrency @MainActor open class UIApplication: UIResponder {
        /// The states of the app.
        public enum State: Int, Sendable {
            /// Active, inactive, background, as in UIKit.
            case active, inactive, background
        }

        /// The options for opening a URL.
        public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The option to open only universal links.
            public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
        }

        /// The options of a URL that the app opens.
        public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The option "source application" of an opened URL.
            public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
            /// The option "annotation" of an opened URL.
            public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
            /// The option "open in place" of an opened URL.
            public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
        }

        /// The results of fetching in the background.
        public enum BackgroundFetchResult: UInt, Sendable {
            /// New data, no data, failed, as in UIKit.
            case newData, noData, failed
        }

        /// The reasons for the launch of the app.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The launch option for a URL.
            public static let url = LaunchOptionsKey(rawValue: "url")
            /// The launch option for a remote notification.
            public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        }

        /// The app.
        public static let shared = UIApplication()
        /// The text of the URL that opens the app's page in Settings.
        public nonisolated static let openSettingsURLString = "app-settings:"

        /// The state of the app. Headless: that of the current stage's app.
        open var applicationState: State { HeadlessPlatform.world.applicationState }
        /// The app's delegate.
        open weak var delegate: (any UIApplicationDelegate)?
        /// The windows of the app's scenes.
        open var windows: [UIWindow] { HeadlessPlatform.world.connectedScenes.flatMap(\.windows) }
        /// The app's scenes. Headless: the current stage's.
        open var connectedScenes: Set<UIScene> { Set(HeadlessPlatform.world.connectedScenes) }
        /// Whether the idle timer is disabled, which keeps the screen on.
        open var isIdleTimerDisabled = false
        /// The badge number on the app's icon.
        open var applicationIconBadgeNumber = 0
        /// The key window.
        open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

        /// The frame of the status bar. Headless: there is none.
        open var statusBarFrame: CGRect { .zero }

        /// Opens a URL outside the app. Headless: the current stage writes it to its log.
        open func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
        ) {
            let isOpened = HeadlessPlatform.world.open(url)
            completion?(isOpened)
        }

        /// Requests a device token. Headless: none arrives; call the app's delegate.
        open func registerForRemoteNotifications() {}

        /// Whether something can open a URL. Headless: if it has a scheme.
        open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

        /// Posted when the app has become active.
        public nonisolated static let didBecomeActiveNotification = Notification.Name(
            "UIApplicationDidBecomeActive")
        /// Posted when the app is about to become inactive.
        public nonisolated static let willResignActiveNotification = Notification.Name(
            "UIApplicationWillResignActive")
        /// Posted when the app has entered the background.
        public nonisolated static let didEnterBackgroundNotification = Notification.Name(
            "UIApplicationDidEnterBackground")
        /// Posted when the app is about to enter the foreground.
        public nonisolated static let willEnterForegroundNotification = Notification.Name(
            "UIApplicationWillEnterForeground")
    }

    /// Stand-in: an object that can continue a user activity.
    @preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
        /// Continues an activity.
        func restoreUserActivityState(_ activity: NSUserActivity)
    }

    /// Stand-in: the delegate for the app's life cycle.
    @preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
        /// The app has been launched.
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        /// The app should open a URL. Returns whether it did.
        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool
        /// The app should continue a user activity, or follow a universal link. Returns whether it does.
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool
        /// A device token has arrived.
        func application(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
        /// Registration for a device token has failed.
        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
        /// A remote notification has arrived. Call `completionHandler` once.
        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIApplication.BackgroundFetchResult) -> Void)
    }

    extension UIApplicationDelegate {
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }

        /// False.
        public func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool { false }

        /// False.
        public func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool { false }

        /// Does nothing.
        public func application(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {}

        /// Does nothing.
        public func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {}

        /// Completes without data.
        public func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIApplication.BackgroundFetchResult) -> Void
        ) {
            completionHandler(.noData)
        }
    }
#endif
