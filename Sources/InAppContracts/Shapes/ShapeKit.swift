public import Foundation
public import HeadlessStage
public import InAppCompat

/// All that there is to say of a shape, in one value: the command, the pair contract and the reports work on a list
/// of these and know no shape by name. A shape's contracts module offers its own, such as `ShapeKit.example`; one
/// that lives in another package takes part in everything by being put on the list.
///
/// Sendable; a value. Two kits are the same if their names are.
public struct ShapeKit: Sendable {
    /// The SDK and its version, in words.
    public private(set) var title: String
    /// What the SDK can do for a handler; it names the shape.
    public private(set) var capabilities: CapabilityTable
    /// Plays scenarios on the shape.
    public let driver: any ShapeDriver.Type
    /// Makes a handler of a recording delegate of the shape, so that any host can drive it. The delegate writes
    /// into the recorder as `adopted` and answers from the script. n shapes make n² pairs.
    public let adopt: @MainActor @Sendable (TraceRecorder, DelegateScript) -> any InAppMessageHandler
    /// What an adopted delegate cannot be given, with reasons.
    public let adoptionLimits: [AdoptionLimit]
    /// Every rule of the shape, in the order of their numbers.
    public let rules: [Rule]
    /// The scenarios that exercise the rules, as JSON text by name.
    public let scenarios: [String: String]
    /// More scenarios for an app's own delegate, as JSON text by name.
    public let delegateScenarios: [String: String]
    /// The delegate protocols whose near misses are looked for in source texts; the delegate's own comes first.
    public let requirements: [DelegateRequirements]
    /// The keys that the shape's payloads may have; empty where nobody has listed them.
    public let payloadKeys: [PayloadKey]
    /// Translates between content and the vendor's messages.
    public let port: any ContentPort.Type
    /// Campaigns that every shape has, for stories about a handler.
    public let campaigns: StandardCampaigns
    /// How it takes part in neutral stories; nil for a shape that does not.
    public let stories: StoryRoom?
    /// What becomes of each member of the vendor's API; empty where nobody has listed them.
    public private(set) var ledger = Ledger([])
    /// How its SDK lets the app open links beside the delegate; nil where nobody has said.
    public private(set) var linkHook: LinkHook?
    /// How it writes campaigns; nil for a shape that does not.
    public let writer: PayloadWriter?

    /// How the bridge is set up where this is not its usual way; nil for that.
    public private(set) var setUp: BridgeSetUp?
    /// The other ways in which the bridge can be set up, by which handlers get something else.
    public private(set) var otherSetUps: [BridgeSetUp] = []

    /// The shape.
    public var shape: SDKShape { capabilities.shape }
    /// The name in tables and commands: that of the shape, and of the set-up where it is another than the usual one.
    public var name: String { shape.name + (setUp?.name ?? "") }
    /// The shape as a host of handlers: a kit for each way in which its bridge can be set up, the usual one first.
    public var hosts: [ShapeKit] { [self] + otherSetUps.map(settingUp) }

    /// Describes a shape.
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

    /// The same shape, with what becomes of each member of its API.
    public func with(ledger: Ledger) -> ShapeKit {
        var kit = self
        kit.ledger = ledger
        return kit
    }

    /// The same shape, with the way in which its SDK lets the app open links.
    public func with(linkHook: LinkHook) -> ShapeKit {
        var kit = self
        kit.linkHook = linkHook
        return kit
    }

    /// The same shape, with another way in which its bridge can be set up.
    public func with(otherSetUp: BridgeSetUp) -> ShapeKit {
        var kit = self
        kit.otherSetUps.append(otherSetUp)
        return kit
    }

    /// The same shape, with its bridge set up in another way.
    package func settingUp(_ setUp: BridgeSetUp) -> ShapeKit {
        var kit = self
        kit.setUp = setUp
        kit.title += ", " + setUp.title
        kit.capabilities = setUp.capabilities
        kit.otherSetUps = []
        return kit
    }

    /// Puts a handler on the SDK through the bridge, as this kit sets it up.
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
    /// The kit of a shape; nil where it is not among these.
    public subscript(_ shape: SDKShape) -> ShapeKit? { first { $0.shape == shape } }

    /// The kits by the names of their shapes. Of two with the same shape the first counts.
    var byName: [String: ShapeKit] {
        Dictionary(map { ($0.shape.name, $0) }) { first, _ in first }
    }

    /// The shapes as hosts of handlers, each for every way in which its bridge can be set up.
    public var hosts: [ShapeKit] { flatMap(\.hosts) }

    /// The hosts under which something can be said of a delegate of one shape: under its own SDK it needs no other set-up
    /// of the bridge.
    public func hosts(of delegate: ShapeKit) -> [ShapeKit] {
        hosts.filter { $0 == delegate || $0.shape != delegate.shape }
    }
}

/// Three campaigns that every shape has, as the vendor sends them, and how a user clicks in them: what stories about
/// a handler are played with.
///
/// Sendable; a value.
public struct StandardCampaigns: Sendable {
    /// How a user clicks in a message.
    public enum Click: Sendable, Hashable {
        /// On the button with this id.
        case button(String)
        /// On a link of the message's page, to this address.
        case link(String)

        /// What the user does on a stage; nil for a link to what is no URL.
        public var gesture: UserGesture? {
            switch self {
            case .button(let id): .tapButton(id)
            case .link(let address): URL(string: address).map(UserGesture.openLink)
            }
        }
    }

    /// News, which the user only closes.
    public let news: Data
    /// A sale with a link to the app's cart, `shop://cart`.
    public let sale: Data
    /// A coupon with a link to a web page.
    public let coupon: Data
    /// The click on the sale that the app routes itself.
    public let clickOnSale: Click
    /// The click on the coupon that is left to the SDK.
    public let clickOnCoupon: Click

    /// The campaign of a name: `news`, `sale` or `coupon`; nil for any other.
    public subscript(_ name: String) -> Data? {
        ["news": news, "sale": sale, "coupon": coupon][name]
    }

    /// Lists the campaigns. Payloads are JSON text in UTF-8.
    public init(news: [UInt8], sale: [UInt8], coupon: [UInt8], clickOnSale: Click, clickOnCoupon: Click) {
        self.news = Data(news)
        self.sale = Data(sale)
        self.coupon = Data(coupon)
        self.clickOnSale = clickOnSale
        self.clickOnCoupon = clickOnCoupon
    }
}
