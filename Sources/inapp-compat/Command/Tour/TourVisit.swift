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
    /// The failures on the shape: acts that could not be played, and broken promises with their ids.
    var failures: [String] = []
    /// The host, whose capabilities explain its story.
    let host: ShapeKit

    private enum CodingKeys: String, CodingKey {
        case shape, acts, diagnostics, failures
    }

    /// The calls of the handler, and the app's actions in response, in all acts.
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
    private var failures: [String] = []
    private var told = 0
    /// The number of events at the time when the app became free.
    private var freed = 0

    init(_ kit: ShapeKit) {
        self.kit = kit
        let stage = HeadlessStage()
        recorder = TraceRecorder(stage: stage)
        handler = TourHandler(recorder)
        driver = stage.run { [recorder] in kit.driver.init(recorder) { _ in nil } }
        bridge = kit.attach(RecordingHandler(recorder, inner: handler), to: driver)
        bridge.diagnostics = { [weak self] in self?.diagnostics.append($0.description) }
    }

    // The SDK retains the bridge, which retains the stage.
    deinit { recorder.stage.endProcess() }

    /// Plays every act, also after one that fails.
    func visit() -> TourVisit {
        act("Two campaigns qualify while the app is busy") {
            try self.trigger("news", self.kit.campaigns.news)
            try self.trigger("sale", self.kit.campaigns.sale)
        }
        freed = recorder.trace.events.count
        act("The app is free: the held messages are shown in order") { try self.handler.becomeFree() }
        act("The user closes the first message, and the second follows") { self.tap(.close) }
        act("The user follows a link that the app routes itself") {
            try self.click(self.kit.campaigns.clickOnSale)
        }
        act("A third campaign qualifies, now that the app is free") {
            try self.trigger("coupon", self.kit.campaigns.coupon)
        }
        act("The user clicks, and the click is left to the SDK") {
            try self.click(self.kit.campaigns.clickOnCoupon)
        }
        return TourVisit(
            shape: kit.name, acts: acts, diagnostics: diagnostics, failures: failures + brokenPromises,
            host: kit)
    }

    /// The duration of an act, in seconds: long enough for SDKs with a pause between messages.
    private static let patience = 30.0

    private func act(_ title: String, _ play: () throws -> Void) {
        do {
            try recorder.stage.run(play)
        } catch {
            failures.append("“\(title)” cannot be played: \(error)")
        }
        recorder.stage.runUntilIdle()
        recorder.stage.advance(seconds: Self.patience)
        let events = recorder.trace.events
        acts.append(TourVisit.Act(title: title, events: Trace(Array(events[told...]))))
        told = events.count
    }

    /// The broken promises to the handler, as text.
    private var brokenPromises: [String] {
        var events = recorder.trace.events.map(qualifying)
        let shows = TraceEvent(
            time: 0, thread: .main, source: .app, name: EventPattern.shows.name ?? "", arguments: [])
        events.insert(shows, at: freed)
        let trace = Trace(events).filtered(to: [.campaign, .user, .app, .handler])
        return StoryContract.brokenPromises(in: ["tour": trace], on: kit.capabilities).map {
            "\($0.id): \($0.statement) In the \($0.complaint)."
        }
    }

    /// The trigger of a campaign in the form that stories use, with the id of its message.
    private func qualifying(_ event: TraceEvent) -> TraceEvent {
        guard event.source == .campaign, let campaign = event["payload"] else { return event }
        var event = event
        event.name = EventPattern.qualifies.name ?? event.name
        let messages = try? kit.campaigns[campaign].map(kit.port.messages)
        event.arguments = messages?.first.map { [TraceEvent.Argument("message", $0.id)] } ?? []
        return event
    }

    private func trigger(_ name: String, _ payload: Data) throws {
        recorder.note(.campaign, "trigger", [TraceEvent.Argument("payload", name)])
        try driver.host.trigger(json: payload)
        recorder.stage.runUntilIdle()
    }

    private func click(_ click: StandardCampaigns.Click) throws {
        guard let gesture = click.gesture else {
            throw ToolFailure("a click on a campaign of \(kit) has no valid URL: \(click)")
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

    /// The app handles its own links, and leaves other links to the SDK.
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "shop" else { return true }
        route(url)
        return false
    }

    /// If the SDK does not ask, the app navigates when the SDK reports the link: the link is the app's own, or names
    /// its target.
    func didLoad(_ url: URL, in message: CompatMessage) {
        guard url.scheme != "shop" else { return route(url) }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let target = items.first(where: { $0.name == "target" })?.value.flatMap(URL.init(string:))
        else { return }
        route(target)
    }

    private func route(_ url: URL) {
        recorder.note(.app, "route", [TraceEvent.Argument("url", url.absoluteString)])
    }
}

/// One event of a handler's story without inherent differences between vendors: ids are numbered in order of
/// occurrence, and derivation marks are left out.
struct StoryEvent: Hashable {
    /// The kind of the event and its message, which identify it.
    let identity: String
    /// The name of the callback, or of the app's action.
    let name: String
    /// The other details.
    let details: String
    /// The message that it is about.
    private let who: String

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
        who = number.map { " message \($0)" } ?? ""
        identity = "\(event.source) \(event.name)\(who)"
        let particulars = event.arguments.filter { $0.name != "message" }.map { Self.withoutMark($0.value) }
        details = (particulars + [event.answer].compactMap { $0 }).joined(separator: ", ")
    }

    /// Whether it reports the link that dismissed its message, according to the end of the message in the story.
    func isClosingLink(in story: [StoryEvent]) -> Bool {
        name == "didLoad"
            && story.contains { $0.name == "didDismiss" && $0.who == who && $0.details == "link \(details)" }
    }

    private static func withoutMark(_ value: String) -> String {
        let mark = " (derived)"
        return value.hasSuffix(mark) ? String(value.dropLast(mark.count)) : value
    }

    /// The event as one line.
    var text: String {
        let words = identity.split(separator: " ", maxSplits: 1).last.map(String.init) ?? identity
        return details.isEmpty ? words : "\(words) (\(details))"
    }

    /// The capabilities that an event depends on; one of them is enough. If an app acts in response to a click, the
    /// SDK has to ask about the click or report it.
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
