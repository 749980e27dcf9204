import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// A view of the SDK (AM-077 to AM-086): buttons, and a close button unless the theme or a subclass has none. It ends
/// only once, whatever happens in between (AM-029). Main actor.
@MainActor class MessageView: StageSurface {
    /// The duration of the exit, in seconds. The facts do not state it; this is the model's choice.
    static let exitSeconds: TimeInterval = 0.3

    let message: InAppMessage
    let runner: MessageActionRunner
    private let theme: DisplayTheme?
    /// Called once, when the view is dismissed.
    var completion: (@MainActor (DisplayResolution) -> Void)?
    private(set) var isDismissed = false

    init(_ message: InAppMessage, _ runner: MessageActionRunner, _ theme: DisplayTheme?) {
        self.message = message
        self.runner = runner
        self.theme = theme
    }

    final var installation: Installation { runner.installation }

    /// Appears.
    final func enter() {
        installation.link.stage?.show(self)
        didEnter()
    }

    /// Dismisses the view, and reports the resolution; later dismissals are ignored (AM-029). The view leaves the
    /// screen a little later.
    final func dismiss(_ resolution: DisplayResolution) {
        guard !isDismissed else {
            return installation.link.record(.note, "dismissed again", ["schedule": runner.scheduleID])
        }
        isDismissed = true
        willLeave()
        let completion = completion
        self.completion = nil
        installation.link.onMain { completion?(resolution) }
        installation.link.animate(seconds: Self.exitSeconds) { [self] in
            installation.link.stage?.remove(self)
        }
    }

    func didEnter() {}
    func willLeave() {}

    /// Handles a gesture that is not a tap on a button. False when it has no effect.
    func take(_ gesture: UserGesture) -> Bool {
        guard gesture == .close, !isDismissed, !(theme?.hidesCloseButton ?? false) else { return false }
        dismiss(.userDismissed)
        return true
    }

    /// Taps an element of the message's page. False when there is none of this name.
    func tapElement(named name: String) -> Bool { false }

    // MARK: StageSurface

    final var surfaceName: String { message.name }

    final func perform(_ gesture: UserGesture) -> Bool {
        guard case .tapButton(let name) = gesture else { return take(gesture) }
        let buttons = message.displayContent.buttons
        let named = buttons.first { $0.identifier == name } ?? buttons.first { $0.label.text == name }
        guard let button = named else { return !isDismissed && tapElement(named: name) }
        // The dismissal is reported first. A second tap no longer dismisses the message, but runs the actions (AM-081).
        dismiss(.buttonTap(button))
        let installation = installation
        installation.link.onMain { installation.runActions(button.actions, for: nil) }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}

/// A banner (AM-078 to AM-080). Main actor.
final class BannerView: MessageView {
    private let content: InAppMessageDisplayContent.Banner
    private var timer: StageTimer?
    /// The seconds between two checks of the time.
    private static let tick: TimeInterval = 0.1

    init(
        _ message: InAppMessage, _ runner: MessageActionRunner, _ theme: DisplayTheme?,
        _ content: InAppMessageDisplayContent.Banner
    ) {
        self.content = content
        super.init(message, runner, theme)
    }

    override func didEnter() {
        guard installation.version.bannersDismissThemselves, let duration = content.duration else { return }
        timer = installation.link.after(max(Self.tick, duration)) { [weak self] in
            self?.dismiss(.userDismissed)
        }
    }

    override func willLeave() {
        timer?.cancel()
    }

    /// A tap without actions does nothing; there is no close button.
    override func take(_ gesture: UserGesture) -> Bool {
        guard !isDismissed else { return false }
        switch gesture {
        case .tapMessage:
            guard let actions = content.actions else { return true }
            dismiss(.userDismissed)
            let installation = installation
            installation.link.onMain { installation.runActions(actions, for: nil) }
        case .swipeAway: dismiss(.userDismissed)
        case .swipe(let direction) where direction == (content.placement == .top ? .up : .down):
            dismiss(.userDismissed)
        default: return false
        }
        return true
    }
}
