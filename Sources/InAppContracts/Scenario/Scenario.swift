public import Foundation
public import InAppCompat

/// A story to play on a headless host: the campaigns, what the delegate answers, and the steps.
///
/// It is data, read from JSON. Its keys, with the optional ones in brackets:
///
/// - `name`, [`about`]: its name and what it shows.
/// - `shape` or `shapes`: the shape, or the shapes, that it is for.
/// - [`payloads`]: the campaigns by name. Each is a payload as the vendor's servers send it or, in a scenario for
///   several shapes, an object with the payload for each shape under the shape's name.
/// - [`script`]: what the delegate or handler answers. `gate` is `show`, `hold` or `discard`; `perform`, the answer to
///   clicks, is true or false. Each is a single answer, or a list that is used from the front and whose last answer is
///   repeated, or an object from message ids to either of these, where `*` stands for any other message.
/// - [`reactions`]: what happens inside callbacks. `in`: the callback's name as traces print it, or several names;
///   [`message`]: only for the message with this id; [`times`]: how often, 1 by default; `do`: the actions.
/// - [`time`]: `virtual`, the default, or `real`: real queues and threads, and a clock that cannot be moved, so
///   `advance` is not allowed.
/// - `steps`: actions in order. After each one the stage runs until it is idle, unless it says `"settle": false`.
///
/// The actions (see `ScenarioAction`): `{"trigger": payload}`, `"runUntilIdle"`, `{"advance": seconds}`,
/// `{"user": gesture}`, `{"page": event}`, `{"app": call}` and `{"host": call}` with a call of the shape,
/// `{"app": step}` with a step that the app defines (`AppStep`),
/// `{"handler": call}`, `{"screen": {…}}`, `{"appState": state}`, `{"hasRootViewController": flag}`,
/// `{"isNetworkReachable": flag}`, `{"expect": [calls]}`.
///
/// An unknown key is an error, so that a misspelt key is not ignored. `Compat/SCENARIOS.md` has the details and an
/// example.
public struct Scenario: Sendable, Hashable {
    /// The name.
    public var name: String
    /// What it shows, in a sentence; empty if the scenario does not say.
    public var about: String
    /// The shapes that it is for.
    public var kits: [ShapeKit]
    /// The campaigns, by name; if there are several shapes, each campaign has a payload for each shape.
    public var payloads: [String: ContentValue]
    /// What the delegate or handler answers.
    public var script: DelegateScript
    /// What happens inside callbacks.
    public var reactions: [ScenarioReaction]
    /// Whether it is played with real threads and the system's clock.
    public var isRealTime: Bool
    /// What happens, in order.
    public var steps: [ScenarioStep]

    /// Makes a scenario in code.
    public init(
        name: String, about: String = "", kits: [ShapeKit], payloads: [String: ContentValue] = [:],
        script: DelegateScript = DelegateScript(), reactions: [ScenarioReaction] = [],
        isRealTime: Bool = false, steps: [ScenarioStep]
    ) {
        self.name = name
        self.about = about
        self.kits = kits
        self.payloads = payloads
        self.script = script
        self.reactions = reactions
        self.isRealTime = isRealTime
        self.steps = steps
    }

    /// Reads a scenario from JSON text.
    /// - Parameters:
    ///   - json: the text of the scenario.
    ///   - kits: the shapes that it may name.
    ///   - appSteps: the names of the steps that the app defines, which are those of the closures passed to the runner.
    /// - Throws: `ScenarioError`, naming the key path.
    public init(json: Data, for kits: [ShapeKit], appSteps: Set<String> = []) throws {
        try self.init(ScenarioNode(ContentValue(jsonText: json)), kits, appSteps)
    }

    /// The shapes that it is for.
    public var shapes: [SDKShape] { kits.map(\.shape) }

    /// The scenario as JSON text with sorted keys.
    public var jsonText: String { json.jsonText }

    /// The text of a payload; nil for an unknown name.
    func payload(_ name: String, for shape: SDKShape) -> Data? {
        var payload = payloads[name]
        if shapes.count > 1 {
            guard case .object(let byShape) = payload else { return nil }
            payload = byShape[shape.name]
        }
        return payload.map { Data($0.jsonText.utf8) }
    }
}

extension CodingUserInfoKey {
    /// The shapes that a scenario may name: an array of `ShapeKit`.
    public static let shapeKits = CodingUserInfoKey(rawValue: "InAppContracts.shapeKits")
    /// The names of the steps that the app defines: a set of strings.
    public static let appSteps = CodingUserInfoKey(rawValue: "InAppContracts.appSteps")
}

extension Scenario: Codable {
    /// Reads a scenario. The decoder's `userInfo` holds the shapes under `shapeKits` and the names of the app's steps,
    /// if any, under `appSteps`. Prefer `init(json:for:appSteps:)`: `JSONDecoder` reads `1.0` in a payload as `1`.
    /// - Throws: `ScenarioError`, naming the key path inside the scenario.
    public init(from decoder: any Decoder) throws {
        let kits = CodingUserInfoKey.shapeKits.flatMap { decoder.userInfo[$0] } as? [ShapeKit]
        let appSteps = CodingUserInfoKey.appSteps.flatMap { decoder.userInfo[$0] } as? Set<String>
        try self.init(ScenarioNode(ContentValue(from: decoder)), kits ?? [], appSteps ?? [])
    }

    /// Writes the scenario in the format that is read.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }

    init(_ node: ScenarioNode, _ known: [ShapeKit], _ appSteps: Set<String>) throws {
        try node.allow(only: [
            "name", "about", "shape", "shapes", "payloads", "script", "reactions", "time", "steps",
        ])
        name = try node.required("name", "a string").string()
        about = try node.optional("about")?.string() ?? ""
        let kits = try Self.kits(node, known)
        self.kits = kits
        payloads = try node.optional("payloads").map { try Self.payloads($0, kits.map(\.shape)) } ?? [:]
        script = try node.optional("script").map(DelegateScript.init) ?? DelegateScript()
        let words = ScenarioVocabulary(kits: kits, payloads: Set(payloads.keys), appSteps: appSteps)
        reactions =
            try node.optional("reactions")?.elements().map { try ScenarioReaction($0, words) } ?? []
        isRealTime = try node.optional("time")?.word(["virtual": false, "real": true]) ?? false
        let isRealTime = isRealTime
        steps = try node.required("steps", "an array of steps").elements().map { element in
            let step = try ScenarioStep(element, words)
            if isRealTime, case .advance = step.action {
                throw element.error(.invalidValue, "the time of a scenario in real time cannot be moved.")
            }
            return step
        }
    }

    private static func payloads(_ node: ScenarioNode, _ shapes: [SDKShape]) throws -> [String: ContentValue]
    {
        guard shapes.count > 1 else { return try node.members() }
        for (_, payload) in try node.sortedMembers() {
            try payload.allow(only: Set(shapes.map(\.name)))
            for shape in shapes { _ = try payload.required(shape.name, "the payload of this shape") }
        }
        return try node.members()
    }

    private static let noShapes = "no shapes were given that a scenario may name"

    private static func kits(_ node: ScenarioNode, _ kits: [ShapeKit]) throws -> [ShapeKit] {
        let known = kits.byName
        if let one = try node.optional("shape") {
            if let both = try node.optional("shapes") {
                throw both.error(.unknownKey, "either \"shape\" or \"shapes\", not both.")
            }
            return [try one.word(known, lack: noShapes)]
        }
        let all = try node.required("shapes", "an array of shapes, or \"shape\" with one")
        let named = try all.elements().map { try $0.word(known, lack: noShapes) }
        guard !named.isEmpty else { throw all.unexpected("at least one shape", .invalidValue) }
        return named
    }

    var json: ContentValue {
        var members: [String: ContentValue] = [
            "name": .string(name), "shapes": .array(shapes.map { .string($0.name) }),
            "steps": .array(steps.map(\.json)),
        ]
        if !about.isEmpty { members["about"] = .string(about) }
        if !payloads.isEmpty { members["payloads"] = .object(payloads) }
        if script != DelegateScript() { members["script"] = script.json }
        if isRealTime { members["time"] = "real" }
        if !reactions.isEmpty { members["reactions"] = .array(reactions.map(\.json)) }
        return .object(members)
    }
}

/// The scenarios in real time, with real threads, as JSON text by name. The stories are the same for every shape; only
/// the payloads and the calls differ.
public enum RealTimeStories {
    /// The stories that work for every shape.
    /// - Parameters:
    ///   - shape: the shape's name.
    ///   - payload: a payload as a member of an object: its name, which is the message's id, and its text.
    ///   - leave: the step with which the user closes a message.
    ///   - showLater: the action that shows the held message `a` again, on a background thread.
    public static func stories(
        shape: String, payload: (String) -> String, leave: String, showLater: String
    ) -> [String: String] {
        let triggers = ["b", "c", "d"].map { "{ \"trigger\": \"\($0)\" }" }.joined(separator: ", ")
        let trigger = #"{ "trigger": "a" }"#
        return Dictionary(uniqueKeysWithValues: [
            scenario(
                "real-time-shown", "One message, from its trigger until the user closes it.", shape,
                payloads: [payload("a")], steps: [trigger, leave]),
            scenario(
                "real-time-conflicts",
                "Three campaigns qualify on three threads while a message is on screen.",
                shape, payloads: ["a", "b", "c", "d"].map(payload),
                steps: [trigger, "{ \"together\": [\(triggers)] }", leave]),
            scenario(
                "real-time-shown-later", "A held message is shown later, on a background thread.", shape,
                payloads: [payload("a")], script: #"{ "gate": "hold" }"#,
                steps: [trigger, "{ \"together\": [\(showLater)] }"]),
        ])
    }

    /// Puts a scenario together. The parts are JSON text.
    public static func scenario(
        _ name: String, _ about: String, _ shape: String, payloads: [String], script: String = "{}",
        reactions: String = "", steps: [String]
    ) -> (String, String) {
        let text = """
            {
              "name": "\(name)",
              "about": "\(about)",
              "shape": "\(shape)",
              "time": "real",
              "payloads": {\(payloads.joined(separator: ", "))},
              "script": \(script),
              "reactions": [\(reactions)],
              "steps": [\(steps.joined(separator: ", "))]
            }
            """
        return (name, text)
    }
}
