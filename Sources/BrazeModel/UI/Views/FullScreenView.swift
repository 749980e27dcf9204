import PlatformStandIns

/// What full views and full image views have in common: they cover the screen, or stand on it like a modal.
@MainActor protocol FullScreenView: ImmersiveView {
    associatedtype Look: PlacedLook
    var attributes: Look { get set }
    /// Where the view stands when it does not cover the screen.
    var placeAsModal: FullViewPlace { get }
    var displayMode: BrazeInAppMessageUI.FullView.DisplayMode { get }
}

extension FullScreenView {
    /// Moves the view to where its mode wants it (BZ-138).
    func applyDisplayMode() {
        let place = placeAsModal.shown(in: displayMode)
        if attributes.place != place { attributes.place = place }
    }

    /// Hides the status bar if the view covers the screen, whatever the app asked for (BZ-135).
    func hideStatusBarIfCovering() {
        if displayMode == .full { controller?.hideStatusBar() }
    }
}

/// Where a full view stands and how its corners are.
struct FullViewPlace: Equatable {
    var margin: UIEdgeInsets
    /// In points.
    var cornerRadius: Double

    /// What is shown: a view that covers the screen has neither margin nor round corners (BZ-138).
    func shown(in mode: BrazeInAppMessageUI.FullView.DisplayMode) -> FullViewPlace {
        mode == .full ? FullViewPlace(margin: .zero, cornerRadius: 0) : self
    }
}

/// A look that says where its view stands.
protocol PlacedLook {
    var margin: UIEdgeInsets { get set }
    var cornerRadius: Double { get set }
}

extension PlacedLook {
    var place: FullViewPlace {
        get { FullViewPlace(margin: margin, cornerRadius: cornerRadius) }
        set { (margin, cornerRadius) = (newValue.margin, newValue.cornerRadius) }
    }
}

extension BrazeInAppMessageUI.ModalView.Attributes: PlacedLook {}
extension BrazeInAppMessageUI.ModalImageView.Attributes: PlacedLook {}
