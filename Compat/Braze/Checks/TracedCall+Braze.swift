public import BrazeModel
import Foundation
public import InAppCompat

/// The form of callbacks of Braze's delegate in traces, for `CheckedBrazeDelegate` on a device and the recorders of
/// Braze's contracts. Main actor, as for the callbacks.
@MainActor extension TracedCall {
    /// The gate (BZ-010).
    public static func displayChoice(
        for message: Braze.InAppMessage, in ui: BrazeInAppMessageUI
    ) -> TracedCall {
        call("displayChoiceForMessage", of: message, in: ui)
    }

    /// The last callback for changes, with the kind of the initial attributes (BZ-041, BZ-062).
    public static func prepare(
        _ context: BrazeInAppMessageUI.PresentationContext, in ui: BrazeInAppMessageUI
    ) -> TracedCall {
        call(
            "prepareWith", of: context.message, in: ui,
            [Argument("attributes", context.attributes?.traceKind ?? "none")])
    }

    /// The click (BZ-088).
    public static func shouldProcess(
        _ clickAction: Braze.InAppMessage.ClickAction, _ buttonId: String?, of message: Braze.InAppMessage,
        in ui: BrazeInAppMessageUI
    ) -> TracedCall {
        call(
            "shouldProcess", of: message, in: ui,
            [
                Argument("clickAction", clickAction.url?.absoluteString ?? "none"),
                Argument("buttonId", buttonId ?? "none"),
            ])
    }

    /// An event of a view's life cycle (BZ-060 to BZ-065).
    /// - Parameter name: the label of the delegate's method, such as `willPresent`.
    public static func event(
        _ name: String, of message: Braze.InAppMessage, _ view: any InAppMessageView,
        in ui: BrazeInAppMessageUI
    ) -> TracedCall {
        call(name, of: message, in: ui, [Argument("view", String(describing: type(of: view)))])
    }

    private static func call(
        _ name: String, of message: Braze.InAppMessage, in ui: BrazeInAppMessageUI, _ more: [Argument] = []
    ) -> TracedCall {
        TracedCall(
            name, [Argument("message", id(of: message))] + more, observed: state(of: ui) + state(of: message))
    }

    // MARK: Descriptions

    /// The name of a message in traces.
    public nonisolated static func id(of message: Braze.InAppMessage) -> String { message.id ?? "local" }

    /// The values of a message that an app can see, besides its id: whether its assets are local, and its key-value
    /// pairs. Missing values are left out.
    public static func state(of message: Braze.InAppMessage) -> [Argument] {
        var state: [Argument] = []
        if let assets = message.assetURL.map({ $0.isFileURL ? "local" : "remote" }) {
            state.append(Argument("assets", assets))
        }
        if !message.extras.isEmpty {
            // Sorted by hand: there are few, and the library's sort would add 4 kB to an app.
            var pairs: [String] = []
            for (key, value) in message.extras {
                let pair = "\(key)=\(value)"
                pairs.insert(pair, at: pairs.firstIndex { pair < $0 } ?? pairs.count)
            }
            state.append(Argument("extras", pairs.joined(separator: " ")))
        }
        return state
    }

    /// Whether a message is visible, and the messages on the stack.
    public static func state(of ui: BrazeInAppMessageUI) -> [Argument] {
        [
            Argument("visible", ui.messageView == nil ? "false" : "true"),
            Argument("stack", ui.stack.map(id).joined(separator: " ")),
        ]
    }
}

extension Braze.InAppMessage {
    /// The image, if there is one.
    fileprivate var assetURL: URL? {
        modalImage?.imageURL ?? full?.imageURL ?? fullImage?.imageURL ?? slideup?.graphic?.imageURL
            ?? modal?.graphic?.imageURL
    }
}

extension Braze.InAppMessage.Graphic {
    fileprivate var imageURL: URL? {
        if case .image(let url) = self { url } else { nil }
    }
}

extension BrazeInAppMessageUI.ViewAttributes {
    /// The kind of view for the attributes.
    fileprivate var traceKind: String {
        switch self {
        case .slideup: "slideup"
        case .modal: "modal"
        case .modalImage: "modalImage"
        case .full: "full"
        case .fullImage: "fullImage"
        case .html: "html"
        }
    }
}
