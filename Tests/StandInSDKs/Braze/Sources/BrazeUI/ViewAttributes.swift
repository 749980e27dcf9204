import BrazeKit
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Section 3.2.

extension BrazeInAppMessageUI {
    public enum ViewAttributes: Sendable {
        case slideup(SlideupView.Attributes)
        case modal(ModalView.Attributes)
        case modalImage(ModalImageView.Attributes)
        case full(FullView.Attributes)
        case fullImage(FullImageView.Attributes)
        case html(HtmlView.Attributes)

        public static func defaults(for message: Braze.InAppMessage) -> ViewAttributes? { standIn() }
        public var slideup: SlideupView.Attributes? {
            get { standIn() }
            set { standIn() }
        }
        public var modal: ModalView.Attributes? {
            get { standIn() }
            set { standIn() }
        }
        public var modalImage: ModalImageView.Attributes? {
            get { standIn() }
            set { standIn() }
        }
        public var full: FullView.Attributes? {
            get { standIn() }
            set { standIn() }
        }
        public var fullImage: FullImageView.Attributes? {
            get { standIn() }
            set { standIn() }
        }
        public var html: HtmlView.Attributes? {
            get { standIn() }
            set { standIn() }
        }
    }
}

extension BrazeInAppMessageUI.SlideupView {
    public struct Attributes: Sendable {
        public enum ChevronVisibility: Sendable {
            case auto, hidden, visible
        }
        public var margin: UIEdgeInsets
        public var padding: UIEdgeInsets
        public var graphicLeadingPadding: Double
        public var spacing: Double
        public var font: UIFont
        public var imageSize: CGSize
        public var imageCornerRadius: Double
        public var imageCornerCurve: CALayerCornerCurve
        public var chevronVisibility: ChevronVisibility
        public var cornerRadius: Double
        public var cornerCurve: CALayerCornerCurve
        public var dismissible: Bool
        public var shadow: Shadow?
        public var minHeight: Double
        public var maxWidth: Double
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.SlideupView) -> Void)?
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

extension BrazeInAppMessageUI.ModalView {
    public struct Attributes: Sendable {
        public var margin: UIEdgeInsets
        public var padding: UIEdgeInsets
        public var labelsSpacing: Double
        public var spacing: Double
        public var headerFont: UIFont
        public var messageFont: UIFont
        public var cornerRadius: Double
        public var cornerCurve: CALayerCornerCurve
        public var shadow: Shadow?
        public var minWidth: ViewDimension
        public var maxWidth: ViewDimension
        public var maxHeight: ViewDimension
        public var dismissOnBackgroundTap: Bool
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void)?
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

extension BrazeInAppMessageUI.ModalImageView {
    public struct Attributes: Sendable {
        public var margin: UIEdgeInsets
        public var padding: UIEdgeInsets
        public var cornerRadius: Double
        public var cornerCurve: CALayerCornerCurve
        public var shadow: Shadow?
        public var minWidth: ViewDimension
        public var maxWidth: ViewDimension
        public var maxHeight: ViewDimension
        public var scrollLargeImages: Bool
        public var dismissOnBackgroundTap: Bool
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

extension BrazeInAppMessageUI.FullView {
    public enum DisplayMode: Sendable {
        case modal, full
    }

    public struct Attributes: Sendable {
        public var margin: UIEdgeInsets
        public var padding: UIEdgeInsets
        public var labelsSpacing: Double
        public var spacing: Double
        public var headerFont: UIFont
        public var messageFont: UIFont
        public var cornerRadius: Double
        public var cornerCurve: CALayerCornerCurve
        public var shadow: Shadow?
        public var minWidth: ViewDimension
        public var maxWidth: ViewDimension
        public var maxHeight: ViewDimension
        public var preferredDisplayMode: DisplayMode?
        public var dismissOnBackgroundTap: Bool
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

extension BrazeInAppMessageUI.FullImageView {
    public enum DisplayMode: Sendable {
        case modal, full
    }

    public struct Attributes: Sendable {
        public var preferredDisplayMode: DisplayMode?
        public var margin: UIEdgeInsets
        public var padding: UIEdgeInsets
        public var cornerRadius: Double
        public var cornerCurve: CALayerCornerCurve
        public var shadow: Shadow?
        public var minWidth: ViewDimension
        public var maxWidth: ViewDimension
        public var maxHeight: ViewDimension
        public var scrollLargeImages: Bool
        public var dismissOnBackgroundTap: Bool
        public var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.ModalImageView) -> Void)?
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

extension BrazeInAppMessageUI.HtmlView {
    public struct Attributes: Sendable {
        public enum Animation: Sendable {
            case auto, fade, slide
        }
        public var animation: Animation
        public var automaticBodyClicks: Bool
        public var linkTargetSupport: Bool
        public var allowInspector: Bool
        public var configure: (@MainActor @Sendable (WKWebViewConfiguration) -> Void)?
        public var onPresent: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?
        public var onLayout: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?
        public var onTheme: (@MainActor @Sendable (BrazeInAppMessageUI.HtmlView) -> Void)?
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

extension BrazeInAppMessageUI.ButtonView {
    public struct Attributes: Sendable {
        public var padding: UIEdgeInsets
        public var font: UIFont
        public var borderWidth: Double
        public var cornerRadius: Double
        public var minWidth: Double
        public var maxHeight: Double
        public var language: String?
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

public struct ViewDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(regular: Double, large: Double) { standIn() }
    public init(floatLiteral value: Double) { standIn() }
    public init(integerLiteral value: Int) { standIn() }
}

// `@unchecked Sendable` is the SDK's word. Here it is sound: what would make one stops the program.
public struct Shadow: Hashable, @unchecked Sendable {
    public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) { standIn() }
    public static let inAppMessage: Shadow = standInValue()
    public static let contentCard: Shadow = standInValue()
}

// `@unchecked Sendable` is the SDK's word. Here it is sound: what would make one stops the program.
public struct GIFViewProvider: @unchecked Sendable {
    public var view: (URL?) -> UIView
    public var updateView: (UIView, URL?) -> Void
    public static var shared: GIFViewProvider {
        get { standIn() }
        set { standIn() }
    }
    public static let nonAnimating: GIFViewProvider = standInValue()
}
