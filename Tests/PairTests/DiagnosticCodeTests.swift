import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Contracts
import Airship17Model
import Airship18Bridge
import Airship18Contracts
import Airship18Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import OldDelegates
import Testing

/// An occasion on which a code is reported.
@MainActor struct Occasion {
    /// Sets a sink, or none.
    let listen: (DiagnosticSink?) -> Void
    /// Causes the diagnostic. Called several times.
    let happens: () throws -> Void
}

/// How to provoke a code: every code of the package has a provocation.
struct Provocation: Sendable, CustomTestStringConvertible {
    let code: Diagnostic.Code
    /// How often it is reported when the same happens twice.
    let timesOfTwo: Int
    let make: @MainActor @Sendable () throws -> Occasion

    init(
        _ code: Diagnostic.Code, timesOfTwo: Int = 2,
        _ make: @escaping @MainActor @Sendable () throws -> Occasion
    ) {
        self.code = code
        self.timesOfTwo = timesOfTwo
        self.make = make
    }

    var testDescription: String { code.name }
}

/// Each diagnostic is provoked and reported, also to a sink that is set later.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DiagnosticCodeTests {
    @Test(
        "INV-8 each code is reported when it should be, and as often as it should be",
        arguments: Provocation.all)
    func isHeard(_ provocation: Provocation) throws {
        let occasion = try provocation.make()
        let list = DiagnosticList()
        occasion.listen { list.items.append($0) }
        for _ in 1...2 { try occasion.happens() }
        let said = list.items.filter { $0.code == provocation.code }
        #expect(said.count == provocation.timesOfTwo, "\(list.items)")
        for diagnostic in said { #expect(diagnostic.explanation.count > 10) }
    }

    @Test(
        "INV-8 a report without a listener does not count: a later listener receives it",
        arguments: Provocation.all)
    func isHeardLate(_ provocation: Provocation) throws {
        let occasion = try provocation.make()
        let list = DiagnosticList()
        occasion.listen(nil)
        try occasion.happens()
        occasion.listen { list.items.append($0) }
        try occasion.happens()
        #expect(list.items.contains { $0.code == provocation.code }, "\(list.items)")
    }

    @Test("Every code that the package declares is provoked here") func complete() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../..").standardized
        var declared: Set<String> = []
        for folder in ["Sources/InAppCore", "Sources/InAppCompat", "Compat"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", !file.path.contains("/Examples/") else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                declared.formUnion(
                    try Self.codes(in: text, isOfDiagnostics: file.lastPathComponent == "Diagnostic.swift"))
            }
        }
        #expect(declared.count >= 20)
        #expect(declared == Set(Provocation.all.map(\.code.name)))
    }

    private static func codes(in text: String, isOfDiagnostics: Bool) throws -> [String] {
        let type = isOfDiagnostics ? "(?:Diagnostic\\.)?Code" : "Diagnostic\\.Code"
        let pattern = try NSRegularExpression(pattern: "static let \\w+ = \(type)\\(\"(\\w+)\"\\)")
        let whole = NSRange(text.startIndex..., in: text)
        return pattern.matches(in: text, range: whole).compactMap { match in
            Range(match.range(at: 1), in: text).map { String(text[$0]) }
        }
    }
}

extension Provocation {
    static let all: [Provocation] = ofEngine + ofSDKs + ofPolicies + ofAdoption

    /// A world with a handler on it.
    @MainActor private static func world(
        _ kit: ShapeKit, _ handler: any InAppMessageHandler
    ) -> DrivenSDK {
        let world = DrivenSDK(kit)
        world.isRepeating = true
        world.attach(handler)
        return world
    }

    /// An occasion in a world whose bridge reports the code.
    @MainActor private static func occasion(
        _ world: DrivenSDK, _ happens: @escaping (DrivenSDK, LifecycleEngine) throws -> Void
    ) -> Occasion {
        Occasion {
            world.bridge?.diagnostics = $0
        } happens: {
            guard let engine = world.bridge?.engine else { return }
            try happens(world, engine)
            world.stage.runUntilIdle()
        }
    }

    /// Three campaigns come, each closed by the user.
    @MainActor private static func playing(_ world: DrivenSDK) -> Occasion {
        occasion(world) { world, _ in try world.showAll() }
    }

    @MainActor private static func holding() -> BridgeTesting.RecordingHandler {
        let handler = BridgeTesting.RecordingHandler()
        handler.decision = .hold
        return handler
    }

    // MARK: The engine

    private static let ofEngine = [
        Provocation(.strayCallback) {
            occasion(world(.braze, BridgeTesting.RecordingHandler())) { world, engine in
                world.stage.run { engine.didHide(engine.makeMessage(id: "stray", native: "stray")) }
            }
        },
        Provocation(.shownUnasked) {
            occasion(world(.braze, BridgeTesting.RecordingHandler())) { world, engine in
                world.stage.run { engine.willPresent(engine.makeMessage(id: "unasked", native: "unasked")) }
            }
        },
        // A virtual clock stands still while a handler is asked, so the bridge's part is played here.
        // `AdobeIOSBridgeTests` and `AdobeAndroid2GateTests` have real threads.
        Provocation(.lateAnswer) {
            occasion(world(.adobeIOS, BridgeTesting.RecordingHandler())) { world, engine in
                world.stage.run {
                    engine.settleLate(engine.makeMessage(id: "late", native: "late"), by: GatePolicy())
                }
            }
        },
        Provocation(.neverCalled, timesOfTwo: 1) {
            let handler = ClosureHandler()
            handler.shouldPerform = { _, _ in true }
            return playing(world(.airship17, handler))
        },
        Provocation(.actionFailed, timesOfTwo: 1) {
            let adopted = AdoptedBrazeDelegate(OldBrazeDelegate())
            return occasion(world(.airship17, adopted)) { world, _ in
                try world.trigger(world.kit.campaigns.news)
                world.stage.run { adopted.ui.dismiss() }
                world.stage.user.close()
                world.stage.advance(by: .seconds(31))
            }
        },
        // The SDK drops messages that it cannot show, without telling the delegate.
        Provocation(.showFailed) {
            let driven = world(.adobeAndroid3, BridgeTesting.RecordingHandler())
            try driven.trigger(driven.kit.campaigns.news)
            let message = try #require(driven.bridge?.engine.visibleMessages.first)
            try driven.stage.run { try message.hide() }
            driven.stage.runUntilIdle()
            driven.stage.app.hasRootViewController = false
            return occasion(driven) { world, _ in
                try world.stage.run { try message.show() }
                world.stage.advance(by: .seconds(3))
            }
        },
        Provocation(.stillWaiting) {
            let gate = PauseGate(BridgeTesting.RecordingHandler())
            gate.pause("checkout")
            return occasion(world(.braze, gate)) { world, engine in
                let held = try next(in: world, engine)
                try world.stage.run { try held?.show() }
            }
        },
    ]

    /// One more campaign comes, and is held.
    @MainActor private static func next(
        in world: DrivenSDK, _ engine: LifecycleEngine
    ) throws -> CompatMessage? {
        try world.trigger(world.kit.campaigns.news)
        return engine.heldMessages.last
    }

    // MARK: The SDKs

    private static let ofSDKs = [
        Provocation(.planNotApplied, timesOfTwo: 1) {
            let handler = BridgeTesting.RecordingHandler()
            handler.onPrepare = { plan, _ in plan.orientation = .portrait }
            return playing(world(.airship17, handler))
        },
        Provocation(.bridgeReplaced, timesOfTwo: 4) {
            let stage = HeadlessStage()
            let host = BrazeHost(stage: stage)
            let sink = Locked<DiagnosticSink?>(nil)
            let before = Locked<BrazeBridge?>(nil)
            @MainActor func attach() {
                let bridge = BrazeBridge(BridgeTesting.RecordingHandler())
                bridge.diagnostics = sink.current
                before.current?.diagnostics = sink.current
                stage.run { _ = bridge.attach(to: host.ui) }
                before.withLock { $0 = bridge }
            }
            attach()
            return Occasion { heard in
                sink.withLock { $0 = heard }
            } happens: {
                attach()
            }
        },
        Provocation(.foreignMessage) {
            let stage = HeadlessStage()
            let host = AdobeAndroid3Host(stage: stage)
            let bridge = stage.run { AdobeAndroid3Bridge(BridgeTesting.RecordingHandler()).attach() }
            return Occasion {
                bridge.diagnostics = $0
            } happens: {
                let settings = InAppMessageSettings.Builder().content("<p>PIN</p>").build()
                try stage.run {
                    let foreign = try ServiceProvider.getInstance().uiService.create(
                        AdobeAndroid3Model.InAppMessage(settings, SilentListener()), host.utilityProvider)
                    foreign.show()
                    stage.runUntilIdle()
                    foreign.dismiss()
                }
                stage.runUntilIdle()
            }
        },
        Provocation(.foreignPage, timesOfTwo: 1) {
            let handler = BridgeTesting.RecordingHandler()
            handler.decision = .discard
            let original = try #require(ShapeKit.adobeIOS.stories?.host.campaign(.page, "m1"))
            let page = "<script>brazeBridge.closeMessage()</script>"
            let payload = original.replacingOccurrences(
                of: #""content"\s*:\s*"(?:[^"\\]|\\.)*""#, with: "\"content\": \"\(page)\"",
                options: .regularExpression)
            return occasion(world(.adobeIOS, handler)) { world, _ in try world.trigger(Data(payload.utf8)) }
        },
        Provocation(.notAsked) {
            var number = 0
            return occasion(world(.braze, BridgeTesting.RecordingHandler())) { world, _ in
                let room = try #require(world.kit.stories).host
                for _ in 1...2 {
                    number += 1
                    try world.trigger(Data(#require(room.campaign(.modal, "m\(number)")).utf8))
                }
                world.stage.user.close()
                world.stage.advance(by: .seconds(2))
                world.stage.user.close()
                world.stage.advance(by: .seconds(2))
            }
        },
        Provocation(.campaignDeleted) {
            let handler = BridgeTesting.RecordingHandler()
            handler.decision = .discard
            var number = 0
            return occasion(world(.airship18, handler)) { world, _ in
                number += 1
                let room = try #require(world.kit.stories).host
                try world.trigger(Data(#require(room.campaign(.modal, "m\(number)")).utf8))
            }
        },
    ]

    // MARK: Policies

    private static let ofPolicies = [
        Provocation(.notDiscarded) {
            let cap = Cap(BridgeTesting.RecordingHandler(), [Cap.Limit(0, in: nil) { _ in "all" }])
            var number = 0
            return occasion(world(.airship18, cap)) { world, _ in
                number += 1
                let room = try #require(world.kit.stories).host
                try world.trigger(Data(#require(room.campaign(.modal, "m\(number)")).utf8))
            }
        },
        Provocation(.discardedByPolicy) {
            let cap = Cap(BridgeTesting.RecordingHandler(), [Cap.Limit(0, in: nil) { _ in "all" }])
            var number = 0
            return occasion(world(.braze, cap)) { world, _ in
                number += 1
                let room = try #require(world.kit.stories).host
                try world.trigger(Data(#require(room.campaign(.modal, "m\(number)")).utf8))
            }
        },
        Provocation(.policyNotAsked, timesOfTwo: 1) {
            playing(world(.braze, PlainWrapper(PauseGate(BridgeTesting.RecordingHandler()))))
        },
        Provocation(.screenTaken) {
            let handler = OneScreen(BridgeTesting.RecordingHandler())
            return occasion(world(.braze, handler)) { world, engine in
                world.stage.run {
                    let message = engine.makeMessage(id: "taken", native: "taken")
                    handler.willPresent(message)
                    handler.didDismiss(message, resolution: MessageResolution(.unspecified))
                }
            }
        },
    ]

    // MARK: Adoption

    private static let ofAdoption = [
        Provocation(.notAlwaysCalled, timesOfTwo: 4) {
            playing(world(.airship17, AdoptedBrazeDelegate(OldBrazeDelegate())))
        },
        Provocation(.behavesOtherwise, timesOfTwo: 1) {
            playing(world(.airship17, AdoptedBrazeDelegate(OldBrazeDelegate())))
        },
        Provocation(.messageIncomplete, timesOfTwo: 1) {
            playing(world(.airship17, AdoptedBrazeDelegate(OldBrazeDelegate())))
        },
        Provocation(.heldForPreparation, timesOfTwo: 1) {
            playing(world(.adobeIOS, AdoptedAirship17Delegate(QuietAirshipDelegate())))
        },
        Provocation(.notAdopted, timesOfTwo: 1) {
            playing(world(.airship17, AdoptedBrazeDelegate(OldBrazeDelegate())))
        },
        Provocation(.viewNotShown, timesOfTwo: 1) {
            playing(world(.airship17, AdoptedBrazeDelegate(OldBrazeDelegate())))
        },
        Provocation(.resolutionDerived, timesOfTwo: 1) {
            playing(world(.adobeIOS, AdoptedAirship17Delegate(QuietAirshipDelegate())))
        },
    ]
}

/// A wrapper that is not a policy.
@MainActor private final class PlainWrapper: InAppMessageHandler {
    private let inner: any InAppMessageHandler

    init(_ inner: any InAppMessageHandler) { self.inner = inner }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision { inner.decideDisplay(of: message) }
}

/// Accepts every message.
private final class QuietAirshipDelegate: NSObject, Airship17Model.InAppMessagingDelegate {}
