import HeadlessStage

/// A button that floats above the app. Neither the monitor nor the `MessagingDelegate` hears of it (AI-006).
public protocol FloatingButtonPresentable: Showable, Dismissible {}

/// Who is told about one floating button. Class-bound, as an Objective-C protocol is.
///
/// The rules name the type only; its requirements are the SDK's public ones as far as known, and have
/// defaults here.
public protocol FloatingButtonDelegate: AnyObject {
    /// The button was tapped. Main thread.
    func onTapDetected()
    /// The button was dragged. Main thread.
    func onPanDetected()
    /// The button has appeared. Main thread.
    func onShow()
    /// The button has gone. Main thread.
    func onDismiss()
}

extension FloatingButtonDelegate {
    /// Does nothing.
    public func onTapDetected() {}
    /// Does nothing.
    public func onPanDetected() {}
    /// Does nothing.
    public func onShow() {}
    /// Does nothing.
    public func onDismiss() {}
}

/// The button of the default UI service: a surface that can be tapped.
///
/// `@unchecked Sendable` is sound: `listener` is immutable and called on the main thread only, `stage` is
/// written by the initialiser only, and what changes is main-actor state.
final class FloatingButton: FloatingButtonPresentable, @unchecked Sendable {
    private let listener: any FloatingButtonDelegate
    private weak var stage: HeadlessStage?
    @MainActor private var isShown = false

    init(listener: any FloatingButtonDelegate, stage: HeadlessStage) {
        self.listener = listener
        self.stage = stage
    }

    func show() {
        stage?.onMain { [self] in
            guard !isShown else { return }
            isShown = true
            stage?.show(self)
            listener.onShow()
        }
    }

    func dismiss() {
        stage?.onMain { [self] in
            guard isShown else { return }
            isShown = false
            stage?.remove(self)
            listener.onDismiss()
        }
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
