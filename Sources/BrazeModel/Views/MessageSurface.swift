public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message on the stage's screen: passes gestures and page events to the message's view.
///
/// An app's own view receives gestures if it conforms to `StageSurface` itself. Otherwise, and in a built-in view to
/// which an app has added views, buttons are found by accessibility identifier or title, and page events go to the web
/// view inside. On iOS a web view made by the app is WebKit's, and gets no events.
@MainActor final class MessageSurface: StageSurface {
    let surfaceName: String
    private weak var view: UIView?

    init(of view: UIView, name: String) {
        self.view = view
        surfaceName = name
    }

    func perform(_ gesture: UserGesture) -> Bool {
        guard let view, view.isTouchable else { return false }
        let isTaken =
            (view as? any BuiltInView)?.perform(gesture) ?? (view as? any StageSurface)?.perform(gesture)
        if isTaken == true { return true }
        guard case .tapButton(let name) = gesture else { return false }
        return view.tapButton(named: name) || tapButton(titledAs: name, in: view)
    }

    /// Taps the button of an app's view that has the title of the message's button with an id.
    private func tapButton(titledAs id: String, in view: UIView) -> Bool {
        guard let message = (view as? any InAppMessageView)?.controller?.message else { return false }
        let button = message.anyButtons.first { String($0.id) == id }
        return button.map { view.tapButton(named: $0.text) } ?? false
    }

    var obstacle: String? {
        if let page = view as? BrazeInAppMessageUI.HtmlView, !page.presented {
            return
                "the page has not loaded yet, so the message is not on screen: stage.page.finishLoading() loads "
                + #"it, or {"page": "finishLoading"} in a scenario"#
        }
        return (view as? any StageSurface)?.obstacle
    }

    func receive(_ event: PageEvent) -> Bool {
        if let view = view as? any BuiltInView { return view.receive(event) }
        if let view = view as? any StageSurface { return view.receive(event) }
        return PlayedPage(view?.firstWebView)?.play(event) ?? false
    }
}

extension Braze.InAppMessage {
    /// The buttons of a message of any kind.
    fileprivate var anyButtons: [Button] {
        modal?.buttons ?? modalImage?.buttons ?? full?.buttons ?? fullImage?.buttons ?? []
    }
}

extension UIView {
    /// The first web view in this view.
    fileprivate var firstWebView: WKWebView? {
        self as? WKWebView ?? subviews.lazy.compactMap(\.firstWebView).first
    }
}

/// A link of a page.
struct HtmlAnchor {
    /// Its destination.
    let url: URL
    /// Whether it requests a new window: its target is not an existing frame (BZ-131).
    let opensWindow: Bool

    init(url: URL, target: String?) {
        self.url = url
        let known: Set = ["", "_self", "_parent", "_top"]
        opensWindow = !known.contains(target?.lowercased() ?? "")
    }

    /// Parses a link as written in the page; nil if it is not a URL.
    init?(_ link: String, target: String?, baseURL: URL?) {
        guard let url = URL(string: link, relativeTo: baseURL) else { return nil }
        self.init(url: url.absoluteURL, target: target)
    }

    /// The links of a page, in order.
    static func all(in html: String, baseURL: URL?) -> [HtmlAnchor] {
        PageElement.all(in: html).compactMap { element in
            element.destination.flatMap { HtmlAnchor($0.address, target: $0.target, baseURL: baseURL) }
        }
    }
}

/// Makes the views that show images, so that an app can use a library that animates GIFs.
///
/// Both closures run on the main actor.
public struct GIFViewProvider: Sendable {
    /// Makes a view for the image at a URL; nil asks for an empty view.
    public var view: @MainActor @Sendable (URL?) -> UIView
    /// Changes the URL of a view's image.
    public var updateView: @MainActor @Sendable (UIView, URL?) -> Void

    /// Makes a provider from its two closures.
    public init(
        view: @escaping @MainActor @Sendable (URL?) -> UIView,
        updateView: @escaping @MainActor @Sendable (UIView, URL?) -> Void
    ) {
        self.view = view
        self.updateView = updateView
    }

    private static let sharedBox = Locked(nonAnimating)

    /// The default provider of views: one for the whole process. Any thread.
    public static var shared: GIFViewProvider {
        get { sharedBox.current }
        set { sharedBox.withLock { $0 = newValue } }
    }

    /// Shows only the first frame. In the model it is an `AsyncImageView`, which keeps the URL.
    public static let nonAnimating = GIFViewProvider(
        view: { AsyncImageView(imageURL: $0) }, updateView: { ($0 as? AsyncImageView)?.imageURL = $1 })
}

extension GIFViewProvider {
    /// The view of a message's graphic; nil if there is none.
    @MainActor func view(of graphic: Braze.InAppMessage.Graphic?) -> UIView? {
        switch graphic {
        case .icon(let symbol): BrazeInAppMessageUI.IconView(symbol: symbol, theme: .defaultLight)
        case .image(let url): view(url)
        case nil: nil
        }
    }
}

/// A view that has a shadow. Main actor. May be subclassed.
open class ShadowView: UIView {
    /// The shadow; nil for none. A change is applied at once.
    open var shadow: Shadow? { didSet { applyShadow() } }

    /// Makes a view.
    ///
    /// - Parameter shadow: its shadow; nil for none.
    public init(_ shadow: Shadow? = nil) {
        self.shadow = shadow
        super.init(frame: .zero)
        applyShadow()
    }

    /// Not available: the view cannot be made from an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    private func applyShadow() {
        layer.shadowColor = shadow?.color.cgColor
        layer.shadowOffset = shadow?.offset ?? .zero
        layer.shadowRadius = shadow?.radius ?? 0
        layer.shadowOpacity = shadow?.opacity ?? 0
    }
}
