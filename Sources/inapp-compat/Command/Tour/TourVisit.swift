import Foundation
import InAppCompat
import InAppContracts

/// The tour through one shape: the acts that were played, and what happened in each.
struct TourVisit: Encodable {
    /// One act.
    struct Act: Encodable {
        let title: String
        let events: Trace
    }

    let shape: String
    let acts: [Act]
    let diagnostics: [String]
    /// The host, whose capabilities explain its story.
    let host: ShapeKit

    private enum CodingKeys: String, CodingKey {
        case shape, acts, diagnostics
    }

    /// What the handler saw and what the app did in response, in all acts.
    var story: [TraceEvent] {
        acts.flatMap { $0.events.events(from: .handler, .app) }
    }
}

/// Plays the tour on one shape.
@MainActor final class TourGuide {
    private let kit: ShapeKit
    private let recorder: TraceRecorder
    private let driver: any ShapeDriver
    private let handler: TourHandler
    private let bridge: any MessageBridge
    private var acts: [TourVisit.Act] = []
    private var diagnostics: [String] = []
    private var told = 0

    init(_ kit: ShapeKit) {
        self.kit = kit
        let stage = HeadlessStage()
        recorder = TraceRecorder(stage: stage)
        handler = TourHandler(recorder)
        driver = stage.run { [recorder] in kit.driver.init(recorder) { _ in nil } }
        bridge = kit.attach(RecordingHandler(recorder, inner: handler), to: driver)
        bridge.diagnostics = { [weak self] in self?.diagnostics.append($0.description) }
    }

    // The SDK holds the bridge, which holds the stage.
    deinit { recorder.stage.endProcess() }

    func visit() throws -> TourVisit {
        try act("Two campaigns qualify while the app is busy") {
            try self.trigger("news", self.kit.campaigns.news)
            try self.trigger("sale", self.kit.campaigns.sale)
        }
        try act("The app is free: what waited is shown in order") { try self.handler.becomeFree() }
        try act("The user closes the first, the second follows") { self.tap(.close) }
        try act("The user follows a link that the app routes itself") {
            try self.click(self.kit.campaigns.clickOnSale)
        }
        try act("A third campaign qualifies, now that the app is free") {
            try self.trigger("coupon", self.kit.campaigns.coupon)
        }
        try act("The user clicks, and the click is left to the SDK") {
            try self.click(self.kit.campaigns.clickOnCoupon)
        }
        return TourVisit(
            shape: kit.name, acts: acts, diagnostics: diagnostics, host: kit)
    }

    /// The duration of an act, in seconds: long enough for SDKs with a pause between messages.
    private static let patience = 30.0

    private func act(_ title: String, _ play: () throws -> Void) throws {
        try recorder.stage.run(play)
        recorder.stage.runUntilIdle()
        recorder.stage.advance(seconds: Self.patience)
        let events = recorder.trace.events
        acts.append(TourVisit.Act(title: title, events: Trace(Array(events[told...]))))
        told = events.count
    }

    private func trigger(_ name: String, _ payload: Data) throws {
        recorder.note(.campaign, "trigger", [TraceEvent.Argument("payload", name)])
        try driver.host.trigger(json: payload)
        recorder.stage.runUntilIdle()
    }

    private func click(_ click: StandardCampaigns.Click) throws {
        guard let gesture = click.gesture else {
            throw ToolFailure("the campaigns of \(kit) are clicked at what is no URL: \(click)")
        }
        tap(gesture)
    }

    private func tap(_ gesture: UserGesture) {
        recorder.note(.user, gesture.description)
        recorder.stage.user.perform(gesture)
    }
}

/// The single handler of the tour, as an app would write it, without any vendor's name. Callbacks that a shape never
/// makes are listed in the matrix, not here.
@MainActor final class TourHandler: AttachmentListener {
    /// Whether the app is busy.
    var isBusy = true
    private var waiting: [CompatMessage] = []
    private let recorder: TraceRecorder

    func attached(to engine: LifecycleEngine) {}

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    /// The app is no longer busy: the waiting messages are shown, in order.
    func becomeFree() throws {
        isBusy = false
        let messages = waiting
        waiting = []
        for message in messages { try message.show() }
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard isBusy else { return .show }
        waiting.append(message)
        return .hold
    }

    /// The app handles its own links, and leaves the others to the SDK.
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "shop" else { return true }
        route(url)
        return false
    }

    /// If the SDK does not ask, the link names its target, and the app navigates when it is told.
    func didLoad(_ url: URL, in message: CompatMessage) {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let target = items.first(where: { $0.name == "target" })?.value.flatMap(URL.init(string:))
        else { return }
        route(target)
    }

    private func route(_ url: URL) {
        recorder.note(.app, "route", [TraceEvent.Argument("url", url.absoluteString)])
    }
}

/// One event of a handler's story without inherent differences between vendors: ids are numbered in the order in which
/// they occur, and marks of derivation are left out.
struct StoryEvent: Hashable {
    /// The kind of the event and its message, which identify it.
    let identity: String
    /// The name of the callback, or of the app's action.
    let name: String
    /// The other details.
    let details: String

    /// A normalised story.
    static func story(_ events: [TraceEvent]) -> [StoryEvent] {
        var numbers: [String: Int] = [:]
        return events.map { event in
            let number = event["message"].map { id in
                numbers[id]
                    ?? {
                        numbers[id] = numbers.count + 1; return numbers.count
                    }()
            }
            return StoryEvent(event, number)
        }
    }

    private init(_ event: TraceEvent, _ number: Int?) {
        name = event.name
        let who = number.map { " message \($0)" } ?? ""
        identity = "\(event.source) \(event.name)\(who)"
        let particulars = event.arguments.filter { $0.name != "message" }.map { Self.withoutMark($0.value) }
        details = (particulars + [event.answer].compactMap { $0 }).joined(separator: ", ")
    }

    private static func withoutMark(_ value: String) -> String {
        let mark = " (derived)"
        return value.hasSuffix(mark) ? String(value.dropLast(mark.count)) : value
    }

    /// The event in a line.
    var text: String {
        let words = identity.split(separator: " ", maxSplits: 1).last.map(String.init) ?? identity
        return details.isEmpty ? words : "\(words) (\(details))"
    }

    /// The capabilities of which an event needs one. An app's action in response to a click needs a decision about the
    /// click or a callback for it.
    static func needs(of name: String) -> [Capability] {
        name == "route" ? [.shouldPerform, .didLoad] : [capability(of: name)].compactMap { $0 }
    }

    /// The capability on which the event, or one of its details, depends.
    static func capability(of name: String) -> Capability? {
        switch name {
        case "decideDisplay": .gate
        case "prepare": .prepareContent
        case "willPresent": .willPresent
        case "didPresent": .didPresent
        case "didHide": .didHide
        case "shouldPerform": .shouldPerform
        case "didLoad": .didLoad
        case "willDismiss": .willDismiss
        case "didDismiss": .didDismiss
        case "didFail": .failure
        default: nil
        }
    }
}
