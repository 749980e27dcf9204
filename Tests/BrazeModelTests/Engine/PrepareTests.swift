import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-030 to BZ-037: before the delegate sees a presentation", .timeLimit(.minutes(20)))
struct PrepareTests {
    let fixture = Fixture()

    @Test("BZ-030 an orientation that does not match is found before an invalid context")
    func checksInOrder() {
        let message = fixture.spied(.slideup("A", .init(orientation: .landscape)))
        message.context?.discard()
        fixture.show(message)
        #expect(fixture.lines == ["displayChoice(A)", "error(noMatchingOrientation)"])
    }

    @Test("BZ-030 a message that was presented while the delegate was asked wins")
    func checksVisibilityAgain() {
        fixture.delegate.choice = { [ui = fixture.ui] message in
            if message.id == "A" { ui.present(message: .slideup("B")) }
            return .now
        }
        fixture.show(.slideup("A"))
        #expect(
            fixture.lines == [
                "displayChoice(A)", "displayChoice(B)", "prepareWith(B)", "willPresent(B)", "didPresent(B)",
            ])
        #expect(fixture.errors.first == "otherMessagePresented(push: false)")
        #expect(fixture.stackIds == [])
    }

    @Test("BZ-031 a message for another orientation is lost for good, its context untouched")
    func dropsOtherOrientation() {
        let message = fixture.spied(.slideup("A", .init(orientation: .landscape)))
        fixture.delegate.choice = { _ in .reenqueue }
        fixture.show(message)
        fixture.ui.presentNext()
        fixture.stage.screen.orientation = .landscapeLeft
        fixture.stage.screen.traits = .landscapePhone
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["displayChoice(A)", "error(noMatchingOrientation)"])
        #expect(fixture.stackIds == [])
        #expect(message.context?.valid == true)
    }

    @Test("BZ-032 a message whose context was discarded is not shown")
    func dropsInvalidContext() {
        let message = fixture.spied(.slideup("A"))
        message.context?.discard()
        fixture.show(message)
        #expect(fixture.lines == ["displayChoice(A)", "error(messageContextInvalid)"])
    }

    @Test("BZ-033 BZ-049 a local message is visible when present returns")
    func presentsLocalSynchronously() {
        fixture.ui.present(message: .slideup("A"))
        #expect(fixture.lines == ["displayChoice(A)", "prepareWith(A)"])
        #expect(fixture.ui.messageView?.presented == false)
        #expect(fixture.ui.messageView?.slideup != nil)
    }

    @Test("BZ-034 BZ-037 prepareWith waits for the assets and sees local URLs")
    func waitsForAssets() {
        fixture.holdsAssets = true
        fixture.show(fixture.spied(Braze.InAppMessage.modalImage(.init(imageURL: picture)).named("A")))
        #expect(fixture.lines == ["displayChoice(A)", "withLocalAssets(A)"])
        #expect(fixture.ui.messageView == nil)
        var transformed = fixture.delegate.messages[0]
        transformed.modalImage?.imageURL = local
        fixture.pendingAssets[0](.success(transformed))
        #expect(fixture.lines.last == "prepareWith(A)")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.delegate.messages.map { $0.modalImage?.imageURL } == [picture, local, local, local])
    }

    @Test("BZ-034 an answer from another thread is delivered on the main thread")
    func takesAnswersFromAnyThread() {
        fixture.holdsAssets = true
        fixture.show(fixture.spied(.slideup("A")))
        // Sound: called once, on the thread that it is passed to.
        nonisolated(unsafe) let answer = fixture.pendingAssets[0]
        fixture.stage.onBackground { answer(.success(.slideup("A"))) }
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(A)", "withLocalAssets(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)",
            ])
    }

    @Test("BZ-035 a message whose assets cannot be loaded is lost, its context untouched")
    func losesMessageWithoutAssets() {
        fixture.assets = { _ in .failure(TestFailure()) }
        let message = fixture.spied(.slideup("A"))
        fixture.show(message)
        #expect(
            fixture.lines == [
                "displayChoice(A)", "withLocalAssets(A)", "error(assetsFailure(TestFailure()))",
            ])
        #expect(message.context?.valid == true)
        #expect(fixture.ui.messageView == nil)
    }

    @Test("BZ-036 a second message replaces the asset request of the first")
    func secondRequestReplacesFirst() {
        let host = BrazeHost(stage: fixture.stage)
        host.braze.inAppMessagePresenter = fixture.ui
        host.trigger(.slideup("A"))
        host.trigger(.slideup("B"))
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(A)", "displayChoice(B)", "prepareWith(B)", "willPresent(B)", "didPresent(B)",
            ])
        #expect(fixture.stackIds == [])
    }

    @Test(
        "BZ-036 a message whose assets arrive late takes the window of the visible message, which leaves the screen"
    )
    func lateAnswerTakesWindow() {
        fixture.holdsAssets = true
        for id in ["A", "B"] { fixture.ui.present(message: fixture.spied(.slideup(id))) }
        fixture.pendingAssets[0](.success(.slideup("A")))
        fixture.stage.runUntilIdle()
        #expect(fixture.stage.visibleSurfaces == ["A"])
        fixture.pendingAssets[1](.success(.slideup("B")))
        fixture.stage.runUntilIdle()
        #expect(fixture.stage.visibleSurfaces == ["B"])
        #expect(fixture.ui.messageView?.slideup?.message.id == "B")
    }

    @Test("BZ-036 if both requests are answered, the later one takes the window")
    func laterAnswerTakesWindow() {
        fixture.holdsAssets = true
        fixture.ui.present(message: fixture.spied(.slideup("A")))
        fixture.ui.present(message: fixture.spied(.slideup("B")))
        fixture.pendingAssets[0](.success(.slideup("A")))
        fixture.pendingAssets[1](.success(.slideup("B")))
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines.filter { !$0.hasPrefix("displayChoice") && !$0.hasPrefix("withLocalAssets") } == [
                "cancelled(A)", "prepareWith(A)", "prepareWith(B)", "willPresent(B)", "didPresent(B)",
            ])
    }
}

extension UITraitCollection {
    /// A trait collection with size classes.
    static func sized(
        _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
        _ style: UIUserInterfaceStyle = .light
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: horizontal),
            UITraitCollection(verticalSizeClass: vertical),
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceIdiom: .phone),
        ])
    }

    static var portraitPhone: UITraitCollection { sized(.compact, .regular) }
    static var landscapePhone: UITraitCollection { sized(.compact, .compact) }
    static var largeLandscapePhone: UITraitCollection { sized(.regular, .compact) }
    static var tablet: UITraitCollection { sized(.regular, .regular) }
}
