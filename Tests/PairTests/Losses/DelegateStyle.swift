import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import InAppCompat
import OldDelegates
import PlatformStandIns

@testable import InAppContracts

/// A style in which apps write their delegates.
enum DelegateStyle: String, CaseIterable, Sendable, CustomStringConvertible {
    /// Answers, keeps, shows, dismisses and changes messages as the story specifies.
    case asTold
    /// Accepts every message, and does nothing else.
    case saysYes
    /// Accepts only modals.
    case answersByKind
    /// Reads the message's text and its buttons.
    case reads
    /// Changes the message before it is shown.
    case edits
    /// Provides a view of its own.
    case bringsView
    /// Tracks an interaction of its own.
    case tracks

    var description: String { rawValue }

    /// A delegate of a shape in this style; nil where the shape's delegates cannot have it, and for `asTold`.
    @MainActor func delegate(of shape: SDKShape, _ notebook: Notebook) -> AnyObject? {
        guard self != .asTold, isPossible(for: shape) else { return nil }
        switch shape {
        case .braze: return StyledBrazeDelegate(self, notebook)
        case .adobeIOS: return StyledAdobeDelegate(self, notebook)
        case .adobeAndroid2: return StyledAndroid2Delegate(self, notebook)
        case .adobeAndroid3: return StyledAndroid3Delegate(self)
        case .airship17: return StyledAirship17Delegate(self, notebook)
        case .airship18: return StyledAirship18Delegate(self, notebook)
        default: return nil
        }
    }

    /// Whether a delegate of a shape can have this style.
    func isPossible(for shape: SDKShape) -> Bool {
        switch self {
        case .asTold, .saysYes: true
        case .answersByKind, .reads: [.braze, .airship17, .airship18].contains(shape)
        case .edits: [.braze, .adobeIOS, .adobeAndroid2, .airship17].contains(shape)
        case .bringsView: shape == .braze
        case .tracks: [.braze, .adobeIOS, .adobeAndroid2, .adobeAndroid3].contains(shape)
        }
    }

    /// Whether a story shows anything about the style: where the app acts only according to its
    /// style, one message is enough.
    func plays(_ story: Story) -> Bool {
        if story.isRealTime { return false }
        return self == .asTold || story.messages.count == 1 && story.reactions.isEmpty && !story.hasActs
    }

    /// Whether the messages of a story are on a host what the story says, where the style is about what they are: a message of
    /// another kind says nothing about what becomes of one.
    func plays(_ story: Story, on host: StoryHost) -> Bool {
        self == .asTold || host.standIns.isDisjoint(with: story.messages.values)
    }

    /// Whether a content shows the change that the delegate of a shape makes.
    static func isEdited(_ content: MessageContent, by shape: SDKShape) -> Bool {
        switch shape {
        case .braze, .airship17: content.body?.text == editedText
        default: content.frame?.width == editedWidth
        }
    }

    /// The property that the delegate of a shape changes, by its vendor's name.
    static func editedMember(of shape: SDKShape) -> String {
        switch shape {
        case .braze: "message"
        case .airship17: "body"
        default: "setWidth"
        }
    }

    /// The note of a delegate that has changed something.
    static let edited = "edited"
    fileprivate static let editedText = "Edited"
    fileprivate static let editedWidth = 42
}

/// The notes of a delegate. Sendable: the mutable state is behind a lock.
final class Notebook: Sendable {
    private struct Content {
        var lines: [String] = []
        weak var view: UIView?
    }

    private let content = Locked(Content())

    var lines: [String] { content.current.lines }
    /// Notes the contents of a message, part by part.
    func note(kind: String, buttons: [String]) {
        note("kind: \(kind)")
        note("buttons: \(buttons)")
    }
    func note(_ line: String) { content.withLock { if !$0.lines.contains(line) { $0.lines.append(line) } } }
    func remember(_ view: UIView) { content.withLock { $0.view = view } }
    @MainActor var hasViewOnScreen: Bool { content.current.view?.window != nil }
}

// MARK: Delegates

@MainActor private final class StyledBrazeDelegate: BrazeInAppMessageUIDelegate {
    private let style: DelegateStyle
    private let notebook: Notebook

    init(_ style: DelegateStyle, _ notebook: Notebook) { (self.style, self.notebook) = (style, notebook) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        if style == .answersByKind { return message.modal == nil ? .discard : .now }
        if style == .reads { read(message) }
        return .now
    }

    private func read(_ message: Braze.InAppMessage) {
        let buttons = (message.modal?.buttons ?? message.modalImage?.buttons ?? []).map { "\($0.id)" }
        let action = message.clickAction.url == nil ? "no action" : "an action"
        let modal = message.modal.map { $0.header + $0.message }
        let text = message.slideup?.message ?? modal ?? message.html?.message
        let body = text.map { $0.isEmpty ? "no body" : "a body" } ?? "no text"
        let json = message.json() == nil ? "no JSON" : "JSON"
        let kind = Mirror(reflecting: message).children.first?.label ?? "?"
        notebook.note(kind: kind, buttons: buttons)
        notebook.note("clickAction: \(action)")
        notebook.note("body: \(body)")
        notebook.note("json: \(json)")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        switch style {
        case .edits:
            guard context.message.html == nil, context.message.modalImage == nil else { break }
            notebook.note(DelegateStyle.edited)
            context.message.modal?.message = DelegateStyle.editedText
            context.message.slideup?.message = DelegateStyle.editedText
        case .bringsView:
            let view = PatternView(frame: .zero)
            notebook.remember(view)
            context.customView = view
        default: break
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        if style == .tracks { message.context?.logClick(buttonId: "0") }
    }
}

private final class StyledAdobeDelegate: AdobeIOSModel.MessagingDelegate, Sendable {
    private let style: DelegateStyle

    private let notebook: Notebook

    init(_ style: DelegateStyle, _ notebook: Notebook) { (self.style, self.notebook) = (style, notebook) }

    func shouldShowMessage(message: any Showable) -> Bool {
        let settings = (message as? AdobeIOSModel.FullscreenMessage)?.settings
        if style == .edits {
            settings?.setWidth(DelegateStyle.editedWidth)
            notebook.note(DelegateStyle.edited)
        }
        return true
    }

    func onShow(message: any Showable) {
        guard style == .tracks else { return }
        let parent = (message as? AdobeIOSModel.FullscreenMessage)?.parent
        parent?.track("seen", withEdgeEventType: .interact)
    }

    func onDismiss(message: any Showable) {}
}

private final class StyledAndroid2Delegate: AdobeAndroid2Model.MessagingDelegate, Sendable {
    private let style: DelegateStyle

    private let notebook: Notebook

    init(_ style: DelegateStyle, _ notebook: Notebook) { (self.style, self.notebook) = (style, notebook) }

    func shouldShowMessage(_ message: any AdobeAndroid2Model.FullscreenMessage) -> Bool {
        if style == .edits {
            message.getMessageSettings()?.setWidth(DelegateStyle.editedWidth)
            notebook.note(DelegateStyle.edited)
        }
        return true
    }

    func onShow(_ message: any AdobeAndroid2Model.FullscreenMessage) {
        guard style == .tracks else { return }
        (message.getParent() as? any AdobeAndroid2Model.Message)?.track("seen", .inAppInteract)
    }

    func onDismiss(_ message: any AdobeAndroid2Model.FullscreenMessage) {}
}

private final class StyledAndroid3Delegate: PresentationDelegate {
    private let style: DelegateStyle

    init(_ style: DelegateStyle) { self.style = style }

    func canShow(_ presentable: any Presentable) -> Bool { true }

    func onShow(_ presentable: any Presentable) {
        guard style == .tracks,
            let message = presentable as? any Presentable<AdobeAndroid3Model.InAppMessage>
        else { return }
        MessagingUtils.getMessageForPresentable(message)?.track("seen", .interact)
    }

    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

private final class StyledAirship17Delegate: NSObject, InAppMessagingDelegate, Sendable {
    private let style: DelegateStyle
    private let notebook: Notebook

    init(_ style: DelegateStyle, _ notebook: Notebook) { (self.style, self.notebook) = (style, notebook) }

    func extend(_ message: Airship17Model.InAppMessage) -> Airship17Model.InAppMessage {
        let modal = message.displayContent as? InAppMessageModalDisplayContent
        if style == .reads {
            notebook.note(kind: "\(message.displayType)", buttons: modal?.buttons.map(\.identifier) ?? [])
        }
        guard style == .edits, let modal else { return message }
        notebook.note(DelegateStyle.edited)
        let edited = modal.extend { content in
            content.body = InAppMessageTextInfo { $0.text = DelegateStyle.editedText }
        }
        return message.extend { $0.displayContent = edited } ?? message
    }

    func isMessageReady(forDisplay message: Airship17Model.InAppMessage) -> Bool {
        style != .answersByKind || message.displayType == .modal
    }
}

@MainActor private final class StyledAirship18Delegate: InAppMessageDisplayDelegate {
    private let style: DelegateStyle
    private let notebook: Notebook

    init(_ style: DelegateStyle, _ notebook: Notebook) { (self.style, self.notebook) = (style, notebook) }

    func isMessageReadyToDisplay(
        _ message: Airship18Model.InAppMessage, scheduleID: String
    ) -> Bool {
        var kind = "another"
        var buttons: [String] = []
        if case .modal(let modal) = message.displayContent {
            kind = "modal"
            buttons = modal.buttons?.map(\.identifier) ?? []
        }
        if style == .reads { notebook.note(kind: kind, buttons: buttons) }
        return style != .answersByKind || kind == "modal"
    }

    func messageWillDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
}
