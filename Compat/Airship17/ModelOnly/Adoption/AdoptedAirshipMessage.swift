import Airship17Model
import Foundation
import InAppCompat
import InAppCore

/// The data of an adopted Airship delegate for a message of another SDK. Main actor.
@MainActor final class AdoptedAirshipMessage: AdoptedSchedule {
    weak var message: CompatMessage?
    /// The message as Airship would have it scheduled.
    let original: InAppMessage
    /// The priority of its schedule: the lowest number comes first.
    let priority: Int
    /// The message after the delegate's changes.
    var extended: InAppMessage
    /// The coordinator that the delegate chose; nil leaves the pace to the driving SDK.
    var coordinator: (any InAppMessageDisplayCoordinator)?
    var adapter: (any InAppMessageAdapterProtocol)?
    /// The adapter's resolution.
    var resolution: InAppMessageResolution?
    var isPrepared = false
    /// The changes by `extend` to the driving SDK's message.
    var edits: UnshownChanges?
    /// Whether the delegate was told that it would be displayed, and not yet that it was.
    var isUp = false
    /// Whether its adapter was told to display.
    var isDisplaying = false
    /// Whether it was ever displayed.
    var wasDisplayed = false

    init(_ message: CompatMessage, _ original: InAppMessage, priority: Int) {
        self.message = message
        self.original = original
        self.priority = priority
        extended = original
    }

    // MARK: Changes

    var isEdited: Bool { extended !== original && extended != original }

    /// Whether `extend` has changed a value that only Airship has: videos, footers, fonts, actions.
    var hasForeignEdits: Bool {
        Airship17Content.apply(Airship17Content.read(extended), to: original).0 != extended
    }

    /// Applies the changes by `extend` to the plan; the other values of the driving SDK's message are unchanged.
    func carryOver(to plan: inout PresentationPlan) {
        let before = Airship17Content.read(original)
        let after = Airship17Content.read(extended)
        var content = plan.content
        for field in ContentField.allCases where !field.isEqual(in: before, after) {
            field.carryOver(from: before, after, to: &content)
        }
        plan.content = content
    }

    // MARK: Resolution

    /// Airship's resolution of the message, and whether it differs from the driving SDK's report.
    func nativeResolution(
        for resolution: MessageResolution
    ) -> (InAppMessageResolution, isDerived: Bool) {
        if let told = self.resolution { return (told, false) }
        switch resolution.cause {
        case .buttonClick(let id):
            guard let button = button(id) else { return (.messageClick(), true) }
            return (.buttonClick(with: button), resolution.isDerived)
        case .messageClick: return (.messageClick(), resolution.isDerived)
        case .userDismissed: return (.userDismissed(), resolution.isDerived)
        case .timedOut: return (.timedOut(), resolution.isDerived)
        case .link(let url) where message?.link(url).isPlainDismissal == true: return (.userDismissed(), true)
        case .link(let url):
            // A page's link that names a button by its number refers to that button (AS-095).
            let clicked = message?.link(url).interaction.flatMap { Int($0) == nil ? nil : button($0) }
            return (clicked.map { .buttonClick(with: $0) } ?? .messageClick(), true)
        case .dismissedByApp, .dismissedBySDK, .control, .unspecified: return (.userDismissed(), true)
        }
    }

    /// The button of the message; for a page, which declares no buttons, one is made (AS-097).
    private func button(_ id: String) -> InAppMessageButtonInfo? {
        buttons.first { $0.identifier == Airship17Content.shortened(id) }
            ?? Airship17Content.button(ButtonContent(id: id, text: id), over: nil)
    }

    private var buttons: [InAppMessageButtonInfo] {
        switch extended.displayContent {
        case let banner as InAppMessageBannerDisplayContent: banner.buttons
        case let modal as InAppMessageModalDisplayContent: modal.buttons
        case let full as InAppMessageFullScreenDisplayContent: full.buttons
        default: []
        }
    }
}

/// The first steps of a message's preparation, as Airship's SDK runs them on a background thread (AS-001, AS-013).
///
/// `@unchecked Sendable` is sound because the SDK itself uses its delegate, the blocks and the message on that thread,
/// so all are written for it. The call is taken once, by one background job, and only one job runs at a time
/// (`OrderedCalls`).
struct PreparationCall: @unchecked Sendable {
    /// The results of the steps. `@unchecked Sendable` is sound because the background job that makes them keeps no
    /// reference: the next job of the main thread takes them, once.
    struct Result: @unchecked Sendable {
        let message: InAppMessage
        let adapter: (any InAppMessageAdapterProtocol)?
        let coordinator: (any InAppMessageDisplayCoordinator)?
    }

    let original: InAppMessage
    let delegate: any InAppMessagingDelegate
    let factories: [InAppMessageDisplayType: AdoptedAirship17Delegate.Factory]

    func run() -> Result {
        let message = delegate.extend(original)
        let adapter = factories[message.displayType]?(message)
        return Result(
            message: message, adapter: adapter,
            coordinator: delegate.choosesCoordinator(for: message) ?? nil)
    }
}

extension ContentField {
    /// Applies a change of one field to a content that may have more values for it.
    fileprivate func carryOver(
        from before: MessageContent, _ after: MessageContent, to content: inout MessageContent
    ) {
        switch self {
        case .layout: content.layout = after.layout
        case .isImageOnly: content.isImageOnly = after.isImageOnly
        case .header: content.header = after.header
        case .body: content.body = after.body
        case .graphic: content.graphic = after.graphic
        case .buttons: Self.carryOver(before.buttons, after.buttons, to: &content.buttons)
        case .clickEffect: content.clickEffect = after.clickEffect
        case .autoClose: content.autoClose = after.autoClose
        case .orientation: content.orientation = after.orientation
        case .edge: content.edge = after.edge
        case .themes: Self.carryOver(before.themes, after.themes, to: &content.themes)
        case .page: content.page = after.page
        case .frame:
            content.frame = content.frame ?? FrameContent()
            content.frame?.cornerRadius = after.frame?.cornerRadius
        case .motion: content.motion = after.motion
        case .language: content.language = after.language
        case .extras: content.extras = after.extras.filter { $0.key != VendorExtras.airshipKey }
        }
    }

    /// Values of a button that Airship does not have are unchanged, as long as the buttons are the same.
    private static func carryOver(
        _ before: [ButtonContent], _ after: [ButtonContent], to buttons: inout [ButtonContent]
    ) {
        guard before.map(\.id) == after.map(\.id), before.map(\.id) == buttons.map(\.id) else {
            buttons = after
            return
        }
        for index in buttons.indices {
            if before[index].text != after[index].text { buttons[index].text = after[index].text }
            if before[index].effect != after[index].effect { buttons[index].effect = after[index].effect }
            if before[index].themes != after[index].themes { buttons[index].themes = after[index].themes }
        }
    }

    /// Airship has four colours of one theme.
    private static func carryOver(
        _ before: [String: ThemeContent], _ after: [String: ThemeContent],
        to themes: inout [String: ThemeContent]
    ) {
        guard let old = before["light"], let new = after["light"] else { return }
        var theme = themes["light"] ?? ThemeContent()
        if old.background != new.background { theme.background = new.background }
        if old.closeButton != new.closeButton { theme.closeButton = new.closeButton }
        if old.header != new.header { theme.header = new.header }
        if old.text != new.text { theme.text = new.text }
        themes["light"] = theme
    }
}
