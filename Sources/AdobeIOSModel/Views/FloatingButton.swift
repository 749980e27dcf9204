public import Foundation
import HeadlessStage

/// A button that floats above the app. Neither the monitor nor the `MessagingDelegate` hears of it (AI-006).
/// Not bound to an actor.
public protocol FloatingButtonPresentable: Showable, Dismissible {
    /// Sets the picture on the button. Any thread.
    /// - Parameter imageData: the picture, as the data of an image file. Headless it is not drawn.
    func setButtonImage(imageData: Data)

    /// Sets where the button appears when it is shown next. Any thread.
    /// - Parameter position: the place.
    func setInitial(position: FloatingButtonPosition)
}

/// Where a floating button appears. The facts name the type only: the cases are unsure. Sendable; a value.
public enum FloatingButtonPosition: Int, Sendable, CaseIterable {
    /// In the middle of the screen.
    case center = 0
    /// In the top right corner.
    case topRight = 1
    /// In the top left corner.
    case topLeft = 2
}

/// Who is told about one floating button. Class-bound, as an Objective-C protocol is. Every requirement has to be
/// implemented. Not bound to an actor.
public protocol FloatingButtonDelegate: AnyObject {
    /// The button was tapped. Main thread.
    func onTapDetected()
    /// The button was dragged. Main thread.
    func onPanDetected()
    /// The button was shown (AI-147). Main thread.
    func onShow()
    /// The button was dismissed (AI-147). Main thread.
    func onDismiss()
}

/// The button of the default UI service: a surface that can be tapped.
///
/// `@unchecked Sendable` is sound: `listener` is immutable and called on the main thread only, `stage` is
/// written by the initialiser only, and there is nothing else.
final class FloatingButton: FloatingButtonPresentable, @unchecked Sendable {
    private let listener: any FloatingButtonDelegate
    private weak var stage: HeadlessStage?

    init(listener: any FloatingButtonDelegate, stage: HeadlessStage) {
        self.listener = listener
        self.stage = stage
    }

    /// Tells `onShow` each time, changed or not (AI-147).
    func show() {
        stage?.onMain { [self] in
            stage?.show(self)
            listener.onShow()
        }
    }

    /// Tells `onDismiss` each time, changed or not (AI-147).
    func dismiss() {
        stage?.onMain { [self] in
            stage?.remove(self)
            listener.onDismiss()
        }
    }

    func setButtonImage(imageData: Data) {
        note("FloatingButton.setButtonImage", ["bytes": "\(imageData.count)"])
    }

    func setInitial(position: FloatingButtonPosition) {
        note("FloatingButton.setInitial", ["position": "\(position)"])
    }

    private func note(_ member: String, _ details: [String: String]) {
        stage?.log.record(.note, from: AdobeLog.source, member, details)
    }
}

extension FloatingButton: StageSurface {
    var surfaceName: String { "floating button" }

    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapMessage, .tapButton: listener.onTapDetected()
        case .swipe: listener.onPanDetected()
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
