import Foundation

// The untyped words and their typed counterparts.

extension Braze.InAppMessage.ClickAction {
    var raw: (Braze.InAppMessageRaw.ClickAction, URL?, useWebView: Bool) {
        switch self {
        case .none: (.none, nil, false)
        case .url(let url, let useWebView): (.url, url, useWebView)
        }
    }
}

extension Braze.InAppMessage.Orientation {
    var raw: Braze.InAppMessageRaw.Orientation {
        switch self {
        case .any: .any
        case .portrait: .portrait
        case .landscape: .landscape
        }
    }
}

extension Braze.InAppMessageRaw.Orientation {
    var typed: Braze.InAppMessage.Orientation {
        switch self {
        case .any: .any
        case .portrait: .portrait
        case .landscape: .landscape
        }
    }
}

extension Braze.InAppMessage.SlideFrom {
    var raw: Braze.InAppMessageRaw.SlideFrom {
        switch self {
        case .top: .top
        case .bottom: .bottom
        }
    }
}

extension Braze.InAppMessageRaw.SlideFrom {
    var typed: Braze.InAppMessage.SlideFrom {
        switch self {
        case .top: .top
        case .bottom: .bottom
        }
    }
}

extension Braze.InAppMessage.TextAlignment {
    var raw: Braze.InAppMessageRaw.TextAlignment {
        switch self {
        case .leading: .start
        case .center: .center
        case .trailing: .end
        }
    }
}

extension Braze.InAppMessageRaw.TextAlignment {
    var typed: Braze.InAppMessage.TextAlignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        }
    }
}
