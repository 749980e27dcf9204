import HeadlessStage

/// A button that floats above the app. Neither the monitor nor the app's delegate hears of it (A2-005,
/// A2-042). The rules name the type only; its requirements are the SDK's public ones as far as known.
public protocol FloatingButton: AnyObject {
    /// Puts the button on the screen. Any thread.
    func display()
    /// Takes the button off the screen. Any thread.
    func remove()
}

/// Who is told about one floating button. Its requirements are the SDK's public ones as far as known.
public protocol FloatingButtonListener: AnyObject {
    /// The button was tapped. Main thread.
    func onTapDetected()
    /// The button was dragged. Main thread.
    func onPanDetected()
}

/// The button of the UI service.
///
/// `@unchecked Sendable` is sound: `listener` is immutable and called on the main thread only, and `stage` is
/// written by the initialiser only.
final class ButtonView: FloatingButton, @unchecked Sendable {
    private let listener: any FloatingButtonListener
    private weak var stage: HeadlessStage?

    init(_ listener: any FloatingButtonListener, stage: HeadlessStage) {
        self.listener = listener
        self.stage = stage
    }

    func display() {
        stage?.onMain { [self] in
            guard let stage else { return }
            ActivityContents.of(stage).remove(self)
            ActivityContents.of(stage).add(self)
            stage.show(self)
        }
    }

    func remove() {
        stage?.onMain { [self] in
            guard let stage else { return }
            ActivityContents.of(stage).remove(self)
            stage.remove(self)
        }
    }
}

extension ButtonView: StageSurface {
    var surfaceName: String { "floating button" }

    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapMessage, .tapButton: stage?.run { listener.onTapDetected() }
        case .swipe: stage?.run { listener.onPanDetected() }
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
