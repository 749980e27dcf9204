import Foundation

/// The frame of a message in its window (rules, 4.3). The stage's window has no safe area.
struct MessageFrame {
    let settings: MessageSettings?
    let window: CGSize
    /// The height that the page requested, if it was ever allowed to (AI-124, AI-155).
    let contentHeight: CGFloat?

    /// The visible frame of the message.
    var visible: CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// The frame where an entry animation starts, or an exit animation ends (AI-142).
    func hidden(by animation: MessageAnimation?) -> CGRect {
        let frame = visible
        switch animation {
        case .top: return CGRect(x: x, y: -(height + y), width: width, height: height)
        case .bottom: return CGRect(x: x, y: window.height, width: width, height: height)
        case .left: return CGRect(x: -(window.width + x), y: y, width: width, height: height)
        case .right: return CGRect(x: window.width, y: y, width: width, height: height)
        case .center: return CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
        case .fade, .some(.none), nil: return frame
        }
    }

    private var width: CGFloat {
        let wanted = settings?.width.map { percent($0, of: window.width) } ?? window.width
        return settings?.maxWidth.map { min(wanted, CGFloat($0)) } ?? wanted
    }

    private var height: CGFloat {
        if let contentHeight { return min(contentHeight, window.height) }
        return settings?.height.map { percent($0, of: window.height) } ?? window.height
    }

    private var x: CGFloat {
        guard let settings else { return 0 }
        let inset = settings.horizontalInset.map { percent($0, of: window.width) } ?? 0
        switch settings.horizontalAlign {
        case .left: return inset
        case .right: return window.width - width - inset
        default: return (window.width - width) / 2
        }
    }

    private var y: CGFloat {
        guard let settings else { return 0 }
        let inset = settings.verticalInset.map { percent($0, of: window.height) } ?? 0
        switch settings.verticalAlign {
        case .top: return inset
        case .bottom: return window.height - height - inset
        default: return (window.height - height) / 2
        }
    }

    private func percent(_ percent: Int, of whole: CGFloat) -> CGFloat {
        whole * CGFloat(percent) / 100
    }
}

extension MessageAnimation? {
    /// Whether the animation is visible.
    var isAnimated: Bool {
        switch self {
        case .some(.none), nil: false
        default: true
        }
    }

    /// The duration of entry and exit, in seconds (AI-042, AI-073).
    var duration: TimeInterval { isAnimated ? 0.3 : 0 }
}
