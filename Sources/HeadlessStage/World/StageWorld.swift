public import Foundation
import PlatformStandIns

/// The app that the SDKs are part of. Sendable; any thread.
public final class StageApp: Sendable {
    /// The state of the app.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// As `UIApplication.State`.
        case active, inactive, background
    }

    private let stateBox = Locked(State.active)
    private let rootBox = Locked(true)
    private let observers = Locked<[@Sendable (State) -> Void]>([])

    init() {}

    /// The app's state; `active` at first. Observers are notified of a change, in order, before the setter returns.
    public var state: State {
        get { stateBox.current }
        set {
            let isChange = stateBox.withLock { state in
                defer { state = newValue }
                return state != newValue
            }
            guard isChange else { return }
            for observer in observers.current { observer(newValue) }
        }
    }

    /// Whether the app has a window with a root view controller; true at first.
    public var hasRootViewController: Bool {
        get { rootBox.current }
        set { rootBox.withLock { $0 = newValue } }
    }

    /// Calls `observer` after every change of `state`, on the thread that made it.
    public func observe(_ observer: @escaping @Sendable (State) -> Void) {
        observers.withLock { $0.append(observer) }
    }
}

/// The network, which answers the SDKs' fetches. Sendable; any thread.
public final class StageNetwork: Sendable {
    private let reachable = Locked(true)
    private let responder = Locked<@Sendable (URL) -> Response>({ _ in .success })

    /// The outcome of a fetch.
    public enum Response: Sendable, Hashable {
        /// Status 200.
        case success
        /// Another HTTP status.
        case status(Int)
        /// No answer at all.
        case failure(String)
    }

    init() {}

    /// Whether there is a connection; true at first.
    public var isReachable: Bool {
        get { reachable.current }
        set { reachable.withLock { $0 = newValue } }
    }

    /// Decides the outcome of each fetch; at first everything succeeds.
    public func respond(_ response: @escaping @Sendable (URL) -> Response) {
        responder.withLock { $0 = response }
    }

    /// The outcome of fetching `url` now: a failure while there is no connection.
    public func fetch(_ url: URL) -> Response {
        guard isReachable else { return .failure("The network is not reachable.") }
        return responder.current(url)
    }
}
