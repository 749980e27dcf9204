import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Makes messages wait for their turn (AM-019 to AM-021). Main actor.
@MainActor protocol DisplayCoordinator: AnyObject, Sendable {
    var isReady: Bool { get }
    func messageWillDisplay()
    func messageFinishedDisplaying()
    /// The messages that wait for their turn.
    var waiters: Waiters { get }
}

extension DisplayCoordinator {
    /// Registers a waiting message: the coordinator has to notify when it is ready.
    func wait() { waiters.areThere = true }

    /// Notifies the waiting messages, if they may be displayed now.
    func conditionsChanged() {
        guard waiters.areThere, isReady else { return }
        waiters.areThere = false
        waiters.becameReady()
    }
}

/// Whether a message waits for a coordinator, and how it is notified. Main actor.
@MainActor final class Waiters {
    var areThere = false
    var becameReady: @MainActor () -> Void = {}

    nonisolated init() {}
}

/// The coordinators of a process. Main actor.
@MainActor final class DisplayCoordinators {
    private let standard: DefaultDisplayCoordinator
    private let immediate: ImmediateDisplayCoordinator

    nonisolated init(_ installation: Installation) {
        standard = DefaultDisplayCoordinator(installation)
        immediate = ImmediateDisplayCoordinator(installation.link)
    }

    /// Called when a wait is over.
    var becameReady: @MainActor () -> Void = {}

    var displayInterval: TimeInterval {
        get { standard.displayInterval }
        set { standard.displayInterval = newValue }
    }

    /// The coordinator of a message. Embedded messages do not wait for others either, up to 20 (AM-021).
    func coordinator(of message: InAppMessage) -> any DisplayCoordinator {
        if case .airshipLayout(let layout) = message.displayContent, layout.isEmbedded { return immediate }
        return message.displayBehavior == .immediate ? immediate : standard
    }

    func begin() {
        standard.waiters.becameReady = { [weak self] in self?.becameReady() }
        immediate.waiters.becameReady = { [weak self] in self?.becameReady() }
    }

    func appBecameActive() {
        standard.conditionsChanged()
        immediate.conditionsChanged()
    }
}

/// One message at a time, with a pause in between (AM-019). Main actor.
@MainActor final class DefaultDisplayCoordinator: DisplayCoordinator {
    private enum Lock {
        case unlocked, locked
        /// The pause after a display.
        case unlocking
    }

    private let installation: Installation
    private var lock = Lock.unlocked
    /// The latest pause. An earlier pause that is not over unlocks too, at its own time (AM-154).
    private var pause: Pause?
    let waiters = Waiters()

    nonisolated init(_ installation: Installation) {
        self.installation = installation
    }

    var isReady: Bool { lock == .unlocked && installation.link.isAppActive }

    var displayInterval: TimeInterval {
        get { installation.settings[\.displayInterval] }
        set {
            installation.settings[\.displayInterval] = newValue
            // A current pause starts again at full length, even one of zero length (AM-152).
            guard lock == .unlocking else { return }
            pause?.cancel()
            startPause()
        }
    }

    func messageWillDisplay() { lock = .locked }

    func messageFinishedDisplaying() { startPause() }

    private func startPause() {
        lock = .unlocking
        pause = Pause(displayInterval, installation.link) { [weak self] in self?.unlock() }
    }

    /// Unlocks whatever the current state of the lock (AM-154).
    private func unlock() {
        lock = .unlocked
        conditionsChanged()
    }
}

/// A pause after a display: its end comes later, even if its length is zero. Main actor.
@MainActor private final class Pause {
    private var isCancelled = false
    private var timer: StageTimer?

    init(_ seconds: TimeInterval, _ link: StageLink, _ end: @escaping @MainActor @Sendable () -> Void) {
        let ended: @MainActor @Sendable () -> Void = { [self] in
            if !isCancelled { end() }
        }
        if seconds > 0 { timer = link.after(seconds, ended) } else { link.onMain(ended) }
    }

    func cancel() {
        isCancelled = true
        timer?.cancel()
    }
}

/// Waits only until the app is active (AM-020). Main actor.
@MainActor final class ImmediateDisplayCoordinator: DisplayCoordinator {
    private let link: StageLink
    let waiters = Waiters()

    nonisolated init(_ link: StageLink) {
        self.link = link
    }

    var isReady: Bool { link.isAppActive }
    func messageWillDisplay() {}
    func messageFinishedDisplaying() {}
}
