public import Foundation
package import PlatformStandIns

/// A gesture of the user on a message.
public enum UserGesture: Sendable, Hashable, CustomStringConvertible {
    /// A tap on a button: the one with this id (the vendor's, not a position). In an app's view also the one with
    /// this accessibility identifier or title; in a page the link or button with this `id` or title, or whose link
    /// contains this id for the vendor (`interaction=`, `abButtonId=`). If there is none, nothing is tapped.
    case tapButton(String)
    /// A tap on the message's body.
    case tapMessage
    /// A tap beside the message, on its backdrop.
    case tapOutside
    /// A tap on the close button.
    case close
    /// A swipe across the message.
    case swipe(SwipeDirection)
    /// A swipe that flings the message off the screen, in the direction that its position allows.
    case swipeAway
    /// A tap on a link of the message's web page.
    case openLink(URL)

    /// The direction of a swipe.
    public enum SwipeDirection: String, Sendable, Hashable, CaseIterable {
        /// The direction in which the finger moves.
        case up, down, left, right
    }

    public var description: String {
        switch self {
        case .tapButton(let id): "tap on button \(id)"
        case .tapMessage: "tap on the message"
        case .tapOutside: "tap outside the message"
        case .close: "tap on the close button"
        case .swipe(let direction): "swipe \(direction.rawValue)"
        case .swipeAway: "swipe away"
        case .openLink(let url): "tap on the link \(url.absoluteString)"
        }
    }
}

/// An event of the web page of an HTML message.
public enum PageEvent: Sendable, CustomStringConvertible {
    /// The page has finished loading.
    case finishedLoading
    /// The page could not be loaded.
    case failedLoading(String)
    /// A script of the page posts a message to native code, as JSON text.
    case posted(name: String, json: String)

    public var description: String {
        switch self {
        case .finishedLoading: "page finished loading"
        case .failedLoading(let reason): "page failed to load (\(reason))"
        case .posted(let name, let json): "page posted \(name) \(json)"
        }
    }
}

/// An object that a model shows on the screen: it receives the user's gestures and its page's events.
@MainActor public protocol StageSurface: AnyObject, Sendable {
    /// The surface's name in the log, such as the message's id.
    var surfaceName: String { get }
    /// Performs the gesture as on a device. False if nothing handles it.
    func perform(_ gesture: UserGesture) -> Bool
    /// Handles an event of the web page. False if no page waits for it.
    func receive(_ event: PageEvent) -> Bool
    /// Why the surface does not accept gestures at this moment, and how a test can change that, as a sentence; nil if it
    /// accepts them. Default: nil.
    var obstacle: String? { get }
}

extension StageSurface {
    public var obstacle: String? { nil }
}

extension HeadlessStage {
    /// Puts a surface on the screen, on top of the others. The stage holds it weakly.
    @MainActor public func show(_ surface: any StageSurface) {
        surfaces.push(surface)
    }

    /// Removes a surface from the screen.
    @MainActor public func remove(_ surface: any StageSurface) {
        surfaces.remove(surface)
    }

    /// The names of the surfaces on the screen, topmost last.
    @MainActor public var visibleSurfaces: [String] {
        surfaces.all.map(\.surfaceName)
    }

    /// The user of the app.
    public var user: StageUser { StageUser(stage: self) }

    /// The web page of the topmost HTML message.
    public var page: StagePage { StagePage(stage: self) }

    /// Opens a URL outside the app: it is written to the log.
    public func open(_ url: URL, from source: String) {
        log.record(.openedURL, from: source, url.absoluteString)
    }
}

/// The surfaces on the screen.
final class SurfaceStack: Sendable {
    private struct Weak: Sendable {
        weak var surface: (any StageSurface)?
    }

    private let stack = Locked<[Weak]>([])

    @MainActor var all: [any StageSurface] {
        stack.current.compactMap(\.surface)
    }

    @MainActor func push(_ surface: any StageSurface) {
        stack.withLock { stack in
            stack.removeAll { $0.surface == nil || $0.surface === surface }
            stack.append(Weak(surface: surface))
        }
    }

    @MainActor func remove(_ surface: any StageSurface) {
        stack.withLock { $0.removeAll { $0.surface == nil || $0.surface === surface } }
    }

    func removeAll() { stack.withLock { $0 = [] } }
}

/// The user of the app. Each gesture goes to the topmost message; on the main thread it is performed before the call
/// returns. A gesture that nothing handles is logged as an error.
public struct StageUser: Sendable {
    let stage: HeadlessStage

    /// Taps a button: `"1"` by the vendor's id, or `"Rate"` by identifier or title, in a page as well.
    public func tapButton(_ id: String) { perform(.tapButton(id)) }
    /// Taps the message's body.
    public func tapMessage() { perform(.tapMessage) }
    /// Taps beside the message.
    public func tapOutside() { perform(.tapOutside) }
    /// Taps the close button. On a page of an SDK without a close button of its own, follows the link that closes
    /// pages of that SDK, even if this page does not contain it.
    public func close() { perform(.close) }
    /// Swipes across the message.
    public func swipe(_ direction: UserGesture.SwipeDirection) { perform(.swipe(direction)) }
    /// Flings the message off the screen.
    public func swipeAway() { perform(.swipeAway) }
    /// Taps a link of the web page.
    public func openLink(_ url: URL) { perform(.openLink(url)) }

    /// Performs any gesture.
    public func perform(_ gesture: UserGesture) {
        stage.deliver("\(gesture)", obstacle: { $0.obstacle }) { $0.perform(gesture) }
    }
}

/// The web page of the topmost HTML message. Each event goes to the topmost message that is waiting for one; an event
/// that nothing waits for is logged as an error.
public struct StagePage: Sendable {
    let stage: HeadlessStage

    /// The page has loaded.
    public func finishLoading() { send(.finishedLoading) }
    /// The page could not be loaded.
    public func failLoading(_ reason: String = "The page could not be loaded.") {
        send(.failedLoading(reason))
    }
    /// A script of the page posts a message to native code.
    ///
    /// `post("brazeBridge.logClick", json: "\"1\"")` is the call that a page of Braze's writes as
    /// `brazeBridge.logClick("1")`. A handler that an app has registered with Adobe is called by its name, or as the
    /// page writes it: `webkit.messageHandlers.NAME.postMessage` on iOS, `NAME.run` on Android. Airship's functions
    /// begin with `UAirship.`.
    /// - Parameters:
    ///   - name: the handler or the function.
    ///   - json: the argument as JSON text.
    public func post(_ name: String, json: String = "null") { send(.posted(name: name, json: json)) }

    private func send(_ event: PageEvent) {
        stage.deliver("\(event)") { $0.receive(event) }
    }
}

extension HeadlessStage {
    /// Offers an event to the surfaces, topmost first, until one handles it.
    /// - Parameters:
    ///   - what: a description of the event.
    ///   - obstacle: returns why a surface does not accept events at this moment.
    ///   - take: passes the event to a surface; false if that does not handle it.
    func deliver(
        _ what: String, obstacle: @escaping @MainActor @Sendable (any StageSurface) -> String? = { _ in nil },
        to take: @escaping @MainActor @Sendable (any StageSurface) -> Bool
    ) {
        onMainNow {
            let surfaces = self.surfaces.all.reversed()
            for surface in surfaces where take(surface) { return }
            let reason = surfaces.lazy.compactMap(obstacle).first.map { " (\($0))" } ?? ""
            self.log.record(.error, from: "stage", "Nothing on the screen takes this: \(what)\(reason)")
        }
    }
}

// Touches on the controls in an app's view.
extension UIView {
    /// Taps the button with this accessibility identifier, else the topmost one with this title, in this view.
    /// A button that is hidden, transparent, disabled or in a view without user interaction is not found.
    ///
    /// - Parameter name: the identifier or the title.
    /// - Returns: whether there was such a button.
    package func tapButton(named name: String) -> Bool {
        let buttons = touchableButtons
        let named =
            buttons.first { $0.accessibilityIdentifier == name } ?? buttons.first { $0.currentTitle == name }
        guard let named else { return false }
        named.tap()
        return true
    }

    /// Whether a touch reaches this view: neither it nor a superview prevents that.
    package var isTouchable: Bool {
        takesTouches && superview?.isTouchable ?? true
    }

    private var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha > 0.01 }

    /// The buttons that a touch reaches, topmost first.
    private var touchableButtons: [UIButton] {
        guard takesTouches else { return [] }
        if let button = self as? UIButton { return button.isEnabled ? [button] : [] }
        return subviews.reversed().flatMap(\.touchableButtons)
    }
}

extension UIButton {
    /// A touch begins on the button and ends inside.
    package func tap() {
        sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }
}
