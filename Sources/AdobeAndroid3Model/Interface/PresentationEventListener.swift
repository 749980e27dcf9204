/// Hears about one presentation: made by whoever makes the presentation, not by the app as a rule. Main
/// thread; called before the app's delegate (A3-021).
public protocol PresentationEventListener<T>: AnyObject {
    /// The kind of presentation.
    associatedtype T: Presentation

    /// It was shown. Main thread.
    func onShow(_ presentable: any Presentable<T>)
    /// It was hidden. Main thread.
    func onHide(_ presentable: any Presentable<T>)
    /// It was dismissed. Main thread.
    func onDismiss(_ presentable: any Presentable<T>)
    /// A command could not be done; nothing has changed. Main thread.
    func onError(_ presentable: any Presentable<T>, _ error: any PresentationError)
}

/// Hears about one in-app message. Main thread.
public protocol InAppMessageEventListener: PresentationEventListener where T == InAppMessage {
    /// The user pressed back; a dismissal follows (A3-070). Main thread.
    func onBackPressed(_ message: any Presentable<InAppMessage>)
    /// The page, or a gesture, asks for a URL (A3-080). Main thread.
    /// - Returns: true when the URL was handled, false to let the system try.
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool
}

/// Hears about one alert. Main thread.
public protocol AlertEventListener: PresentationEventListener where T == Alert {
    /// The positive button was tapped; a dismissal follows. Main thread.
    func onPositiveResponse(_ alert: any Presentable<Alert>)
    /// The negative button was tapped; a dismissal follows. Main thread.
    func onNegativeResponse(_ alert: any Presentable<Alert>)
}

/// Hears about one floating button. Main thread.
public protocol FloatingButtonEventListener: PresentationEventListener where T == FloatingButton {
    /// The button was tapped. Main thread.
    func onTapDetected(_ presentable: any Presentable<FloatingButton>)
    /// The button was dragged. Main thread.
    func onPanDetected(_ presentable: any Presentable<FloatingButton>)
}

/// What a listener is told by one call.
enum PresentationEvent {
    case shown, hidden, dismissed
    case failed(any PresentationError)
}

extension PresentationEventListener {
    /// Makes the call that belongs to an event.
    func hear(_ event: PresentationEvent, of presentable: any Presentable<T>) {
        switch event {
        case .shown: onShow(presentable)
        case .hidden: onHide(presentable)
        case .dismissed: onDismiss(presentable)
        case .failed(let error): onError(presentable, error)
        }
    }
}
