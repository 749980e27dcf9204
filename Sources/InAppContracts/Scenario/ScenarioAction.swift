public import Foundation
public import HeadlessStage
public import InAppCompat

/// Something that a scenario makes happen.
public enum ScenarioAction: Sendable, Hashable {
    /// `{"trigger": payload}`: the campaign qualifies.
    case trigger(payload: String)
    /// `"runUntilIdle"`: the queues are drained and animations finish.
    case runUntilIdle
    /// `"relaunch"`: the app's process ends, and the app starts again with what the SDK has stored
    /// (`HeadlessStage.relaunch`). A scripted delegate or handler is replaced by a new one; an app's own stays the same
    /// object.
    case relaunch
    /// `{"advance": seconds}`: time moves on.
    case advance(seconds: TimeInterval)
    /// `{"user": "tapButton", "id": "0"}`; also `tapMessage`, `tapOutside`, `close`, `swipeAway`,
    /// `swipe` with `direction`, `openLink` with `url`.
    case user(UserGesture)
    /// `{"page": "finishLoading"}`; also `failLoading` with `reason`, `post` with `name` and [`body`].
    case page(ScenarioPageEvent)
    /// `{"app": name, …}` or `{"host": name, …}`: a call that the shape's driver knows.
    case call(ShapeCall)
    /// `{"app": name}`: a step that the app defines with a closure that is passed to the runner (`AppStep`).
    case appStep(String)
    /// `{"handler": "show", "message": id}`; also `dismiss`, `hide`, `discard`, and `showNext` without a message. Only
    /// if a handler is played.
    case handler(HandlerCall, message: String?)
    /// `{"screen": {…}}`: `orientation`, `horizontal` and `vertical` size class, `style`, `idiom`.
    case screen(ScenarioScreen)
    /// `{"appState": "background"}`.
    case appState(StageApp.State)
    /// `{"hasRootViewController": false}`.
    case hasRootViewController(Bool)
    /// `{"isNetworkReachable": false}`.
    case isNetworkReachable(Bool)

    /// `{"together": [actions]}`: several actions at once, each on a background thread of its own. In virtual time they
    /// run one after the other. None of them may move the stage or call a neutral message.
    case together([ScenarioAction])
    /// `{"expect": [calls]}`: these are all calls of the delegate since the last such step, or since the beginning, in
    /// this order. A call is written as traces print it, or as the callback's name alone.
    case expect([String])

    /// What can be done with a neutral message.
    public enum HandlerCall: String, Sendable, Hashable, CaseIterable {
        /// The action of `CompatMessage` with this name.
        case show, dismiss, hide, discard
        /// Shows the message that has been held the longest.
        case showNext
    }

    /// Whether it may happen inside a callback. Actions that move the stage may not.
    var isPossibleInCallback: Bool {
        switch self {
        case .runUntilIdle, .relaunch, .advance, .together, .expect: false
        default: true
        }
    }

    /// Whether it may happen on any thread. A neutral message belongs to the main thread.
    private var isPossibleOnAnyThread: Bool {
        switch self {
        case .handler, .appStep: false
        default: isPossibleInCallback
        }
    }
}

/// An event of a message's page.
public enum ScenarioPageEvent: Sendable, Hashable {
    /// The page has loaded.
    case finishLoading
    /// The page could not be loaded.
    case failLoading(reason: String)
    /// A script of the page posts a message to native code.
    case post(name: String, body: ContentValue)
}

extension ScenarioAction {
    private static let keys = [
        "trigger", "advance", "user", "page", "app", "host", "handler", "screen", "appState",
        "hasRootViewController", "isNetworkReachable", "together", "expect",
    ]

    init(_ node: ScenarioNode, _ words: ScenarioVocabulary) throws {
        if case .string = node.value {
            self = try node.word(["runUntilIdle": .runUntilIdle, "relaunch": .relaunch])
            return
        }
        let members = try node.members()
        let known = Self.keys.filter { members[$0] != nil }
        guard known.count == 1, let key = known.first else {
            throw node.error(.invalidValue, Self.complaint(members.keys.sorted(), known))
        }
        self = try Self.read(key, node, words)
    }

    /// The error text for a step that does not have exactly one action.
    private static func complaint(_ found: [String], _ known: [String]) -> String {
        let hints = known.isEmpty ? found.map { NearestWord.hint(for: $0, among: keys) } : []
        let list = found.isEmpty ? "no keys" : "the keys " + found.joined(separator: ", ")
        return "found \(list), expected exactly one of \(keys.joined(separator: ", "))."
            + (hints.first { !$0.isEmpty } ?? "")
    }

    private static func read(_ key: String, _ node: ScenarioNode, _ words: ScenarioVocabulary) throws -> Self
    {
        switch key {
        case "app": return try app(node, words)
        case "host": return .call(try ShapeCall(.host, node, words))
        case "user": return .user(try UserGesture(node))
        case "page": return .page(try ScenarioPageEvent(node))
        case "handler": return try handler(node)
        case "together": return try together(node, words)
        default: break
        }
        try node.allow(only: [key])
        let value = try node.required(key, "a value")
        switch key {
        case "trigger": return .trigger(payload: try words.payload(value))
        case "advance": return .advance(seconds: try value.measure())
        case "expect": return .expect(try value.elements().map { try $0.string() })
        case "screen": return .screen(try ScenarioScreen(value))
        case "appState": return .appState(try value.word(StageApp.State.self))
        case "hasRootViewController": return .hasRootViewController(try value.bool())
        default: return .isNetworkReachable(try value.bool())
        }
    }

    /// A step that the app defines takes precedence over a call of the same name.
    private static func app(_ node: ScenarioNode, _ words: ScenarioVocabulary) throws -> Self {
        let name = try node.required("app", "the name of a call")
        guard words.appSteps.contains(try name.string()) else {
            return .call(try ShapeCall(.app, node, words))
        }
        try node.allow(only: ["app"])
        return .appStep(try name.string())
    }

    private static func together(_ node: ScenarioNode, _ words: ScenarioVocabulary) throws -> Self {
        try node.allow(only: ["together"])
        let actions = try node.required("together", "an array of actions").elements().map { element in
            let action = try ScenarioAction(element, words)
            guard action.isPossibleOnAnyThread else {
                throw element.error(.invalidValue, "this cannot be done on a background thread.")
            }
            return action
        }
        return .together(actions)
    }

    private static func handler(_ node: ScenarioNode) throws -> Self {
        try node.allow(only: ["handler", "message"])
        let call = try node.required("handler", "the name of a call").word(HandlerCall.self)
        guard call != .showNext else { return .handler(call, message: nil) }
        return .handler(call, message: try node.required("message", "the id of a message").string())
    }

    var json: ContentValue {
        switch self {
        case .trigger(let payload): return ["trigger": .string(payload)]
        case .runUntilIdle: return "runUntilIdle"
        case .relaunch: return "relaunch"
        case .advance(let seconds): return ["advance": .double(seconds)]
        case .user(let gesture): return gesture.json
        case .page(let event): return event.json
        case .call(let call): return call.json
        case .appStep(let name): return ["app": .string(name)]
        case .handler(let call, let message):
            var members: [String: ContentValue] = ["handler": .string(call.rawValue)]
            members["message"] = message.map { .string($0) }
            return .object(members)
        case .screen(let screen): return ["screen": screen.json]
        case .appState(let state): return ["appState": .string(state.rawValue)]
        case .hasRootViewController(let flag): return ["hasRootViewController": .bool(flag)]
        case .isNetworkReachable(let flag): return ["isNetworkReachable": .bool(flag)]
        case .together(let actions): return ["together": .array(actions.map(\.json))]
        case .expect(let calls): return ["expect": .array(calls.map { .string($0) })]
        }
    }
}

extension ScenarioPageEvent {
    init(_ node: ScenarioNode) throws {
        let name = try node.required("page", "the name of an event")
        switch try name.string() {
        case "finishLoading":
            try node.allow(only: ["page"])
            self = .finishLoading
        case "failLoading":
            try node.allow(only: ["page", "reason"])
            self = .failLoading(
                reason: try node.optional("reason")?.string() ?? "The page could not be loaded.")
        case "post":
            try node.allow(only: ["page", "name", "body"])
            self = .post(
                name: try node.required("name", "a string").string(),
                body: try node.optional("body")?.value ?? .null)
        default: throw name.unexpected(outOf: ["failLoading", "finishLoading", "post"])
        }
    }

    var json: ContentValue {
        switch self {
        case .finishLoading: ["page": "finishLoading"]
        case .failLoading(let reason): ["page": "failLoading", "reason": .string(reason)]
        case .post(let name, let body): ["page": "post", "name": .string(name), "body": body]
        }
    }

    /// The event's name and its arguments, for traces.
    var traced: (name: String, arguments: [TraceEvent.Argument]) {
        switch self {
        case .finishLoading: ("finishLoading", [])
        case .failLoading(let reason): ("failLoading", [TraceEvent.Argument("reason", reason)])
        case .post(let name, let body):
            ("post", [TraceEvent.Argument("name", name), TraceEvent.Argument("body", body.jsonText)])
        }
    }
}

extension UserGesture {
    /// Gestures without arguments, by name.
    private static let plain: [String: UserGesture] = [
        "tapMessage": .tapMessage, "tapOutside": .tapOutside, "close": .close, "swipeAway": .swipeAway,
    ]

    init(_ node: ScenarioNode) throws {
        let name = try node.required("user", "the name of a gesture")
        if let gesture = Self.plain[try name.string()] {
            try node.allow(only: ["user"])
            self = gesture
            return
        }
        switch try name.string() {
        case "tapButton":
            try node.allow(only: ["user", "id"])
            self = .tapButton(try node.required("id", "the id of a button, as a string").string())
        case "swipe":
            try node.allow(only: ["user", "direction"])
            self = .swipe(try node.required("direction", "a direction").word(SwipeDirection.self))
        case "openLink":
            try node.allow(only: ["user", "url"])
            let text = try node.required("url", "a URL")
            guard let url = URL(string: try text.string()) else {
                throw text.unexpected("a URL", .invalidValue)
            }
            self = .openLink(url)
        default:
            throw name.unexpected(outOf: Self.plain.keys + ["tapButton", "swipe", "openLink"])
        }
    }

    var json: ContentValue {
        var members: [String: ContentValue] = ["user": .string(traced.name)]
        for argument in traced.arguments { members[argument.name] = .string(argument.value) }
        return .object(members)
    }

    /// The gesture's name and its arguments, for traces.
    var traced: (name: String, arguments: [TraceEvent.Argument]) {
        switch self {
        case .tapMessage: ("tapMessage", [])
        case .tapOutside: ("tapOutside", [])
        case .close: ("close", [])
        case .swipeAway: ("swipeAway", [])
        case .tapButton(let id): ("tapButton", [TraceEvent.Argument("id", id)])
        case .swipe(let direction): ("swipe", [TraceEvent.Argument("direction", direction.rawValue)])
        case .openLink(let url): ("openLink", [TraceEvent.Argument("url", url.absoluteString)])
        }
    }
}
