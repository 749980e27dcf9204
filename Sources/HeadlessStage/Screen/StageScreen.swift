public import Foundation
public import PlatformStandIns

/// The screen that messages appear on: a phone held upright, in light appearance, at first.
/// Sendable; any thread.
///
/// Orientation, size and traits are three properties, and setting one leaves the others as they are: Setting only
/// `orientation` gives a phone that reports landscape and has the size of portrait. To turn the device, use
/// `rotate(to:)`.
public final class StageScreen: Sendable {
    private struct State: Sendable {
        var traits = StageScreen.phone
        var orientation = UIInterfaceOrientation.portrait
        var size = CGSize(width: 390, height: 844)
    }

    private let state = Locked(State())
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
        get { state.withLock { $0.traits } }
        set { change { $0.traits = newValue } }
    }

    /// The orientation of the interface.
    public var orientation: UIInterfaceOrientation {
        get { state.withLock { $0.orientation } }
        set { change { $0.orientation = newValue } }
    }

    /// The size of the window, in points.
    public var size: CGSize {
        get { state.withLock { $0.size } }
        set { change { $0.size = newValue } }
    }

    /// Turns the interface, as when the user turns the device: orientation, size and size classes change
    /// together, and observers are notified once. Whether a view controller allows the orientation is not checked.
    ///
    /// In portrait a phone has a compact width and a regular height. In landscape its height is compact, and its
    /// width regular only if the phone is large (its short side has 414 points or more). Other devices keep their
    /// size classes.
    ///
    /// - Parameter orientation: the new orientation; `.unknown` changes nothing.
    public func rotate(to orientation: UIInterfaceOrientation) {
        guard orientation.isPortrait || orientation.isLandscape else { return }
        change { state in
            let (short, long) = (
                min(state.size.width, state.size.height), max(state.size.width, state.size.height)
            )
            state.orientation = orientation
            state.size =
                orientation.isPortrait
                ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
            guard state.traits.userInterfaceIdiom == .phone else { return }
            let isLarge = short >= 414
            state.traits = UITraitCollection(traitsFrom: [
                state.traits,
                UITraitCollection(
                    horizontalSizeClass: orientation.isLandscape && isLarge ? .regular : .compact),
                UITraitCollection(verticalSizeClass: orientation.isPortrait ? .regular : .compact),
            ])
        }
    }

    /// Calls `observer` whenever one of the properties was set, on the thread that set it.
    public func observe(_ observer: @escaping @Sendable () -> Void) {
        observers.withLock { $0.append(observer) }
    }

    private func change(_ edit: (inout State) -> Void) {
        state.withLock { edit(&$0) }
        for observer in observers.current { observer() }
    }
}
