import HeadlessStage

/// A button that floats above the app. It does not involve the monitor or the app's delegate (A2-005, A2-042). The
/// rules name only the type; its requirements are the SDK's public ones as far as known.
public protocol FloatingButton: AnyObject {
    /// Shows the button on the current activity and on each later one. Does nothing without an activity, or after the
    /// button was removed. If another button is shown, that one stays (A2-110). Any thread.
    func display()
    /// Removes the button from the screen for good. Without an activity it is removed when the next one comes to the
    /// front (A2-110). Any thread.
    func remove()
}

/// Callbacks for one floating button. Its requirements are the SDK's public ones as far as known.
public protocol FloatingButtonListener: AnyObject {
    /// The button was tapped. Main thread.
    func onTapDetected()
    /// The button was dragged. Main thread.
    func onPanDetected()
}

/// The floating button that the UI service makes.
///
/// `@unchecked Sendable` is sound: `listener` is immutable and called on the main thread only, and `stage` is set only
/// in the initialiser.
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

/// The floating buttons that are shown on every activity of a stage. An activity shows only one of them: the first
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

    /// An activity has come to the front: buttons that were removed in the meantime disappear, the others appear.
    func activityResumed() {
        for button in all where button.isRemoved { remove(button) }
        all.forEach(place)
    }

    /// The activity is gone, with the button on it.
    func clear() {
        if let onActivity { stage?.remove(onActivity) }
        onActivity = nil
    }

    /// A button is part of the activity: messages and alerts, which are dialogs (A2-034), stay in front of it.
    private func place(_ button: ButtonView) {
        guard onActivity == nil, let stage else { return }
        onActivity = button
        stage.show(button)
        for dialog in ActivityContents.of(stage).dialogs { dialog.stayInFront() }
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
