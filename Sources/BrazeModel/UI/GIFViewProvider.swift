public import Foundation
public import PlatformStandIns

/// Makes the views that show images, so that an app can plug in a library that animates GIFs.
///
/// Both closures run on the main actor.
public struct GIFViewProvider: Sendable {
    /// Makes a view for the image at a URL; nil asks for an empty view.
    public var view: @MainActor @Sendable (URL?) -> UIView
    /// Makes a view show the image at another URL.
    public var updateView: @MainActor @Sendable (UIView, URL?) -> Void

    /// Makes a provider of its two closures.
    public init(
        view: @escaping @MainActor @Sendable (URL?) -> UIView,
        updateView: @escaping @MainActor @Sendable (UIView, URL?) -> Void
    ) {
        self.view = view
        self.updateView = updateView
    }

    private static let sharedBox = Locked(nonAnimating)

    /// The provider of views that are not given another one: one for the whole process. Any thread.
    public static var shared: GIFViewProvider {
        get { sharedBox.current }
        set { sharedBox.withLock { $0 = newValue } }
    }

    /// Shows the first frame only. Headless, a view without content.
    public static let nonAnimating = GIFViewProvider(
        view: { _ in UIView(frame: .zero) }, updateView: { _, _ in })
}

extension GIFViewProvider {
    /// The view of a message's graphic; nil if there is none.
    @MainActor func view(of graphic: Braze.InAppMessage.Graphic?) -> UIView? {
        switch graphic {
        case .icon(let symbol): BrazeInAppMessageUI.IconView(symbol: symbol)
        case .image(let url): view(url)
        case nil: nil
        }
    }
}
