import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

/// The values that every presentable is made with.
struct PresentableMeans {
    /// The app's delegate at that moment (A3-002).
    let delegate: (any PresentationDelegate)?
    let utilities: any PresentationUtilityProvider
    let stage: HeadlessStage
    /// The number of the presentable among those of the service, from 1.
    let number: Int
}

/// The common behaviour of all presentables: the states, the order of the checks, and the callbacks (A3-020 to A3-035,
/// A3-060 to A3-062). Subclasses override what differs.
///
/// `@unchecked Sendable` is sound: the state is protected by a lock, `stage` is set only in the initialiser, and the
/// rest is immutable or main-actor state. Delegate and provider are not Sendable by type: as in the SDK they are called
/// on the main thread.
class AEPPresentable<T: Presentation>: Presentable, @unchecked Sendable {
    let presentation: T
    let delegate: (any PresentationDelegate)?
    let utilities: any PresentationUtilityProvider
    /// The stage's name for it, unless it belongs to a campaign. The presentation's id differs in each run.
    let stageName: String
    private(set) weak var stage: HeadlessStage?
    private let state = Locked(PresentableState.detached)
    /// The activity that the presentable is shown in; nil for none.
    @MainActor private(set) var activity: Activity?

    init(_ presentation: T, _ means: PresentableMeans) {
        self.presentation = presentation
        delegate = means.delegate
        utilities = means.utilities
        stage = means.stage
        stageName = "presentation-\(means.number)"
    }

    func getState() -> PresentableState { state.current }
    func getPresentation() -> T { presentation }

    func show() {
        noteIfAsking("show()")
        post { $0.showNow() }
    }
    func hide() { post { $0.hideNow() } }
    func dismiss() {
        noteIfAsking("dismiss()")
        post { $0.dismissNow() }
    }

    /// Logs a call that is made while the delegate is being asked.
    private func noteIfAsking(_ call: String) {
        stage.map { stage in
            stage.noteIfAsking(
                call, from: AdobeLog.source,
                message: MessageMap.of(stage).message(of: presentation.id)?.getId() ?? stageName)
        }
    }

    /// Every command is posted, even on the main thread (A3-010).
    private func post(_ command: @escaping @MainActor @Sendable (AEPPresentable) -> Void) {
        stage?.onMain { [self] in command(self) }
    }

    // MARK: The commands

    @MainActor private func showNow() {
        guard let stage else { return }
        if getState() == .visible { return tell(.failed(AlreadyShown.instance)) }
        guard let current = utilities.getCurrentActivity() else {
            return tell(.failed(NoAttachableActivity.instance))
        }
        let visible = VisiblePresentations.of(stage)
        if isExclusive, visible.hasAny { return tell(.failed(ConflictingPresentation.instance)) }
        guard canShow() else { return tell(.failed(SuppressedByAppDeveloper.instance)) }
        activity = current
        attach()
        state.withLock { $0 = .visible }
        ActivityWatch.of(stage).add(self)
        tell(.shown)
        delegate?.onShow(self)
        if isExclusive { visible.add(self) }
    }

    @MainActor private func hideNow() {
        guard getState() == .visible else { return tell(.failed(AlreadyHidden.instance)) }
        state.withLock { $0 = .hidden }
        tell(.hidden)
        delegate?.onHide(self)
        stage.map { VisiblePresentations.of($0).remove(self) }
        leave(forGood: false)
    }

    @MainActor private func dismissNow() {
        guard getState() != .detached else { return tell(.failed(AlreadyDismissed.instance)) }
        // This comes first, and is not undone when the dismissal fails (A3-024).
        stage.map { ActivityWatch.of($0).remove(self) }
        guard utilities.getCurrentActivity() != nil else {
            stage.map { ActivityWatch.of($0).leaveBehind(self) }
            return tell(.failed(NoActivityToDetachFrom.instance))
        }
        state.withLock { $0 = .detached }
        tell(.dismissed)
        delegate?.onDismiss(self)
        stage.map { VisiblePresentations.of($0).remove(self) }
        leave(forGood: true)
        activity = nil
    }

    // MARK: Overridden by the kinds of presentables

    /// Whether it cannot be shown together with a message or an alert (A3-031).
    var isExclusive: Bool { true }
    /// Asks the gate, if this kind has one (A3-005).
    @MainActor func canShow() -> Bool { true }
    /// Calls the presentation's own listener.
    @MainActor func tell(_ event: PresentationEvent) {}
    /// Adds the view to the screen.
    @MainActor func attach() { stage?.show(self) }
    /// Removes the view from the screen because of `hide()` or, for good, because of `dismiss()`.
    @MainActor func leave(forGood: Bool) { stage?.remove(self) }
    /// Removes the view from the screen because its activity is gone.
    @MainActor func detach() { stage?.remove(self) }
    /// How it takes part in handling the back button in an activity.
    @MainActor func backPressInterest(in activity: Activity) -> BackPressInterest { .none }
    /// Handles a press of the back button.
    @MainActor func pressBack() {}
    /// Handles a navigation of its page. False for kinds without a page.
    @MainActor func navigatePage(to text: String?) -> Bool { false }
    /// Keeps its dialog in front of what was added to the activity.
    @MainActor func keepDialogInFront() {}

    @MainActor var surfaceName: String { stageName }
    @MainActor func perform(_ gesture: UserGesture) -> Bool { false }
    @MainActor func receive(_ event: PageEvent) -> Bool { false }
}

extension AEPPresentable: StageSurface {}

extension AEPPresentable: ActivityObserver {
    /// Moves the view to the new activity without any callback (A3-060, A3-061).
    func activityResumed(_ resumed: Activity) {
        guard getState() == .visible, activity !== resumed else { return }
        if activity != nil { detach() }
        activity = resumed
        attach()
    }

    /// Removes the view from the screen without any callback or change of state (A3-060).
    func activityDestroyed(_ destroyed: Activity) {
        guard activity === destroyed else { return }
        activity = nil
        detach()
    }
}

extension AEPPresentable: VisibleTarget {}
