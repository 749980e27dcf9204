public import InAppCompat

/// What changes for one delegate when another SDK drives it: the callbacks that never come, come later, come
/// differently, or come in addition, story by story.
///
/// Sendable; a value.
public struct ChangeReport: Sendable, CustomStringConvertible {
    /// In which way a callback changes.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It does not come any more.
        case never
        /// It comes later than with its own SDK.
        case later
        /// It comes with other arguments, on another thread, or in another place among the others.
        case differently
        /// It comes where its own SDK does not call it.
        case inAddition
    }

    /// One callback that changes. Sendable; a value.
    public struct Change: Sendable, Hashable {
        /// In which way.
        public let kind: Kind
        /// The callback, as traces print it.
        public let callback: String
        /// The stories in which it changes so.
        public let stories: [String]
        /// What is different, in the first of them.
        public let example: String
    }

    /// The shape of the delegate.
    public let delegate: SDKShape
    /// The shape of the SDK that is to drive it.
    public let host: SDKShape
    /// What changes; callbacks that never come first.
    public let changes: [Change]
    /// The promises of its own SDK that cannot be kept, with the reasons.
    public let lost: [PromiseResult]
    /// How many stories were played under both SDKs.
    public let storyCount: Int

    /// Whether nothing changes that the delegate could notice.
    public var isUnchanged: Bool { changes.isEmpty }

    /// The report on one screen.
    public var description: String {
        let head = "A delegate of \(delegate) under \(host), in \(storyCount) stories:"
        guard !isUnchanged else { return "\(head) nothing changes." }
        let callbacks = Kind.allCases.flatMap { kind -> [String] in
            let changed = changes.filter { $0.kind == kind }
            return changed.isEmpty ? [] : ["\(kind.words):"] + changed.flatMap(\.lines)
        }
        let reasons = lost.compactMap { result -> (String, String)? in
            guard case .impossible(let capability, let reason) = result.status else { return nil }
            return (capability.name, reason)
        }
        var known: Set<String> = []
        let why = reasons.filter { known.insert($0.0).inserted }.flatMap { name, reason in
            Paragraph.lines("\(name): \(reason)", indent: 2, limit: 2)
        }
        return ([head] + callbacks + (why.isEmpty ? [] : ["because \(host) lacks:"] + why)).joined(
            separator: "\n")
    }
}

extension ChangeReport.Kind {
    fileprivate var words: String {
        switch self {
        case .never: "never come any more"
        case .later: "come later"
        case .differently: "come differently"
        case .inAddition: "come in addition"
        }
    }
}

extension ChangeReport.Change {
    fileprivate var lines: [String] {
        let more = stories.count > 1 ? " and \(stories.count - 1) more" : ""
        return Paragraph.lines("\(callback) (\(stories[0])\(more)): \(example)", indent: 2, limit: 1)
    }
}

extension StoryContract {
    /// Plays the stories with fresh delegates of a shape under their own SDK and under another one, and says what
    /// changes for them.
    /// - Parameters:
    ///   - delegate: the shape of the delegates.
    ///   - host: the shape of the SDK.
    ///   - make: makes a delegate of the shape; called twice a story, on its stage.
    /// - Throws: `ScenarioError.Code.wrongDelegate` for a delegate of another shape, `wrongShape` for a shape that takes
    ///   no part in stories.
    public static func changes(
        from delegate: ShapeKit, to host: ShapeKit, _ make: () -> AnyObject
    ) throws -> ChangeReport {
        let own = try traces(of: make, shape: delegate, on: delegate)
        let other = try traces(of: make, shape: delegate, on: host)
        let stories = own.keys.filter { other[$0] != nil }.sorted()
        var found: [FoundChange] = []
        for story in stories {
            guard let before = own[story], let after = other[story] else { continue }
            found += CallbackComparison(before, after).changes.map { FoundChange(change: $0, story: story) }
        }
        let lost = try report(host: host, delegate: delegate).results.filter { !$0.isKept }
        return ChangeReport(
            delegate: delegate.shape, host: host.shape, changes: FoundChange.merged(found), lost: lost,
            storyCount: stories.count)
    }

    private static func traces(
        of make: () -> AnyObject, shape: ShapeKit, on host: ShapeKit
    ) throws -> [String: Trace] {
        var traces: [String: Trace] = [:]
        for story in Stories.all where !story.isRealTime {
            guard try host.storyRoom.host.has(story) else { continue }
            let stage = HeadlessStage()
            let delegate = stage.run(make)
            let run = try StoryRun(story, on: host, subject: .delegate(shape, own: delegate), stage: stage)
            try run.play()
            traces[story.name] = run.trace.asSeen(by: .adopted, on: try host.storyRoom.host)
        }
        return traces
    }
}

/// A change in one story.
private struct FoundChange {
    let change: CallbackComparison.Change
    let story: String

    /// Each way in which a callback changes once, with its stories.
    static func merged(_ found: [FoundChange]) -> [ChangeReport.Change] {
        ChangeReport.Kind.allCases.flatMap { kind -> [ChangeReport.Change] in
            let all = found.filter { $0.change.kind == kind }
            let callbacks = all.map(\.change.callback).reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            return callbacks.compactMap { callback in
                let same = all.filter { $0.change.callback == callback }
                return same.first.map { first in
                    ChangeReport.Change(
                        kind: kind, callback: callback, stories: same.map(\.story),
                        example: first.change.example)
                }
            }
        }
    }
}

/// Compares what a delegate is told in one story under two SDKs.
struct CallbackComparison {
    struct Change: Hashable {
        let kind: ChangeReport.Kind
        let callback: String
        let example: String
    }

    /// What does not count as different: the class of the SDK's own view, and where a message's page comes from.
    private static let ignored: Set<String> = ["view", "attributes"]
    /// How much later counts as later, in seconds: animations take less.
    private static let delay = 1.0

    private let before: [TraceEvent]
    private let after: [TraceEvent]

    init(_ before: Trace, _ after: Trace) {
        self.before = before.events(from: .delegate)
        self.after = after.events(from: .delegate)
    }

    /// Each callback changes in one way at most: the first that applies to one of its calls.
    var changes: [Change] {
        let keys = (before + after).map(Key.init).reduce(into: [Key]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return keys.compactMap { key in
            change(of: key, before.filter { Key($0) == key }, after.filter { Key($0) == key })
        }
    }

    private func change(of key: Key, _ before: [TraceEvent], _ after: [TraceEvent]) -> Change? {
        if before.count > after.count {
            return Change(kind: .never, callback: key.name, example: "\(before[after.count].call) is missing")
        }
        if after.count > before.count {
            return Change(kind: .inAddition, callback: key.name, example: after[before.count].call)
        }
        for (old, new) in zip(before, after) {
            if new.time > old.time + Self.delay {
                let seconds = Int((new.time - old.time).rounded())
                return Change(kind: .later, callback: key.name, example: "by \(seconds) s")
            }
            if let example = difference(old, new) {
                return Change(kind: .differently, callback: key.name, example: example)
            }
        }
        return nil
    }

    private func difference(_ old: TraceEvent, _ new: TraceEvent) -> String? {
        if old.thread != new.thread { return "on the \(new.thread.rawValue) thread" }
        for argument in old.arguments + old.observed where !Self.ignored.contains(argument.name) {
            let now = new[argument.name] ?? "none"
            if now != argument.value { return "\(argument.name): \(argument.value) becomes \(now)" }
        }
        return nil
    }

    /// A callback about a message.
    private struct Key: Hashable {
        let name: String
        let message: String?

        init(_ event: TraceEvent) {
            name = event.name
            message = event["message"]
        }
    }
}
