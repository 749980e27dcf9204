import BrazeModel
import PlatformStandIns

/// On a device the system has the traits; the model's screen has them there. `ModelOnly` has the other side.
extension BrazeBridge {
    /// The traits by which the SDK decides about orientations (BZ-031).
    var traits: UITraitCollection? { .current }
}
