import Foundation
import HeadlessStage
import PlatformStandIns

/// What full views and full image views have in common: they cover the screen, or stand on it like a modal.
@MainActor protocol FullScreenView: ImmersiveView {
    associatedtype Look: PlacedLook
    var attributes: Look { get set }
    /// Where the view stands when it does not cover the screen.
    var placeAsModal: FullViewPlace { get }
    /// Where the view stands when it does.
    var placeOverScreen: FullViewPlace { get }
    /// Whether it covers the screen.
    var coversScreen: Bool { get }
    func applyAttributes()
}

extension FullScreenView {
    /// Moves the view to where its mode wants it (BZ-138, BZ-141).
    func applyDisplayMode() {
        let place = coversScreen ? placeOverScreen : placeAsModal
        if attributes.place != place { attributes.place = place }
    }

    /// What comes after the entry has begun: the look once more (BZ-158), and the wish for the status bar, which is
    /// hidden where the view covers the screen (BZ-154).
    func finishPresenting() {
        applyAttributes()
        wishForStatusBar(covering: coversScreen)
    }

    /// Says what the view wants of the status bar: true if it covers the screen, nothing else. What the app asked for
    /// in `prepareWith` comes first (BZ-139).
    func wishForStatusBar(covering: Bool) {
        prefersStatusBarHidden = covering ? true : nil
    }
}

/// Where a full view stands and how its corners are.
struct FullViewPlace: Equatable {
    var margin: UIEdgeInsets
    var padding: UIEdgeInsets
    /// In points.
    var cornerRadius: Double
    var maxHeight: ViewDimension

    /// The place of a view that covers the screen: it has neither margin nor round corners (BZ-138), and may be as
    /// high as it likes (BZ-141).
    var overScreen: FullViewPlace {
        FullViewPlace(margin: .zero, padding: padding, cornerRadius: 0, maxHeight: 10_000)
    }
}

/// A look that says where its view stands.
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
    /// Whether a full message without a preferred mode stands on the screen like a modal: where both size classes are
    /// regular, as on a tablet.
    var suitsModal: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}
