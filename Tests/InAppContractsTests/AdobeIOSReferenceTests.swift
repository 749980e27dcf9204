import InAppContracts
import Testing

/// The reference sequences of the rules (2.13), played from scenario files on a recording delegate.
@MainActor @Suite struct AdobeIOSReferenceTests {
    private func story(_ file: String) throws -> [String] {
        try ScenarioRunner.run(ScenarioFiles.load(file)).story
    }

    @Test("AI-030 AI-035 shown: asked, announced, then put on the screen") func shown() throws {
        #expect(
            try story("adobe-01-shown") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
            ])
    }

    @Test("AI-073 AI-111 Message.dismiss() is tracked twice") func appDismisses() throws {
        #expect(
            try story("adobe-02-app-dismisses") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
                "main app messageDismiss(spring)",
                "main E(dismiss)",
                "main sdk view removed(spring)",
                "main H(dismiss|)",
                "main E(dismiss)",
                "main delegate onDismiss(spring)",
            ])
    }

    @Test("AI-032 AI-033 a message in conflict is refused unasked") func conflict() throws {
        #expect(
            try story("adobe-03-conflict") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
                "main campaign trigger(summer)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg E(suppressdisplay Conflict)",
                "bg H(suppressdisplay|Conflict)",
            ])
    }

    @Test("AI-050 AI-051 Message.show() does not ask again") func suppressShowLater() throws {
        #expect(
            try story("adobe-04-suppress-show-later") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = false",
                "bg E(suppressdisplay SuppressedByAppDeveloper)",
                "bg H(suppressdisplay|SuppressedByAppDeveloper)",
                "main app messageShow(spring)",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
            ])
    }

    @Test("AI-094 AI-099 an SDK link tracks, opens, tells, dismisses") func link() throws {
        #expect(
            try story("adobe-05-link") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
                "main user openLink(adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org)",
                "main E(interact a)",
                "main H(interact|a)",
                "main sdk openedURL(https://e.org)",
                "main delegate urlLoaded(adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org, spring)",
                "main sdk view removed(spring)",
                "main H(dismiss|)",
                "main E(dismiss)",
                "main delegate onDismiss(spring)",
            ])
    }

    @Test("AI-091 a plain link is not told") func plainLink() throws {
        #expect(
            try story("adobe-06-plain-link") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
                "main user openLink(https://e.org/)",
            ])
    }

    @Test("AI-078 a tap on the backdrop dismisses") func backdrop() throws {
        #expect(
            try story("adobe-07-backdrop") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
                "main user tapOutside",
                "main sdk view removed(spring)",
                "main H(dismiss|)",
                "main E(dismiss)",
                "main delegate onDismiss(spring)",
            ])
    }

    @Test("AI-080 AI-081 hiding is silent, showing again asks again") func hide() throws {
        #expect(
            try story("adobe-08-hide") == [
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
                "main app fullscreenHide(spring)",
                "main sdk view removed(spring)",
                "main app fullscreenShow(spring)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
                "main app fullscreenDismiss(spring)",
                "main sdk view removed(spring)",
                "main H(dismiss|)",
                "main E(dismiss)",
                "main delegate onDismiss(spring)",
            ])
    }

    @Test("AI-038 an empty page is announced and never dismissed") func empty() throws {
        #expect(
            try story("adobe-09-empty") == [
                "main campaign trigger(empty)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(empty) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(empty)",
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg delegate shouldShowMessage(spring) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
            ])
    }

    @Test("AI-001 AI-004 without a delegate everything is shown") func released() throws {
        #expect(
            try story("adobe-10-released") == [
                "main app releaseDelegate",
                "main campaign trigger(spring)",
                "main E(trigger)",
                "main H(trigger|)",
                "bg E(display)",
                "bg H(display|)",
                "main sdk view inserted(spring)",
                "main user tapOutside",
                "main sdk view removed(spring)",
                "main H(dismiss|)",
                "main E(dismiss)",
            ])
    }
}
