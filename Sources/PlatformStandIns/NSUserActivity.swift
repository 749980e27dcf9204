// Foundation has it on Apple's systems.
#if !canImport(Darwin)
    public import Foundation

    /// Stand-in: a user activity that can be continued elsewhere; it also carries universal links.
    ///
    /// Not Sendable, as on Apple's systems. Headless: nothing delivers it; make one and call the app's delegate.
    open class NSUserActivity: NSObject {
        /// The type of the activity.
        public let activityType: String
        /// The title of the activity.
        open var title: String?
        /// The data that are needed to continue the activity.
        open var userInfo: [AnyHashable: Any]?
        /// The page to continue with in a browser, or the link that was followed.
        open var webpageURL: URL?
        /// The page that contained the link.
        open var referrerURL: URL?

        /// Makes an activity.
        /// - Parameter activityType: the type of the activity.
        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }

        /// Marks this as the user's current activity. Headless: no effect.
        open func becomeCurrent() {}
        /// Ends being the user's current activity. Headless: no effect.
        open func resignCurrent() {}
        /// Ends the activity for good. Headless: no effect.
        open func invalidate() {}
    }

    /// The activity type of a universal link.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
