import AdobeAndroidShared
import HeadlessStage

/// What a press of the back button and the wishes of a page go to.
@MainActor protocol VisibleTarget: AnyObject, Sendable {
    /// How it takes part in what the back button does in an activity.
    func backPressInterest(in activity: Activity) -> BackPressInterest
    /// Takes the press.
    func pressBack()
    /// Takes what its page asks for. False without a page.
    func navigatePage(to text: String?) -> Bool
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

    /// Whether anything is visible that excludes others. At most one is there, as a rule.
    var hasAny: Bool {
        visible.contains { $0.target != nil }
    }

    func add(_ target: any VisibleTarget) {
        visible.append(Weak(target: target))
    }

    func remove(_ target: any VisibleTarget) {
        visible.removeAll { $0.target == nil || $0.target === target }
    }

    /// Who is visible and takes a press of the back button in an activity in a way, topmost.
    func topmost(_ interest: BackPressInterest, in activity: Activity) -> (any VisibleTarget)? {
        visible.compactMap(\.target).last { $0.backPressInterest(in: activity) == interest }
    }

    /// Lets the topmost page ask for a text.
    func navigatePage(to text: String?) -> Bool {
        topmost?.navigatePage(to: text) ?? false
    }

    private var topmost: (any VisibleTarget)? {
        visible.last { $0.target != nil }?.target
    }
}
