import BrazeModel
import InAppCompat

@MainActor extension DeadView {
    /// Looks at a view of the app's own that shows a message.
    /// - Returns: nil where something in the view may take a tap, or the message has nothing that can be clicked.
    init?(_ view: any InAppMessageView, of message: Braze.InAppMessage) {
        let taps = message.taps
        guard !taps.isEmpty, !view.mayTakeTaps, view.subviews.allSatisfy(\.isPassive) else { return nil }
        self.init(Swift.type(of: view), message: TracedCall.id(of: message), taps: taps)
    }
}

extension UIView {
    /// Whether the view itself may take a tap: a control, or one with gestures.
    fileprivate var mayTakeTaps: Bool { self is UIControl || gestureRecognizers?.isEmpty == false }

    /// Whether nothing in this view takes a tap, for sure: it and what is in it are of the system's plain kinds.
    fileprivate var isPassive: Bool {
        let plain: [UIView.Type] = [UIView.self, UIImageView.self, UILabel.self, UIStackView.self]
        return plain.contains { $0 == Swift.type(of: self) } && !mayTakeTaps
            && subviews.allSatisfy(\.isPassive)
    }
}

extension Braze.InAppMessage {
    /// The taps that the message offers, as a stage puts them into words (BZ-080, BZ-081).
    fileprivate var taps: Set<String> {
        let buttons = modal?.buttons ?? modalImage?.buttons ?? full?.buttons ?? fullImage?.buttons ?? []
        guard buttons.isEmpty else { return Set(buttons.map { "tap on button \($0.id)" }) }
        return data.clickAction.url == nil ? [] : ["tap on the message"]
    }
}
