public import Foundation
public import PlatformStandIns

/// The app that the SDKs are part of. Sendable; any thread.
public final class StageApp: Sendable {
    /// Where the app is.
    public enum State: String, Sendable, Hashable, CaseIterable {
        case active, inactive, background
    }

    private let stateBox = Locked(State.active)
    private let rootBox = Locked(true)
    private let observers = Locked<[@Sendable (State) -> Void]>([])

    init() {}

    /// Where the app is; `active` at first. Observers are told of a change, in order, before the setter
    /// returns.
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

/// The screen that messages appear on: a phone held upright, in light appearance, at first.
/// Sendable; any thread.
public final class StageScreen: Sendable {
    private let traitsBox = Locked(StageScreen.phone)
    private let orientationBox = Locked(UIInterfaceOrientation.portrait)
    private let sizeBox = Locked(CGSize(width: 390, height: 844))
    private let observers = Locked<[@Sendable () -> Void]>([])

    init() {}

    private static let phone = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(userInterfaceStyle: .light),
    ])

    /// The traits of the app's topmost view controller.
    public var traits: UITraitCollection {
        get { traitsBox.current }
        set {
            traitsBox.withLock { $0 = newValue }
            tellObservers()
        }
    }

    /// How the interface is turned.
    public var orientation: UIInterfaceOrientation {
        get { orientationBox.current }
        set {
            orientationBox.withLock { $0 = newValue }
            tellObservers()
        }
    }

    /// The size of the window, in points.
    public var size: CGSize {
        get { sizeBox.current }
        set {
            sizeBox.withLock { $0 = newValue }
            tellObservers()
        }
    }

    /// Calls `observer` whenever one of the properties was set, on the thread that did it.
    public func observe(_ observer: @escaping @Sendable () -> Void) {
        observers.withLock { $0.append(observer) }
    }

    private func tellObservers() {
        for observer in observers.current { observer() }
    }
}

/// What answers when an SDK fetches something. Sendable; any thread.
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

    /// Decides what each fetch brings; everything succeeds at first.
    public func respond(_ response: @escaping @Sendable (URL) -> Response) {
        responder.withLock { $0 = response }
    }

    /// The outcome of fetching `url` now: a failure while there is no connection.
    public func fetch(_ url: URL) -> Response {
        guard isReachable else { return .failure("The network is not reachable.") }
        return responder.current(url)
    }
}
