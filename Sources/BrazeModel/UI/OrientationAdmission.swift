import PlatformStandIns

extension Braze.InAppMessage.Orientation {
    /// Whether a message of this orientation may appear now (BZ-031). What counts is the size classes of the
    /// app's topmost controller, not how the device is held.
    func isAdmitted(by traits: UITraitCollection) -> Bool {
        let horizontal = traits.horizontalSizeClass
        let vertical = traits.verticalSizeClass
        return switch self {
        case .any: true
        case .portrait: vertical == .regular
        case .landscape: horizontal == .regular || (horizontal == .compact && vertical == .compact)
        }
    }

    /// The orientations that a visible message may be turned to.
    func mask(for traits: UITraitCollection) -> UIInterfaceOrientationMask {
        switch self {
        case .any: traits.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
        case .portrait: .portrait
        case .landscape: .landscape
        }
    }
}
