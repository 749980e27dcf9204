import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The view of a built-in adapter (2.6): a frame for buttons, with a close button unless a subclass has none. It ends
/// only once, whatever happens in between. Main actor.
@MainActor class MessageView: StageSurface {
    /// The duration of entry and exit, in seconds. The rules do not state it; this is the model's choice.
    static let animationSeconds: TimeInterval = 0.3

    let message: InAppMessage
    let installation: Installation
    /// The scene that it appears in.
    var scene: ChosenScene?
    /// Called once, when it has left the screen.
    var completion: (@MainActor (InAppMessageResolution) -> Void)?
    private(set) var isLeaving = false
    /// The buttons, by identifier.
    private let buttons: [InAppMessageButtonInfo]

    init(_ display: BuiltInDisplay, buttons: [InAppMessageButtonInfo]) {
        message = display.message
        installation = display.installation
        self.buttons = buttons
    }

    /// Appears.
    final func enter() {
        installation.link.stage?.show(self)
        installation.views.add(self)
        willEnter()
        installation.link.animate(seconds: Self.animationSeconds) { [weak self] in
            guard let self, !isLeaving else { return }
            didEnter()
        }
    }

    /// Leaves the screen, and then reports the resolution; once.
    final func leave(_ resolution: InAppMessageResolution) {
        guard !isLeaving else { return }
        isLeaving = true
        willLeave()
        installation.link.animate(seconds: Self.animationSeconds) { [self] in
            installation.link.stage?.remove(self)
            installation.views.remove(self)
            let completion = completion
            self.completion = nil
            completion?(resolution)
        }
    }

    func willEnter() {}
    func didEnter() {}
    func willLeave() {}
    /// The app has become active, inactive, or entered the background.
    func appMoved(to state: StageApp.State) {}
    /// The scene that it is in has disconnected.
    func sceneDisconnected() {}
    /// Handles a gesture that is not a tap on a button. False when it has no effect.
    func take(_ gesture: UserGesture) -> Bool {
        guard gesture == .close else { return false }
        leave(.userDismissed())
        return true
    }

    /// Taps an element of the message's page. False when there is none of this name.
    func tapElement(named name: String) -> Bool { false }

    /// Runs a button's actions, as a manual invocation (AS-110). It is inferred that the actions of a tap on a banner
    /// run in the same way.
    final func runActions(_ actions: [AnyHashable: Any]?) {
        installation.runActions(actions, situation: .manualInvocation)
    }

    // MARK: StageSurface

    var surfaceName: String { message.name ?? "\(message.displayType)" }

    final func perform(_ gesture: UserGesture) -> Bool {
        guard !isLeaving else { return false }
        guard case .tapButton(let name) = gesture else { return take(gesture) }
        let named =
            buttons.first { $0.identifier == name } ?? buttons.first { $0.label.text == name }
        guard let button = named else { return tapElement(named: name) }
        runActions(button.actions)
        leave(.buttonClick(with: button))
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}

/// The built-in views on the screen. They are retained, as a window retains its contents: a view stays on the screen
/// when its adapter is released because its schedule is prepared again. Sendable: the list is protected by a lock.
final class VisibleViews: Sendable {
    private let list = Locked<[MessageView]>([])

    func add(_ view: MessageView) {
        list.withLock { $0.append(view) }
    }

    func remove(_ view: MessageView) {
        list.withLock { $0.removeAll { $0 === view } }
    }

    /// Removes all views: the process has ended, and its windows with it. The views retain the installation that
    /// retains this list.
    func removeAll() {
        // Released outside the lock, because a deinitialiser may call the SDK.
        let gone = list.withLock { list in
            defer { list = [] }
            return list
        }
        withExtendedLifetime(gone) {}
    }

    @MainActor func appMoved(to state: StageApp.State) {
        for view in list.current { view.appMoved(to: state) }
    }

    @MainActor func disconnected(_ scene: StageScene) {
        for view in list.current where view.scene?.stands(for: scene) == true { view.sceneDisconnected() }
    }
}

/// A banner: it disappears by itself, and by a tap or a swipe (AS-080). It has no close button. Main actor.
final class BannerView: MessageView {
    private let content: InAppMessageBannerDisplayContent
    private var timer: StageTimer?
    private var hasEntered = false

    init(_ display: BuiltInDisplay, _ content: InAppMessageBannerDisplayContent) {
        self.content = content
        super.init(display, buttons: content.buttons)
    }

    override func didEnter() {
        hasEntered = true
        if installation.link.isAppActive { startTimer() }
    }

    override func willLeave() {
        stopTimer()
    }

    /// The display time starts again at full length whenever the app becomes active.
    override func appMoved(to state: StageApp.State) {
        stopTimer()
        if state == .active, hasEntered, !isLeaving { startTimer() }
    }

    override func sceneDisconnected() {
        leave(.userDismissed())
    }

    override func take(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapMessage:
            runActions(content.actions)
            leave(.messageClick())
        case .swipeAway: leave(.userDismissed())
        case .swipe(let direction) where direction == ownEdge: leave(.userDismissed())
        default: return false
        }
        return true
    }

    private var ownEdge: UserGesture.SwipeDirection {
        content.placement == .top ? .up : .down
    }

    private func startTimer() {
        timer = installation.link.after(content.durationSeconds) { [weak self] in
            self?.leave(.timedOut())
        }
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
