import ModelTesting

/// How views enter and leave, and the user's gestures on them (BZ-060 to BZ-084, BZ-130, BZ-148 to BZ-157).
extension LifeOracle {
    /// Whether a view finds its controller, without which it causes no callbacks (BZ-073): it is in the controller's
    /// view, and the controller is retained by its window or by an entry (BZ-153).
    func isConnected(_ view: OracleView) -> Bool {
        view.isInside && (view === visible || view.holds > 0 && omission != .holding)
    }

    /// Whether the current presenter is told about a view: only if it is the one that showed it (BZ-073).
    func isTold(_ view: OracleView) -> Bool { isConnected(view) && view.presenter == presenter }

    private func tell(_ kind: LifeEvent.Kind, of view: OracleView) {
        if isTold(view) { tell(kind, view.message) }
    }

    /// A view outside the view hierarchy is not animated (BZ-070).
    private func animate(_ view: OracleView, seconds: Double, _ job: @escaping () -> Void) {
        queue.animate(seconds: isConnected(view) ? seconds : 0, job)
    }

    // MARK: Entering

    func appear(_ view: OracleView) {
        view.hasAppeared = true
        view.isInside = true
        // The completion of the entry is passed on in the meantime.
        view.holds += 1
        defer { view.holds -= 1 }
        switch view.message.kind {
        case .control: presentControl(view)
        case .page, .pageWithAssets: presentPage(view)
        case .own: presentOwn(view)
        case .slideup, .modal, .modalImage, .full, .fullImage:
            view.takesTouches = true
            tell(.willPresent, of: view)
            enter(view, seconds: view.message.entrySeconds)
        }
    }

    private func enter(_ view: OracleView, seconds: Double, completes: Bool = true) {
        view.isPresented = true
        if completes { view.holds += 1 }
        animate(view, seconds: seconds) { [unowned self] in
            logImpression(view)
            if completes { entryDidEnd(view) }
            tell(.didPresent, of: view)
            if completes { view.holds -= 1 }
        }
    }

    private func presentControl(_ view: OracleView) {
        tell(.willPresent, of: view)
        logImpression(view)
        entryDidEnd(view)
        tell(.didPresent, of: view)
        leave(view, nil)
    }

    /// An app's own view takes the same time whether it is in a view hierarchy or not.
    private func presentOwn(_ view: OracleView) {
        tell(.willPresent, of: view)
        view.isPresented = true
        view.holds += 1
        queue.animate(seconds: view.message.times.enter) { [unowned self] in
            logImpression(view)
            entryDidEnd(view)
            tell(.didPresent, of: view)
            view.holds -= 1
        }
    }

    private func presentPage(_ view: OracleView) {
        (view.page.isThere, view.page.isInside) = (true, true)
        tell(.willPresent, of: view)
        view.page.completesEntry = true
        view.holds += 1
        guard view.message.kind == .pageWithAssets, omission != .turnsOfPage else { return load(view) }
        // The page is written in the background, and loaded after two turns of the main queue (BZ-155).
        queue.post(on: .background) { [unowned self] in
            queue.post { self.queue.post { self.load(view) } }
        }
    }

    private func load(_ view: OracleView) {
        if view.page.isThere { view.page.isLoading = true }
    }

    /// Ends the loading of a page. Returns whether it was loading.
    private func endLoad(_ view: OracleView) -> Bool {
        defer { view.page.isLoading = false }
        return view.page.isThere && view.page.isLoading
    }

    func finishPage(_ view: OracleView) {
        guard endLoad(view) else { return }
        enter(view, seconds: view.message.entrySeconds, completes: view.page.completesEntry)
    }

    func failPage(_ view: OracleView) {
        guard endLoad(view) else { return }
        fail("webViewNavigation", view.message)
        view.page.leavesAnimated = false
        leave(view, nil)
    }

    private func logImpression(_ view: OracleView) {
        guard isConnected(view), view.message.hasContext else { return }
        let context = self[context: view.message]
        guard !context.isDiscarded else { return }
        guard !context.hasImpression else { return fail("extraLogImpression", view.message) }
        self[context: view.message].hasImpression = true
        use(.impression, view.message)
    }

    private func entryDidEnd(_ view: OracleView) {
        if view.isDismissed, omission != .secondDismissal { tellToLeave(view, nil) }
    }

    // MARK: Leaving

    /// The controller tells the view to leave, wherever it is (BZ-148).
    func tellToLeave(_ view: OracleView, _ completion: (() -> Void)?) {
        view.isDismissed = true
        guard view.hasAppeared || omission != .dismissalBeforeAppearance else {
            completion?()
            return
        }
        leave(view, completion)
    }

    /// The view leaves, as if nothing had told it to.
    private func leave(_ view: OracleView, _ completion: (() -> Void)?) {
        let message = view.message
        if omission != .touches { view.takesTouches = false }
        tell(.willDismiss, of: view)
        view.isPresented = false
        let leaveForGood = { [unowned self] in
            if view.page.completesEntry {
                view.page.completesEntry = false
                view.holds -= 1
            }
            completion?()
            if isTold(view) { finishDismissal(of: view) }
        }
        switch message.kind {
        case .control: leaveForGood()
        case .own: queue.animate(seconds: message.times.leave, leaveForGood)
        default:
            takeOutPage(view)
            animate(view, seconds: view.page.leavesAnimated ? message.exitSeconds : 0, leaveForGood)
        }
    }

    private func takeOutPage(_ view: OracleView) {
        view.page.isInside = false
        if omission != .stoppedLoad { view.page.isLoading = false }
    }

    // MARK: The user

    func touch(_ view: OracleView, _ step: RandomStep) {
        guard view.isReached else { return }
        switch (step, view.message.kind) {
        case (.tap, .slideup), (.tap, .modalImage), (.tap, .fullImage), (.tapButton, .modal),
            (.tapButton, .full):
            logClick(view)
            process(view)
            leave(view, nil)
        case (.link, .page), (.link, .pageWithAssets):
            process(view)
            leave(view, nil)
        case (.swipe, .slideup): leave(view, nil)
        case (.close, let kind) where kind != .slideup: leave(view, nil)
        default: break
        }
    }

    private func logClick(_ view: OracleView) {
        let context = self[context: view.message]
        guard !context.isDiscarded else { return }
        if !context.hasImpression { fail("noLogImpression", view.message) }
        use(.click, view.message)
    }
}

extension RandomMessage {
    /// The duration of a built-in view's entry (BZ-071).
    fileprivate var entrySeconds: Double {
        guard animates else { return 0 }
        return kind == .slideup ? 0.3 : 0.25
    }

    /// The duration of its exit.
    fileprivate var exitSeconds: Double { entrySeconds }
}
