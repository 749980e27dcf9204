import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Lets messages wait for their turn (AM-019 to AM-021). Main actor.
@MainActor protocol DisplayCoordinator: AnyObject, Sendable {
    var isReady: Bool { get }
    func messageWillDisplay()
    func messageFinishedDisplaying()
    /// Who waits for its turn.
    var waiters: Waiters { get }
}

extension DisplayCoordinator {
    /// Someone waits: the coordinator has to say when it is ready.
    func wait() { waiters.areThere = true }

    /// Tells those who wait, if it is their turn now.
    func conditionsChanged() {
        guard waiters.areThere, isReady else { return }
        waiters.areThere = false
        waiters.becameReady()
    }
}

/// Whether someone waits for a coordinator, and how they are told. Main actor.
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

    /// Whoever has to hear that a wait is over.
    var becameReady: @MainActor () -> Void = {}

    var displayInterval: TimeInterval {
        get { standard.displayInterval }
        set { standard.displayInterval = newValue }
    }

    /// The coordinator of a message: embedded ones do not wait for others either, up to 20 (AM-021).
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
        case unlocked
        case locked
        /// The pause after a display.
        case unlocking(StageTimer?)
    }

    private let installation: Installation
    private var lock = Lock.unlocked
    let waiters = Waiters()

    nonisolated init(_ installation: Installation) {
        self.installation = installation
    }

    var isReady: Bool {
        guard case .unlocked = lock else { return false }
        return installation.link.isAppActive
    }

    var displayInterval: TimeInterval {
        get { installation.settings[\.displayInterval] }
        set {
            installation.settings[\.displayInterval] = newValue
            // A pause that is under way begins again, in full length.
            guard case .unlocking(let timer) = lock else { return }
            timer?.cancel()
            startPause()
        }
    }

    func messageWillDisplay() {
        if case .unlocking(let timer) = lock { timer?.cancel() }
        lock = .locked
    }

    func messageFinishedDisplaying() {
        guard case .locked = lock else { return }
        startPause()
    }

    private func startPause() {
        guard displayInterval > 0 else {
            lock = .unlocking(nil)
            return installation.link.onMain { [weak self] in self?.unlock() }
        }
        lock = .unlocking(installation.link.after(displayInterval) { [weak self] in self?.unlock() })
    }

    private func unlock() {
        guard case .unlocking = lock else { return }
        lock = .unlocked
        conditionsChanged()
    }
}

/// Waits for nothing but the app to be active (AM-020). Main actor.
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
