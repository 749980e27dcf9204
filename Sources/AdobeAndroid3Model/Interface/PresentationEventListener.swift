public import AdobeAndroidShared
import HeadlessStage
public import PlatformStandIns

/// Is told about one presentation. The code that makes the presentation makes it, as a rule not the app. Main
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

/// A picture.
public typealias Bitmap = UIImage

/// Talks with the page of an in-app message. Any thread.
public protocol InAppMessageEventHandler: AnyObject {
    /// Lets the page call a function, as `name.run("text")`.
    ///
    /// The last function for a name wins (A3-111). It is kept for every page that the message will have
    /// (A3-112) and called off the main thread (A3-113).
    /// - Parameters:
    ///   - handlerName: the name.
    ///   - callback: gets the text.
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>)

    /// Runs a script in the page, on the main thread.
    ///
    /// The callback is never called when the script is empty, when there is no page (A3-114), as is the case in
    /// `onShow` of a first show (A3-115), or when the script results in null (A3-131).
    /// - Parameters:
    ///   - jsContent: the script, form-encoded: a `+` means a space.
    ///   - callback: gets the result's text.
    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>)
}

/// Changes a floating button.
public protocol FloatingButtonEventHandler: AnyObject {
    /// Replaces the button's picture. Any thread.
    func updateGraphic(_ graphic: Bitmap)
}

/// Stands where no presentable has been created yet. The SDK fails there; this writes an error (1.4).
final class MissingEventHandler: InAppMessageEventHandler, FloatingButtonEventHandler {
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
        recordError()
    }

    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>) {
        recordError()
    }

    func updateGraphic(_ graphic: Bitmap) {
        recordError()
    }

    private func recordError() {
        HeadlessStage.current.log.record(
            .error, from: AdobeLog.source, "eventHandler was used before the presentable was created")
    }
}
