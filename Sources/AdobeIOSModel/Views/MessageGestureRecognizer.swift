import Foundation
import PlatformStandIns

/// Recognises a gesture that a message maps to a URL. The URL does not change later (AI-150). Main actor.
///
/// A tap on the background has such a recogniser too, but no direction: UIKit treats that as a swipe to the right
/// (AI-138, inferred).
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
