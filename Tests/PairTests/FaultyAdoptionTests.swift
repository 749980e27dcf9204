import AdobeAndroid2Bridge
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import Airship18Bridge
import BrazeBridge
import BuiltInShapes
import Foundation
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// Adoptions with one deliberate fault each: the pair run rejects them, with the text of a promise.
@MainActor @Suite(.timeLimit(.minutes(20))) struct FaultyAdoptionTests {
    /// A fault of the code between a bridge and an adopted delegate.
    enum Fault: CaseIterable {
        case swallowsTheEnd, tellsTheEndTwice, asksTwice, ignoresNo, swallowsClicks, tellsOfMessagesNeverShown
        /// The app's requests to the adoption have no effect.
        case ignoresPause, ignoresCancelling, ignoresInterval, keepsTheFirstDelegate

        /// The acts that a faulty adoption accepts and ignores.
        var ignoredActs: Set<StoryAct> {
            switch self {
            case .ignoresPause: [.pauses]
            case .ignoresCancelling: [.cancels]
            case .ignoresInterval: [.setsInterval]
            case .keepsTheFirstDelegate: [.replacesDelegate]
            default: []
            }
        }
    }

    /// The shape whose adopted delegates are made faulty, a rule that detects the fault, and a part of the
    /// complaint. The adoption itself keeps ends that are reported twice, or for messages never shown, from
    /// delegates for Airship 18.
    nonisolated static let cases: [(Fault, SDKShape, String, String)] = [
        (.swallowsTheEnd, .adobeIOS, "AI-073", "delegate onDismiss occurs later; it is missing"),
        (.swallowsTheEnd, .braze, "BZ-061", "the next callback is delegate didDismiss"),
        (.swallowsTheEnd, .airship17, "AS-042", "delegate messageFinishedDisplaying occurs later"),
        (.swallowsTheEnd, .airship18, "AM-082", "delegate messageFinishedDisplaying occurs later"),
        (
            .asksTwice, .airship18, "AM-047",
            "delegate isMessageReadyToDisplay does not occur before delegate messageWillDisplay"
        ),
        (
            .ignoresNo, .airship18, "AM-002",
            "delegate messageWillDisplay does not occur before delegate isMessageReadyToDisplay"
        ),
        (
            .ignoresPause, .airship18, "AM-017",
            "delegate isMessageReadyToDisplay does not occur before app resumes; found delegate isMessageReadyToDisplay"
        ),
        (
            .ignoresPause, .airship17, "AS-008",
            "delegate isMessageReady does not occur before app resumes; found delegate isMessageReady"
        ),
        (
            .ignoresPause, .airship17, "AS-007",
            "delegate messageWillBeDisplayed does not occur before app resumes"
        ),
        (
            .ignoresCancelling, .airship18, "AM-065",
            "delegate isMessageReadyToDisplay does not occur later; found delegate isMessageReadyToDisplay"
        ),
        (
            .ignoresCancelling, .airship17, "AS-067",
            "delegate messageWillBeDisplayed does not occur later; found delegate messageWillBeDisplayed"
        ),
        (
            .ignoresInterval, .airship18, "AM-067",
            "delegate isMessageReadyToDisplay(message: b) occurs after 30.0 s; found it after"
        ),
        (
            .keepsTheFirstDelegate, .airship18, "AM-069",
            "it has delegate: other; found messageFinishedDisplaying(message: a, scheduleID: a) with delegate: none"
        ),
        (
            .keepsTheFirstDelegate, .adobeAndroid2, "A2-001",
            "delegate onDismiss(delegate: other) occurs later"
        ),
        (
            .keepsTheFirstDelegate, .adobeAndroid2, "A2-002",
            "it has delegate: other; found onDismiss(message: a)"
        ),
        (.tellsTheEndTwice, .adobeIOS, "AI-076", "delegate onShow has occurred since delegate onDismiss"),
        (.asksTwice, .braze, "BZ-010", "the next callback is delegate prepareWith"),
        (.ignoresNo, .adobeAndroid3, "A3-040", "delegate does not occur later; found"),
        (.ignoresNo, .braze, "BZ-011", "delegate willPresent does not occur later"),
        (
            .swallowsClicks, .adobeAndroid3, "A3-080",
            "delegate onContentLoaded occurs before delegate onDismiss"
        ),
        (.swallowsClicks, .braze, "BZ-080", "delegate shouldProcess occurs before delegate willDismiss"),
        (.tellsOfMessagesNeverShown, .adobeIOS, "AI-034", "delegate onDismiss does not occur later"),
    ]

    @Test("A faulty adoption is rejected, in the terms of the promise that it breaks", arguments: cases)
    func rejected(_ fault: Fault, _ shape: SDKShape, _ rule: String, _ words: String) throws {
        let kit = try #require([ShapeKit].builtIn[shape])
        let host = try #require([ShapeKit].builtIn[shape == .braze ? .adobeIOS : .braze])
        let report = try StoryContract.report(host: host, delegate: try kit.faulty(fault))
        let result = try #require(report.results.first { $0.id == rule })
        #expect(result.status == .broken)
        #expect(
            result.violations.contains { $0.complaint.contains(words) },
            "\(fault): \(result.violations.map(\.complaint))")
    }
}

extension ShapeKit {
    /// The same shape with a fault in its adoption.
    @MainActor func faulty(_ fault: FaultyAdoptionTests.Fault) throws -> ShapeKit {
        let room = try storyRoom
        return ShapeKit(
            title: title, capabilities: capabilities, driver: driver, adopt: adopt, rules: rules,
            scenarios: [:],
            requirements: requirements, port: port, campaigns: campaigns,
            stories: StoryRoom(host: room.host, needs: room.needs) { recorder, story, inner in
                func wrap<Inner: StoryDelegate>(_ inner: Inner) -> any StoryDelegate {
                    FaultyDelegate(inner, fault)
                }
                return wrap(try room.delegate(recorder, story, inner))
            })
    }
}

/// A delegate whose adoption has a fault.
private final class FaultyDelegate<Inner: StoryDelegate>: StoryDelegate {
    private let inner: Inner
    private let fault: FaultyAdoptionTests.Fault

    init(_ inner: Inner, _ fault: FaultyAdoptionTests.Fault) {
        self.inner = inner
        self.fault = fault
    }

    var object: AnyObject { inner.object }
    func adopted() -> any InAppMessageHandler { FaultyHandler(inner.adopted(), fault) }
    static func callback(of moment: StoryMoment) -> String? { Inner.callback(of: moment) }
    func action(_ act: StoryAct, on message: String) -> (() throws -> Void)? {
        inner.action(act, on: message).map { fault.ignoredActs.contains(act) ? {} : $0 }
    }
    func look(at message: String) -> [TraceEvent.Argument]? { inner.look(at: message) }
}

@MainActor private final class FaultyHandler: InAppMessageHandler {
    private let inner: any InAppMessageHandler
    private let fault: FaultyAdoptionTests.Fault

    init(_ inner: any InAppMessageHandler, _ fault: FaultyAdoptionTests.Fault) {
        self.inner = inner
        self.fault = fault
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        let answer = inner.decideDisplay(of: message)
        switch fault {
        case .asksTwice: return inner.decideDisplay(of: message)
        case .ignoresNo: return .show
        case .tellsOfMessagesNeverShown:
            MainThread.after(0.1) { [inner] in
                if message.phase == .held {
                    inner.didDismiss(message, resolution: MessageResolution(.unspecified))
                }
            }
            return answer
        default: return answer
        }
    }

    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        inner.prepare(&plan, for: message)
    }
    func willPresent(_ message: CompatMessage) { inner.willPresent(message) }
    func didPresent(_ message: CompatMessage) { inner.didPresent(message) }
    func didHide(_ message: CompatMessage) { inner.didHide(message) }
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        fault == .swallowsClicks || inner.shouldPerform(action, of: message)
    }
    func didLoad(_ url: URL, in message: CompatMessage) {
        if fault != .swallowsClicks { inner.didLoad(url, in: message) }
    }
    func willDismiss(_ message: CompatMessage) { inner.willDismiss(message) }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        guard fault != .swallowsTheEnd else { return }
        inner.didDismiss(message, resolution: resolution)
        if fault == .tellsTheEndTwice { inner.didDismiss(message, resolution: resolution) }
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        inner.didFail(message, failure: failure)
    }
}
