#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the app.
    @preconcurrency @MainActor open class UIApplication: UIResponder {
        /// Where the app is.
        public enum State: Int, Sendable {
            /// Active, inactive, background, as in UIKit.
            case active, inactive, background
        }

        /// How a URL is opened.
        public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The option universal links only.
            public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
        }

        /// What is said about a URL that the app opens.
        public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The key source application of what comes with an opened URL.
            public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
            /// The key annotation of what comes with an opened URL.
            public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
            /// The key open in place of what comes with an opened URL.
            public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
        }

        /// What came of fetching in the background.
        public enum BackgroundFetchResult: UInt, Sendable {
            /// New data, no data, failed, as in UIKit.
            case newData, noData, failed
        }

        /// Why the app was launched.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The key url of what the app was launched with.
            public static let url = LaunchOptionsKey(rawValue: "url")
            /// The key remote notification of what the app was launched with.
            public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        }

        /// The app.
        public static let shared = UIApplication()

        /// Where the app is. Headless: where the current stage's is.
        open var applicationState: State { HeadlessPlatform.world.applicationState }
        /// The app's delegate.
        open weak var delegate: (any UIApplicationDelegate)?
        /// The windows of the app's scenes.
        open var windows: [UIWindow] { HeadlessPlatform.world.connectedScenes.flatMap(\.windows) }
        /// The app's scenes. Headless: the current stage's.
        open var connectedScenes: Set<UIScene> { Set(HeadlessPlatform.world.connectedScenes) }
        /// Whether the screen is kept on.
        open var isIdleTimerDisabled = false
        /// The number on the app's icon.
        open var applicationIconBadgeNumber = 0
        /// The window that takes the keyboard's input.
        open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

        /// Where the status bar is. Headless: there is none.
        open var statusBarFrame: CGRect { .zero }

        /// Opens a URL outside the app. Headless: the current stage writes it into its log.
        open func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
        ) {
            let isOpened = HeadlessPlatform.world.open(url)
            completion?(isOpened)
        }

        /// Asks for a device token. Headless: none comes; call the app's delegate.
        open func registerForRemoteNotifications() {}

        /// Whether there is something that opens a URL. Headless: whenever it has a scheme.
        open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

        /// Posted for this change of the app: did become active notification.
        public nonisolated static let didBecomeActiveNotification = Notification.Name(
            "UIApplicationDidBecomeActive")
        /// Posted for this change of the app: will resign active notification.
        public nonisolated static let willResignActiveNotification = Notification.Name(
            "UIApplicationWillResignActive")
        /// Posted for this change of the app: did enter background notification.
        public nonisolated static let didEnterBackgroundNotification = Notification.Name(
            "UIApplicationDidEnterBackground")
        /// Posted for this change of the app: will enter foreground notification.
        public nonisolated static let willEnterForegroundNotification = Notification.Name(
            "UIApplicationWillEnterForeground")
    }

    /// Stand-in: what can go on with what the user was doing.
    @preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
        /// Goes on with an activity.
        func restoreUserActivityState(_ activity: NSUserActivity)
    }

    /// Stand-in: what is told about the app's life.
    @preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
        /// The app has been launched.
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        /// A URL is to be opened by the app. Answers whether it was.
        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool
        /// The app goes on with what the user was doing, or has followed a universal link. Answers whether it does.
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool
        /// A device token has come.
        func application(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
        /// No device token will come.
        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
        /// A remote notification has come. Call `completionHandler` once.
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
