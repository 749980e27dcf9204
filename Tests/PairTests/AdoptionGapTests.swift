import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import Airship18Bridge
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

/// Features that a delegate uses and the driving SDK lacks are reported, once: every delegate under every host.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptionGapTests {
    nonisolated static let hosts = [ShapeKit].builtIn.hosts
    nonisolated static let shapes = [ShapeKit].builtIn.map(\.shape)
    nonisolated static let pairs: [(SDKShape, ShapeKit)] = shapes.flatMap { shape in
        hosts.map { (shape, $0) }
    }

    /// The pairs in which more messages come after the actions of the delegates here. Under pages of Airship
    /// 18's bridge the Adobe delegate for iOS does not get that far: it hides its first message permanently,
    /// because a dismissal is ignored while the message is hidden (AI-082), and all others wait for the end
    /// of that message (AM-049).
    nonisolated static let repeatingPairs = pairs.filter { $0.0 != .adobeIOS || $0.1 != .airship18Pages }

    private let diagnostics = DiagnosticList()

    private var sink: DiagnosticSink { { [diagnostics] in diagnostics.items.append($0) } }

    private func adopt(
        _ shape: SDKShape, on world: DrivenSDK, isListening: Bool = true
    ) -> any AdoptedDelegate {
        switch shape {
        case .adobeIOS:
            let adopted = AdoptedAdobeIOSDelegate(BusyAdobeDelegate())
            adopted.diagnostics = isListening ? sink : nil
            return adopted
        case .adobeAndroid2:
            let adopted = AdoptedAdobeAndroid2Delegate(BusyAndroid2Delegate())
            adopted.diagnostics = isListening ? sink : nil
            return adopted
        case .adobeAndroid3:
            let adopted = AdoptedAdobeAndroid3Delegate(BusyAndroid3Delegate())
            adopted.diagnostics = isListening ? sink : nil
            return adopted
        case .braze:
            let adopted = AdoptedBrazeDelegate(BusyBrazeDelegate(), sdkDelegate: QuietBrazeDelegate())
            adopted.diagnostics = isListening ? sink : nil
            return adopted
        case .airship18:
            let adopted = BusyAirship18.adopted()
            adopted.diagnostics = isListening ? sink : nil
            return adopted
        default:
            let adopted = AdoptedAirship17Delegate(
                BusyAirshipDelegate(), sceneDelegate: FixedAirship17Scene(),
                factories: [
                    .modal: { _ in QuietAirship17Adapter() }, .HTML: { _ in QuietAirship17Adapter() },
                ])
            adopted.diagnostics = isListening ? sink : nil
            return adopted
        }
    }

    /// The callbacks of a delegate that an SDK of another vendor never calls.
    private static func neverCalled(_ delegate: SDKShape, under host: ShapeKit) -> [String] {
        let hides: Set<ShapeKit> = [.adobeIOS, .adobeAndroid3, .airship18Pages]
        let choosesScenes: Set<SDKShape> = [.braze, .airship17, .airship18]
        // The SDK's own views report no clicks and links.
        let tellsNoLink = host == .airship18
        switch delegate {
        case .adobeIOS: return tellsNoLink ? ["urlLoaded(_:byMessage:)"] : []
        case .adobeAndroid2: return tellsNoLink ? ["urlLoaded(_:_:)"] : []
        case .braze: return tellsNoLink ? ["inAppMessage(_:shouldProcess:buttonId:message:view:)"] : []
        case .adobeAndroid3:
            return (hides.contains(host) ? [] : ["onHide(_:)"])
                + (tellsNoLink ? ["onContentLoaded(_:_:)"] : [])
        case .airship18: return choosesScenes.contains(host.shape) ? [] : ["sceneForMessage(_:)"]
        default: return choosesScenes.contains(host.shape) ? [] : ["scene(for:defaultScene:)"]
        }
    }

    /// The callbacks that an SDK makes only for some clicks, and late. Airship's reports neither clicks nor links
    /// before a message has ended; the kit's bridge for 18 shows pages of its own, which do.
    private static func notAlwaysCalled(_ delegate: SDKShape, under host: SDKShape) -> [String] {
        guard host == .airship17 else { return [] }
        switch delegate {
        case .adobeIOS: return ["urlLoaded(_:byMessage:)"]
        case .adobeAndroid2: return ["urlLoaded(_:_:)"]
        case .adobeAndroid3: return ["onContentLoaded(_:_:)"]
        case .braze: return ["inAppMessage(_:shouldProcess:buttonId:message:view:)"]
        default: return []
        }
    }

    @Test(
        "INV-5 callbacks that an SDK calls late and only for clicks are reported once, when the bridge is attached",
        arguments: pairs)
    func callsAfterwards(delegate: SDKShape, host: ShapeKit) throws {
        let world = DrivenSDK(host)
        world.attach(adopt(delegate, on: world))
        try world.showAll()
        let said = diagnostics.items.filter { $0.code == .notAlwaysCalled }.map(\.description)
        let reason =
            delegate == .adobeAndroid3
            ? "The SDK does not report what its page opens (AS-093)."
            : "The SDK's views run a click's actions themselves and report it as the resolution (AS-045, AS-080)."
        let expected = Self.notAlwaysCalled(delegate, under: host.shape).map { name in
            "[airship17] notAlwaysCalled: \(name) is only called for clicks on the message and its buttons, after the message "
                + "has disappeared and the SDK has acted on them: \(reason)"
        }
        #expect(said.filter { $0.contains("is only called for clicks") } == expected)
    }

    @Test("BZ-091 A3-081 links for which no callback is called are reported once", arguments: pairs)
    func withoutWebLinks(delegate: SDKShape, host: ShapeKit) throws {
        let world = DrivenSDK(host)
        world.attach(adopt(delegate, on: world))
        try world.showAll()
        let name = [
            .braze: "inAppMessage(_:shouldProcess:buttonId:message:view:)",
            SDKShape.adobeAndroid3: "onContentLoaded(_:_:)",
        ][delegate]
        let isMissing = [SDKShape.adobeIOS, .adobeAndroid2, .airship17].contains(host.shape)
        let expected = name.map {
            "[\(host.shape)] notAlwaysCalled: \($0) is not called for web links of pages: "
                + host.capabilities.support(of: .webLinks).note
        }
        #expect(
            diagnostics.items.map(\.description).filter { $0.contains("links of pages") }
                == (isMissing ? [expected].compactMap { $0 } : []))
    }

    @Test("AI-091 AS-080 under Airship 17 an Adobe delegate is notified of a button, but late")
    func lateLink() throws {
        let world = DrivenSDK(.airship17)
        let delegate = OldAdobeDelegate()
        world.attach(AdoptedAdobeIOSDelegate(delegate))
        try world.trigger(world.kit.campaigns.sale)
        world.stage.user.tapButton("1")
        world.stage.runUntilIdle()
        #expect(
            delegate.calls.contains { $0.hasPrefix("urlLoaded(adbinapp://dismiss?interaction=") },
            "\(delegate.calls)")
    }

    @Test(
        "INV-5 callbacks that an SDK never calls are reported once, when the bridge is attached",
        arguments: pairs)
    func callbacks(delegate: SDKShape, host: ShapeKit) throws {
        let world = DrivenSDK(host)
        let adopted = adopt(delegate, on: world)
        world.attach(adopted)
        func said() -> [String] {
            diagnostics.items.filter { $0.code == .neverCalled }
                .compactMap { $0.explanation.components(separatedBy: " is never called").first }
        }
        let expected = Self.neverCalled(delegate, under: host)
        #expect(said() == expected)
        try world.showAll()
        #expect(said() == expected)
        for diagnostic in diagnostics.items where diagnostic.code == .neverCalled {
            #expect(diagnostic.shape == host.capabilities.shape && diagnostic.messageID == nil)
        }
    }

    @Test("INV-5 a delegate in a group is notified once, when the bridge is attached", arguments: hosts)
    func inGroup(host: ShapeKit) throws {
        let world = DrivenSDK(host)
        let adopted = adopt(.adobeAndroid3, on: world)
        world.attach(HandlerGroup([adopted]))
        func count() -> Int { diagnostics.items.filter { $0.code == .neverCalled }.count }
        let expected = Self.neverCalled(.adobeAndroid3, under: host).count
        #expect(count() == expected)
        try world.showAll()
        #expect(count() == expected)
    }

    /// The capabilities that each delegate uses.
    private static let used: [SDKShape: [Capability]] = [
        .adobeIOS: [.viewInGate, .view, .scriptMessages, .track, .hide, .dismiss],
        .adobeAndroid2: [.scriptMessages, .track, .dismiss],
        .adobeAndroid3: [.scriptMessages, .track, .hide, .dismiss],
        .braze: [.track, .dismiss],
        .airship17: [], .airship18: [],
    ]

    @Test(
        "INV-5 every capability that a delegate uses and its host lacks is reported once over three messages",
        arguments: pairs)
    func members(delegate: SDKShape, host: ShapeKit) throws {
        let world = DrivenSDK(host)
        let adopted = adopt(delegate, on: world)
        world.attach(adopted)
        try world.showAll()
        guard delegate != host.capabilities.shape else { return }
        for capability in Self.used[delegate] ?? [] {
            let note = host.capabilities.support(of: capability).note
            let isLacking = !host.capabilities.support(of: capability).isAvailable
            guard isLacking else { continue }
            let said = diagnostics.items.filter { $0.code == .actionFailed && $0.explanation.contains(note) }
            #expect(said.count == 1, "\(capability): \(diagnostics.items)")
        }
    }

    @Test(
        "INV-8 a late listener receives the same one-time reports as an early one",
        arguments: repeatingPairs)
    func heardLate(delegate: SDKShape, host: ShapeKit) throws {
        /// The diagnostics about three messages, for a sink that is set at once, or after three others.
        func said(isLate: Bool) throws -> Set<String> {
            diagnostics.items = []
            let world = DrivenSDK(host)
            world.isRepeating = true
            world.attach(adopt(delegate, on: world, isListening: false))
            if isLate { try world.showAll() }
            world.bridge?.diagnostics = sink
            try world.showAll()
            return Set(diagnostics.items.map { "\($0.code): \($0.explanation)" })
        }
        let early = try said(isLate: false)
        let late = try said(isLate: true)
        #expect(late.symmetricDifference(early) == [])
    }

    @Test("INV-5 all reports to an Adobe delegate under Braze over three messages, in order")
    func wholeStory() throws {
        let world = DrivenSDK(.braze)
        world.attach(adopt(.adobeIOS, on: world))
        try world.showAll()
        #expect(
            diagnostics.items.map(\.description) == [
                "[braze] notAlwaysCalled: shouldShowMessage(message:) is not called for a message that qualifies while another "
                    + "one is leaving; it waits or is refused (AI-075): Until didDismiss, the leaving message is visible and "
                    + "others are parked (BZ-067).",
                "[braze] notAlwaysCalled: shouldShowMessage(message:) is not called for a message that qualifies while another "
                    + "one is hidden (AI-080): The SDK can only dismiss a message.",
                "[braze] message bz-100 actionFailed: There is no view for the delegate: The SDK has no view before "
                    + "prepareWith (BZ-041).",
                "[braze] message bz-100 actionFailed: autoTrack: the driving SDK decides what it counts.",
                "[braze] message bz-100 actionFailed: unavailable on braze (track) for message bz-100: Impressions and clicks "
                    + "through the message's Context; local messages and other interactions cannot be counted.",
                "[braze] message bz-100 actionFailed: unavailable on braze (hide) for message bz-100: The SDK can only dismiss "
                    + "a message.",
            ])
    }

    @Test(
        "INV-5 every wish of a plan that a host lacks is reported once over three messages",
        arguments: hosts)
    func plans(host: ShapeKit) throws {
        let world = DrivenSDK(host)
        let adopted = adopt(.braze, on: world)
        world.attach(adopted)
        world.bridge?.diagnostics = sink
        try world.showAll()
        let wishes: [(String, Capability)] = [
            ("orientation", .prepareOrientation), ("statusBar", .prepareStatusBar),
            ("windowLevel", .prepareScene), ("customView", .customView),
        ]
        for (name, capability) in wishes {
            let said = diagnostics.items.filter { $0.explanation.hasPrefix("\(name):") }
            let isLacking = !host.capabilities.support(of: capability).isAvailable
            // Airship's own views choose their level, so a level is reported there, too (AS-041).
            #expect(said.count == (isLacking ? 1 : said.count), "\(name): \(diagnostics.items)")
            // Airship 18 shows a handler's view for the display types that it was configured for, which
            // is reported for each type.
            let isByType = capability == .customView && host.capabilities.shape == .airship18
            #expect(said.count <= (isByType ? 3 : 1) && Set(said.map(\.explanation)).count == said.count)
        }
    }

    @Test(
        "AI-030 settings that an Adobe delegate changes in its gate reach the host, or are reported once",
        arguments: hosts)
    func settings(host: ShapeKit) throws {
        let world = DrivenSDK(host)
        world.attach(AdoptedAdobeIOSDelegate(WideningDelegate()))
        world.bridge?.diagnostics = sink
        try world.trigger(host.campaigns.news)
        let message = try #require(world.bridge?.engine.visibleMessages.first)
        let said = diagnostics.items.filter { $0.code == .planNotApplied }.map(\.explanation)
        let expected: [SDKShape: [String]] = [
            .adobeIOS: [], .adobeAndroid2: [],
            .adobeAndroid3: [
                "content: InAppMessageSettings cannot be changed once they are built.",
                "MessageSettings: the change of setWidth does not show. InAppMessageSettings cannot be changed once they are "
                    + "built.",
            ],
            .braze: [
                "content.frame: Braze positions its messages itself, and applies only the corner radius.",
                "MessageSettings: the change of setWidth does not show. This SDK has no place for it, or has already made that "
                    + "part.",
            ],
            .airship17: ["The settings were changed too late for the driving SDK's plan: setWidth."],
            .airship18: [
                "content: The SDK does not allow a triggered message to be changed.",
                "MessageSettings: the change of setWidth does not show. The SDK does not allow a triggered message to be "
                    + "changed.",
            ],
        ]
        #expect(said == expected[host.capabilities.shape])
        let android2 = message.native(as: (any AdobeAndroid2Model.FullscreenMessage).self)
        #expect(android2?.getMessageSettings()?.getWidth() == (android2 == nil ? nil : 42))
    }

    @Test("INV-5 a delegate without a sink of its own reports to the bridge's")
    func bridgeSink() throws {
        let world = DrivenSDK(.airship17)
        let adopted = AdoptedBrazeDelegate(OldBrazeDelegate(), sdkDelegate: QuietBrazeDelegate())
        world.attach(adopted)
        #expect(diagnostics.items.isEmpty)
        world.bridge?.diagnostics = sink
        try world.showAll()
        #expect(
            diagnostics.items.map(\.code) == [
                .notAlwaysCalled, .notAlwaysCalled, .notAlwaysCalled, .behavesOtherwise, .notAlwaysCalled,
                .viewNotShown, .messageIncomplete,
            ])
    }
}
