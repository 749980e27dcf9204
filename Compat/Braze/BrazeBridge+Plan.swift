import BrazeModel
import InAppCore

/// How a handler's plan becomes Braze's presentation context.
extension BrazeBridge {
    /// Lets the handler change how the message appears.
    func prepare(_ context: inout BrazeInAppMessageUI.PresentationContext, _ message: CompatMessage) {
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
        if let content = plan.editedContent {
            for loss in BrazeContent.apply(content, to: &context.message) {
                engine.report(.planNotApplied, message, loss)
            }
            message.native = context.message
        }
        if let seconds = plan.autoClose { engine.closeAutomatically(message, after: seconds) }
        if let view = plan.customView {
            context.customView = view as? any InAppMessageView ?? BrazeViewContainer(view)
        }
        apply(plan, to: &context)
    }

    private func apply(_ plan: PresentationPlan, to context: inout BrazeInAppMessageUI.PresentationContext) {
        switch plan.orientation {
        case .portrait: context.preferredOrientation = .portrait
        case .landscape: context.preferredOrientation = .landscapeRight
        case nil: break
        }
        switch plan.statusBar {
        case .automatic: break
        case .hidden: context.statusBarHideBehavior = .hidden
        case .visible: context.statusBarHideBehavior = .visible
        }
        if let scene = plan.windowScene { context.windowScene = scene }
        if let level = plan.windowLevel { context.windowLevel = level }
    }
}
