public import Foundation
public import HeadlessStage
public import InAppCompat

/// Everything about a shape, in one value. The command, the pair contract and the reports work on a list of kits and
/// know no shape by name. A shape's contracts module offers its own kit, such as `ShapeKit.example`. A shape in another
/// package takes part in everything once it is on the list.
///
/// Sendable; a value. Two kits are equal if their names are.
public struct ShapeKit: Sendable {
    /// The SDK and its version, as text.
    public private(set) var title: String
    /// What the SDK can do for a handler. The table also names the shape.
    public private(set) var capabilities: CapabilityTable
    /// Plays scenarios on the shape.
    public let driver: any ShapeDriver.Type
    /// Makes a handler of a recording delegate of the shape, so that any host can drive it. The delegate records its
    /// calls as `adopted` and answers from the script. So n shapes make n² pairs.
    public let adopt: @MainActor @Sendable (TraceRecorder, DelegateScript) -> any InAppMessageHandler
    /// What an adopted delegate cannot be given, with reasons.
    public let adoptionLimits: [AdoptionLimit]
    /// All rules of the shape, in the order of their ids.
    public let rules: [Rule]
    /// The scenarios that exercise the rules, as JSON text by name.
    public let scenarios: [String: String]
    /// More scenarios for an app's own delegate, as JSON text by name.
    public let delegateScenarios: [String: String]
    /// The delegate protocols for which source texts are searched for near misses; the delegate's own protocol comes
    /// first.
    public let requirements: [DelegateRequirements]
    /// The keys that the shape's payloads may have; empty if they are not listed.
    public let payloadKeys: [PayloadKey]
    /// Translates between content and the vendor's messages.
    public let port: any ContentPort.Type
    /// Campaigns that every shape has, for stories about a handler.
    public let campaigns: StandardCampaigns
    /// How the shape takes part in neutral stories; nil if it does not.
    public let stories: StoryRoom?
    /// What becomes of each member of the vendor's API; empty if the members are not listed.
    public private(set) var ledger = Ledger([])
    /// How the SDK lets the app open links, apart from the delegate; nil if that is not stated.
    public private(set) var linkHook: LinkHook?
    /// What the shape's claims were played on.
    public private(set) var proof = ShapeProof.modelOnly
    /// How the shape writes campaigns; nil if it cannot.
    public let writer: PayloadWriter?

    /// The set-up of the bridge; nil for the usual one.
    public private(set) var setUp: BridgeSetUp?
    /// The other set-ups of the bridge, which give handlers something else.
    public private(set) var otherSetUps: [BridgeSetUp] = []

    /// The shape.
    public var shape: SDKShape { capabilities.shape }
    /// The name in tables and commands: the shape's name, followed by the set-up's name unless it is the usual set-up.
    public var name: String { shape.name + (setUp?.name ?? "") }
    /// The shape as a host of handlers: one kit per set-up of its bridge, the usual one first.
    public var hosts: [ShapeKit] { [self] + otherSetUps.map(settingUp) }

    /// Makes a kit.
    public init(
        title: String, capabilities: CapabilityTable, driver: any ShapeDriver.Type,
        adopt: @escaping @MainActor @Sendable (TraceRecorder, DelegateScript) -> any InAppMessageHandler,
        adoptionLimits: [AdoptionLimit] = [], rules: [Rule], scenarios: [String: String],
        delegateScenarios: [String: String] = [:], requirements: [DelegateRequirements],
        payloadKeys: [PayloadKey] = [], port: any ContentPort.Type, campaigns: StandardCampaigns,
        stories: StoryRoom? = nil, writer: PayloadWriter? = nil
    ) {
        self.title = title
        self.capabilities = capabilities
        self.driver = driver
        self.adopt = adopt
        self.adoptionLimits = adoptionLimits
        self.rules = rules
        self.scenarios = scenarios
        self.delegateScenarios = delegateScenarios
        self.requirements = requirements
        self.payloadKeys = payloadKeys
        self.port = port
        self.campaigns = campaigns
        self.stories = stories
        self.writer = writer
    }

    /// A copy of the kit with a ledger.
    public func with(ledger: Ledger) -> ShapeKit {
        var kit = self
        kit.ledger = ledger
        return kit
    }

    /// A copy of the kit with a proof.
    public func with(proof: ShapeProof) -> ShapeKit {
        var kit = self
        kit.proof = proof
        return kit
    }

    /// A copy of the kit with a link hook.
    public func with(linkHook: LinkHook) -> ShapeKit {
        var kit = self
        kit.linkHook = linkHook
        return kit
    }

    /// A copy of the kit with one more set-up of its bridge.
    public func with(otherSetUp: BridgeSetUp) -> ShapeKit {
        var kit = self
        kit.otherSetUps.append(otherSetUp)
        return kit
    }

    /// A copy of the kit whose bridge is set up in another way.
    package func settingUp(_ setUp: BridgeSetUp) -> ShapeKit {
        var kit = self
        kit.setUp = setUp
        kit.title += ", " + setUp.title
        kit.capabilities = setUp.capabilities
        kit.otherSetUps = []
        return kit
    }

    /// Attaches a handler to the SDK through the bridge, with this kit's set-up.
    @MainActor public func attach(
        _ handler: any InAppMessageHandler, to driver: any ShapeDriver
    ) -> any MessageBridge {
        setUp?.attach(handler, driver) ?? driver.attach(handler: handler)
    }
}

extension ShapeKit: Hashable, CustomStringConvertible {
    /// Whether both describe the same shape, with the bridge set up in the same way.
    public static func == (left: ShapeKit, right: ShapeKit) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name.
    public var description: String { name }
}

extension Collection<ShapeKit> {
    /// The kit of a shape; nil if it is not in the collection.
    public subscript(_ shape: SDKShape) -> ShapeKit? { first { $0.shape == shape } }

    /// The kits by the names of their shapes. If two have the same shape, the first is used.
    var byName: [String: ShapeKit] {
        Dictionary(map { ($0.shape.name, $0) }) { first, _ in first }
    }

    /// The shapes as hosts of handlers, one kit per set-up of their bridges.
    public var hosts: [ShapeKit] { flatMap(\.hosts) }

    /// The hosts that are of interest for a delegate of one shape. Under its own SDK it needs no bridge, so the other
    /// set-ups of that bridge are left out.
    public func hosts(of delegate: ShapeKit) -> [ShapeKit] {
        hosts.filter { $0 == delegate || $0.shape != delegate.shape }
    }
}

/// Three campaigns that every shape has, as the vendor sends them, and the user's clicks on them. Stories about a
/// handler are played with them.
///
/// Sendable; a value.
public struct StandardCampaigns: Sendable {
    /// How a user clicks in a message.
    public enum Click: Sendable, Hashable {
        /// On the button with this id.
        case button(String)
        /// On a link of the message's page, to this address.
        case link(String)

        /// The user's gesture on a stage; nil for a link whose address is not a URL.
        public var gesture: UserGesture? {
            switch self {
            case .button(let id): .tapButton(id)
            case .link(let address): URL(string: address).map(UserGesture.openLink)
            }
        }
    }

    /// News, which the user just closes.
    public let news: Data
    /// A sale with a link to the app's cart, `shop://cart`.
    public let sale: Data
    /// A coupon with a link to a web page.
    public let coupon: Data
    /// The click on the sale, which the app routes itself.
    public let clickOnSale: Click
    /// The click on the coupon, which is left to the SDK.
    public let clickOnCoupon: Click

    /// The campaign with this name: `news`, `sale` or `coupon`; nil for any other name.
    public subscript(_ name: String) -> Data? {
        ["news": news, "sale": sale, "coupon": coupon][name]
    }

    /// Makes the campaigns. Payloads are JSON text in UTF-8.
    public init(news: [UInt8], sale: [UInt8], coupon: [UInt8], clickOnSale: Click, clickOnCoupon: Click) {
        self.news = Data(news)
        self.sale = Data(sale)
        self.coupon = Data(coupon)
        self.clickOnSale = clickOnSale
        self.clickOnCoupon = clickOnCoupon
    }
}
