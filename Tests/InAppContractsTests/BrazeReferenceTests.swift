import InAppContracts
import Testing

/// The reference sequences of the rules (2.10), played from scenario files on a recording delegate.
@MainActor @Suite struct BrazeReferenceTests {
    private func story(_ file: String) throws -> [String] {
        try ScenarioRunner.run(ScenarioFiles.load(file)).story
    }

    @Test("BZ-060 BZ-080 button tap on a message with Context") func button() throws {
        #expect(
            try story("braze-01-button") == [
                "main campaign trigger(spring)",
                "main delegate displayChoiceForMessage(spring) = now",
                "main delegate prepareWith(spring, modal)",
                "main delegate willPresent(spring)",
                "main sdk impression(spring)",
                "main delegate didPresent(spring)",
                "main user tapButton(1)",
                "main sdk click(spring, 1)",
                "main delegate shouldProcess(spring, https://shop.example/spring, 1) = true",
                "main sdk processClickAction(spring, https://shop.example/spring)",
                "main sdk openedURL(https://shop.example/spring)",
                "main delegate willDismiss(spring)",
                "main delegate didDismiss(spring)",
            ])
    }

    @Test("BZ-061 BZ-087 a local message dismissed by code") func local() throws {
        #expect(
            try story("braze-02-local") == [
                "main campaign attachesContext(false)",
                "main campaign trigger(hello)",
                "main delegate displayChoiceForMessage(hello) = now",
                "main delegate prepareWith(hello, slideup)",
                "main delegate willPresent(hello)",
                "main sdk noContextLogImpression",
                "main delegate didPresent(hello)",
                "main app dismiss",
                "main delegate willDismiss(hello)",
                "main app dismiss completion",
                "main delegate didDismiss(hello)",
            ])
    }

    @Test("BZ-018 presentNext does not ask displayChoice again") func reenqueue() throws {
        #expect(
            try story("braze-03-reenqueue") == [
                "main campaign trigger(spring)",
                "main delegate displayChoiceForMessage(spring) = reenqueue",
                "main app presentNext",
                "main delegate prepareWith(spring, modal)",
                "main delegate willPresent(spring)",
                "main sdk impression(spring)",
                "main delegate didPresent(spring)",
                "main user close",
                "main delegate willDismiss(spring)",
                "main delegate didDismiss(spring)",
            ])
    }

    @Test("BZ-002 BZ-017 a second message is parked unasked and stays") func parked() throws {
        #expect(
            try story("braze-04-parked") == [
                "main campaign trigger(first)",
                "main delegate displayChoiceForMessage(first) = now",
                "main delegate prepareWith(first, modal)",
                "main delegate willPresent(first)",
                "main sdk impression(first)",
                "main delegate didPresent(first)",
                "main campaign trigger(second)",
                "main sdk otherMessagePresented(push: true)(second)",
                "main user close",
                "main delegate willDismiss(first)",
                "main delegate didDismiss(first)",
            ])
    }

    @Test("BZ-100 BZ-102 a message triggered by a click follows it") func followUp() throws {
        #expect(
            try story("braze-05-follow-up") == [
                "main campaign trigger(first)",
                "main delegate displayChoiceForMessage(first) = now",
                "main delegate prepareWith(first, modal)",
                "main delegate willPresent(first)",
                "main sdk impression(first)",
                "main delegate didPresent(first)",
                "main user tapButton(1)",
                "main sdk click(first, 1)",
                "main delegate shouldProcess(first, https://shop.example/spring, 1) = true",
                "main sdk processClickAction(first, https://shop.example/spring)",
                "main sdk openedURL(https://shop.example/spring)",
                "main delegate willDismiss(first)",
                "main campaign trigger(second)",
                "main delegate didDismiss(first)",
                "main delegate displayChoiceForMessage(second) = now",
                "main delegate prepareWith(second, slideup)",
                "main delegate willPresent(second)",
                "main sdk impression(second)",
                "main delegate didPresent(second)",
            ])
    }

    @Test("BZ-062 a control message goes through every callback") func control() throws {
        #expect(
            try story("braze-06-control") == [
                "main campaign trigger(control)",
                "main delegate displayChoiceForMessage(control) = now",
                "main delegate prepareWith(control, none)",
                "main delegate willPresent(control)",
                "main sdk impression(control)",
                "main delegate didPresent(control)",
                "main delegate willDismiss(control)",
                "main delegate didDismiss(control)",
            ])
    }

    @Test("BZ-043 wrong user: prepared, never shown") func wrongUser() throws {
        #expect(
            try story("braze-07-wrong-user") == [
                "main campaign trigger(spring)",
                "main delegate displayChoiceForMessage(spring) = now",
                "main app changeUser(somebody else)",
                "main delegate prepareWith(spring, modal)",
                #"main sdk triggeredUserCurrentUserMismatch(messageId: Optional("spring"), currentUser: Optional("somebody else"), previousUser: nil)(spring)"#,
            ])
    }

    @Test("BZ-110 BZ-113 a change of user discards all Contexts and empties the stack") func changeUser()
        throws
    {
        #expect(
            try story("braze-08-change-user") == [
                "main campaign trigger(first)",
                "main delegate displayChoiceForMessage(first) = now",
                "main delegate prepareWith(first, modal)",
                "main delegate willPresent(first)",
                "main sdk impression(first)",
                "main delegate didPresent(first)",
                "main campaign trigger(second)",
                "main sdk otherMessagePresented(push: true)(second)",
                "main campaign trigger(third)",
                "main sdk otherMessagePresented(push: true)(third)",
                "main app changeUser(somebody else)",
                "main sdk discard(first)",
                "main sdk discard(second)",
                "main sdk discard(third)",
                "main delegate willDismiss(first)",
                "main delegate didDismiss(first)",
                "main app presentNext",
            ])
    }

    @Test("BZ-064 HTML without base URL goes away before it has appeared") func htmlWithoutBase() throws {
        #expect(
            try story("braze-09-html-without-base") == [
                "main campaign attachesContext(false)",
                "main campaign trigger(page)",
                "main delegate displayChoiceForMessage(page) = now",
                "main delegate prepareWith(page, html)",
                "main delegate willPresent(page)",
                "main sdk htmlNoBaseURL",
                "main delegate willDismiss(page)",
                "main delegate didDismiss(page)",
            ])
    }

    @Test("BZ-012 discard voids the Context") func discard() throws {
        #expect(
            try story("braze-10-discard") == [
                "main campaign trigger(spring)",
                "main delegate displayChoiceForMessage(spring) = discard",
                "main sdk discard(spring)",
                "main app presentNext",
            ])
    }
}
