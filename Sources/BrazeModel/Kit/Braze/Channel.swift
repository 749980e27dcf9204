extension Braze {
    /// Where a URL or a page comes from. The vendor's raw values are not known; these are the names of the
    /// cases. Sendable.
    public enum Channel: String, Hashable, Sendable {
        /// A push notification.
        case notification
        /// An in-app message.
        case inAppMessage
        /// A content card.
        case contentCard
        /// A banner.
        case banner
    }
}
