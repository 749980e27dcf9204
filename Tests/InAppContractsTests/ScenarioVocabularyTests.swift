import BrazeBridge
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// Which calls a scenario for several shapes may have.
@MainActor @Suite("Calls of several shapes", .timeLimit(.minutes(20))) struct ScenarioVocabularyTests {
    private func kit(_ driver: any ShapeDriver.Type) -> ShapeKit {
        let braze = ShapeKit.braze
        return ShapeKit(
            title: "Shop", capabilities: braze.capabilities, driver: driver, adopt: braze.adopt, rules: [],
            scenarios: [:], requirements: [], port: braze.port, campaigns: braze.campaigns)
    }

    /// The parameters of a call, or the error about it.
    private func answer(
        _ name: String, by origin: CallSignature.Origin = .app, _ drivers: any ShapeDriver.Type...
    ) -> String {
        let words = ScenarioVocabulary(kits: drivers.map(kit), payloads: [], appSteps: ["sameStep"])
        do {
            let call = try words.call(ScenarioNode(.string(name), at: "here"), by: origin)
            return "\(call.name) \(call.parameters.map(\.name))"
        } catch {
            return "\(error)"
        }
    }

    @Test("Only a call that all shapes have, from the same side and with the same parameters, is known")
    func everywhere() {
        #expect(answer("same", Left.self, Right.self) == #"same ["message"]"#)
        #expect(answer("hosted", by: .host, Left.self, Right.self) == "hosted []")
        for name in ["other", "moved", "alone"] {
            #expect(
                answer(name, Left.self, Right.self)
                    == "here: found \"\(name)\", expected one of same, sameStep.")
            #expect(answer(name, Left.self).hasPrefix("\(name) "))
        }
        #expect(
            answer("same", by: .host, Left.self, Right.self)
                == #"here: found "same", expected one of hosted."#)
        #expect(
            answer("sameSteps", Left.self)
                == #"here: found "sameSteps", expected one of alone, moved, other, same, sameStep. Did you mean sameStep?"#
        )
        #expect(
            answer("hosted", by: .host, Left.self, Empty.self)
                == #"here: found "hosted", but there is no call with "host" that the scenario's shapes all know."#
        )
    }
}

/// The parts of a driver that no test uses.
private protocol Unused: TableDriver {}

extension Unused {
    static var callbacks: [String] { [] }
    var host: any HeadlessHost { BrazeHost(stage: HeadlessStage()) }
    @MainActor func attach(_ script: DelegateScript) {}
    @MainActor func attach(delegate: AnyObject) {}
    @MainActor func attach(handler: any InAppMessageHandler) -> any MessageBridge { BrazeBridge(handler) }
}

private final class Left: Unused {
    static let shape = SDKShape("left")
    static let table = byName([
        DriverCall(.app, "same", .message, about: "") { _, _ in },
        DriverCall(.app, "other", .message, about: "") { _, _ in },
        DriverCall(.app, "moved", about: "") { _, _ in }, DriverCall(.app, "alone", about: "") { _, _ in },
        DriverCall(.host, "hosted", about: "") { _, _ in },
    ])

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {}
}

private final class Right: Unused {
    static let shape = SDKShape("right")
    static let table = byName([
        DriverCall(.app, "same", .message, about: "") { _, _ in },
        DriverCall(.app, "other", .url, about: "") { _, _ in },
        DriverCall(.host, "moved", about: "") { _, _ in }, DriverCall(.host, "hosted", about: "") { _, _ in },
    ])

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {}
}

private final class Empty: Unused {
    static let shape = SDKShape("empty")
    static let table = byName([])

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {}
}
