public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The appearance of a built-in view, by kind of message.
    public enum ViewAttributes: Sendable {
        /// The appearance of a slideup.
        case slideup(SlideupView.Attributes)
        /// The appearance of a modal.
        case modal(ModalView.Attributes)
        /// The appearance of a modal image message.
        case modalImage(ModalImageView.Attributes)
        /// The appearance of a full message.
        case full(FullView.Attributes)
        /// The appearance of a full image message.
        case fullImage(FullImageView.Attributes)
        /// The appearance of an HTML message.
        case html(HtmlView.Attributes)

        /// The current defaults for a message; nil for a control message, which has no appearance (BZ-126).
        public static func defaults(for message: Braze.InAppMessage) -> ViewAttributes? {
            switch message {
            case .slideup: .slideup(.defaults)
            case .modal: .modal(.defaults)
            case .modalImage: .modalImage(.defaults)
            case .full: .full(.defaults)
            case .fullImage: .fullImage(.defaults)
            case .html: .html(.defaults)
            case .control: nil
            }
        }
    }
}

/// The attributes by kind. Each getter returns nil for another kind. Each setter ignores nil, and does nothing if the
/// attributes are of another kind.
extension BrazeInAppMessageUI.ViewAttributes {
    /// The appearance of a slideup.
    public var slideup: BrazeInAppMessageUI.SlideupView.Attributes? {
        get { if case .slideup(let attributes) = self { attributes } else { nil } }
        set { if case .slideup = self, let newValue { self = .slideup(newValue) } }
    }

    /// The appearance of a modal.
    public var modal: BrazeInAppMessageUI.ModalView.Attributes? {
        get { if case .modal(let attributes) = self { attributes } else { nil } }
        set { if case .modal = self, let newValue { self = .modal(newValue) } }
    }

    /// The appearance of a modal image message.
    public var modalImage: BrazeInAppMessageUI.ModalImageView.Attributes? {
        get { if case .modalImage(let attributes) = self { attributes } else { nil } }
        set { if case .modalImage = self, let newValue { self = .modalImage(newValue) } }
    }

    /// The appearance of a full message.
    public var full: BrazeInAppMessageUI.FullView.Attributes? {
        get { if case .full(let attributes) = self { attributes } else { nil } }
        set { if case .full = self, let newValue { self = .full(newValue) } }
    }

    /// The appearance of a full image message.
    public var fullImage: BrazeInAppMessageUI.FullImageView.Attributes? {
        get { if case .fullImage(let attributes) = self { attributes } else { nil } }
        set { if case .fullImage = self, let newValue { self = .fullImage(newValue) } }
    }

    /// The appearance of an HTML message.
    public var html: BrazeInAppMessageUI.HtmlView.Attributes? {
        get { if case .html(let attributes) = self { attributes } else { nil } }
        set { if case .html = self, let newValue { self = .html(newValue) } }
    }
}

/// A length in points that may differ on large screens.
public struct ViewDimension: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The length on a screen of regular size.
    public var regular: Double
    /// The length on a large screen.
    public var large: Double

    /// Makes a dimension from two lengths in points.
    public init(regular: Double, large: Double) {
        self.regular = regular
        self.large = large
    }

    /// Makes a dimension that is the same on every screen.
    public init(floatLiteral value: Double) {
        self.init(regular: value, large: value)
    }

    /// Makes a dimension that is the same on every screen.
    public init(integerLiteral value: Int) {
        self.init(regular: Double(value), large: Double(value))
    }
}

/// The shadow of a view.
///
/// The numbers of the preset for content cards are chosen by the model; those of the SDK are not known.
public struct Shadow: Sendable, Hashable {
    /// The shadow's colour.
    public var color: UIColor
    /// The offset of the shadow, in points.
    public var offset: CGSize
    /// The blur radius of the shadow, in points.
    public var radius: CGFloat
    /// The opacity of the shadow, from 0 to 1.
    public var opacity: Float

    /// Makes a shadow; lengths are in points.
    public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.opacity = opacity
    }

    /// Written out, because `CGSize` is hashable only from iOS 18 and macOS 15 on.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(offset.width)
        hasher.combine(offset.height)
        hasher.combine(radius)
        hasher.combine(opacity)
    }

    /// The shadow of in-app messages (BZ-145).
    public static let inAppMessage = Shadow(
        color: .black.withAlphaComponent(0.3), offset: .zero, radius: 4, opacity: 1)
    /// The shadow of content cards.
    public static let contentCard = Shadow(
        color: .black, offset: CGSize(width: 0, height: 2), radius: 3, opacity: 0.2)
}
