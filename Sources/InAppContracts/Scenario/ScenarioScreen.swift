import HeadlessStage
import InAppCompat
import PlatformStandIns

/// A change of the screen. Properties that are nil stay unchanged.
public struct ScenarioScreen: Sendable, Hashable {
    /// The orientation of the interface.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        /// As in UIKit.
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    /// A size class along an axis.
    public enum SizeClass: String, Sendable, Hashable, CaseIterable {
        /// As in UIKit.
        case compact, regular
    }

    /// Light or dark.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// As the system's appearance.
        case light, dark
    }

    /// The kind of device.
    public enum Idiom: String, Sendable, Hashable, CaseIterable {
        /// As in UIKit.
        case phone, pad
    }

    /// The user turns the device: orientation, size and size classes change together (`StageScreen.rotate(to:)`).
    public var rotation: Orientation?
    /// The orientation that the interface reports, without a change of its size classes.
    public var orientation: Orientation?
    /// The horizontal size class.
    public var horizontal: SizeClass?
    /// The vertical size class.
    public var vertical: SizeClass?
    /// Light or dark.
    public var style: Style?
    /// The kind of device.
    public var idiom: Idiom?

    /// Makes an empty change.
    public init() {}

    init(_ node: ScenarioNode) throws {
        try node.allow(only: ["rotate", "orientation", "horizontal", "vertical", "style", "idiom"])
        rotation = try node.optional("rotate")?.word(Orientation.self)
        orientation = try node.optional("orientation")?.word(Orientation.self)
        horizontal = try node.optional("horizontal")?.word(SizeClass.self)
        vertical = try node.optional("vertical")?.word(SizeClass.self)
        style = try node.optional("style")?.word(Style.self)
        idiom = try node.optional("idiom")?.word(Idiom.self)
    }

    var json: ContentValue {
        .object(Dictionary(uniqueKeysWithValues: traceArguments.map { ($0.name, .string($0.value)) }))
    }

    var traceArguments: [TraceEvent.Argument] {
        let all: [(String, String?)] = [
            ("rotate", rotation?.rawValue), ("orientation", orientation?.rawValue),
            ("horizontal", horizontal?.rawValue),
            ("vertical", vertical?.rawValue), ("style", style?.rawValue), ("idiom", idiom?.rawValue),
        ]
        return all.compactMap { name, value in value.map { TraceEvent.Argument(name, $0) } }
    }

    func apply(to screen: StageScreen) {
        if let rotation { screen.rotate(to: rotation.native) }
        if let orientation { screen.orientation = orientation.native }
        var changes = [screen.traits]
        if let horizontal { changes.append(UITraitCollection(horizontalSizeClass: horizontal.native)) }
        if let vertical { changes.append(UITraitCollection(verticalSizeClass: vertical.native)) }
        if let style {
            changes.append(UITraitCollection(userInterfaceStyle: style == .dark ? .dark : .light))
        }
        if let idiom { changes.append(UITraitCollection(userInterfaceIdiom: idiom == .pad ? .pad : .phone)) }
        screen.traits = UITraitCollection(traitsFrom: changes)
    }
}

extension ScenarioScreen.Orientation {
    fileprivate var native: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}

extension ScenarioScreen.SizeClass {
    fileprivate var native: UIUserInterfaceSizeClass {
        self == .compact ? .compact : .regular
    }
}
