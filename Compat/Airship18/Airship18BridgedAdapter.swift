public import Airship18Model  // Shows AirshipAutomation.
import InAppCore

/// Stands before an adapter of the app's, or shows a view of the handler's own or a page of the bridge's, and tells the
/// bridge what the SDK does not tell its delegate: that something is displayed (AM-011), and how that ended (AM-008).
/// Main actor.
@MainActor final class Airship18BridgedAdapter: CustomDisplayAdapter {
    let message: InAppMessage
    let inner: (any CustomDisplayAdapter)?
    private let showsPage: Bool
    private let actionRunner: any InAppActionRunner
    private weak var bridge: Airship18Bridge?
    private(set) var record: Airship18Record?
    private let departure: DepartureOfAdapter
    private var window: CustomViewWindow?
    private var presence: PagePresence?
    /// The end of what is shown of the handler's or of the bridge's, while it is up.
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

    /// Names the message that the adapter turns out to be for.
    func belong(to record: Airship18Record) {
        self.record = record
        record.adapter = self
        departure.watch(record)
    }

    // MARK: What the SDK asks

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
        if let record { bridge?.displayBegins(record) }
        let resolution = await resolution(in: scene)
        record?.display.cause = MessageResolution.Cause(resolution)
        return resolution
    }

    private func resolution(in scene: UIWindowScene) async -> CustomDisplayResolution {
        if let record, let view = record.display.customView ?? page?.view {
            // What hears of it may have taken the bridge off.
            guard !record.message.phase.isTerminal else { return .userDismissed }
            return await show(view, of: record, in: scene)
        }
        // The bridge lets nothing through that has neither; without it, nobody is left who could show anything.
        guard let inner else { return .userDismissed }
        return await inner.display(scene: scene)
    }

    // MARK: Views of the handler's own, and the bridge's pages

    /// The page; made when it is first wanted, nil where none is shown.
    private(set) lazy var page: OwnPage? = {
        guard showsPage, record?.display.customView == nil else { return nil }
        let page = OwnPage(message)
        page.onAct = { [weak self] in self?.take($0) }
        return page
    }()

    /// Whether what is shown is no adapter's of the app's.
    var showsOwnView: Bool { showsPage || record?.display.customView != nil }

    /// What is shown of the handler's or of the bridge's: while it is up, and a page from its preparation on.
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

    /// Takes the handler's own view or the page away and reports how; nothing if there is none.
    func close(with resolution: CustomDisplayResolution) {
        guard let ending else { return }
        presence?.leave()
        window?.close()
        window = nil
        self.ending = nil
        ending.resume(returning: resolution)
    }

    /// Whether the message can be taken off the screen.
    var canLeave: Bool { window != nil || inner is any Airship18DismissibleAdapter }

    /// Takes the message off the screen.
    func leave() {
        if window != nil { return close(with: .userDismissed) }
        (inner as? any Airship18DismissibleAdapter)?.dismiss()
    }

    // MARK: Hiding

    /// Takes the view off the screen for the time being: its display lasts.
    /// - Returns: false if there is none.
    func hide() -> Bool {
        guard let window else { return false }
        presence?.leave()
        window.isHidden = true
        return true
    }

    /// Brings back what was hidden.
    func showAgain() {
        guard let window, let record, let bridge else { return }
        bridge.engine.willPresent(record.message)
        guard self.window === window else { return }
        window.isHidden = false
        presence?.enter()
        bridge.engine.didPresent(record.message, isDerived: true)
    }

    // MARK: What the user does with a page

    private func take(_ act: OwnPage.Act) {
        guard let record, ending != nil else { return }
        switch act {
        case .closed: close(with: .userDismissed)
        case .followed(let url): bridge?.engine.didLoad(url, in: record.message, dismisses: false)
        case .clicked(let action): click(action, of: record)
        }
    }

    /// The dismissal is reported first, then the actions run (AM-081), unless the handler has taken the click.
    private func click(_ action: MessageAction, of record: Airship18Record) {
        let button = message.displayContent.buttons.first { $0.identifier == action.buttonID }
        let isLeft = bridge?.engine.shouldPerform(action, of: record.message) ?? true
        close(with: button.map { .buttonTap($0) } ?? .messageTap)
        let actions = button == nil ? message.displayContent.bannerActions : button?.actions
        if isLeft, let actions { actionRunner.runAsync(actions: actions) }
    }
}

extension InAppMessageDisplayContent {
    /// The buttons of the kinds that have any.
    fileprivate var buttons: [InAppMessageButtonInfo] {
        switch self {
        case .banner(let banner): banner.buttons ?? []
        case .modal(let modal): modal.buttons ?? []
        case .fullscreen(let full): full.buttons ?? []
        default: []
        }
    }

    /// What a tap on a banner runs (AM-078).
    fileprivate var bannerActions: AirshipJSON? {
        if case .banner(let banner) = self { banner.actions } else { nil }
    }
}

/// Notices that the SDK has let go of an adapter, and with it of what it had prepared. The adapter keeps it.
///
/// Sendable: what changes is behind a lock.
private nonisolated final class DepartureOfAdapter: Sendable {
    private struct Watched {
        weak var bridge: Airship18Bridge?
        var record: Airship18Record?
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
        // It may be the end of the stage, or of a callback: what follows has a turn of its own.
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler) {
            // The bridge keeps the record of what has not ended. A turn that never comes keeps nothing.
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

/// An adapter of the app's that can take its message off the screen, so that `CompatMessage.dismiss()` works for it.
/// The SDK has no means for that.
public protocol Airship18DismissibleAdapter: CustomDisplayAdapter {
    /// Takes the message away, so that `display` returns: `userDismissed` by preference.
    @MainActor func dismiss()
}

/// Waits for one answer, or for the end of the task that waits: the SDK may lose interest in a display, and a process that
/// ends cancels everything. One wait each. Main actor.
@MainActor final class CancellableWait<Answer> {
    private typealias Waiting = CheckedContinuation<Carried<Answer?>, Never>
    private var waiting: Waiting?

    /// Waits.
    /// - Parameter began: called once, when `resume(returning:)` has an effect.
    /// - Returns: the answer; nil where the task was cancelled.
    func answer(_ began: @MainActor () -> Void = {}) async -> Answer? {
        await withTaskCancellationHandler {
            // It stays on the main actor; its type does not say so.
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
