import AdobeAndroidShared
import HeadlessStage

/// Reads the appearance settings of a campaign's message (rules, 4.1). A member of the wrong type counts as missing,
/// and so does a number that does not fit its type (A3-143).
struct SettingsDecoder {
    private let parameters: JSONNode?

    /// - Parameter parameters: the `mobileParameters`; nil when there are none, so that all defaults apply.
    init(_ parameters: JSONNode?) { self.parameters = parameters }

    /// The settings.
    /// - Throws: `PayloadError` for an unknown alignment or animation (A3-122).
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

    /// The gestures' URLs by name. If one of them is not a string, the SDK drops them all (A3-132, inferred).
    private var gestures: [String: String] {
        let values = parameters?["gestures"]?.namedValues ?? [:]
        let texts = values.compactMapValues { $0.swiftValue as? String }
        return texts.count == values.count ? texts : [:]
    }

    private func integer(_ name: String) -> Int? { JavaNumber.int(parameters?[name]) }
    private func float(_ name: String) -> Float? { JavaNumber.float(parameters?[name]) }

    /// Case-insensitive. The SDK follows the device's language here; the model does not (A3-122).
    private func named<Choice: CaseIterable>(_ name: String) throws -> Choice? {
        guard let node = parameters?[name], let text = node.string else { return nil }
        let wanted = text.uppercased()
        guard let choice = Choice.allCases.first(where: { "\($0)".uppercased() == wanted }) else {
            throw node.invalid("one of \(Choice.allCases.map { "\($0)" }.joined(separator: ", "))")
        }
        return choice
    }
}
