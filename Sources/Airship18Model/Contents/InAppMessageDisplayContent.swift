/// What a message shows. Late 20.x has one more case, `airshipLayoutIntermediate`, which app code cannot make; its
/// `switch` needs a `default` there. Sendable; a value.
public enum InAppMessageDisplayContent: Sendable, Equatable {
    case banner(Banner)
    case fullscreen(Fullscreen)
    case modal(Modal)
    case html(HTML)
    /// What an app's own adapter shows: all of `display` (section 4.8).
    case custom(AirshipJSON)
    case airshipLayout(AirshipLayout)

    /// Whether it can be displayed. Asked for when a schedule is prepared, not when it is stored (AM-016).
    public func validate() -> Bool {
        switch self {
        case .banner(let banner):
            return Self.hasText(banner.heading, banner.body) && (banner.buttons?.count ?? 0) <= 2
        case .modal(let modal): return Self.hasText(modal.heading, modal.body)
        case .fullscreen(let fullscreen): return Self.hasText(fullscreen.heading, fullscreen.body)
        case .html(let html): return !html.url.isEmpty
        case .custom: return true
        case .airshipLayout(let layout): return layout.validate()
        }
    }

    private static func hasText(_ texts: InAppMessageTextInfo?...) -> Bool {
        texts.contains { !($0?.text.isEmpty ?? true) }
    }

    /// The media of the SDK's own views.
    var media: InAppMessageMediaInfo? {
        switch self {
        case .banner(let banner): banner.media
        case .modal(let modal): modal.media
        case .fullscreen(let fullscreen): fullscreen.media
        case .html, .custom, .airshipLayout: nil
        }
    }

    /// The buttons of the SDK's own views, the footer last.
    var buttons: [InAppMessageButtonInfo] {
        switch self {
        case .banner(let banner): banner.buttons ?? []
        case .modal(let modal): (modal.buttons ?? []) + [modal.footer].compactMap { $0 }
        case .fullscreen(let fullscreen): (fullscreen.buttons ?? []) + [fullscreen.footer].compactMap { $0 }
        case .html, .custom, .airshipLayout: []
        }
    }
}

/// Which messages a custom adapter is for: the content's own case decides, and no other (AM-089).
public enum CustomDisplayAdapterType: Sendable {
    case html, modal, fullscreen, banner, custom

    init?(_ content: InAppMessageDisplayContent) {
        switch content {
        case .banner: self = .banner
        case .fullscreen: self = .fullscreen
        case .modal: self = .modal
        case .html: self = .html
        case .custom: self = .custom
        case .airshipLayout: return nil
        }
    }
}
