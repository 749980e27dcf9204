/// What becomes of the wishes of a plan.
extension LifecycleEngine {
    /// Asks the handler how the message shall appear, lets it close by itself if that is wanted, and reports the
    /// wishes that the shape has no means for. Call it once a presentation, after the gate.
    /// - Returns: what is left for the bridge to do.
    @discardableResult
    public func plan(for message: CompatMessage) -> PresentationPlan {
        var plan = PresentationPlan(for: message)
        prepare(&plan, for: message)
        if let seconds = plan.autoClose { closeAutomatically(message, after: seconds) }
        reportUnavailableWishes(of: plan, for: message)
        return plan
    }

    /// Reports the wishes that the shape has no means for, as the capability table says (`planNotApplied`), each once.
    public func reportUnavailableWishes(of plan: PresentationPlan, for message: CompatMessage) {
        let wishes: [(String, Capability, isMade: Bool)] = [
            ("autoClose", .autoClose, plan.autoClose != nil),
            ("content", .prepareContent, plan.editedContent != nil),
            ("customView", .customView, plan.customView != nil),
            ("orientation", .prepareOrientation, plan.orientation != nil),
            ("statusBar", .prepareStatusBar, plan.statusBar != .automatic),
            ("windowLevel", .prepareScene, plan.windowLevel != nil),
            ("windowScene", .prepareScene, plan.windowScene != nil),
        ]
        for (name, capability, isMade) in wishes where isMade {
            guard case .unavailable(let reason) = capabilities.support(of: capability) else {
                continue
            }
            reportOnce("plan.\(name)", .planNotApplied, message, "\(name): \(reason)")
        }
    }
}
