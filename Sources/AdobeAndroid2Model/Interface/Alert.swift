import AdobeAndroidShared

/// What an alert says. The rules name the type only; its members are the SDK's public ones as far as known.
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
    ///   - positiveButtonText: what the agreeing button says; nil for none.
    ///   - negativeButtonText: what the other button says; nil for none.
    public static func build(
        _ title: String?, _ message: String?, _ positiveButtonText: String?, _ negativeButtonText: String?
    ) -> AlertSetting {
        AlertSetting(title, message, positiveButtonText, negativeButtonText)
    }

    /// Whether there is a button; a blank text is none (A2-106, A2-211).
    var hasButton: Bool { [positiveButtonText, negativeButtonText].contains { $0?.isBlankInJava == false } }

    /// The headline.
    public func getTitle() -> String? { title }
    /// The text.
    public func getMessage() -> String? { message }
    /// What the agreeing button says.
    public func getPositiveButtonText() -> String? { positiveButtonText }
    /// What the other button says.
    public func getNegativeButtonText() -> String? { negativeButtonText }
}

/// Who is told about one alert. The app's delegate never hears of alerts (A2-005).
public protocol AlertListener: AnyObject {
    /// The user agreed. Main thread.
    func onPositiveResponse()
    /// The user declined. Main thread.
    func onNegativeResponse()
    /// The alert is on the screen. Main thread.
    func onShow()
    /// The user left the alert without an answer. Main thread.
    func onDismiss()
    /// The alert is not shown. On the thread that wanted to show it.
    /// - Parameter error: why not.
    func onError(_ error: UIError)
}
