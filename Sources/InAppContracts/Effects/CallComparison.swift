import Foundation

/// Compares the calls of a delegate in a story under two SDKs.
///
/// Only callbacks that the delegate implements count. A callback that every delegate has to implement counts if it
/// changes what the delegate stores, or if a delegate that does nothing does not see the same difference.
struct CallComparison {
    private let effects: StoryEffects
    private let own: [TraceEvent]
    private let other: [TraceEvent]

    /// Names of arguments whose values are specific to each SDK, so that they do not count as different: the class of
    /// the SDK's own view, the source of a message's page, and the host's information about other messages.
    static let ownWords: Set<String> = ["view", "attributes", "visible", "stack", "objects"]
    /// The arguments that are not compared.
    private let ignored: Set<String>
    /// The delay from which a call counts as later, in seconds: animations take less.
    private static let delay = 1.0

    /// Makes a comparison.
    /// - Parameter words: the arguments that are not compared; by default those whose values are specific to each SDK.
    init(_ effects: StoryEffects, ignoring words: Set<String> = ownWords) {
        self.effects = effects
        ignored = words.union(["message", "view"])
        own = effects.delegate.own.calls
        other = effects.delegate.other.calls
    }

    /// The changes: for each callback changes of its calls, and one change per argument.
    var changes: [EffectChange] {
        guard isSameScreen else { return callbackChanges }
        let calls = Dictionary(grouping: callbackChanges, by: \.subject)
        var found: Set<String> = []
        // A value that several callbacks observe is reported only for the first.
        let arguments = comparable.flatMap { name in
            changedArguments(of: name).filter { found.insert($0.argument).inserted }.map(\.change)
        }
        let seen = Dictionary(grouping: arguments, by: \.subject)
        return names.flatMap { (calls[$0] ?? []) + (seen[$0] ?? []) }
    }

    /// The changes of calls: which callbacks are called, how often and when. If the screens differ over time, callbacks are
    /// called for different messages, and only the absence of a callback counts.
    var callbackChanges: [EffectChange] {
        guard isSameScreen else { return names.compactMap { absence(of: $0) } }
        return names.flatMap { name -> [EffectChange] in
            if let change = countChange(name) { return [change] }
            return [timeChange(name), threadChange(name)].compactMap { $0 }
        }
    }

    /// In what callbacks are given, each by itself.
    var argumentChanges: [EffectChange] {
        comparable.flatMap { changedArguments(of: $0).map(\.change) }
    }

    /// The callbacks that come as often.
    private var comparable: [String] { names.filter { countChange($0) == nil } }
    private var names: [String] { (own + other).map(\.name).unique.filter(isThere) }

    private var isSameScreen: Bool { effects.delegate.own.screen == effects.delegate.other.screen }

    private func isThere(_ name: String) -> Bool {
        !effects.delegate.own.leftOut.contains(name) && !effects.delegate.other.leftOut.contains(name)
    }

    /// Whether a change of a callback matters to this delegate, even if a delegate that does nothing sees the same
    /// change.
    private func matters(_ name: String) -> Bool {
        !effects.obligatory.contains(name) || effects.delegate.own.used.contains(name)
            || effects.delegate.other.used.contains(name)
    }

    /// Whether a value derived from the calls of a callback is the same for a delegate that does nothing.
    private func isUsual<Value: Equatable>(_ name: String, _ value: ([TraceEvent]) -> Value) -> Bool {
        value(effects.empty.own.calls.named(name)) == value(own.named(name))
            && value(effects.empty.other.calls.named(name)) == value(other.named(name))
    }

    // MARK: How often

    private func countChange(_ name: String) -> EffectChange? {
        let (mine, its) = (own.named(name), other.named(name))
        // How often a question is asked depends on the SDK; the other callbacks have to be called equally often.
        let isQuestion = (mine + its).contains { $0.answer != nil }
        let isSame = isQuestion ? mine.messages == its.messages : mine.counts == its.counts
        guard !isSame, matters(name) || !isUsual(name, \.count) else { return nil }
        if its.isEmpty { return neverCalled(name, isQuestion) }
        guard mine.count != its.count else { return messageChange(name, mine, its) }
        return EffectChange(
            .callback, name,
            "\(name) is called \(Times.words(its.count)); under \(effects.names.own) \(Times.words(mine.count))."
        )
    }

    /// A callback that comes as often, and for other messages.
    private func messageChange(
        _ name: String, _ mine: [TraceEvent], _ its: [TraceEvent]
    ) -> EffectChange? {
        let message = mine.messages.union(its.messages).sorted().first { mine.counts[$0] != its.counts[$0] }
        return message.map { message in
            let (before, after) = (mine.counts[message] ?? 0, its.counts[message] ?? 0)
            return EffectChange(
                .callback, name,
                "\(name) is called \(Times.words(after)) for “\(message)”; under \(effects.names.own) \(Times.words(before))."
            )
        }
    }

    private func neverCalled(_ name: String, _ isQuestion: Bool) -> EffectChange {
        EffectChange(
            .callback, name,
            isQuestion
                ? "\(name) is not asked; under \(effects.names.own) it is."
                : "\(name) is not called; under \(effects.names.own) it is.")
    }

    /// The change for a callback that is no longer called, for a message that is shown under both SDKs at that time.
    private func absence(of name: String) -> EffectChange? {
        let mine = own.named(name).filter { isShown($0, in: effects.delegate.own) }
        let isMissing = !mine.isEmpty && mine.allSatisfy { isShown($0, in: effects.delegate.other) }
        guard isMissing, other.named(name).isEmpty, matters(name) else { return nil }
        return neverCalled(name, mine.contains { $0.answer != nil })
    }

    /// Whether the message that a call of the delegate's own SDK is about is up before or after what happens meanwhile: where
    /// it has gone before, nothing is left that the user could do with it.
    private func isShown(_ event: TraceEvent, in effects: PlayedEffects) -> Bool {
        guard let message = event["message"] else { return false }
        let place = self.effects.delegate.own.rests.firstIndex {
            $0.trace.events.contains { $0.name == event.name && $0.time == event.time }
        }
        let places = place.map { [$0 - 1, $0] } ?? []
        return places.contains {
            effects.rests.indices.contains($0) && effects.rests[$0].screen.contains(message)
        }
    }

    // MARK: When and where

    private func timeChange(_ name: String) -> EffectChange? {
        func times(_ events: [TraceEvent]) -> [Int] { events.map { Int($0.time.rounded()) } }
        let late = callPairs(own.named(name), other.named(name)).first { $1.time > $0.time + Self.delay }
        guard let late, !isUsual(name, times) else { return nil }
        let seconds = Int((late.1.time - late.0.time).rounded())
        return EffectChange(
            .callback, name, "\(name) is called \(seconds) s later than under \(effects.names.own).")
    }

    private func threadChange(_ name: String) -> EffectChange? {
        let moved = zip(own.named(name), other.named(name)).first { $0.thread != $1.thread }
        guard let moved, matters(name) || !isUsual(name, { $0.map(\.thread) }) else { return nil }
        return EffectChange(
            .callback, name,
            "\(name) is called on \(moved.1.thread.words); under \(effects.names.own) on \(moved.0.thread.words)."
        )
    }

    // MARK: With what

    /// The name of an argument or observed value, and its change.
    private typealias ArgumentChange = (argument: String, change: EffectChange)

    private func changedArguments(of name: String) -> [ArgumentChange] {
        let (mine, its) = (own.named(name), other.named(name))
        let arguments = mine.flatMap { $0.arguments + $0.observed }.map(\.name).unique
        return arguments.filter { !ignored.contains($0) }.compactMap { argument -> ArgumentChange? in
            let pairs = callPairs(mine, its).map { ($0[argument] ?? "none", $1[argument] ?? "none") }
            guard let (before, after) = pairs.first(where: { Self.isOther($0, $1) }) else { return nil }
            guard matters(name) || !isUsual(name, { $0.map { $0[argument] } }) else { return nil }
            let isSeen = mine.contains { $0.observed.contains { $0.name == argument } }
            let change = EffectChange(
                .argument, name,
                "\(name) \(isSeen ? "finds" : "is given") \(argument): \(after); under \(effects.names.own) "
                    + "\(argument): \(before).", about: argument)
            return (isSeen ? argument : "\(name) \(argument)", change)
        } + [viewChange(name, mine, its)].compactMap { $0.map { ("view", $0) } }
    }

    /// The calls of both, message by message, in order.
    private func callPairs(_ mine: [TraceEvent], _ its: [TraceEvent]) -> [(TraceEvent, TraceEvent)] {
        let (mine, its) = (
            Dictionary(grouping: mine, by: \.message), Dictionary(grouping: its, by: \.message)
        )
        return mine.keys.sorted().flatMap { message -> [(TraceEvent, TraceEvent)] in
            let pairs = Array(zip(mine[message] ?? [], its[message] ?? []))
            // How often a question is asked is the SDK's affair, so only the first one has a counterpart.
            return pairs.contains { $0.0.answer != nil } ? Array(pairs.prefix(1)) : pairs
        }
    }

    /// Whether two arguments differ by more than the encoding of a URL.
    static func isOther(_ before: String, _ after: String) -> Bool {
        before != after && before.removingPercentEncoding != after.removingPercentEncoding
    }

    /// The change of a view argument. Only whether there is a view counts: its class depends on the campaign.
    private func viewChange(_ name: String, _ mine: [TraceEvent], _ its: [TraceEvent]) -> EffectChange? {
        let isLost = zip(mine, its).contains { before, after in
            before["view"].map { $0 != "none" } == true && after["view"].map { $0 != "none" } != true
        }
        guard isLost, matters(name) || !isUsual(name, { $0.map { $0["view"] == "none" } }) else { return nil }
        return EffectChange(
            .argument, name, "\(name) finds no view; under \(effects.names.own) it does.", about: "view"
        )
    }
}

extension [TraceEvent] {
    /// The calls of a callback.
    fileprivate func named(_ name: String) -> [TraceEvent] { filter { $0.name == name } }
    /// The messages that they are about, and how often each.
    fileprivate var messages: Set<String> { Set(map(\.message)) }
    fileprivate var counts: [String: Int] { map(\.message).counts }
}

extension TraceEvent {
    /// The message that a call is about; empty for none.
    fileprivate var message: String { self["message"] ?? "" }
}

extension TraceEvent.ThreadKind {
    fileprivate var words: String {
        switch self {
        case .main: "the main thread"
        case .background: "a background thread"
        }
    }
}
