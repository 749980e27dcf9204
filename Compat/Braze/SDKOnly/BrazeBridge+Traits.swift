import BrazeModel
import PlatformStandIns

/// On a device the system has the traits; in the model its screen has them. `ModelOnly` has the counterpart.
extension BrazeBridge {
    /// The traits by which the SDK decides about orientations (BZ-031).
    var traits: UITraitCollection? { .current }
}
