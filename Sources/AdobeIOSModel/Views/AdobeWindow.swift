import Foundation
import HeadlessStage
import PlatformStandIns

/// The window that the messages of a stage are put into. It keeps what is in it, and is shown while there is something. Main actor.
@MainActor final class AdobeWindow {
    let view = UIWindow(frame: .zero)
    private var pages: [MessagePage] = []

    private init(_ stage: HeadlessStage) {
        view.frame.size = stage.screen.size
        stage.screen.observe { [weak self, weak stage] in
            stage?.onMainNow { stage.map { self?.resize(to: $0.screen.size) } }
        }
    }

    /// The window of a stage, made on first use.
    static func of(_ stage: HeadlessStage) -> AdobeWindow {
        // `shared` calls the closure at once, on this thread, which is the main thread.
        stage.shared(AdobeWindow.self) { MainThread.assume { AdobeWindow(stage) } }
    }

    /// Shows the window, for a page that is in it.
    func keep(_ page: MessagePage) {
        pages.append(page)
        view.isHidden = false
    }

    /// Hides the window when there is no page left, so that it takes no touches of the app's.
    func drop(_ page: MessagePage) {
        pages.removeAll { $0 === page }
        view.isHidden = pages.isEmpty
    }

    /// Visible messages are laid out anew (AI-143).
    private func resize(to size: CGSize) {
        guard view.frame.size != size else { return }
        view.frame.size = size
        for page in pages { page.fill(size) }
    }
}

/// Where a message stands in its window (rules, 4.3). The stage's window has no safe area.
struct MessageFrame {
    let settings: MessageSettings?
    let window: CGSize
    /// The height that the page asked for, where it may (AI-124).
    let contentHeight: CGFloat?

    /// Where the message is seen.
    var visible: CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// Where the message comes from, or goes to, with an animation (AI-142).
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
        if settings?.fitToContent == true, let contentHeight { return min(contentHeight, window.height) }
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

/// Finds a gesture that a message maps to a URL. Main actor.
///
/// A tap on the background is looked for in the same way, and has no direction: UIKit takes that for a swipe
/// to the right (AI-138, inferred).
@MainActor final class MessageGestureRecognizer: UISwipeGestureRecognizer {
    let gesture: MessageGesture

    init(_ gesture: MessageGesture) {
        self.gesture = gesture
        super.init(target: nil, action: nil)
        switch gesture {
        case .swipeUp: direction = .up
        case .swipeDown: direction = .down
        case .swipeLeft: direction = .left
        case .swipeRight: direction = .right
        case .tapBackground: break
        }
    }
}
