import AdobeAndroidShared
import AdobePayload
import Foundation
import HeadlessStage

/// How a campaign wants its message to look: what is missing or of a wrong type has a default (rules,
/// sections 4 and 5).
struct MobileParameters: Sendable {
    private let values: JSONNode?
    private let verticalAlign: MessageAlignment
    private let horizontalAlign: MessageAlignment
    private let displayAnimation: MessageAnimation
    private let dismissAnimation: MessageAnimation

    /// - Throws: `PayloadError` for an alignment or animation that does not exist, which the SDK fails on.
    init(_ node: JSONNode?) throws {
        values = node
        verticalAlign = try Self.constant(node?["verticalAlign"]) ?? .center
        horizontalAlign = try Self.constant(node?["horizontalAlign"]) ?? .center
        displayAnimation = try Self.constant(node?["displayAnimation"]) ?? .none
        dismissAnimation = try Self.constant(node?["dismissAnimation"]) ?? .none
    }

    /// Names count whatever their case.
    private static func constant<Constant>(_ node: JSONNode?) throws -> Constant?
    where Constant: RawRepresentable<String> & CaseIterable {
        guard let node, let name = node.string else { return nil }
        if let constant = Constant(rawValue: name.uppercased()) { return constant }
        throw node.invalid("one of \(Constant.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    func settings(parent: any Message) -> MessageSettings {
        let settings = MessageSettings()
        settings.setParent(parent)
        settings.setWidth(integer("width") ?? 100)
        settings.setHeight(integer("height") ?? 100)
        settings.setVerticalAlign(verticalAlign)
        settings.setHorizontalAlign(horizontalAlign)
        settings.setVerticalInset(integer("verticalInset") ?? 0)
        settings.setHorizontalInset(integer("horizontalInset") ?? 0)
        settings.setUiTakeover(values?["uiTakeover"]?.bool ?? true)
        settings.setDisplayAnimation(displayAnimation)
        settings.setDismissAnimation(dismissAnimation)
        settings.setBackdropColor(values?["backdropColor"]?.string ?? "#FFFFFF")
        settings.setBackdropOpacity(float("backdropOpacity") ?? 0)
        settings.setCornerRadius(float("cornerRadius") ?? 0)
        setGestures(of: settings)
        return settings
    }

    /// A number of either type; one that does not fit into 32 bits is none.
    private func integer(_ name: String) -> Int? {
        values?[name]?.double.flatMap { Int32(exactly: $0.rounded(.towardZero)) }.map(Int.init)
    }

    private func float(_ name: String) -> Float? {
        values?[name]?.double.map { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A map with a behaviour that is no string is of a wrong type as a whole.
    private func setGestures(of settings: MessageSettings) {
        guard case .object(let members)? = values?["gestures"]?.value else {
            return settings.setGestures([:])
        }
        var gestures: [MessageGesture: String] = [:]
        var hasUnknown = false
        for (name, value) in members {
            guard case .string(let behaviour) = value else { return settings.setGestures([:]) }
            if let gesture = MessageGesture.get(name) {
                gestures[gesture] = behaviour
            } else {
                hasUnknown = true
            }
        }
        settings.setGestures(gestures)
        if hasUnknown { settings.addUnknownGesture() }
    }
}

/// The format of Messaging 2 for Android: items whose content is text, which is a ruleset in JSON again (rules,
/// section 5). Propositions have no ranks; the order of the text decides.
struct RulesetTextFormat: CampaignFormat {
    private static let type = "cjmiam"
    private static let scopePrefix = "mobileapp://"

    /// Of one item only the first rule is loaded (A2-215).
    var limits: CampaignLimits {
        var limits = CampaignLimits()
        limits.rules = 1
        return limits
    }

    func proposition(_ node: JSONNode) throws -> PropositionInfo {
        let scope = try node.required("scope", "a string")
        guard try node.requiredText("scope").hasPrefix(Self.scopePrefix) else {
            throw scope.invalid("\"\(Self.scopePrefix)\" and the app's package name")
        }
        let details = try node.requiredObject("scopeDetails")
        guard details.value != .object([:]) else { throw details.invalid("an object with members") }
        return PropositionInfo(
            id: try node.requiredText("id"), scope: try node.requiredText("scope"),
            activityID: details["activity"]?["id"]?.string ?? "")
    }

    /// The schema is not checked, but it has to be there (A2-218).
    func content(ofItem node: JSONNode, in proposition: PropositionInfo?) throws -> ItemContent<Consequence> {
        _ = try node.requiredText("id")
        _ = try node.requiredText("schema")
        let data = try node.required("data", "an object")
        _ = try data.requiredText("id")
        let text = try data.requiredText("content")
        let path = data.path["content"]
        return .ruleset(JSONNode(try JSONValue(parsing: Data(text.utf8), at: path), at: path))
    }

    func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> Consequence {
        let id = try node.requiredText("id")
        let type = try node.required("type", "a type")
        guard try node.requiredText("type") == Self.type else {
            throw OtherKind(type.invalid("\"\(Self.type)\""))
        }
        let detail = try node.required("detail", "an object")
        return Consequence(
            id: id, html: try detail.requiredText("html"),
            hasRemoteAssets: detail["remoteAssets"]?.elements?.isEmpty == false,
            parameters: try MobileParameters(detail["mobileParameters"]), isTracked: isFirst,
            proposition: proposition)
    }

    func message(ofData node: JSONNode) throws -> Consequence? { nil }
}

/// A link of the SDK's own scheme: `adbinapp://dismiss?interaction=ok&link=…` (A2-075 to A2-080).
struct MessageLink {
    /// What the user chose, for reports; nil when missing or empty.
    let interaction: String?
    /// What to open outside the app or to run as a script (A2-214); nil when missing or empty.
    let target: LinkTarget?
    /// nil when the link has none, which the SDK fails on after all else is done (A2-080).
    let host: String?

    /// Reads a link.
    /// - Returns: nil when the scheme is not exactly `adbinapp` (A2-073).
    init?(_ uri: JavaURI) {
        guard uri.scheme == "adbinapp" else { return nil }
        var parameters = LinkParameters(uri.query ?? "")
        host = uri.host
        interaction = parameters.take("interaction")
        target = parameters.takeTarget()
    }

    /// Does what the link asks for: the interaction, the destination, the dismissal, in this order (A2-075).
    func follow(on message: any Message, in view: any FullscreenMessage) {
        if let interaction { message.track(interaction, .inAppInteract) }
        switch target {
        case .script(let script): message.evaluateJavascript(script)
        case .url(let url): view.openUrl(url)
        case nil: break
        }
        if host == "dismiss" { message.dismiss(true) }
    }
}
