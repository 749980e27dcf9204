import AirshipShared
import Foundation
import HeadlessStage

/// Changes how the SDK's own views look. The extenders run at each display of such a view, on a copy of the default;
/// never for custom adapters, layouts and control groups (AM-087). Held strongly. Main actor.
@MainActor public final class InAppAutomationThemeManager: Sendable {
    /// Changes the look of web pages.
    public var htmlThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.HTML) -> Void)?
    /// Changes the look of modal messages.
    public var modalThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.Modal) -> Void)?
    /// Changes the look of fullscreen messages.
    public var fullscreenThemeExtender:
        (@MainActor (InAppMessage, inout InAppMessageTheme.Fullscreen) -> Void)?
    /// Changes the look of banners.
    public var bannerThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.Banner) -> Void)?

    private let link: StageLink

    nonisolated init(_ link: StageLink) {
        self.link = link
    }

    /// The look of a message: the defaults, the app's file, the app's extender.
    func theme(of message: InAppMessage) -> DisplayTheme? {
        switch message.displayContent {
        case .banner: .banner(make(message, InAppMessageTheme.Banner(), bannerThemeExtender))
        case .modal: .modal(make(message, InAppMessageTheme.Modal(), modalThemeExtender))
        case .fullscreen: .fullscreen(make(message, InAppMessageTheme.Fullscreen(), fullscreenThemeExtender))
        case .html: .html(make(message, InAppMessageTheme.HTML(), htmlThemeExtender))
        case .custom, .airshipLayout: nil
        }
    }

    private func make<Theme: PlistTheme>(
        _ message: InAppMessage, _ theme: Theme,
        _ extender: (@MainActor (InAppMessage, inout Theme) -> Void)?
    ) -> Theme {
        var theme = theme
        do {
            if Bundle.main.path(forResource: Theme.defaultPlistName, ofType: "plist") != nil {
                try theme.applyPlist(plistName: Theme.defaultPlistName, bundle: .main)
            }
        } catch {
            link.record(
                .error, "theme file unreadable", ["file": Theme.defaultPlistName, "reason": "\(error)"])
        }
        extender?(message, &theme)
        return theme
    }
}

/// How one of the SDK's own views looks.
enum DisplayTheme {
    case banner(InAppMessageTheme.Banner)
    case modal(InAppMessageTheme.Modal)
    case fullscreen(InAppMessageTheme.Fullscreen)
    case html(InAppMessageTheme.HTML)

    /// Whether there is a close button (AM-082).
    var hidesCloseButton: Bool {
        if case .html(let theme) = self { return theme.hideDismissIcon }
        return false
    }
}
