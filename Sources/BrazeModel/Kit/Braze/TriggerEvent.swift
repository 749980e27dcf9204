extension Braze {
    /// Something that may trigger a message.
    ///
    /// `@unchecked Sendable`: the properties may be of any type. As with the vendor's, an app must not put in
    /// what it goes on changing from another thread; what the SDK itself puts in are constant JSON values.
    public enum TriggerEvent: @unchecked Sendable {
        /// The app was opened.
        case sessionStart
        /// An event that the app logged.
        case customEvent(name: String, properties: [String: Any])
        /// A purchase that the app logged.
        case purchase(productId: String, properties: [String: Any])
        /// Something else.
        case other

        /// The event's name or the product's id, if it has one.
        public var identifier: String? {
            switch self {
            case .customEvent(let name, _): name
            case .purchase(let productId, _): productId
            case .sessionStart, .other: nil
            }
        }
    }
}
