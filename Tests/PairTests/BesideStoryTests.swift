import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// The stories in which an app acts on the bridge or on the SDK, each under a host whose bridge has to heed that. What
/// happens there is in the counts of `contracts --pairs`.
@MainActor @Suite("Stories besides the delegate", .timeLimit(.minutes(20))) struct BesideStoryTests {
    /// The calls that a neutral handler or an adopted delegate gets, what is refused, and what the bridge reports.
    private func calls(in name: String, on host: String, _ delegate: String? = nil) throws -> [String] {
        func kit(_ name: String) throws -> ShapeKit {
            try #require([ShapeKit].builtIn.hosts.first { $0.name == name })
        }
        let subject: StorySubject = try delegate.map { .delegate(try kit($0)) } ?? .handler()
        let story = try #require(Stories.known.first { $0.name == name })
        let played = try PlayedStory(of: story, on: try kit(host), subject: subject)
        let callbacks: TraceEvent.Source = delegate == nil ? .handler : .adopted
        return played.trace.events.filter { event in
            [callbacks, .bridge, .listener].contains(event.source) || event.name == "refused"
        }.map {
            ($0.source == .bridge ? "reported " : "") + $0.call + ($0.thread == .main ? "" : " off main")
        }
    }

    @Test("AI-082 A dismissal that the SDK ignored does not keep a message from being hidden later")
    func hidden() throws {
        let calls = try calls(in: "hidden-by-the-sdk", on: "adobeIOS")
        #expect(
            calls == [
                "decideDisplay(message: a) -> show",
                "prepare(message: a)",
                "willPresent(message: a)",
                "didPresent(message: a)",
                "didHide(message: a)",
                "willPresent(message: a)",
                "didPresent(message: a)",
                "didHide(message: a)",
                "willPresent(message: a)",
                "didPresent(message: a)",
                "didLoad(message: a, url: adbinapp://dismiss?action=close)",
                "willDismiss(message: a)",
                "didDismiss(message: a, resolution: link adbinapp://dismiss?action=close (derived))",
            ], "\(calls)")
    }

    @Test("AM-049 An adopted delegate is not asked about a message while another one is hidden")
    func behind() throws {
        let calls = try calls(in: "another-while-hidden", on: "adobeIOS", "airship18")
        #expect(
            calls == [
                "reported neverCalled",
                "reported notAlwaysCalled",
                "reported messageIncomplete",
                "isMessageReadyToDisplay(message: a, scheduleID: a) -> true",
                "sceneForMessage(message: a) -> none",
                "messageWillDisplay(message: a, scheduleID: a)",
                "reported heldForPreparation",
                "messageFinishedDisplaying(message: a, scheduleID: a)",
                "isMessageReadyToDisplay(message: b, scheduleID: b) -> true",
                "sceneForMessage(message: b) -> none",
                "messageWillDisplay(message: b, scheduleID: b)",
            ], "\(calls)")
    }

    @Test("BZ-091 A page that was hidden after a click can be clicked again")
    func clickedAgain() throws {
        let calls = try calls(in: "followed-hidden-followed", on: "adobeAndroid3", "braze")
        #expect(
            calls == [
                "reported notAlwaysCalled",
                "reported notAlwaysCalled",
                "reported notAdopted",
                "reported messageIncomplete",
                "displayChoiceForMessage(message: a) -> now",
                "prepareWith(message: a, attributes: html)",
                "reported viewNotShown",
                "willPresent(message: a, view: HtmlView)",
                "didPresent(message: a, view: HtmlView)",
                "reported actionFailed",
                "shouldProcess(message: a, clickAction: https://shop.example/terms, buttonId: none) -> true",
                "willDismiss(message: a, view: HtmlView)",
                "didDismiss(message: a, view: HtmlView)",
                "prepareWith(message: a, attributes: html)",
                "willPresent(message: a, view: HtmlView)",
                "didPresent(message: a, view: HtmlView)",
                "shouldProcess(message: a, clickAction: https://shop.example/terms, buttonId: none) -> true",
                "willDismiss(message: a, view: HtmlView)",
                "didDismiss(message: a, view: HtmlView)",
            ], "\(calls)")
    }

    @Test("BZ-012 A message that was discarded while another one was up does not come with presentNext()")
    func discarded() throws {
        let calls = try calls(in: "discarded-before-its-turn", on: "braze")
        #expect(
            calls == [
                "decideDisplay(message: b) -> hold",
                "decideDisplay(message: a) -> show",
                "prepare(message: a)",
                "willPresent(message: a)",
                "didPresent(message: a)",
                "willDismiss(message: a)",
                "didDismiss(message: a, resolution: dismissed by the user (derived))",
            ], "\(calls)")
    }

    @Test("A message that the SDK did not show is the next one again")
    func next() throws {
        let calls = try calls(in: "refused-then-next", on: "adobeAndroid3")
        #expect(
            calls == [
                "decideDisplay(message: a) -> hold",
                "reported showFailed",
                "prepare(message: a)",
                "willPresent(message: a)",
                "didPresent(message: a)",
                "didLoad(message: a, url: adbinapp://dismiss?action=close)",
                "willDismiss(message: a)",
                "didDismiss(message: a, resolution: link adbinapp://dismiss?action=close (derived))",
            ], "\(calls)")
    }

    @Test("AM-103 A message whose campaign cannot be deleted does not appear, and that is reported")
    func undeleted() throws {
        let calls = try calls(in: "cancel-fails", on: "airship18")
        #expect(
            calls == [
                "decideDisplay(message: a) -> discard",
                "reported actionFailed",
            ], "\(calls)")
    }

    @Test("AS-017 The app's factory blocks are the SDK's again after detach()")
    func factories() throws {
        let calls = try calls(in: "own-view-after-detaching", on: "airship17")
        #expect(
            calls == [
                "factory(message: a) off main",
                "prepare(message: a) -> success",
                "isReadyToDisplay(message: a) -> true",
                "display(message: a)",
            ], "\(calls)")
    }

    @Test("A topic counts as reported only if somebody listens")
    func heard() throws {
        let calls = try calls(in: "heard-later", on: "adobeAndroid3")
        #expect(
            calls == [
                "decideDisplay(message: a) -> hold",
                "reported notAsked",
                "prepare(message: a)",
                "willPresent(message: a)",
                "didPresent(message: a)",
                "didLoad(message: a, url: adbinapp://dismiss?interaction=1&link=https%3A%2F%2Fshop.example%2Fcart)",
                "willDismiss(message: a)",
                "didDismiss(message: a, resolution: link adbinapp://dismiss?interaction=1&link=https%3A%2F%2Fshop.example%2Fcart (derived))",
            ], "\(calls)")
    }

    @Test("A2-203 A delegate of version 2.0.0 is told of a failure on a background thread")
    func oldest() throws {
        let calls = try calls(in: "of-the-oldest-version", on: "airship18", "adobeAndroid2")
        #expect(
            calls == [
                "reported neverCalled",
                "reported notAlwaysCalled",
                "reported notAlwaysCalled",
                "shouldShowMessage(message: a) -> true off main",
                "onShow(message: a)",
                "onShowFailure off main",
            ], "\(calls)")
    }

    @Test("An address that a link has encoded twice is decoded twice, and no more")
    func escaped() throws {
        let calls = try calls(in: "escaped-link-followed", on: "adobeAndroid2", "braze")
        #expect(
            calls == [
                "reported notAlwaysCalled",
                "reported notAlwaysCalled",
                "reported notAdopted",
                "reported messageIncomplete",
                "reported messageIncomplete",
                "displayChoiceForMessage(message: a) -> now",
                "prepareWith(message: a, attributes: html)",
                "reported viewNotShown",
                "willPresent(message: a, view: HtmlView)",
                "didPresent(message: a, view: HtmlView)",
                "shouldProcess(message: a, clickAction: https://shop.example/find?name=hats%26coats, buttonId: none) -> true",
                "willDismiss(message: a, view: HtmlView)",
                "didDismiss(message: a, view: HtmlView)",
            ], "\(calls)")
    }
}
