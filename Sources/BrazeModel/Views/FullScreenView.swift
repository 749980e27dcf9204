import Foundation
import HeadlessStage
import PlatformStandIns

/// The common behaviour of full views and full image views: they cover the screen, or are shown like a modal.
@MainActor protocol FullScreenView: ImmersiveView {
    associatedtype Look: PlacedLook
    var attributes: Look { get set }
    /// The placement of the view when it does not cover the screen.
    var placeAsModal: FullViewPlace { get }
    /// The placement of the view when it covers the screen.
    var placeOverScreen: FullViewPlace { get }
    /// Whether it covers the screen.
    var coversScreen: Bool { get }
    func applyAttributes()
}

extension FullScreenView {
    /// Applies the placement of its display mode (BZ-138, BZ-141).
    func applyDisplayMode() {
        let place = coversScreen ? placeOverScreen : placeAsModal
        if attributes.place != place { attributes.place = place }
    }

    /// Completes the entry: applies the appearance again (BZ-158), and sets the status bar preference, which is hidden
    /// if the view covers the screen (BZ-154).
    func finishPresenting() {
        applyAttributes()
        wishForStatusBar(covering: coversScreen)
    }

    /// Sets the view's status bar preference: true if it covers the screen, otherwise none. The app's setting in
    /// `prepareWith` has precedence (BZ-139).
    func wishForStatusBar(covering: Bool) {
        prefersStatusBarHidden = covering ? true : nil
    }
}

/// The margins, corners and height limit of a full view.
struct FullViewPlace: Equatable {
    var margin: UIEdgeInsets
    var padding: UIEdgeInsets
    /// In points.
    var cornerRadius: Double
    var maxHeight: ViewDimension

    /// The placement of a view that covers the screen: without margin and round corners (BZ-138), and with unlimited
    /// height (BZ-141).
    var overScreen: FullViewPlace {
        FullViewPlace(margin: .zero, padding: padding, cornerRadius: 0, maxHeight: 10_000)
    }
}

/// An appearance that contains a placement.
protocol PlacedLook {
    var margin: UIEdgeInsets { get set }
    var padding: UIEdgeInsets { get set }
    var cornerRadius: Double { get set }
    var maxHeight: ViewDimension { get set }
}

extension PlacedLook {
    var place: FullViewPlace {
        get {
            FullViewPlace(margin: margin, padding: padding, cornerRadius: cornerRadius, maxHeight: maxHeight)
        }
        set {
            (margin, padding) = (newValue.margin, newValue.padding)
            (cornerRadius, maxHeight) = (newValue.cornerRadius, newValue.maxHeight)
        }
    }
}

extension BrazeInAppMessageUI.ModalView.Attributes: PlacedLook {}
extension BrazeInAppMessageUI.ModalImageView.Attributes: PlacedLook {}

extension UITraitCollection {
    /// Whether a full message without a preferred mode is shown like a modal: if both size classes are regular, as on a
    /// tablet.
    var suitsModal: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}
