import AdobeAndroidShared
import HeadlessStage

/// The appearance that a campaign wants for its message. A missing value, or one of a wrong type, gets its default
/// (rules, sections 4 and 5).
struct MobileParameters: Sendable {
    private let values: JSONNode?
    private let verticalAlign: MessageAlignment
    private let horizontalAlign: MessageAlignment
    private let displayAnimation: MessageAnimation
    private let dismissAnimation: MessageAnimation

    /// - Throws: `PayloadError` for an unknown alignment or animation, on which the SDK fails, and for parameters that
    ///   are not an object: no message is made then (A2-111).
    init(_ node: JSONNode?) throws {
        if let node, node.namedValues == nil { throw node.unexpected("an object") }
        values = node
        verticalAlign = try Self.constant(node?["verticalAlign"]) ?? .center
        horizontalAlign = try Self.constant(node?["horizontalAlign"]) ?? .center
        displayAnimation = try Self.constant(node?["displayAnimation"]) ?? .none
        dismissAnimation = try Self.constant(node?["dismissAnimation"]) ?? .none
    }

    /// Names are matched case-insensitively.
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

    // A number that does not fit its type counts as missing (A2-112).
    private func integer(_ name: String) -> Int? { JavaNumber.int(values?[name]) }
    private func float(_ name: String) -> Float? { JavaNumber.float(values?[name]) }

    /// If one behaviour is not a string, the whole map counts as of a wrong type.
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
