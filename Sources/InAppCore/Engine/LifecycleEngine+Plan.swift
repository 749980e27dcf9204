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
        func report(_ name: String, _ capability: Capability) {
            guard case .unavailable(let reason) = capabilities.support(of: capability) else { return }
            reportOnce("plan.\(name)", .planNotApplied, message, "\(name): \(reason)")
        }
        if plan.autoClose != nil { report("autoClose", .autoClose) }
        if plan.editedContent != nil { report("content", .prepareContent) }
        if plan.customView != nil { report("customView", .customView) }
        if plan.orientation != nil { report("orientation", .prepareOrientation) }
        if plan.statusBar != .automatic { report("statusBar", .prepareStatusBar) }
        if plan.windowLevel != nil { report("windowLevel", .prepareScene) }
        if plan.windowScene != nil { report("windowScene", .prepareScene) }
    }
}
