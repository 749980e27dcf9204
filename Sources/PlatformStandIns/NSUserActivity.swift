// Foundation has it on Apple's systems.
#if !canImport(Darwin)
    public import Foundation

    /// Stand-in: what a user was doing, to go on with elsewhere; a universal link comes in one.
    ///
    /// Not Sendable, as on Apple's systems. Headless: it is handed to nobody; make one and call the app's delegate.
    open class NSUserActivity: NSObject {
        /// What kind of activity it is.
        public let activityType: String
        /// What the activity is called.
        open var title: String?
        /// What it takes to go on.
        open var userInfo: [AnyHashable: Any]?
        /// The page to go on with in a browser, or the link that was followed.
        open var webpageURL: URL?
        /// The page that has led to the link.
        open var referrerURL: URL?

        /// Makes an activity.
        /// - Parameter activityType: what kind of activity it is.
        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }

        /// Says that this is what the user is doing. Headless: nothing.
        open func becomeCurrent() {}
        /// Says that the user does something else. Headless: nothing.
        open func resignCurrent() {}
        /// Says that the activity is over. Headless: nothing.
        open func invalidate() {}
    }

    /// The kind of activity that a universal link is.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
