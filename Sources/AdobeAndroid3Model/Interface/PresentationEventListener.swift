public import AdobeAndroidShared
import HeadlessStage
public import PlatformStandIns

/// Callbacks for one presentation. It belongs to the code that makes the presentation, usually not the app. Main
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
    /// A command failed; nothing has changed. Main thread.
    func onError(_ presentable: any Presentable<T>, _ error: any PresentationError)
}

/// Callbacks for one in-app message. Main thread.
public protocol InAppMessageEventListener: PresentationEventListener where T == InAppMessage {
    /// The user pressed back; a dismissal follows (A3-070). Main thread.
    func onBackPressed(_ message: any Presentable<InAppMessage>)
    /// The page, or a gesture, requests a URL (A3-080). Main thread.
    /// - Returns: true when the URL was handled, false to let the system try.
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool
}

/// Callbacks for one alert. Main thread.
public protocol AlertEventListener: PresentationEventListener where T == Alert {
    /// The positive button was tapped; a dismissal follows. Main thread.
    func onPositiveResponse(_ alert: any Presentable<Alert>)
    /// The negative button was tapped; a dismissal follows. Main thread.
    func onNegativeResponse(_ alert: any Presentable<Alert>)
}

/// Callbacks for one floating button. Main thread.
public protocol FloatingButtonEventListener: PresentationEventListener where T == FloatingButton {
    /// The button was tapped. Main thread.
    func onTapDetected(_ presentable: any Presentable<FloatingButton>)
    /// The button was dragged. Main thread.
    func onPanDetected(_ presentable: any Presentable<FloatingButton>)
}

/// The calls of a listener.
enum PresentationEvent {
    case shown, hidden, dismissed
    case failed(any PresentationError)
}

extension PresentationEventListener {
    /// Makes the call for an event.
    func hear(_ event: PresentationEvent, of presentable: any Presentable<T>) {
        switch event {
        case .shown: onShow(presentable)
        case .hidden: onHide(presentable)
        case .dismissed: onDismiss(presentable)
        case .failed(let error): onError(presentable, error)
        }
    }
}

/// An image.
public typealias Bitmap = UIImage

/// Exchanges messages with the page of an in-app message. Any thread.
public protocol InAppMessageEventHandler: AnyObject {
    /// Registers a function that the page calls as `name.run("text")`.
    ///
    /// The last function for a name wins (A3-111). It is kept for every page of the message (A3-112) and called off the
    /// main thread (A3-113).
    /// - Parameters:
    ///   - handlerName: the name.
    ///   - callback: gets the text.
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>)

    /// Runs a script in the page, on the main thread.
    ///
    /// The callback is never called in three cases: the script is empty; there is no page (A3-114), as in `onShow` of a
    /// first show (A3-115); or the result of the script is null (A3-131).
    /// - Parameters:
    ///   - jsContent: the script, form-encoded: a `+` means a space.
    ///   - callback: gets the result as text.
    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>)
}

/// Changes a floating button.
public protocol FloatingButtonEventHandler: AnyObject {
    /// Replaces the button's image. Any thread.
    func updateGraphic(_ graphic: Bitmap)
}

/// Stands in until a presentable is created. The SDK fails then; this logs an error (1.4).
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
