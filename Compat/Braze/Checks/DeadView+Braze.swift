import BrazeModel
import InAppCompat

@MainActor extension DeadView {
    /// Inspects a view of the app that shows a message.
    /// - Returns: nil if something in the view may handle a tap, or if the message has nothing to click.
    init?(_ view: any InAppMessageView, of message: Braze.InAppMessage) {
        let taps = message.taps
        guard !taps.isEmpty, !view.mayTakeTaps, view.subviews.allSatisfy(\.isPassive) else { return nil }
        self.init(Swift.type(of: view), message: TracedCall.id(of: message), taps: taps)
    }
}

extension UIView {
    /// Whether the view itself may handle a tap: a control, or a view with gesture recognizers.
    fileprivate var mayTakeTaps: Bool { self is UIControl || gestureRecognizers?.isEmpty == false }

    /// Whether certainly nothing in this view handles a tap: it and its subviews are plain views of the system.
    fileprivate var isPassive: Bool {
        let plain: [UIView.Type] = [UIView.self, UIImageView.self, UILabel.self, UIStackView.self]
        return plain.contains { $0 == Swift.type(of: self) } && !mayTakeTaps
            && subviews.allSatisfy(\.isPassive)
    }
}

extension Braze.InAppMessage {
    /// The taps that the message offers, in the words of the stage's log (BZ-080, BZ-081).
    fileprivate var taps: Set<String> {
        let buttons = modal?.buttons ?? modalImage?.buttons ?? full?.buttons ?? fullImage?.buttons ?? []
        guard buttons.isEmpty else { return Set(buttons.map { "tap on button \($0.id)" }) }
        return data.clickAction.url == nil ? [] : ["tap on the message"]
    }
}
