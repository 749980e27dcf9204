import AdobeAndroidShared
import Airship17Model
import Foundation
import HeadlessStage
import InAppCompat
package import InAppContracts

extension FuzzTarget {
    /// Every reader of the package, with those of some shapes.
    package static func all(of kits: [ShapeKit]) -> [FuzzTarget] {
        kits.flatMap { [trigger(of: $0), port(of: $0)] } + [
            scenario(of: kits), trace(of: kits), jsonValue(of: kits), link(), javaURI(), airshipValues(),
        ]
    }

    /// A campaign that qualifies, with everything that its host does then, and a second one after it.
    private static func trigger(of kit: ShapeKit) -> FuzzTarget {
        FuzzTarget("\(kit) trigger", seeds: kit.payloads, refuses: { $0 is PayloadError }) { input in
            let stage = HeadlessStage()
            let driver = kit.driver.init(TraceRecorder(stage: stage)) { _ in nil }
            defer { stage.runUntilIdle() }
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

    private static func trace(of kits: [ShapeKit]) -> FuzzTarget {
        let event = TraceEvent(
            time: 1.5, thread: .main, source: .delegate, name: "onShow", arguments: [.init("id", "a")],
            observed: [.init("visible", "a")], answer: "true")
        let seeds = [Trace([event]), Trace([event, event])].compactMap { try? $0.json() }
        return FuzzTarget("trace", seeds: seeds, refuses: { $0 is DecodingError }) { input in
            _ = try Trace(json: input).description
        }
    }

    private static func jsonValue(of kits: [ShapeKit]) -> FuzzTarget {
        FuzzTarget("JSON value", seeds: kits.flatMap(\.payloads), refuses: { $0 is PayloadError }) { input in
            let value = try JSONValue(parsing: input)
            _ = JSONValue(value.foundationValue)
        }
    }

    private static func link() -> FuzzTarget {
        let dialect = LinkDialect(
            scheme: "vendor", dismissals: ["dismiss"], interaction: "interaction",
            destinations: ["link", "target"])
        let seeds = [
            "vendor://dismiss?interaction=buy&link=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1",
            "vendor://open?target=js%3D1", "https://example.com/#a", "shop://cart?link=%2525",
        ].map { Data($0.utf8) }
        return FuzzTarget("link", seeds: seeds, refuses: { _ in false }) { input in
            guard let url = URL(string: String(decoding: input, as: UTF8.self)) else { return }
            _ = MessageLink(url, dialect: dialect).isPlainDismissal
        }
    }

    private static func javaURI() -> FuzzTarget {
        let seeds = [
            "adbinapp://dismiss?interaction=a&link=b", "mailto:a@b", "http://[::1]:80/a?b#c", "a%20b",
        ]
        .map { Data($0.utf8) }
        return FuzzTarget("Android's URI", seeds: seeds, refuses: { _ in false }) { input in
            _ = JavaURI(String(decoding: input, as: UTF8.self))
        }
    }

    /// The values that an Airship app reads from JSON of its own.
    private static func airshipValues() -> FuzzTarget {
        let seeds = [
            #"{"value":{"equals":"a"},"key":"b","scope":["c"]}"#,
            #"{"and":[{"value":{"at_least":1}},{"or":[{"value":{"is_present":true}}]}]}"#,
            #"{"type":"button_click","button_info":{"id":"a","label":{"text":"b"}}}"#,
            #"{"type":"event","goal":1,"predicate":{"value":{"equals":1}}}"#,
            #"{"seconds":3,"app_state":"foreground","cancellation_triggers":[{"type":"background","goal":1}]}"#,
        ].map { Data($0.utf8) }
        return FuzzTarget("Airship's values", seeds: seeds, refuses: { $0 is PayloadError }) { input in
            let value = try JSONValue(parsing: input).foundationValue
            _ = try? JSONPredicate(json: value)
            _ = try? JSONMatcher(json: value)
            _ = try? ScheduleTrigger(json: value)
            _ = try? ScheduleDelay(json: value)
            _ = try? InAppMessage(json: value)
        }
    }
}

extension ShapeKit {
    /// Payloads of the shape: those of its standard campaigns, and of its scenarios.
    fileprivate var payloads: [Data] {
        [campaigns.news, campaigns.sale, campaigns.coupon]
            + scenarios.keys.sorted().prefix(40).flatMap { name -> [Data] in
                guard let text = scenarios[name], let value = try? JSONValue(parsing: Data(text.utf8)),
                    case .object(let members) = value, case .object(let payloads) = members["payloads"]
                else { return [] }
                return payloads.keys.sorted().compactMap { payloads[$0] }.compactMap { payload in
                    try? JSONSerialization.data(
                        withJSONObject: payload.foundationValue, options: [.sortedKeys, .fragmentsAllowed])
                }
            }
    }
}
