public import Airship18Model  // Shows AirshipAutomation.
import InAppCore

/// Wraps an adapter of the app, or shows a view of the handler or a page of the bridge, and tells the bridge what the
/// SDK does not tell its delegate: that a message is displayed (AM-011), and how that ended (AM-008). Main actor.
@MainActor final class Airship18BridgedAdapter: CustomDisplayAdapter {
    let message: InAppMessage
    let inner: (any CustomDisplayAdapter)?
    private let showsPage: Bool
    private let actionRunner: any InAppActionRunner
    private weak var bridge: Airship18Bridge?
    /// The record of a message that has not ended. The bridge holds it: the SDK may keep the adapter for longer, until
    /// it next checks its messages (AM-003).
    private(set) weak var record: Airship18Record?
    private let departure: DepartureOfAdapter
    private var window: CustomViewWindow?
    private var ownPage: OwnPage?
    private var presence: PagePresence?
    /// The pending end of the display of the handler's view or the bridge's page, while it is on the screen.
    private var ending: CancellableWait<CustomDisplayResolution>?

    init(
        _ bridge: Airship18Bridge, _ arguments: DisplayAdapterArgs, inner: (any CustomDisplayAdapter)?,
        showsPage: Bool
    ) {
        self.bridge = bridge
        self.inner = inner
        self.showsPage = showsPage
        message = arguments.message
        actionRunner = arguments.actionRunner
        departure = DepartureOfAdapter(bridge)
    }

    /// Sets the message of the adapter.
    func belong(to record: Airship18Record) {
        self.record = record
        record.adapter = self
        departure.watch(record)
    }

    // MARK: Calls of the SDK

    var isReady: Bool {
        let isReady = inner?.isReady ?? true
        if let bridge {
            bridge.claim()
            bridge.askedAdapter = isReady ? self : nil
        }
        return isReady
    }

    func waitForReady() async {
        await inner?.waitForReady()
    }

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        let record = record
        if let record { bridge?.displayBegins(record) }
        let resolution = await resolution(of: record, in: scene)
        record?.display.cause = MessageResolution.Cause(resolution)
        return resolution
    }

    private func resolution(
        of record: Airship18Record?, in scene: UIWindowScene
    ) async -> CustomDisplayResolution {
        if let record, let view = record.display.customView ?? page?.view {
            // A callback may have detached the bridge.
            guard !record.message.phase.isTerminal else { return .userDismissed }
            return await show(view, of: record, in: scene)
        }
        // The bridge approves no message that has neither. Without a bridge, there is nothing that could show it.
        guard let inner else { return .userDismissed }
        return await inner.display(scene: scene)
    }

    // MARK: Views of the handler's own, and the bridge's pages

    /// The page; made on first use, nil if none is shown.
    var page: OwnPage? {
        if ownPage == nil { ownPage = makePage() }
        return ownPage
    }

    private func makePage() -> OwnPage? {
        guard showsPage, let record, record.display.customView == nil else { return nil }
        let page = OwnPage(message)
        page.onAct = { [weak self] in self?.take($0) }
        return page
    }

    /// Releases the page of a message that has ended. The same adapter may show a new one.
    func releasePage() { ownPage = nil }

    /// Whether the display is not that of an app's adapter.
    var showsOwnView: Bool { showsPage || record?.display.customView != nil }

    /// The view of the handler or of the bridge: while it is on the screen, and a page from its preparation on.
    var visibleView: UIView? { window?.content ?? page?.view }

    private func show(
        _ view: UIView, of record: Airship18Record, in scene: UIWindowScene
    ) async -> CustomDisplayResolution {
        let window = CustomViewWindow(
            view, in: scene, level: record.display.windowLevel, place: place(of: view))
        self.window = window
        window.show { [weak self] in self?.close(with: .userDismissed) }
        enter()
        if let seconds = record.display.autoClose ?? page?.content.autoClose {
            MainThread.after(seconds) { [weak self] in self?.close(with: .timedOut) }
        }
        let ending = CancellableWait<CustomDisplayResolution>()
        self.ending = ending
        let resolution = await ending.answer { bridge?.engine.didPresent(record.message, isDerived: true) }
        if let resolution { return resolution }
        close(with: .userDismissed)
        return .userDismissed
    }

    private func place(of view: UIView) -> CustomViewWindow.Place {
        guard let page, page.view === view else { return .wholeScreen }
        return page.leavesScreen ? .alone(page.frame(on:)) : .onBackdrop(page.frame(on:))
    }

    private func enter() {
        guard let page, page.view === window?.content else { return }
        presence = PagePresence(of: page, named: message.name)
        presence?.enter()
    }

    /// Removes the handler's own view or the page and reports the resolution; does nothing if there is none.
    func close(with resolution: CustomDisplayResolution) {
        guard let ending else { return }
        presence?.leave()
        window?.close()
        window = nil
        self.ending = nil
        ending.resume(returning: resolution)
    }

    /// Whether the message can be removed from the screen.
    var canLeave: Bool { window != nil || inner is any Airship18DismissibleAdapter }

    /// Removes the message from the screen.
    func leave() {
        if window != nil { return close(with: .userDismissed) }
        (inner as? any Airship18DismissibleAdapter)?.dismiss()
    }

    // MARK: Hiding

    /// Removes the view from the screen temporarily: its display continues.
    /// - Returns: false if there is none.
    func hide() -> Bool {
        guard let window else { return false }
        presence?.leave()
        window.isHidden = true
        return true
    }

    /// Shows a hidden view again.
    /// - Returns: false if there is none.
    func showAgain() -> Bool {
        guard let window, let record, let bridge else { return false }
        bridge.engine.willPresent(record.message)
        guard self.window === window else { return true }
        window.isHidden = false
        presence?.enter()
        bridge.engine.didPresent(record.message, isDerived: true)
        return true
    }

    // MARK: The user's actions on a page

    private func take(_ act: OwnPage.Act) {
        guard let record, ending != nil else { return }
        switch act {
        case .closed: close(with: .userDismissed)
        case .followed(let url): bridge?.engine.didLoad(url, in: record.message, dismisses: false)
        case .clicked(let action): click(action, of: record)
        }
    }

    /// The dismissal is reported first, then the actions run (AM-081), unless the handler has handled the click.
    private func click(_ action: MessageAction, of record: Airship18Record) {
        let button = message.displayContent.buttons.first { $0.identifier == action.buttonID }
        let isLeft = bridge?.engine.shouldPerform(action, of: record.message) ?? true
        close(with: button.map { .buttonTap($0) } ?? .messageTap)
        let actions = button == nil ? message.displayContent.bannerActions : button?.actions
        if isLeft, let actions { actionRunner.runAsync(actions: actions) }
    }
}

extension InAppMessageDisplayContent {
    /// The buttons of the content types that have any.
    fileprivate var buttons: [InAppMessageButtonInfo] {
        switch self {
        case .banner(let banner): banner.buttons ?? []
        case .modal(let modal): modal.buttons ?? []
        case .fullscreen(let full): full.buttons ?? []
        default: []
        }
    }

    /// The actions that a tap on a banner runs (AM-078).
    fileprivate var bannerActions: AirshipJSON? {
        if case .banner(let banner) = self { banner.actions } else { nil }
    }
}

/// Detects that the SDK has released an adapter, and with it the prepared objects. The adapter holds it.
///
/// Sendable: mutable state is protected by a lock.
private nonisolated final class DepartureOfAdapter: Sendable {
    private struct Watched {
        weak var bridge: Airship18Bridge?
        weak var record: Airship18Record?
    }

    private let watched: Locked<Watched>
    private let scheduler = MainThread.scheduler

    init(_ bridge: Airship18Bridge) {
        watched = Locked(Watched(bridge: bridge))
    }

    func watch(_ record: Airship18Record) {
        watched.withLock { $0.record = record }
    }

    deinit {
        let watched = watched.current
        guard let record = watched.record else { return }
        // This may be the end of the stage, or of a callback: the rest runs in its own turn.
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler) {
            // The bridge holds the record of a message that has not ended. A turn that never runs must keep nothing
            // alive.
            MainThread.async { [weak bridge = watched.bridge, weak record] in
                guard let record else { return }
                bridge?.checkSchedule(of: record)
            }
        }
    }
}

nonisolated extension MessageResolution.Cause {
    init(_ resolution: CustomDisplayResolution) {
        switch resolution {
        case .buttonTap(let button): self = .buttonClick(id: button.identifier)
        case .messageTap: self = .messageClick
        case .userDismissed: self = .userDismissed
        case .timedOut: self = .timedOut
        }
    }
}

/// An adapter of the app that can dismiss its message, so that `CompatMessage.dismiss()` works for it. The SDK does not
/// support that.
public protocol Airship18DismissibleAdapter: CustomDisplayAdapter {
    /// Dismisses the message, so that `display` returns, preferably with `userDismissed`.
    @MainActor func dismiss()
}

/// Waits for one answer, or for the cancellation of the waiting task: the SDK may abandon a display, and the end of a
/// process cancels everything. For one wait each. Main actor.
@MainActor final class CancellableWait<Answer> {
    private typealias Waiting = CheckedContinuation<Carried<Answer?>, Never>
    private var waiting: Waiting?

    /// Waits.
    /// - Parameter began: called once, when `resume(returning:)` has an effect.
    /// - Returns: the answer; nil if the task was cancelled.
    func answer(_ began: @MainActor () -> Void = {}) async -> Answer? {
        await withTaskCancellationHandler {
            // It stays on the main actor, although its type does not state that.
            let answer = await withCheckedContinuation { (waiting: Waiting) in
                self.waiting = waiting
                Task.isCancelled ? resume(returning: nil) : began()
            }
            return answer.value
        } onCancel: {
            MainThread.soon { self.resume(returning: nil) }
        }
    }

    /// Ends the wait, the first time.
    func resume(returning answer: Answer?) {
        waiting.take()?.resume(returning: Carried(answer))
    }
}
