import Foundation

extension Braze.InAppMessageRaw {
    /// What an untyped message holds.
    struct Fields: Sendable {
        var type = MessageType.slideup
        var id: String?
        var message: String?
        var header: String?
        var url: URL?
        var useWebView = false
        var clickAction = ClickAction.none
        var messageClose = MessageClose.swipe
        var duration: TimeInterval?
        var orientation = Orientation.any
        var messageTextAlignment: TextAlignment?
        var headerTextAlignment: TextAlignment?
        var imageURL: URL?
        var imageStyle: ImageStyle?
        var icon: String?
        var imageAltText: String?
        var language: String?
        var slideFrom: SlideFrom?
        var themes: [String: Theme]?
        var buttons: [Button]?
        var animateIn = true
        var animateOut = true
        var extras = JSONObject()
        var messageExtras: String?
        var messageFields: JSONObject?
        var baseURL: URL?
        var assetURLs: [URL]?
        var isControl = false
        var isTestSend = false
        var context: Context?

        /// The light theme, for the colours that an untyped message has itself.
        var lightTheme: Theme {
            get { themes?["light"] ?? Theme() }
            set { themes = (themes ?? [:]).merging(["light": newValue]) { $1 } }
        }
    }
}
