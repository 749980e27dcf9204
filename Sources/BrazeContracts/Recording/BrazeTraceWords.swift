import BrazeModel
import Foundation
import InAppContracts

/// How traces put Braze's values into words.
extension Braze.InAppMessage {
    /// What traces call the message.
    var traceID: String { id ?? "local" }

    /// What an app can see of the message, beside its id: whether its assets are local, its key-value pairs.
    /// What it does not have is left out.
    var traceState: [TraceEvent.Argument] {
        var state: [TraceEvent.Argument] = []
        if let assets = traceAssets { state.append(TraceEvent.Argument("assets", assets)) }
        if !extras.isEmpty {
            let pairs = extras.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
            state.append(TraceEvent.Argument("extras", pairs))
        }
        return state
    }

    /// The message's kind, and whether it has a valid `Context`.
    var traceNature: [TraceEvent.Argument] {
        let context = self.context.map { $0.valid ? "valid" : "invalid" } ?? "none"
        return [TraceEvent.Argument("kind", traceKind), TraceEvent.Argument("context", context)]
    }

    private var traceKind: String { caseName(of: self) }

    private var traceAssets: String? {
        let image =
            modalImage?.imageURL ?? full?.imageURL ?? fullImage?.imageURL ?? slideup?.graphic?.traceURL
            ?? modal?.graphic?.traceURL
        return image.map { $0.isFileURL ? "local" : "remote" }
    }
}

extension BrazeInAppMessageUI.ViewAttributes {
    /// The kind of view that the attributes are for.
    var traceKind: String { caseName(of: self) }
}

extension BrazeInAppMessageUI {
    /// Whether a message is visible, and what waits on the stack.
    var traceState: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("visible", messageView == nil ? "false" : "true"),
            TraceEvent.Argument("stack", stack.map(\.traceID).joined(separator: " ")),
        ]
    }
}

extension InAppMessageView {
    /// Whether the view has entered, and whether it stands in a window.
    var traceState: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("presented", "\(presented)"),
            TraceEvent.Argument("attached", "\(controller != nil)"),
        ]
    }
}

extension Braze.InAppMessage.Graphic {
    fileprivate var traceURL: URL? {
        if case .image(let url) = self { url } else { nil }
    }
}

/// What the case of an enum with a payload is called.
private func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
}
