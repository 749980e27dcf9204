public import AdobeAndroidShared

extension MobileCore {
    /// Sets the app's delegate: the slot is that of `ServiceProvider` (A2-001). Any thread.
    /// - Parameter messagingDelegate: held strongly; nil lets every message pass the gate (A2-003).
    public static func setMessagingDelegate(_ messagingDelegate: (any MessagingDelegate)?) {
        ServiceProvider.getInstance().setMessageDelegate(messagingDelegate)
    }

    /// The app's delegate. Any thread.
    public static func getMessagingDelegate() -> (any MessagingDelegate)? {
        ServiceProvider.getInstance().getMessageDelegate()
    }
}
