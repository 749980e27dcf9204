public import AdobeAndroidShared
import HeadlessStage
public import PlatformStandIns

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
