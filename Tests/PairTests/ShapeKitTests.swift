import Airship18Bridge
import BrazeBridge
import BuiltInShapes
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// What every kit on the list needs.
@Suite("Shape kits", .timeLimit(.minutes(20))) @MainActor struct ShapeKitTests {
    @Test("Every shape is listed once") func names() {
        let kits = [ShapeKit].builtIn
        #expect(
            kits.map(\.shape.name) == [
                "adobeIOS", "adobeAndroid2", "adobeAndroid3", "braze", "airship17", "airship18",
            ])
        for kit in kits { #expect(kits[kit.shape] == kit) }
        #expect(kits[SDKShape("stranger")] == nil)
    }

    @Test("Airship 18 is two hosts, the plain one first; every other shape is one")
    func hosts() {
        let hosts = [ShapeKit].builtIn.hosts
        #expect(
            hosts.map(\.name) == [
                "adobeIOS", "adobeAndroid2", "adobeAndroid3", "braze", "airship17", "airship18",
                "airship18Pages",
            ])
        let (plain, pages) = (hosts[5], hosts[6])
        #expect(pages == .airship18Pages && pages != plain && pages.shape == plain.shape)
        #expect(plain.title == "Airship for iOS (18 to 20)")
        #expect(pages.title == "Airship for iOS (18 to 20), with the bridge's pages")
        #expect(pages.hosts == [pages])
        #expect(!plain.capabilities.support(of: .shouldPerform).isAvailable)
        #expect(pages.capabilities.support(of: .shouldPerform).isAvailable)
        #expect([ShapeKit].builtIn[.airship18] == plain)
    }

    @Test("Another set-up of a shape's bridge is an additional host, after the usual one")
    func otherSetUp() throws {
        let setUp = BridgeSetUp(
            name: "Quiet", title: "without a sound", arguments: "isQuiet: true", capabilities: .braze,
            attach: ShapeKit.braze.attach)
        let hosts = ShapeKit.braze.with(otherSetUp: setUp).hosts
        #expect(hosts.map(\.name) == ["braze", "brazeQuiet"])
        #expect(hosts.last?.title.hasSuffix(", without a sound") == true)
        #expect(hosts.last?.hosts == hosts.suffix(1))
    }

    @Test(
        "Each host's bridge says what its table says", arguments: [ShapeKit].builtIn.hosts)
    func bridges(_ host: ShapeKit) {
        let stage = HeadlessStage()
        let driver = stage.run { host.driver.init(TraceRecorder(stage: stage)) { _ in nil } }
        let bridge = host.attach(RecordingHandler(TraceRecorder(stage: stage)), to: driver)
        defer { stage.endProcess() }
        for capability in Capability.allCases {
            #expect(
                bridge.engine.capabilities.support(of: capability)
                    == host.capabilities.support(of: capability), "\(host) \(capability)")
        }
    }

    @Test(
        "INV-5 every capability has an entry, with a note unless it is native", arguments: [ShapeKit].builtIn)
    func capabilities(_ kit: ShapeKit) {
        for capability in Capability.allCases {
            let support = kit.capabilities.support(of: capability)
            #expect(support.note.isEmpty == (support == .native), "\(capability.name)")
            #expect(support.note.isEmpty || support.note.hasSuffix("."), "\(capability.name)")
        }
    }

    @Test("Driver, port, rules and requirements are the shape's own", arguments: [ShapeKit].builtIn)
    func parts(_ kit: ShapeKit) {
        #expect(kit.driver.shape == kit.shape && kit.port.shape == kit.shape)
        #expect(kit.rules.allSatisfy { $0.shape == kit.shape } && !kit.rules.isEmpty)
        #expect(kit.requirements.allSatisfy { $0.shape == kit.shape } && !kit.requirements.isEmpty)
        #expect(!kit.title.isEmpty && kit.campaigns.clickOnSale.gesture != nil)
        let ids = Set(kit.rules.map(\.id))
        #expect(kit.adoptionLimits.flatMap(\.rules).allSatisfy(ids.contains))
    }

    @Test(
        "Every scenario can be read, and is the same after it was written and read again",
        arguments: [ShapeKit].builtIn)
    func scenarios(_ kit: ShapeKit) throws {
        for (name, text) in kit.scenarios.merging(kit.delegateScenarios, uniquingKeysWith: { $1 }) {
            let scenario = try Scenario(json: .init(text.utf8), for: [kit])
            #expect(scenario.name == name)
            #expect(try Scenario(json: .init(scenario.jsonText.utf8), for: [kit]) == scenario)
        }
    }

    @Test("A copy of a kit has the ledger that it is given, and everything else of the original")
    func ledger() {
        let given = Ledger(pagesOnly: "Only pages.", [])
        let copy = ShapeKit.braze.with(ledger: given)
        #expect(copy.ledger == given && copy.with(ledger: ShapeKit.braze.ledger) == .braze)
        #expect(copy.rules.map(\.id) == ShapeKit.braze.rules.map(\.id))
        for kit in [ShapeKit].builtIn { #expect(!kit.ledger.entries.isEmpty, "\(kit)") }
    }

    @Test(
        "A copy of a kit has the link hook or the proof that it is given, and everything else of the original"
    )
    func hookAndProof() {
        let hook = LinkHook(whenLeft: "Remove it.", whenJoined: "Add it.")
        let (braze, hooked) = (ShapeKit.braze, ShapeKit.braze.with(linkHook: hook))
        #expect(hooked.linkHook == hook && hooked == braze && hooked.proof == braze.proof)
        let proven = hooked.with(proof: .virtualMachine)
        #expect(proven.proof == .virtualMachine && proven.linkHook == hook && proven.ledger == braze.ledger)
        #expect(proven.with(proof: .modelOnly).proof == .modelOnly)
        for kit in [ShapeKit].builtIn { #expect(kit.linkHook != nil && kit.proof != .modelOnly, "\(kit)") }
    }
}
