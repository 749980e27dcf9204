import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor
@Suite("BZ-040 to BZ-051: the presentation is prepared and the window made", .timeLimit(.minutes(20)))
struct PresentNowTests {
    let fixture = Fixture()

    @Test("BZ-040 BZ-159 a context that became invalid while the assets were loading stops the message")
    func stopsWithInvalidContext() {
        fixture.holdsAssets = true
        let message = fixture.spied(.slideup("A"))
        fixture.show(message)
        message.context?.discard()
        fixture.pendingAssets[0](.success(message))
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(A)", "withLocalAssets(A)", "error(messageContextInvalid)", "cancelled(A)",
            ])
    }

    @Test("BZ-041 prepareWith is called once, with the defaults, before there is a view")
    func preparesWithDefaults() {
        fixture.delegate.prepare = { [ui = fixture.ui] context in
            #expect(ui.messageView == nil)
            #expect(context.customView == nil)
            #expect(context.attributes?.modal?.dismissOnBackgroundTap == false)
            #expect(context.preferredOrientation == .portrait)
            #expect(context.statusBarHideBehavior == .auto)
            #expect(context.windowLevel == .normal)
            #expect(context.preferencesProxy != nil)
        }
        fixture.show(.modal("A"))
        #expect(
            fixture.lines == ["displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)"])
    }

    @Test("BZ-042 message and attributes of different kinds: no view, and no further callback")
    func needsMatchingKinds() {
        fixture.delegate.prepare = { context in
            var modal = Braze.InAppMessage.modal("A")
            modal.context = context.message.context
            context.message = modal
        }
        let message = fixture.spied(.slideup("A"))
        fixture.show(message)
        fixture.show(.slideup("local"))
        #expect(
            fixture.lines == [
                "displayChoice(A)", "withLocalAssets(A)", "prepareWith(A)", "error(noMessageView)",
                "displayChoice(local)", "prepareWith(local)",
            ])
        #expect(fixture.errors == [])
        #expect(fixture.ui.messageView == nil)
        #expect(message.context?.valid == true)
    }

    @Test("BZ-042 without attributes only a control message has a view")
    func needsAttributes() {
        fixture.delegate.prepare = { $0.attributes = nil }
        fixture.show(.slideup("A"))
        fixture.show(.control("C"))
        #expect(fixture.lines.filter { $0.hasPrefix("willPresent") } == ["willPresent(C)"])
    }

    @Test("BZ-042 a control message ignores attributes")
    func controlIgnoresAttributes() {
        fixture.delegate.prepare = { context in
            #expect(context.attributes == nil)
            context.attributes = .slideup(.defaults)
        }
        fixture.show(.control("C"))
        #expect(fixture.lines.last == "didDismiss(C)")
    }

    @Test("BZ-042 each kind has its built-in view", arguments: DrawnKind.allCases)
    func makesBuiltInViews(kind: DrawnKind) {
        let message = kind.message
        fixture.show(message)
        let view = fixture.ui.messageView
        #expect((view?.slideup != nil) == (message.slideup != nil))
        #expect((view?.modal != nil) == (message.modal != nil || message.full != nil))
        #expect((view?.modalImage != nil) == (message.modalImage != nil || message.fullImage != nil))
        #expect((view?.full != nil) == (message.full != nil))
        #expect((view?.fullImage != nil) == (message.fullImage != nil))
        #expect(view?.html == nil && view?.control == nil)
        #expect(view?.presented == true)
    }

    @Test("BZ-043 a message for another user is stopped after prepareWith")
    func checksUser() {
        let braze = fixture.stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        braze.user.id = "b"
        fixture.braze = braze
        fixture.show(fixture.spied(.slideup("A"), user: .enforce(userID: "a")))
        fixture.show(fixture.spied(.slideup("N"), user: .enforce(userID: nil)))
        fixture.show(fixture.spied(.slideup("B"), user: .enforce(userID: "b")))
        #expect(
            fixture.lines.filter { !$0.hasPrefix("error") && !$0.hasPrefix("withLocal") } == [
                "displayChoice(A)", "prepareWith(A)", "displayChoice(N)", "prepareWith(N)",
                "displayChoice(B)", "prepareWith(B)", "willPresent(B)", "impression(B)", "didPresent(B)",
            ])
        #expect(fixture.lines.filter { $0.hasPrefix("error(triggeredUserCurrentUserMismatch") }.count == 2)
    }

    @Test("BZ-044 all later callbacks receive the message that prepareWith left")
    func laterCallbacksGetTheChange() {
        fixture.delegate.prepare = { $0.message.extras["k"] = "v" }
        fixture.show(.modal("A", buttons: [0]))
        fixture.stage.user.tapButton("0")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)",
                "shouldProcess(\(site), 0, A)", "willDismiss(A)", "didDismiss(A)",
            ])
        #expect(
            fixture.delegate.messages.map { $0.extras["k"] as? String } == [
                nil, nil, "v", "v", "v", "v", "v",
            ])
    }

    @Test("BZ-045 messageClose set in prepareWith has no effect")
    func ignoresChangedClose() {
        fixture.delegate.prepare = { $0.message.messageClose = .auto(after: 3) }
        fixture.show(.slideup("A"))
        fixture.stage.advance(seconds: 10)
        #expect(fixture.ui.messageView != nil)
        #expect(fixture.lines.last == "didPresent(A)")
    }

    @Test("BZ-045 animateOut set in prepareWith takes effect")
    func honoursChangedAnimation() {
        fixture.delegate.prepare = { $0.message.animateOut = false }
        fixture.show(.slideup("A"))
        fixture.ui.dismiss()
        #expect(fixture.lines.suffix(2) == ["willDismiss(A)", "didDismiss(A)"])
    }

    @Test("BZ-046 orientation set in prepareWith is not checked, but limits rotation")
    func doesNotCheckChangedOrientation() {
        fixture.delegate.prepare = { $0.message.orientation = .landscape }
        fixture.show(.slideup("A"))
        #expect(fixture.lines.last == "didPresent(A)")
        #expect(fixture.ui.messageView?.controller?.supportedInterfaceOrientations == .landscape)
    }

    @Test("BZ-047 clickAction set in prepareWith changes body clicks")
    func honoursChangedClickAction() {
        fixture.delegate.prepare = { $0.message.clickAction = .url(site, useWebView: false) }
        fixture.show(.slideup("A"))
        fixture.stage.user.tapMessage()
        #expect(fixture.lines.contains("shouldProcess(\(site), body, A)"))
    }

    @Test("BZ-048 removing the context in prepareWith turns analytics off")
    func contextTakenAway() {
        fixture.delegate.prepare = { $0.message.context = nil }
        fixture.show(fixture.spied(.slideup("A")))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(A)", "withLocalAssets(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)",
                "shouldProcess(none, body, A)", "willDismiss(A)", "didDismiss(A)",
            ])
        #expect(
            fixture.errors == [
                "noContextLogImpression", "noContextLogClick", "noContextProcessClickAction",
            ])
    }

    @Test("BZ-049 the window has the level that prepareWith asked for")
    func windowLevel() {
        fixture.delegate.prepare = { $0.windowLevel = .alert }
        fixture.show(.slideup("A"))
        #expect(fixture.ui.messageView?.window?.windowLevel == .alert)
        #expect(fixture.ui.messageView?.window is BrazeInAppMessageUI.Window)
        #expect(fixture.ui.messageView?.window?.accessibilityViewIsModal == true)
    }

    @Test("BZ-050 willPresent waits for the controller to appear, and is called once")
    func entersOnce() {
        fixture.ui.present(message: .slideup("A"))
        #expect(fixture.ui.messageView?.superview == nil)
        #expect(fixture.lines.last == "prepareWith(A)")
        fixture.stage.runUntilIdle()
        fixture.ui.messageView?.controller?.viewDidAppear(false)
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.filter { $0 == "willPresent(A)" }.count == 1)
    }

    @Test("BZ-051 a message closes automatically, counted from the window")
    func closesAutomatically() {
        fixture.ui.present(message: .modal("A", .init(messageClose: .auto(after: 5))))
        fixture.stage.advance(seconds: 4.9)
        #expect(fixture.lines.last == "didPresent(A)")
        fixture.stage.advance(seconds: 0.1)
        #expect(fixture.lines.last == "willDismiss(A)")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)", "willDismiss(A)",
                "didDismiss(A)",
            ])
    }

    @Test("BZ-051 the timer ends with the message")
    func timerEndsWithMessage() {
        fixture.show(.slideup("A", .init(messageClose: .auto(after: 5))))
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.show(.slideup("B"))
        fixture.stage.advance(seconds: 10)
        #expect(fixture.lines.last == "didPresent(B)")
        #expect(fixture.ui.messageView != nil)
    }
}
