import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship18Bridge
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// The course of a message in a first round.
enum FirstRound: String, CaseIterable, Sendable {
    case closedByUser, clicked, dismissed, hiddenAndClosed, clickedAndHidden, shownLater, discarded
    case discardedLater, refusedClick, swipedAway, timedOut, withoutWindow, shownInVain, inOwnView, listenedTo
    case hiddenBySDK, edited

    /// What the handler decides.
    var decision: DisplayDecision {
        switch self {
        case .discarded: .discard
        case .shownLater, .discardedLater, .shownInVain: .hold
        default: .show
        }
    }

    /// Whether the message ends for good, where a discard deletes the campaign.
    var isDiscarded: Bool { self == .discarded || self == .discardedLater }

    /// The capabilities without which an action of the handler is refused.
    var needs: [Capability] {
        switch self {
        case .dismissed: [.dismissBuiltIn]
        case .hiddenAndClosed, .clickedAndHidden: [.hide]
        case .listenedTo: [.scriptMessages]
        default: []
        }
    }

    /// Whether the SDK still takes the message for displayed, so that the campaign does not come again: a view that
    /// could not be made is not reported to Adobe's monitor (AI-032), and a display without a scene does not end on
    /// Airship (AS-047, AM-071).
    func isStuck(on host: ShapeKit) -> Bool {
        guard self == .withoutWindow || self == .shownInVain else { return false }
        return [.adobeIOS, .airship17, .airship18].contains(host.shape)
    }
}

/// An SDK with a handler, on which rounds of one campaign are played.
@MainActor final class RoundPlayer {
    let sdk: DrivenSDK
    let handler = BridgeTesting.RecordingHandler()
    private let course: FirstRound
    private let list = DiagnosticList()
    /// What the page's scripts have said to the handler.
    private let heard = Locked<[String]>([])
    /// The message as it appeared.
    private let contents = Locked<[MessageContent]>([])
    /// The errors of the handler's actions that were refused.
    private(set) var refusals: [any Error] = []

    init(_ host: ShapeKit, _ course: FirstRound) {
        sdk = DrivenSDK(host)
        self.course = course
        sdk.isRepeating = true
        sdk.attach(handler)
        sdk.bridge?.diagnostics = { [list] in list.items.append($0) }
    }

    private var stage: HeadlessStage { sdk.stage }
    /// Whether the message is a page, whose link does not close it on most SDKs.
    private var isPage: Bool { course == .listenedTo || course == .clickedAndHidden }

    /// The diagnostics until now.
    var diagnostics: [String] { list.items.map(\.description) }

    private func trigger() throws {
        guard isPage else { return try sdk.trigger(sdk.kit.campaigns.sale) }
        let room = try #require(sdk.kit.stories).host
        try sdk.trigger(Data(#require(room.campaign(.page, "p1")).utf8))
        stage.page.finishLoading()
        stage.runUntilIdle()
    }

    private func click() throws {
        let room = try #require(sdk.kit.stories).host
        let gesture =
            isPage ? room.gesture(.followsLink, .page) : sdk.kit.campaigns.clickOnSale.gesture
        // The pages of one SDK have no links to follow.
        if let gesture { stage.user.perform(gesture) }
        stage.advance(by: .seconds(1))
    }

    private func act(_ action: () throws -> Void) {
        do { try stage.run(action) } catch { refusals.append(error) }
        stage.advance(by: .seconds(1))
    }

    /// The user closes what is visible.
    private func end() {
        stage.user.close()
        stage.advance(by: .seconds(120))
    }

    /// A round in which the user only closes the message, or clicks on it.
    /// - Returns: the handler's calls, everything that the SDK called and did, and the diagnostics.
    func plainRound(isClicked: Bool) throws -> Round {
        handler.clear()
        heard.withLock { $0 = [] }
        contents.withLock { $0 = [] }
        handler.onDidPresent = { [contents] message in contents.withLock { $0.append(message.content) } }
        let (start, events, said) = (stage.now, sdk.recorder.trace.events.count, diagnostics)
        try trigger()
        if isClicked { try click() }
        if isPage {
            stage.page.post("offer", json: "7")
            stage.runUntilIdle()
        }
        end()
        // Where the SDK keeps a listener for later messages, nothing on the stage notices that the page speaks in vain.
        let trace = sdk.recorder.trace.events[events...].filter { !$0.name.contains("page posted") }.map {
            event in
            var event = event
            event.time = ((event.time - start) * 100).rounded() / 100
            // The number of objects that the delegate has met.
            event.observed.removeAll { $0.name == "object" }
            return event.description
        }
        return Round(
            calls: handler.calls, heard: heard.current, contents: contents.current, trace: trace,
            diagnostics: Array(diagnostics[said.count...]))
    }

    /// The first round.
    func firstRound() throws {
        prepare()
        if course == .withoutWindow { stage.app.hasRootViewController = false }
        try trigger()
        if let message = handler.messages.first { try follow(course, message) }
        stage.app.hasRootViewController = true
        if let message = handler.messages.first { endAll(message) }
        end()
        handler.decision = .show
        handler.leavesClicksToSDK = true
        handler.onPrepare = nil
    }

    /// What is still waiting is shown, and what the user cannot close is dismissed by the app.
    private func endAll(_ message: CompatMessage) {
        if course == .shownInVain, message.phase == .held { act { try message.show() } }
        end()
        if course == .inOwnView, message.phase.isOnScreen { act { try message.dismiss() } }
    }

    private func prepare() {
        handler.decision = course.decision
        handler.leavesClicksToSDK = course != .refusedClick
        if course == .timedOut { handler.onPrepare = { plan, _ in plan.autoClose = 5 } }
        if course == .edited { handler.onPrepare = Self.edit }
        if course == .inOwnView { handler.onPrepare = { plan, _ in plan.customView = UIView() } }
    }

    /// Changes the text, the frame and all that a plan says of the surroundings.
    private static func edit(_ plan: inout PresentationPlan, _ message: CompatMessage) {
        plan.content.header = TextContent("Changed")
        plan.content.frame = FrameContent(cornerRadius: 21)
        plan.orientation = .portrait
        plan.statusBar = .hidden
        plan.autoClose = 50
    }

    private func follow(_ course: FirstRound, _ message: CompatMessage) throws {
        switch course {
        case .closedByUser, .discarded, .inOwnView, .withoutWindow, .edited: break
        case .timedOut: stage.advance(by: .seconds(10))
        case .swipedAway: stage.user.swipeAway()
        case .clicked, .refusedClick: try click()
        case .dismissed: act { try message.dismiss() }
        case .shownLater: act { try message.show() }
        case .shownInVain:
            stage.app.hasRootViewController = false
            act { try message.show() }
            stage.advance(by: .seconds(10))
        case .discardedLater: act { try message.discard() }
        case .hiddenAndClosed: hide(message)
        case .clickedAndHidden:
            try click()
            hide(message)
        case .listenedTo: listen(to: message)
        case .hiddenBySDK: hideNatively(message)
        }
    }

    private func hide(_ message: CompatMessage) {
        act { try message.hide() }
        guard message.phase == .hidden else { return }
        act { try message.show() }
    }

    private func listen(to message: CompatMessage) {
        act {
            try message.onScriptMessage("offer") { [heard] body in
                heard.withLock { $0.append("offer \(body as Any)") }
            }
        }
    }

    /// The app hides the vendor's message without the bridge, where there is such an action, and shows it again.
    private func hideNatively(_ message: CompatMessage) {
        if let native = message.native(as: AdobeIOSModel.FullscreenMessage.self) {
            act { native.hide() }
            act { native.show() }
        }
        if let native = message.native(as: (any AdobeAndroid3Model.Presentable).self) {
            act { native.hide() }
            act { native.show() }
        }
    }
}

/// What happened in one round.
struct Round: Equatable {
    var calls: [String]
    var heard: [String]
    var contents: [MessageContent]
    var trace: [String]
    var diagnostics: [String]
}
