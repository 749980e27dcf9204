import AdobeAndroidShared
import HeadlessStage

/// Receives back presses and page navigations while it is visible.
@MainActor protocol VisibleTarget: AnyObject, Sendable {
    /// How it takes part in handling the back button in an activity.
    func backPressInterest(in activity: Activity) -> BackPressInterest
    /// Handles the press.
    func pressBack()
    /// Handles a navigation of its page. False without a page.
    func navigatePage(to text: String?) -> Bool
    /// Something was added to the activity. The target's dialog, if it has one, stays in front of it.
    func keepDialogInFront()
}

/// The messages and alerts that are visible on a stage, held weakly (A3-032). Floating buttons are not recorded:
/// they conflict with nothing, nothing conflicts with them, and they take no back press (A3-031).
@MainActor final class VisiblePresentations {
    private struct Weak {
        weak var target: (any VisibleTarget)?
    }

    private var visible: [Weak] = []

    nonisolated private init() {}

    /// The record of a stage.
    static func of(_ stage: HeadlessStage) -> VisiblePresentations {
        stage.shared(VisiblePresentations.self) { VisiblePresentations() }
    }

    /// Whether anything is visible that excludes others. There is normally at most one.
    var hasAny: Bool {
        visible.contains { $0.target != nil }
    }

    func add(_ target: any VisibleTarget) {
        visible.append(Weak(target: target))
    }

    func remove(_ target: any VisibleTarget) {
        visible.removeAll { $0.target == nil || $0.target === target }
    }

    /// The topmost visible target that takes part in an activity's back button in the given way.
    func topmost(_ interest: BackPressInterest, in activity: Activity) -> (any VisibleTarget)? {
        visible.compactMap(\.target).last { $0.backPressInterest(in: activity) == interest }
    }

    /// Keeps dialogs in front of what was added to the activity.
    func keepDialogsInFront() {
        for target in visible.compactMap(\.target) { target.keepDialogInFront() }
    }

    /// Makes the topmost page request a URL text.
    func navigatePage(to text: String?) -> Bool {
        topmost?.navigatePage(to: text) ?? false
    }

    private var topmost: (any VisibleTarget)? {
        visible.last { $0.target != nil }?.target
    }
}
