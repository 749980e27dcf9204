import HeadlessStage

/// A button that floats above the app. Neither the monitor nor the app's delegate hears of it (A2-005,
/// A2-042). The rules name the type only; its requirements are the SDK's public ones as far as known.
public protocol FloatingButton: AnyObject {
    /// Puts the button on the screen, and on that of each activity to come. Nothing happens without an activity, or once
    /// the button was removed; where another button is, that one stays (A2-110). Any thread.
    func display()
    /// Takes the button off the screen for good; without an activity when the next one has come to the front (A2-110).
    /// Any thread.
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

    /// Whether the app has removed the button.
    @MainActor private(set) var isRemoved = false

    func display() {
        stage?.onMain { [self] in
            guard let stage else { return }
            guard !isRemoved, stage.app.hasRootViewController else {
                return AdobeLog.note("The floating button is not displayed", in: stage)
            }
            ActivityContents.of(stage).buttons.add(self)
        }
    }

    func remove() {
        stage?.onMain { [self] in
            guard let stage else { return }
            isRemoved = true
            guard stage.app.hasRootViewController else {
                return AdobeLog.note("The floating button waits for an activity to be removed", in: stage)
            }
            ActivityContents.of(stage).buttons.remove(self)
        }
    }
}

/// The floating buttons that are to be on every activity of a stage. An activity has one of them at most: the first
/// (A2-110).
@MainActor final class FloatingButtons {
    /// In the order in which they were displayed.
    private var all: [ButtonView] = []
    private var onActivity: ButtonView?
    private weak var stage: HeadlessStage?

    init(_ stage: HeadlessStage) { self.stage = stage }

    func add(_ button: ButtonView) {
        if !all.contains(where: { $0 === button }) { all.append(button) }
        place(button)
    }

    func remove(_ button: ButtonView) {
        all.removeAll { $0 === button }
        if onActivity === button { clear() }
    }

    /// An activity has come to the front: what was removed while there was none goes, the others come.
    func activityResumed() {
        for button in all where button.isRemoved { remove(button) }
        all.forEach(place)
    }

    /// The activity is gone, with the button on it.
    func clear() {
        if let onActivity { stage?.remove(onActivity) }
        onActivity = nil
    }

    private func place(_ button: ButtonView) {
        guard onActivity == nil, let stage else { return }
        onActivity = button
        stage.show(button)
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
