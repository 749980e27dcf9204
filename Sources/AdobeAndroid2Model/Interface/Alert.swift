import AdobeAndroidShared

/// The texts of an alert. The rules name only the type; its members are the SDK's public ones as far as known.
///
/// Sendable: it is immutable.
public final class AlertSetting: Sendable {
    private let title: String?
    private let message: String?
    private let positiveButtonText: String?
    private let negativeButtonText: String?

    private init(_ title: String?, _ message: String?, _ positive: String?, _ negative: String?) {
        self.title = title
        self.message = message
        positiveButtonText = positive
        negativeButtonText = negative
    }

    /// Describes an alert.
    /// - Parameters:
    ///   - title: the headline.
    ///   - message: the text.
    ///   - positiveButtonText: the title of the positive button; nil for none.
    ///   - negativeButtonText: the title of the negative button; nil for none.
    public static func build(
        _ title: String?, _ message: String?, _ positiveButtonText: String?, _ negativeButtonText: String?
    ) -> AlertSetting {
        AlertSetting(title, message, positiveButtonText, negativeButtonText)
    }

    /// Whether there is a button; a blank title counts as none (A2-106, A2-211).
    var hasButton: Bool { [positiveButtonText, negativeButtonText].contains { $0?.isBlankInJava == false } }

    /// The headline.
    public func getTitle() -> String? { title }
    /// The text.
    public func getMessage() -> String? { message }
    /// The title of the positive button.
    public func getPositiveButtonText() -> String? { positiveButtonText }
    /// The title of the negative button.
    public func getNegativeButtonText() -> String? { negativeButtonText }
}

/// Callbacks for one alert. The app's delegate is never told about alerts (A2-005).
public protocol AlertListener: AnyObject {
    /// The user tapped the positive button. Main thread.
    func onPositiveResponse()
    /// The user tapped the negative button. Main thread.
    func onNegativeResponse()
    /// The alert is on the screen. Main thread.
    func onShow()
    /// The user closed the alert without an answer. Main thread.
    func onDismiss()
    /// The alert is not shown. Called on the thread that tried to show it.
    /// - Parameter error: the reason.
    func onError(_ error: UIError)
}
