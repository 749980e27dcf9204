import InAppCompat

/// What the trace of one story says about the delegate.
extension DelegateVisit {
    /// The mistakes that the trace of a story shows. If the app had not set the delegate in time, only that is
    /// reported, because the SDK's behaviour without a delegate is not the delegate's mistake.
    func complaints(
        about story: DelegateStory, _ run: ScenarioRun, _ trace: Trace, _ acts: CallbackActs
    ) -> [DelegateFinding] {
        let (habits, shape) = (contract.habits, contract.kit.shape)
        if hasReplacedCheck(run) {
            unheard.insert(story.name)
            return [Self.replacedCheck(on: shape)]
        }
        if habits.strayDismissals?.occur(in: trace) == true { unheard.insert(story.name) }
        guard run.setUp?.wasDelegateMissing == true else {
            let views = (subject?.delegate as? any CheckedDelegate)?.deadViews ?? []
            let dead = habits.swallowedClicks?.findings(about: views, in: trace, on: shape) ?? []
            let isGone = wasRegistered && run.driver.registeredDelegate == nil
            let endsItself = story.isOwn && run.hasCampaignThatEndsAtOnce(for: contract.kit)
            let found = habits.findings(in: trace, on: shape, acts: acts, isOwn: story.isOwn)
            return found.filter { !endsItself || $0.kind != .dismissedTooEarly } + dead
                + (isGone ? habits.removedDelegate(in: trace, on: shape).map { [$0] } ?? [] : [])
        }
        unheard.insert(story.name)
        return [habits.lateSetUp(isSet: run.driver.registeredDelegate != nil, on: shape)]
    }

    /// Whether the delegate has replaced the object that checks it by registering itself. Its later calls are unknown.
    private func hasReplacedCheck(_ run: ScenarioRun) -> Bool {
        guard let subject, let inner = subject.inner, let registered = run.driver.registeredDelegate
        else { return false }
        return registered === inner as AnyObject && registered !== subject.delegate
    }

    private static func replacedCheck(on shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            .registersItself, shape: shape,
            "The delegate registered itself with the SDK and replaced what the set-up had registered, so not everything was "
                + "checked.",
            expected: "the app's set-up registers the delegate (AppParts), and the delegate itself does not.")
    }
}
