import Foundation
import PlatformStandIns

/// Finds a gesture that a message maps to a URL, and knows the URL, which does not change any more (AI-150). Main actor.
///
/// A tap on the background is looked for in the same way, and has no direction: UIKit takes that for a swipe
/// to the right (AI-138, inferred).
@MainActor final class MessageGestureRecognizer: UISwipeGestureRecognizer {
    let gesture: MessageGesture
    let url: URL

    init(_ gesture: MessageGesture, _ url: URL) {
        self.gesture = gesture
        self.url = url
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
