import Airship18Model
import InAppCompat

/// Stands before an adapter of the app's, or shows a view of the handler's own, and tells the bridge what the SDK does
/// not tell its delegate: that something is displayed (AM-011), and how that ended (AM-008). Main actor.
@MainActor final class BridgedAdapter: CustomDisplayAdapter {
    let message: InAppMessage
    let inner: (any CustomDisplayAdapter)?
    private weak var bridge: Airship18Bridge?
    private(set) var record: MessageRecord?
    private let departure: DepartureOfAdapter
    private var window: CustomViewWindow?
    private typealias Ended = Carried<CustomDisplayResolution>
    private var finish: ((CustomDisplayResolution) -> Void)?

    init(_ bridge: Airship18Bridge, _ message: InAppMessage, inner: (any CustomDisplayAdapter)?) {
        self.bridge = bridge
        self.message = message
        self.inner = inner
        departure = DepartureOfAdapter(bridge)
    }

    /// Names the message that the adapter turns out to be for.
    func belong(to record: MessageRecord) {
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
        record?.cause = MessageResolution.Cause(resolution)
        return resolution
    }

    private func resolution(in scene: UIWindowScene) async -> CustomDisplayResolution {
        if let record, let view = record.customView { return await show(view, of: record, in: scene) }
        // The bridge lets nothing through that has neither; without it, nobody is left who could show anything.
        guard let inner else { return .userDismissed }
        return await inner.display(scene: scene)
    }

    // MARK: Views of the handler's own

    private func show(
        _ view: UIView, of record: MessageRecord, in scene: UIWindowScene
    ) async -> CustomDisplayResolution {
        let window = CustomViewWindow(view, in: scene, level: record.windowLevel)
        self.window = window
        window.show { [weak self] in self?.close(with: .userDismissed) }
        if let seconds = record.autoClose {
            MainThread.after(seconds) { [weak self] in self?.close(with: .timedOut) }
        }
        // It stays on the main actor; its type does not say so.
        let ended = await withCheckedContinuation { (ending: CheckedContinuation<Ended, Never>) in
            finish = { ending.resume(returning: Carried($0)) }
        }
        return ended.value
    }

    /// The handler's own view, while it is up.
    var visibleView: UIView? { window?.content }

    /// Takes the handler's own view away and reports how; nothing if there is none.
    func close(with resolution: CustomDisplayResolution) {
        guard let finish else { return }
        window?.close()
        window = nil
        self.finish = nil
        finish(resolution)
    }

    /// Whether the message can be taken off the screen.
    var canLeave: Bool { window != nil || inner is any Airship18DismissibleAdapter }

    /// Takes the message off the screen.
    func leave() {
        if window != nil { return close(with: .userDismissed) }
        (inner as? any Airship18DismissibleAdapter)?.dismiss()
    }
}

/// Notices that the SDK has let go of an adapter, and with it of what it had prepared. The adapter keeps it.
///
/// Sendable: what changes is behind a lock.
private nonisolated final class DepartureOfAdapter: Sendable {
    private struct Watched {
        weak var bridge: Airship18Bridge?
        var record: MessageRecord?
    }

    private let watched: Locked<Watched>
    private let scheduler = MainThread.scheduler

    init(_ bridge: Airship18Bridge) {
        watched = Locked(Watched(bridge: bridge))
    }

    func watch(_ record: MessageRecord) {
        watched.withLock { $0.record = record }
    }

    deinit {
        let watched = watched.current
        guard let record = watched.record else { return }
        // It may be the end of the stage, or of a callback: what follows has a turn of its own.
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler) {
            MainThread.async { [weak bridge = watched.bridge] in bridge?.checkSchedule(of: record) }
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
