import BrazeBridge
import BrazeModel
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns

/// A change that a scenario makes in `prepareWith`. Sendable; a value.
struct BrazePresentationEdit: Sendable {
    /// The changed property, by the name that scenarios use.
    enum Subject: String, Sendable, CaseIterable {
        /// Seconds, or `none` for a message that only the user closes.
        case messageClose
        /// `any`, `portrait` or `landscape`.
        case orientation
        /// A pair, as `key=value`.
        case extras
        /// A URL, or `none`.
        case clickAction
        /// `true` or `false`.
        case animateIn, animateOut
        /// The message loses its `Context`.
        case removeContext
        /// The message becomes a modal; the attributes stay.
        case becomeModal
        /// The attributes are removed.
        case removeAttributes
        /// `auto`, `hidden` or `visible`.
        case statusBar
        /// `true` or `false`, for modals and modal images.
        case dismissOnBackgroundTap
        /// `true` or `false`, for slideups.
        case dismissible
        /// `true` or `false`, for HTML messages.
        case linkTargetSupport, automaticBodyClicks
        /// The attributes' `onPresent` is traced.
        case traceOnPresent
        /// The attributes' `onTheme` is traced.
        case traceOnTheme
        /// The attributes' `configure` is traced.
        case traceConfigure
        /// There is no controller to ask for preferences.
        case removeProxy
        /// One of `ScriptedBrazeView.Manner`: a view of the app's own.
        case customView
    }

    let subject: Subject
    let value: String

    /// Makes the change.
    @MainActor func apply(
        to context: inout BrazeInAppMessageUI.PresentationContext, _ recorder: TraceRecorder
    ) {
        switch subject {
        case .messageClose:
            context.message.messageClose = Double(value).map { .auto(after: $0) } ?? .userInteraction
        case .orientation: context.message.orientation = .init(rawValue: value) ?? .any
        case .extras: setExtra(of: &context.message)
        case .clickAction:
            let url = value == "none" ? nil : URL(string: value)
            context.message.clickAction = url.map { .url($0, useWebView: false) } ?? .none
        case .animateIn: context.message.animateIn = isTrue
        case .animateOut: context.message.animateOut = isTrue
        case .removeContext: context.message.context = nil
        case .becomeModal: context.message = .modal(.init(data: context.message.data, message: value))
        case .removeAttributes: context.attributes = nil
        case .statusBar: context.statusBarHideBehavior = statusBar
        case .dismissOnBackgroundTap:
            context.attributes?.modal?.dismissOnBackgroundTap = isTrue
            context.attributes?.modalImage?.dismissOnBackgroundTap = isTrue
        case .dismissible: context.attributes?.slideup?.dismissible = isTrue
        case .linkTargetSupport: context.attributes?.html?.linkTargetSupport = isTrue
        case .automaticBodyClicks: context.attributes?.html?.automaticBodyClicks = isTrue
        case .traceOnPresent: context.attributes?.traceOnPresent(recorder)
        case .traceOnTheme: context.attributes?.traceOnTheme(recorder)
        case .traceConfigure:
            context.attributes?.html?.configure = { _ in recorder.note(.listener, "configure") }
        case .removeProxy: context.preferencesProxy = nil
        case .customView: context.customView = ScriptedBrazeView(manner, recorder)
        }
    }

    private var isTrue: Bool { value == "true" }

    private var statusBar: BrazeInAppMessageUI.StatusBarHideBehavior {
        switch value {
        case "hidden": .hidden
        case "visible": .visible
        default: .auto
        }
    }

    private var manner: ScriptedBrazeView.Manner { .init(rawValue: value) ?? .reporting }

    private func setExtra(of message: inout Braze.InAppMessage) {
        let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return }
        message.extras[parts[0]] = parts[1]
    }
}

extension BrazeInAppMessageUI.ViewAttributes {
    /// Records when `onPresent` is called.
    @MainActor fileprivate mutating func traceOnPresent(_ recorder: TraceRecorder) {
        slideup?.onPresent = { _ in recorder.note(.listener, "onPresent") }
        modal?.onPresent = { _ in recorder.note(.listener, "onPresent") }
        modalImage?.onPresent = { _ in recorder.note(.listener, "onPresent") }
        full?.onPresent = { _ in recorder.note(.listener, "onPresent") }
        fullImage?.onPresent = { _ in recorder.note(.listener, "onPresent") }
        html?.onPresent = { _ in recorder.note(.listener, "onPresent") }
    }

    /// Records when `onTheme` is called.
    @MainActor fileprivate mutating func traceOnTheme(_ recorder: TraceRecorder) {
        slideup?.onTheme = { _ in recorder.note(.listener, "onTheme") }
        modal?.onTheme = { _ in recorder.note(.listener, "onTheme") }
        modalImage?.onTheme = { _ in recorder.note(.listener, "onTheme") }
        full?.onTheme = { _ in recorder.note(.listener, "onTheme") }
        fullImage?.onTheme = { _ in recorder.note(.listener, "onTheme") }
        html?.onTheme = { _ in recorder.note(.listener, "onTheme") }
    }
}

/// The descriptions of Braze's values in traces, except those of the delegate's callbacks, which the bridge has.
extension Braze.InAppMessage {
    /// The message's name in traces.
    var traceID: String { TracedCall.id(of: self) }

    /// The message's kind, and whether it has a valid `Context`.
    var traceNature: [TraceEvent.Argument] {
        let context = self.context.map { $0.valid ? "valid" : "invalid" } ?? "none"
        return [TraceEvent.Argument("kind", traceKind), TraceEvent.Argument("context", context)]
    }

    /// The name of the case.
    private var traceKind: String {
        Mirror(reflecting: self).children.first?.label ?? "\(self)"
    }
}

extension BrazeInAppMessageUI {
    /// Whether a message is visible, and the messages on the stack.
    var traceState: [TraceEvent.Argument] {
        TracedCall.state(of: self)
    }
}

extension InAppMessageView {
    /// Whether the view has entered, and whether it is in a window.
    var traceState: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("presented", "\(presented)"),
            TraceEvent.Argument("attached", "\(controller != nil)"),
        ]
    }
}
