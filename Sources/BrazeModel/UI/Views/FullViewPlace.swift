import PlatformStandIns

/// Where a full view stands and how its corners are, as its attributes say.
struct FullViewPlace: Equatable {
    var margin: UIEdgeInsets
    /// In points.
    var cornerRadius: Double

    /// What is shown: a view that covers the screen has neither margin nor round corners (BZ-138).
    func shown(in mode: BrazeInAppMessageUI.FullView.DisplayMode) -> FullViewPlace {
        mode == .full ? FullViewPlace(margin: .zero, cornerRadius: 0) : self
    }
}
