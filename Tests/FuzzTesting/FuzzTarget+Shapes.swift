import AdobeAndroidShared
import Foundation
import HeadlessStage
import InAppCompat
package import InAppContracts

extension FuzzTarget {
    /// Every reader of the package, with those of some shapes.
    package static func all(of kits: [ShapeKit]) -> [FuzzTarget] {
        kits.flatMap { [trigger(of: $0), port(of: $0), page(of: $0)] } + [
            scenario(of: kits), trace(of: kits), recordedTrace(of: kits), source(of: kits),
            jsonValue(of: kits),
            keys(of: kits), content(), link(), javaURI(), linkParameters(), airship17Values(),
            airship17Push(),
            airship18Values(), airship18Push(), airship18RemoteData(),
        ]
    }

    /// A campaign that qualifies, with everything that its host does then, followed by a second one.
    private static func trigger(of kit: ShapeKit) -> FuzzTarget {
        FuzzTarget("\(kit) trigger", seeds: kit.payloads, refuses: { $0 is PayloadError }) { input in
            let stage = HeadlessStage()
            let driver = kit.driver.init(TraceRecorder(stage: stage)) { _ in nil }
            defer {
                stage.runUntilIdle()
                stage.endProcess()
            }
            try driver.host.trigger(json: input)
            stage.runUntilIdle()
        }
    }

    /// A payload that is ported to every other shape's form, as the command's `inspect` does.
    private static func port(of kit: ShapeKit) -> FuzzTarget {
        FuzzTarget("\(kit) content", seeds: kit.payloads, refuses: { $0 is PayloadError }) { input in
            for (id, content) in try kit.port.messages(of: input) {
                _ = kit.port.port(content, id: id)
            }
        }
    }

    private static func scenario(of kits: [ShapeKit]) -> FuzzTarget {
        let seeds = kits.flatMap { kit in
            kit.scenarios.keys.sorted().prefix(12).compactMap { kit.scenarios[$0] }.map { Data($0.utf8) }
        }
        return FuzzTarget("scenario", seeds: seeds, refuses: { $0 is ScenarioError }) { input in
            let scenario = try Scenario(json: input, for: kits)
            _ = try Scenario(json: Data(scenario.jsonText.utf8), for: kits)
        }
    }

    private static func jsonValue(of kits: [ShapeKit]) -> FuzzTarget {
        FuzzTarget("JSON value", seeds: kits.flatMap(\.payloads), refuses: { $0 is PayloadError }) { input in
            let value = try JSONValue(parsing: input)
            _ = JSONValue(value.foundationValue)
        }
    }
}

extension ShapeKit {
    /// Payloads of the shape: those of its standard campaigns, and of its scenarios. Those with a different wrapper
    /// come first, because so many payloads are alike.
    var payloads: [Data] {
        let values = scenarios.keys.sorted().flatMap { scenarioPayloads($0) }
        var forms: Set<[String]> = []
        let (first, rest) = values.reduce(into: ([JSONValue](), [JSONValue]())) { parts, value in
            if forms.insert(value.outerKeys).inserted { parts.0.append(value) } else { parts.1.append(value) }
        }
        return [campaigns.news, campaigns.sale, campaigns.coupon]
            + (first + rest).prefix(60).compactMap { payload in
                try? JSONSerialization.data(
                    withJSONObject: payload.foundationValue, options: [.sortedKeys, .fragmentsAllowed])
            }
    }

    private func scenarioPayloads(_ name: String) -> [JSONValue] {
        guard let text = scenarios[name], let value = try? JSONValue(parsing: Data(text.utf8)),
            case .object(let members) = value, case .object(let payloads) = members["payloads"]
        else { return [] }
        return payloads.keys.sorted().compactMap { payloads[$0] }
    }
}

extension JSONValue {
    /// The keys of the two outermost levels, which distinguish the wrappers.
    fileprivate var outerKeys: [String] {
        switch self {
        case .object(let members):
            members.keys.sorted().flatMap { key in
                [key] + (members[key]?.innerKeys ?? []).map { "\(key).\($0)" }
            }
        default: innerKeys
        }
    }

    private var innerKeys: [String] {
        switch self {
        case .object(let members): members.keys.sorted()
        case .array(let elements): elements.first?.innerKeys ?? []
        default: []
        }
    }
}
