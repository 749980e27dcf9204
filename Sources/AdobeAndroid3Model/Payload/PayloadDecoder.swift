import AdobeAndroidShared
import AdobePayload
import Foundation
import HeadlessStage

extension Campaigns<InAppConsequence> {
    /// Reads a payload as Messaging 3 for Android does: of a ruleset only what stands before a rule without
    /// consequences (A3-127).
    /// - Parameter anonymousID: the id of a message whose payload is only an item's data.
    /// - Throws: `PayloadError` when there is no in-app message in the payload.
    init(payload json: Data, anonymousID: String) throws {
        try self.init(
            parsing: json,
            as: InAppItemFormat(
                stopsAtEmptyRule: true, anonymousID: anonymousID, make: InAppConsequence.init))
    }
}

extension InAppConsequence {
    /// No message is made without a content type, or of content that is empty (A3-120).
    init(_ item: InAppItem) throws {
        _ = try item.data.requiredText("contentType")
        let content = try item.page()
        _ = try item.data.requiredText("content")
        self.init(
            id: item.consequenceID, messageID: item.id,
            settings: try SettingsDecoder(item.data["mobileParameters"]).settings(content: content),
            metadata: item.data["meta"]?.namedValues ?? [:], proposition: item.proposition)
    }
}

/// Reads the looks of a campaign's message (rules, 4.1). A member of the wrong type counts as missing, and numbers
/// convert between integer and floating types: a fraction is cut off.
struct SettingsDecoder {
    private let parameters: JSONNode?

    /// - Parameter parameters: the `mobileParameters`; nil when there are none, so that all defaults apply.
    init(_ parameters: JSONNode?) { self.parameters = parameters }

    /// The settings.
    /// - Throws: `PayloadError` for an alignment or animation that does not exist (A3-122).
    func settings(content: String) throws -> InAppMessageSettings {
        return InAppMessageSettings.Builder()
            .content(content)
            .width(integer("width") ?? 100)
            .maxWidth(integer("maxWidth") ?? .max)
            .height(integer("height") ?? 100)
            .verticalInset(integer("verticalInset") ?? 0)
            .horizontalInset(integer("horizontalInset") ?? 0)
            .verticalAlignment(try named("verticalAlign") ?? .center)
            .horizontalAlignment(try named("horizontalAlign") ?? .center)
            .displayAnimation(try named("displayAnimation") ?? MessageAnimation.none)
            .dismissAnimation(try named("dismissAnimation") ?? MessageAnimation.none)
            .backgroundColor(parameters?["backdropColor"]?.string ?? "#FFFFFF")
            .backdropOpacity(float("backdropOpacity") ?? 0)
            .cornerRadius(float("cornerRadius") ?? 0)
            .shouldTakeOverUi(parameters?["uiTakeover"]?.bool ?? true)
            .gestureMap(gestures)
            .shouldFitToContent(parameters?["fitToContent"]?.bool ?? false)
            .build()
    }

    /// The gestures' URLs by name. One that is no string makes the SDK drop them all (A3-132, inferred).
    private var gestures: [String: String] {
        let values = parameters?["gestures"]?.namedValues ?? [:]
        let texts = values.compactMapValues { $0.swiftValue as? String }
        return texts.count == values.count ? texts : [:]
    }

    private func integer(_ name: String) -> Int? {
        switch parameters?[name]?.value {
        case .integer(let value): value
        case .number(let value): Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        default: nil
        }
    }

    private func float(_ name: String) -> Float? {
        parameters?[name]?.double.map { Float($0) }
    }

    /// Upper and lower case do not matter. The SDK follows the device's language there; this does not (A3-122).
    private func named<Choice: CaseIterable>(_ name: String) throws -> Choice? {
        guard let node = parameters?[name], let text = node.string else { return nil }
        let wanted = text.uppercased()
        guard let choice = Choice.allCases.first(where: { "\($0)".uppercased() == wanted }) else {
            throw node.invalid("one of \(Choice.allCases.map { "\($0)" }.joined(separator: ", "))")
        }
        return choice
    }
}

/// What the SDK makes of a URL that a message's page asks for (A3-084 to A3-090).
enum MessageLink {
    /// What a link asks for.
    struct Action {
        /// What the user chose, for reports.
        var interaction: String?
        /// What to open, or the script to run (A3-126).
        var target: LinkTarget?
        /// Whether the message is to be dismissed: the hosts `dismiss` and `cancel` do that.
        var isDismissal = false
        /// Whether there is no host, which makes the SDK fail when everything else is done (A3-090).
        var lacksHost = false
    }

    /// Nobody can do anything with the text: it is empty, or no URI.
    case swallowed
    /// A link of the SDK's own scheme.
    case followed(Action)

    /// Reads a URL's text.
    /// - Returns: nil for what is not the SDK's: another scheme, or no query (A3-084, A3-085).
    /// - Throws: `IllegalArgumentException` for an escape that is none once the query was decoded (A3-088).
    init?(_ text: String) throws(IllegalArgumentException) {
        guard !text.isEmpty, let uri = JavaURI(text) else {
            self = .swallowed
            return
        }
        guard uri.scheme == "adbinapp", let query = uri.query else { return nil }
        guard let decoded = query.formDecoded else {
            throw IllegalArgumentException("The link has an illegal escape: \(text)")
        }
        var parameters = LinkParameters(decoded)
        self = .followed(
            Action(
                interaction: parameters.take("interaction"), target: parameters.takeTarget(),
                isDismissal: uri.host == "dismiss" || uri.host == "cancel", lacksHost: uri.host == nil))
    }
}
